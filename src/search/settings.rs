//! What decides a search.

use serde::Serialize;

/// The order in which boards are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Strategy {
    /// First made, first looked at; a board is tested when it is made.
    BreadthFirst,
    /// Least cost so far first.
    UniformCost,
    /// Always on from the board made last, back only when nothing is left to try; a board is made when its turn comes.
    DepthFirst,
    /// Depth-first to depth 1, then again from the start to depth 2, and so on. As published, a board's children are all
    /// made at once and the last one comes first.
    IterativeDeepening,
    /// Least estimate of the cost to come first: f = h.
    Greedy,
    /// Least estimate of the whole cost first: f = g + h.
    AStar,
    /// The estimate counts `weight` times: f = g + w h.
    WeightedAStar,
}

impl Strategy {
    /// Returns whether a heuristic orders it; it prunes with every strategy.
    pub fn is_informed(self) -> bool {
        matches!(self, Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar)
    }
}

/// An estimate `h` of how many numbers are still to be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Heuristic {
    /// No estimate: h = 0.
    None,
    /// How many cells differ from the answer, blanks among them.
    ///
    /// It reads the answer: a solver that is given the solution needs no search. It is not admissible where a second
    /// solution can be reached. Every number of that one that is not the answer's counts, and costs nothing more.
    Misplaced,
    /// For every filled cell the distance between its number and the answer's: the published "Manhattan". Both are
    /// found on a square on which the puzzle's numbers are laid row by row.
    ///
    /// It reads the answer: a solver that is given the solution needs no search. It is not admissible where a second
    /// solution can be reached: a full board of that one costs nothing more, and h is over 0.
    Values,
    /// The blanks; and a board on which some line can't reach its sum any more is cut (h is infinite). A line with one
    /// blank needs a certain number, which must be unused. A line with more blanks needs a sum between the least and
    /// the greatest of so many unused numbers.
    ///
    /// It reads the puzzle only, and is admissible on every puzzle. A solution puts one number on each blank, and no
    /// pruned board leads to one.
    Feasible,
    /// On a map: rows and columns to the goal, the sum of both.
    ///
    /// It is admissible and consistent: each step costs at least 1, and comes one row or column nearer at most.
    Manhattan,
    /// On a map: the straight line to the goal, in cells.
    ///
    /// It is admissible and consistent, and never more than [`Heuristic::Manhattan`].
    Straight,
}

impl Heuristic {
    /// Returns whether it reads the solution.
    pub fn reads_answer(self) -> bool {
        matches!(self, Heuristic::Misplaced | Heuristic::Values)
    }

    /// Returns whether it only orders the frontier, and so has no effect on a strategy with an order of its own.
    pub fn only_orders(self) -> bool {
        !matches!(self, Heuristic::None | Heuristic::Feasible)
    }
}

/// The blank that is filled next: another formulation of the same puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Order {
    /// The first in cell order, as published.
    First,
    /// The one that the fewest numbers fit, by the sums of its lines; of equals the first.
    Constrained,
}

/// The settings of a search, which decide it to the last count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[must_use]
pub struct SearchSettings {
    /// In which order boards are looked at.
    pub strategy: Strategy,
    /// The estimate; it cuts with every strategy, and orders with [`Strategy::Greedy`] and the A*s.
    pub heuristic: Heuristic,
    /// Which blank is filled next.
    pub order: Order,
    /// What h is multiplied by, finite and at least 0; matters to [`Strategy::WeightedAStar`] only.
    pub weight: f64,
    /// The most nodes that the tree may have besides its root; of boards that are cut there may be more.
    pub nodes: u32,
}

impl SearchSettings {
    /// Returns what the frontier is ordered by; where it is not ordered by f, g + h.
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
    /// A* on the published formulation, without an estimate. A million nodes take some 30 MB, frontier and all.
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
