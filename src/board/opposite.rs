//! The board of a magic-sum puzzle whose opposite cells always have numbers of one sum, with its present energy.
//!
//! A move swaps the numbers of two free cells `i` and `j`, and the numbers of their partners `i'` and `j'`. So every
//! pair keeps its sum. If `j` is the partner of `i`, the move only reverses this pair. With `d = v[j] - v[i]`, the
//! numbers change by `d` on `i` and `j'`, and by `-d` on `j` and `i'`. The energy is the quadratic form of
//! [`super::sums`]. For every cell, the board keeps `a[i] = r[i] - r[i']`, where `r` sums the residuals of a cell's
//! lines. Then the energy changes by
//!
//! ```text
//! d (f (a[i] - a[j]) + c d)      f = 2, or 1 if a pair is reversed
//! ```
//!
//! where `c` sums the lines that contain both cells, over all ordered pairs of changed cells. A pair counts as negative
//! if its two numbers change with opposite signs. A proposal costs no more than a single swap, although it changes
//! twice as many cells.

use super::sums::{LANES, LARGE, LARGE_PAIRS, SumsBoard, filled, shared_lines};
use super::{Blind, Kernel};
use crate::problem::{Cells, Draw, OnCells, Problem};
use crate::puzzle::check::without;
use crate::puzzle::{Opposite, Puzzle};
use crate::random::Generator;

/// A move: two free cells, and the `c` and `f` of the formula above.
#[derive(Clone, Copy, Debug, Default)]
pub struct PairSwap {
    i: u16,
    j: u16,
    c: i16,
    f: i16,
}

/// The moves of a puzzle whose opposite cells are pairs.
#[derive(Clone, Debug)]
pub struct OppositeSums {
    puzzle: Puzzle,
    opposite: Opposite,
    /// The givens, and the numbers that follow from them: on partners, and on the cell at the centre.
    givens: Vec<Option<i32>>,
    /// The number of cells without a given, which is even.
    free: u32,
    /// The move of `{free[a], free[b]}`, `a < b`, has the index `b (b - 1) / 2 + a`.
    swaps: Box<[PairSwap; LARGE_PAIRS]>,
    /// `rows[i][k]`: the change of `a[k]` when the number on cell `i` rises by 1 and the number on its partner falls by
    /// 1.
    rows: Box<[[i16; LARGE]; LARGE]>,
    /// The number of vectors of [`LANES`] cells that are in use.
    vectors: usize,
}

impl OppositeSums {
    /// Returns the moves of `puzzle` between cells without a given whose partners also have none.
    pub fn new(puzzle: &Puzzle, opposite: &Opposite, givens: &[Option<i32>]) -> Self {
        let cells = puzzle.cells.len();
        let shared = shared_lines::<LARGE>(puzzle);
        let partner = &opposite.partner;
        let mut rows: Box<[[i16; LARGE]; LARGE]> = filled([0; LARGE]);
        for i in 0..cells {
            for k in 0..cells {
                let of = |k: usize| shared[k][i] - shared[k][partner[i]];
                rows[i][k] = of(k) - of(partner[k]);
            }
        }
        let givens = opposite.completed(givens);
        let free: Vec<usize> = (0..cells).filter(|&cell| givens[cell].is_none()).collect();
        let mut swaps: Box<[PairSwap; LARGE_PAIRS]> = filled(PairSwap::default());
        let of_free = free.iter().enumerate().flat_map(|(b, &j)| free[..b].iter().map(move |&i| (i, j)));
        for (swap, (i, j)) in swaps.iter_mut().zip(of_free) {
            let changes = [(i, 1), (j, -1), (partner[i], -1), (partner[j], 1)];
            let turned = partner[i] == j;
            let changes = if turned { &changes[..2] } else { &changes[..] };
            let of = |&(a, sign): &(usize, i16)| -> i16 {
                changes.iter().map(|&(b, other)| sign * other * shared[a][b]).sum()
            };
            let c = changes.iter().map(of).sum();
            *swap = PairSwap { i: i as u16, j: j as u16, c, f: if turned { 1 } else { 2 } };
        }
        OppositeSums {
            puzzle: puzzle.clone(),
            opposite: opposite.clone(),
            givens,
            free: free.len() as u32,
            swaps,
            rows,
            vectors: cells.div_ceil(LANES),
        }
    }

    // The mask shows the compiler that no index is out of bounds.
    #[inline]
    fn swap(&self, number: u32) -> &PairSwap {
        &self.swaps[number as usize % LARGE_PAIRS]
    }

    /// Returns the board with `numbers`, whose `residuals` are the `a` of the formula above.
    fn board(&self, numbers: &[i32]) -> SumsBoard<LARGE> {
        let mut board = SumsBoard::new(&self.puzzle, numbers);
        let residuals = board.residuals;
        for (cell, &partner) in self.opposite.partner.iter().enumerate() {
            board.residuals[cell] = residuals[cell] - residuals[partner];
        }
        board
    }
}

impl Problem for OppositeSums {
    type State = SumsBoard<LARGE>;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> SumsBoard<LARGE> {
        // The config has checked that all givens, and the numbers that follow from them, are different numbers of the
        // puzzle.
        let rest = without(&self.puzzle.numbers, self.givens.iter().flatten().copied()).expect("givens are numbers");
        // The least and the greatest number are a pair, and so on. The order of the lower numbers and the cell of each
        // are drawn.
        let mut lower = rest[..rest.len() / 2].to_vec();
        generator.shuffle(&mut lower);
        let mut numbers = self.givens.clone();
        for cell in 0..numbers.len() {
            if numbers[cell].is_none()
                && let Some(number) = lower.pop()
            {
                let turned = generator.choose(2).0 == 1;
                let other = self.opposite.sum - number;
                let (own, partners) = if turned { (other, number) } else { (number, other) };
                numbers[cell] = Some(own);
                numbers[self.opposite.partner[cell]] = Some(partners);
            }
        }
        self.board(&numbers.into_iter().map(Option::unwrap_or_default).collect::<Vec<i32>>())
    }

    #[inline]
    fn propose<G: Generator>(&self, _board: &SumsBoard<LARGE>, draw: &mut Draw<G>) -> u32 {
        self.draw(draw)
    }

    #[inline]
    fn delta(&self, board: &SumsBoard<LARGE>, number: u32) -> i32 {
        let &PairSwap { i, j, c, f } = self.swap(number);
        let (i, j) = (usize::from(i) % LARGE, usize::from(j) % LARGE);
        let difference = board.numbers[j] - board.numbers[i];
        difference * (i32::from(f) * (board.residuals[i] - board.residuals[j]) + i32::from(c) * difference)
    }

    fn apply(&self, board: &mut SumsBoard<LARGE>, number: u32, _delta: i32) {
        let &PairSwap { i, j, f, .. } = self.swap(number);
        let (i, j) = (usize::from(i) % LARGE, usize::from(j) % LARGE);
        let difference = board.numbers[j] - board.numbers[i];
        board.numbers.swap(i, j);
        if f == 2 {
            board.numbers.swap(self.opposite.partner[i], self.opposite.partner[j]);
        }
        // Partners have rows of opposite sign. So for a reversed pair, the difference of the rows is twice the row of
        // `i`.
        let (residuals, _) = board.residuals.as_chunks_mut::<LANES>();
        let ((of_i, _), (of_j, _)) = (self.rows[i].as_chunks::<LANES>(), self.rows[j].as_chunks::<LANES>());
        for ((residuals, of_i), of_j) in residuals[..self.vectors].iter_mut().zip(of_i).zip(of_j) {
            for (residual, (of_i, of_j)) in residuals.iter_mut().zip(of_i.iter().zip(of_j)) {
                *residual += (difference * i32::from(of_i - of_j)) >> (2 - f);
            }
        }
    }

    fn energy(&self, board: &SumsBoard<LARGE>) -> i32 {
        self.puzzle.energy(&board.numbers[..self.givens.len()])
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl Cells for OppositeSums {
    fn moves(&self) -> usize {
        (self.free * self.free.saturating_sub(1) / 2) as usize
    }

    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    fn cells(&self, number: u32) -> [usize; 2] {
        let PairSwap { i, j, .. } = *self.swap(number);
        [i.into(), j.into()]
    }

    fn number(&self, board: &SumsBoard<LARGE>, cell: usize) -> i32 {
        board.numbers[cell]
    }

    fn partner(&self, cell: usize) -> usize {
        self.opposite.partner[cell]
    }

    fn pinned(&self, board: &SumsBoard<LARGE>, pinned: &[bool]) -> Self {
        let stays = |cell: usize| self.givens[cell].or(pinned[cell].then_some(board.numbers[cell]));
        let givens = (0..self.givens.len()).map(stays).collect::<Vec<_>>();
        OppositeSums::new(&self.puzzle, &self.opposite, &givens)
    }
}

impl Kernel for OppositeSums {
    type Access = OnCells;
}

impl Blind for OppositeSums {
    #[inline]
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
        draw.pair_of_cells(self.free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::library::classic;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    fn swaps_of(name: &str, given: Option<i32>) -> (Puzzle, OppositeSums) {
        let puzzle = classic(name).unwrap();
        let mut givens = vec![None; puzzle.cells.len()];
        givens[1] = given;
        let opposite = Opposite::from_givens(&puzzle, &givens).unwrap();
        let swaps = OppositeSums::new(&puzzle, &opposite, &givens);
        (puzzle, swaps)
    }

    proptest! {
        #[test]
        fn what_is_kept_equals_what_is_computed_from_scratch(
            name in prop::sample::select(vec!["magic-square-4", "magic-square-5", "magic-square-12", "zero-hexagon-3", "zero-hexagon-4"]),
            given in any::<bool>(),
            seed in any::<u64>(),
            moves in 1usize..80,
        ) {
            let (puzzle, swaps) = swaps_of(name, given.then_some(3));
            let cells = puzzle.cells.len();
            let numbers = |board: &SumsBoard<LARGE>| board.numbers[..cells].to_vec();
            let mut generator = Xoshiro::new(seed);
            let mut board = swaps.start(&mut generator);
            for _ in 0..moves {
                let number = swaps.propose(&board, &mut Draw::new(&mut generator));
                let (before, delta) = (board, swaps.delta(&board, number));
                swaps.apply(&mut board, number, delta);
                let now = numbers(&board);
                prop_assert_eq!(puzzle.energy(&now), puzzle.energy(&numbers(&before)) + delta);
                prop_assert_eq!(board, swaps.board(&now));
                prop_assert_eq!(swaps.delta(&board, number), -delta, "a move is its own inverse");
                prop_assert!(now[1] == 3 || !given);
                for (cell, &partner) in swaps.opposite.partner.iter().enumerate() {
                    prop_assert_eq!(now[cell] + now[partner], swaps.opposite.sum);
                }
                let mut sorted = now;
                sorted.sort_unstable();
                prop_assert_eq!(&sorted, &puzzle.numbers);
            }
        }
    }

    #[test]
    fn a_start_is_any_antisymmetric_board() {
        let (_, swaps) = swaps_of("magic-square-3", None);
        let mut generator = Xoshiro::new(1);
        let boards: std::collections::BTreeSet<Vec<i32>> =
            (0..20_000).map(|_| swaps.start(&mut generator).numbers[..9].to_vec()).collect();
        // Four pairs on four positions, each in two orders.
        assert_eq!(boards.len(), 24 * 16);
        // The moves are all swaps of two of the eight free cells, with their partners.
        assert_eq!(swaps.moves(), 8 * 7 / 2);
    }
}
