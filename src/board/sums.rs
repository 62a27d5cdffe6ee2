//! The board of a magic-sum puzzle, with its present energy.
//!
//! The energy is the residual sum of squares over the lines, where a residual is a line's sum less its target. This is
//! a quadratic form, so the change by a swap can be computed without the lines. For every cell `i`, the board keeps
//! `r[i]`, the sum of the residuals of its lines. A swap of cells `i` and `j`, whose numbers differ by
//! `d = v[j] - v[i]`, changes the energy by
//!
//! ```text
//! d (2 (r[i] - r[j]) + c d),   c = n[i][i] + n[j][j] - 2 n[i][j]
//! ```
//!
//! where `n[i][j]` is the number of lines that contain both cells. So a proposal reads four numbers. Only an accepted
//! swap updates `r`, by two rows of `n`.
//!
//! [`SmallSums`] is for up to [`SMALL`] cells, whose tables stay in the nearest cache, and [`LargeSums`] is for more.
//! Both are one generic type; the core bundle has only the small one.

use super::{Blind, Kernel};
use crate::problem::{Cells, Draw, OnCells, Problem};
use crate::puzzle::check::without;
use crate::puzzle::{MAX_CELLS, Puzzle};
use crate::random::Generator;
use std::fmt::Debug;

/// The most cells of a small board.
pub const SMALL: usize = 64;
/// The room on a small board: as many cells as a byte can index. So no index needs a mask, which would cost 4 % of a
/// move.
const SMALL_ROOM: usize = 256;
/// The room on a large board: a power of two, so that a mask keeps every index in bounds.
pub(super) const LARGE: usize = 512;
/// The room for all pairs of [`SMALL`] cells, or of [`MAX_CELLS`], rounded up to a power of two.
const SMALL_PAIRS: usize = 2048;
pub(super) const LARGE_PAIRS: usize = 1 << 17;
const _: () = assert!(SMALL * (SMALL - 1) / 2 <= SMALL_PAIRS);
const _: () = assert!(MAX_CELLS * (MAX_CELLS - 1) / 2 <= LARGE_PAIRS && MAX_CELLS <= LARGE);

/// The number of cells of a vector, which an accepted move updates at once.
pub(super) const LANES: usize = 8;

/// The swaps of a puzzle of up to [`SMALL`] cells.
pub type SmallSums = SumsNeighbourhood<u8, SMALL, SMALL_PAIRS, SMALL_ROOM>;
/// The swaps of a puzzle of up to 512 cells.
pub type LargeSums = SumsNeighbourhood<u16, LARGE, LARGE_PAIRS, LARGE>;
/// A board of [`SmallSums`].
pub type SmallBoard = SumsBoard<SMALL_ROOM>;

/// The index of a cell, in as few bits as the board needs.
pub trait Place: Copy + Debug + Default + Into<usize> + TryFrom<usize> + Send + Sync + 'static {
    /// Returns the cell.
    #[inline(always)]
    fn cell(self) -> usize {
        self.into()
    }
}

impl Place for u8 {}
impl Place for u16 {}

/// A pair of free cells, and the `c` of the formula above.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pair<P> {
    i: P,
    j: P,
    c: i16,
}

/// The swaps of a magic-sum puzzle.
#[derive(Clone, Debug)]
pub struct SumsNeighbourhood<P, const CELLS: usize, const PAIRS: usize, const ROOM: usize> {
    puzzle: Puzzle,
    givens: Vec<Option<i32>>,
    /// The number of cells without a given.
    free: u32,
    /// The pair `{free[a], free[b]}`, `a < b`, has the index `b (b - 1) / 2 + a`.
    pairs: Box<[Pair<P>; PAIRS]>,
    /// `shared[i][j]`: the number of lines that contain both `i` and `j`, the `n` of the formula.
    shared: Box<[[i16; CELLS]; CELLS]>,
    /// The number of vectors of [`LANES`] cells that are in use.
    vectors: usize,
}

/// The numbers on the cells, and the residuals of their lines. Both are 0 beyond the cells of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SumsBoard<const CELLS: usize> {
    pub(super) numbers: [i32; CELLS],
    /// For each cell, the sum of its lines' residuals, the `r` of the formula. A separate array, so that it consists of
    /// complete vectors.
    pub(super) residuals: [i32; CELLS],
}

/// Returns an array of copies of `value`, made on the heap, because a large array does not fit on the stack of
/// WebAssembly.
pub(super) fn filled<T: Copy + Debug, const N: usize>(value: T) -> Box<[T; N]> {
    vec![value; N].into_boxed_slice().try_into().expect("the length is that of the array")
}

/// Returns, for each two cells, the number of lines that contain both.
pub(super) fn shared_lines<const CELLS: usize>(puzzle: &Puzzle) -> Box<[[i16; CELLS]; CELLS]> {
    let mut shared: Box<[[i16; CELLS]; CELLS]> = filled([0; CELLS]);
    for line in &puzzle.lines {
        for &i in &line.cells {
            line.cells.iter().for_each(|&j| shared[i][j] += 1);
        }
    }
    shared
}

impl<P: Place, const CELLS: usize, const PAIRS: usize, const ROOM: usize> SumsNeighbourhood<P, CELLS, PAIRS, ROOM> {
    /// Returns the swaps of `puzzle` between cells without a given.
    pub fn new(puzzle: &Puzzle, givens: &[Option<i32>]) -> Self {
        let shared = shared_lines::<CELLS>(puzzle);
        let place = |cell| P::try_from(cell).unwrap_or_default();
        let free: Vec<usize> = (0..puzzle.cells.len()).filter(|&cell| givens[cell].is_none()).collect();
        let mut pairs: Box<[Pair<P>; PAIRS]> = filled(Pair::default());
        let of_free = free.iter().enumerate().flat_map(|(b, &j)| free[..b].iter().map(move |&i| (i, j)));
        for (pair, (i, j)) in pairs.iter_mut().zip(of_free) {
            let (row, other) = (&shared[i], &shared[j]);
            *pair = Pair { i: place(i), j: place(j), c: row[i] + other[j] - 2 * row[j] };
        }
        SumsNeighbourhood {
            puzzle: puzzle.clone(),
            givens: givens.to_vec(),
            free: free.len() as u32,
            pairs,
            shared,
            vectors: puzzle.cells.len().div_ceil(LANES),
        }
    }

    /// Returns the number of cells.
    pub fn size(&self) -> usize {
        self.givens.len()
    }

    /// Returns the `c` of the formula for a pair.
    pub fn c(&self, pair: u32) -> i16 {
        self.masked(pair).c
    }

    /// Returns, for each cell of the board, the number of lines that contain both that cell and this one.
    #[inline]
    pub fn shared(&self, cell: usize) -> &[i16; CELLS] {
        &self.shared[cell % CELLS]
    }

    // The mask shows the compiler that no index is out of bounds.
    #[inline]
    fn masked(&self, pair: u32) -> &Pair<P> {
        &self.pairs[pair as usize % PAIRS]
    }
}

impl<P: Place, const CELLS: usize, const PAIRS: usize, const ROOM: usize> Problem
    for SumsNeighbourhood<P, CELLS, PAIRS, ROOM>
{
    type State = SumsBoard<ROOM>;
    type Move = u32;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> SumsBoard<ROOM> {
        // The config has checked that all givens are different numbers of the puzzle.
        let mut rest =
            without(&self.puzzle.numbers, self.givens.iter().flatten().copied()).expect("givens are numbers");
        generator.shuffle(&mut rest);
        let mut rest = rest.into_iter();
        let numbers = self.givens.iter().map(|given| given.or_else(|| rest.next()).expect("a number for every cell"));
        SumsBoard::new(&self.puzzle, &numbers.collect::<Vec<i32>>())
    }

    #[inline]
    fn propose<G: Generator>(&self, _board: &SumsBoard<ROOM>, draw: &mut Draw<G>) -> u32 {
        self.draw(draw)
    }

    #[inline]
    fn delta(&self, board: &SumsBoard<ROOM>, pair: u32) -> i32 {
        let &Pair { i, j, c } = self.masked(pair);
        let (i, j) = (i.cell() % ROOM, j.cell() % ROOM);
        let difference = board.numbers[j] - board.numbers[i];
        let slope = 2 * (board.residuals[i] - board.residuals[j]) + i32::from(c) * difference;
        difference * slope
    }

    #[inline]
    fn apply(&self, board: &mut SumsBoard<ROOM>, pair: u32, _delta: i32) {
        let &Pair { i, j, .. } = self.masked(pair);
        let (i, j) = (i.cell() % ROOM, j.cell() % ROOM);
        let difference = board.numbers[j] - board.numbers[i];
        board.numbers.swap(i, j);
        // Only complete vectors, so the compiler needs no loop for a remainder.
        let (residuals, _) = board.residuals.as_chunks_mut::<LANES>();
        let ((of_i, _), (of_j, _)) =
            (self.shared[i % CELLS].as_chunks::<LANES>(), self.shared[j % CELLS].as_chunks::<LANES>());
        for ((residuals, of_i), of_j) in residuals[..self.vectors].iter_mut().zip(of_i).zip(of_j) {
            for (residual, (of_i, of_j)) in residuals.iter_mut().zip(of_i.iter().zip(of_j)) {
                *residual += difference * i32::from(of_i - of_j);
            }
        }
    }

    fn energy(&self, board: &SumsBoard<ROOM>) -> i32 {
        self.puzzle.energy(&board.numbers[..self.givens.len()])
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

impl<P: Place, const CELLS: usize, const PAIRS: usize, const ROOM: usize> Cells
    for SumsNeighbourhood<P, CELLS, PAIRS, ROOM>
{
    fn moves(&self) -> usize {
        (self.free * self.free.saturating_sub(1) / 2) as usize
    }

    #[inline]
    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    fn cells(&self, pair: u32) -> [usize; 2] {
        let Pair { i, j, .. } = self.pairs[pair as usize];
        [i.cell(), j.cell()]
    }

    fn number(&self, board: &SumsBoard<ROOM>, cell: usize) -> i32 {
        board.numbers[cell]
    }

    fn pinned(&self, board: &SumsBoard<ROOM>, pinned: &[bool]) -> Self {
        let stays = |cell: usize| self.givens[cell].or(pinned[cell].then_some(board.numbers[cell]));
        SumsNeighbourhood::new(&self.puzzle, &(0..self.givens.len()).map(stays).collect::<Vec<_>>())
    }
}

impl<P: Place, const CELLS: usize, const PAIRS: usize, const ROOM: usize> Kernel
    for SumsNeighbourhood<P, CELLS, PAIRS, ROOM>
{
    type Access = OnCells;
}

impl<P: Place, const CELLS: usize, const PAIRS: usize, const ROOM: usize> Blind
    for SumsNeighbourhood<P, CELLS, PAIRS, ROOM>
{
    #[inline]
    fn draw<G: Generator>(&self, draw: &mut Draw<G>) -> u32 {
        draw.pair_of_cells(self.free)
    }
}

impl<const CELLS: usize> SumsBoard<CELLS> {
    /// Returns the sum of the residuals of the lines that contain a cell.
    pub fn residual(&self, cell: usize) -> i32 {
        self.residuals[cell]
    }

    /// Returns the board with `numbers` on the cells of `puzzle`.
    pub fn new(puzzle: &Puzzle, numbers: &[i32]) -> Self {
        let mut board = SumsBoard { numbers: [0; CELLS], residuals: [0; CELLS] };
        board.numbers[..numbers.len()].copy_from_slice(numbers);
        for (line, sum) in puzzle.lines.iter().zip(puzzle.sums(numbers)) {
            let residual = sum - line.target;
            for &cell in &line.cells {
                board.residuals[cell] += residual;
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::instance::Instance;
    use crate::puzzle::library;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    fn numbers_of<const CELLS: usize>(puzzle: &Puzzle, board: &SumsBoard<CELLS>) -> Vec<i32> {
        board.numbers[..puzzle.cells.len()].to_vec()
    }

    /// Returns whether the board equals one built from scratch with the same numbers.
    fn same_as_from_scratch<const CELLS: usize>(puzzle: &Puzzle, board: &SumsBoard<CELLS>) -> bool {
        *board == SumsBoard::new(puzzle, &numbers_of(puzzle, board))
    }

    #[test]
    fn the_smallest_worsening_move_is_the_least_change_above_zero() {
        let puzzle = library::classic("magic19").unwrap();
        let mut givens = vec![None; 19];
        for given in [None, Some(7)] {
            givens[4] = given;
            let swaps = SmallSums::new(&puzzle, &givens);
            let problem = Instance::Sums { puzzle: puzzle.clone(), givens: givens.clone() };
            let mut generator = Xoshiro::new(5);
            for _ in 0..50 {
                let board = swaps.start(&mut generator);
                let deltas = (0..swaps.moves() as u32).map(|number| swaps.delta(&board, number));
                let least = problem.least_worsening(&problem.groups(false), &numbers_of(&puzzle, &board));
                assert_eq!(least, deltas.filter(|&delta| delta > 0).min());
            }
        }
    }

    proptest! {
        #[test]
        fn kept_sums_equal_sums_recomputed(
            numbers in Just((1..=19).collect::<Vec<i32>>()).prop_shuffle(),
            pairs in proptest::collection::vec(0u32..171, 1..60),
        ) {
            let puzzle = library::classic("magic19").unwrap();
            let swaps = SmallSums::new(&puzzle, &[None; 19]);
            let mut board = SumsBoard::new(&puzzle, &numbers);
            for pair in pairs {
                let delta = swaps.delta(&board, pair);
                let before = board;
                swaps.apply(&mut board, pair, delta);
                prop_assert!(same_as_from_scratch(&puzzle, &board));
                prop_assert_eq!(swaps.energy(&board), swaps.energy(&before) + delta);
                prop_assert_eq!(swaps.delta(&board, pair), -delta, "a swap is its own inverse");
            }
        }
    }

    #[test]
    fn givens_are_in_no_pair() {
        let puzzle = library::classic("magic19").unwrap();
        let mut givens = [None; 19];
        givens[4] = Some(7);
        let swaps = SmallSums::new(&puzzle, &givens);
        assert_eq!(swaps.free, 18);
        assert_eq!(swaps.moves(), 18 * 17 / 2);
        assert!(swaps.pairs[..swaps.moves()].iter().all(|pair| pair.i != 4 && pair.j != 4));
    }
}
