//! Runs of any problem, measured to find the temperatures that suit it.

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

/// The number of worsening moves that are measured to find a first temperature.
const INCREASES: usize = 2000;
/// The most proposals that are made to measure worsening moves, in case these are rare.
const PROPOSALS: usize = 100_000;

/// A rise of a float energy below this fraction of the greatest rise is a rounding error.
const ROUNDED: f64 = 1e-9;
/// The number of moves between two readings of a run's energy.
const LOOK: u64 = 16;

/// The measurements at one temperature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// The constant temperature of the measured moves.
    pub temperature: f64,
    /// The mean energy, read every 16 moves; NaN if every anneal was solved before its first reading.
    pub energy: f64,
    /// The variance of the energy; 0 without a reading.
    pub variance: f64,
    /// The fraction of moves accepted, 0 to 1.
    pub acceptance: f64,
    /// The number of moves made.
    pub moves: u64,
    /// The number of solutions found in these moves.
    pub solutions: u64,
    /// The number of moves made, divided by the number of solutions found; infinite without a solution.
    pub moves_to_solution: f64,
}

impl Measurement {
    /// Returns the 95 % interval of the moves to a solution, from the number of solutions, a Poisson variable. The
    /// square root of such a number, plus 0 or 1 below it, has a standard deviation of 1/2 (Freeman 1950). The upper
    /// end is infinite for fewer than two solutions.
    pub fn interval(&self) -> (f64, f64) {
        let (moves, solutions) = (self.moves as f64, self.solutions as f64);
        let least = (libm::sqrt(solutions) - 0.98).max(0.0);
        let most = libm::sqrt(solutions + 1.0) + 0.98;
        let high = if self.solutions < 2 { f64::INFINITY } else { moves / (least * least) };
        (moves / (most * most), high)
    }
}

/// A problem whose runs are measured, for any type of state.
pub(super) trait AnyProblem: Send {
    /// Returns the rises of the energy by random moves from random states.
    fn increases(&self) -> Vec<f64>;

    /// Returns a sampler of moves at one temperature. Each of its runs settles for `settling` times the number of
    /// possible moves.
    fn sampler(&self, settings: AnnealSettings, settling: u64) -> Box<dyn Sampler>;

    /// Makes runs from random states, with rising seeds. Each ends at the target or after `most` moves. Further runs
    /// follow until all runs together have made `moves` moves; they make at most `left`.
    fn runs(&self, settings: AnnealSettings, moves: u64, left: u64, most: u64) -> Vec<Improvements>;

    /// Returns the energy at or below which a run ends.
    fn target(&self) -> Option<f64>;
}

impl fmt::Debug for dyn AnyProblem {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("AnyProblem").field("target", &self.target()).finish_non_exhaustive()
    }
}

/// A problem with the access that its runs use.
struct Shared<P, A>(Arc<P>, PhantomData<A>);

impl<P, A> AnyProblem for Shared<P, A>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
    A: Access<P>,
{
    fn increases(&self) -> Vec<f64> {
        increases::<P, A>(&self.0)
    }

    fn sampler(&self, settings: AnnealSettings, settling: u64) -> Box<dyn Sampler> {
        Box::new(Sampling::<P, A>::new(Arc::clone(&self.0), settings, settling))
    }

    fn runs(&self, settings: AnnealSettings, moves: u64, left: u64, most: u64) -> Vec<Improvements> {
        runs::<P, A>(&self.0, settings, moves, left, most)
    }

    fn target(&self) -> Option<f64> {
        self.0.target().map(Energy::number)
    }
}

/// Returns a user's problem for measurements.
pub(super) fn any_own<P>(problem: P) -> Box<dyn AnyProblem>
where
    P: Problem<State: Send + Sync, Move: Send> + Send + Sync + 'static,
{
    Box::new(Shared::<P, Plain>(Arc::new(problem), PhantomData))
}

/// Returns the problem of a puzzle for measurements; `None` if no annealing run can swap its numbers.
pub(super) fn any_puzzle(problem: &Instance, singles: bool) -> Option<Box<dyn AnyProblem>> {
    fn shared<K: Kernel>(kernel: K) -> Box<dyn AnyProblem> {
        Box::new(Shared::<K, K::Access>(Arc::new(kernel), PhantomData))
    }
    with_problem!(problem, singles, kernel => shared(kernel))
}

/// Returns the rises of the energy by random moves from random states: at most [`INCREASES`] of them.
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
        // Drop rises that are only rounding errors.
        let greatest = increases.iter().copied().fold(0.0, f64::max);
        increases.retain(|rise| *rise > ROUNDED * greatest);
    }
    increases
}

/// A sampler of moves at one temperature, for any type of board.
pub(super) trait Sampler: Send {
    /// Makes about `n` moves, in steps of 16, and returns their number. Once `all` moves are made, also returns the
    /// measurement.
    fn measure(&mut self, n: u64, all: u64) -> (u64, Option<Measurement>);
}

impl fmt::Debug for dyn Sampler {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str("Sampler")
    }
}

/// A sampler of a problem's moves at one temperature.
struct Sampling<P: Problem, A> {
    problem: Arc<P>,
    settings: AnnealSettings,
    settling: u64,
    annealer: AnnealRun<P, A>,
    /// The moves of the anneals that ended.
    before: u64,
    accepted: u64,
    solutions: u64,
    looks: u64,
    /// The mean energy read, and the sum of squared differences from it [Welford 1962]. A difference of two large
    /// sums could be negative.
    mean: f64,
    squares: f64,
}

impl<P: Problem, A: Access<P>> Sampling<P, A> {
    fn new(problem: Arc<P>, settings: AnnealSettings, settling: u64) -> Self {
        let annealer = fresh(&problem, settings);
        Sampling {
            problem,
            settings,
            settling,
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
            // Skip the burn-in of a random board, but at most half of all moves.
            let settled = A::moves(&self.problem).map_or(u64::MAX, |moves| self.settling * moves as u64);
            if progress.moves > settled.min(all / 2) {
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

/// Returns an anneal at its start that keeps no history.
fn fresh<P: Problem, A: Access<P>>(problem: &Arc<P>, settings: AnnealSettings) -> AnnealRun<P, A> {
    AnnealRun::of_shared(Arc::clone(problem), settings, Vec::new(), 0).checkpoint()
}

/// The course of a run: its length, and each new lowest energy with the move that reached it.
#[derive(Debug)]
pub(super) struct Improvements {
    pub(super) falls: Vec<(u64, f64)>,
    pub(super) moves: u64,
}

/// Makes runs from random states, as [`AnyProblem::runs`] describes them.
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
