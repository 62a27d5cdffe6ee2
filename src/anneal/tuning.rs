//! Temperatures that suit a problem, by measuring.

use crate::anneal::acceptance::Accept;
use crate::anneal::restart::{Found, Restart};
use crate::anneal::run::AnnealRun;
use crate::anneal::schedule::{Schedule, probability};
use crate::anneal::settings::AnnealSettings;
use crate::board::Kernel;
use crate::board::kernels::with_problem;
use crate::history::Machine;
use crate::history::progress::Status;
use crate::problem::{Access, Draw, Energy, Problem};
use crate::puzzle::instance::Instance;
use crate::random::Xoshiro;
use crate::random::any::GeneratorKind;
use std::fmt;
use std::sync::Arc;

/// Worsening moves that are looked at to find a first temperature.
const INCREASES: usize = 2000;
/// Proposals at most, where there are hardly any increases.
const PROPOSALS: usize = 100_000;

/// Returns the temperature at which a fraction of the worsening moves, between 0 and 1, is accepted on random boards.
/// The definition is that of Ben-Ameur 2004; bisection finds it. Returns `None` where no swap raises the energy.
#[must_use]
pub fn temperature_for(problem: &Instance, singles: bool, share: f64) -> Option<f64> {
    temperature_of(&increases_of(problem, singles), share)
}

/// Returns the temperature at which a fraction of the worsening moves of a problem of one's own is accepted: see [`temperature_for`].
#[must_use]
pub fn temperature_of_own<P: Problem, A: Access<P>>(problem: &P, share: f64) -> Option<f64> {
    temperature_of(&increases::<P, A>(problem), share)
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

fn increases_of(problem: &Instance, singles: bool) -> Vec<f64> {
    with_problem!(problem, singles, kernel => increases_by(&kernel)).unwrap_or_default()
}

fn increases_by<K: Kernel>(kernel: &K) -> Vec<f64> {
    increases::<K, K::Access>(kernel)
}

/// By how much some random moves from random states raise the energy.
fn increases<P: Problem, A: Access<P>>(problem: &P) -> Vec<f64> {
    let mut increases = Vec::new();
    if A::moves(problem) == Some(0) {
        return increases;
    }
    let mut generator = Xoshiro::new(1);
    let mut board = problem.start(&mut generator);
    for proposal in 0..PROPOSALS {
        if increases.len() == INCREASES {
            break;
        }
        if proposal % 100 == 0 {
            board = problem.start(&mut generator);
        }
        let mv = problem.propose(&board, &mut Draw::new(&mut generator));
        let delta = problem.delta(&board, mv).number();
        increases.extend((delta > 0.0).then_some(delta));
    }
    increases
}

/// Temperatures that a sweep measures.
const TEMPERATURES: u32 = 25;
/// The hottest is that at which this share of the worsening moves is accepted.
const HOTTEST: f64 = 0.3;
/// The coldest is the least increase over this: hardly any worsening move is accepted there.
const FREEZING: f64 = 8.0;
/// Moves between two looks at a run.
pub(super) const LOOK: u64 = 16;
/// A temperature is useful if it takes at most so many times the moves of the best.
const USEFUL: f64 = 2.0;

/// Returns the temperatures that are tried, from frozen to hot, in rising order; `None` where no swap raises the energy.
pub(super) fn ladder(problem: &Instance, singles: bool) -> Option<Vec<f64>> {
    let increases = increases_of(problem, singles);
    let coldest = increases.iter().copied().reduce(f64::min)? / FREEZING;
    let hottest = temperature_of(&increases, HOTTEST)?.max(2.0 * coldest);
    let step = libm::pow(hottest / coldest, 1.0 / f64::from(TEMPERATURES - 1));
    Some((0..TEMPERATURES).map(|i| coldest * libm::pow(step, f64::from(i))).collect())
}

/// Returns the settings of a run that is held at one temperature, still 0, until it is solved. It has no other end.
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

/// Holds what was measured at one temperature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// The temperature.
    pub temperature: f64,
    /// Mean of the energy.
    pub energy: f64,
    /// Its variance.
    pub variance: f64,
    /// The share of moves that was accepted.
    pub acceptance: f64,
    /// Moves made.
    pub moves: u64,
    /// Solutions found in them.
    pub solutions: u64,
    /// Moves made over solutions found; infinite where none was.
    pub moves_to_solution: f64,
}

impl Measurement {
    /// Returns the 95 % interval of the moves to a solution, from the number of solutions, which is taken as Poisson's.
    /// The square root of such a number, plus 0 and 1 below it, has a standard deviation of 1/2 (Freeman 1950). The upper
    /// end is infinite for less than two solutions.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        let (moves, solutions) = (self.moves as f64, self.solutions as f64);
        let least = (libm::sqrt(solutions) - 0.98).max(0.0);
        let most = libm::sqrt(solutions + 1.0) + 0.98;
        let high = if self.solutions < 2 { f64::INFINITY } else { moves / (least * least) };
        (moves / (most * most), high)
    }
}

/// Tries constant temperatures: at each it makes so many moves, and begins again from a random board after every
/// solution.
#[derive(Debug)]
pub struct TemperatureSweep {
    problem: Instance,
    settings: AnnealSettings,
    /// Moves at each temperature.
    moves: u64,
    temperatures: Vec<f64>,
    measured: Vec<Measurement>,
    at_work: Option<Box<dyn Sampler>>,
}

/// Moves at one temperature, whatever the board.
trait Sampler: fmt::Debug + Send {
    /// Makes at most `n` moves, and gives their number; and what was measured when `all` have been made.
    fn advance(&mut self, n: u64, all: u64) -> (u64, Option<Measurement>);
}

/// Moves at one temperature.
#[derive(Debug)]
struct Sampling<K: Kernel> {
    kernel: Arc<K>,
    settings: AnnealSettings,
    annealer: AnnealRun<K, K::Access>,
    /// Moves of the anneals that have ended.
    before: u64,
    accepted: u64,
    solutions: u64,
    looks: u64,
    /// The mean energy of the looks, and the sum of squared differences from it [Welford 1962]: a difference of two large sums could
    /// be negative.
    mean: f64,
    squares: f64,
}

impl TemperatureSweep {
    /// Returns a sweep with so many moves at each temperature; `None` where no swap raises the energy.
    #[must_use]
    pub fn new(problem: &Instance, singles: bool, moves: u64) -> Option<TemperatureSweep> {
        let temperatures = ladder(problem, singles)?;
        let settings = constant(Accept::Metropolis, singles);
        Some(TemperatureSweep {
            problem: problem.clone(),
            settings,
            moves,
            temperatures,
            measured: Vec::new(),
            at_work: None,
        })
    }

    /// Makes at most `n` moves.
    pub fn advance(&mut self, mut n: u64) {
        while n > 0 && self.measured.len() < self.temperatures.len() {
            let t0 = self.temperatures[self.measured.len()];
            let settings = AnnealSettings { schedule: Schedule::Constant { t0 }, ..self.settings };
            let sampler = self.at_work.get_or_insert_with(|| {
                let sampler = with_problem!(&self.problem, settings.singles, kernel => {
                    Box::new(Sampling::new(kernel, settings)) as Box<dyn Sampler>
                });
                sampler.expect("where there is a ladder there is a board")
            });
            let (made, measured) = sampler.advance(n, self.moves);
            n -= made.min(n);
            if let Some(measured) = measured {
                self.measured.push(Measurement { temperature: t0, ..measured });
                self.at_work = None;
            }
        }
    }

    /// Returns the measurements so far, in rising order of temperature.
    #[must_use]
    pub fn measured(&self) -> &[Measurement] {
        &self.measured
    }

    /// Returns the fraction of the sweep that is done, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.measured.len() as f64 / self.temperatures.len() as f64
    }

    /// Returns the temperature that takes the fewest moves to a solution. If no temperature gave one, returns that at
    /// which the specific heat, `variance / T^2`, is largest [Kirkpatrick 1983]. Returns none where nothing was solved, and no energy varied.
    #[must_use]
    pub fn best(&self) -> Option<f64> {
        let best = self.measured.iter().min_by(|a, b| self.cost(a).total_cmp(&self.cost(b)))?;
        self.cost(best).is_finite().then_some(best.temperature)
    }

    /// Returns the least and the greatest temperature around the best that do nearly as well.
    #[must_use]
    pub fn band(&self) -> Option<(f64, f64)> {
        let best = self.best()?;
        let place = self.measured.iter().position(|measured| measured.temperature == best)?;
        let most = USEFUL * self.cost(&self.measured[place]);
        let useful = |measured: &&Measurement| self.cost(measured) <= most;
        let below = self.measured[..=place].iter().rev().take_while(useful).last()?;
        let above = self.measured[place..].iter().take_while(useful).last()?;
        Some((below.temperature, above.temperature))
    }

    /// The value to minimise: moves to a solution; where none was found, the inverse of the specific heat.
    fn cost(&self, measured: &Measurement) -> f64 {
        if self.measured.iter().any(|measured| measured.moves_to_solution.is_finite()) {
            measured.moves_to_solution
        } else {
            measured.temperature * measured.temperature / measured.variance
        }
    }
}

impl<K: Kernel> Sampling<K> {
    fn new(kernel: K, settings: AnnealSettings) -> Self {
        let kernel = Arc::new(kernel);
        let annealer = fresh(&kernel, settings);
        Sampling { kernel, settings, annealer, before: 0, accepted: 0, solutions: 0, looks: 0, mean: 0.0, squares: 0.0 }
    }
}

impl<K: Kernel> Sampler for Sampling<K> {
    fn advance(&mut self, n: u64, all: u64) -> (u64, Option<Measurement>) {
        let mut made = 0;
        while made < n {
            let progress = self.annealer.progress();
            let moves = self.before + progress.moves;
            if moves >= all {
                let measured = Measurement {
                    temperature: 0.0,
                    energy: self.mean,
                    variance: self.squares / self.looks.max(1) as f64,
                    acceptance: (self.accepted + progress.accepted) as f64 / moves as f64,
                    moves,
                    solutions: self.solutions,
                    moves_to_solution: moves as f64 / self.solutions as f64,
                };
                return (made, Some(measured));
            }
            if progress.status != Status::Running {
                self.before = moves;
                self.accepted += progress.accepted;
                self.settings.seed += 1;
                self.annealer = fresh(&self.kernel, self.settings);
            }
            self.annealer.advance(LOOK);
            let progress = self.annealer.progress();
            // A random board must first come to this temperature; half of the moves are looked at in any case.
            if progress.moves > (self.kernel.moves() as u64).min(all / 2) {
                self.looks += 1;
                let difference = f64::from(progress.energy) - self.mean;
                self.mean += difference / self.looks as f64;
                self.squares += difference * (f64::from(progress.energy) - self.mean);
            }
            self.solutions += u64::from(progress.status == Status::Solved);
            made += LOOK;
        }
        (made, None)
    }
}

/// An anneal at its start that keeps no history.
pub(super) fn fresh<P: Problem, A: Access<P>>(problem: &Arc<P>, settings: AnnealSettings) -> AnnealRun<P, A> {
    AnnealRun::of_shared(Arc::clone(problem), settings, Vec::new(), 0).checkpoint()
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
    fn a_temperature_accepts_the_share_that_was_wished() {
        let magic = problem("puzzle=magic19");
        let Instance::Sums { puzzle, givens } = &magic else { unreachable!() };
        let increases = increases_by(&SmallSums::new(puzzle, givens));
        for share in [0.05, 0.5, 0.8, 0.95] {
            let temperature = temperature_for(&magic, false, share).unwrap();
            let accepted = increases.iter().map(|&delta| libm::exp(-delta / temperature)).sum::<f64>();
            assert!((accepted / increases.len() as f64 - share).abs() < 1e-6);
        }
        let full = "puzzle=sudoku&givens=1234341221434321";
        assert_eq!(temperature_for(&problem(full), true, 0.5), None, "nothing can be swapped");
    }

    #[test]
    fn a_sweep_that_is_short_for_its_board_looks_at_it_all_the_same() {
        // 79,800 moves are possible: more than are made at each temperature.
        let mut sweep = TemperatureSweep::new(&problem("puzzle=magic-square-20"), false, 5_000).unwrap();
        while sweep.share() < 1.0 {
            sweep.advance(100_000);
        }
        assert!(sweep.measured().iter().all(|row| row.energy > 0.0 && row.variance >= 0.0 && row.variance.is_finite()));
        assert!(sweep.best().is_some());
    }

    #[test]
    fn a_sweep_without_evidence_has_no_best_temperature() {
        // Every board is wrong in the same way.
        let flat = problem("puzzle=custom&define=n1..2;c0,0_1,0;l4AB");
        if let Some(mut sweep) = TemperatureSweep::new(&flat, false, 1_000) {
            while sweep.share() < 1.0 {
                sweep.advance(10_000);
            }
            assert_eq!(sweep.best(), None);
        }
    }

    #[test]
    fn an_interval_rests_on_the_number_of_solutions() {
        let of = |solutions: u64| {
            let moves_to_solution = 1e6 / solutions as f64;
            let none = Measurement {
                temperature: 1.0,
                energy: 0.0,
                variance: 0.0,
                acceptance: 0.0,
                moves: 1_000_000,
                solutions,
                moves_to_solution,
            };
            none.interval()
        };
        // SciPy: 1e6 / chi2.ppf([0.975, 0.025], [2 * s + 2, 2 * s]) * 2, the exact interval (Garwood).
        for (solutions, exact) in [(10, (54_377.0, 208_534.0)), (100, (8_221.0, 12_290.0)), (1000, (939.0, 1_065.0))] {
            let (low, high) = of(solutions);
            assert!(
                (low / exact.0 - 1.0).abs() < 0.01 && (high / exact.1 - 1.0).abs() < 0.01,
                "{solutions}: {low} to {high}"
            );
        }
        assert_eq!((of(0).1, of(1).1), (f64::INFINITY, f64::INFINITY));
        assert!(of(0).0 > 250_000.0, "none in a million moves is something known, too");
    }

    #[test]
    fn the_finder_measures_the_same_whatever_the_batches() {
        let mut finder = TemperatureSweep::new(&problem("puzzle=octa"), true, 100_000).unwrap();
        let mut other = TemperatureSweep::new(&problem("puzzle=octa"), true, 100_000).unwrap();
        while finder.share() < 1.0 {
            finder.advance(12_345);
        }
        other.advance(u64::MAX);
        assert_eq!(finder.measured(), other.measured());
    }

    #[test]
    fn the_finder_finds_the_band_that_is_known() {
        // By sweeps over thousands of seeds: see docs/SUDOKU.md and the presets of src/puzzle/library/.
        for (link, known) in [("puzzle=magic19", 1.1), ("puzzle=octa", 1.7), ("puzzle=sudoku", 0.35)] {
            let mut finder = TemperatureSweep::new(&problem(link), true, 2_000_000).unwrap();
            finder.advance(u64::MAX);
            let (low, high) = finder.band().unwrap();
            assert!((low..=high).contains(&known) && high < 4.0 * low, "{link}: {low} to {high}");
            let hot = &finder.measured()[TEMPERATURES as usize / 2..];
            assert!(hot.is_sorted_by(|a, b| a.energy < b.energy && a.acceptance < b.acceptance), "{link}: {hot:?}");
        }
    }
}
