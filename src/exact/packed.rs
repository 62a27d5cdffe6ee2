//! Counting the solutions of a 9x9 sudoku quickly: the three bands of a digit in one word of 128 bits.
//!
//! What follows from what is as in `bands.rs`, which explains bands, stacks and matchings. Three things differ:
//!
//! - **Lanes.** One operation works on all 81 cells. Lane 0 to 2 of a digit's word are its bands:
//!
//! ```text
//!   bit     31  30   29 28 27        26 ... 18  17 ... 9  8 ... 0       lane 3: 29 ... 9   8 7 6   5 4 3   2 1 0
//!          alive     arrangements      row 2      row 1    row 0                         arrangements in stack 2, 1, 0
//! ```
//!
//! - **Rounds.** All digits that have changed are looked at, then all cells at once. That finds cells in which a digit is
//!   alone in its row, and cells with one candidate. No branch depends on a single digit, which a processor would guess wrong.
//! - **Arrangements.** In a band the three boxes of a digit go with its three rows in at most six ways. A choice is one of
//!   them, in the band or stack with the fewest arrangements, of the digit with the fewest in it. So does tdoku (REFERENCES.md).
//!   On a loose grid this needs one more deduction: three cells in a row or column of a box hold three digits.
//! - **Mirrors.** Where every open cell has two candidates, each solution has a mirror: the other candidate on all of them.
//!   Then one of two arrangements is enough, and each solution below it counts twice.

use super::{Arranged, ExactStatus, MOST_WAITING, Outcome, Tried, WHOLE, Why};
use crate::puzzle::sudoku::Sudoku;
use bytemuck::must_cast as cast;
use wide::{i8x16, i16x8, i16x16, i32x8, u32x4, u64x2};

/// Bits of a square of rows and boxes, and squares.
const SQUARES: usize = 1 << 9;
/// One row of a band.
const ROW: u32 = 0x1ff;
/// The first cell of every row of a band.
const FIRST: u32 = 1 | 1 << 9 | 1 << 18;
/// The last cell of every row of a band.
const LAST: u32 = FIRST << 8;
/// A band.
const BAND: u32 = (1 << 27) - 1;
/// The number of arrangements in a band stands above its cells.
const NUMBER: u32 = 27;
/// Whether there is an arrangement at all.
const ALIVE: u32 = 1 << 31;

/// Open cells from which on a grid is loose. Below that, sharing digits out among three cells costs more than it saves.
const LOOSE: u32 = 50;
/// Open cells up to which it is looked whether a grid is mirrored.
const MIRRORED: u32 = 32;

/// All cells.
const CELLS: u32x4 = u32x4::new([BAND, BAND, BAND, 0]);
/// What is no cell.
const BESIDE: u32x4 = u32x4::new([!BAND, !BAND, !BAND, !0]);
/// The first cell of every three in a row: these stand for the three.
const THREES: u32x4 = u32x4::new([0o111_111_111, 0o111_111_111, 0o111_111_111, 0]);
/// Those of a band's first row: they stand for its boxes.
const BOXES: u32x4 = u32x4::new([0o111, 0o111, 0o111, 0]);

/// The ways in which three rows go with three boxes: bit `box * 3 + row`. Read `band * 3 + column`, those of a stack.
const ARRANGEMENTS: [u32; 6] = [0o421, 0o142, 0o214, 0o124, 0o241, 0o412];

/// All arrangements in a square, laid over each other, and how many they are.
const fn arrangements(square: usize) -> (u32, u32) {
    let (mut all, mut number, mut index) = (0, 0, 0);
    while index < ARRANGEMENTS.len() {
        if ARRANGEMENTS[index] & !(square as u32) == 0 {
            all |= ARRANGEMENTS[index];
            number += 1;
        }
        index += 1;
    }
    (all, number)
}

/// The cells of a band that a square has.
const fn cells_of_band(square: u32) -> u32 {
    let (mut cells, mut place) = (0, 0);
    while place < 9 {
        let (in_box, row) = (place / 3, place % 3);
        cells |= (square >> place & 1) * (7 << (row * 9 + in_box * 3));
        place += 1;
    }
    cells
}

/// The cells of a stack in one band that a square has; of stack 0.
const fn cells_of_stack(square: u32, band: usize) -> u32 {
    (square >> (band * 3) & 7) * FIRST
}

/// For every square of a band: the cells of its arrangements, their number, and whether there is one.
static IN_BAND: [u32; SQUARES] = {
    let (mut table, mut square) = ([0; SQUARES], 1);
    while square < SQUARES {
        let (all, number) = arrangements(square);
        table[square] = cells_of_band(all) | number << NUMBER | if number > 0 { ALIVE } else { 0 };
        square += 1;
    }
    table
};

/// For every square of stack 0: the cells of its arrangements in three bands, and their number. Bits 25, 28 and 31 of the
/// last lane are set if there is none. For stack 1 it is shifted by three, for stack 2 by six.
static IN_STACK: [u32x4; SQUARES] = {
    let (mut table, mut square) = ([u32x4::ZERO; SQUARES], 0);
    while square < SQUARES {
        let (all, number) = arrangements(square);
        let mut lanes = [
            !BAND,
            !BAND,
            !BAND,
            if number > 0 { number * (1 | 1 << 9 | 1 << 18) } else { ALIVE | ALIVE >> 3 | ALIVE >> 6 },
        ];
        let mut band = 0;
        while band < 3 {
            lanes[band] |= cells_of_stack(all, band);
            band += 1;
        }
        table[square] = u32x4::new(lanes);
        square += 1;
    }
    table
};

/// For every row the columns of each stack, nine bits apart.
static APART: [u32; SQUARES] = {
    let (mut table, mut row) = ([0; SQUARES], 0);
    while row < SQUARES {
        let columns = row as u32;
        table[row] = columns & 7 | (columns & 0o70) << 6 | (columns & 0o700) << 12;
        row += 1;
    }
    table
};

/// For every square its arrangements, a bit each.
static LEFT: [u8; SQUARES] = {
    let (mut table, mut square) = ([0; SQUARES], 0);
    while square < SQUARES {
        let mut index = 0;
        while index < ARRANGEMENTS.len() {
            if ARRANGEMENTS[index] & !(square as u32) == 0 {
                table[square] |= 1 << index;
            }
            index += 1;
        }
        square += 1;
    }
    table
};

/// For every arrangement in band 0 to 2, then in stack 0 to 2, the cells that a digit is left.
static CHOSEN: [u32x4; 36] = {
    let (mut table, mut index) = ([u32x4::ZERO; 36], 0);
    while index < 36 {
        let (part, square) = (index / 6, ARRANGEMENTS[index % 6]);
        let mut lanes = [BAND, BAND, BAND, 0];
        let mut band = 0;
        while band < 3 {
            if part == band {
                lanes[band] = cells_of_band(square);
            } else if part >= 3 {
                let shift = 3 * (part as u32 - 3);
                lanes[band] &= !((7 * FIRST) << shift) | cells_of_stack(square, band) << shift;
            }
            band += 1;
        }
        table[index] = u32x4::new(lanes);
        index += 1;
    }
    table
};

#[inline(always)]
fn all(lane: u32) -> u32x4 {
    u32x4::splat(lane)
}

#[inline(always)]
fn any(word: u32x4) -> bool {
    let [low, high] = cast::<u32x4, [u64; 2]>(word);
    low | high != 0
}

/// Every row that has a cell, whole.
#[inline(always)]
fn whole_rows(cells: u32x4) -> u32x4 {
    let below = all(BAND & !LAST);
    let some = (((cells & below) + below) | cells) & all(LAST);
    (some << 1u32) - (some >> 8u32)
}

/// The cells that are alone in their rows. No row may be empty.
#[inline(always)]
fn alone(cells: u32x4) -> u32x4 {
    cells & !whole_rows(cells & (cells - all(FIRST)))
}

/// At the first of every three cells in a row: whether they are not all empty.
#[inline(always)]
fn threes(cells: u32x4) -> u32x4 {
    cells | cells >> 1u32 | cells >> 2u32
}

/// In a band's first row: whether a column is not empty.
#[inline(always)]
fn columns(cells: u32x4) -> u32x4 {
    cells | cells >> 9u32 | cells >> 18u32
}

/// Three lanes as indices of tables.
#[inline(always)]
fn indices(word: u32x4) -> [usize; 3] {
    let [low, high] = cast::<u32x4, u64x2>(word).to_array();
    [low as usize % SQUARES, (low >> 32) as usize % SQUARES, high as usize % SQUARES]
}

/// The square of each band, of what `threes` gives.
#[inline(always)]
fn squares_of_bands(rows: u32x4) -> [usize; 3] {
    indices(rows & all(0o111) | rows >> 8u32 & all(0o222) | rows >> 16u32 & all(0o444))
}

/// The square of each stack.
#[inline(always)]
fn squares_of_stacks(cells: u32x4) -> [usize; 3] {
    let [a, b, c] = indices(columns(cells) & all(ROW));
    let squares = (APART[a] | APART[b] << 3 | APART[c] << 6) as usize;
    [squares % SQUARES, (squares >> 9) % SQUARES, (squares >> 18) % SQUARES]
}

/// How many arrangements a digit has in each band, and in the last lane in each stack, twelve bits apart.
#[inline(always)]
fn numbers(places: u32x4) -> u32x4 {
    places >> NUMBER & u32x4::new([7, 7, 7, 0]) | places & u32x4::new([0, 0, 0, 7 | 7 << 12 | 7 << 24])
}

/// Four bits for each word, not all 0 if the word is not.
#[inline(always)]
fn not_zero(words: &[u32x4; 9]) -> u64 {
    // A number that is narrowed to its limits stays other than 0.
    let two = |at: usize| i16x8::from_i32x8_saturate(cast::<_, i32x8>([words[at], words[at + 1]]));
    let four = |at: usize| i8x16::from_i16x16_saturate(cast::<_, i16x16>([two(at), two(at + 2)]));
    let zero = |at: usize| u64::from(four(at).simd_eq(i8x16::ZERO).to_bitmask());
    let last = u64::from(words[8].simd_eq(u32x4::ZERO).to_bitmask());
    !(zero(0) | zero(4) << 16 | last << 32) & ALL_DIGITS
}

/// Four bits for each digit.
const ALL_DIGITS: u64 = (1 << 36) - 1;

/// Takes the first digit of some.
#[inline(always)]
fn take_digit(digits: &mut u64) -> usize {
    let digit = digits.trailing_zeros() as usize / 4;
    *digits &= !(0xf << (4 * digit));
    digit
}

/// Three cells in a row of a box that a digit has to itself in its row: the first of them.
#[inline(always)]
fn alone_of_threes(places: u32x4) -> u32x4 {
    alone(threes(places) & THREES)
}

/// Three cells in a column of a box that a digit has to itself in its column: the first of them.
#[inline(always)]
fn alone_of_columns(places: u32x4) -> u32x4 {
    let [a, b, c, _] = (columns(places) & all(ROW)).to_array();
    let twice = a & b | a & c | b & c;
    u32x4::new([a & !twice, b & !twice, c & !twice, 0])
}

/// How many digits were added, bit by bit; four stands for all above.
#[derive(Default)]
struct Sharing {
    one: u32x4,
    two: u32x4,
    four: u32x4,
}

impl Sharing {
    #[inline(always)]
    fn add(&mut self, word: u32x4) {
        let carry = self.one & word;
        self.one ^= word;
        self.four |= self.two & carry;
        self.two ^= carry;
    }
}

/// The candidates that are left.
#[derive(Clone, Copy, Debug)]
struct PackedGrid {
    /// Of each digit.
    places: [u32x4; 9],
    /// Cells that are not known to hold their digit.
    open: u32x4,
    /// Digits to be looked at, four bits each.
    changed: u64,
}

/// What is to be tried: arrangements of a digit.
#[derive(Clone, Copy, Debug)]
struct ArrangementChoice {
    digit: u8,
    /// Their first index in `CHOSEN`.
    first: u8,
    /// Those that are left, a bit each.
    left: u8,
}

impl ArrangementChoice {
    /// Takes the first that is left: a digit, and the cells that stay open to it.
    #[inline(always)]
    fn take(&mut self) -> (usize, u32x4) {
        let index = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        (self.digit.into(), CHOSEN[usize::from(self.first) + index])
    }
}

impl PackedGrid {
    fn new(sudoku: &Sudoku) -> PackedGrid {
        // Sixteen cells at a time are compared with a digit: the two ends of each band.
        let ends: [[i8x16; 2]; 3] = std::array::from_fn(|band| {
            let cells = &sudoku.givens[27 * band..][..27];
            [&cells[..16], &cells[11..]].map(|end| cast::<[u8; 16], i8x16>(end.try_into().expect("sixteen cells")))
        });
        let held = |digit: i8| {
            let cells = |end: i8x16| end.simd_eq(i8x16::splat(digit)).to_bitmask();
            let [a, b, c] = ends.map(|[first, last]| cells(first) | cells(last) << 11);
            u32x4::new([a, b, c, 0])
        };
        let open = held(0);
        PackedGrid { places: std::array::from_fn(|digit| open | held(digit as i8 + 1)), open, changed: ALL_DIGITS }
    }

    /// Follows every single to its end. Returns false when a cell, or a digit in a unit, has no place left.
    #[inline(never)]
    fn settle(&mut self) -> bool {
        // Cells that were struck out before: by a choice.
        let mut unseen = self.open;
        loop {
            let open = self.open;
            let mut fresh = [u32x4::ZERO; 9];
            let (mut closed, mut moved) = (u32x4::ZERO, u32x4::ZERO);
            let mut again = 0;
            let mut left = self.changed;
            while left != 0 {
                let digit = take_digit(&mut left);
                let before = self.places[digit];
                // A cell that holds the digit has its row for itself; its box and column follow from the matchings.
                let held = before & !open;
                let places = before & !(whole_rows(held) ^ held);
                let rows = threes(places);
                let [a, b, c] = squares_of_bands(rows);
                let in_band = u32x4::new([IN_BAND[a], IN_BAND[b], IN_BAND[c], !0]);
                let in_bands = (places | BESIDE) & in_band;
                let [a, b, c] = squares_of_stacks(in_bands);
                let places = in_bands & (IN_STACK[a] | IN_STACK[b] << 3u32 | IN_STACK[c] << 6u32);
                self.places[digit] = places;
                // The sign of every lane: a band has an arrangement, a stack has none.
                if places.to_bitmask() != 0b0111 {
                    return false;
                }
                again |= u64::from(any((threes(places) ^ rows & in_band) & THREES)) << (4 * digit);
                fresh[digit] = alone(places) & open;
                closed |= fresh[digit];
                moved |= before ^ places;
            }
            if !any(moved & CELLS | closed | unseen) {
                self.changed = 0;
                return true;
            }
            unseen = u32x4::ZERO;
            let (mut once, mut twice) = (u32x4::ZERO, u32x4::ZERO);
            let mut lost = [u32x4::ZERO; 9];
            for digit in 0..9 {
                lost[digit] = closed & !fresh[digit] & self.places[digit];
                let places = self.places[digit] ^ lost[digit];
                self.places[digit] = places;
                twice |= once & places;
                once |= places;
            }
            if any(CELLS & !once | closed & twice) {
                return false;
            }
            let singles = open & !closed & !twice;
            self.open = open & !closed & !singles;
            for (lost, &places) in lost.iter_mut().zip(&self.places) {
                *lost |= singles & places;
            }
            self.changed = again | not_zero(&lost);
            if !any(self.open) {
                return self.is_solution();
            }
            if self.changed == 0 {
                return true;
            }
        }
    }

    /// Whether a grid without open cells is a solution. Digits that have not changed are right.
    #[inline(always)]
    fn is_solution(&self) -> bool {
        let (mut wrong, mut all_columns) = (u32x4::ZERO, u64::from(ROW));
        let mut left = self.changed;
        while left != 0 {
            let cells = self.places[take_digit(&mut left)] & CELLS;
            wrong |= CELLS & !whole_rows(cells) | BOXES & !columns(threes(cells));
            let [low, high] = cast::<u32x4, u64x2>(columns(cells)).to_array();
            all_columns &= low | low >> 32 | high;
        }
        all_columns == u64::from(ROW) && !any(wrong)
    }

    /// Follows every consequence to its end, as `settle` does, and on a loose grid those of `share_out`.
    #[inline(always)]
    fn follow(&mut self) -> bool {
        while self.settle() {
            if self.open_cells() < LOOSE {
                return true;
            }
            if !self.share_out() {
                return false;
            }
            if self.changed == 0 {
                return true;
            }
        }
        false
    }

    #[inline(always)]
    fn open_cells(&self) -> u32 {
        let [low, high] = cast::<u32x4, u64x2>(self.open).to_array();
        low.count_ones() + high.count_ones()
    }

    /// Whether every open cell of a settled grid has two candidates. Then every digit has two places in every unit in which
    /// it is not known. So each solution has a mirror: the other candidates of all open cells.
    #[inline(always)]
    fn is_mirrored(&self) -> bool {
        let (mut once, mut twice, mut thrice) = (u32x4::ZERO, u32x4::ZERO, u32x4::ZERO);
        for &places in &self.places {
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        !any(thrice & self.open)
    }

    /// Strikes out what three digits leave no room for. Where three cells in a row or column of a box are known to hold three
    /// digits, no other digit may take one. Returns false when four digits have but these three cells.
    #[inline(always)]
    fn share_out(&mut self) -> bool {
        let (mut in_rows, mut in_columns) = (Sharing::default(), Sharing::default());
        for &places in &self.places {
            in_rows.add(alone_of_threes(places));
            in_columns.add(alone_of_columns(places));
        }
        if any(in_rows.four | in_columns.four) {
            return false;
        }
        let (rows, columns) = (in_rows.one & in_rows.two, in_columns.one & in_columns.two);
        if !any(rows | columns) {
            return true;
        }
        for (digit, places) in self.places.iter_mut().enumerate() {
            let rows = rows & !alone_of_threes(*places);
            let columns = columns & !alone_of_columns(*places);
            let lost =
                *places & CELLS & (rows | rows << 1u32 | rows << 2u32 | columns | columns << 9u32 | columns << 18u32);
            *places ^= lost;
            self.changed |= u64::from(any(lost)) << (4 * digit);
        }
        true
    }

    /// Returns what to try on a settled grid that is not full.
    #[inline(always)]
    fn choose(&self) -> ArrangementChoice {
        let sums = self.places.iter().fold(u32x4::ZERO, |sums, &places| sums + numbers(places));
        let [a, b, c, stacks] = sums.to_array();
        let parts = [a, b, c, stacks & 0xfff, stacks >> 12 & 0xfff, stacks >> 24];
        // A part in which all is known has nine arrangements: it comes last.
        let (mut part, mut fewest) = (0, u32::MAX);
        for (at, number) in parts.into_iter().enumerate() {
            let more = number.wrapping_sub(10);
            if more < fewest {
                (part, fewest) = (at, more);
            }
        }
        let (lane, shift) = if part < 3 { (part, NUMBER) } else { (3, 12 * (part as u32 - 3)) };
        // The number in the high bits, so that the least is found without a branch.
        let number = |digit: usize| self.places[digit].to_array()[lane] >> shift & 7;
        let key = |digit: usize| (number(digit).wrapping_sub(2) & 7) << 4 | digit as u32;
        let digit = (0..9).map(key).min().expect("nine digits") as usize & 15;
        let places = self.places[digit];
        let ([a, b, c], [d, e, f]) = (squares_of_bands(threes(places)), squares_of_stacks(places));
        ArrangementChoice { digit: digit as u8, first: 6 * part as u8, left: LEFT[[a, b, c, d, e, f][part]] }
    }
}

/// What led to a node.
#[derive(Clone, Copy, Debug)]
struct Path {
    /// The choices made.
    choices: u32,
    /// The choice made last.
    last: ArrangementChoice,
}

/// A node of which something is left to be tried.
#[derive(Clone, Copy, Debug)]
struct PackedLevel {
    grid: PackedGrid,
    choice: ArrangementChoice,
    path: Path,
    /// The part of the tree below it that is not begun.
    share: u64,
    /// How many solutions each one below it stands for.
    weight: u64,
}

/// Searches for the solutions of a 9x9 sudoku.
#[derive(Clone, Debug)]
pub(super) struct PackedTree {
    /// The way to the present node, the node itself, whose grid is looked at next, and levels that were left.
    levels: Vec<PackedLevel>,
    /// The index of the present node.
    depth: usize,
    /// Solutions to be taken.
    pub waiting: Vec<u8>,
    /// How many more are kept.
    keep: usize,
    limit: u64,
    pub nodes: u64,
    pub solutions: u64,
    pub status: ExactStatus,
    /// The part of the tree that has been searched, of `WHOLE`.
    done: u64,
}

impl PackedTree {
    /// Returns a search that ends when `limit` solutions are found, and keeps the first `keep` of them.
    pub fn new(sudoku: &Sudoku, limit: u64, keep: usize) -> PackedTree {
        let mut levels = Vec::with_capacity(16);
        let none = ArrangementChoice { digit: 0, first: 0, left: 0 };
        levels.push(PackedLevel {
            grid: PackedGrid::new(sudoku),
            choice: none,
            path: Path { choices: 0, last: none },
            share: WHOLE,
            weight: 1,
        });
        PackedTree {
            levels,
            depth: 0,
            waiting: Vec::new(),
            keep,
            limit: limit.max(1),
            nodes: 0,
            solutions: 0,
            status: ExactStatus::Running,
            done: 0,
        }
    }

    /// Looks at so many nodes, or fewer if the search ends or the buffer is full.
    pub fn advance(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if self.status != ExactStatus::Running || self.waiting.len() == MOST_WAITING * CELLS_OF_A_GRID {
                return;
            }
            self.node();
        }
    }

    /// Looks at the deepest grid, and chooses the next.
    #[inline(always)]
    fn node(&mut self) {
        self.nodes += 1;
        let level = &mut self.levels[self.depth];
        let settled = level.grid.follow();
        let open = level.grid.open_cells();
        if settled && open > 0 {
            level.choice = level.grid.choose();
            if self.keep == 0 && open <= MIRRORED && level.grid.is_mirrored() {
                level.choice.left &= level.choice.left.wrapping_neg();
                level.weight = level.weight.saturating_mul(2);
            }
        } else {
            self.done += level.share;
            if settled {
                self.solutions = self.solutions.saturating_add(level.weight).min(self.limit);
                if self.keep > 0 {
                    self.keep -= 1;
                    write(&level.grid, &mut self.waiting);
                }
            }
            if self.depth == 0 {
                self.status = ExactStatus::Complete;
                return;
            }
            if self.solutions >= self.limit {
                self.status = ExactStatus::Limit;
                return;
            }
            self.depth -= 1;
        }
        let level = &mut self.levels[self.depth];
        let (digit, cells) = level.choice.take();
        let path = Path { choices: level.path.choices + 1, last: level.choice };
        // The last one takes the place of the node: nothing comes back to it.
        if level.choice.left != 0 {
            let rest = level.share / 2;
            level.share -= rest;
            let below = PackedLevel { share: rest, ..*level };
            self.depth += 1;
            match self.levels.get_mut(self.depth) {
                Some(level) => *level = below,
                None => self.levels.push(below),
            }
        }
        let level = &mut self.levels[self.depth];
        level.path = path;
        level.grid.places[digit] &= cells;
        level.grid.changed |= 1 << (4 * digit);
    }

    /// Returns the number of cells of the grid.
    pub fn cells(&self) -> usize {
        CELLS_OF_A_GRID
    }

    /// Returns what the next node will be.
    pub fn next(&self) -> Option<Tried> {
        let level = (self.status == ExactStatus::Running).then_some(&self.levels[self.depth])?;
        let known = |grid: &PackedGrid| {
            let mut board = Vec::new();
            write(grid, &mut board);
            board
        };
        let mut grid = level.grid;
        let before = known(&grid);
        let settled = grid.follow();
        let board = known(&grid);
        let new = |&cell: &usize| before[cell] == 0 && board[cell] != 0;
        let Path { choices, last: ArrangementChoice { digit, first, left } } = level.path;
        Some(Tried {
            tried: None,
            arranged: (choices > 0).then(|| Arranged { digit: digit + 1, part: first / 6 }),
            followed: (0..CELLS_OF_A_GRID).filter(new).map(|cell| (cell, board[cell].into())).collect(),
            outcome: match settled {
                false => Outcome::Cut,
                true if any(grid.open) => Outcome::Deeper,
                true => Outcome::Solution,
            },
            why: (!settled).then_some(Why::Blocked),
            depth: choices as usize,
            left: left.count_ones(),
            board: board.iter().map(|&digit| (digit != 0).then_some(digit.into())).collect(),
        })
    }

    /// Returns the share of the tree that has been searched.
    pub fn progress(&self) -> f64 {
        self.done as f64 / WHOLE as f64
    }
}

const CELLS_OF_A_GRID: usize = 81;

/// Appends the digits that are known, row by row.
fn write(grid: &PackedGrid, boards: &mut Vec<u8>) {
    let start = boards.len();
    boards.resize(start + CELLS_OF_A_GRID, 0);
    for (digit, places) in (1..).zip(&grid.places) {
        let known = (*places & CELLS & !grid.open).to_array();
        for (band, mut left) in known.into_iter().enumerate() {
            while left != 0 {
                boards[start + band * 27 + left.trailing_zeros() as usize] = digit;
                left &= left - 1;
            }
        }
    }
}
