//! Generates sudokus with one solution from a seed.
//!
//! First it makes a full grid: it fills the diagonal boxes, which have no common row or column, at random. Exact search
//! does the rest. Then it empties cells in random order, each only if the solution stays unique.
//!
//! With more rules it fills the first row at random instead. A jigsaw gets random regions: boxes whose borders were
//! moved cell by cell, so that each region stays connected. A killer gets random cages of the full grid.

use crate::exact::{Exact, ExactStatus};
use crate::random::{Generator, Xoshiro};
use crate::sudoku::Sudoku;
use crate::sudoku::rules::{Cage, Rules};

/// The most nodes of a search for a full grid, which then starts again. Searches that found one took up to 60,000.
const MOST_TO_FILL: u64 = 100_000;
/// The most nodes if only the full grid is wanted. For 25x25, all but a few in a thousand of the seeds 1 to 4,000 find
/// a grid within 60,000. The few had none after millions.
const MOST_TO_FILL_ONLY: u64 = 1_000_000;
/// The most nodes to check one cell, which then keeps its digit. Checks of 25x25 with 300 givens took up to 401,000.
const MOST_TO_CHECK: u64 = 1_000_000;

/// The most nodes to find a full grid of a sudoku with more rules, whose nodes take longer.
const MOST_TO_FILL_RULES: u64 = 2_000;
/// The most nodes to check one cell of a sudoku with more rules.
const MOST_TO_CHECK_RULES: u64 = 20_000;

/// The largest size of a sudoku with more rules that is generated quickly.
const MOST_SIZE_RULES: usize = 16;

/// The generation of a sudoku in steps.
#[derive(Clone, Debug)]
pub struct Generation {
    /// The present grid: full, with some cells emptied.
    grid: Sudoku,
    /// The cells still to be tried; the next one is last.
    untried: Vec<i32>,
    /// The number of givens wanted.
    wished: usize,
    /// The search under way: for the full grid, or to check a cell emptied on trial.
    search: Exact,
    /// The cell emptied on trial and its digit.
    trial: Option<(usize, u8)>,
    /// The number of cells that keep their digit because the check reached its node limit.
    undecided: usize,
    done: bool,
    /// The most nodes of a search for the full grid.
    most_to_fill: u64,
    /// The generator of the seed's further numbers.
    random: Xoshiro,
    /// The random part of the rules of this sudoku.
    shape: RandomShape,
}

/// A kind of rules for generated sudokus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesKind {
    /// The name of the kind.
    pub name: &'static str,
    /// The value of `extra=` in a link.
    extra: &'static str,
    shape: RandomShape,
}

impl RulesKind {
    /// All kinds; the kind without extra rules is first.
    pub const ALL: [RulesKind; 6] = [
        RulesKind { name: "plain", extra: "", shape: RandomShape::None },
        RulesKind { name: "diagonals", extra: "diagonals", shape: RandomShape::None },
        RulesKind { name: "windoku", extra: "windoku", shape: RandomShape::None },
        RulesKind { name: "jigsaw", extra: "", shape: RandomShape::Regions },
        RulesKind { name: "knight", extra: "knight", shape: RandomShape::None },
        RulesKind { name: "killer", extra: "", shape: RandomShape::Cages },
    ];

    /// Begins a sudoku of this kind. Returns `None` if there is no sudoku of this kind with such boxes.
    pub fn begin(self, box_rows: usize, box_cols: usize, givens: usize, seed: u64) -> Option<Generation> {
        let plain = self.extra.is_empty() && self.shape == RandomShape::None;
        let grid = Sudoku::blank(box_rows, box_cols).filter(|grid| plain || grid.size <= MOST_SIZE_RULES)?;
        let key = |key| (key == "extra").then(|| self.extra.to_string());
        let rules = Rules::read([box_rows, box_cols], key).ok()?;
        Some(Generation::with_rules(Sudoku { rules, ..grid }, self.shape, givens, seed))
    }
}

/// The part of the rules that is generated at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RandomShape {
    /// No part of the rules.
    None,
    /// Regions in place of the boxes.
    Regions,
    /// Cages with the sums of the solution.
    Cages,
}

impl Generation {
    /// Begins a sudoku with boxes of `box_rows` by `box_cols`, one of [`ORDERS`](crate::sudoku::ORDERS). Returns `None`
    /// for other boxes. The sudoku gets as few as `givens` givens, if this seed can achieve it.
    pub fn new(box_rows: usize, box_cols: usize, givens: usize, seed: u64) -> Option<Generation> {
        let grid = Sudoku::blank(box_rows, box_cols)?;
        Some(Generation::with_rules(grid, RandomShape::None, givens, seed))
    }

    /// Begins a full grid with boxes of `box_rows` by `box_cols`, which depends only on the seed. Returns `None` for
    /// boxes that [`new`](Generation::new) does not accept.
    pub fn full(box_rows: usize, box_cols: usize, seed: u64) -> Option<Generation> {
        let generation = Generation::new(box_rows, box_cols, usize::MAX, seed)?;
        Some(Generation { most_to_fill: MOST_TO_FILL_ONLY, ..generation })
    }

    /// Begins a sudoku with the size and rules of a blank grid, and with random shapes.
    pub fn with_rules(mut grid: Sudoku, shape: RandomShape, givens: usize, seed: u64) -> Generation {
        let mut random = Xoshiro::new(seed);
        begin(&mut grid, shape, &mut random);
        let mut untried: Vec<i32> = (0..grid.givens.len() as i32).collect();
        random.shuffle(&mut untried);
        let search = Exact::from_sudoku(&grid, 1);
        let most_to_fill = if grid.rules.is_none() { MOST_TO_FILL } else { MOST_TO_FILL_RULES };
        Generation {
            grid,
            untried,
            wished: givens,
            search,
            trial: None,
            undecided: 0,
            done: false,
            most_to_fill,
            random,
            shape,
        }
    }

    /// Continues for at most `nodes` nodes and returns `true` when done; the batch size does not affect the sudoku.
    pub fn search_on(&mut self, nodes: u64) -> bool {
        self.spend(nodes);
        self.done
    }

    /// Advances and returns the number of nodes spent.
    pub(crate) fn spend(&mut self, nodes: u64) -> u64 {
        let mut spent = 0;
        while !self.done && spent < nodes {
            let before = self.search.nodes();
            let most = match (&self.trial, &self.grid.rules) {
                (None, _) => self.most_to_fill,
                (Some(_), None) => MOST_TO_CHECK,
                (Some(_), Some(_)) => MOST_TO_CHECK_RULES,
            };
            self.search.advance((nodes - spent).min(most - before));
            // A check that ends without a try costs no node, but must count for something.
            spent += (self.search.nodes() - before).max(1);
            if self.search.status() != ExactStatus::Running || self.search.nodes() >= most {
                self.decide();
            }
        }
        spent
    }

    /// Records the result of the search, and begins the next.
    fn decide(&mut self) {
        match self.trial.take() {
            None => match self.search.take().pop() {
                Some(full) => {
                    self.grid.givens = full.into_iter().map(|digit| digit as u8).collect();
                    if self.shape == RandomShape::Cages {
                        enclose(&mut self.grid, &mut self.random);
                    }
                }
                // In small grids not every diagonal can be completed, because rows and columns of two boxes leave the
                // others no choice. In large grids some diagonals can be completed, but only slowly.
                None => {
                    begin(&mut self.grid, self.shape, &mut self.random);
                    self.search = Exact::from_sudoku(&self.grid, 1);
                    return;
                }
            },
            // With a second solution, the digit is needed. Without a result within the limit, it also stays, to keep
            // the solution unique.
            Some((cell, digit)) if self.search.solutions() > 1 || self.search.status() == ExactStatus::Running => {
                self.undecided += usize::from(self.search.status() == ExactStatus::Running);
                self.grid.givens[cell] = digit;
            }
            Some(_) => {}
        }
        if self.givens() <= self.wished {
            self.done = true;
            return;
        }
        match self.untried.pop() {
            Some(cell) => {
                let cell = cell as usize;
                self.trial = Some((cell, std::mem::take(&mut self.grid.givens[cell])));
                self.search = Exact::counting(&self.grid, 2, 0);
            }
            None => self.done = true,
        }
    }

    /// Returns whether the sudoku is finished.
    pub fn done(&self) -> bool {
        self.done
    }

    /// Returns the sudoku once it is finished. Earlier, the grid has more givens, or one too few during a trial.
    pub fn grid(&self) -> &Sudoku {
        &self.grid
    }

    /// Returns the present number of givens.
    pub fn givens(&self) -> usize {
        self.grid.givens.iter().filter(|&&digit| digit != 0).count()
    }

    /// Returns the number of cells whose digit stays because its check reached the node limit.
    pub fn undecided(&self) -> usize {
        self.undecided
    }

    /// Returns the fraction of cells tried, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.done { 1.0 } else { 1.0 - self.untried.len() as f64 / self.grid.givens.len() as f64 }
    }
}

/// Fills in the starting cells of a search for a full grid.
fn begin(grid: &mut Sudoku, shape: RandomShape, random: &mut Xoshiro) {
    if grid.rules.is_none() && shape != RandomShape::Regions {
        return fill_diagonal(grid, random);
    }
    grid.givens.fill(0);
    if shape == RandomShape::Regions {
        let regions = random_regions(grid, random);
        grid.rules = Rules::with_regions(grid.rules.as_ref(), [grid.box_rows, grid.box_cols], regions);
    }
    // Some rows break a rule at once, others only later, when the search stops at its node limit.
    loop {
        let mut digits: Vec<i32> = (1..=grid.size as i32).collect();
        random.shuffle(&mut digits);
        grid.givens.iter_mut().zip(digits).for_each(|(given, digit)| *given = digit as u8);
        if grid.conflicts(&grid.givens).is_empty() {
            return;
        }
    }
}

/// Returns connected regions: over many steps, two regions that touch exchange a cell.
fn random_regions(grid: &Sudoku, random: &mut Xoshiro) -> Vec<u8> {
    let (size, cells) = (grid.size, grid.givens.len());
    let plain = Sudoku { rules: None, ..grid.clone() };
    let mut regions: Vec<u8> = (0..cells).map(|cell| plain.box_of(cell) as u8).collect();
    let beside = |cell: usize| {
        let (row, column) = (cell / size, cell % size);
        [
            (row > 0).then(|| cell - size),
            (row + 1 < size).then(|| cell + size),
            (column > 0).then(|| cell - 1),
            (column + 1 < size).then(|| cell + 1),
        ]
        .into_iter()
        .flatten()
    };
    let whole = |regions: &[u8], region: u8| {
        let mut reached: Vec<usize> = regions.iter().position(|&own| own == region).into_iter().collect();
        let mut place = 0;
        while place < reached.len() {
            for other in beside(reached[place]) {
                if regions[other] == region && !reached.contains(&other) {
                    reached.push(other);
                }
            }
            place += 1;
        }
        reached.len() == size
    };
    // Strips can exchange only their ends, so it takes longer until they become regions.
    let tries = if grid.has_boxes() { 20 } else { 400 };
    for _ in 0..tries * cells {
        let (a, b) = (random.index(cells), random.index(cells));
        let (of_a, of_b) = (regions[a], regions[b]);
        let touch = beside(a).any(|cell| regions[cell] == of_b) && beside(b).any(|cell| regions[cell] == of_a);
        if of_a == of_b || !touch {
            continue;
        }
        regions.swap(a, b);
        if !whole(&regions, of_a) || !whole(&regions, of_b) {
            regions.swap(a, b);
        }
    }
    regions
}

/// Puts random cages around all cells of a full grid: two to four adjacent cells with different digits, or one cell if
/// none fits.
fn enclose(grid: &mut Sudoku, random: &mut Xoshiro) {
    let size = grid.size;
    let mut order: Vec<i32> = (0..grid.givens.len() as i32).collect();
    random.shuffle(&mut order);
    let mut free = vec![true; grid.givens.len()];
    let mut cages = Vec::new();
    for first in order.into_iter().map(|cell| cell as usize) {
        if !std::mem::take(&mut free[first]) {
            continue;
        }
        let wanted = 2 + random.index(3);
        let mut cells = vec![first];
        while cells.len() < wanted {
            let touches = |cell: usize| {
                cells
                    .iter()
                    .any(|&own| own.abs_diff(cell) == size || own.abs_diff(cell) == 1 && own / size == cell / size)
            };
            let differs = |cell: usize| cells.iter().all(|&own| grid.givens[own] != grid.givens[cell]);
            let next: Vec<usize> =
                (0..free.len()).filter(|&cell| free[cell] && touches(cell) && differs(cell)).collect();
            if next.is_empty() {
                break;
            }
            let cell = next[random.index(next.len())];
            free[cell] = false;
            cells.push(cell);
        }
        let sum = cells.iter().map(|&cell| u32::from(grid.givens[cell])).sum();
        cages.push(Cage { cells, sum: Some(sum) });
    }
    let rules = Rules::with_cages(grid.rules.as_ref(), [grid.box_rows, grid.box_cols], cages);
    grid.rules = rules.expect("cells of a cage differ, and no cell is in two");
}

/// Fills the boxes on the diagonal at random.
fn fill_diagonal(grid: &mut Sudoku, random: &mut Xoshiro) {
    let size = grid.size;
    let boxes = &grid.units()[2 * size..];
    for cells in (0..grid.box_rows.min(grid.box_cols)).map(|place| &boxes[place * (grid.box_rows + 1)]) {
        let mut digits: Vec<i32> = (1..=size as i32).collect();
        random.shuffle(&mut digits);
        for (&cell, digit) in cells.iter().zip(digits) {
            grid.givens[cell] = digit as u8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sudoku::{ORDERS, to_text};

    fn made(order: (usize, usize), givens: usize, seed: u64, batch: u64) -> Sudoku {
        let mut generation = Generation::new(order.0, order.1, givens, seed).unwrap();
        while !generation.search_on(batch) {}
        generation.grid().clone()
    }

    fn solutions(grid: &Sudoku) -> u64 {
        let mut search = Exact::from_sudoku(grid, 2);
        while search.status() == ExactStatus::Running {
            search.advance(1_000_000);
            search.take();
        }
        search.solutions()
    }

    #[test]
    fn every_size_is_made_with_one_solution() {
        for (order, givens) in ORDERS.into_iter().zip([4, 6, 10, 16, 20, 28, 34, 50, 120, 350, 800]) {
            let grid = made(order, givens, 7, 1000);
            assert_eq!(solutions(&grid), 1, "{}", to_text(&grid.givens));
            let there = grid.givens.iter().filter(|&&digit| digit != 0).count();
            assert!(there >= givens && there <= 2 * givens, "{there} givens");
        }
    }

    #[test]
    fn every_seed_makes_a_small_one() {
        for seed in 0..200 {
            assert_eq!(solutions(&made((2, 2), 4, seed, 1000)), 1, "4x4, {seed}");
            assert_eq!(solutions(&made((2, 3), 10, seed, 1000)), 1, "6x6, {seed}");
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_sudoku_whatever_the_batches() {
        assert_eq!(made((3, 3), 26, 5, 1), made((3, 3), 26, 5, 1_000_000));
        assert_ne!(made((3, 3), 26, 5, 100), made((3, 3), 26, 6, 100));
        assert!(Generation::new(7, 2, 5, 1).is_none());
        let mut generation = Generation::new(3, 3, 17, 1).unwrap();
        while !generation.search_on(u64::MAX) {}
        assert_eq!(generation.grid(), &made((3, 3), 17, 1, 1));
        assert!(generation.search_on(u64::MAX));
    }

    #[test]
    fn every_kind_of_rule_is_made_with_one_solution() {
        for kind in &RulesKind::ALL[1..] {
            for (order, most) in [
                ((2, 2), 6),
                ((1, 5), 8),
                ((2, 3), 12),
                ((1, 7), 18),
                ((2, 4), 22),
                ((3, 3), 30),
                ((2, 5), 40),
                ((3, 4), 60),
                ((4, 4), 110),
            ] {
                let wished = if order.0 * order.1 > 9 { most } else { 0 };
                let Some(_) = kind.begin(order.0, order.1, wished, 3) else {
                    assert_eq!((kind.name, order.0 == order.1), ("windoku", false));
                    continue;
                };
                let made = |batch| {
                    let mut generation = kind.begin(order.0, order.1, wished, 3).unwrap();
                    while !generation.search_on(batch) {}
                    generation.grid().clone()
                };
                let grid = made(u64::MAX);
                assert_eq!(solutions(&grid), 1, "{} {order:?}", kind.name);
                assert!(grid.givens.iter().filter(|&&digit| digit != 0).count() <= most, "{}", to_text(&grid.givens));
                assert_eq!(grid, made(17));
            }
            assert!(kind.begin(5, 5, 300, 1).is_none());
        }
        assert!(RulesKind::ALL[0].begin(5, 5, 350, 1).is_some());
    }

    #[test]
    fn a_large_one_that_begins_badly_begins_again() {
        let grid = made((5, 5), 350, 37, 1000);
        assert_eq!(grid, made((5, 5), 350, 37, u64::MAX));
        assert!(grid.givens.iter().filter(|&&digit| digit != 0).count() <= 400);
    }

    #[test]
    #[ignore = "slow"]
    fn a_check_that_takes_long_is_still_made() {
        // One of its checks takes 156,000 nodes.
        let mut generation = Generation::new(5, 5, 300, 16).unwrap();
        while !generation.search_on(u64::MAX) {}
        assert_eq!((generation.givens(), generation.undecided()), (300, 0));
    }
}
