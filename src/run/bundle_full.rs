//! All solvers. What the core bundle has instead stands in `bundle_core.rs`, which gives the same functions.

use super::CellKind;
use super::engine::{Engine, anneal};
use super::inspect::{self, Inspection};
use super::settings::SolverSettings;
use crate::anneal::intervention::InterventionAt;
use crate::anneal::multi_start::MultiStart;
use crate::anneal::multi_start::sudoku::{self, SudokuBoards};
use crate::anneal::multi_start::sums::{self, SumsBoards};
use crate::anneal::rebuild::built::{Built, Filled};
use crate::anneal::rebuild::run::{LargeRebuildRun, RuledRebuildRun, SmallRebuildRun};
use crate::anneal::run::AnnealRun;
use crate::anneal::settings::{MultiStartSettings, TemperingSettings};
use crate::anneal::tempering::TemperingRun;
use crate::board::kernels::with_sums;
use crate::board::ruled::RuledNeighbourhood;
use crate::board::sudoku::cells::CellBoard;
use crate::board::sudoku::lines::LineBoard;
use crate::board::sudoku::{Board, SudokuNeighbourhood};
use crate::board::sums::SmallSums;
use crate::exact::run::ExactRun;
use crate::history::Timeline;
use crate::history::progress::{Progress, Replicas};
use crate::puzzle::problem::Problem;
use crate::puzzle::singles::filled_in;
use crate::puzzle::sudoku::MOST_SWAPPED;
use crate::search::run::{SearchRun, Searching};

/// Returns the solver at its start; `None` if the problem does not have it.
pub fn engine(
    problem: &Problem,
    settings: SolverSettings,
    interventions: &[InterventionAt],
) -> Option<Box<dyn Engine>> {
    match (settings, problem) {
        (SolverSettings::Anneal(settings), Problem::Sums { puzzle, givens }) => {
            let (interventions, cells) = (interventions.to_vec(), puzzle.cells.len());
            with_sums!(puzzle, givens, rules => {
                Some(Box::new(Timeline::new(AnnealRun::new(rules, settings, interventions, cells))))
            })
        }
        (SolverSettings::Anneal(settings), _) => anneal(problem, settings, interventions),
        (SolverSettings::Tempering(settings), _) => tempering(problem, settings),
        (SolverSettings::MultiStart(settings), _) => multi_start(problem, settings),
        (SolverSettings::Rebuild(settings), Problem::Sudoku(sudoku)) => Some(match sudoku.size {
            _ if sudoku.rules.is_some() => Box::new(Timeline::new(RuledRebuildRun::new(sudoku, settings))),
            ..=MOST_SWAPPED => Box::new(Timeline::new(SmallRebuildRun::new(sudoku, settings))),
            _ => Box::new(Timeline::new(LargeRebuildRun::new(sudoku, settings))),
        }),
        (SolverSettings::Rebuild(_), _) => None,
        (SolverSettings::Exact(settings), _) => Some(Box::new(Timeline::new(ExactRun::new(problem, settings)?))),
        // A search prunes by sums.
        (SolverSettings::Search(_), Problem::Sums { puzzle, .. }) if puzzle.has_different() => None,
        (SolverSettings::Search(settings), Problem::Sums { puzzle, givens }) => {
            Some(Box::new(Timeline::from_start(SearchRun::new(puzzle, givens, settings))))
        }
        (SolverSettings::Search(settings), Problem::Route(route)) => {
            Some(Box::new(Timeline::from_start(SearchRun::on_map(route, settings))))
        }
        (SolverSettings::Search(_), Problem::Sudoku(_)) => None,
    }
}

fn tempering(problem: &Problem, settings: TemperingSettings) -> Option<Box<dyn Engine>> {
    Some(match problem {
        Problem::Sums { puzzle, givens } => with_sums!(puzzle, givens, rules => {
            Box::new(Timeline::new(TemperingRun::new(rules, settings)))
        }),
        Problem::Sudoku(sudoku) => {
            let start = filled_in(sudoku, settings.singles);
            if start.size > MOST_SWAPPED {
                return None;
            } else if start.rules.is_some() {
                Box::new(Timeline::new(TemperingRun::new(RuledNeighbourhood::new(&start), settings)))
            } else if start.size <= CellBoard::MOST {
                let neighbourhood = SudokuNeighbourhood::<CellBoard>::new(&start);
                Box::new(Timeline::new(TemperingRun::new(neighbourhood, settings)))
            } else {
                let neighbourhood = SudokuNeighbourhood::<LineBoard>::new(&start);
                Box::new(Timeline::new(TemperingRun::new(neighbourhood, settings)))
            }
        }
        Problem::Route(_) => return None,
    })
}

fn multi_start(problem: &Problem, settings: MultiStartSettings) -> Option<Box<dyn Engine>> {
    match problem {
        Problem::Sums { puzzle, givens } => sums::fits(puzzle).then(|| {
            let neighbourhood = SmallSums::new(puzzle, givens);
            Box::new(Timeline::new(MultiStart::<SumsBoards>::new(neighbourhood, settings))) as Box<dyn Engine>
        }),
        Problem::Sudoku(sudoku) => (sudoku.size <= sudoku::MOST_SIZE && sudoku.rules.is_none()).then(|| {
            let neighbourhood = SudokuNeighbourhood::new(&filled_in(sudoku, settings.singles));
            Box::new(Timeline::new(MultiStart::<SudokuBoards>::new(neighbourhood, settings))) as Box<dyn Engine>
        }),
        Problem::Route(_) => None,
    }
}

/// Returns what is to be said of what is looked at: an expansion, a node of an exact search, or a step of a rebuild.
pub fn inspect(engine: &dyn Engine) -> Option<Inspection> {
    if let (Some(built), Progress::Anneal(progress)) = (engine.built(), engine.progress()) {
        return inspect::rebuilt(progress, built);
    }
    match engine.looked_at() {
        Some(searcher) => match searcher.search() {
            Searching::Sums(search) => inspect::expanded(search),
            Searching::Route(search) => inspect::routed(search),
        },
        None => engine.tried().cloned().map(Inspection::Tried),
    }
}

/// Returns all boards, where there are several.
pub fn replicas(engine: &dyn Engine, cells: usize) -> Option<Replicas> {
    engine.replicas(cells)
}

/// Returns where a number comes from that a rebuild has filled in, if it has.
pub fn rebuilt(engine: &dyn Engine, cell: usize) -> Option<CellKind> {
    let Built { base, filled, under_way } = engine.built()?;
    match filled[cell] {
        _ if base[cell] != 0 => Some(CellKind::Deduced),
        _ if !under_way => None,
        Filled::Not => None,
        Filled::Kick => Some(CellKind::Kicked),
        Filled::Decision => Some(CellKind::Decided),
        Filled::Single => Some(CellKind::Followed),
    }
}

/// Returns the search as it is looked at, if this is one.
pub fn looked_at(engine: &dyn Engine) -> Option<&SearchRun> {
    engine.looked_at()
}

/// Returns the search as far as it has come, if this is one.
pub fn searcher(engine: &dyn Engine) -> Option<&SearchRun> {
    engine.searcher()
}
