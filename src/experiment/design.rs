//! The design of an experiment: its settings, puzzles and seeds, and the run that each run number stands for.

use super::aim::Aim;
use super::draft::{ExperimentDraft, MOST_RUNS};
use super::grids::Grids;
use super::names::{Nameless, letter, names};
use super::observations::Unit;
use crate::anneal::multi_start::lanes::LANES;
use crate::link::config::{Config, problem_of, settings_of};
use crate::link::{LinkError, pairs};
use crate::puzzle::instance::Instance;
use crate::run::settings::SolverSettings;
use crate::text::english;
use std::ops::Range;

/// A way to solve: a solver with the values of all its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The name that people see; unique within an experiment.
    pub name: String,
    /// The configuration to run, for each puzzle of the experiment, with an arbitrary seed.
    pub(super) configs: Vec<Config>,
    pub(super) proposals: Proposals,
}

/// The proposals of an experiment's annealing settings: swaps, rebuilt grids, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Proposals {
    swaps: bool,
    rebuilds: bool,
}

impl Setting {
    /// Returns the configuration of a run on the first puzzle, with an arbitrary seed.
    pub fn config(&self) -> &Config {
        &self.configs[0]
    }

    /// Returns whether the setting is a search, exact or not, and so makes the same run for every seed.
    pub fn searches(&self) -> bool {
        matches!(self.configs[0].settings, SolverSettings::Search(_) | SolverSettings::Exact(_))
    }

    /// Returns the unit of the cost of its runs.
    pub fn unit(&self) -> Unit {
        match self.proposals {
            _ if matches!(self.configs[0].settings, SolverSettings::Search(_)) => Unit::Expansions,
            _ if self.searches() => Unit::Nodes,
            Proposals { rebuilds: true, .. } => Unit::Placements,
            Proposals { .. } => Unit::Proposals,
        }
    }

    fn rebuilds(&self) -> bool {
        matches!(self.configs[0].settings, SolverSettings::Rebuild(_))
    }

    /// Returns whether its energies are comparable with the energies of the other settings. A rebuild counts blank
    /// cells; all other solvers count violations.
    pub fn shares_energy(&self) -> bool {
        !(self.rebuilds() && self.proposals.swaps)
    }

    /// Returns the cost of a move in this unit. A move of a multi-start proposes one swap to each of its boards, and a
    /// swap places two numbers.
    pub fn cost_of_move(&self) -> u64 {
        let swaps = if matches!(self.configs[0].settings, SolverSettings::MultiStart(_)) { LANES as u64 } else { 1 };
        if self.unit() == Unit::Placements && !self.rebuilds() { 2 * swaps } else { swaps }
    }
}

/// One run of an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The seed; `None` for a search.
    pub seed: Option<u64>,
    /// The index of the puzzle among all puzzles of the experiment.
    pub puzzle: usize,
    /// The index of the setting.
    pub setting: usize,
}

/// A comparison of settings, with its puzzles and seeds.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Experiment {
    pub(super) draft: ExperimentDraft,
    pub(super) settings: Vec<Setting>,
    /// The name of each puzzle, and the index of its group.
    puzzles: Vec<(String, usize)>,
    /// The indices of the settings that draw at random and therefore take seeds.
    annealing: Vec<usize>,
    grids: String,
}

impl Experiment {
    /// Builds the experiment that a draft describes, and writes every setting out in full. The settings at the indices
    /// `named` were measured, and are named after the preset `auto`.
    ///
    /// # Errors
    /// Names the parts that do not fit together.
    pub(super) fn build(mut draft: ExperimentDraft, grids: &Grids, named: &[usize]) -> Result<Experiment, LinkError> {
        let mut puzzles: Vec<(String, usize)> = Vec::new();
        let mut problems = Vec::new();
        for (place, group) in draft.groups.iter().enumerate() {
            for (label, problem) in group.puzzles(grids)? {
                let same = puzzles.iter().filter(|(known, _)| known.split(" (").next() == Some(&label)).count();
                let label = if same == 0 { label } else { format!("{label} ({})", same + 1) };
                puzzles.push((label, place));
                problems.push(problem);
            }
        }
        if draft.settings.is_empty() {
            draft.settings = ExperimentDraft::from_run(&Config::on_problem(&problems[0], &[], &[])?).settings;
        }
        let all_seeds = draft.all_seeds();
        let mut settings: Vec<Setting> = Vec::new();
        let mut nameless = Vec::new();
        for (place, (name, text)) in draft.settings.iter_mut().enumerate() {
            if !name.is_empty() && settings.iter().any(|other| other.name == *name) {
                return Err(LinkError::new("name", name, english::setting_name_twice(&**name)));
            }
            let preset = text.strip_prefix("preset=").filter(|preset| !preset.contains('&'));
            let preset = preset.or(named.contains(&place).then_some("auto")).map(String::from);
            let shown = if name.is_empty() { letter(place) } else { &**name };
            let (mut written, offered) = (pairs(text)?, [("moves", draft.moves), ("seed", all_seeds.1)]);
            let mut configs = Vec::with_capacity(problems.len());
            for problem in &problems {
                let config =
                    Config::on_problem(problem, &written, &offered).map_err(|error| in_setting(shown, error))?;
                // All other puzzles take the values of the first, so the generator chooses none of them.
                let own = settings_of(&config);
                if configs.is_empty() {
                    written = pairs(&own)?;
                    *text = own;
                } else if own != *text {
                    return Err(LinkError::new("on", &problem_of(problem), english::other_settings()));
                }
                configs.push(config);
            }
            nameless.push(Nameless { name: name.clone(), preset, fields: configs[0].fields() });
            settings.push(Setting { name: name.clone(), configs, proposals: Proposals::default() });
        }
        for ((setting, (own, _)), name) in settings.iter_mut().zip(&mut draft.settings).zip(names(&nameless)) {
            own.clone_from(&name);
            setting.name = name;
        }
        let proposals = Proposals {
            swaps: settings.iter().any(|setting| !setting.searches() && !setting.rebuilds()),
            rebuilds: settings.iter().any(Setting::rebuilds),
        };
        settings.iter_mut().for_each(|setting| setting.proposals = proposals);
        let annealing: Vec<usize> = (0..settings.len()).filter(|&place| !settings[place].searches()).collect();
        let energies = settings.iter().all(|setting| setting.shares_energy());
        let refused = match draft.aim {
            Aim::Solution => None,
            _ if !energies => Some(english::target_of_two_energies()),
            Aim::Budget if annealing.len() < settings.len() => Some(english::search_has_no_energy()),
            Aim::Budget if draft.least.is_some() => Some(english::nothing_is_solved()),
            // Most energies are at least 0.
            Aim::Energy(energy) if energy < 0 && !has_energies_below_0(&settings[0]) => {
                Some(english::not_a_target(energy.to_string()))
            }
            Aim::Energy(_) | Aim::Budget => None,
        };
        if let Some(message) = refused {
            return Err(LinkError::new("target", &draft.aim.to_text(), message));
        }
        let (first, last) = all_seeds;
        let runs = u128::from(last - first + 1) * (puzzles.len() * settings.len()) as u128;
        if runs > u128::from(MOST_RUNS) {
            let message = english::too_many_runs(u64::try_from(runs).unwrap_or(u64::MAX), MOST_RUNS);
            return Err(LinkError::new("seeds", &format!("{first}..{last}"), message));
        }
        let grids = grids.to_text(&draft.grids());
        Ok(Experiment { draft, settings, puzzles, annealing, grids })
    }

    /// Returns the names that the settings would have if nobody had named any of them.
    pub(super) fn own_names(&self) -> Vec<String> {
        let fields = self.settings.iter().map(|setting| setting.config().fields());
        let nameless = fields.map(|fields| Nameless { name: String::new(), preset: None, fields });
        names(&nameless.collect::<Vec<_>>())
    }

    /// Returns the full grids behind its random puzzles, in the format that [`Grids::from_text`] reads.
    pub fn grids(&self) -> &str {
        &self.grids
    }

    /// Returns the canonical link, with every setting written out.
    pub fn to_link(&self) -> String {
        self.draft.to_link()
    }

    /// Returns the settings that are compared.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// Returns the name of each group of puzzles, and the number of its puzzles.
    pub fn groups(&self) -> Vec<(String, usize)> {
        self.draft.groups.iter().map(|group| (group.label(), group.count())).collect()
    }

    /// Returns the number of puzzles in all groups.
    pub fn puzzles(&self) -> usize {
        self.puzzles.len()
    }

    /// Returns the name of a puzzle in tables; no two puzzles share a name.
    pub fn puzzle_label(&self, puzzle: usize) -> &str {
        &self.puzzles[puzzle].0
    }

    /// Returns the index of the puzzle's group.
    pub fn group_of(&self, puzzle: usize) -> usize {
        self.puzzles[puzzle].1
    }

    /// Returns the number of cells of a puzzle.
    pub fn cells(&self, puzzle: usize) -> usize {
        self.settings[0].configs[puzzle].problem.cells()
    }

    /// Returns the first and the last seed.
    pub fn seeds(&self) -> (u64, u64) {
        self.draft.seeds
    }

    /// Returns the budget of every run: moves, or nodes of an exact search. A search has a separate limit on the nodes
    /// it stores; this budget bounds the expansions that count.
    pub fn moves(&self) -> u64 {
        self.draft.moves
    }

    /// Returns the aim, which determines how the runs are compared.
    pub fn aim(&self) -> Aim {
        self.draft.aim
    }

    /// Returns the number of solved runs that each setting needs on each puzzle, if there is such a rule: see
    /// [`Rounds`](super::Rounds).
    pub fn least(&self) -> Option<u64> {
        self.draft.least
    }

    /// Returns the number of runs; with [`Experiment::least`], the largest possible number.
    pub fn runs(&self) -> usize {
        let (first, last) = self.draft.all_seeds();
        self.runs_before_seed(last - first + 1).end
    }

    /// Returns the runs of the given number of rounds of seeds.
    pub(super) fn runs_of_rounds(&self, rounds: u64) -> usize {
        self.runs_before_seed(self.draft.seed_count() * rounds).end.min(self.runs())
    }

    /// Returns the runs of the first `count` seeds.
    fn runs_before_seed(&self, count: u64) -> Range<usize> {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let first = if count > 0 { all } else { 0 };
        0..self.puzzles.len() * (first + annealing * count.saturating_sub(1) as usize)
    }

    /// Returns the runs of shard `shard` (from 1) of `shards`; each shard takes one block of the seeds. The shards in
    /// order give all runs in order. Returns an empty range for a shard that does not exist.
    pub fn shard(&self, shard: u64, shards: u64) -> Range<usize> {
        if shard == 0 || shard > shards {
            return 0..0;
        }
        let seeds = u128::from(self.draft.seed_count());
        let before = |shard: u64| (seeds * u128::from(shard) / u128::from(shards)) as u64;
        self.runs_before_seed(before(shard - 1)).end..self.runs_before_seed(before(shard)).end
    }

    /// Returns the run with this number, which must be below [`Experiment::runs`].
    pub fn job(&self, run: usize) -> Job {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let (first, last) = self.draft.all_seeds();
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

    /// Returns the number of the run that [`Experiment::job`] describes; `None` if there is no such run.
    pub fn run_of(&self, job: Job) -> Option<usize> {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let in_first = self.puzzles.len() * all;
        let (first, last) = self.draft.all_seeds();
        if job.puzzle >= self.puzzles.len() || job.setting >= all {
            return None;
        }
        let own = self.annealing.iter().position(|&setting| setting == job.setting);
        match (job.seed, own) {
            (None, None) => Some(job.puzzle * all + job.setting),
            (Some(seed), Some(_)) if seed == first => Some(job.puzzle * all + job.setting),
            (Some(seed), Some(own)) if first < seed && seed <= last => {
                let before = (seed - first - 1) as usize;
                Some(in_first + (before * self.puzzles.len() + job.puzzle) * annealing + own)
            }
            _ => None,
        }
    }

    /// Returns the first of the runs of the same seed and puzzle.
    pub(super) fn first_beside(&self, run: usize) -> usize {
        let (all, annealing) = (self.settings.len(), self.annealing.len());
        let in_first = self.puzzles.len() * all;
        if run < in_first { run - run % all } else { run - (run - in_first) % annealing }
    }

    /// Returns the configuration of this run.
    pub fn config(&self, job: Job) -> Config {
        let mut config = self.settings[job.setting].configs[job.puzzle].clone();
        config.version = self.draft.version;
        if let Some(seed) = job.seed {
            config.settings = config.settings.with_seed(seed);
        }
        config
    }
}

/// Adds the name of a setting to its error.
fn in_setting(name: &str, error: LinkError) -> LinkError {
    LinkError::new("with", name, english::in_setting(name, english::of_key(error.key, error.message)))
}

/// Returns whether a puzzle of a setting has energies below 0.
fn has_energies_below_0(setting: &Setting) -> bool {
    setting.configs.iter().any(|config| matches!(&config.problem, Instance::Model(model) if model.floor() < 0))
}
