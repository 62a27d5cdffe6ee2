//! Where to try next in a sudoku, once the rules alone decide no more.
//!
//! A cell with the fewest candidates: it branches least. Of several, the one that sees most of the others, so that one
//! branch settles many. On the hardest grids cells with two candidates are rare; there a digit with fewer places in some
//! unit is tried instead. Ties go to the first, so a search has one course.

use super::bands::Bands;
use crate::sudoku::word::Word;

/// What may be tried, of which exactly one is right: a cell and its digits, or a digit and its places in a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitChoice<W: Word, const B: usize> {
    /// Bit `d` for digit `d + 1`.
    pub digits: W::Small,
    /// Cells of each band.
    pub places: [W; B],
}

impl<W: Word, const B: usize> DigitChoice<W, B> {
    /// Returns how many branches there are.
    pub fn branches(&self) -> u32 {
        self.digits.count() * count(&self.places)
    }

    /// Takes one of them: band, place, and digit from 0.
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

/// The places of all bands.
#[inline(always)]
fn count<W: Word, const B: usize>(places: &[W; B]) -> u32 {
    places.iter().map(|places| places.count()).sum()
}

impl<W: Word, const N: usize, const B: usize> Bands<W, N, B> {
    /// Returns what to try on a settled grid that is not full.
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

    /// The least number of candidates, and the open cells that have no more.
    fn fewest_candidates(&self) -> (u32, [W; B]) {
        let (mut size, mut cells) = (u32::MAX, [W::ZERO; B]);
        for band in 0..B {
            // The words of all digits added up cell by cell: the bits of worth 2^k of every sum are in `sums[k]`.
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

    /// A digit with fewer than `size` places in some unit, and with as few as any.
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

/// Of some cells the first that has most of them as peers: its band and place.
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
            // One more than are seen, so that the first of all counts.
            let seen = count(&seen) + 1;
            if seen > most {
                (most, best) = (seen, (band, place));
            }
        }
    }
    best
}
