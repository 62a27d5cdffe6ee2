//! Anneals a problem of one's own: eight queens on a chessboard, none of which attacks another.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule, Status};

/// One queen in every row and column: `board[row]` is the column. A move swaps the columns of two rows.
#[derive(Debug)]
struct Queens;

/// Pairs of queens on one diagonal.
fn attacks(board: &[i32; 8]) -> i32 {
    let attack = |a: usize, b: usize| (board[a] - board[b]).unsigned_abs() as usize == b - a;
    (0..8).flat_map(|b| (0..b).map(move |a| (a, b))).filter(|&(a, b)| attack(a, b)).count() as i32
}

impl Problem for Queens {
    type State = [i32; 8];
    type Move = (u32, u32);
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> [i32; 8] {
        let mut board = [0, 1, 2, 3, 4, 5, 6, 7];
        generator.shuffle(&mut board);
        board
    }

    fn propose<G: Generator>(&self, _board: &[i32; 8], draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(8)
    }

    fn delta(&self, board: &[i32; 8], rows: (u32, u32)) -> i32 {
        let mut other = *board;
        self.apply(&mut other, rows, 0);
        attacks(&other) - attacks(board)
    }

    fn apply(&self, board: &mut [i32; 8], (a, b): (u32, u32), _delta: i32) {
        board.swap(a as usize, b as usize);
    }

    fn energy(&self, board: &[i32; 8]) -> i32 {
        attacks(board)
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

pub(crate) fn main() -> Result<(), Message> {
    let settings = AnnealSettings::new(Schedule::Constant { t0: 0.5 }, 100_000, 1);
    let mut run = AnnealRun::new(Queens, settings)?;
    run.advance(100_000);
    let progress = run.progress();
    println!("{:?} after {} moves: {:?}", progress.status, progress.moves, run.best());
    assert_eq!((progress.status, attacks(run.best())), (Status::Solved, 0));
    Ok(())
}
