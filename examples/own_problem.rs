//! Anneals a problem of one's own: eight queens on a chessboard, none of which attacks another.

use annealing_lab::{AnnealRun, AnnealSettings, Generator, Neighbourhood, Schedule, Status};

/// One queen in every row and column: `board[row]` is the column. A move swaps the columns of two rows.
#[derive(Clone, Debug)]
struct Queens {
    rows: [(usize, usize); 28],
}

/// Pairs of queens on one diagonal.
fn attacks(board: &[i32; 8]) -> i32 {
    let attack = |a: usize, b: usize| (board[a] - board[b]).unsigned_abs() as usize == b - a;
    (0..8).flat_map(|b| (0..b).map(move |a| (a, b))).filter(|&(a, b)| attack(a, b)).count() as i32
}

impl Neighbourhood for Queens {
    type Board = [i32; 8];
    type Ahead = ();

    fn start<G: Generator>(&self, generator: &mut G) -> [i32; 8] {
        let mut board = [0, 1, 2, 3, 4, 5, 6, 7];
        generator.shuffle(&mut board);
        board
    }

    fn moves(&self) -> usize {
        self.rows.len()
    }

    fn delta(&self, board: &[i32; 8], number: u32) -> i32 {
        let mut other = *board;
        self.apply(&mut other, number, 0);
        attacks(&other) - attacks(board)
    }

    fn apply(&self, board: &mut [i32; 8], number: u32, _delta: i32) {
        let (a, b) = self.rows[number as usize];
        board.swap(a, b);
    }

    fn energy(&self, board: &[i32; 8]) -> i32 {
        attacks(board)
    }
}

pub(crate) fn main() {
    let mut pairs = (0..8).flat_map(|b| (0..b).map(move |a| (a, b)));
    let queens = Queens { rows: std::array::from_fn(|_| pairs.next().unwrap_or_default()) };
    let settings = AnnealSettings::new(Schedule::Constant { t0: 0.5 }, 100_000, 1);
    let mut run = AnnealRun::of(queens, settings);
    run.advance(100_000);
    let progress = run.progress();
    println!("{:?} after {} moves: {:?}", progress.status, progress.moves, run.board());
    assert_eq!((progress.status, attacks(run.board())), (Status::Solved, 0));
}
