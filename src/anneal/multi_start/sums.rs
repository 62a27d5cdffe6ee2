//! Eight boards of one magic-sum puzzle side by side. The effect of a swap is computed in 16 bits by the formula of
//! [`crate::board::sums`]. A change of energy that fits 16 bits is exact, even if intermediate results overflow.

use super::boards::{Boards, Swap};
use super::lanes::{LANES, Lanes};
use crate::board::sums::{SMALL, SmallBoard, SmallSums};
use crate::problem::{Cells, Problem};
use crate::puzzle::Puzzle;
use crate::random::Xoshiro;

/// Returns whether a puzzle is small, and all its energies, and therefore all changes, fit signed 16-bit numbers.
pub fn fits(puzzle: &Puzzle) -> bool {
    puzzle.cells.len() <= SMALL && !puzzle.has_different() && puzzle.most_energy() <= i64::from(i16::MAX)
}

/// Two cells, and the `c` of the formula.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    cells: [u8; 2],
    c: u16,
}

/// Eight boards of a magic-sum puzzle.
#[derive(Clone, Debug)]
pub struct SumsBoards {
    numbers: [Lanes; SMALL],
    /// For each cell, the sum of the residuals of its lines.
    residuals: [Lanes; SMALL],
    energies: Lanes,
}

impl Boards for SumsBoards {
    type Kernel = SmallSums;
    type Pair = Pair;
    const MOST_DELTA: usize = i16::MAX as usize;

    fn new(kernel: &SmallSums, generator: &mut Xoshiro) -> Self {
        let filled: [_; LANES] = std::array::from_fn(|_| kernel.start(generator));
        let lanes = |value: &dyn Fn(&SmallBoard) -> i32| Lanes::new(filled.each_ref().map(|board| value(board) as u16));
        let zero = Lanes::ZERO;
        let energies = lanes(&|board| kernel.energy(board));
        let mut boards = SumsBoards { numbers: [zero; SMALL], residuals: [zero; SMALL], energies };
        for cell in 0..kernel.size() {
            boards.numbers[cell] = lanes(&|board| kernel.number(board, cell));
            boards.residuals[cell] = lanes(&|board| board.residual(cell));
        }
        boards
    }

    fn pair(kernel: &SmallSums, pair: u32) -> Pair {
        Pair { cells: kernel.cells(pair).map(|cell| cell as u8), c: kernel.c(pair) as u16 }
    }

    #[inline(always)]
    fn swap(&self, pair: Pair) -> Swap<Pair> {
        let [i, j] = pair.cells.map(|cell| usize::from(cell) % SMALL);
        let numbers = [self.numbers[i], self.numbers[j]];
        let difference = numbers[1] - numbers[0];
        let residuals = self.residuals[i] - self.residuals[j];
        let slope = residuals + residuals + difference * Lanes::splat(pair.c);
        Swap { pair, numbers, deltas: difference * slope }
    }

    #[inline(always)]
    fn make(&mut self, kernel: &SmallSums, Swap { pair, numbers, deltas }: Swap<Pair>, accepted: Lanes) {
        let [i, j] = pair.cells.map(|cell| usize::from(cell) % SMALL);
        let [x, y] = numbers;
        let difference = (y - x) & accepted;
        self.numbers[i] = x + difference;
        self.numbers[j] = y - difference;
        let shared = kernel.shared(i).iter().zip(kernel.shared(j));
        for (residual, (of_i, of_j)) in self.residuals[..kernel.size()].iter_mut().zip(shared) {
            *residual += difference * Lanes::splat((of_i - of_j) as u16);
        }
        self.energies += deltas & accepted;
    }

    #[inline(always)]
    fn energies(&self) -> Lanes {
        self.energies
    }

    fn number(&self, cell: usize, lane: usize) -> i32 {
        i32::from(self.numbers[cell].to_array()[lane] as i16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Blind;
    use crate::problem::Draw;
    use crate::puzzle::library;
    use proptest::prelude::*;
    use proptest::sample::Index;

    /// Returns random puzzles: numbers of both signs, some of them equal, and lines that cross in any way.
    fn any_puzzle() -> impl Strategy<Value = Puzzle> {
        let line = (prop::collection::vec(any::<Index>(), 2..5), -60i32..60);
        (prop::collection::vec(-45i32..45, 3..9), prop::collection::vec(line, 1..6)).prop_map(|(numbers, lines)| {
            let text = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join(" ");
            let label = |cell: usize| char::from(b'A' + cell as u8).to_string();
            let cells = (0..numbers.len()).map(|cell| format!("cell {} {cell} 0\n", label(cell)));
            let lines = lines.iter().map(|(cells, target)| {
                let mut cells: Vec<usize> = cells.iter().map(|cell| cell.index(numbers.len())).collect();
                cells.extend([0, 1]);
                cells.sort_unstable();
                cells.dedup();
                let cells: Vec<String> = cells.into_iter().map(label).collect();
                format!("line {target} {}\n", cells.join(" "))
            });
            let parts: String = cells.chain(lines).collect();
            let text = format!(
                "title Any\nstatement Any.\nsource None\nnumbers {}\n{parts}recommended cooling=constant&t0=1\n",
                text(&numbers)
            );
            Puzzle::parse("any", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
        })
    }

    proptest! {
        #[test]
        fn kept_energies_equal_energies_from_scratch(
            puzzle in prop_oneof![any_puzzle(), Just(library::classic("magic19").unwrap()), Just(library::classic("octa").unwrap())],
            given in any::<bool>(),
            seed in any::<u64>(),
            accepted in prop::collection::vec(any::<[bool; LANES]>(), 1..100),
        ) {
            let cells = puzzle.cells.len();
            let mut givens = vec![None; cells];
            givens[1] = given.then_some(puzzle.numbers[0]);
            let kernel = SmallSums::new(&puzzle, &givens);
            let mut generator = Xoshiro::new(seed);
            let mut boards = SumsBoards::new(&kernel, &mut generator);
            for accepted in accepted {
                let index = kernel.draw(&mut Draw::new(&mut generator));
                let swap = boards.swap(SumsBoards::pair(&kernel, index));
                let before = boards.energies().to_array();
                boards.make(&kernel, swap, Lanes::new(accepted.map(|yes| u16::from(yes).wrapping_neg())));
                for lane in 0..LANES {
                    let numbers: Vec<i32> = (0..cells).map(|cell| boards.number(cell, lane)).collect();
                    prop_assert!(givens[1].is_none_or(|given| given == numbers[1]));
                    let energy = i64::from(puzzle.energy(&numbers));
                    prop_assert!(energy <= puzzle.most_energy());
                    if fits(&puzzle) {
                        prop_assert_eq!(energy, i64::from(boards.energies().to_array()[lane]));
                        let delta = if accepted[lane] { swap.deltas.to_array()[lane] as i16 } else { 0 };
                        prop_assert_eq!(energy, i64::from(before[lane]) + i64::from(delta));
                    }
                }
            }
        }
    }

    #[test]
    fn energies_of_small_puzzles_fit_16_bits_except_for_one() {
        // The three largest numbers on each of twelve lines: 17 + 18 + 19 - 22 = 32.
        assert_eq!(library::classic("magic19").unwrap().most_energy(), 12 * 32 * 32);
        let beyond: Vec<&str> =
            library::names().into_iter().filter(|name| !fits(&library::classic(name).unwrap())).collect();
        let large = |name: &&str| library::classic(name).unwrap().cells.len() > 36;
        assert_eq!(beyond.into_iter().filter(|name| !large(name)).collect::<Vec<_>>(), ["magic-square-6"]);
    }
}
