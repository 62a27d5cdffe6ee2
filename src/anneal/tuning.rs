//! Measurements that find temperatures for a problem.

pub use super::any_problem::Measurement;

use super::any_problem::{AnyProblem, Sampler, any_own, any_puzzle, increases};
use crate::anneal::acceptance::Accept;
use crate::anneal::restart::{Found, Restart};
use crate::anneal::schedule::{Schedule, probability};
use crate::anneal::settings::AnnealSettings;
#[cfg(full)]
use crate::model::Model;
use crate::problem::{Plain, Problem};
use crate::puzzle::instance::Instance;
use crate::random::any::GeneratorKind;

/// Returns the temperature that accepts a fraction `share` of the worsening moves on random boards; `share` is clamped
/// to 0.001 to 0.999. Ben-Ameur 2004 defines it; bisection finds it. Returns `None` if no swap raises the energy.
pub fn temperature_for(problem: &Instance, singles: bool, share: f64) -> Option<f64> {
    temperature_of(&any_puzzle(problem, singles)?.increases(), share)
}

/// Returns the temperature that accepts a fraction `share` of the worsening moves of a user's problem. Measures at most
/// 100,000 proposals, or 2,000 worsening moves. Returns `None` for a `share` not between 0 and 1, or if no move raises
/// the energy. A penalty for an infeasible state counts as energy, and makes the temperature too high.
pub fn temperature_of_own<P: Problem>(problem: &P, share: f64) -> Option<f64> {
    if !(share > 0.0 && share < 1.0) {
        return None;
    }
    temperature_of(&increases::<P, Plain>(problem), share)
}

fn temperature_of(increases: &[f64], share: f64) -> Option<f64> {
    let (first, share) = (increases.iter().copied().reduce(f64::max)?, share.clamp(0.001, 0.999));
    let accepted = |temperature: f64| {
        increases.iter().map(|&delta| probability(delta, temperature)).sum::<f64>() / increases.len() as f64
    };
    let (mut cold, mut hot) = (1e-9, first);
    while accepted(hot) < share {
        hot *= 2.0;
    }
    for _ in 0..100 {
        let middle = (cold + hot) / 2.0;
        if accepted(middle) < share { cold = middle } else { hot = middle }
    }
    Some(hot)
}

/// The number of temperatures of a sweep.
const TEMPERATURES: u32 = 25;
/// The fraction of worsening moves accepted at the hottest temperature of a sweep.
const HOTTEST: f64 = 0.3;
/// The least rise divided by the coldest temperature, where hardly any worsening move is accepted.
const FREEZING: f64 = 8.0;
/// The most moves of a useful temperature, as a multiple of the moves of the best one.
const USEFUL: f64 = 2.0;

/// Returns the temperatures to try, from frozen to hot, in rising order; `None` if no swap raises the energy.
pub(super) fn ladder(problem: &dyn AnyProblem) -> Option<Vec<f64>> {
    let increases = problem.increases();
    let coldest = increases.iter().copied().reduce(f64::min)? / FREEZING;
    // Above 6 times the coldest, because no rise is below the least one.
    let hottest = temperature_of(&increases, HOTTEST)?;
    let step = libm::pow(hottest / coldest, 1.0 / f64::from(TEMPERATURES - 1));
    Some((0..TEMPERATURES).map(|i| coldest * libm::pow(step, f64::from(i))).collect())
}

/// Returns the settings of a run at one temperature, which the caller sets; the run ends only with a solution.
pub(super) fn constant(accept: Accept, singles: bool) -> AnnealSettings {
    AnnealSettings {
        singles,
        accept,
        schedule: Schedule::Constant { t0: 0.0 },
        restart: Restart::None,
        reheat: None,
        chains: None,
        found: Found::First,
        every: 1,
        moves: u64::MAX,
        rng: GeneratorKind::Xoshiro,
        seed: 1,
    }
}

/// A sweep over constant temperatures. At each one it makes a given number of moves, and starts again from a random
/// board after every solution.
#[derive(Debug)]
pub struct TemperatureSweep {
    problem: Box<dyn AnyProblem>,
    settings: AnnealSettings,
    /// The number of moves at each temperature.
    moves: u64,
    /// The burn-in, as a multiple of the number of the problem's moves.
    settling: u64,
    temperatures: Vec<f64>,
    measured: Vec<Measurement>,
    at_work: Option<Box<dyn Sampler>>,
}

impl TemperatureSweep {
    /// Returns a sweep with this many moves at each temperature; `None` if no swap raises the energy.
    pub fn new(problem: &Instance, singles: bool, moves: u64) -> Option<TemperatureSweep> {
        // Patches of a magnet take long to grow.
        #[cfg(full)]
        let settling = if let Instance::Model(Model::Ising(_)) = problem { 200 } else { 1 };
        #[cfg(not(full))]
        let settling = 1;
        Some(TemperatureSweep { settling, ..TemperatureSweep::over(any_puzzle(problem, singles)?, moves)? })
    }

    /// Returns the sweep of a user's problem; `None` if no move raises the energy.
    pub fn from_problem<P>(problem: P, moves: u64) -> Option<TemperatureSweep>
    where
        P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
    {
        TemperatureSweep::over(any_own(problem), moves)
    }

    fn over(problem: Box<dyn AnyProblem>, moves: u64) -> Option<TemperatureSweep> {
        let temperatures = ladder(&*problem)?;
        // The problem already has its singles filled in.
        let settings = constant(Accept::Metropolis, false);
        Some(TemperatureSweep {
            problem,
            settings,
            moves,
            settling: 1,
            temperatures,
            measured: Vec::new(),
            at_work: None,
        })
    }

    /// Makes about `n` moves, in steps of 16.
    pub fn measure(&mut self, mut n: u64) {
        while n > 0 && self.measured.len() < self.temperatures.len() {
            let t0 = self.temperatures[self.measured.len()];
            let settings = AnnealSettings { schedule: Schedule::Constant { t0 }, ..self.settings };
            let sampler = self.at_work.get_or_insert_with(|| self.problem.sampler(settings, self.settling));
            let (made, measured) = sampler.measure(n, self.moves);
            n -= made.min(n);
            if let Some(measured) = measured {
                self.measured.push(Measurement { temperature: t0, ..measured });
                self.at_work = None;
            }
        }
    }

    /// Returns the measurements so far, in rising order of temperature.
    pub fn measured(&self) -> &[Measurement] {
        &self.measured
    }

    /// Returns the fraction of the sweep that is done, 0 to 1.
    pub fn share(&self) -> f64 {
        self.measured.len() as f64 / self.temperatures.len() as f64
    }

    /// Returns the temperature with the fewest moves to a solution. Without any solution, returns the temperature with
    /// the largest specific heat, `variance / T^2` [Kirkpatrick 1983]. Returns `None` if nothing was solved and no
    /// energy varied.
    pub fn best(&self) -> Option<f64> {
        let best = self.measured.iter().min_by(|a, b| self.cost(a).total_cmp(&self.cost(b)))?;
        self.cost(best).is_finite().then_some(best.temperature)
    }

    /// Returns the least and the greatest useful temperature around the best one.
    pub fn band(&self) -> Option<(f64, f64)> {
        let best = self.best()?;
        let place = self.measured.iter().position(|measured| measured.temperature == best)?;
        let most = USEFUL * self.cost(&self.measured[place]);
        let useful = |measured: &&Measurement| self.cost(measured) <= most;
        let below = self.measured[..=place].iter().rev().take_while(useful).last()?;
        let above = self.measured[place..].iter().take_while(useful).last()?;
        Some((below.temperature, above.temperature))
    }

    /// Returns the value to minimise: moves to a solution or, if none was found, the inverse of the specific heat.
    fn cost(&self, measured: &Measurement) -> f64 {
        if self.measured.iter().any(|measured| measured.moves_to_solution.is_finite()) {
            measured.moves_to_solution
        } else {
            measured.temperature * measured.temperature / measured.variance
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::sums::SmallSums;
    use crate::link::config::Config;

    fn problem(link: &str) -> Instance {
        Config::from_link(link).unwrap().problem
    }

    #[test]
    fn a_temperature_accepts_the_wanted_fraction() {
        let magic = problem("puzzle=magic19");
        let Instance::Sums { puzzle, givens } = &magic else { unreachable!() };
        let increases = increases::<SmallSums, Plain>(&SmallSums::new(puzzle, givens));
        for share in [0.05, 0.5, 0.8, 0.95] {
            let temperature = temperature_for(&magic, false, share).unwrap();
            let accepted = increases.iter().map(|&delta| libm::exp(-delta / temperature)).sum::<f64>();
            assert!((accepted / increases.len() as f64 - share).abs() < 1e-6);
        }
        let full = "puzzle=sudoku&givens=1234341221434321";
        assert_eq!(temperature_for(&problem(full), true, 0.5), None, "nothing can be swapped");
    }

    #[test]
    fn a_sweep_too_short_for_its_board_still_measures_it() {
        // The puzzle has 79,800 possible moves: more than the sweep makes at each temperature.
        let mut sweep = TemperatureSweep::new(&problem("puzzle=magic-square-20"), false, 5_000).unwrap();
        while sweep.share() < 1.0 {
            sweep.measure(100_000);
        }
        assert!(sweep.measured().iter().all(|row| row.energy > 0.0 && row.variance >= 0.0 && row.variance.is_finite()));
        assert_eq!(sweep.measured().len(), TEMPERATURES as usize);
        assert!(sweep.best().is_some());
    }

    /// Returns a sweep with these measurements: temperatures, variances and moves to a solution.
    fn sweep(rows: &[(f64, f64, f64)]) -> TemperatureSweep {
        let (energy, acceptance, moves, solutions) = (1.0, 0.5, 9, 0);
        let row = |&(temperature, variance, moves_to_solution): &(f64, f64, f64)| Measurement {
            temperature,
            energy,
            variance,
            acceptance,
            moves,
            solutions,
            moves_to_solution,
        };
        let empty = TemperatureSweep::new(&problem("puzzle=octa"), false, 9).unwrap();
        TemperatureSweep { measured: rows.iter().map(row).collect(), ..empty }
    }

    #[test]
    fn the_band_takes_at_most_twice_the_moves_of_the_best() {
        let moves = [f64::INFINITY, 30.0, 10.0, 20.0, 21.0, 15.0];
        let rows: Vec<_> = moves.iter().zip(1..).map(|(&moves, t)| (f64::from(t), 1.0, moves)).collect();
        assert_eq!((sweep(&rows).best(), sweep(&rows).band()), (Some(3.0), Some((3.0, 4.0))));
    }

    #[test]
    fn without_a_solution_the_specific_heat_decides() {
        let rows = [(0.5, 0.2), (1.0, 1.25), (2.0, 4.0), (3.0, 10.0)];
        assert_eq!(sweep(&rows.map(|(t, variance)| (t, variance, f64::INFINITY))).best(), Some(1.0));
    }

    #[test]
    fn a_sweep_without_evidence_has_no_best_temperature() {
        // All boards have the same energy.
        let flat = problem("puzzle=custom&define=n1..2;c0,0_1,0;l4AB");
        if let Some(mut sweep) = TemperatureSweep::new(&flat, false, 1_000) {
            while sweep.share() < 1.0 {
                sweep.measure(10_000);
            }
            assert_eq!(sweep.best(), None);
        }
    }

    #[test]
    fn an_interval_rests_on_the_number_of_solutions() {
        let interval = |solutions: u64| {
            let moves_to_solution = 1e6 / solutions as f64;
            let measured = Measurement {
                temperature: 1.0,
                energy: 0.0,
                variance: 0.0,
                acceptance: 0.0,
                moves: 1_000_000,
                solutions,
                moves_to_solution,
            };
            measured.interval()
        };
        assert!(interval(2).1.is_finite() && interval(1).1 == f64::INFINITY);
        // SciPy: 1e6 / chi2.ppf([0.975, 0.025], [2 * s + 2, 2 * s]) * 2, the exact interval (Garwood).
        for (solutions, exact) in [(10, (54_377.0, 208_534.0)), (100, (8_221.0, 12_290.0)), (1000, (939.0, 1_065.0))] {
            let (low, high) = interval(solutions);
            assert!(
                (low / exact.0 - 1.0).abs() < 0.01 && (high / exact.1 - 1.0).abs() < 0.01,
                "{solutions}: {low} to {high}"
            );
        }
        assert_eq!((interval(0).1, interval(1).1), (f64::INFINITY, f64::INFINITY));
        assert!(interval(0).0 > 250_000.0, "none in a million moves is something known, too");
    }

    #[test]
    fn batches_do_not_change_a_sweep() {
        let mut sweep = TemperatureSweep::new(&problem("puzzle=octa"), true, 100_000).unwrap();
        let mut other = TemperatureSweep::new(&problem("puzzle=octa"), true, 100_000).unwrap();
        while sweep.share() < 1.0 {
            sweep.measure(12_345);
        }
        other.measure(u64::MAX);
        assert_eq!(sweep.measured(), other.measured());
    }

    #[test]
    fn a_sweep_finds_the_known_band() {
        // Found by sweeps over thousands of seeds: see docs/SUDOKU-MEASURED.md and the presets of src/puzzle/library/.
        for (link, known) in [("puzzle=magic19", 1.1), ("puzzle=octa", 1.7), ("puzzle=sudoku", 0.35)] {
            let mut sweep = TemperatureSweep::new(&problem(link), true, 2_000_000).unwrap();
            sweep.measure(u64::MAX);
            let (low, high) = sweep.band().unwrap();
            assert!((low..=high).contains(&known) && high < 4.0 * low, "{link}: {low} to {high}");
            let hot = &sweep.measured()[TEMPERATURES as usize / 2..];
            assert!(hot.is_sorted_by(|a, b| a.energy < b.energy && a.acceptance < b.acceptance), "{link}: {hot:?}");
        }
    }
}
