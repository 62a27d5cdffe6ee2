//! What a learner tries alone. A learner's link is the answer: it is replayed, and nothing else is believed.

use crate::anneal::intervention::Intervention;
use crate::experiment::read_seeds;
use crate::link::config::{Config, problem_of};
use crate::link::keys::NAMES;
use crate::run::{Progress, Run, Status};
use crate::text::english;
use crate::text::message::Message;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Holds a task: where it starts, what may be changed, and what is to be reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The link of the run that the learner starts from.
    pub start: String,
    /// Keys of links that may be changed; all others stay as they are at the start.
    #[serde(default)]
    pub change: Vec<String>,
    /// What is to be reached.
    pub goal: ExerciseGoal,
}

/// Names what is to be reached.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[non_exhaustive]
pub enum ExerciseGoal {
    /// A board whose energy is at most this, by at most so many swaps by hand and no move.
    Energy {
        /// The energy.
        most: i32,
        /// Swaps by hand.
        swaps: usize,
    },
    /// The same settings solve it from at least so many of these seeds, each within so many moves.
    Seeds {
        /// First and last, as in `1..20`.
        seeds: String,
        /// How many seeds at least.
        least: usize,
        /// Moves of a run at most.
        moves: u64,
    },
    /// A search that makes at most so many nodes, and finds a solution of at most this cost.
    Nodes {
        /// Nodes.
        most: u64,
        /// The cost.
        cost: u64,
    },
}

/// Holds what a learner's link came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// Whether the goal is reached.
    pub passed: bool,
    /// What was reached, in words.
    pub reached: Message,
}

/// Replays a learner's link, in slices.
#[derive(Clone, Debug)]
#[must_use = "it does nothing until it is advanced"]
pub struct Exam {
    goal: ExerciseGoal,
    config: Config,
    /// The seeds whose runs are still to begin.
    seeds: VecDeque<u64>,
    run: Option<Run>,
    solved: usize,
    made: usize,
    /// Moves accepted, of so many, in all runs.
    accepted: (u64, u64),
}

impl Exercise {
    /// Checks what can be checked without a learner's link.
    ///
    /// # Errors
    /// For a start that is no run, a key that no run has, and seeds that are none.
    pub fn check(&self) -> Result<(), Message> {
        Config::from_link(&self.start).map(drop).map_err(|error| english::of_key(error.key, error.message))?;
        if let Some(other) = self.change.iter().find(|key| !NAMES.contains(&&key[..])) {
            return Err(english::exercise_key(&other[..]));
        }
        if let ExerciseGoal::Seeds { seeds, least, .. } = &self.goal {
            let (first, last) = read_seeds(seeds).map_err(|error| error.message)?;
            if last - first >= MOST_SEEDS || *least as u64 > last - first + 1 {
                return Err(english::exercise_seeds(MOST_SEEDS));
            }
        }
        Ok(())
    }

    /// Begins to replay a learner's link.
    ///
    /// # Errors
    /// For a link that is no run, or that changes what stays as it is.
    pub fn exam(&self, link: &str) -> Result<Exam, Message> {
        let of_error = |error: crate::link::LinkError| english::of_key(error.key, error.message);
        let start = Config::from_link(&self.start).map_err(of_error)?;
        let config = Config::from_link(link).map_err(of_error)?;
        if problem_of(&start) != problem_of(&config) {
            return Err(english::exercise_other_puzzle());
        }
        let seeds = matches!(self.goal, ExerciseGoal::Seeds { .. });
        let (wanted, own) = (start.fields(), config.fields());
        for field in &own {
            let free =
                self.change.iter().any(|key| key == field.key) || seeds && ["seed", "moves"].contains(&field.key);
            // A setting that another one has need of is as free as that.
            let stays = wanted.iter().find(|wanted| wanted.key == field.key);
            if let Some(stays) = stays.filter(|stays| !free && stays.value != field.value) {
                return Err(english::exercise_fixed(field.key, &stays.value[..]));
            }
        }
        let swaps = config.interventions.iter().all(|at| matches!(at.intervention, Intervention::Swap(..)));
        let allowed = match self.goal {
            ExerciseGoal::Energy { .. } => swaps && config.interventions.iter().all(|at| at.after == 0),
            _ => config.interventions.is_empty(),
        };
        if !allowed {
            return Err(english::exercise_by_hand());
        }
        let seeds = match &self.goal {
            ExerciseGoal::Seeds { seeds, .. } => {
                let (first, last) = read_seeds(seeds).map_err(|error| error.message)?;
                (first..=last.min(first + MOST_SEEDS)).collect()
            }
            _ => VecDeque::new(),
        };
        Ok(Exam { goal: self.goal.clone(), config, seeds, run: None, solved: 0, made: 0, accepted: (0, 0) })
    }
}

/// Seeds at most.
const MOST_SEEDS: u64 = 1000;

impl Exam {
    /// Makes about `n` moves, and returns the verdict when it is known.
    pub fn advance(&mut self, n: u64) -> Option<Verdict> {
        match self.goal {
            ExerciseGoal::Energy { most, swaps } => {
                let made = self.config.interventions.len();
                let run = self.config.clone().into_run();
                let energy = run.problem().energy(&run.numbers());
                let reached = english::reached_energy(energy, made);
                Some(Verdict { passed: energy <= most && made <= swaps && run.progress().moves() == 0, reached })
            }
            ExerciseGoal::Nodes { most, cost } => {
                let run = self.run.get_or_insert_with(|| self.config.clone().into_run());
                run.advance(n);
                let Progress::Search(progress) = run.progress() else {
                    return Some(Verdict { passed: false, reached: english::reached_no_search() });
                };
                if progress.status == Status::Running {
                    return None;
                }
                let found = progress.cost.map(u64::from);
                let passed = progress.nodes <= most && found.is_some_and(|found| found <= cost);
                let reached = match found {
                    Some(found) => english::reached_nodes(progress.nodes, found),
                    None => english::reached_no_solution(),
                };
                Some(Verdict { passed, reached })
            }
            ExerciseGoal::Seeds { least, moves, .. } => self.next_seed(n, least, moves),
        }
    }

    /// Returns how many runs are made, and how many there are.
    #[must_use]
    pub fn far(&self) -> (usize, usize) {
        let there = self.made + usize::from(self.run.is_some()) + self.seeds.len();
        (self.made, there.max(1))
    }

    fn next_seed(&mut self, n: u64, least: usize, moves: u64) -> Option<Verdict> {
        if self.run.is_none() {
            let seed = self.seeds.pop_front();
            let seeded = seed.and_then(|seed| self.config.changed("seed", &seed.to_string()).ok());
            let Some(config) = seeded else {
                let (accepted, moves) = self.accepted;
                let percentage = format!("{:.1}", 100.0 * accepted as f64 / moves.max(1) as f64);
                let reached = english::reached_seeds(self.solved, self.made, percentage);
                return Some(Verdict { passed: self.solved >= least, reached });
            };
            self.run = Some(config.into_run());
        }
        if let Some(run) = &mut self.run {
            run.advance(n.min(moves - run.progress().moves().min(moves)));
            let solved = run.status() == Status::Solved;
            if solved || run.status() != Status::Running || run.progress().moves() >= moves {
                self.solved += usize::from(solved && run.progress().moves() <= moves);
                self.made += 1;
                if let Progress::Anneal(progress) = run.progress() {
                    self.accepted.0 += progress.accepted;
                    self.accepted.1 += progress.moves;
                }
                self.run = None;
            }
        }
        None
    }
}
