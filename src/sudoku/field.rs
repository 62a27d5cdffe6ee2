//! The candidates of a sudoku with any rules, kept up to date while cells are filled. Annealing with propagation and singles
//! stand on it, and the exact search of sudokus with more rules. Those without have a faster search of their own.
//!
//! ```text
//! candidates[cell]       which digits fit a blank                   bit d - 1 for digit d
//! counts[cell]           how many these are                         FILLED where there is a digit
//! places[house, digit]   which cells of a house the digit fits      bit p for the house's cell p
//! ```
//!
//! Filling a cell takes its digit from all cells that must differ. Where one candidate is left, or one place in a house, a single
//! follows: it waits in a queue. A digit goes from a cell that sees all its places in a house: locked candidates. Without more rules
//! such cells are those of a second house in which all the places are. A cage keeps the digits of those sets that have its sum. A
//! contradiction is noted, and stops nothing: a blank that no digit fits stays blank.

use super::Sudoku;
use super::cages::{MOST_LISTED, SumCage, sets_by_sum, sum_cages, within_bounds};
use super::candidates::{Look, Propagation, Single};
use super::word::bits;

/// What counts of candidates hold for a cell with a digit: more than any blank has.
const FILLED: u8 = u8::MAX;
/// The kind of boxes; the kind of rows is 0, of columns 1.
const BOX: usize = 2;

/// The facts that all fields of a sudoku share.
#[derive(Debug)]
pub struct Layout {
    size: usize,
    propagation: Propagation,
    /// Whether grids keep their looks.
    keeps_looks: bool,
    /// The cells of each house, house by house in the order of [`Sudoku::houses`].
    houses: Vec<u16>,
    /// Of each cell its houses, in this order. Without more rules these are row, column and box: the kinds 0, 1 and 2.
    houses_of: Vec<Vec<InHouse>>,
    /// For each two kinds of houses and a place in the first, the places that share the second house. Empty with more rules.
    shared: Vec<u64>,
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

/// The place of a cell in one of its houses.
#[derive(Clone, Copy, Debug)]
struct InHouse {
    /// The index of the house's first cell in [`Layout::houses`], and of its first digit in [`CandidateGrid::places`].
    first: u16,
    place: u8,
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

/// A digit, from 0, whose places in a house have become few. The house is named by its first index.
#[derive(Clone, Copy, Debug)]
struct Locked {
    first: usize,
    at: usize,
    /// Without more rules the kind of the other house in which all these places are.
    other: usize,
}

/// A grid, partly filled, with its candidates.
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
    /// Cages to be looked at again.
    changed: Vec<usize>,
    is_changed: Vec<bool>,
    broken: Option<Broken>,
    /// Where it looked, if the layout says that it keeps that.
    looks: Vec<Look>,
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
            // All houses of a kind are alike.
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

    /// Returns the layout of grids that keep their looks.
    pub fn with_looks(self) -> Layout {
        Layout { keeps_looks: true, ..self }
    }

    /// Returns the cell at a place of a house.
    pub fn cell(&self, house: usize, place: usize) -> usize {
        self.houses[house * self.size + place].into()
    }

    /// Returns whether there are rows, columns and boxes alone. In the core bundle nothing follows that depends on it.
    fn is_plain(&self) -> bool {
        cfg!(full) && !self.shared.is_empty()
    }

    /// Returns the places of a house of one kind that share the house of another kind with this place.
    fn shared(&self, kind: usize, other: usize, place: usize) -> u64 {
        self.shared[(kind * 3 + other) * self.size + place]
    }

    /// The sets of so many different digits with a sum.
    fn sets(&self, count: usize, sum: usize) -> &[u64] {
        let most = self.size * (self.size + 1) / 2;
        if sum > most { &[] } else { &self.sets[count * (most + 1) + sum] }
    }
}

impl CandidateGrid {
    /// Returns the grid of the givens, with what follows from them by singles. Of givens that contradict each other it is broken.
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

    /// Becomes another grid of the same layout, in which nothing waits.
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

    /// Returns whether the digit fits the cell; not where there is a digit.
    pub fn fits(&self, cell: usize, digit: u8) -> bool {
        digit != 0 && self.candidates[cell] >> (digit - 1) & 1 != 0
    }

    /// Returns how many digits fit a blank.
    pub fn count(&self, cell: usize) -> usize {
        self.candidates[cell].count_ones() as usize
    }

    /// Returns one of the digits that fit a blank, counted from 0 in rising order.
    pub fn candidate(&self, cell: usize, place: usize) -> u8 {
        bits(self.candidates[cell]).nth(place).map_or(0, |digit| digit as u8 + 1)
    }

    /// Returns the first blank with the fewest candidates, at least one, from `start` on and round. A blank whose digit in `wished`
    /// fits comes before all others with as many candidates. `None` if no digit fits anywhere.
    pub fn fewest(&self, start: usize, wished: &[u8]) -> Option<usize> {
        // A blank that nothing fits counts 0 here, and becomes the largest.
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
        // A copy of the grid has no use for what is done.
        self.queue.clear();
        self.taken = 0;
        None
    }

    /// Puts a digit that fits on a blank, and the singles that follow into the queue.
    pub fn fill(&mut self, layout: &Layout, cell: usize, digit: u8) {
        self.put(layout, cell, digit);
        self.follow(layout);
    }

    /// Returns how many bytes its lists take.
    pub fn bytes(&self) -> usize {
        self.digits.len()
            + self.counts.len()
            + size_of_val(&self.candidates[..])
            + size_of_val(&self.places[..])
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

    /// Takes the looks since the last call; none where the layout keeps none.
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
        // Where the digit stands it has no place to lose.
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
        // Links replay singles in the order in which they follow, which is that of these cells.
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

    /// Takes away what is locked, and what cages do not allow, until nothing changes.
    fn follow(&mut self, layout: &Layout) {
        // In the core bundle singles are all that follows.
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

    /// Takes a digit, from 0, from a cell. Its house of the kind `lost` has lost the place already.
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

    /// Takes a place of a house, which is of this kind, from a digit, from 0.
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
                // Only with a box a row or column shares more than one place.
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

    /// Notes what follows where a digit, from 0, has one place left in a house, or none.
    fn look_at_last(&mut self, layout: &Layout, first: usize, at: usize, left: u64) {
        if left == 0 {
            self.note(layout, Look::Digit(at as u8 + 1));
            self.broken = self.broken.or(Some(Broken::Placeless));
        } else if layout.propagation != Propagation::Naked {
            let cell = layout.houses[first + left.trailing_zeros() as usize].into();
            self.queue.push(Single { cell, digit: at as u8 + 1, house: Some(first / layout.size) });
        }
    }

    /// Takes a digit from all cells that see each of its places in a house.
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

    /// Takes a digit from the cells of a set, of which `set` has the words.
    fn lose_seen(&mut self, layout: &Layout, at: usize, set: impl Fn(usize) -> u64) {
        for word in 0..layout.words {
            for bit in bits(set(word)) {
                self.lose(layout, word * 64 + bit, at, usize::MAX);
            }
        }
    }

    /// Takes a digit from the rest of another house, of the kind `other`, in which all its places in this house are.
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

    /// Takes from the cells of a cage what cannot have its sum.
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
