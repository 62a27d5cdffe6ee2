//! A run of an experiment, and the row that it leaves when it ends.

use super::Experiment;
use crate::experiment::statistics::RunOutcome;
use crate::history::progress::Progress;
use crate::puzzle::instance::Instance;
use crate::run::{Run, Status};

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RunResult {
    /// The run's number in its experiment.
    pub run: usize,
    /// True if the run found a solution within the experiment's budget.
    pub solved: bool,
    /// The number of moves over all anneals; of expansions in a search, of nodes in an exact search.
    pub moves: u64,
    /// The number of anneals begun after the first.
    pub restarts: u64,
    /// The last energy; `None` for a search that found nothing within the budget.
    pub energy: Option<i32>,
    /// The energy at the start and each new best energy, with the move that first reached it; empty for a search.
    pub bests: Vec<(u64, i32)>,
    /// The number on each cell, in cell order; `None` for a cell that a search left blank.
    pub board: Vec<Option<i32>>,
}

impl RunResult {
    /// Returns the row of a finished run in an experiment with this budget. A search has a separate bound, so it may
    /// have continued beyond the budget.
    fn of(number: usize, run: &Run, budget: u64) -> RunResult {
        let solved = run.status() == Status::Solved && run.progress().moves() <= budget;
        let (restarts, energy) = match run.progress() {
            Progress::Anneal(annealed) => (annealed.restarts, Some(annealed.energy)),
            Progress::Search(_) | Progress::Exact(_) => (0, solved.then_some(0)),
        };
        let bests = run.trace().map_or(Vec::new(), |trace| trace.bests().to_vec());
        RunResult { run: number, solved, moves: run.progress().moves(), restarts, energy, bests, board: run.board() }
    }

    /// Returns the outcome of the row for the statistics, in the unit of its setting. Energies are counted from 0.
    pub fn outcome(&self, experiment: &Experiment) -> RunOutcome {
        let of_move = experiment.settings()[experiment.job(self.run).setting].cost_of_move();
        let budget = experiment.moves().saturating_mul(of_move);
        experiment.aim().outcome(budget, 0, self.whole(experiment), &self.bests_by_cost(of_move))
    }

    /// Returns the outcome of the complete run with a solution as its aim, in the unit of its setting.
    pub(super) fn whole(&self, experiment: &Experiment) -> RunOutcome {
        let of_move = experiment.settings()[experiment.job(self.run).setting].cost_of_move();
        RunOutcome::within(experiment.moves().saturating_mul(of_move), self.moves.saturating_mul(of_move), self.solved)
    }

    /// Returns the cost of the route that the run found; `None` if it found no route, or if its puzzle is not a map.
    pub fn route_cost(&self, problem: &Instance) -> Option<u64> {
        match problem {
            Instance::Route(route) if self.solved => Some(route.cost_of(&self.board)),
            _ => None,
        }
    }

    /// Returns the best energies with their costs, for a cost of `of_move` per move.
    pub fn bests_by_cost(&self, of_move: u64) -> Vec<(u64, i32)> {
        self.bests.iter().map(|&(moves, best)| (moves.saturating_mul(of_move), best)).collect()
    }

    /// Returns the row as one line for storage and transfer: `run solved moves restarts energy bests board`.
    pub fn to_text(&self) -> String {
        let energy = self.energy.map_or(".".to_string(), |energy| energy.to_string());
        let board = board_text(&self.board, ",");
        let bests = bests_text(&self.bests, ",");
        format!("{} {} {} {} {energy} {bests} {board}", self.run, u8::from(self.solved), self.moves, self.restarts)
    }

    /// Reads a line that [`RunResult::to_text`] wrote, including lines from before it wrote bests. Returns `None` for
    /// any text that is not a row of this experiment.
    pub fn from_text(text: &str, experiment: &Experiment) -> Option<RunResult> {
        let words: Vec<&str> = text.split(' ').collect();
        let (run, solved, moves, restarts, energy, bests, board) = match words[..] {
            [run, solved, moves, restarts, energy, bests, board] => {
                (run, solved, moves, restarts, energy, bests, board)
            }
            // The format that pages stored before rows contained best energies.
            [run, solved, moves, restarts, energy, board] => (run, solved, moves, restarts, energy, "", board),
            _ => return None,
        };
        let number = |word: &str| if word == "." { Some(None) } else { word.parse::<i32>().ok().map(Some) };
        let run = run.parse().ok().filter(|&run| run < experiment.runs())?;
        let solved = ["0", "1"].iter().position(|&word| word == solved)? == 1;
        let board = board.split(',').map(number).collect::<Option<Vec<_>>>()?;
        let bests = read_bests(bests, ',')?;
        let cells = experiment.cells(experiment.job(run).puzzle);
        let moves = moves.parse().ok()?;
        let solved = solved && moves <= experiment.moves();
        let row =
            RunResult { run, solved, moves, restarts: restarts.parse().ok()?, energy: number(energy)?, bests, board };
        (row.board.len() == cells).then_some(row)
    }
}

/// Returns the best energies as `move:energy`, joined.
pub fn bests_text(bests: &[(u64, i32)], between: &str) -> String {
    let words = bests.iter().map(|(at, best)| format!("{at}:{best}"));
    words.collect::<Vec<_>>().join(between)
}

/// Reads a text that `bests_text` wrote.
pub fn read_bests(text: &str, between: char) -> Option<Vec<(u64, i32)>> {
    let best = |word: &str| word.split_once(':').and_then(|(at, best)| Some((at.parse().ok()?, best.parse().ok()?)));
    text.split(between).filter(|word| !word.is_empty()).map(best).collect()
}

/// Returns the numbers of a board, joined, with a dot for a blank.
pub fn board_text(board: &[Option<i32>], between: &str) -> String {
    let words = board.iter().map(|number| number.map_or(".".to_string(), |number| number.to_string()));
    words.collect::<Vec<_>>().join(between)
}

/// A run of an experiment in progress.
#[derive(Clone, Debug)]
#[must_use = "a run makes no move until it is advanced"]
pub struct Runner {
    number: usize,
    run: Run,
    budget: u64,
}

impl Runner {
    /// Returns the run with this number, which must be below [`Experiment::runs`], at its start.
    pub fn new(experiment: &Experiment, number: usize) -> Runner {
        Runner { number, run: experiment.config(experiment.job(number)).into_run(), budget: experiment.moves() }
    }

    /// Makes `n` moves (expansions in a search), or fewer if the run ends. Returns the row once the run has ended.
    pub fn advance(&mut self, n: u64) -> Option<RunResult> {
        self.run.advance(n);
        (self.run.status() != Status::Running).then(|| RunResult::of(self.number, &self.run, self.budget))
    }

    /// Returns the number of the run.
    pub fn number(&self) -> usize {
        self.number
    }

    /// Returns the number of moves so far; of expansions in a search.
    pub fn moves(&self) -> u64 {
        self.run.progress().moves()
    }
}
