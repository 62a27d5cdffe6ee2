//! The candidates of a sudoku with any rules, kept up to date while cells are filled. The exact search, annealing with
//! propagation and the singles of such sudokus stand on it; sudokus without more rules have faster ways of their own.
//!
//! ```text
//! candidates[cell]       which digits fit a blank                   bit d - 1 for digit d
//! counts[cell]           how many these are                         FILLED where there is a digit
//! places[house, digit]   which cells of a house the digit fits      bit p for the house's cell p
//! ```
//!
//! Filling a cell takes its digit from all cells that must differ. Where one candidate is left, or one place in a house, a single
//! follows: it waits in a queue. A digit goes from a cell that sees all its places in a house: locked candidates. A cage keeps the
//! digits of those sets that have its sum. A contradiction is noted, and stops nothing: a blank that no digit fits stays blank.

use super::Sudoku;
use super::cages::{MOST_LISTED, SumCage, sets_by_sum, sum_cages, within_bounds};
use super::candidates::{Candidates, Propagation, Single};
use super::word::bits;

/// What counts of candidates hold for a cell with a digit: more than any blank has.
const FILLED: u8 = u8::MAX;

/// The facts that all fields of a sudoku share.
#[derive(Debug)]
pub struct Layout {
    size: usize,
    propagation: Propagation,
    /// The cells of each house, in the order of [`Sudoku::houses`].
    houses: Vec<Vec<usize>>,
    /// Of each cell its houses, and its place in each.
    houses_of: Vec<Vec<(usize, usize)>>,
    /// The set of peers of each cell, `words` words a cell.
    sees: Vec<u64>,
    words: usize,
    /// The most places of a digit that one cell outside of the house is looked for.
    most_locked: u32,
    cages: Vec<SumCage>,
    cages_of: Vec<Vec<usize>>,
    /// Of small grids, for a count of digits and a sum: the sets of so many different digits with that sum.
    sets: Vec<Vec<u64>>,
}

/// The reason why no solution has a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// No digit fits this cell.
    Empty(usize),
    /// A digit has no place in a house.
    Placeless,
    /// A cage cannot have its sum.
    Sum,
}

/// A choice to try, of which exactly one branch is right.
#[derive(Clone, Copy, Debug)]
pub enum Branch {
    /// A cell, and its digits from 0.
    Cell(usize, u64),
    /// A house and a digit from 0, and its places.
    House(usize, usize, u64),
}

/// A grid, partly filled, with its candidates.
#[derive(Clone, Debug)]
pub struct CandidateGrid {
    digits: Vec<u8>,
    candidates: Vec<u64>,
    counts: Vec<u8>,
    places: Vec<u64>,
    /// The digits that stand in each house, from bit 0.
    standing: Vec<u64>,
    blanks: usize,
    queue: Vec<Single>,
    taken: usize,
    /// Houses and digits, from 0, whose places have become few.
    locked: Vec<(usize, usize)>,
    /// Cages to be looked at again.
    changed: Vec<usize>,
    is_changed: Vec<bool>,
    broken: Option<Broken>,
}

/// The lowest `count` bits, at least one.
fn ones(count: usize) -> u64 {
    u64::MAX >> (64 - count)
}

impl Layout {
    /// Returns the layout of a sudoku, with what follows from a digit.
    pub fn new(sudoku: &Sudoku, propagation: Propagation) -> Layout {
        let (size, cells) = (sudoku.size, sudoku.givens.len());
        let houses = sudoku.houses();
        let mut houses_of: Vec<Vec<(usize, usize)>> = (0..cells).map(|_| Vec::with_capacity(3)).collect();
        for (house, own) in houses.iter().enumerate() {
            own.iter().enumerate().for_each(|(place, &cell)| houses_of[cell].push((house, place)));
        }
        let (words, sees) = sudoku.peer_sets();
        let cages = sum_cages(sudoku, &houses);
        let mut cages_of = vec![Vec::new(); cells];
        for (cage, own) in cages.iter().enumerate() {
            own.cells.iter().for_each(|&cell| cages_of[cell].push(cage));
        }
        let sets = if size <= MOST_LISTED && !cages.is_empty() { sets_by_sum(size) } else { Vec::new() };
        let most_locked = sudoku.box_rows.max(sudoku.box_cols) as u32;
        Layout { size, propagation, houses, houses_of, sees, words, most_locked, cages, cages_of, sets }
    }

    /// Returns the cell at a place of a house.
    pub fn cell(&self, house: usize, place: usize) -> usize {
        self.houses[house][place]
    }

    /// The sets of so many different digits with a sum.
    fn sets(&self, count: usize, sum: usize) -> &[u64] {
        let most = self.size * (self.size + 1) / 2;
        if sum > most { &[] } else { &self.sets[count * (most + 1) + sum] }
    }
}

impl Candidates for CandidateGrid {
    type Shape = Layout;

    fn shape(sudoku: &Sudoku, propagation: Propagation) -> Layout {
        Layout::new(sudoku, propagation)
    }

    /// Of givens that contradict each other the field is broken.
    fn of_givens(layout: &Layout, givens: &[u8]) -> Self {
        let (size, cells) = (layout.size, givens.len());
        let mut field = CandidateGrid {
            digits: vec![0; cells],
            candidates: vec![ones(size); cells],
            counts: vec![size as u8; cells],
            places: vec![ones(size); layout.houses.len() * size],
            standing: vec![0; layout.houses.len()],
            blanks: cells,
            queue: Vec::new(),
            taken: 0,
            locked: Vec::new(),
            changed: Vec::new(),
            is_changed: vec![false; layout.cages.len()],
            broken: None,
        };
        for (cell, &digit) in givens.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            field.put(layout, cell, digit);
        }
        if cfg!(full) {
            (0..layout.cages.len()).for_each(|cage| field.look_again(cage));
            field.follow(layout);
        }
        while let Some(single) = field.next_single() {
            field.fill(layout, single.cell, single.digit);
        }
        field
    }

    fn copy_from(&mut self, other: &CandidateGrid) {
        self.digits.copy_from_slice(&other.digits);
        self.candidates.copy_from_slice(&other.candidates);
        self.counts.copy_from_slice(&other.counts);
        self.places.copy_from_slice(&other.places);
        self.standing.copy_from_slice(&other.standing);
        self.blanks = other.blanks;
        self.queue.clear();
        self.taken = 0;
        self.broken = other.broken;
    }

    fn digits(&self) -> &[u8] {
        &self.digits
    }

    fn blanks(&self) -> usize {
        self.blanks
    }

    fn fits(&self, cell: usize, digit: u8) -> bool {
        digit != 0 && self.candidates[cell] >> (digit - 1) & 1 != 0
    }

    fn count(&self, cell: usize) -> usize {
        self.candidates[cell].count_ones() as usize
    }

    fn candidate(&self, cell: usize, place: usize) -> u8 {
        bits(self.candidates[cell]).nth(place).map_or(0, |digit| digit as u8 + 1)
    }

    fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        // A blank that nothing fits counts 0 here, and becomes the largest.
        let least = self.counts.iter().fold(FILLED, |least, &count| least.min(count.wrapping_sub(1)));
        if least >= FILLED - 1 {
            return None;
        }
        let around = (start..self.counts.len()).chain(0..start).filter(|&cell| self.counts[cell] == least + 1);
        let mut first = None;
        for cell in around {
            if self.fits(cell, wished[cell]) {
                return Some(cell);
            }
            first = first.or(Some(cell));
        }
        first
    }

    fn next_single(&mut self) -> Option<Single> {
        while let Some(&single) = self.queue.get(self.taken) {
            self.taken += 1;
            if self.fits(single.cell, single.digit) {
                return Some(single);
            }
        }
        // A copy of the grid has no use for what is done.
        self.queue.clear();
        self.taken = 0;
        None
    }

    fn fill(&mut self, layout: &Layout, cell: usize, digit: u8) {
        self.put(layout, cell, digit);
        self.follow(layout);
    }
}

impl CandidateGrid {
    /// Returns how many bytes its lists take.
    pub fn bytes(&self) -> usize {
        self.digits.len()
            + self.counts.len()
            + size_of_val(&self.candidates[..])
            + size_of_val(&self.places[..])
            + size_of_val(&self.standing[..])
            + size_of_val(&self.queue[..])
            + self.is_changed.len()
    }

    /// Returns why no solution has this field, if that was seen.
    pub fn broken(&self) -> Option<Broken> {
        self.broken
    }

    /// Returns what to try on a grid that is neither broken nor full. This is the cell with the fewest candidates, or a digit
    /// with fewer places in some house.
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

    /// Makes all singles digits while there are any, and returns whether the grid is not broken.
    pub fn settle(&mut self, layout: &Layout) -> bool {
        while self.broken.is_none()
            && let Some(single) = self.next_single()
        {
            self.fill(layout, single.cell, single.digit);
        }
        self.broken.is_none()
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
        for &(house, place) in &layout.houses_of[cell] {
            self.standing[house] |= 1 << at;
            self.places[house * layout.size + at] = 0;
            for other in bits(others) {
                self.leave(layout, house, place, other);
            }
        }
        for (word, &set) in layout.sees[cell * layout.words..][..layout.words].iter().enumerate() {
            for bit in bits(set) {
                self.lose(layout, word * 64 + bit, at);
            }
        }
        self.look_at_cages(layout, cell);
    }

    /// Takes away what is locked, and what cages do not allow, until nothing changes.
    fn follow(&mut self, layout: &Layout) {
        // In the core bundle singles are all that follows.
        while cfg!(full) {
            if let Some((house, at)) = self.locked.pop() {
                self.unlock(layout, house, at);
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

    /// Takes a digit, from 0, from a cell.
    fn lose(&mut self, layout: &Layout, cell: usize, at: usize) {
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
        for &(house, place) in &layout.houses_of[cell] {
            self.leave(layout, house, place, at);
        }
        self.look_at_cages(layout, cell);
    }

    /// Takes a place of a house from a digit, from 0.
    fn leave(&mut self, layout: &Layout, house: usize, place: usize, at: usize) {
        if self.standing[house] >> at & 1 != 0 {
            return;
        }
        let places = &mut self.places[house * layout.size + at];
        *places &= !(1 << place);
        let left = *places;
        match left.count_ones() {
            0 => self.broken = self.broken.or(Some(Broken::Placeless)),
            1 if layout.propagation != Propagation::Naked => {
                let cell = layout.houses[house][left.trailing_zeros() as usize];
                self.queue.push(Single { cell, digit: at as u8 + 1, house: Some(house) });
            }
            2.. if layout.propagation == Propagation::Locked && left.count_ones() <= layout.most_locked => {
                self.locked.push((house, at))
            }
            _ => {}
        }
    }

    /// Takes a digit from all cells that see each of its places in a house.
    fn unlock(&mut self, layout: &Layout, house: usize, at: usize) {
        let places = self.places[house * layout.size + at];
        if places == 0 {
            return;
        }
        for word in 0..layout.words {
            let sees = |place: usize| layout.sees[layout.houses[house][place] * layout.words + word];
            let all = bits(places).fold(u64::MAX, |all, place| all & sees(place));
            for bit in bits(all) {
                self.lose(layout, word * 64 + bit, at);
            }
        }
    }

    /// Takes from the cells of a cage what cannot have its sum.
    fn restrict(&mut self, layout: &Layout, cage: usize) {
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
                self.lose(layout, cell, at);
            }
        }
    }
}
