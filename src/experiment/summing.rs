//! The computation of an experiment's statistics in slices: first the rows are collected, then each puzzle is
//! summarised, then all puzzles together.

use super::observations::{Observation, Observations, ObservedPuzzle, ObservedSetting};
use super::one_puzzle::{adjust, mean_difference, pair_summary, setting_summary, spread, thinned};
use super::redrawn::{Redrawn, Runs};
use super::summary::{
    AcrossPair, AcrossSetting, AcrossSummary, CurvesOf, GroupSummary, PairSummary, PuzzleSummary, SettingSummary,
    Summary,
};
use super::{Experiment, Results};
use crate::experiment::statistics::{
    Across, ENOUGH_PUZZLES, Ratio, RunOutcome, across, ecdf, ert, log_difference, of_differences, quantile, solved,
    superiority, wilson,
};

/// The number of draws, for all puzzles together, that are kept for the two-stage bootstrap; each puzzle has bounds.
const KEPT: usize = 20_000;
const MOST_KEPT: usize = 1_000;
const LEAST_KEPT: usize = 100;

impl Experiment {
    /// Returns empty observations for the rows of this experiment.
    pub fn observations(&self) -> Observations {
        let mut observations = Observations::default();
        observations.aim = self.aim();
        observations.groups.extend(self.groups().into_iter().map(|(name, _)| name));
        for setting in self.settings() {
            let budget = self.moves().saturating_mul(setting.cost_of_move());
            observations.add_setting(ObservedSetting { name: setting.name.clone(), unit: setting.unit(), budget });
        }
        for place in 0..self.puzzles() {
            let (name, group) = (self.puzzle_label(place).to_string(), self.group_of(place));
            let problem = &self.settings()[0].configs[place].problem;
            observations.add_puzzle(ObservedPuzzle::new(name, group, problem));
        }
        observations
    }
}

impl Results {
    /// Returns all statistics of the [settled](Results::settled) rows, with the curves of these puzzles.
    pub fn summary(&self, curves: CurvesOf) -> Summary {
        let mut summing = Summing::new(self, curves);
        summing.compute(self, u64::MAX);
        summing.finish()
    }

    /// Adds a row to the observations, and returns whether the row was available.
    fn observe(&self, row: usize, observations: &mut Observations) -> bool {
        let experiment = self.experiment();
        let Some(row) = &self.settled()[row] else { return false };
        let job = experiment.job(row.run);
        let setting = &experiment.settings()[job.setting];
        let shares = setting.shares_energy();
        let bests = if shares { row.bests_by_cost(setting.cost_of_move()) } else { Vec::new() };
        let run = Observation {
            whole: row.whole(experiment),
            anneals: row.restarts + 1,
            energy: row.energy.filter(|_| shares),
            route_cost: row.route_cost(&setting.configs[job.puzzle].problem),
            bests: &bests,
        };
        observations.add(job.puzzle, job.setting, run);
        true
    }
}

/// The work of reading a row, in resampled runs that could be read in the same time.
const WORK_OF_ROW: u64 = 1000;

/// A computation of an experiment's statistics in slices. Rows that arrive in the meantime are left out.
#[derive(Clone, Debug)]
#[must_use]
pub struct Summing {
    observations: Observations,
    /// The number of rows to read, and the number read so far.
    rows: usize,
    seen: usize,
    there: usize,
    runs: usize,
    figures: Option<Figures>,
    curves: CurvesOf,
}

impl Summing {
    /// Begins with the [settled](Results::settled) rows.
    pub fn new(results: &Results, curves: CurvesOf) -> Summing {
        Summing {
            observations: results.experiment().observations(),
            rows: results.settled().len(),
            seen: 0,
            there: 0,
            runs: results.runs().len(),
            figures: None,
            curves,
        }
    }

    /// Continues for about `work` resampled runs, and returns whether the computation is complete. `results` must be
    /// the initial results, possibly with additional rows.
    pub fn compute(&mut self, results: &Results, mut work: u64) -> bool {
        while self.seen < self.rows {
            self.there += usize::from(results.observe(self.seen, &mut self.observations));
            self.seen += 1;
            if work <= WORK_OF_ROW {
                return false;
            }
            work -= WORK_OF_ROW;
        }
        let figures = self.figures.get_or_insert_with(|| Figures::new(&self.observations, self.curves));
        figures.compute(&self.observations, work)
    }

    /// Returns the number of completed steps and the total number of steps.
    pub fn progress(&self) -> (usize, usize) {
        // The rows count as one step, like a puzzle.
        let puzzles = self.observations.puzzles.len();
        let done = self.figures.as_ref().map_or(0, |figures| 1 + figures.puzzles.len() + figures.settings.len());
        (done, 1 + puzzles + if puzzles > 1 { self.observations.settings.len() } else { 0 })
    }

    /// Returns the statistics once they are complete; parts that were not computed are missing.
    pub fn finish(self) -> Summary {
        let Summing { observations, curves, there, runs, figures, .. } = self;
        let figures = figures.unwrap_or_else(|| Figures::new(&observations, curves));
        Summary { rows: there, runs, ..figures.finish(observations) }
    }
}

/// The statistics of observations, computed in slices.
#[derive(Clone, Debug)]
struct Figures {
    curves: CurvesOf,
    /// The pairs of settings that are compared.
    compared: Vec<(usize, usize)>,
    /// The number of draws of a puzzle that are kept for the two-stage bootstrap.
    kept: usize,
    drawn: Vec<Redrawn>,
    puzzles: Vec<PuzzleSummary>,
    /// The settings and pairs of the present puzzle.
    own: Vec<SettingSummary>,
    own_pairs: Vec<PairSummary>,
    /// The puzzles with an expected running time, then the results across puzzles.
    rated: Vec<usize>,
    settings: Vec<AcrossSetting>,
    pairs: Vec<AcrossPair>,
}

impl Figures {
    fn new(observations: &Observations, curves: CurvesOf) -> Figures {
        let puzzles = observations.puzzles.len();
        Figures {
            curves,
            compared: observations.pairs(),
            kept: if puzzles < ENOUGH_PUZZLES { 0 } else { (KEPT / puzzles).clamp(LEAST_KEPT, MOST_KEPT) },
            drawn: Vec::new(),
            puzzles: Vec::new(),
            own: Vec::new(),
            own_pairs: Vec::new(),
            // Without a target, no solution has a cost.
            rated: if observations.aim.is_reached() { observations.solved_by_all() } else { Vec::new() },
            settings: Vec::new(),
            pairs: Vec::new(),
        }
    }

    /// Continues for about `work` resampled runs, and returns whether the computation is complete.
    fn compute(&mut self, observations: &Observations, mut work: u64) -> bool {
        loop {
            let Some(left) = self.step(observations, work) else { return false };
            let Some(left) = left else { return true };
            if left == 0 {
                return false;
            }
            work = left;
        }
    }

    /// Makes one step. Returns `None` if the work runs out before the step is complete, and `Some(None)` if no step is
    /// left.
    fn step(&mut self, observations: &Observations, work: u64) -> Option<Option<u64>> {
        let puzzle = self.puzzles.len();
        if puzzle < observations.puzzles.len() {
            return self.puzzle_step(observations, puzzle, work).map(Some);
        }
        if observations.puzzles.len() < 2 {
            return Some(None);
        }
        let puzzles = observations.puzzles.len() as u64;
        if self.settings.len() < observations.settings.len() {
            self.settings.push(self.across_setting(observations, self.settings.len()));
            return Some(Some(work.saturating_sub(puzzles * 20_000 * (2 + observations.groups.len() as u64))));
        }
        let Some(&settings) = self.compared.get(self.pairs.len()) else { return Some(None) };
        self.pairs.push(self.across_pair(observations, self.pairs.len(), settings));
        Some(Some(work.saturating_sub(puzzles * 60_000)))
    }

    fn puzzle_step(&mut self, observations: &Observations, puzzle: usize, work: u64) -> Option<u64> {
        if self.drawn.len() == puzzle {
            self.drawn.push(Redrawn::new(observations, puzzle, &self.compared, self.kept));
        }
        let drawn = &mut self.drawn[puzzle];
        let work = drawn.draws.compute(work)?;
        let (setting, pair) = (self.own.len(), self.own_pairs.len());
        let runs = drawn.draws.runs() as u64;
        if setting < observations.settings.len() {
            let wanted = self.curves == CurvesOf::All || self.curves == CurvesOf::Puzzle(puzzle);
            let draws = observations.settings[setting].unit.draws();
            let interval = drawn.settings[setting].filter(|_| runs > 1).map(|place| drawn.draws.ert(place));
            let aim = (observations.aim, observations.puzzles[puzzle].floor);
            let own = setting_summary(observations.cell(puzzle, setting), draws, interval, wanted, aim);
            self.own.push(own);
            return Some(work.saturating_sub(20_000 + 50 * runs));
        }
        if let Some(&settings) = self.compared.get(pair) {
            let (first, second) = observations.cut_off(puzzle, settings);
            let places = drawn.pairs[pair];
            let aimed = places.filter(|_| observations.aim.is_reached());
            let ratio = aimed.and_then(|places| Ratio::drawn([&first, &second], &drawn.draws, places));
            let energy = places
                .filter(|_| !observations.aim.is_reached())
                .and_then(|places| mean_difference([&first, &second], &drawn.draws, places));
            self.own_pairs.push(pair_summary(settings, &first, &second, ratio, energy));
            return Some(work.saturating_sub(20_000 + 100 * runs));
        }
        drawn.draws.keep(self.kept);
        let mut pairs = std::mem::take(&mut self.own_pairs);
        adjust(&mut pairs, |pair| pair.solved_p, |pair, p| pair.solved_p = Some(p));
        adjust(&mut pairs, |pair| Some(pair.faster.p), |pair, p| pair.faster_p = p);
        let settings = std::mem::take(&mut self.own);
        self.puzzles.push(PuzzleSummary { puzzle: observations.puzzles[puzzle].clone(), settings, pairs });
        Some(work)
    }

    fn finish(mut self, observations: Observations) -> Summary {
        adjust(&mut self.pairs, |pair| Some(pair.faster.p), |pair, p| pair.faster_p = p);
        let rows = self.puzzles.iter().flat_map(|puzzle| &puzzle.settings).map(|setting| setting.runs).sum();
        let across = (self.puzzles.len() > 1).then_some(AcrossSummary { settings: self.settings, pairs: self.pairs });
        let Observations { aim, settings, groups, .. } = observations;
        Summary { rows, runs: rows, aim, settings, groups, puzzles: self.puzzles, across }
    }

    /// Returns the mean of one value over puzzles, with its two-stage interval. Puzzles are resampled, and each takes
    /// one of its draws of seeds, which are the same for all settings.
    fn mean(
        &self,
        puzzles: &[usize],
        figures: &[f64],
        values: impl Fn(&Redrawn) -> Option<Vec<f64>>,
    ) -> Option<Across> {
        let drawn: Vec<Vec<f64>> = if puzzles.len() < ENOUGH_PUZZLES {
            Vec::new()
        } else {
            let of = |(&puzzle, &figure): (&usize, &f64)| {
                let mut known = values(&self.drawn[puzzle]).unwrap_or_default();
                known.retain(|value| value.is_finite());
                if known.is_empty() { vec![figure] } else { known }
            };
            puzzles.iter().zip(figures).map(of).collect()
        };
        across(figures, puzzles.len(), |place, random| drawn[place][random.index(drawn[place].len())])
    }

    /// Returns the fraction solved in each draw of a setting on a puzzle.
    fn fractions(&self, place: usize, drawn: &Redrawn) -> Vec<f64> {
        let runs = drawn.draws.runs() as f64;
        drawn.draws.solved(place).iter().take(self.kept).map(|&solved| f64::from(solved) / runs).collect()
    }

    fn success(&self, observations: &Observations, puzzles: &[usize], setting: usize) -> Option<Across> {
        if !observations.aim.is_reached() {
            return None;
        }
        let there: Vec<usize> =
            puzzles.iter().copied().filter(|&puzzle| !observations.cell(puzzle, setting).outcomes.is_empty()).collect();
        let share = |&puzzle: &usize| {
            let runs = &observations.cell(puzzle, setting).outcomes;
            solved(runs) as f64 / runs.len() as f64
        };
        let shares: Vec<f64> = there.iter().map(share).collect();
        let mean =
            self.mean(&there, &shares, |drawn| drawn.settings[setting].map(|place| self.fractions(place, drawn)))?;
        // If all runs end alike, the draws show no spread, so each puzzle then counts as one run.
        let sure = mean.mean == 0.0 || mean.mean == 1.0;
        let alike = || wilson(mean.mean as usize * mean.puzzles, mean.puzzles);
        Some(Across { interval: if sure { mean.interval.and_then(|_| alike()) } else { mean.interval }, ..mean })
    }

    fn across_setting(&self, observations: &Observations, setting: usize) -> AcrossSetting {
        let all: Vec<usize> = (0..observations.puzzles.len()).collect();
        let runs = |puzzle: usize| &observations.cell(puzzle, setting).outcomes[..];
        let cost = |&puzzle: &usize| Some((puzzle, ert(runs(puzzle)).filter(|&ert| ert > 0.0)?));
        let (rated, logs): (Vec<usize>, Vec<f64>) =
            self.rated.iter().filter_map(cost).map(|(puzzle, ert)| (puzzle, libm::log(ert))).unzip();
        let drawn_logs = |drawn: &Redrawn| {
            let erts = drawn.settings[setting].map(|place| drawn.draws.erts(place))?;
            Some(erts.iter().take(self.kept).map(|&ert| libm::log(ert)).collect())
        };
        let cells: Vec<&[RunOutcome]> = all.iter().map(|&puzzle| runs(puzzle)).collect();
        AcrossSetting {
            success: self.success(observations, &all, setting),
            ln_ert: self.mean(&rated, &logs, drawn_logs),
            ecdf: if observations.aim.is_reached() { thinned(ecdf(&cells.concat())) } else { Vec::new() },
            groups: (0..observations.groups.len())
                .map(|group| self.group_summary(observations, group, setting))
                .collect(),
        }
    }

    fn group_summary(&self, observations: &Observations, group: usize, setting: usize) -> GroupSummary {
        let own: Vec<usize> =
            (0..observations.puzzles.len()).filter(|&puzzle| observations.puzzles[puzzle].group == group).collect();
        let cells: Vec<&[RunOutcome]> =
            own.iter().map(|&puzzle| &observations.cell(puzzle, setting).outcomes[..]).collect();
        let all: Vec<RunOutcome> = cells.concat();
        if !observations.aim.is_reached() {
            return GroupSummary { puzzles: own.len(), runs: all.len(), solved: None, success: None, median: None };
        }
        let solved = solved(&all);
        let success = match own[..] {
            [_] => wilson(solved, all.len()).filter(|_| observations.settings[setting].unit.draws()),
            _ => self.success(observations, &own, setting).and_then(|mean| mean.interval),
        };
        GroupSummary { puzzles: own.len(), runs: all.len(), solved: Some(solved), success, median: quantile(&all, 0.5) }
    }

    fn across_pair(&self, observations: &Observations, pair: usize, settings: (usize, usize)) -> AcrossPair {
        let cut: Vec<(Runs, Runs)> =
            (0..observations.puzzles.len()).map(|puzzle| observations.cut_off(puzzle, settings)).collect();
        let both: Vec<usize> =
            (0..cut.len()).filter(|&puzzle| !cut[puzzle].0.is_empty() && !cut[puzzle].1.is_empty()).collect();
        let figures = |figure: &dyn Fn(&[RunOutcome], &[RunOutcome]) -> f64| -> Vec<f64> {
            both.iter().map(|&puzzle| figure(&cut[puzzle].0, &cut[puzzle].1)).collect()
        };
        let share = |runs: &[RunOutcome]| solved(runs) as f64 / runs.len() as f64;
        let shares = figures(&|first, second| share(first) - share(second));
        let superior = figures(&|first, second| superiority(first, second).map_or(0.5, |found| found.probability));
        let differences = figures(&|first, second| {
            let pairs = first.iter().zip(second.iter());
            pairs.map(|(&a, &b)| log_difference(a, b)).sum::<f64>() / first.len().min(second.len()) as f64
        });
        let ln = |first: f64, second: f64| libm::log(first) - libm::log(second);
        // A ratio to a cost of zero is undefined, so a puzzle that costs a setting nothing has no ratio.
        let known = |runs: &[RunOutcome]| ert(runs).filter(|&ert| ert > 0.0);
        let ratio = |&puzzle: &usize| Some((puzzle, ln(known(&cut[puzzle].0)?, known(&cut[puzzle].1)?)));
        let aimed = observations.aim.is_reached();
        let (rated, ratios): (Vec<usize>, Vec<f64>) = both.iter().filter(|_| aimed).filter_map(ratio).unzip();
        let drawn_ratios = |drawn: &Redrawn| {
            let [first, second] = drawn.pairs[pair]?.map(|place| drawn.draws.erts(place).iter().take(self.kept));
            Some(first.zip(second).map(|(&first, &second)| ln(first, second)).collect())
        };
        let drawn_shares = |drawn: &Redrawn| {
            let [first, second] = drawn.pairs[pair]?.map(|place| self.fractions(place, drawn));
            Some(first.iter().zip(&second).map(|(first, second)| first - second).collect())
        };
        let drawn_superior = |drawn: &Redrawn| {
            // Pairs without a common number of runs have no draws.
            let place = drawn.pairs[..pair].iter().flatten().count();
            drawn.pairs[pair].map(|_| drawn.draws.superiority(place).to_vec())
        };
        // Equally many solved and unsolved runs are evidence that there is no difference. If all runs are solved, or no
        // run is, there is no evidence.
        let ends = || both.iter().flat_map(|&puzzle| cut[puzzle].0.iter().chain(cut[puzzle].1.iter()));
        let sure = ends().all(|run| run.solved) || !ends().any(|run| run.solved);
        let faster = of_differences(&differences);
        AcrossPair {
            settings,
            difference: self
                .mean(&both, &shares, drawn_shares)
                .filter(|_| aimed)
                .map(|mean| if sure { spread(mean) } else { mean }),
            ln_ratio: self.mean(&rated, &ratios, drawn_ratios),
            superiority: self.mean(&both, &superior, drawn_superior).map(spread),
            faster,
            faster_p: faster.p,
        }
    }
}

impl Observations {
    /// Returns all statistics.
    pub fn summary(self, curves: CurvesOf) -> Summary {
        let mut figures = Figures::new(&self, curves);
        figures.compute(&self, u64::MAX);
        figures.finish(self)
    }

    /// Returns the pairs of comparable settings: both draw at random, and their costs have the same unit.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let each = |first: usize| (first + 1..self.settings.len()).map(move |second| (first, second));
        let compared = |&(first, second): &(usize, usize)| {
            let [first, second] = [first, second].map(|place| &self.settings[place]);
            // Without a target the energies belong to the full budgets, which must then be equal.
            let alike = self.aim.is_reached() || first.budget == second.budget;
            first.unit.draws() && first.unit == second.unit && alike
        };
        (0..self.settings.len()).flat_map(each).filter(compared).collect()
    }

    /// Returns the puzzles that every setting has solved, ignoring settings that have solved no puzzle. A puzzle that
    /// is solved before the first move costs nothing, so it cannot enter a geometric mean.
    fn solved_by_all(&self) -> Vec<usize> {
        let has =
            |puzzle: usize, setting: usize| ert(&self.cell(puzzle, setting).outcomes).is_some_and(|ert| ert > 0.0);
        let able: Vec<usize> = (0..self.settings.len())
            .filter(|&setting| (0..self.puzzles.len()).any(|puzzle| has(puzzle, setting)))
            .collect();
        (0..self.puzzles.len()).filter(|&puzzle| able.iter().all(|&setting| has(puzzle, setting))).collect()
    }
}
