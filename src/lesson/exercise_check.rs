//! The check of a learner's link: it is replayed in slices, within the budget of its goal.

use super::goal::{ExerciseGoal, MOST_SEEDS};
use crate::exact::ExactStatus;
use crate::exact::count::Counting;
use crate::experiment::read_seeds;
use crate::experiment::statistics::{RunOutcome, quantile};
use crate::link::config::Config;
use crate::run::{Progress, Run, Status};
use crate::text::english;
use crate::text::message::Message;
use serde::Serialize;
use std::collections::VecDeque;

/// The maximum number of nodes that a search may make if its goal sets no limit, because the search stores all of them.
const MOST_NODES: u64 = 2_000_000;

/// The verdict on a learner's link.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// True if the goal is reached.
    pub passed: bool,
    /// The result as one number: moves, energy, solved seeds, nodes or solutions, depending on the goal; `None` if
    /// there is no result.
    pub score: Option<i64>,
    /// The result in words.
    pub reached: Message,
}

/// A replay of a learner's link, in slices.
#[derive(Clone, Debug)]
#[must_use = "it does nothing until it is advanced"]
pub struct ExerciseCheck {
    goal: ExerciseGoal,
    config: Config,
    /// The seeds of the runs that have not begun.
    seeds: VecDeque<u64>,
    run: Option<Run>,
    counting: Option<Counting>,
    /// For each finished run, the number of moves to its solution, if it has one.
    costs: Vec<Option<u64>>,
    /// The number of accepted moves and the total number of moves, in all runs.
    accepted: (u64, u64),
    /// The number of moves, or nodes, in all finished runs.
    spent: u64,
}

/// The outcome of a finished run.
struct RunEnd {
    solved: bool,
    moves: u64,
    best: Option<i32>,
}

impl ExerciseCheck {
    /// Returns the check of a permitted run, at its start.
    ///
    /// # Errors
    /// Returns an error for invalid seeds, seeds outside the generator's range, and a map whose solutions should be
    /// counted.
    pub(super) fn new(goal: ExerciseGoal, config: Config) -> Result<ExerciseCheck, Message> {
        let seeds = match goal.seeds() {
            Some(seeds) => {
                let (first, last) = read_seeds(seeds).map_err(|error| error.message)?;
                (first..=last.min(first.saturating_add(MOST_SEEDS - 1))).collect()
            }
            None => VecDeque::new(),
        };
        // The verdict covers all seeds, so the last one must be valid too.
        if let Some(last) = seeds.back() {
            let _ = config.with_seed(*last)?;
        }
        let counting = match goal {
            // One solution more than the goal is enough for a verdict.
            ExerciseGoal::Count { count, .. } => {
                Some(Counting::new(&config.problem, count.saturating_add(1)).ok_or_else(english::not_counted)?)
            }
            _ => None,
        };
        Ok(ExerciseCheck { goal, config, seeds, run: None, counting, costs: Vec::new(), accepted: (0, 0), spent: 0 })
    }

    /// Makes about `n` moves, and returns the verdict once it is certain.
    pub fn replay(&mut self, n: u64) -> Option<Verdict> {
        match self.goal {
            ExerciseGoal::Energy { most, swaps } => {
                let made = self.config.interventions.len();
                let run = self.config.clone().into_run();
                let energy = run.problem().energy(&run.numbers());
                let passed = energy <= most && made <= swaps as usize && run.progress().moves() == 0;
                Some(Verdict { passed, score: Some(energy.into()), reached: english::reached_energy(energy, made) })
            }
            ExerciseGoal::Nodes { most, cost } => self.search_on(n, most, cost),
            ExerciseGoal::Count { count, nodes } => self.count_on(n, count, nodes),
            ExerciseGoal::Solved { moves } | ExerciseGoal::Fewest { moves } => {
                let end = self.run_on(n, moves)?;
                let score = end.solved.then(|| whole(end.moves));
                let reached = match (end.solved, end.best) {
                    (true, _) => english::reached_solved(end.moves),
                    (false, Some(best)) => english::reached_unsolved(end.moves, best),
                    (false, None) => english::reached_no_solution(),
                };
                Some(Verdict { passed: end.solved, score, reached })
            }
            ExerciseGoal::Best { most, moves } => {
                let end = self.run_on(n, moves)?;
                let best = if end.solved { Some(0) } else { end.best };
                let reached = match best {
                    Some(best) => english::reached_best(best, end.moves),
                    None => english::reached_no_solution(),
                };
                let passed = best.is_some_and(|best| best <= most);
                Some(Verdict { passed, score: best.map(i64::from), reached })
            }
            ExerciseGoal::Seeds { least, moves, .. } => self.seed_on(n, moves).then(|| {
                let (accepted, moves) = self.accepted;
                let percentage = format!("{:.1}", 100.0 * accepted as f64 / moves.max(1) as f64);
                let solved = self.costs.iter().flatten().count();
                let reached = english::reached_seeds(solved, self.costs.len(), percentage);
                Verdict { passed: solved >= least as usize, score: Some(solved as i64), reached }
            }),
            ExerciseGoal::Median { most, moves, .. } => self.seed_on(n, moves).then(|| {
                let (solved, runs) = (self.costs.iter().flatten().count(), self.costs.len());
                let outcome = |&cost: &Option<u64>| RunOutcome { cost: cost.unwrap_or(moves), solved: cost.is_some() };
                let median = quantile(&self.costs.iter().map(outcome).collect::<Vec<_>>(), 0.5);
                let reached = match median {
                    Some(median) => english::reached_median(median, solved, runs),
                    None => english::reached_no_median(solved, runs),
                };
                let passed = median.is_some_and(|median| median <= most);
                Verdict { passed, score: median.map(whole), reached }
            }),
        }
    }

    /// Returns the number of finished runs, and the total number of runs.
    pub fn far(&self) -> (usize, usize) {
        let made = self.costs.len();
        (made, (made + usize::from(self.run.is_some()) + self.seeds.len()).max(1))
    }

    /// Returns the number of moves or nodes that all runs made.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Continues the present run, or begins the configuration's own, and returns its outcome once it has ended.
    fn run_on(&mut self, n: u64, moves: u64) -> Option<RunEnd> {
        let run = self.run.get_or_insert_with(|| self.config.clone().into_run());
        advance(run, n.min(moves - run.progress().moves().min(moves)));
        let (progress, made) = (run.progress(), run.progress().moves());
        let full = matches!(&progress, Progress::Search(search) if search.nodes > MOST_NODES);
        if progress.status() == Status::Running && made < moves && !full {
            return None;
        }
        let mut best = None;
        if let Progress::Anneal(progress) = progress {
            self.accepted.0 += progress.accepted;
            self.accepted.1 += progress.moves;
            best = Some(progress.best);
        }
        let solved = progress.status() == Status::Solved && made <= moves;
        self.run = None;
        self.spent += made;
        Some(RunEnd { solved, moves: made, best })
    }

    /// Continues with the seeds, and returns whether all runs have ended.
    fn seed_on(&mut self, n: u64, moves: u64) -> bool {
        if self.run.is_none() {
            let Some(seed) = self.seeds.pop_front() else { return true };
            let config = self.config.with_seed(seed);
            self.run = Some(config.expect("the greatest seed is one of this generator").into_run());
        }
        if let Some(end) = self.run_on(n, moves) {
            self.costs.push(end.solved.then_some(end.moves));
        }
        false
    }

    fn search_on(&mut self, n: u64, most: u64, cost: u64) -> Option<Verdict> {
        let run = self.run.get_or_insert_with(|| self.config.clone().into_run());
        advance(run, n);
        let Progress::Search(progress) = run.progress() else {
            return Some(Verdict { passed: false, score: None, reached: english::reached_no_search() });
        };
        let running = progress.status == Status::Running;
        if running && progress.nodes <= MOST_NODES {
            return None;
        }
        self.spent = progress.moves;
        let found = progress.cost.map(u64::from);
        let passed = progress.nodes <= most && found.is_some_and(|found| found <= cost);
        let reached = match found {
            Some(found) => english::reached_nodes(progress.nodes, found),
            None if running => english::reached_too_many_nodes(most),
            None => english::reached_no_solution(),
        };
        Some(Verdict { passed, score: found.map(|_| whole(progress.nodes)), reached })
    }

    fn count_on(&mut self, n: u64, count: u64, nodes: u64) -> Option<Verdict> {
        let counting = self.counting.as_mut()?;
        counting.count_on(n.min(nodes - counting.nodes().min(nodes)));
        let running = counting.status() == ExactStatus::Running;
        if running && counting.nodes() < nodes {
            return None;
        }
        self.spent = counting.nodes();
        let counted = counting.count();
        if running {
            return Some(Verdict { passed: false, score: None, reached: english::reached_too_many_nodes(nodes) });
        }
        let reached = if counted.solutions > count {
            english::reached_more_solutions(count)
        } else {
            english::reached_count(counted.solutions)
        };
        let passed = counted.complete && counted.solutions == count;
        Some(Verdict { passed, score: Some(whole(counted.solutions)), reached })
    }
}

/// Advances by at most `n` moves; a search stops at its first expansion with too many nodes. Slicing therefore never
/// changes a verdict.
fn advance(run: &mut Run, n: u64) {
    let goes_on = |run: &Run| matches!(run.progress(), Progress::Search(search) if search.status == Status::Running && search.nodes <= MOST_NODES);
    if !matches!(run.progress(), Progress::Search(_)) {
        return run.advance(n);
    }
    for _ in 0..n {
        if !goes_on(run) {
            break;
        }
        run.advance(1);
    }
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
