//! Random partial boards: a solution with some cells blanked out, so that a solver has something to find again.

use crate::anneal::presets::{Preset, RECOMMENDED};
use crate::link::presets;
use crate::puzzle::instance::Instance;
use crate::puzzle::{Opposite, Puzzle};
use crate::random::{Generator, Xoshiro};
use crate::run::settings::SolverSettings;
use crate::run::{Run, Status};

/// Returns a solution that the recommended anneal finds with this seed, with `blanks` of its cells blanked out. The
/// same seed gives the same board. Returns `None` if that anneal finds no solution.
pub fn random_partial(puzzle: &Puzzle, blanks: usize, seed: u64) -> Option<Vec<Option<i32>>> {
    let cells = puzzle.cells.len();
    let mut problem = Instance::Sums { puzzle: puzzle.clone(), givens: vec![None; cells] };
    let Preset { settings, pairs, .. } =
        presets(&problem).ok()?.into_iter().find(|preset| preset.name == RECOMMENDED)?;
    if let Instance::Sums { puzzle, givens } = &mut problem
        && pairs == Some(true)
    {
        puzzle.opposite = Opposite::from_givens(puzzle, givens).ok();
    }
    let settings = SolverSettings::Anneal(settings).with_seed(seed);
    let mut run = Run::new(problem, settings, Vec::new()).ok()?;
    run.advance(u64::MAX);
    if run.status() != Status::Solved {
        return None;
    }
    let mut givens = run.board();
    let mut order: Vec<i32> = (0..cells as i32).collect();
    Xoshiro::new(seed).shuffle(&mut order);
    for &cell in order.iter().take(blanks) {
        givens[cell as usize] = None;
    }
    Some(givens)
}
