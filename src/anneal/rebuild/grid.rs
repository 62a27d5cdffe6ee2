//! A sudoku with the candidates of its blanks, kept up to date while cells are filled.
//!
//! ```text
//! candidates[cell]       the digits that fit a blank                bit d - 1 for digit d
//! counts[cell]           the number of these digits                 FILLED for a cell with a digit
//! places[unit, digit]    the cells of a unit that the digit fits    bit p for the unit's cell p
//! ```
//!
//! Filling a cell takes its digit from the candidates of its peers. A blank with one candidate left, or a digit with one place
//! left in a unit, is a single, and waits in a queue. If all places of a digit in one unit lie in another, too, the rest of the
//! other unit loses the digit: locked candidates. A contradiction stops nothing: a blank without candidates stays blank.

use crate::sudoku::Sudoku;
use crate::sudoku::candidates::{Candidates, Propagation, Single};
use crate::sudoku::word::{Word, bits};

/// The count of a cell with a digit: more than the count of any blank.
const FILLED: u8 = u8::MAX;
/// The unit of a naked single, which belongs to no unit.
const NAKED: u8 = u8::MAX;

/// The kind of boxes; the kind of rows is 0, of columns 1.
const BOX: usize = 2;

/// The shape of sudokus up to 25x25.
pub type SmallShape = Shape<u32, 1024, 2048>;
/// The shape of sudokus up to 36x36.
pub type LargeShape = Shape<u64, 2048, 4096>;
/// A grid of a sudoku up to 25x25.
pub type SmallGrid = Grid<u32, 1024, 2048>;
/// A grid of a sudoku up to 36x36. It takes twice the memory, which would slow smaller sudokus down.
pub type LargeGrid = Grid<u64, 2048, 4096>;

/// The tables that all grids of a puzzle share, with masks of type `W`. `CELLS` is the room for cells, `PLACES` the
/// room for the places of all units. Both are powers of two, so that no index needs a check.
#[derive(Debug)]
pub struct Shape<W, const CELLS: usize, const PLACES: usize> {
    size: usize,
    /// For each cell its row, column and box: the first index of the unit's places, and the cell's place in the unit.
    units: Box<[[(u16, u8); 3]; CELLS]>,
    /// The cells of each unit, in the order of [`Sudoku::units`].
    cells: Box<[u16; PLACES]>,
    propagation: Propagation,
    /// For each place of a row, and of a column: the places in the same box.
    in_box: [Masks<W>; 2],
    /// For each place of a box: the places in the same row, and in the same column.
    of_box: [Masks<W>; 2],
}

/// A mask for each place of a unit. Their number is a power of two, so that no index needs a check.
type Masks<W> = [W; MASKS];
const MASKS: usize = 64;

/// A digit whose places in a unit all lie in another unit, too.
#[derive(Clone, Copy, Debug)]
struct Locked {
    /// The first index of the unit's places.
    unit: u16,
    /// The digit, counted from 0.
    at: u8,
    /// The kind of the other unit: row 0, column 1, box 2.
    other: u8,
}

/// A digit that follows from the grid, and waits to be filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WaitingSingle {
    cell: u16,
    digit: u8,
    unit: u8,
}

impl WaitingSingle {
    /// Returns the unit in which the digit has one place left, in the order of [`Sudoku::units`]; `None` for a naked single.
    fn unit(self) -> Option<usize> {
        (self.unit != NAKED).then_some(self.unit.into())
    }
}

/// A grid, partly filled.
#[derive(Clone, Debug)]
pub struct Grid<W, const CELLS: usize, const PLACES: usize> {
    cells: usize,
    digits: Box<[u8; CELLS]>,
    candidates: Box<[W; CELLS]>,
    counts: Box<[u8; CELLS]>,
    places: Box<[W; PLACES]>,
    blanks: usize,
    queue: Vec<WaitingSingle>,
    /// The number of singles taken from the queue.
    taken: usize,
    /// Locked digits whose consequences are not drawn yet.
    locked: Vec<Locked>,
}

/// Returns the digits of a mask, in rising order.
fn digits_of<W: Word>(mask: W) -> impl Iterator<Item = u8> {
    bits(mask).map(|bit| bit as u8 + 1)
}

/// Returns the mask of one bit.
#[inline(always)]
fn bit<W: Word>(place: usize) -> W {
    W::bit_if(true, place)
}

impl<W: Word, const CELLS: usize, const PLACES: usize> Shape<W, CELLS, PLACES> {
    /// Returns the shape of a sudoku's grids.
    ///
    /// # Panics
    /// If the sudoku is larger than `CELLS` and `PLACES` allow.
    pub fn new(sudoku: &Sudoku, propagation: Propagation) -> Self {
        let Sudoku { size, box_rows, box_cols, .. } = *sudoku;
        let mut units = Box::new([[(0, 0); 3]; CELLS]);
        let mut table = Box::new([0; PLACES]);
        let all = sudoku.units();
        for (unit, cells) in all.iter().enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                units[cell][unit / size] = ((unit * size) as u16, place as u8);
                table[unit * size + place] = cell as u16;
            }
        }
        let same = |part: &dyn Fn(usize) -> usize| -> Masks<W> {
            let with = |place: usize| (0..size).filter(move |&other| part(other) == part(place));
            std::array::from_fn(|place| with(place).fold(W::ZERO, |mask, other| mask | bit(other)))
        };
        let in_box = [same(&|place| place / box_cols), same(&|place| place / box_rows)];
        let of_box = [same(&|place| place / box_cols), same(&|place| place % box_cols)];
        Shape { size, units, cells: table, propagation, in_box, of_box }
    }

    /// Returns the places of a unit of kind `kind` that share the unit of kind `other` with this place. One kind must be a box.
    #[inline(always)]
    fn shared(&self, kind: usize, other: usize, place: usize) -> W {
        let masks = if kind == BOX { &self.of_box[other] } else { &self.in_box[kind] };
        masks[place % MASKS]
    }

    /// Returns the grid of the givens, which must not conflict, with the singles that follow from them.
    pub fn grid(&self, givens: &[u8]) -> Grid<W, CELLS, PLACES> {
        let Shape { size, .. } = *self;
        let all = W::ones(size);
        let cells = size * size;
        let mut grid = Grid {
            cells,
            digits: Box::new([0; CELLS]),
            candidates: Box::new([all; CELLS]),
            counts: Box::new([size as u8; CELLS]),
            places: Box::new([all; PLACES]),
            blanks: cells,
            queue: Vec::new(),
            taken: 0,
            locked: Vec::new(),
        };
        for (cell, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            grid.fill(self, cell, digit);
        }
        while let Some(single) = grid.next_single() {
            grid.fill(self, single.cell, single.digit);
        }
        grid
    }
}

impl<W: Word, const CELLS: usize, const PLACES: usize> Candidates for Grid<W, CELLS, PLACES> {
    type Shape = Shape<W, CELLS, PLACES>;

    fn shape(sudoku: &Sudoku, propagation: Propagation) -> Self::Shape {
        Shape::new(sudoku, propagation)
    }

    fn of_givens(shape: &Self::Shape, givens: &[u8]) -> Self {
        shape.grid(givens)
    }

    fn copy_from(&mut self, other: &Self) {
        let (cells, places) = (self.cells, 3 * self.cells);
        self.digits[..cells].copy_from_slice(&other.digits[..cells]);
        self.candidates[..cells].copy_from_slice(&other.candidates[..cells]);
        self.counts[..cells].copy_from_slice(&other.counts[..cells]);
        self.places[..places].copy_from_slice(&other.places[..places]);
        self.blanks = other.blanks;
        self.queue.clear();
        self.taken = 0;
    }

    #[inline]
    fn digits(&self) -> &[u8] {
        &self.digits[..self.cells]
    }

    #[inline]
    fn blanks(&self) -> usize {
        self.blanks
    }

    #[inline]
    fn fits(&self, cell: usize, digit: u8) -> bool {
        digit != 0 && self.candidates[cell % CELLS].has(usize::from(digit) - 1)
    }

    #[inline]
    fn count(&self, cell: usize) -> usize {
        self.candidates[cell].count() as usize
    }

    #[inline]
    fn candidate(&self, cell: usize, place: usize) -> u8 {
        digits_of(self.candidates[cell]).nth(place).unwrap_or(0)
    }

    fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        // A blank without candidates has count 0, which wraps to the greatest number.
        let least = self.counts[..self.cells].iter().fold(FILLED, |least, &count| least.min(count.wrapping_sub(1)));
        let wanted = least.wrapping_add(1);
        if least >= FILLED - 1 {
            return None;
        }
        let (before, after) = self.counts[..self.cells].split_at(start);
        let mut first = None;
        for (counts, from) in [(after, start), (before, 0)] {
            for (place, _) in counts.iter().enumerate().filter(|(_, count)| **count == wanted) {
                let cell = from + place;
                if self.fits(cell, wished[cell]) {
                    return Some(cell);
                }
                first = first.or(Some(cell));
            }
        }
        first
    }

    #[inline(always)]
    fn next_single(&mut self) -> Option<Single> {
        while let Some(&single) = self.queue.get(self.taken) {
            self.taken += 1;
            if self.fits(single.cell.into(), single.digit) {
                return Some(Single { cell: single.cell.into(), digit: single.digit, house: single.unit() });
            }
        }
        None
    }

    fn fill(&mut self, shape: &Shape<W, CELLS, PLACES>, cell: usize, digit: u8) {
        let at = usize::from(digit - 1);
        let others = self.candidates[cell % CELLS] & !bit::<W>(at);
        self.digits[cell % CELLS] = digit;
        self.blanks -= 1;
        self.candidates[cell % CELLS] = W::ZERO;
        self.counts[cell % CELLS] = FILLED;
        let units = shape.units[cell % CELLS];
        for (kind, (unit, place)) in units.into_iter().enumerate() {
            for other in bits(others) {
                self.leave(shape, kind, unit, place, other);
            }
        }
        // The digit has its place in these units. Every other place there loses it.
        let mut peers = [W::ZERO; 3];
        for ((unit, place), peers) in units.into_iter().zip(&mut peers) {
            let places = &mut self.places[(usize::from(unit) + at) % PLACES];
            *peers = std::mem::replace(places, W::ZERO) & !bit::<W>(place.into());
        }
        for (kind, mask) in peers.into_iter().enumerate() {
            let cells = usize::from(units[kind].0);
            for place in bits(mask) {
                self.lose(shape, shape.cells[(cells + place) % PLACES].into(), at, kind);
            }
        }
        while let Some(locked) = self.locked.pop() {
            self.unlock(shape, locked);
        }
    }
}

impl<W: Word, const CELLS: usize, const PLACES: usize> Grid<W, CELLS, PLACES> {
    /// Takes a digit, counted from 0, from the candidates of a peer. The peer's unit of this kind has lost the place already.
    #[inline(always)]
    fn lose(&mut self, shape: &Shape<W, CELLS, PLACES>, peer: usize, at: usize, kind: usize) {
        let left = self.candidates[peer % CELLS] & !bit::<W>(at);
        // A cell of the same box may share the row or column, too, and have lost the digit already.
        if left == self.candidates[peer % CELLS] {
            return;
        }
        self.candidates[peer % CELLS] = left;
        self.counts[peer % CELLS] -= 1;
        if left.rest() == W::ZERO && left != W::ZERO {
            self.queue.push(WaitingSingle { cell: peer as u16, digit: left.first() as u8 + 1, unit: NAKED });
        }
        for (other, (unit, place)) in shape.units[peer % CELLS].into_iter().enumerate() {
            if other != kind {
                self.leave(shape, other, unit, place, at);
            }
        }
    }

    /// Takes a place of a unit from a digit, counted from 0.
    #[inline(always)]
    fn leave(&mut self, shape: &Shape<W, CELLS, PLACES>, kind: usize, unit: u16, place: u8, at: usize) {
        let places = &mut self.places[(usize::from(unit) + at) % PLACES];
        *places &= !bit::<W>(place.into());
        let left = *places;
        if left == W::ZERO || shape.propagation == Propagation::Naked || self.queue_single(shape, unit, at, left) {
            return;
        }
        if shape.propagation == Propagation::Locked {
            let others = if kind == BOX { 0..BOX } else { BOX..BOX + 1 };
            for other in others {
                let shared = shape.shared(kind, other, left.first());
                // If the lost place is in the other unit, the digit was locked before.
                if left & !shared == W::ZERO && !shared.has(place.into()) {
                    self.locked.push(Locked { unit, at: at as u8, other: other as u8 });
                }
            }
        }
    }

    /// Queues a hidden single if a digit, counted from 0, has one place left in a unit; returns whether it has.
    #[inline(always)]
    fn queue_single(&mut self, shape: &Shape<W, CELLS, PLACES>, unit: u16, at: usize, left: W) -> bool {
        let single = left.rest() == W::ZERO;
        if single {
            let cell = shape.cells[(usize::from(unit) + left.first()) % PLACES];
            self.queue.push(WaitingSingle { cell, digit: at as u8 + 1, unit: (usize::from(unit) / shape.size) as u8 });
        }
        single
    }

    /// Takes a locked digit from the other cells of the other unit.
    #[inline(never)]
    fn unlock(&mut self, shape: &Shape<W, CELLS, PLACES>, Locked { unit, at, other }: Locked) {
        let (at, other) = (usize::from(at), usize::from(other));
        let mask = self.places[(usize::from(unit) + at) % PLACES];
        if mask == W::ZERO {
            return;
        }
        let first = usize::from(shape.cells[(usize::from(unit) + mask.first()) % PLACES]);
        let (other_unit, place) = shape.units[first % CELLS][other];
        let kind = usize::from(unit) / (shape.size * shape.size);
        let places = &mut self.places[(usize::from(other_unit) + at) % PLACES];
        let kept = *places & shape.shared(other, kind, place.into());
        let rest = *places & !kept;
        if rest == W::ZERO {
            return;
        }
        *places = kept;
        for place in bits(rest) {
            self.lose(shape, shape.cells[(usize::from(other_unit) + place) % PLACES].into(), at, other);
        }
        if kept != W::ZERO {
            self.queue_single(shape, other_unit, at, kept);
        }
    }
}
