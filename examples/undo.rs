//! A board that can only be changed and looked at: the change of the energy is found by a move that is undone. Eight queens.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule, Status};
use std::cell::RefCell;

/// One queen in every row and column: the column of each row.
type Board = RefCell<[i32; 8]>;

struct Queens;

/// Makes a move, and undoes it when it is made again.
fn swap(board: &Board, (a, b): (u32, u32)) {
    board.borrow_mut().swap(a as usize, b as usize);
}

impl Problem for Queens {
    type State = Board;
    type Move = (u32, u32);
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> Board {
        let mut columns = [0, 1, 2, 3, 4, 5, 6, 7];
        generator.shuffle(&mut columns);
        RefCell::new(columns)
    }

    fn propose<G: Generator>(&self, _board: &Board, draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(8)
    }

    fn delta(&self, board: &Board, rows: (u32, u32)) -> i32 {
        let before = self.energy(board);
        swap(board, rows);
        let after = self.energy(board);
        swap(board, rows);
        after - before
    }

    fn apply(&self, board: &mut Board, rows: (u32, u32), _delta: i32) {
        swap(board, rows);
    }

    // Pairs of queens on one diagonal.
    fn energy(&self, board: &Board) -> i32 {
        let columns = board.borrow();
        let attack = |a: usize, b: usize| (columns[a] - columns[b]).unsigned_abs() as usize == b - a;
        (0..8).map(|b| (0..b).filter(|&a| attack(a, b)).count() as i32).sum()
    }

    fn target(&self) -> Option<i32> {
        Some(0)
    }
}

pub(crate) fn main() -> Result<(), Message> {
    let mut run = AnnealRun::new(Queens, AnnealSettings::new(Schedule::Constant { t0: 0.5 }, 100_000, 1))?;
    run.advance(100_000);
    println!("{:?} after {} moves: {:?}", run.progress().status, run.progress().moves, run.best());
    assert_eq!((run.progress().status, Queens.energy(run.best())), (Status::Solved, 0));
    Ok(())
}
