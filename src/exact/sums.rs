//! Exact search over the boards of a sums puzzle: which solutions there are, or as many of them as are asked for.
//!
//! Depth first in the order of a `plan.rs`. The numbers not yet used are one word, a bit each in rising order; what
//! the lines through a free cell leave of them is found once, when the search comes to the cell. A node is one of these
//! numbers on its cell, with all cells that follow from it. Nothing is allocated after the start.
//!
//! ```
//! use annealing_lab::{exact::{ExactStatus, sums::SumsExact}, puzzle::library};
//!
//! let puzzle = library::classic("magic19").expect("a classic");
//! let mut search = SumsExact::new(&puzzle, &[None; 19], u64::MAX);
//! while search.status() == ExactStatus::Running {
//!     search.advance(10_000); // any number: the search is the same
//! }
//! assert_eq!((search.status(), search.solutions()), (ExactStatus::Complete, 48));
//! ```

use super::plan::{Bounds, Determined, Follow, Plan};
use super::{ExactStatus, MOST_WAITING, Outcome, Tried, WHOLE, Why};
use crate::puzzle::{MAX_CELLS, Puzzle};

/// A choice on the way to the present node.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    /// Numbers on none of the cells filled before.
    unused: u64,
    /// Numbers still to be tried.
    left: u64,
    /// How many there were.
    branches: u32,
}

/// A search.
#[derive(Clone, Debug)]
pub struct SumsExact {
    plan: Plan,
    numbers: Numbers,
    /// The present board; what is not filled is out of date.
    board: [i32; MAX_CELLS],
    /// One for each of the plan's steps. Those up to `depth` are in use.
    levels: Vec<Level>,
    /// None before the first node.
    depth: Option<usize>,
    /// Numbers not given.
    unused: u64,
    waiting: Vec<i32>,
    cells: usize,
    limit: u64,
    nodes: u64,
    solutions: u64,
    status: ExactStatus,
}

impl SumsExact {
    /// A search for the boards of `puzzle` with these givens, as [`Config`](crate::link::config::Config) has them, that ends when
    /// `limit` solutions are found; 0 counts as 1.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64) -> Self {
        SumsExact::by_plan(puzzle, givens, limit, Plan::new(puzzle, givens))
    }

    /// Without a plan there is no solution.
    fn by_plan(puzzle: &Puzzle, givens: &[Option<i32>], limit: u64, plan: Option<Plan>) -> Self {
        let numbers = Numbers::new(&puzzle.numbers);
        let cells = puzzle.cells.len();
        let mut board = [0; MAX_CELLS];
        let mut unused = u64::MAX >> (64 - cells);
        for (place, given) in board.iter_mut().zip(givens) {
            if let Some(given) = given {
                *place = *given;
                unused &= !numbers.free(*given, unused);
            }
        }
        let status = if plan.is_some() { ExactStatus::Running } else { ExactStatus::Complete };
        let plan = plan.unwrap_or_default();
        let most = MOST_WAITING.min(usize::try_from(limit).unwrap_or(MOST_WAITING));
        SumsExact {
            levels: vec![Level::default(); plan.steps.len()],
            plan,
            numbers,
            board,
            depth: None,
            unused,
            waiting: Vec::with_capacity(most * cells),
            cells,
            limit: limit.max(1),
            nodes: 0,
            solutions: 0,
            status,
        }
    }

    /// Searches on for at most this many nodes; stops earlier at the end, and when the solutions must be taken.
    pub fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if self.status != ExactStatus::Running || self.waiting.len() == MOST_WAITING * self.cells {
                return;
            }
            self.node();
        }
    }

    /// How far it has come.
    pub fn status(&self) -> ExactStatus {
        self.status
    }

    /// Nodes so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Solutions found so far, taken or not.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The share of the tree that has been searched, 0 to 1; it never falls. Every branch of a node counts the same.
    pub fn progress(&self) -> f64 {
        let Some(depth) = self.depth.filter(|_| self.status != ExactStatus::Complete) else {
            return f64::from(u8::from(self.status == ExactStatus::Complete));
        };
        // In whole parts of 2^63: these add up the same in any order, so that the sum never falls.
        let (mut share, mut width) = (0, WHOLE);
        for (index, level) in self.levels[..=depth].iter().enumerate() {
            // The branch that leads to the next level is not done with.
            let done = level.branches - level.left.count_ones() - u32::from(index < depth);
            width /= u64::from(level.branches);
            share += width * u64::from(done);
        }
        share as f64 / WHOLE as f64
    }

    /// Takes the solutions found since the last call: boards in cell order, in the order of the search.
    pub fn take(&mut self) -> Vec<Vec<i32>> {
        let boards = self.waiting.chunks_exact(self.cells).map(<[i32]>::to_vec).collect();
        self.waiting.clear();
        boards
    }

    /// What the next node will be; none if there is none.
    pub fn next(&self) -> Option<Tried> {
        if self.status != ExactStatus::Running {
            return None;
        }
        let steps = &self.plan.steps;
        let mut board = self.board;
        let (next, unused, follow, tried, left) = match self.depth {
            None => (0, self.unused, &self.plan.root, None, 0),
            Some(depth) => {
                let Level { unused, left, .. } = self.levels[depth];
                let number = self.numbers.sorted[left.trailing_zeros() as usize % MAX_CELLS];
                let cell = steps[depth].cell as usize;
                board[cell] = number;
                let bit = left & left.wrapping_neg();
                (depth + 1, unused ^ bit, &steps[depth].follow, Some((cell, number)), left.count_ones() - 1)
            }
        };
        // What is filled: all but the cells of the steps to come; of what follows now as much as is whole.
        let later = steps[next..].iter().flat_map(|step| {
            step.follow.determined.iter().map(|determined| determined.cell as usize).chain([step.cell as usize])
        });
        let mut filled = vec![true; self.cells];
        later
            .chain(follow.determined.iter().map(|determined| determined.cell as usize))
            .for_each(|c| filled[c] = false);
        let mut followed = Vec::new();
        let mut rest = unused;
        let mut why = None;
        for Determined { cell, terms, constant, divisor } in &follow.determined {
            let cell = *cell as usize;
            let sum = constant - sum(&board, &self.plan.terms[terms.clone()]);
            let number = sum / divisor;
            let bit = self.numbers.free(number, rest);
            why = match (sum % divisor, bit) {
                (0, 0) => Some(Why::Unavailable { cell, number }),
                (0, _) => None,
                _ => Some(Why::Fraction { cell }),
            };
            if why.is_some() {
                break;
            }
            rest ^= bit;
            board[cell] = number;
            filled[cell] = true;
            followed.push((cell, number));
        }
        let right = |(range, target): &(_, i32)| sum(&board, &self.plan.terms[Clone::clone(range)]) == *target;
        if why.is_none() && !follow.checks.iter().all(right) {
            why = Some(Why::Sum);
        }
        if let (None, Some(step)) = (why, steps.get(next)) {
            let mut fits = self.numbers.each_once(rest);
            for window in &step.windows {
                fits &= self.numbers.through(&board, rest, window, &self.plan.terms);
            }
            why = (fits == 0).then_some(Why::Empty { cell: step.cell.into() });
        }
        let outcome = match why {
            Some(_) => Outcome::Cut,
            None if next == steps.len() => Outcome::Solution,
            None => Outcome::Deeper,
        };
        let board = (0..self.cells).map(|cell| filled[cell].then_some(board[cell])).collect();
        Some(Tried { tried, followed, outcome, why, depth: next, left, board })
    }

    /// Tries the next number of the deepest level that has one.
    #[inline]
    fn node(&mut self) {
        self.nodes += 1;
        let (next, unused, follow) = match self.depth {
            None => (0, self.unused, &self.plan.root),
            Some(depth) => {
                let step = &self.plan.steps[depth];
                let level = &mut self.levels[depth];
                let place = level.left.trailing_zeros();
                let bit = level.left & level.left.wrapping_neg();
                level.left ^= bit;
                self.board[step.cell as usize % MAX_CELLS] = self.numbers.sorted[place as usize % MAX_CELLS];
                (depth + 1, level.unused ^ bit, &step.follow)
            }
        };
        if let Some(unused) = self.numbers.follow(&mut self.board, unused, follow, &self.plan.terms) {
            let Some(step) = self.plan.steps.get(next) else {
                self.waiting.extend_from_slice(&self.board[..self.cells]);
                self.solutions += 1;
                return self.back(next);
            };
            let mut left = self.numbers.each_once(unused);
            for window in &step.windows {
                left &= self.numbers.through(&self.board, unused, window, &self.plan.terms);
            }
            if left != 0 {
                self.levels[next] = Level { unused, left, branches: left.count_ones() };
                self.depth = Some(next);
                return;
            }
        }
        self.back(next);
    }

    /// Goes up from level `depth`, which has nothing to try, to the deepest that has.
    #[inline]
    fn back(&mut self, depth: usize) {
        let up = (0..depth).rev().find(|&depth| self.levels[depth].left != 0);
        match up {
            None => self.status = ExactStatus::Complete,
            Some(_) if self.solutions >= self.limit => self.status = ExactStatus::Limit,
            Some(_) => {}
        }
        self.depth = up.or(self.depth);
    }
}

/// The numbers of a puzzle as bits of a word, in rising order.
#[derive(Clone, Debug)]
struct Numbers {
    sorted: [i32; MAX_CELLS],
    least: i32,
    /// Numbers that equal the one before them.
    twins: u64,
    /// `equal[v]`: the numbers that are `least + v`.
    equal: Vec<u64>,
    /// `from[v]`: the numbers that are `least + v` or more; one entry more than numbers have values.
    from: Vec<u64>,
}

impl Numbers {
    fn new(numbers: &[i32]) -> Self {
        let mut sorted = [0; MAX_CELLS];
        sorted[..numbers.len()].copy_from_slice(numbers);
        let (least, most) = (numbers[0], numbers[numbers.len() - 1]);
        let mut equal = vec![0; (most - least + 1) as usize];
        let mut twins = 0;
        for (place, number) in numbers.iter().enumerate() {
            let equal = &mut equal[(number - least) as usize];
            twins |= u64::from(*equal != 0) << place;
            *equal |= 1 << place;
        }
        let mut from = vec![0; equal.len() + 1];
        for value in (0..equal.len()).rev() {
            from[value] = from[value + 1] | equal[value];
        }
        Numbers { sorted, least, twins, equal, from }
    }

    /// Of equal numbers the first, so that no board is made twice.
    #[inline(always)]
    fn each_once(&self, unused: u64) -> u64 {
        unused & !((unused << 1) & self.twins)
    }

    /// The bit of an unused number of this value, or 0.
    #[inline(always)]
    fn free(&self, value: i32, unused: u64) -> u64 {
        let equal = self.equal.get(value.wrapping_sub(self.least) as usize).copied().unwrap_or(0);
        equal & self.each_once(unused)
    }

    /// Fills what is determined. None if a number is no whole one or not to be had, or a line is wrong.
    #[inline(always)]
    fn follow(
        &self,
        board: &mut [i32; MAX_CELLS],
        mut unused: u64,
        follow: &Follow,
        terms: &[(u8, i32)],
    ) -> Option<u64> {
        for Determined { cell, terms: range, constant, divisor } in &follow.determined {
            let mut value = constant - sum(board, &terms[range.clone()]);
            if *divisor != 1 {
                if value % divisor != 0 {
                    return None;
                }
                value /= divisor;
            }
            let bit = self.free(value, unused);
            if bit == 0 {
                return None;
            }
            unused ^= bit;
            board[*cell as usize % MAX_CELLS] = value;
        }
        let right = |(range, target): &(_, i32)| sum(board, &terms[Clone::clone(range)]) == *target;
        follow.checks.iter().all(right).then_some(unused)
    }

    /// The numbers with which the further cells of a line can still make up its sum, by the least and the greatest that
    /// are unused.
    #[inline(always)]
    fn through(&self, board: &[i32; MAX_CELLS], unused: u64, window: &Bounds, terms: &[(u8, i32)]) -> u64 {
        let need = window.target - sum(board, &terms[window.terms.clone()]) - self.least;
        let (mut low, mut high) = (0, 0);
        let (mut rising, mut falling) = (unused, unused);
        for _ in 0..window.left {
            let first = rising.trailing_zeros();
            let last = 63 - falling.leading_zeros();
            low += self.sorted[first as usize % MAX_CELLS];
            high += self.sorted[last as usize % MAX_CELLS];
            rising &= rising.wrapping_sub(1);
            falling &= !(1 << last);
        }
        // Values from `need - high` to `need - low`, counted from the least.
        let from = |value: i32| self.from[value.clamp(0, self.equal.len() as i32) as usize];
        from(need - high) & !from((need - low).saturating_add(1))
    }
}

#[inline(always)]
fn sum(board: &[i32; MAX_CELLS], terms: &[(u8, i32)]) -> i32 {
    terms.iter().map(|&(cell, coefficient)| coefficient * board[cell as usize % MAX_CELLS]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library;

    /// Lines alone find the same solutions, if later.
    #[test]
    fn what_the_equations_decide_is_right() {
        let puzzle = library::classic("magic19").unwrap();
        for given in [None, Some(2), Some(3)] {
            let mut givens = [None; 19];
            givens[9] = given;
            let plans = [Plan::new(&puzzle, &givens), Some(Plan::by_lines(&puzzle, &givens))];
            let [clever, plain] = plans.map(|plan| {
                let mut search = SumsExact::by_plan(&puzzle, &givens, u64::MAX, plan);
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

    #[test]
    fn of_equal_numbers_the_first_is_taken() {
        let numbers = Numbers::new(&[-3, 5, 5, 5, 8]);
        assert_eq!(numbers.each_once(0b11111), 0b10011);
        assert_eq!(numbers.each_once(0b11101), 0b10101);
        assert_eq!((numbers.free(5, 0b11101), numbers.free(8, 0b01111), numbers.free(4, 0b11111)), (0b100, 0, 0));
        assert_eq!((numbers.free(-4, 0b11111), numbers.free(9, 0b11111), numbers.free(i32::MIN, 1)), (0, 0, 0));
    }
}
