//! Problems whose energy no swap can change. Annealing cannot solve them, because all boards are equally wrong.

use super::Puzzle;
use super::check::without;
use super::instance::Instance;
use std::collections::BTreeSet;

/// The most free cells for a search of all boards: at most 8! of them.
pub(super) const FEW: usize = 8;

impl Instance {
    /// Returns the energy that every board has, if that is proved and not 0. With `singles`, cells of a sudoku that
    /// follow by singles are filled in first.
    ///
    /// The proof covers three cases: no two cells may swap, all free numbers are the same, or all free cells are in the
    /// same lines. Otherwise all boards are searched, if there are few.
    pub fn flat_energy(&self, singles: bool) -> Option<i32> {
        let groups = self.groups(singles);
        let energy = match self {
            Instance::Route(_) | Instance::Model(_) => return None,
            Instance::Sums { puzzle, givens } => {
                let free: Vec<usize> = (0..groups.len()).filter(|&cell| groups[cell].is_some()).collect();
                flat_sums(puzzle, givens, &free)?
            }
            Instance::Sudoku(sudoku) => {
                let mut seen = BTreeSet::new();
                // A box with two free cells has a swap, which changes a row or a column.
                if groups.iter().flatten().any(|group| !seen.insert(group)) {
                    return None;
                }
                let filled = crate::sudoku::singles::filled_in(sudoku, singles);
                let board: Vec<i32> = (0..groups.len()).map(|cell| last_digit(&filled, &groups, cell)).collect();
                self.energy(&board)
            }
        };
        (energy > 0).then_some(energy)
    }
}

/// Returns the digit of a cell on the only board of a sudoku without swaps: the free cell of a box gets the missing
/// digit.
fn last_digit(sudoku: &crate::sudoku::Sudoku, groups: &[Option<usize>], cell: usize) -> i32 {
    let Some(group) = groups[cell] else { return i32::from(sudoku.givens[cell]) };
    let inside = (0..groups.len()).filter(|&other| sudoku.box_of(other) == group);
    let there: BTreeSet<u8> = inside.map(|other| sudoku.givens[other]).collect();
    (1..=sudoku.size as u8).find(|digit| !there.contains(digit)).map_or(0, i32::from)
}

/// Returns the energy of all boards of a magic-sum puzzle, if their energies are proved to be equal.
fn flat_sums(puzzle: &Puzzle, givens: &[Option<i32>], free: &[usize]) -> Option<i32> {
    let mut rest = without(&puzzle.numbers, givens.iter().flatten().copied()).ok()?;
    // With opposite cells in pairs, some numbers follow from the givens, so a board of these is not laid out so simply.
    if rest.len() != free.len() {
        return None;
    }
    let mut board: Vec<i32> = givens.iter().map(|given| given.unwrap_or_default()).collect();
    let mut lay = |numbers: &[i32]| {
        free.iter().zip(numbers).for_each(|(&cell, &number)| board[cell] = number);
        puzzle.energy(&board)
    };
    let energy = lay(&rest);
    let lines = |cell: usize| -> Vec<bool> { puzzle.lines.iter().map(|line| line.cells.contains(&cell)).collect() };
    let alike = || free.windows(2).all(|pair| lines(pair[0]) == lines(pair[1]));
    if rest.windows(2).all(|pair| pair[0] == pair[1]) || alike() {
        return Some(energy);
    }
    if rest.len() > FEW {
        return None;
    }
    rest.sort_unstable();
    loop {
        if lay(&rest) != energy {
            return None;
        }
        if !rearrange(&mut rest) {
            return Some(energy);
        }
    }
}

/// Makes the next arrangement of numbers in rising order. Returns `false` after the last one.
pub(super) fn rearrange(numbers: &mut [i32]) -> bool {
    let Some(place) = numbers.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let Some(other) = numbers.iter().rposition(|&number| number > numbers[place]) else { return false };
    numbers.swap(place, other);
    numbers[place + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use crate::link::config::Config;

    fn flat(link: &str) -> Option<i32> {
        let config = Config::from_link(link).unwrap();
        config.problem.flat_energy(config.settings.singles())
    }

    #[test]
    fn a_problem_is_flat_where_no_swap_changes_its_energy() {
        for (link, expected) in [
            // All cells are in the one line.
            ("puzzle=custom&define=n1..3;c0,0_1,0_2,0;l7ABC", Some(1)),
            ("puzzle=custom&define=n1..3;c0,0_1,0_2,0;l6ABC", None),
            // All numbers are the same.
            ("puzzle=custom&define=n2_2_2;c0,0_1,0_2,0;l5AB_4BC", Some(1)),
            // Two lines that mirror each other, so all boards are searched.
            ("puzzle=custom&define=n1_2_4;c0,0_1,0_2,0;l9AB_9BC&givens=.,4,.", Some(25)),
            ("puzzle=custom&define=n1_2_4;c0,0_1,0_2,0;l9AB_9BC", None),
            ("puzzle=custom&define=n1..4;c0,0_1,0_0,1_1,1;l99AB_99CD", None),
            ("puzzle=magic19", None),
            ("puzzle=octa", None),
            ("puzzle=sudoku", None),
            ("puzzle=sudoku&givens=1234341221434321", None),
            // The last free cell of the first box can only be 4, which repeats in its row and its column.
            ("puzzle=sudoku&givens=12343.1221434321&singles=off", None),
            ("puzzle=route", None),
        ] {
            assert_eq!(flat(link), expected, "{link}");
        }
    }
}
