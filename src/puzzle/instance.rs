//! A puzzle with its givens: the problem to solve.

use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::sudoku::rules::Rules;
use crate::sudoku::singles::filled_in;
use crate::sudoku::{Sudoku, to_text};
use crate::text::message::Message;

/// The name of the sudoku in links.
pub const SUDOKU: &str = "sudoku";

/// The name of the route-finding problem in links.
pub const ROUTE: &str = "route";

/// The name of every puzzle that a link itself defines.
pub const CUSTOM: &str = "custom";

/// The sudoku of the program that inspired Annealing Lab: 22 givens, one solution.
pub const PUBLISHED_SUDOKU: &str = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";

/// A puzzle with its givens: the problem that a run solves.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant, reason = "there is one for each config")]
#[must_use]
pub enum Instance {
    /// A puzzle of cells, lines and sums.
    Sums {
        /// The puzzle.
        puzzle: Puzzle,
        /// For each cell its given number, if it has one.
        givens: Vec<Option<i32>>,
    },
    /// A sudoku whose givens do not contradict each other directly.
    Sudoku(Sudoku),
    /// A map for finding a route, which only a search can solve.
    Route(Route),
    /// A model with special moves, which can only be annealed.
    Model(Model),
}

impl Instance {
    /// Checks a sudoku, because its public fields may have been changed: see [`Sudoku::check`].
    ///
    /// # Errors
    /// If the sudoku is not well-formed.
    pub fn check(&self) -> Result<(), Message> {
        if let Instance::Sudoku(sudoku) = self { sudoku.check() } else { Ok(()) }
    }

    /// Returns the name in links.
    pub fn name(&self) -> &str {
        match self {
            Instance::Sums { puzzle, .. } => &puzzle.name,
            Instance::Sudoku(_) => SUDOKU,
            Instance::Route(_) => ROUTE,
            Instance::Model(model) => model.properties().name(),
        }
    }

    /// Returns the number of cells.
    pub fn cells(&self) -> usize {
        match self {
            Instance::Sums { puzzle, .. } => puzzle.cells.len(),
            Instance::Sudoku(sudoku) => sudoku.givens.len(),
            Instance::Route(route) => route.costs().len(),
            Instance::Model(model) => model.properties().cells(),
        }
    }

    /// Returns the givens in the form of links; `None` for a magic-sum puzzle without givens, and for a map or a model.
    pub fn givens(&self) -> Option<String> {
        match self {
            Instance::Sums { givens, .. } if givens.iter().all(Option::is_none) => None,
            Instance::Sums { givens, .. } => {
                let words = givens.iter().map(|given| given.map_or(".".to_string(), |number| number.to_string()));
                Some(words.collect::<Vec<_>>().join(","))
            }
            Instance::Sudoku(sudoku) => Some(to_text(&sudoku.givens)),
            Instance::Route(_) | Instance::Model(_) => None,
        }
    }

    /// Returns the problem with independent opposite cells, because it is a setting whether they are pairs.
    pub(crate) fn without_pairs(&self) -> Instance {
        match self {
            #[cfg(full)]
            Instance::Sums { puzzle, givens } => {
                Instance::Sums { puzzle: Puzzle { opposite: None, ..puzzle.clone() }, givens: givens.clone() }
            }
            other => other.clone(),
        }
    }

    /// Returns the rules of a sudoku beyond rows, columns and boxes, if there are any.
    pub fn rules(&self) -> Option<&Rules> {
        match self {
            Instance::Sudoku(sudoku) => sudoku.rules.as_ref(),
            Instance::Sums { .. } | Instance::Route(_) | Instance::Model(_) => None,
        }
    }

    /// Returns the map in the form of links; `None` for other problems.
    pub fn map(&self) -> Option<String> {
        match self {
            Instance::Sums { .. } | Instance::Sudoku(_) | Instance::Model(_) => None,
            Instance::Route(route) => Some(route.to_text()),
        }
    }

    /// Returns the group of each cell: the numbers of cells in one group may swap. A cell with `None` keeps its number.
    /// With `singles`, cells of a sudoku that follow by singles are filled in first.
    pub fn groups(&self, singles: bool) -> Vec<Option<usize>> {
        match self {
            #[cfg(full)]
            Instance::Sums { puzzle: Puzzle { opposite: Some(opposite), .. }, givens } => {
                opposite.completed(givens).iter().map(|given| given.is_none().then_some(0)).collect()
            }
            Instance::Sums { givens, .. } => givens.iter().map(|given| given.is_none().then_some(0)).collect(),
            Instance::Sudoku(sudoku) => filled_in(sudoku, singles)
                .givens
                .iter()
                .enumerate()
                .map(|(cell, &digit)| (digit == 0).then(|| sudoku.box_of(cell)))
                .collect(),
            Instance::Route(_) => vec![None; self.cells()],
            Instance::Model(_) => vec![Some(0); self.cells()],
        }
    }

    /// Returns the sum of each line, in line order; for a sudoku, the repeats in each row and then in each column. With
    /// more rules, the repeats in each of their houses and the number of equal pairs follow. The last values are, for
    /// each cage, its repeats plus the deviation of its sum. A map and a model have none.
    pub fn sums(&self, board: &[i32]) -> Vec<i32> {
        match self {
            Instance::Sums { puzzle, .. } => puzzle.sums(board),
            Instance::Sudoku(sudoku) => {
                let size = sudoku.size;
                let rows = (0..size).map(|row| repeats(board, (0..size).map(|place| row * size + place)));
                let columns = (0..size).map(|column| repeats(board, (0..size).map(|place| place * size + column)));
                let mut lines: Vec<i32> = rows.chain(columns).collect();
                if let Some(rules) = &sudoku.rules {
                    lines.extend(rule_costs(rules, board));
                }
                lines
            }
            Instance::Route(_) | Instance::Model(_) => Vec::new(),
        }
    }

    /// Computes the energy of a board from scratch: squared differences of sums and targets; for a sudoku all repeats.
    pub fn energy(&self, board: &[i32]) -> i32 {
        match self {
            Instance::Sums { puzzle, .. } => puzzle.energy(board),
            Instance::Sudoku(_) | Instance::Route(_) => self.sums(board).iter().sum(),
            Instance::Model(model) => model.properties().energy(board),
        }
    }

    /// Returns the cells whose numbers change if two cells swap: the two cells, and their partners if opposite cells
    /// are pairs.
    #[cfg(full)]
    pub fn moved(&self, cells: [usize; 2]) -> Vec<usize> {
        match self {
            Instance::Sums { puzzle: Puzzle { opposite: Some(opposite), .. }, .. } => opposite.moved(cells),
            _ => cells.to_vec(),
        }
    }

    /// Returns the two cells, because the core bundle has no pairs.
    #[cfg(not(full))]
    pub fn moved(&self, cells: [usize; 2]) -> [usize; 2] {
        cells
    }

    /// Makes a move on a board; `moved` has the cells that it changes, two by two.
    pub fn make(&self, board: &mut [i32], moved: &[usize]) {
        #[cfg(full)]
        if let Instance::Model(model) = self {
            return model.properties().make(board, [moved[0], moved[1]]);
        }
        #[cfg(full)]
        moved.chunks_exact(2).skip(1).for_each(|pair| board.swap(pair[0], pair[1]));
        board.swap(moved[0], moved[1]);
    }

    /// Returns the change of a board's energy by each move: the swap of each two numbers of one group. With opposite
    /// pairs, their partners also swap.
    pub fn changes(&self, groups: &[Option<usize>], board: &[i32]) -> Vec<i32> {
        let energy = self.energy(board);
        let mut other = board.to_vec();
        let mut changes = Vec::new();
        for (a, group) in groups.iter().enumerate().filter(|(_, group)| group.is_some()) {
            for b in (a + 1..board.len()).filter(|&b| groups[b] == *group) {
                let moved = self.moved([a, b]);
                self.make(&mut other, &moved);
                changes.push(self.energy(&other) - energy);
                self.make(&mut other, &moved);
            }
        }
        changes
    }

    /// Returns the least rise of a board's energy by a worsening move; `None` if no move raises it.
    pub fn least_worsening(&self, groups: &[Option<usize>], board: &[i32]) -> Option<i32> {
        self.changes(groups, board).into_iter().filter(|&change| change > 0).min()
    }
}

/// Counts the digits of these cells that repeat another one. A blank, 0, repeats nothing.
fn repeats(board: &[i32], cells: impl Iterator<Item = usize>) -> i32 {
    let digits = cells.map(|cell| board[cell]).filter(|&digit| digit != 0);
    let (count, seen) = digits.fold((0, 0u64), |(count, seen), digit| (count + 1, seen | 1 << digit));
    count - seen.count_ones() as i32
}

/// Returns the terms of further rules in the energy of a board: see [`Instance::sums`]. A cage with a blank counts only
/// its repeats.
fn rule_costs(rules: &Rules, board: &[i32]) -> Vec<i32> {
    let repeats = |cells: &[usize]| repeats(board, cells.iter().copied());
    let mut costs: Vec<i32> = rules.houses().iter().map(|house| repeats(house)).collect();
    let equal = rules.pairs().iter().filter(|[a, b]| board[*a] == board[*b] && board[*a] != 0).count();
    costs.push(equal as i32);
    costs.extend(rules.cages().iter().map(|cage| {
        let full = cage.cells.iter().all(|&cell| board[cell] != 0);
        let sum: i32 = cage.cells.iter().map(|&cell| board[cell]).sum();
        let off = cage.sum.filter(|_| full).map_or(0, |wanted| sum_cost(sum - wanted as i32));
        repeats(&cage.cells) + off
    }));
    costs
}

/// Returns the term of a cage in the energy if its sum deviates by this difference.
pub fn sum_cost(difference: i32) -> i32 {
    difference.abs()
}
