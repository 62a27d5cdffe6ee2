//! Makes sudokus with one solution, from a seed.
//!
//! A full grid is found first. The boxes on the diagonal, which share no row or column, are filled at random; exact
//! search does the rest. Then cells are emptied in random order, each only if the solution stays the only one.
//!
//! With more rules the first row is filled at random instead. A jigsaw gets random regions: boxes whose borders were moved, cell by
//! cell, so that each region stays in one piece. A killer gets random cages of the full grid.

use crate::exact::{Exact, ExactStatus};
use crate::random::{Generator, Xoshiro};
use crate::sudoku::Sudoku;
use crate::sudoku::rules::{Cage, Rules};

/// The most nodes in which a full grid is looked for; beyond them it is begun again. Found ones took up to 60,000.
const MOST_TO_FILL: u64 = 100_000;
/// The same where the full grid is all that is wanted. Of the seeds 1 to 4,000 of 25x25 all but some in a thousand find a grid within
/// 60,000, and those had none after millions.
const MOST_TO_FILL_ONLY: u64 = 1_000_000;
/// The most nodes of a cell on trial; beyond them it keeps its digit. Checks of 25x25 with 300 givens took up to 401,000.
const MOST_TO_CHECK: u64 = 1_000_000;

/// The same of sudokus with more rules, whose nodes take longer.
const MOST_TO_FILL_RULES: u64 = 2_000;
/// The same.
const MOST_TO_CHECK_RULES: u64 = 20_000;

/// The largest size of a sudoku with more rules that is made soon.
const MOST_SIZE_RULES: usize = 16;

/// A sudoku in the making.
#[derive(Clone, Debug)]
pub struct Generation {
    /// The grid as it is: full, with some cells emptied.
    grid: Sudoku,
    /// Cells still to be tried, the next one last.
    untried: Vec<i32>,
    /// The number of givens wished for.
    wished: usize,
    /// The check that is under way: for the full grid, or for a cell emptied on trial.
    search: Exact,
    /// That cell and its digit.
    trial: Option<(usize, u8)>,
    /// Cells that keep their digit because the check ended at its bound.
    undecided: usize,
    done: bool,
    /// The most nodes in which the full grid is looked for.
    most_to_fill: u64,
    /// Where the seed's numbers go on.
    random: Xoshiro,
    /// What is made at random beside the digits.
    shape: RandomShape,
}

/// The kinds of rules that a sudoku is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesKind {
    /// Its name.
    pub name: &'static str,
    /// What a link has as `extra=`.
    extra: &'static str,
    shape: RandomShape,
}

impl RulesKind {
    /// All of them, without rules first.
    pub const ALL: [RulesKind; 6] = [
        RulesKind { name: "plain", extra: "", shape: RandomShape::None },
        RulesKind { name: "diagonals", extra: "diagonals", shape: RandomShape::None },
        RulesKind { name: "windoku", extra: "windoku", shape: RandomShape::None },
        RulesKind { name: "jigsaw", extra: "", shape: RandomShape::Regions },
        RulesKind { name: "knight", extra: "knight", shape: RandomShape::None },
        RulesKind { name: "killer", extra: "", shape: RandomShape::Cages },
    ];

    /// Begins a sudoku of this kind. Returns `None` where none is made with such boxes.
    pub fn begin(self, box_rows: usize, box_cols: usize, givens: usize, seed: u64) -> Option<Generation> {
        let plain = self.extra.is_empty() && self.shape == RandomShape::None;
        let grid = Sudoku::blank(box_rows, box_cols).filter(|grid| plain || grid.size <= MOST_SIZE_RULES)?;
        let key = |key| (key == "extra").then(|| self.extra.to_string());
        let rules = Rules::read([box_rows, box_cols], key).ok()?;
        Some(Generation::with_rules(Sudoku { rules, ..grid }, self.shape, givens, seed))
    }
}

/// The parts of the rules that are made at random, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RandomShape {
    /// Nothing.
    None,
    /// Regions in place of the boxes.
    Regions,
    /// Cages with the sums of the solution.
    Cages,
}

impl Generation {
    /// Begins a sudoku with boxes of `box_rows` by `box_cols`, one of [`ORDERS`](crate::sudoku::ORDERS).
    /// Returns `None` for other boxes. The sudoku gets as few as `givens` givens, if this seed can do it.
    pub fn new(box_rows: usize, box_cols: usize, givens: usize, seed: u64) -> Option<Generation> {
        let grid = Sudoku::blank(box_rows, box_cols)?;
        Some(Generation::with_rules(grid, RandomShape::None, givens, seed))
    }

    /// Begins a full grid with boxes of `box_rows` by `box_cols`, the same for the same seed. Returns `None` for boxes that
    /// [`new`](Generation::new) does not take.
    pub fn full(box_rows: usize, box_cols: usize, seed: u64) -> Option<Generation> {
        let generation = Generation::new(box_rows, box_cols, usize::MAX, seed)?;
        Some(Generation { most_to_fill: MOST_TO_FILL_ONLY, ..generation })
    }

    /// Begins a sudoku with the size and rules of a blank grid, and with a shape at random.
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

    /// Searches on for at most this many nodes; any batches make the same sudoku. `true` when it is made.
    pub fn search_on(&mut self, nodes: u64) -> bool {
        self.spend(nodes);
        self.done
    }

    /// Advances, and returns how many nodes that took.
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
            // A check that follows without a try costs no node, but must count for something.
            spent += (self.search.nodes() - before).max(1);
            if self.search.status() != ExactStatus::Running || self.search.nodes() >= most {
                self.decide();
            }
        }
        spent
    }

    /// Takes note of what the search has said, and begins the next.
    fn decide(&mut self) {
        match self.trial.take() {
            None => match self.search.take().pop() {
                Some(full) => {
                    self.grid.givens = full.into_iter().map(|digit| digit as u8).collect();
                    if self.shape == RandomShape::Cages {
                        enclose(&mut self.grid, &mut self.random);
                    }
                }
                // Of small grids not every diagonal can be completed: rows and columns of two boxes leave the others no choice.
                // Of large ones some can, but not soon.
                None => {
                    begin(&mut self.grid, self.shape, &mut self.random);
                    self.search = Exact::from_sudoku(&self.grid, 1);
                    return;
                }
            },
            // A second solution: the digit is needed. Not known within the bound: it stays, so that the solution is the only one.
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

    /// Returns whether it is made.
    pub fn done(&self) -> bool {
        self.done
    }

    /// Returns the sudoku, once it is made. Before, returns a grid that has more givens, or on trial one too few.
    pub fn grid(&self) -> &Sudoku {
        &self.grid
    }

    /// Returns the number of givens there are now.
    pub fn givens(&self) -> usize {
        self.grid.givens.iter().filter(|&&digit| digit != 0).count()
    }

    /// Returns the number of cells whose digit stays because its check ended at the bound.
    pub fn undecided(&self) -> usize {
        self.undecided
    }

    /// Returns the fraction of cells tried, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.done { 1.0 } else { 1.0 - self.untried.len() as f64 / self.grid.givens.len() as f64 }
    }
}

/// Fills in what a full grid is looked for from.
fn begin(grid: &mut Sudoku, shape: RandomShape, random: &mut Xoshiro) {
    if grid.rules.is_none() && shape != RandomShape::Regions {
        return fill_diagonal(grid, random);
    }
    grid.givens.fill(0);
    if shape == RandomShape::Regions {
        let regions = random_regions(grid, random);
        grid.rules = Rules::with_regions(grid.rules.as_ref(), [grid.box_rows, grid.box_cols], regions);
    }
    // Some rows break a rule at once, others only later: then the search ends at its bound.
    loop {
        let mut digits: Vec<i32> = (1..=grid.size as i32).collect();
        random.shuffle(&mut digits);
        grid.givens.iter_mut().zip(digits).for_each(|(given, digit)| *given = digit as u8);
        if grid.conflicts(&grid.givens).is_empty() {
            return;
        }
    }
}

/// Regions of one piece each: two that touch give each other a cell, many times over.
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
    // Of strips only the ends can change hands, so it takes longer until they are regions.
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

/// Puts random cages around all cells of a full grid: two to four cells that touch and differ, alone where none fits.
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
