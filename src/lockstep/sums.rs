//! Eight boards of one sums puzzle side by side. What a swap does is computed as in [`crate::board::sums`], where the formula
//! stands, in 16 bits: a change that fits them comes out right, whatever overflows on the way to it.

use super::lanes::{LANES, Lanes};
use super::{Boards, Swap};
use crate::board::Rules;
use crate::board::sums::SumsRules;
use crate::puzzle::{MAX_CELLS, Puzzle};
use crate::random::Xoshiro;

/// Whether every energy of a puzzle, and so every change, fits 16 bits with a sign.
pub fn fits(puzzle: &Puzzle) -> bool {
    puzzle.largest_energy() <= i64::from(i16::MAX)
}

/// Two cells, and the `c` of the formula.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    cells: [u8; 2],
    c: u16,
}

/// The boards.
#[derive(Clone, Debug)]
pub struct SumsBoards {
    numbers: [Lanes; MAX_CELLS],
    /// Of every cell the residuals of the lines through it, added up.
    residuals: [Lanes; MAX_CELLS],
    energies: Lanes,
}

impl Boards for SumsBoards {
    type Rules = SumsRules;
    type Pair = Pair;
    const MOST_DELTA: usize = i16::MAX as usize;

    fn new(rules: &SumsRules, generator: &mut Xoshiro) -> Self {
        let filled: [_; LANES] = std::array::from_fn(|_| rules.filled(generator));
        let of = |of: &dyn Fn(usize) -> i32| Lanes::of(std::array::from_fn(|lane| of(lane) as u16));
        let zero = Lanes::splat(0);
        let energies = of(&|lane| rules.energy(&filled[lane]));
        let mut boards = SumsBoards { numbers: [zero; MAX_CELLS], residuals: [zero; MAX_CELLS], energies };
        for cell in 0..rules.size() {
            boards.numbers[cell] = of(&|lane| rules.number(&filled[lane], cell));
            boards.residuals[cell] = of(&|lane| filled[lane].residual(cell));
        }
        boards
    }

    fn pair(rules: &SumsRules, cells: [usize; 2]) -> Pair {
        let [i, j] = cells;
        let c = rules.shared(i)[i] + rules.shared(j)[j] - 2 * rules.shared(i)[j];
        Pair { cells: cells.map(|cell| cell as u8), c: c as u16 }
    }

    #[inline(always)]
    fn swap(&self, pair: Pair) -> Swap<Pair> {
        let [i, j] = pair.cells.map(|cell| usize::from(cell) % MAX_CELLS);
        let numbers = [self.numbers[i], self.numbers[j]];
        let difference = numbers[1].minus(numbers[0]);
        let residuals = self.residuals[i].minus(self.residuals[j]);
        let slope = residuals.plus(residuals).plus(difference.times(Lanes::splat(pair.c)));
        Swap { pair, numbers, deltas: difference.times(slope) }
    }

    #[inline(always)]
    fn make(&mut self, rules: &SumsRules, Swap { pair, numbers, deltas }: Swap<Pair>, accepted: Lanes) {
        let [i, j] = pair.cells.map(|cell| usize::from(cell) % MAX_CELLS);
        let [x, y] = numbers;
        let difference = y.minus(x).and(accepted);
        self.numbers[i] = x.plus(difference);
        self.numbers[j] = y.minus(difference);
        let shared = rules.shared(i).iter().zip(rules.shared(j));
        for (residual, (of_i, of_j)) in self.residuals[..rules.size()].iter_mut().zip(shared) {
            *residual = residual.plus(difference.times(Lanes::splat((of_i - of_j) as u16)));
        }
        self.energies = self.energies.plus(deltas.and(accepted));
    }

    #[inline(always)]
    fn energies(&self) -> Lanes {
        self.energies
    }

    fn number(&self, cell: usize, lane: usize) -> i32 {
        i32::from(self.numbers[cell].array()[lane] as i16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn kept_energies_equal_energies_from_scratch(
            name in prop::sample::select(vec!["magic19", "octa"]),
            seed in any::<u64>(),
            accepted in prop::collection::vec(any::<[bool; LANES]>(), 1..100),
        ) {
            let puzzle = puzzles::classic(name).unwrap();
            let cells = puzzle.cells.len();
            let mut givens = vec![None; cells];
            givens[3] = Some(5);
            let rules = SumsRules::new(&puzzle, &givens);
            let mut generator = Xoshiro::new(seed);
            let mut boards = SumsBoards::new(&rules, &mut generator);
            for accepted in accepted {
                let (index, _) = rules.propose(&mut generator);
                let swap = boards.swap(SumsBoards::pair(&rules, rules.cells(index)));
                let before = boards.energies().array();
                boards.make(&rules, swap, Lanes::of(accepted.map(|yes| u16::from(yes).wrapping_neg())));
                for lane in 0..LANES {
                    let numbers: Vec<i32> = (0..cells).map(|cell| boards.number(cell, lane)).collect();
                    prop_assert_eq!(numbers[3], 5);
                    let energy = boards.energies().array()[lane];
                    prop_assert_eq!(puzzle.energy(&numbers), i32::from(energy));
                    let delta = if accepted[lane] { swap.deltas.array()[lane] } else { 0 };
                    prop_assert_eq!(energy, before[lane].wrapping_add(delta));
                }
            }
        }
    }

    #[test]
    fn what_fits_is_no_larger_than_sixteen_bits_hold() {
        // Three of the largest, or of the smallest, on all twelve lines: 12 * 32^2.
        let magic19 = puzzles::classic("magic19").unwrap();
        assert_eq!(magic19.largest_energy(), 12 * 32 * 32);
        assert!(fits(&magic19) && fits(&puzzles::classic("octa").unwrap()));
        assert!(!fits(&puzzles::classic("magic-square-6").unwrap()));
    }
}
