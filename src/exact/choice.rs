//! The choice of the next branch in a sudoku when the rules alone determine no more digits.
//!
//! The choice is a cell with the fewest candidates, because it branches least. Among several, it is the cell that sees
//! most of the others, so that one branch settles many. Cells with two candidates are rare on the hardest grids. There
//! the choice is a digit instead, if it has fewer places in some unit. The first candidate wins a tie, so a search is
//! deterministic.

use super::bands::Bands;
use crate::sudoku::word::Word;

/// A choice between branches, exactly one of them right: a cell and its digits, or a digit and its places in a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitChoice<W: Word, const B: usize> {
    /// The digits to try: bit `d` for digit `d + 1`.
    pub digits: W::Small,
    /// The places to try, as cells of each band.
    pub places: [W; B],
}

impl<W: Word, const B: usize> DigitChoice<W, B> {
    /// Returns the number of branches.
    pub fn branches(&self) -> u32 {
        self.digits.count() * count(&self.places)
    }

    /// Takes one branch: its band, its place and its digit, counted from 0.
    #[inline]
    pub fn take(&mut self) -> (usize, W, usize) {
        let band = self.places.iter().position(|&places| places != W::ZERO).expect("a branch is left");
        let (place, rest) = (self.places[band] & !self.places[band].rest(), self.places[band].rest());
        let digit = self.digits.first();
        match self.digits.rest() {
            none if none == W::Small::ZERO => self.places[band] = rest,
            digits => self.digits = digits,
        }
        (band, place, digit)
    }
}

/// Counts the places of all bands.
#[inline(always)]
fn count<W: Word, const B: usize>(places: &[W; B]) -> u32 {
    places.iter().map(|places| places.count()).sum()
}

impl<W: Word, const N: usize, const B: usize> Bands<W, N, B> {
    /// Returns the choice for a settled grid that is not full.
    pub fn choose(&self) -> DigitChoice<W, B> {
        let (size, cells) = self.fewest_candidates();
        if size > 2
            && let Some(choice) = self.fewest_places(size)
        {
            return choice;
        }
        let (band, place) = most_seen::<W, N, B>(&cells);
        let mut choice = DigitChoice { digits: W::Small::ZERO, places: [W::ZERO; B] };
        choice.places[band] = place;
        for (digit, words) in self.places.iter().enumerate() {
            choice.digits |= W::Small::bit_if(words[band] & place != W::ZERO, digit);
        }
        choice
    }

    /// Returns the least number of candidates, and the open cells with this number.
    fn fewest_candidates(&self) -> (u32, [W; B]) {
        let (mut size, mut cells) = (u32::MAX, [W::ZERO; B]);
        for band in 0..B {
            // Adds the words of all digits cell by cell: `sums[k]` has the bits of value 2^k of every sum.
            let mut sums = [W::ZERO; 6];
            let sums = &mut sums[..if N < 32 { 5 } else { 6 }];
            for words in &self.places {
                let mut carry = words[band];
                for bit in &mut *sums {
                    (*bit, carry) = ((*bit | carry) & !(*bit & carry), *bit & carry);
                }
            }
            let (mut least, mut size_here) = (self.open[band], 0);
            for (worth, &bit) in sums.iter().enumerate().rev() {
                let less = least & !bit;
                if less == W::ZERO {
                    size_here += 1 << worth;
                } else {
                    least = less;
                }
            }
            if least != W::ZERO && size_here <= size {
                if size_here < size {
                    (size, cells) = (size_here, [W::ZERO; B]);
                }
                cells[band] = least;
            }
        }
        (size, cells)
    }

    /// Returns a digit with fewer than `size` places in some unit, and with the fewest such places.
    fn fewest_places(&self, mut size: u32) -> Option<DigitChoice<W, B>> {
        let mut fewest = None;
        for (digit, words) in self.places.iter().enumerate() {
            let mut try_unit = |places: [W; B]| {
                let count = count(&places);
                if count != 0 && count < size {
                    size = count;
                    fewest = Some(DigitChoice { digits: W::Small::bit_if(true, digit), places });
                }
            };
            let open: [W; B] = std::array::from_fn(|band| words[band] & self.open[band]);
            for (band, &word) in open.iter().enumerate() {
                for index in 0..Self::ROWS {
                    let row = W::ones(N) << (index * N);
                    let square = Self::upright(W::ones(Self::COLS)) << (index * Self::COLS);
                    for unit in [row, square] {
                        let mut places = [W::ZERO; B];
                        places[band] = word & unit;
                        try_unit(places);
                    }
                }
            }
            for column in 0..N {
                let unit = Self::upright(W::bit_if(true, column));
                try_unit(open.map(|word| word & unit));
            }
        }
        fewest
    }
}

/// Returns the band and place of the cell with the most peers among `cells`; the first such cell wins a tie.
#[inline(always)]
fn most_seen<W: Word, const N: usize, const B: usize>(cells: &[W; B]) -> (usize, W) {
    let (mut most, mut best) = (0, (0, W::ZERO));
    for (band, &word) in cells.iter().enumerate() {
        let mut left = word;
        while left != W::ZERO {
            let place = left & !left.rest();
            left = left.rest();
            let column = Bands::<W, N, B>::upright(W::bit_if(true, place.first() % N));
            let mut seen = cells.map(|word| word & column);
            seen[band] = word & !Bands::<W, N, B>::beside(place);
            // One more than are seen, so that a cell without peers counts as well.
            let seen = count(&seen) + 1;
            if seen > most {
                (most, best) = (seen, (band, place));
            }
        }
    }
    best
}
