//! Exact search for all boards that solve a magic-sum puzzle, or for as many as are requested.
//!
//! The search is depth first, in the order of a plan of `plan.rs`. The unused numbers are one word with a bit each, in
//! rising order. The numbers that the lines through a free cell allow are found once, when the search reaches the cell.
//! A node tries one of these numbers on its cell and fills all cells that follow. Nothing is allocated after the start.
//!
//! ```
//! use annealing_lab::{exact::{Exact, ExactStatus}, puzzle::library};
//!
//! let puzzle = library::classic("magic19").expect("a classic");
//! let mut search = Exact::from_sums(&puzzle, &[None; 19], u64::MAX);
//! while search.status() == ExactStatus::Running {
//!     search.advance(10_000); // any number: the search is the same
//! }
//! assert_eq!((search.status(), search.solutions()), (ExactStatus::Complete, 48));
//! ```

#[cfg(full)]
use super::equations::Equation;
use super::numbers::{Numbers, lowest, sum};
use super::plan::{Determined, Follow, Plan};
use super::proof_log::ProofLog;
use super::tree::{Exact, NodeSteps, Tally, searched};
use super::{ExactStatus, Outcome, Tried, Why};
use crate::puzzle::{MAX_SEARCHED, Puzzle};
use crate::sudoku::candidates::Look;
use crate::sudoku::word::bits;

/// A choice on the path to the present node.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// The numbers on none of the cells filled before.
    unused: u64,
    /// The numbers still to be tried.
    left: u64,
    /// The number of numbers there were to try.
    branches: u32,
}

/// A node before it is examined.
struct ExactNode {
    /// The number of choices that lead to the node, and the index of the plan's next step.
    depth: usize,
    /// The cell and number tried; `None` at the first node.
    tried: Option<(usize, i32)>,
    /// The numbers on none of the cells filled so far, including this one.
    unused: u64,
}

/// The result of a node.
enum Step {
    /// No solution has this board.
    Cut,
    /// The board is full and right.
    Solution,
    /// The next cell has numbers to try.
    Deeper(Level),
}

/// An observer of one node.
trait Observer {
    /// Sees that a sum is examined; sums are counted from 0.
    #[inline(always)]
    fn looks(&mut self, _sum: u16) {}
    /// Sees that the number of a cell follows from earlier cells.
    #[inline(always)]
    fn follows(&mut self, _cell: usize, _number: i32) {}
    /// Sees that the node is pruned for this reason.
    #[inline(always)]
    fn cut(&mut self, _why: Why) {}
}

/// The observer of the search itself, which records looks in its proof, if there is one.
impl<S: ProofLog> Observer for S {
    #[inline(always)]
    fn looks(&mut self, sum: u16) {
        self.look(Look::Sum(sum + 1));
    }
}

/// The observations at a node.
#[derive(Default)]
struct SeenStep {
    followed: Vec<(usize, i32)>,
    why: Option<Why>,
}

impl Observer for SeenStep {
    fn follows(&mut self, cell: usize, number: i32) {
        self.followed.push((cell, number));
    }

    fn cut(&mut self, why: Why) {
        self.why = Some(why);
    }
}

/// The tree of a magic-sum puzzle.
#[derive(Clone, Debug)]
pub(super) struct SumsTree {
    plan: Plan,
    numbers: Numbers,
    /// The present board; cells that are not filled have outdated numbers.
    board: [i32; MAX_SEARCHED],
    /// One level for each step of the plan. The levels up to `depth` are in use.
    levels: Vec<Level>,
    /// The index of the deepest level; `None` before the first node.
    depth: Option<usize>,
    /// The numbers that are not given.
    unused: u64,
    tally: Tally,
}

impl Exact {
    /// Returns a search for the boards of `puzzle` with these givens, one entry a cell. It ends when it has found
    /// `limit` solutions; 0 counts as 1.
    pub fn from_sums(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Self {
        Exact::of(SumsTree::new(puzzle, givens, limit, Plan::new(puzzle, givens)))
    }
}

impl SumsTree {
    /// Returns the search, which is complete at once if there is no plan, because then there is no solution.
    fn new(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64, plan: Option<Plan>) -> Self {
        let numbers = Numbers::new(&puzzle.numbers);
        let cells = puzzle.cells.len();
        let mut board = [0; MAX_SEARCHED];
        let mut unused = u64::MAX >> (64 - cells);
        for (place, given) in board.iter_mut().zip(givens) {
            if let Some(given) = given {
                *place = *given;
                unused &= !numbers.free(*given, unused);
            }
        }
        let mut tally = Tally::new(cells, limit, usize::MAX);
        tally.see_end(plan.is_none());
        let plan = plan.unwrap_or_default();
        SumsTree { levels: vec![Level::default(); plan.steps.len()], plan, numbers, board, depth: None, unused, tally }
    }

    /// Returns the search of a proof: for all solutions, without keeping them.
    #[cfg(full)]
    pub fn proving(puzzle: &Puzzle, givens: &[Option<i32>]) -> Self {
        let mut tree = SumsTree::new(puzzle, givens, u64::MAX, Plan::new(puzzle, givens));
        tree.tally.keep = 0;
        tree
    }

    /// Returns the equations beyond the lines that the search uses to fill cells.
    #[cfg(full)]
    pub fn derived(&self) -> impl Iterator<Item = &Equation> {
        self.plan.derived.iter()
    }

    /// Returns the next node: the first number left of the deepest level.
    #[inline(always)]
    fn upcoming(&self) -> ExactNode {
        let Some(depth) = self.depth else { return ExactNode { depth: 0, tried: None, unused: self.unused } };
        let Level { unused, left, .. } = self.levels[depth];
        let number = self.numbers.sorted[left.trailing_zeros() as usize % MAX_SEARCHED];
        let cell = usize::from(self.plan.steps[depth].cell);
        ExactNode { depth: depth + 1, tried: Some((cell, number)), unused: unused ^ lowest(left) }
    }

    /// Goes up from level `depth`, which has nothing to try, to the deepest level that has.
    #[inline]
    fn back(&mut self, depth: usize) {
        let up = (0..depth).rev().find(|&depth| self.levels[depth].left != 0);
        self.tally.see_end(up.is_none());
        self.depth = up.or(self.depth);
    }

    /// Tries the first number left of the deepest level, and logs the result.
    #[inline]
    pub fn step<S: ProofLog>(&mut self, log: &mut S) {
        self.tally.nodes += 1;
        let node = self.upcoming();
        if let Some(depth) = self.depth {
            let level = &mut self.levels[depth];
            level.left ^= lowest(level.left);
        }
        let (plan, numbers, board) = (&self.plan, &self.numbers, &mut self.board);
        // Two versions, so that puzzles without lines of different numbers lose no speed; a proof may be slower.
        let step = match plan.differs.is_empty() && !S::WRITES {
            true => plan.step::<false>(numbers, board, &node, log),
            false => plan.step::<true>(numbers, board, &node, log),
        };
        match step {
            Step::Deeper(level) => {
                let numbers = bits(level.left).map(|place| self.numbers.sorted[place]);
                log.choice('c', &[usize::from(self.plan.steps[node.depth].cell) + 1], numbers);
                self.levels[node.depth] = level;
                self.depth = Some(node.depth);
            }
            Step::Solution => {
                log.solution();
                let board = &self.board[..self.tally.cells];
                self.tally.found(1, |waiting| waiting.extend_from_slice(board));
                self.back(node.depth);
            }
            Step::Cut => {
                // A cell without a number has no line that the log could name.
                log.look(Look::Cells);
                log.cut();
                self.back(node.depth);
            }
        }
    }
}

impl NodeSteps for SumsTree {
    fn boxed(&self) -> Box<dyn NodeSteps> {
        Box::new(self.clone())
    }

    /// Returns 0, because the same board is filled every time.
    fn grown(&self) -> usize {
        0
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    #[inline]
    fn node(&mut self) {
        self.step(&mut ());
    }

    fn next(&self) -> Option<Tried> {
        if self.tally.status != ExactStatus::Running {
            return None;
        }
        let node = self.upcoming();
        let mut board = self.board;
        let mut seen = SeenStep::default();
        let outcome = match self.plan.step::<true>(&self.numbers, &mut board, &node, &mut seen) {
            Step::Cut => Outcome::Cut,
            Step::Solution => Outcome::Solution,
            Step::Deeper(_) => Outcome::Deeper,
        };
        // All cells are filled except those of the following steps, and those that a pruned node did not reach.
        let steps = &self.plan.steps[node.depth..];
        let blank = steps.iter().map(|step| usize::from(step.cell));
        let follows = steps.iter().map(|step| &step.follow).chain([self.plan.follow(node.depth)]);
        let following = follows.flat_map(|follow| &follow.determined).map(|determined| usize::from(determined.cell));
        let mut filled = vec![true; self.tally.cells];
        blank.chain(following).for_each(|cell| filled[cell] = false);
        seen.followed.iter().for_each(|&(cell, _)| filled[cell] = true);
        Some(Tried {
            tried: node.tried,
            arranged: None,
            followed: seen.followed,
            outcome,
            why: seen.why,
            depth: node.depth,
            left: self.depth.map_or(0, |depth| self.levels[depth].left.count_ones() - 1),
            board: (0..self.tally.cells).map(|cell| filled[cell].then_some(board[cell])).collect(),
        })
    }

    fn progress(&self) -> f64 {
        let levels = self.depth.map_or(&[][..], |depth| &self.levels[..=depth]);
        searched(levels.iter().map(|level| (level.branches - level.left.count_ones(), level.branches)))
    }
}

impl Plan {
    /// Returns the consequences of the last of `depth` choices.
    #[inline(always)]
    fn follow(&self, depth: usize) -> &Follow {
        if depth == 0 { &self.root } else { &self.steps[depth - 1].follow }
    }

    /// Makes one step of the search: puts the number on its cell, fills the consequences, and finds the numbers left
    /// for the next cell. The numbers of unfilled cells on the board do not matter. `DIFFERENT` is true if any line
    /// requires different numbers.
    #[inline(always)]
    fn step<const DIFFERENT: bool>(
        &self,
        numbers: &Numbers,
        board: &mut [i32; MAX_SEARCHED],
        node: &ExactNode,
        observer: &mut impl Observer,
    ) -> Step {
        if let Some((cell, number)) = node.tried {
            board[cell % MAX_SEARCHED] = number;
        }
        let Some(unused) = self.fill::<DIFFERENT>(numbers, board, node, observer) else { return Step::Cut };
        let Some(next) = self.steps.get(node.depth) else { return Step::Solution };
        let mut left = numbers.each_once(unused);
        for window in &next.windows {
            observer.looks(window.sum);
            left &= numbers.through(board, unused, window, &self.terms);
        }
        if DIFFERENT && let Some(others) = self.differs.get(usize::from(next.cell)) {
            for &other in others {
                left &= !numbers.all_of(board[usize::from(other) % MAX_SEARCHED]);
            }
        }
        if left == 0 {
            observer.cut(Why::Empty { cell: next.cell.into() });
            return Step::Cut;
        }
        Step::Deeper(Level { unused, left, branches: left.count_ones() })
    }

    /// Fills the consequences, and returns the numbers still unused. Returns `None` if a number is not an integer or
    /// not available, or a line is wrong.
    #[inline(always)]
    fn fill<const DIFFERENT: bool>(
        &self,
        numbers: &Numbers,
        board: &mut [i32; MAX_SEARCHED],
        node: &ExactNode,
        observer: &mut impl Observer,
    ) -> Option<u64> {
        let mut unused = node.unused;
        let follow = self.follow(node.depth);
        for Determined { cell, terms, constant, divisor, sum: own } in &follow.determined {
            let cell = usize::from(*cell);
            observer.looks(*own);
            let mut number = constant - sum(board, &self.terms[terms.clone()]);
            if *divisor != 1 {
                if number % divisor != 0 {
                    observer.cut(Why::Fraction { cell });
                    return None;
                }
                number /= divisor;
            }
            let bit = numbers.free(number, unused);
            if bit == 0 {
                observer.cut(Why::Unavailable { cell, number });
                return None;
            }
            if DIFFERENT
                && let Some(others) = self.differs.get(cell)
                && others.iter().any(|&other| board[usize::from(other) % MAX_SEARCHED] == number)
            {
                observer.cut(Why::Repeat { cell, number });
                return None;
            }
            unused ^= bit;
            board[cell % MAX_SEARCHED] = number;
            observer.follows(cell, number);
        }
        let mut right = |(range, target, line): &(_, i32, u16)| {
            observer.looks(*line);
            sum(board, &self.terms[Clone::clone(range)]) == *target
        };
        if !follow.checks.iter().all(&mut right) {
            observer.cut(Why::Sum);
            return None;
        }
        Some(unused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library;

    /// Lines alone find the same solutions, but later.
    #[test]
    fn what_the_equations_decide_is_right() {
        let puzzle = library::classic("magic19").unwrap();
        for given in [None, Some(2), Some(3)] {
            let mut givens = [None; 19];
            givens[9] = given;
            let plans = [Plan::new(&puzzle, &givens), Some(Plan::by_lines(&puzzle, &givens))];
            let [clever, plain] = plans.map(|plan| {
                let mut search = Exact::of(SumsTree::new(&puzzle, &givens, u64::MAX, plan));
                search.advance(u64::MAX);
                let mut boards = search.take();
                boards.sort_unstable();
                (search.status(), boards, search.nodes())
            });
            assert_eq!((clever.0, &clever.1), (plain.0, &plain.1));
            assert!(clever.2 < plain.2);
            assert_eq!(clever.0, ExactStatus::Complete);
        }
    }
}
