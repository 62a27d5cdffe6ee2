//! The order of filling the cells of a magic-sum puzzle, with the checks of every step, compiled once per puzzle.
//!
//! Numbers are tried on free cells only; each is followed by the cells that the equations then determine. A good order
//! determines much early, so that wrong numbers are found at once. Orders are built greedily, one from every first
//! cell, and the plan uses the order with the smallest estimated tree.

use super::equations::{Equation, Equations, Unreduced};
use crate::puzzle::{Line, Puzzle};
use std::cmp::Reverse;
use std::ops::Range;

/// A cell that follows from those before it: `number = (constant - sum of terms) / divisor`.
#[derive(Clone, Debug)]
pub(super) struct Determined {
    pub cell: u8,
    /// The terms, as a range of [`Plan::terms`].
    pub terms: Range<usize>,
    pub constant: i32,
    /// The divisor, never 0.
    pub divisor: i32,
    /// The sum that determines the cell: a line, or one of [`Plan::derived`], which are counted after the lines.
    pub sum: u16,
}

/// A line through a free cell with further cells to fill; the numbers possible there bound the free cell's number.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    /// The line's filled cells, as a range of [`Plan::terms`].
    pub terms: Range<usize>,
    pub target: i32,
    /// The number of cells to fill after the free cell, at least one.
    pub left: usize,
    /// The index of the line.
    pub sum: u16,
}

/// The consequences of a number on a free cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Follow {
    pub determined: Vec<Determined>,
    /// The lines that are full now and may be wrong: terms, target and line. Empty if the equations could be solved.
    pub checks: Vec<(Range<usize>, i32, u16)>,
}

/// A step of the plan: a free cell and its consequences.
#[derive(Clone, Debug)]
pub(super) struct PlanStep {
    pub cell: u8,
    pub windows: Vec<Bounds>,
    pub follow: Follow,
}

/// The order of a search.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// The cells determined from the start.
    pub root: Follow,
    /// The free cells in their order.
    pub steps: Vec<PlanStep>,
    /// The cells and coefficients of all steps.
    pub terms: Vec<(u8, i32)>,
    /// For each cell, the earlier cells that must have other numbers. Empty if no line requires different numbers.
    pub differs: Vec<Vec<u8>>,
    /// The equations of cells that no line alone determines.
    pub derived: Vec<Equation>,
    /// The estimated size of the tree.
    size: f64,
}

impl Plan {
    /// Returns the plan, or `None` if the equations, or the givens on a line of different numbers, contradict each
    /// other.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>]) -> Option<Plan> {
        if !puzzle.has_different() {
            return Plan::of_sums(puzzle, givens);
        }
        let (of_sums, different) = puzzle.parted();
        let mut plan = Plan::of_sums(&of_sums, givens)?;
        plan.differs = plan.differing(&different, givens);
        let repeats = |cell: usize| plan.differs[cell].iter().any(|&other| givens[usize::from(other)] == givens[cell]);
        let contradicts = (0..givens.len()).any(|cell| givens[cell].is_some() && repeats(cell));
        (!contradicts).then_some(plan)
    }

    /// Returns, for each cell, the cells on its lines of different numbers that are filled before it. Givens are filled
    /// in cell order.
    fn differing(&self, lines: &[Line], givens: &[Option<i32>]) -> Vec<Vec<u8>> {
        let given = (0..givens.len()).filter(|&cell| givens[cell].is_some());
        let follows = |follow: &Follow| follow.determined.iter().map(|own| usize::from(own.cell)).collect::<Vec<_>>();
        let steps = self.steps.iter().flat_map(|step| [vec![usize::from(step.cell)], follows(&step.follow)]);
        let mut filled: Vec<u8> = Vec::new();
        let mut differs = vec![Vec::new(); givens.len()];
        for cell in given.chain(follows(&self.root)).chain(steps.flatten()) {
            let with = |other: &u8| {
                lines.iter().any(|line| line.cells.contains(&cell) && line.cells.contains(&usize::from(*other)))
            };
            differs[cell] = filled.iter().copied().filter(with).collect();
            filled.push(cell as u8);
        }
        differs
    }

    fn of_sums(puzzle: &Puzzle, givens: &[Option<i32>]) -> Option<Plan> {
        let equations = match Equations::new(puzzle, givens) {
            Ok(equations) => Some(equations),
            Err(Unreduced::Contradiction) => return None,
            Err(Unreduced::TooLarge) => None,
        };
        // Lines alone always give a plan.
        let best = Plan::best(puzzle, givens, &equations).or_else(|| Plan::best(puzzle, givens, &None));
        Some(best.expect("lines fit 32 bits"))
    }

    /// Returns the best of the plans from every first cell, or `None` if numbers grow too large.
    fn best(puzzle: &Puzzle, givens: &[Option<i32>], equations: &Option<Equations>) -> Option<Plan> {
        let build = |first| Builder::new(puzzle, givens, equations.clone()).build(first);
        let free: Vec<usize> = (0..puzzle.cells.len()).filter(|&cell| givens[cell].is_none()).collect();
        if free.is_empty() {
            return build(0);
        }
        free.into_iter().filter_map(build).min_by(|a, b| a.size.total_cmp(&b.size))
    }

    /// Returns the plan that uses lines alone.
    #[cfg(test)]
    pub fn by_lines(puzzle: &Puzzle, givens: &[Option<i32>]) -> Plan {
        Plan::best(puzzle, givens, &None).expect("lines fit 32 bits")
    }
}

/// A plan under construction.
struct Builder<'a> {
    puzzle: &'a Puzzle,
    /// The equations; `None` to use lines alone.
    equations: Option<Equations>,
    known: Vec<bool>,
    /// The lines whose sum is certain once they are full.
    settled: Vec<bool>,
    plan: Plan,
    /// The estimated number of nodes at the present depth.
    nodes: f64,
}

impl<'a> Builder<'a> {
    fn new(puzzle: &'a Puzzle, givens: &[Option<i32>], equations: Option<Equations>) -> Self {
        let known = givens.iter().map(Option::is_some).collect();
        let settled = vec![equations.is_some(); puzzle.lines.len()];
        Builder { puzzle, equations, known, settled, plan: Plan::default(), nodes: 1.0 }
    }

    /// Builds the plan from a first cell; returns `None` if numbers grow too large.
    fn build(mut self, first: usize) -> Option<Plan> {
        self.plan.root = self.follow()?;
        let mut next = if self.known[first] { self.best() } else { Some(first) };
        while let Some(cell) = next {
            let windows = self.windows(cell);
            self.nodes *= self.unknown() as f64;
            self.plan.size += self.nodes;
            self.know(cell)?;
            let follow = self.follow()?;
            self.plan.steps.push(PlanStep { cell: cell as u8, windows, follow });
            next = self.best();
        }
        Some(self.plan)
    }

    fn unknown(&self) -> usize {
        self.known.iter().filter(|&&known| !known).count()
    }

    /// Counts the unknown cells of a line.
    fn left(&self, line: &Line) -> usize {
        line.cells.iter().filter(|&&cell| !self.known[cell]).count()
    }

    fn know(&mut self, cell: usize) -> Option<()> {
        self.known[cell] = true;
        self.equations.as_mut().map_or(Some(()), |equations| equations.know(cell))
    }

    /// Returns all cells determined now, by a line where possible, and the lines to check.
    fn follow(&mut self) -> Option<Follow> {
        let mut follow = Follow::default();
        loop {
            let lines = &self.puzzle.lines;
            let (cell, equation, sum) = if let Some(index) = lines.iter().position(|line| self.left(line) == 1) {
                self.settled[index] = true;
                let cell = lines[index].cells.iter().find(|&&cell| !self.known[cell]).expect("one is left");
                (*cell, Equation::from_line(&lines[index], self.known.len()), index)
            } else {
                match self.equations.as_ref().and_then(Equations::determined) {
                    Some((cell, equation)) => {
                        self.plan.derived.push(equation.clone());
                        (cell, equation, lines.len() + self.plan.derived.len() - 1)
                    }
                    None => break,
                }
            };
            follow.determined.push(self.determined(cell, &equation, sum as u16)?);
            // Sums spread over about twice as many values as there are cells, so about this fraction of them is still
            // available.
            self.nodes *= self.unknown() as f64 / (2.0 * self.known.len() as f64);
            self.know(cell)?;
        }
        for (index, line) in self.puzzle.lines.iter().enumerate() {
            if !self.settled[index] && self.left(line) == 0 {
                self.settled[index] = true;
                follow.checks.push((self.terms_of(line), line.target, index as u16));
            }
        }
        Some(follow)
    }

    fn determined(&mut self, cell: usize, equation: &Equation, sum: u16) -> Option<Determined> {
        let largest = self.puzzle.numbers.iter().map(|&number| i64::from(number.abs())).max().unwrap_or(0);
        let bound = |sum: i64, &coefficient: &i64| sum.checked_add(coefficient.checked_abs()?.checked_mul(largest)?);
        let bound = equation.coefficients.iter().try_fold(equation.constant.checked_abs()?, bound)?;
        // If the bound fits, the sum and every part of it fit as well.
        i32::try_from(bound).ok()?;
        let start = self.plan.terms.len();
        for (other, &coefficient) in equation.coefficients.iter().enumerate() {
            if coefficient != 0 && other != cell {
                self.plan.terms.push((other as u8, coefficient as i32));
            }
        }
        Some(Determined {
            cell: cell as u8,
            terms: start..self.plan.terms.len(),
            constant: equation.constant as i32,
            divisor: equation.coefficients[cell] as i32,
            sum,
        })
    }

    /// Returns the known cells of a line as terms.
    fn terms_of(&mut self, line: &Line) -> Range<usize> {
        let start = self.plan.terms.len();
        self.plan.terms.extend(line.cells.iter().filter(|&&cell| self.known[cell]).map(|&cell| (cell as u8, 1)));
        start..self.plan.terms.len()
    }

    /// Returns the lines through a free cell that stay unfilled.
    fn windows(&mut self, cell: usize) -> Vec<Bounds> {
        let puzzle = self.puzzle;
        let lines = puzzle.lines.iter().enumerate().filter(|(_, line)| line.cells.contains(&cell));
        let windows = lines.filter_map(|(index, line)| {
            let left = self.left(line) - 1;
            (left > 0).then(|| Bounds { terms: self.terms_of(line), target: line.target, left, sum: index as u16 })
        });
        windows.collect()
    }

    /// Returns the next free cell: the cell that determines most. Ties go to a cell on the line with the fewest unknown
    /// cells, and then to the cell on the most such lines.
    fn best(&self) -> Option<usize> {
        let determining = match &self.equations {
            Some(equations) => equations.determining(),
            None => self.completing(),
        };
        let fewest = |cell: usize| {
            let lines = self.puzzle.lines.iter().filter(|line| line.cells.contains(&cell));
            let left: Vec<usize> = lines.map(|line| self.left(line)).collect();
            let least = left.iter().copied().min().unwrap_or(usize::MAX);
            (Reverse(least), left.iter().filter(|&&left| left == least).count(), left.len())
        };
        let unknown = (0..self.known.len()).filter(|&cell| !self.known[cell]);
        unknown.max_by_key(|&cell| (determining[cell], fewest(cell), Reverse(cell)))
    }

    /// Returns, for every cell, the number of lines that would have one cell left if the cell were known.
    fn completing(&self) -> Vec<u32> {
        let mut counts = vec![0; self.known.len()];
        for line in self.puzzle.lines.iter().filter(|line| self.left(line) == 2) {
            line.cells.iter().for_each(|&cell| counts[cell] += 1);
        }
        counts
    }
}
