//! The board of a search: a single board, which is moved to the node under examination.
//!
//! Between two nodes, the board goes up to the point where their paths part, and down again. For most strategies this
//! takes one or two steps. Sums and blanks of every line are updated on the way; numbers and cells are sets of at most
//! 64, one bit each.

use super::tree::Tree;
use crate::puzzle::{Line, MAX_SEARCHED, Puzzle};
use serde::Serialize;

/// A board with blanks, and the numbers that can still be placed.
#[derive(Clone, Debug)]
pub(super) struct PartialBoard {
    /// The puzzle's numbers in rising order; everywhere else a number is its index here.
    numbers: Vec<i32>,
    /// Numbers that equal the previous one.
    twins: u64,
    /// `lines[first_line[c]..first_line[c + 1]]`: the lines through cell `c`.
    lines: Vec<u8>,
    first_line: Vec<u16>,
    /// The maximum number of cells in a line.
    longest: usize,
    /// Cells without a number.
    blanks: u64,
    /// Numbers that are not on the board. Among equal numbers, the first are used first.
    unused: u64,
    /// The numbers that each line still needs.
    shortfalls: Vec<Shortfall>,
    /// The node of the present board.
    at: u32,
}

/// The missing numbers of a line: their count, and their required sum. Both are in one word, so a placed number changes
/// both by one subtraction.
#[derive(Clone, Copy, Debug)]
struct Shortfall(i64);

impl Shortfall {
    fn new(missing: i32, blanks: usize) -> Shortfall {
        Shortfall(((blanks as i64) << 32) + i64::from(missing))
    }

    /// Returns the target minus the present sum of the line.
    #[inline]
    fn missing(self) -> i32 {
        self.0 as i32
    }

    #[inline]
    fn blanks(self) -> usize {
        ((self.0 - i64::from(self.missing())) >> 32) as usize
    }
}

/// A line that cannot reach its sum.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Blocked {
    /// The index of the line.
    pub line: usize,
    /// The target minus the present sum of the line.
    pub missing: i32,
    /// The number of blank cells in the line.
    pub blanks: u32,
    /// The least sum of this many unused numbers.
    pub least: i32,
    /// The greatest sum of this many unused numbers.
    pub greatest: i32,
}

/// The least and the greatest sum of any `k` unused numbers.
struct SumBounds {
    least: [i32; MAX_SEARCHED + 1],
    greatest: [i32; MAX_SEARCHED + 1],
}

impl PartialBoard {
    /// Returns the board of the root, with the givens only.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>]) -> Self {
        let all = u64::MAX >> (64 - puzzle.cells.len());
        let equal = |&n: &usize| n > 0 && puzzle.numbers[n - 1] == puzzle.numbers[n];
        let through = |cell| (0..puzzle.lines.len()).filter(move |&line| puzzle.lines[line].cells.contains(&cell));
        let (mut lines, mut first_line) = (Vec::new(), vec![0]);
        for cell in 0..puzzle.cells.len() {
            lines.extend(through(cell).map(|line| line as u8));
            first_line.push(lines.len() as u16);
        }
        let shortfall = |line: &Line| Shortfall::new(line.target, line.cells.len());
        let mut board = PartialBoard {
            numbers: puzzle.numbers.clone(),
            twins: (0..puzzle.numbers.len()).filter(equal).map(|number| 1 << number).sum(),
            lines,
            first_line,
            longest: puzzle.lines.iter().map(|line| line.cells.len()).max().unwrap_or(0),
            blanks: all,
            unused: all,
            shortfalls: puzzle.lines.iter().map(shortfall).collect(),
            at: 0,
        };
        for (cell, given) in givens.iter().enumerate() {
            if let Some(given) = given {
                let of_given = |&number: &usize| puzzle.numbers[number] == *given;
                let number = members(board.choices()).find(of_given).expect("a given is one of the puzzle's numbers");
                board.put(cell, number);
            }
        }
        board
    }

    /// Puts an unused number on a blank.
    #[inline]
    pub fn put(&mut self, cell: usize, number: usize) {
        self.blanks ^= 1 << cell;
        self.unused ^= 1 << number;
        self.change(cell, -self.worth(number));
    }

    /// Removes `number` from `cell`, where it is placed.
    #[inline]
    pub fn take(&mut self, cell: usize, number: usize) {
        self.blanks ^= 1 << cell;
        self.unused ^= 1 << number;
        self.change(cell, self.worth(number));
    }

    /// Replaces the number `old` on `cell`.
    #[inline]
    fn replace(&mut self, cell: usize, old: usize, new: usize) {
        self.unused ^= (1 << old) ^ (1 << new);
        self.change(cell, self.worth(old) - self.worth(new));
    }

    /// Returns the change of a line's shortfall through this number.
    #[inline]
    fn worth(&self, number: usize) -> i64 {
        Shortfall::new(self.numbers[number], 1).0
    }

    #[inline]
    fn change(&mut self, cell: usize, change: i64) {
        for &line in lines_of(&self.lines, &self.first_line, cell) {
            self.shortfalls[line as usize].0 += change;
        }
    }

    /// Changes to the board of `node`. The order of the steps on the way has no effect.
    pub fn go(&mut self, tree: &Tree, node: u32) {
        let (mut from, mut to) = (self.at, node);
        while from != to {
            let (old, new) = (tree[from], tree[to]);
            // A parent's index is less than its child's, so the later of two nodes is not an ancestor of the other.
            if old.depth == new.depth && old.cell == new.cell {
                self.replace(old.cell.into(), old.number.into(), new.number.into());
                (from, to) = (old.parent, new.parent);
            } else if from > to {
                self.take(old.cell.into(), old.number.into());
                from = old.parent;
            } else {
                self.put(new.cell.into(), new.number.into());
                to = new.parent;
            }
        }
        self.at = node;
    }

    /// Returns whether this is a solution: no blank, and every line complete.
    pub fn is_goal(&self) -> bool {
        self.shortfalls.iter().all(|shortfall| shortfall.0 == 0)
    }

    /// Returns whether an unused number on the only blank makes a solution. Most numbers fail in a line of that cell,
    /// and are not placed.
    #[inline]
    pub fn completes(&mut self, cell: usize, number: usize) -> bool {
        let worth = self.worth(number);
        if lines_of(&self.lines, &self.first_line, cell).iter().any(|&line| self.shortfalls[line as usize].0 != worth) {
            return false;
        }
        self.put(cell, number);
        let solved = self.is_goal();
        self.take(cell, number);
        solved
    }

    /// Returns the number with this index.
    pub fn number(&self, index: usize) -> i32 {
        self.numbers[index]
    }

    /// Returns the cells without a number, one bit each.
    pub fn blanks(&self) -> u64 {
        self.blanks
    }

    /// Returns the unused numbers, one bit each; of equal numbers only the first.
    #[inline]
    pub fn choices(&self) -> u64 {
        self.unused & !(self.twins & (self.unused << 1))
    }

    /// Returns whether every line can still reach its sum, as far as each line alone shows. The last number of a line
    /// must be unused. Several missing numbers must have a sum between the least and the greatest sum of as many unused
    /// numbers.
    pub fn feasible(&self) -> bool {
        let bounds = self.bounds();
        self.shortfalls.iter().all(|shortfall| {
            let (missing, blanks) = (shortfall.missing(), shortfall.blanks());
            match blanks {
                1 => self.between(missing, missing) & self.unused != 0,
                _ => (bounds.least[blanks]..=bounds.greatest[blanks]).contains(&missing),
            }
        })
    }

    /// Returns the first line that violates [`PartialBoard::feasible`].
    pub fn blocked(&self) -> Option<Blocked> {
        let bounds = self.bounds();
        let blocked = |(line, shortfall): (usize, &Shortfall)| {
            let (missing, blanks) = (shortfall.missing(), shortfall.blanks());
            let reached = bounds.least[blanks]..=bounds.greatest[blanks];
            let possible = if blanks == 1 {
                self.between(missing, missing) & self.unused != 0
            } else {
                reached.contains(&missing)
            };
            let blocked =
                Blocked { line, missing, blanks: blanks as u32, least: *reached.start(), greatest: *reached.end() };
            (!possible).then_some(blocked)
        };
        self.shortfalls.iter().enumerate().find_map(blocked)
    }

    /// Returns the blank with the fewest fitting unused numbers, or the first of several; there must be a blank. A
    /// number fits if every line through the cell could still reach its sum with it.
    pub fn most_constrained(&self) -> usize {
        let bounds = self.bounds();
        let mut fits = [u64::MAX; MAX_SEARCHED];
        for (fits, shortfall) in fits.iter_mut().zip(&self.shortfalls) {
            let missing = shortfall.missing();
            if let Some(others) = shortfall.blanks().checked_sub(1) {
                *fits = self.between(missing - bounds.greatest[others], missing - bounds.least[others]);
            }
        }
        let fitting = |cell: &usize| {
            let lines = lines_of(&self.lines, &self.first_line, *cell);
            lines.iter().fold(self.choices(), |numbers, &line| numbers & fits[line as usize]).count_ones()
        };
        members(self.blanks).min_by_key(fitting).expect("a blank")
    }

    #[inline]
    fn bounds(&self) -> SumBounds {
        let mut bounds = SumBounds { least: [0; MAX_SEARCHED + 1], greatest: [0; MAX_SEARCHED + 1] };
        let most = self.longest.min(self.unused.count_ones() as usize);
        let (mut low, mut high) = (self.unused, self.unused);
        for k in 0..most {
            let (least, greatest) = (low.trailing_zeros(), 63 - high.leading_zeros());
            bounds.least[k + 1] = bounds.least[k] + self.numbers[least as usize];
            bounds.greatest[k + 1] = bounds.greatest[k] + self.numbers[greatest as usize];
            low ^= 1 << least;
            high ^= 1 << greatest;
        }
        bounds
    }

    /// Returns the numbers from `least` to `greatest`, one bit each.
    #[inline]
    fn between(&self, least: i32, greatest: i32) -> u64 {
        let below = |bound: usize| if bound == 64 { u64::MAX } else { (1 << bound) - 1 };
        let first = self.numbers.partition_point(|&number| number < least);
        let end = self.numbers.partition_point(|&number| number <= greatest);
        below(end) & !below(first)
    }
}

/// Returns the lines through a cell. This is not a method of the board, so that the board can be changed meanwhile.
#[inline]
fn lines_of<'a>(lines: &'a [u8], first_line: &[u16], cell: usize) -> &'a [u8] {
    &lines[first_line[cell].into()..first_line[cell + 1].into()]
}

/// Returns the positions of the set bits, in rising order.
pub(super) fn members(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let member = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            member
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library;
    use proptest::prelude::*;

    /// Returns a tree of random paths down from the empty board.
    fn tree(numbers: &[Vec<usize>]) -> Tree {
        let mut tree = Tree::new(0);
        for way in numbers {
            let mut node = 0;
            for (cell, &number) in way.iter().enumerate() {
                node = tree.add(node, cell as u8, number as u8, 0);
            }
        }
        tree
    }

    proptest! {
        #[test]
        fn a_board_taken_from_node_to_node_is_the_board_laid_out_again(
            ways in proptest::collection::vec(Just((0..16).collect::<Vec<usize>>()).prop_shuffle(), 1..4),
            nodes in proptest::collection::vec(any::<prop::sample::Index>(), 1..20),
        ) {
            let octa = library::classic("octa").unwrap();
            let tree = tree(&ways);
            let mut board = PartialBoard::new(&octa, &[None; 16]);
            for node in nodes {
                let node = node.index(tree.len()) as u32;
                board.go(&tree, node);
                let mut givens = [None; 16];
                for &n in &tree.path_to(node)[1..] {
                    givens[usize::from(tree[n].cell)] = Some(i32::from(tree[n].number) + 1);
                }
                let fresh = PartialBoard { at: node, ..PartialBoard::new(&octa, &givens) };
                prop_assert_eq!(format!("{board:?}"), format!("{fresh:?}"));
            }
        }
    }

    /// The numbers are 1 1 2 3, the lines A B = 2 and C D = 5, with 2 on A. The rest, 1 1 3, has no number for B.
    #[test]
    fn a_line_that_lacks_its_last_number_is_seen() {
        let text =
            "numbers 1 1 2 3\ncell A 0 0\ncell B 1 0\ncell C 2 0\ncell D 3 0\nline 2 A B\nline 5 C D\nrecommended t0=1";
        let puzzle = Puzzle::parse("t", text).unwrap();
        let mut board = PartialBoard::new(&puzzle, &[None; 4]);
        assert_eq!(members(board.choices()).collect::<Vec<_>>(), [0, 2, 3], "equal numbers are one choice");
        assert!(board.feasible());
        board.put(0, 2);
        assert!(!board.feasible());
        board.take(0, 2);
        board.put(0, 0);
        assert!(board.feasible());
        // B can only be 1; C and D can be 2 or 3.
        assert_eq!(board.most_constrained(), 1);
    }
}
