//! The candidates of a sudoku with any rules, kept up to date while cells are filled. Annealing with propagation,
//! singles, and the exact search of sudokus with additional rules are based on them. Sudokus without additional rules
//! have a faster search.
//!
//! ```text
//! candidates[cell]       the digits that fit a blank                bit d - 1 for digit d
//! counts[cell]           the number of these digits                 FILLED for a cell with a digit
//! places[house, digit]   the cells of a house that the digit fits   bit p for the house's cell p
//! ```
//!
//! Filling a cell removes its digit from all cells that must differ. A cell with one candidate, or a digit with one
//! place in a house, gives a single, which is added to a queue. A cell that sees all places of a digit in a house loses
//! the digit: locked candidates. Without additional rules, such cells are in a second house that contains all these
//! places. A cage keeps the digits of the sets that have its sum. A contradiction is recorded but stops nothing: a
//! blank without a fitting digit stays blank.

use super::Sudoku;
use super::cages::{MOST_LISTED, SumCage, sets_by_sum, sum_cages, within_bounds};
use super::candidates::{Look, Propagation, Single};
use super::word::bits;

/// The count of candidates for a cell with a digit, which exceeds the count of any blank.
const FILLED: u8 = u8::MAX;
/// The kind of boxes; the kind of rows is 0, of columns 1.
const BOX: usize = 2;

/// The data that all grids of a sudoku share.
#[derive(Debug)]
pub struct Layout {
    size: usize,
    propagation: Propagation,
    /// True if grids record their looks.
    keeps_looks: bool,
    /// The cells of each house, house by house in the order of [`Sudoku::houses`].
    houses: Vec<u16>,
    /// The houses of each cell, in this order. Without additional rules these are row, column and box: the kinds 0, 1
    /// and 2.
    houses_of: Vec<Vec<InHouse>>,
    /// The places that share the second house, for each two kinds of houses and a place in the first. Empty with
    /// additional rules.
    shared: Vec<u64>,
    /// The set of peers of each cell, `words` words per cell.
    sees: Vec<u64>,
    words: usize,
    /// The maximum number of places of a digit when cells outside the house are searched for locked candidates.
    most_locked: u32,
    cages: Vec<SumCage>,
    cages_of: Vec<Vec<usize>>,
    /// The sets of distinct digits, by their number and sum; only for small grids.
    sets: Vec<Vec<u64>>,
}

/// The place of a cell in one of its houses.
#[derive(Clone, Copy, Debug)]
struct InHouse {
    /// The index of the house's first cell in [`Layout::houses`], and of its first digit in [`CandidateGrid::places`].
    first: u16,
    place: u8,
}

/// The reason why a field has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// No digit fits this cell.
    Empty(usize),
    /// A digit has no place in a house.
    Placeless,
    /// A cage cannot have its sum.
    Sum,
}

/// A choice to try; exactly one branch is correct.
#[derive(Clone, Copy, Debug)]
pub enum Branch {
    /// A cell, and its digits from 0.
    Cell(usize, u64),
    /// A house and a digit from 0, and its places.
    House(usize, usize, u64),
}

/// A digit, from 0, with few remaining places in a house. The house is identified by its first index.
#[derive(Clone, Copy, Debug)]
struct Locked {
    first: usize,
    at: usize,
    /// The kind of the other house that contains all these places; only without additional rules.
    other: usize,
}

/// A partly filled grid with its candidates.
#[derive(Clone, Debug)]
pub struct CandidateGrid {
    digits: Vec<u8>,
    candidates: Vec<u64>,
    counts: Vec<u8>,
    places: Vec<u64>,
    blanks: usize,
    queue: Vec<Single>,
    taken: usize,
    locked: Vec<Locked>,
    /// The cages that must be examined again.
    changed: Vec<usize>,
    is_changed: Vec<bool>,
    broken: Option<Broken>,
    /// The recorded looks, if the layout keeps them.
    looks: Vec<Look>,
}

/// Returns the lowest `count` bits, at least one.
fn ones(count: usize) -> u64 {
    u64::MAX >> (64 - count)
}

impl Layout {
    /// Returns the layout of a sudoku, with the deductions from a digit.
    pub fn new(sudoku: &Sudoku, propagation: Propagation) -> Layout {
        let (size, cells) = (sudoku.size, sudoku.givens.len());
        let houses = sudoku.houses();
        let mut houses_of: Vec<Vec<InHouse>> = (0..cells).map(|_| Vec::with_capacity(3)).collect();
        for (house, own) in houses.iter().enumerate() {
            let first = (house * size) as u16;
            for (place, &cell) in own.iter().enumerate() {
                houses_of[cell].push(InHouse { first, place: place as u8 });
            }
        }
        let (words, sees) = sudoku.peer_sets();
        let cages = sum_cages(sudoku, &houses);
        let mut cages_of = vec![Vec::new(); cells];
        for (cage, own) in cages.iter().enumerate() {
            own.cells.iter().for_each(|&cell| cages_of[cell].push(cage));
        }
        let sets = if size <= MOST_LISTED && !cages.is_empty() { sets_by_sum(size) } else { Vec::new() };
        let most_locked = sudoku.box_rows.max(sudoku.box_cols) as u32;
        let mut shared = Vec::new();
        if cfg!(full) && sudoku.rules.is_none() {
            // All houses of a kind have the same structure.
            let house_at = |kind: usize, other: usize, place: usize| houses_of[houses[kind * size][place]][other].first;
            for (kind, other) in (0..3).flat_map(|kind| (0..3).map(move |other| (kind, other))) {
                let same = |place, &with: &usize| house_at(kind, other, with) == house_at(kind, other, place);
                let mask = |place| (0..size).filter(|with| same(place, with)).fold(0, |mask, with| mask | 1 << with);
                shared.extend((0..size).map(mask));
            }
        }
        let houses = houses.into_iter().flatten().map(|cell| cell as u16).collect();
        let keeps_looks = false;
        Layout {
            size,
            propagation,
            keeps_looks,
            houses,
            houses_of,
            shared,
            sees,
            words,
            most_locked,
            cages,
            cages_of,
            sets,
        }
    }

    /// Returns the layout of grids that record their looks.
    pub fn with_looks(self) -> Layout {
        Layout { keeps_looks: true, ..self }
    }

    /// Returns the cell at a place of a house.
    pub fn cell(&self, house: usize, place: usize) -> usize {
        self.houses[house * self.size + place].into()
    }

    /// Returns whether there are only rows, columns and boxes. The core bundle has no deductions that depend on this.
    fn is_plain(&self) -> bool {
        cfg!(full) && !self.shared.is_empty()
    }

    /// Returns the places of a house of one kind that share the house of another kind with this place.
    fn shared(&self, kind: usize, other: usize, place: usize) -> u64 {
        self.shared[(kind * 3 + other) * self.size + place]
    }

    /// Returns the sets of this many distinct digits with a sum.
    fn sets(&self, count: usize, sum: usize) -> &[u64] {
        let most = self.size * (self.size + 1) / 2;
        if sum > most { &[] } else { &self.sets[count * (most + 1) + sum] }
    }
}

impl CandidateGrid {
    /// Returns the grid of the givens, with the deductions from them by singles. The grid is broken if givens
    /// contradict each other.
    pub fn of_givens(layout: &Layout, givens: &[u8]) -> Self {
        let (size, cells) = (layout.size, givens.len());
        let mut field = CandidateGrid {
            digits: vec![0; cells],
            candidates: vec![ones(size); cells],
            counts: vec![size as u8; cells],
            places: vec![ones(size); layout.houses.len()],
            blanks: cells,
            queue: Vec::new(),
            taken: 0,
            locked: Vec::new(),
            changed: Vec::new(),
            is_changed: vec![false; layout.cages.len()],
            broken: None,
            looks: Vec::new(),
        };
        for (cell, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            field.put(layout, cell, digit);
            if layout.is_plain() {
                field.follow(layout);
            }
        }
        if cfg!(full) {
            (0..layout.cages.len()).for_each(|cage| field.look_again(cage));
            field.follow(layout);
        }
        while let Some(single) = field.next_single() {
            field.fill_single(layout, single);
        }
        field
    }

    /// Becomes a copy of another grid of the same layout with an empty queue.
    pub fn copy_from(&mut self, other: &CandidateGrid) {
        self.digits.copy_from_slice(&other.digits);
        self.candidates.copy_from_slice(&other.candidates);
        self.counts.copy_from_slice(&other.counts);
        self.places.copy_from_slice(&other.places);
        self.blanks = other.blanks;
        self.queue.clear();
        self.taken = 0;
        self.broken = other.broken;
    }

    /// Returns the digit of each cell, 0 for a blank.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// Returns the number of blanks.
    pub fn blanks(&self) -> usize {
        self.blanks
    }

    /// Returns whether the digit fits the cell; false for a filled cell.
    pub fn fits(&self, cell: usize, digit: u8) -> bool {
        digit != 0 && self.candidates[cell] >> (digit - 1) & 1 != 0
    }

    /// Returns the number of digits that fit a blank.
    pub fn count(&self, cell: usize) -> usize {
        self.candidates[cell].count_ones() as usize
    }

    /// Returns a digit that fits a blank, by its index in rising order.
    pub fn candidate(&self, cell: usize, place: usize) -> u8 {
        bits(self.candidates[cell]).nth(place).map_or(0, |digit| digit as u8 + 1)
    }

    /// Returns the first blank with the fewest candidates, at least one, in cyclic order from `start`. A blank whose
    /// digit in `wished` fits precedes all others with the same number of candidates. Returns `None` if no digit fits
    /// anywhere.
    pub fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        // A blank without a fitting digit has count 0, which wraps to the largest value here.
        let least = self.counts.iter().fold(FILLED, |least, &count| least.min(count.wrapping_sub(1)));
        if least >= FILLED - 1 {
            return None;
        }
        let (before, after) = self.counts.split_at(start);
        let mut first = None;
        for (counts, from) in [(after, start), (before, 0)] {
            for (place, _) in counts.iter().enumerate().filter(|(_, count)| **count == least + 1) {
                let cell = from + place;
                if self.fits(cell, wished[cell]) {
                    return Some(cell);
                }
                first = first.or(Some(cell));
            }
        }
        first
    }

    /// Takes the next single that can still be filled in.
    pub fn next_single(&mut self) -> Option<Single> {
        while let Some(&single) = self.queue.get(self.taken) {
            self.taken += 1;
            if self.fits(single.cell, single.digit) {
                return Some(single);
            }
        }
        // A copy of the grid does not need the completed part of the queue.
        self.queue.clear();
        self.taken = 0;
        None
    }

    /// Puts a fitting digit on a blank, and adds the singles that follow to the queue.
    pub fn fill(&mut self, layout: &Layout, cell: usize, digit: u8) {
        self.put(layout, cell, digit);
        self.follow(layout);
    }

    /// Returns the size of its lists in bytes.
    pub fn bytes(&self) -> usize {
        self.digits.len()
            + self.counts.len()
            + size_of_val(&self.candidates[..])
            + size_of_val(&self.places[..])
            + size_of_val(&self.queue[..])
            + self.is_changed.len()
    }

    /// Returns the reason why this field has no solution, if one was detected.
    pub fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Returns the next choice on a grid that is neither broken nor full. It is the cell with the fewest candidates, or
    /// a digit with fewer places in some house.
    pub fn branch(&self, layout: &Layout) -> Branch {
        let (cell, least) = self.counts.iter().enumerate().min_by_key(|(_, count)| **count).expect("a grid has cells");
        let mut least = u32::from(*least);
        let mut branch = Branch::Cell(cell, self.candidates[cell]);
        if least > 2 {
            for (place, &places) in self.places.iter().enumerate().filter(|(_, places)| **places != 0) {
                if places.count_ones() < least {
                    least = places.count_ones();
                    branch = Branch::House(place / layout.size, place % layout.size, places);
                }
            }
        }
        branch
    }

    /// Fills in all singles while there are any, and returns whether the grid is not broken.
    pub fn settle(&mut self, layout: &Layout) -> bool {
        while self.broken.is_none()
            && let Some(single) = self.next_single()
        {
            self.fill_single(layout, single);
        }
        if let Some(Broken::Empty(_)) = self.broken {
            self.note(layout, Look::Cells);
        }
        self.broken.is_none()
    }

    fn fill_single(&mut self, layout: &Layout, Single { cell, digit, house }: Single) {
        self.note(layout, if house.is_some() { Look::Digit(digit) } else { Look::Cells });
        self.fill(layout, cell, digit);
    }

    fn note(&mut self, layout: &Layout, look: Look) {
        if cfg!(full) && layout.keeps_looks {
            self.looks.push(look);
        }
    }

    /// Takes the looks since the last call; empty if the layout records none.
    pub fn take_looks(&mut self) -> Vec<Look> {
        std::mem::take(&mut self.looks)
    }

    fn put(&mut self, layout: &Layout, cell: usize, digit: u8) {
        let at = usize::from(digit - 1);
        if !self.fits(cell, digit) {
            self.broken = self.broken.or(Some(Broken::Empty(cell)));
        }
        let others = self.candidates[cell] & !(1 << at);
        self.digits[cell] = digit;
        self.blanks -= 1;
        self.candidates[cell] = 0;
        self.counts[cell] = FILLED;
        // The filled cell's own place was removed already, so it is not lost again.
        let mut lost = [0; 3];
        for (kind, own) in layout.houses_of[cell].iter().enumerate() {
            let places = std::mem::take(&mut self.places[usize::from(own.first) + at]);
            if let Some(lost) = lost.get_mut(kind) {
                *lost = places;
            }
            for other in bits(others) {
                self.leave(layout, kind, *own, other);
            }
        }
        // Links replay singles in the order of deduction, which is the order of these cells.
        if layout.is_plain() {
            for (kind, (own, lost)) in layout.houses_of[cell].iter().zip(lost).enumerate() {
                for place in bits(lost) {
                    self.lose(layout, layout.houses[usize::from(own.first) + place].into(), at, kind);
                }
            }
        } else {
            self.lose_seen(layout, at, |word| layout.sees[cell * layout.words + word]);
        }
        self.look_at_cages(layout, cell);
    }

    /// Applies locked candidates and the restrictions of cages until nothing changes.
    fn follow(&mut self, layout: &Layout) {
        // In the core bundle, singles are the only deductions.
        while cfg!(full) {
            if let Some(locked) = self.locked.pop() {
                self.unlock(layout, locked);
            } else if let Some(cage) = self.changed.pop() {
                self.is_changed[cage] = false;
                self.restrict(layout, cage);
            } else {
                return;
            }
        }
    }

    fn look_at_cages(&mut self, layout: &Layout, cell: usize) {
        if cfg!(full) {
            layout.cages_of[cell].iter().for_each(|&cage| self.look_again(cage));
        }
    }

    fn look_again(&mut self, cage: usize) {
        if !std::mem::replace(&mut self.is_changed[cage], true) {
            self.changed.push(cage);
        }
    }

    /// Removes a digit, from 0, from a cell. The cell's house of the kind `lost` has already lost the place.
    #[cfg_attr(full, inline(always))]
    fn lose(&mut self, layout: &Layout, cell: usize, at: usize, lost: usize) {
        let left = self.candidates[cell] & !(1 << at);
        if left == self.candidates[cell] {
            return;
        }
        self.candidates[cell] = left;
        self.counts[cell] -= 1;
        match self.counts[cell] {
            0 => self.broken = self.broken.or(Some(Broken::Empty(cell))),
            1 => self.queue.push(Single { cell, digit: left.trailing_zeros() as u8 + 1, house: None }),
            _ => {}
        }
        for (kind, &own) in layout.houses_of[cell].iter().enumerate() {
            if kind != lost {
                self.leave(layout, kind, own, at);
            }
        }
        self.look_at_cages(layout, cell);
    }

    /// Removes a place in a house of this kind from a digit, from 0.
    #[cfg_attr(full, inline(always))]
    fn leave(&mut self, layout: &Layout, kind: usize, InHouse { first, place }: InHouse, at: usize) {
        let first = usize::from(first);
        let places = &mut self.places[first + at];
        if *places == 0 {
            return;
        }
        *places &= !(1 << place);
        let left = *places;
        if left & left.wrapping_sub(1) == 0 {
            self.look_at_last(layout, first, at, left);
        } else if layout.propagation == Propagation::Locked {
            if layout.is_plain() {
                // A row or column shares more than one place only with a box.
                for other in if kind == BOX { 0..BOX } else { BOX..BOX + 1 } {
                    let shared = layout.shared(kind, other, left.trailing_zeros() as usize);
                    // If the lost place is in the other house, the digit was locked before.
                    if left & !shared == 0 && shared >> place & 1 == 0 {
                        self.locked.push(Locked { first, at, other });
                    }
                }
            } else if left.count_ones() <= layout.most_locked {
                self.locked.push(Locked { first, at, other: usize::MAX });
            }
        }
    }

    /// Records the consequence if a digit, from 0, has one place left in a house, or none.
    fn look_at_last(&mut self, layout: &Layout, first: usize, at: usize, left: u64) {
        if left == 0 {
            self.note(layout, Look::Digit(at as u8 + 1));
            self.broken = self.broken.or(Some(Broken::Placeless));
        } else if layout.propagation != Propagation::Naked {
            let cell = layout.houses[first + left.trailing_zeros() as usize].into();
            self.queue.push(Single { cell, digit: at as u8 + 1, house: Some(first / layout.size) });
        }
    }

    /// Removes a digit from all cells that see each of its places in a house.
    fn unlock(&mut self, layout: &Layout, Locked { first, at, other }: Locked) {
        self.note(layout, Look::Digit(at as u8 + 1));
        let places = self.places[first + at];
        if places == 0 {
            return;
        }
        if layout.is_plain() {
            return self.unlock_in(layout, first, at, other);
        }
        let sees =
            |place: usize, word: usize| layout.sees[usize::from(layout.houses[first + place]) * layout.words + word];
        self.lose_seen(layout, at, |word| bits(places).fold(u64::MAX, |all, place| all & sees(place, word)));
    }

    /// Removes a digit from the cells of a set, given by its words.
    fn lose_seen(&mut self, layout: &Layout, at: usize, set: impl Fn(usize) -> u64) {
        for word in 0..layout.words {
            for bit in bits(set(word)) {
                self.lose(layout, word * 64 + bit, at, usize::MAX);
            }
        }
    }

    /// Removes a digit from the rest of another house, of the kind `other`, that contains all its places in this house.
    fn unlock_in(&mut self, layout: &Layout, first: usize, at: usize, other: usize) {
        let cell = layout.houses[first + self.places[first + at].trailing_zeros() as usize];
        let InHouse { first: in_other, place } = layout.houses_of[usize::from(cell)][other];
        let in_other = usize::from(in_other);
        let places = &mut self.places[in_other + at];
        let kept = *places & layout.shared(other, first / (layout.size * layout.size), place.into());
        let rest = std::mem::replace(places, kept) & !kept;
        for place in bits(rest) {
            self.lose(layout, layout.houses[in_other + place].into(), at, other);
        }
        if rest != 0 && kept & kept.wrapping_sub(1) == 0 {
            self.look_at_last(layout, in_other, at, kept);
        }
    }

    /// Removes candidates that exclude the sum of a cage from its cells.
    fn restrict(&mut self, layout: &Layout, cage: usize) {
        self.note(layout, Look::Sum(cage as u16 + 1));
        let SumCage { cells, sum } = &layout.cages[cage];
        let (mut left, mut blanks, mut union) = (*sum as i64, 0, 0);
        for &cell in cells {
            left -= i64::from(self.digits[cell]);
            blanks += usize::from(self.digits[cell] == 0);
            union |= self.candidates[cell];
        }
        if blanks == 0 {
            if left != 0 {
                self.broken = self.broken.or(Some(Broken::Sum));
            }
            return;
        }
        let allowed = match usize::try_from(left) {
            Ok(left) if layout.sets.is_empty() => within_bounds(union, blanks, left),
            Ok(left) => {
                let open = || cells.iter().map(|&cell| self.candidates[cell]).filter(|&candidates| candidates != 0);
                let sets = layout.sets(blanks, left).iter().filter(|&&set| set & !union == 0);
                sets.filter(|&&set| open().all(|candidates| candidates & set != 0)).fold(0, |all, set| all | set)
            }
            Err(_) => 0,
        };
        if allowed == 0 {
            self.broken = self.broken.or(Some(Broken::Sum));
        }
        for &cell in cells {
            for at in bits(self.candidates[cell] & !allowed) {
                self.lose(layout, cell, at, usize::MAX);
            }
        }
    }
}
