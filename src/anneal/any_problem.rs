//! Problems whose runs are measured, to find temperatures that suit them.

use crate::anneal::anneal_run::AnnealRun;
use crate::anneal::settings::AnnealSettings;
use crate::board::Kernel;
use crate::board::kernels::with_problem;
use crate::history::Stepper;
use crate::history::progress::Status;
use crate::problem::{Access, Draw, Energy, Plain, Problem};
use crate::puzzle::instance::Instance;
use crate::random::Xoshiro;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// Worsening moves that are looked at to find a first temperature.
const INCREASES: usize = 2000;
/// Proposals at most, where there are hardly any increases.
const PROPOSALS: usize = 100_000;

/// A rise of a float energy below this share of the greatest is an error of rounding.
const ROUNDED: f64 = 1e-9;
/// Moves between two looks at a run.
const LOOK: u64 = 16;

/// Holds what was measured at one temperature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// The temperature.
    pub temperature: f64,
    /// Mean of the energy, looked at every 16 moves; NaN where every anneal was solved before it was looked at.
    pub energy: f64,
    /// Its variance; 0 without a look.
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
    pub fn interval(&self) -> (f64, f64) {
        let (moves, solutions) = (self.moves as f64, self.solutions as f64);
        let least = (libm::sqrt(solutions) - 0.98).max(0.0);
        let most = libm::sqrt(solutions + 1.0) + 0.98;
        let high = if self.solutions < 2 { f64::INFINITY } else { moves / (least * least) };
        (moves / (most * most), high)
    }
}

/// A problem whose runs are measured, whatever its states.
pub(super) trait AnyProblem: Send {
    /// Returns by how much some random moves from random states raise the energy.
    fn increases(&self) -> Vec<f64>;

    /// Returns what makes the moves at one temperature.
    fn sampler(&self, settings: AnnealSettings) -> Box<dyn Sampler>;

    /// Makes runs from random states, by rising seeds: each ends at the target or after `most` moves. All
    /// make `left` moves, or end with the run that makes `moves` of them.
    fn runs(&self, settings: AnnealSettings, moves: u64, left: u64, most: u64) -> Vec<Improvements>;

    /// Returns the energy that ends a run.
    fn target(&self) -> Option<f64>;
}

impl fmt::Debug for dyn AnyProblem {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("AnyProblem").field("target", &self.target()).finish_non_exhaustive()
    }
}

/// A problem, and how its runs go over proposals.
struct Shared<P, A>(Arc<P>, PhantomData<A>);

impl<P, A> AnyProblem for Shared<P, A>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
    A: Access<P>,
{
    fn increases(&self) -> Vec<f64> {
        increases::<P, A>(&self.0)
    }

    fn sampler(&self, settings: AnnealSettings) -> Box<dyn Sampler> {
        Box::new(Sampling::<P, A>::new(Arc::clone(&self.0), settings))
    }

    fn runs(&self, settings: AnnealSettings, moves: u64, left: u64, most: u64) -> Vec<Improvements> {
        runs::<P, A>(&self.0, settings, moves, left, most)
    }

    fn target(&self) -> Option<f64> {
        self.0.target().map(Energy::number)
    }
}

/// Returns a problem of one's own, to be measured.
pub(super) fn any_own<P>(problem: P) -> Box<dyn AnyProblem>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
{
    Box::new(Shared::<P, Plain>(Arc::new(problem), PhantomData))
}

/// Returns the problem of a puzzle, to be measured; `None` where no run swaps its numbers.
pub(super) fn any_puzzle(problem: &Instance, singles: bool) -> Option<Box<dyn AnyProblem>> {
    fn of<K: Kernel>(kernel: K) -> Box<dyn AnyProblem> {
        Box::new(Shared::<K, K::Access>(Arc::new(kernel), PhantomData))
    }
    with_problem!(problem, singles, kernel => of(kernel))
}

/// By how much some random moves from random states raise the energy.
pub(super) fn increases<P: Problem, A: Access<P>>(problem: &P) -> Vec<f64> {
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
    if !P::Energy::EXACT {
        // A rise that only rounding made is none.
        let greatest = increases.iter().copied().fold(0.0, f64::max);
        increases.retain(|rise| *rise > ROUNDED * greatest);
    }
    increases
}

/// Moves at one temperature, whatever the board.
pub(super) trait Sampler: Send {
    /// Makes at most `n` moves, and gives their number; and what was measured when `all` have been made.
    fn measure(&mut self, n: u64, all: u64) -> (u64, Option<Measurement>);
}

impl fmt::Debug for dyn Sampler {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("Sampler")
    }
}

/// Moves at one temperature.
struct Sampling<P: Problem, A> {
    problem: Arc<P>,
    settings: AnnealSettings,
    annealer: AnnealRun<P, A>,
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

impl<P: Problem, A: Access<P>> Sampling<P, A> {
    fn new(problem: Arc<P>, settings: AnnealSettings) -> Self {
        let annealer = fresh(&problem, settings);
        Sampling {
            problem,
            settings,
            annealer,
            before: 0,
            accepted: 0,
            solutions: 0,
            looks: 0,
            mean: 0.0,
            squares: 0.0,
        }
    }
}

impl<P, A> Sampler for Sampling<P, A>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync,
    A: Access<P>,
{
    fn measure(&mut self, n: u64, all: u64) -> (u64, Option<Measurement>) {
        let mut made = 0;
        while made < n {
            let progress = self.annealer.progress();
            let moves = self.before + progress.moves;
            if moves >= all {
                let measured = Measurement {
                    temperature: 0.0,
                    energy: if self.looks == 0 { f64::NAN } else { self.mean },
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
                self.annealer = fresh(&self.problem, self.settings);
            }
            self.annealer.advance(LOOK);
            let progress = self.annealer.progress();
            // A random board must first come to this temperature; half of the moves are looked at in any case.
            if progress.moves > A::moves(&self.problem).map_or(u64::MAX, |moves| moves as u64).min(all / 2) {
                self.looks += 1;
                let difference = progress.energy.number() - self.mean;
                self.mean += difference / self.looks as f64;
                self.squares += difference * (progress.energy.number() - self.mean);
            }
            self.solutions += u64::from(progress.status == Status::Solved);
            made += LOOK;
        }
        (made, None)
    }
}

/// An anneal at its start that keeps no history.
fn fresh<P: Problem, A: Access<P>>(problem: &Arc<P>, settings: AnnealSettings) -> AnnealRun<P, A> {
    AnnealRun::of_shared(Arc::clone(problem), settings, Vec::new(), 0).checkpoint()
}

/// Holds how a run went: each time that its energy fell below all before, after which move and to what; and its length.
#[derive(Debug)]
pub(super) struct Improvements {
    pub(super) falls: Vec<(u64, f64)>,
    pub(super) moves: u64,
}

/// Returns runs at a constant temperature, from random boards, by rising seeds. Each ends at a solution or after `most` moves; all
/// make `left` moves, or end with the run that makes `moves` of them.
fn runs<P: Problem, A: Access<P>>(
    problem: &Arc<P>,
    mut settings: AnnealSettings,
    moves: u64,
    mut left: u64,
    most: u64,
) -> Vec<Improvements> {
    let mut runs = Vec::new();
    let end = left - moves;
    while left > end {
        let mut run: AnnealRun<P, A> = fresh(problem, settings);
        settings.seed += 1;
        let most = most.min(left);
        let mut falls = vec![(0, run.progress().best.number())];
        let mut progress = run.progress();
        while progress.status == Status::Running && progress.moves < most {
            run.advance(LOOK.min(most - progress.moves));
            progress = run.progress();
            let best = progress.best.number();
            if falls.last().is_some_and(|(_, low)| best < *low) {
                falls.push((progress.best_move, best));
            }
        }
        left -= progress.moves.max(1).min(left);
        runs.push(Improvements { falls, moves: progress.moves });
    }
    runs
}
