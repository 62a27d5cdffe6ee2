//! The settings of a search.

use serde::Serialize;

/// The order of examining boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Strategy {
    /// The oldest board first; a board is tested when it is made.
    BreadthFirst,
    /// The least cost so far first.
    UniformCost,
    /// The last board made first, with backtracking only when nothing is left to try; a board is made at its turn.
    DepthFirst,
    /// Depth-first to depth 1, then again from the start to depth 2, and so on. As published, a board's children are
    /// all made at once, and the last one is examined first.
    IterativeDeepening,
    /// The least estimate of the remaining cost first: f = h.
    Greedy,
    /// The least estimate of the total cost first: f = g + h.
    AStar,
    /// The least total with the estimate weighted by `weight`: f = g + w h.
    WeightedAStar,
}

impl Strategy {
    /// Returns whether a heuristic orders the strategy; it prunes with every strategy.
    pub fn is_informed(self) -> bool {
        matches!(self, Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar)
    }
}

/// An estimate `h` of the number of numbers that are still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Heuristic {
    /// No estimate: h = 0.
    None,
    /// The number of cells that differ from the answer, including blanks.
    ///
    /// It reads the answer, although a solver with access to the solution needs no search. It is not admissible if a
    /// second solution can be reached: its numbers that differ from the answer count, but cost nothing more.
    Misplaced,
    /// The distance between the number of every filled cell and the answer's: the published "Manhattan". Both positions
    /// are taken from a square with the puzzle's numbers in row-major order.
    ///
    /// It reads the answer, although a solver with access to the solution needs no search. It is not admissible if a
    /// second solution can be reached: a full board of that solution costs nothing more, but h is above 0.
    Values,
    /// The number of blanks; a board where some line can no longer reach its sum is pruned (h is infinite). A line with
    /// one blank needs a certain number, which must be unused. A line with more blanks needs a sum between the least
    /// and the greatest of as many unused numbers.
    ///
    /// It reads the puzzle only, and is admissible on every puzzle. A solution puts one number on each blank, and no
    /// pruned board leads to a solution.
    Feasible,
    /// On a map: the number of rows plus the number of columns to the goal.
    ///
    /// It is admissible and consistent: each step costs at least 1, and gets at most one row or column nearer.
    Manhattan,
    /// On a map: the straight line to the goal, in cells.
    ///
    /// It is admissible and consistent, and never more than [`Heuristic::Manhattan`].
    Straight,
}

impl Heuristic {
    /// Returns whether the heuristic reads the solution.
    pub fn reads_answer(self) -> bool {
        matches!(self, Heuristic::Misplaced | Heuristic::Values)
    }

    /// Returns whether the heuristic only orders the frontier, so that it has no effect on a strategy with a fixed
    /// order.
    pub fn only_orders(self) -> bool {
        !matches!(self, Heuristic::None | Heuristic::Feasible)
    }
}

/// The blank that is filled next, which defines another formulation of the same puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Order {
    /// The first blank in cell order, as published.
    First,
    /// The blank with the fewest fitting numbers, by the sums of its lines; the first of several.
    Constrained,
}

/// The settings of a search, which determine it down to the last count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[must_use]
pub struct SearchSettings {
    /// The order of examining boards.
    pub strategy: Strategy,
    /// The estimate; it prunes with every strategy, and orders with [`Strategy::Greedy`] and the two forms of A*.
    pub heuristic: Heuristic,
    /// The blank that is filled next.
    pub order: Order,
    /// The factor of h, finite and at least 0; it matters to [`Strategy::WeightedAStar`] only.
    pub weight: f64,
    /// The maximum number of nodes in the tree besides its root; pruned boards do not count.
    pub nodes: u32,
}

impl SearchSettings {
    /// Returns the key that orders the frontier; g + h for a frontier that is not ordered by f.
    #[inline]
    pub(super) fn f(&self, g: f64, h: f64) -> f64 {
        match self.strategy {
            Strategy::UniformCost => g,
            Strategy::Greedy => h,
            Strategy::WeightedAStar => g + self.weight * h,
            _ => g + h,
        }
    }
}

impl Default for SearchSettings {
    /// Returns A* on the published formulation, without an estimate. A million nodes take some 30 MB, including the
    /// frontier.
    fn default() -> Self {
        SearchSettings {
            strategy: Strategy::AStar,
            heuristic: Heuristic::None,
            order: Order::First,
            weight: 1.4,
            nodes: 1_000_000,
        }
    }
}
