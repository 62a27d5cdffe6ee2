//! The solvers that only the full bundle has.

use super::engine::{Engine, engine_of};
use super::settings::SolverSettings;
use crate::anneal::multi_start::MultiStart;
use crate::anneal::multi_start::sudoku::{self, SudokuBoards};
use crate::anneal::multi_start::sums::{self, SumsBoards};
use crate::anneal::rebuild::rebuild_run::RebuildRun;
use crate::anneal::settings::TemperingSettings;
use crate::anneal::tempering::TemperingRun;
use crate::board::Kernel;
use crate::board::kernels::with_problem;
use crate::board::sudoku::SudokuNeighbourhood;
use crate::board::sums::SmallSums;
use crate::exact::exact_run::ExactRun;
use crate::history::Timeline;
use crate::puzzle::instance::Instance;
use crate::search::search_run::SearchRun;
use crate::sudoku::singles::filled_in;

/// Returns the solver at its start; `None` if the problem does not have the solver.
pub(crate) fn other_solver(problem: &Instance, settings: SolverSettings) -> Option<Box<dyn Engine>> {
    Some(match (settings, problem) {
        (SolverSettings::Tempering(settings), _) => {
            return with_problem!(problem, settings.singles, kernel => tempered(kernel, settings));
        }
        (SolverSettings::MultiStart(settings), Instance::Sums { puzzle, givens }) if sums::fits(puzzle) => {
            engine_of(MultiStart::<SumsBoards>::new(SmallSums::new(puzzle, givens), settings))
        }
        (SolverSettings::MultiStart(settings), Instance::Sudoku(sudoku))
            if sudoku.size <= sudoku::MOST_SIZE && sudoku.rules.is_none() =>
        {
            let neighbourhood = SudokuNeighbourhood::new(&filled_in(sudoku, settings.singles));
            engine_of(MultiStart::<SudokuBoards>::new(neighbourhood, settings))
        }
        (SolverSettings::Rebuild(settings), Instance::Sudoku(sudoku)) => engine_of(RebuildRun::new(sudoku, settings)),
        (SolverSettings::Exact(settings), _) => engine_of(ExactRun::new(problem, settings)?),
        // A search prunes by sums. The start is the only checkpoint, because the state of a search is a complete tree.
        (SolverSettings::Search(settings), Instance::Sums { puzzle, givens }) if !puzzle.has_different() => {
            Box::new(Timeline::from_start(SearchRun::new(puzzle, givens, settings)))
        }
        (SolverSettings::Search(settings), Instance::Route(route)) => {
            Box::new(Timeline::from_start(SearchRun::on_map(route, settings)))
        }
        _ => return None,
    })
}

fn tempered<K: Kernel>(kernel: K, settings: TemperingSettings) -> Box<dyn Engine> {
    engine_of(TemperingRun::<K, K::Access>::of(kernel, settings))
}
