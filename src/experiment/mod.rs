//! Many runs instead of one lucky run: some settings, on the same puzzles, from the same seeds, with the same budget.
//!
//! An [`Experiment`] is a link as a run is, `compare&...`, and just as exact. Its runs are numbered, and each is a link of its
//! own; so they can be made in any order, on any number of threads, tabs or machines, and give the same [`Results`].
//!
//! ```text
//! run   seed   puzzle  setting          the last setting is a search, which takes no seed:
//!   0   first    0       0              it is run once a puzzle
//!   1   first    0       1 (search)
//!   2   first    1       0
//!   3   first    1       1 (search)
//!   4   next     0       0
//!   5   next     1       0
//! ```

mod classics;
mod draft;
mod edit;
mod export;
mod grids;
mod group;
mod lewis;
mod reading;
mod results;
mod row;
pub mod statistics;
mod summary;

pub use classics::{CLASSICS, Classic};
pub use draft::{is_experiment, read_seeds};
pub use edit::Edit;
pub use export::{CSV_HEADER, to_csv, to_json};
pub use grids::Grids;
pub use group::MOST_PUZZLES;
pub use reading::Reading;
pub use results::{Results, Shard};
pub use row::{Row, Runner};
pub use summary::{GroupSummary, PairSummary, Quantile, SettingSummary, Summary};

use crate::link::LinkError;
use crate::link::config::{Annealing, Config, LockstepSettings, Solver, TemperingSettings};
use draft::Draft;
use std::ops::Range;

/// An experiment has at most so many settings.
pub const MOST_SETTINGS: usize = 6;
/// An experiment has at most so many runs.
pub const MOST_RUNS: u64 = 1_000_000;

/// A way to solve: a solver with all its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// What people call it; no two of an experiment are called the same.
    pub name: String,
    /// For each puzzle of the experiment what is to be run, with some seed.
    configs: Vec<Config>,
}

impl Setting {
    /// What is run on the first puzzle, with some seed.
    pub fn config(&self) -> &Config {
        &self.configs[0]
    }

    /// Whether it is a search, exact or not, which makes the same run whatever the seed.
    pub fn searches(&self) -> bool {
        matches!(self.configs[0].solver, Solver::Search(_) | Solver::Prove(_))
    }
}

/// One run of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The seed; `None` of a search.
    pub seed: Option<u64>,
    /// The puzzle's place among all puzzles of the experiment.
    pub puzzle: usize,
    /// The setting's place.
    pub setting: usize,
}

/// What is compared on what.
#[derive(Clone, Debug, PartialEq)]
pub struct Experiment {
    draft: Draft,
    settings: Vec<Setting>,
    /// What each puzzle is called, and its group's place.
    puzzles: Vec<(String, usize)>,
    /// The places of the settings that draw by chance, and so take seeds.
    annealing: Vec<usize>,
    grids: String,
}

impl Experiment {
    /// Reads the link of an experiment, which may be a whole address.
    ///
    /// # Errors
    /// Names the first key that is unknown or has a value that can't be.
    pub fn from_link(link: &str) -> Result<Experiment, LinkError> {
        Reading::of_link(link)?.finish(&mut Grids::default())
    }

    /// The experiment that begins with a run's link: its settings, and beside them those recommended for its puzzle; where
    /// these are its own, those published, if there are any.
    ///
    /// # Errors
    /// As [`Config::from_link`].
    pub fn of_run(link: &str) -> Result<Experiment, LinkError> {
        Reading::of_run(link)?.finish(&mut Grids::default())
    }

    /// The run's link as an experiment of one setting, with these seeds and the run's own budget.
    ///
    /// # Errors
    /// As [`Config::from_link`], and for a run that a person had a hand in.
    pub fn of_seeds(link: &str, first: u64, last: u64) -> Result<Experiment, LinkError> {
        let config = Config::from_link(link)?;
        if !config.hands.is_empty() {
            return Err(LinkError::new("hand", "", "none: other seeds have other boards"));
        }
        let mut draft = Draft::of_run(&config);
        draft.settings.truncate(1);
        draft.seeds = (first, last);
        draft.moves = config.budget().unwrap_or(draft.moves);
        Reading::of(draft)?.finish(&mut Grids::default())
    }

    /// The full grids that its random puzzles are made of, as [`Grids::from_text`] reads them.
    pub fn grids(&self) -> &str {
        &self.grids
    }

    /// The canonical link, every setting written out.
    pub fn to_link(&self) -> String {
        self.draft.to_link()
    }

    /// The settings that are compared.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// What each group of puzzles is called, and how many puzzles it has.
    pub fn groups(&self) -> Vec<(String, usize)> {
        self.draft.groups.iter().map(|group| (group.label(), group.count())).collect()
    }

    /// How many puzzles there are in all groups.
    pub fn puzzles(&self) -> usize {
        self.puzzles.len()
    }

    /// What the puzzle is called; no two are called the same.
    pub fn puzzle_label(&self, puzzle: usize) -> &str {
        &self.puzzles[puzzle].0
    }

    /// The place of the puzzle's group.
    pub fn group_of(&self, puzzle: usize) -> usize {
        self.puzzles[puzzle].1
    }

    /// The number of cells of the puzzle.
    fn cells_of(&self, puzzle: usize) -> usize {
        self.settings[0].configs[puzzle].problem.cells()
    }

    /// The first seed and the last.
    pub fn seeds(&self) -> (u64, u64) {
        self.draft.seeds
    }

    /// The budget of every run, in moves; of an exact search nodes. A search has its own, in nodes kept; of its expansions those
    /// within count.
    pub fn moves(&self) -> u64 {
        self.draft.moves
    }

    /// How many runs there are.
    pub fn runs(&self) -> usize {
        self.runs_before_seed(self.draft.seed_count()).end
    }

    /// The runs of the first `count` seeds.
    fn runs_before_seed(&self, count: u64) -> Range<usize> {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let first = if count > 0 { all } else { 0 };
        0..self.puzzles.len() * (first + annealing * count.saturating_sub(1) as usize)
    }

    /// The runs of shard `shard` (from 1) of `shards`: those of a block of the seeds. All shards, one after the other, are all
    /// runs in their order. Empty for a shard that is not there.
    pub fn shard(&self, shard: u64, shards: u64) -> Range<usize> {
        if shard == 0 || shard > shards {
            return 0..0;
        }
        let seeds = u128::from(self.draft.seed_count());
        let before = |shard: u64| (seeds * u128::from(shard) / u128::from(shards)) as u64;
        self.runs_before_seed(before(shard - 1)).end..self.runs_before_seed(before(shard)).end
    }

    /// The run of this number, which is below [`Experiment::runs`].
    pub fn job(&self, run: usize) -> Job {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let (first, last) = self.draft.seeds;
        let in_first = self.puzzles.len() * all;
        let (seeds_before, puzzle, setting) = if run < in_first {
            (0, run / all, run % all)
        } else {
            let place = run - in_first;
            let (task, own) = (place / annealing, place % annealing);
            (1 + task / self.puzzles.len(), task % self.puzzles.len(), self.annealing[own])
        };
        let seed = first.saturating_add(seeds_before as u64).min(last);
        let seed = (!self.settings[setting].searches()).then_some(seed);
        Job { seed, puzzle, setting }
    }

    /// The first of the runs of the same seed and puzzle.
    fn first_beside(&self, run: usize) -> usize {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let in_first = self.puzzles.len() * all;
        if run < in_first { run - run % all } else { run - (run - in_first) % annealing }
    }

    /// What a run is made from.
    pub fn config(&self, job: Job) -> Config {
        let mut config = self.settings[job.setting].configs[job.puzzle].clone();
        if let Some(own) = job.seed {
            match &mut config.solver {
                Solver::Anneal(Annealing { seed, .. })
                | Solver::Temper(TemperingSettings { seed, .. })
                | Solver::Lockstep(LockstepSettings { seed, .. }) => *seed = own,
                Solver::Search(_) | Solver::Prove(_) => {}
            }
        }
        config
    }
}
