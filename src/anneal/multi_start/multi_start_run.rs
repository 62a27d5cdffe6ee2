//! The run of a multi-start: every move proposes one swap to all eight boards.

use super::boards::{Boards, Swap};
use super::lanes::{LANES, Lanes, Table, at, signed};
use crate::anneal::kernel::Proposal;
use crate::anneal::run_record::RunRecord;
use crate::anneal::schedule::{bound, probability};
use crate::anneal::settings::MultiStartSettings;
use crate::anneal::solver::AnnealingSolver;
use crate::board::Blind;
use crate::history::progress::{AnnealProgress, Replicas};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Stepper};
use crate::problem::{Cells, Draw, Problem};
use crate::random::{Generator, Xoshiro};
use bytemuck::must_cast as cast;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::sync::Arc;
use wide::{i16x8, u64x2};

/// The number of rises whose probabilities fit two vectors; the last one also covers all greater rises.
const FEW: usize = 2 * LANES;

/// The lower half for a uniform with only its upper half drawn.
const MIDDLE: u16 = 1 << 15;

/// The parts of a run that never change.
#[derive(Debug)]
struct Plan<B: Boards> {
    kernel: B::Kernel,
    settings: MultiStartSettings,
    pairs: Vec<B::Pair>,
    /// `probabilities[d]`: the number of the 2^32 uniforms that accept a rise by `d`; 0 at `d` = 0. Greater rises are
    /// never accepted.
    probabilities: Vec<u32>,
    /// The upper halves of the first 8 probabilities: enough for boards whose rises are below 8.
    first_8: Lanes,
    /// The upper halves of the first 16 probabilities.
    first_16: Table,
}

/// A move in the loop.
#[derive(Clone, Copy)]
struct LanesStep<P> {
    pair: u32,
    swap: Swap<P>,
    /// The upper half of each uniform.
    uniforms: Lanes,
    /// The lower half of the first chain's uniform.
    lower: u16,
    accepted: Lanes,
}

/// A run of eight chains side by side.
#[derive(Clone, Debug)]
pub struct MultiStart<B: Boards> {
    plan: Arc<Plan<B>>,
    generator: Xoshiro,
    boards: Box<B>,
    record: RunRecord,
    /// All boards at the time of the best energy, and the lane of the best board. Checkpoints share the boards.
    best: Arc<B>,
    best_lane: usize,
}

impl<B: Boards> Plan<B> {
    fn new(kernel: B::Kernel, settings: MultiStartSettings) -> Self {
        let pairs = (0..kernel.moves() as u32).map(|pair| B::pair(&kernel, pair)).collect();
        let worsenings = (bound(settings.t0) as usize).min(B::MOST_DELTA);
        let probabilities: Vec<u32> =
            (0..=worsenings).map(|delta| if delta == 0 { 0 } else { accepting(delta, settings.t0) }).collect();
        let upper = |delta: usize| probabilities.get(delta).map_or(0, |probability| (probability >> 16) as u16);
        let first_8 = Lanes::new(std::array::from_fn(upper));
        let first_16 = Table::new(std::array::from_fn(upper));
        Plan { kernel, settings, pairs, probabilities, first_8, first_16 }
    }

    /// Returns the upper half of each acceptance probability, 0 for moves that do not worsen, and the lanes that have a
    /// bound instead.
    #[inline(always)]
    fn bounds(&self, deltas: Lanes) -> (Lanes, Lanes) {
        if B::MOST_DELTA < LANES {
            return (at(self.first_8, deltas), Lanes::ZERO);
        }
        let last = Lanes::splat(FEW as u16 - 1);
        let places = cast(signed(deltas).max(i16x8::ZERO).min(signed(last)));
        (self.first_16.at(places), places.simd_eq(last))
    }

    /// Settles the lanes that the upper halves of the uniforms leave open: if upper halves are equal, lower halves are
    /// compared. Also returns the lower half of the first uniform.
    #[cold]
    fn decide(
        &self,
        generator: &mut Xoshiro,
        accepted: Lanes,
        open: Lanes,
        uniforms: Lanes,
        deltas: Lanes,
    ) -> (Lanes, u16) {
        let (mut accepted, open, uniforms, deltas) =
            (accepted.to_array(), open.to_array(), uniforms.to_array(), deltas.to_array());
        let mut of_first = MIDDLE;
        for lane in (0..LANES).filter(|&lane| open[lane] != 0) {
            let probability = self.probabilities.get(usize::from(deltas[lane])).copied().unwrap_or(0);
            let accepts = match uniforms[lane].cmp(&((probability >> 16) as u16)) {
                Ordering::Equal => {
                    let lower = (generator.bits() >> 48) as u16;
                    if lane == 0 {
                        of_first = lower;
                    }
                    lower < probability as u16
                }
                other => other == Ordering::Less,
            };
            accepted[lane] = u16::from(accepts).wrapping_neg();
        }
        (Lanes::new(accepted), of_first)
    }
}

impl<B: Boards> MultiStart<B> {
    /// Returns the chains at their start.
    pub fn new(kernel: B::Kernel, settings: MultiStartSettings) -> Self {
        let mut generator = Xoshiro::new(settings.seed);
        let boards = B::new(&kernel, &mut generator);
        let energies = boards.energies().to_array().map(i32::from);
        let record = RunRecord::new(&energies, kernel.target(), Some(kernel.moves()), |_| settings.t0, Trace::log);
        MultiStart {
            plan: Arc::new(Plan::new(kernel, settings)),
            generator,
            best: Arc::new(boards.clone()),
            best_lane: least(energies).0,
            boards: Box::new(boards),
            record,
        }
    }

    /// Makes `n` moves of all chains, or fewer if the run ends earlier.
    pub fn advance(&mut self, n: u64) {
        let budget = self.plan.settings.moves;
        let end = self.record.row.moves.saturating_add(n).min(budget);
        if self.record.runs() && self.record.row.moves < end {
            self.walk(end);
        }
        self.record.end_at(budget);
    }

    /// Makes moves up to `end`, or to energy 0.
    fn walk(&mut self, end: u64) {
        let plan = Arc::clone(&self.plan);
        // A local copy stays in registers while the loop runs.
        let mut generator = self.generator.clone();
        let mut last = None;
        for moves in self.record.row.moves + 1..=end {
            let Some(step) = self.step(&plan, &mut generator) else { break };
            if moves == end {
                last = Some(step);
            }
            if !step.accepted.any() {
                continue;
            }
            self.boards.make(&plan.kernel, step.swap, step.accepted);
            let better = self.boards.energies().simd_lt(Lanes::splat(self.record.row.best as u16)).any();
            if (better || step.accepted.as_array()[0] != 0) && self.accept(moves, step) {
                last = Some(step);
                break;
            }
        }
        self.generator = generator;
        self.record.last = last.map(|step| self.proposal(step));
        if self.record.runs() {
            self.record.fill(end);
            self.record.note(end);
        }
    }

    /// Draws a pair and finds the chains that accept its swap. Never returns `None`, because every drawn pair exists.
    #[inline(always)]
    fn step(&self, plan: &Plan<B>, generator: &mut Xoshiro) -> Option<LanesStep<B::Pair>> {
        let pair = plan.kernel.draw(&mut Draw::new(generator));
        let swap = self.boards.swap(*plan.pairs.get(pair as usize)?);
        let uniforms: Lanes = cast(u64x2::new([generator.bits(), generator.bits()]));
        let (probabilities, bound_only) = plan.bounds(swap.deltas);
        let below = uniforms.simd_lt(probabilities);
        let worse: Lanes = cast(signed(swap.deltas).simd_gt(i16x8::ZERO));
        let accepted = below | !worse;
        let open = (uniforms.simd_eq(probabilities) | below & bound_only) & worse;
        let (accepted, lower) =
            if open.any() { plan.decide(generator, accepted, open, uniforms, swap.deltas) } else { (accepted, MIDDLE) };
        Some(LanesStep { pair, swap, uniforms, lower, accepted })
    }

    /// Counts a move that the first chain accepted or that lowered the best energy; returns whether a chain is solved.
    fn accept(&mut self, moves: u64, step: LanesStep<B::Pair>) -> bool {
        if self.record.trace.next_bucket() < moves {
            self.record.fill(moves - 1);
        }
        if step.accepted.as_array()[0] != 0 {
            self.record.count_accepted((step.swap.deltas.as_array()[0] as i16).into());
        }
        let energies = self.boards.energies().to_array();
        let (lane, best) = least(energies);
        if self.record.see(lane, moves, best.into()) {
            self.best = Arc::new((*self.boards).clone());
            self.best_lane = lane;
        }
        let energy = energies[self.record.place].into();
        self.record.row.energy = energy;
        if best == 0 || self.record.trace.wants(moves, energy) {
            self.record.note(moves);
        }
        self.record.trace.write(&self.record.row, moves, energy);
        best == 0
    }

    /// Returns the proposal of a move to the first chain.
    fn proposal(&self, LanesStep { pair, swap, uniforms, lower, accepted }: LanesStep<B::Pair>) -> Proposal {
        let uniform = Xoshiro::uniform(u32::from(uniforms.as_array()[0]) << 16 | u32::from(lower));
        let delta = i32::from(swap.deltas.as_array()[0] as i16);
        Proposal { mv: pair, delta, uniform, accepted: accepted.as_array()[0] != 0, late: None }
    }
}

impl<B: Boards> AnnealingSolver for MultiStart<B> {
    fn progress(&self) -> AnnealProgress {
        let kernel = &self.plan.kernel;
        self.record.progress(kernel, |last| {
            let [a, b] = kernel.cells(last.mv).map(|cell| self.boards.number(cell, self.record.place));
            if last.accepted { [b, a] } else { [a, b] }
        })
    }

    fn number(&self, cell: usize) -> Option<i32> {
        Some(self.boards.number(cell, self.record.place))
    }

    fn best_number(&self, cell: usize) -> Option<i32> {
        Some(self.best.number(cell, self.best_lane))
    }

    fn replicas(&self, cells: usize) -> Option<Replicas> {
        let board = |lane: usize| (0..cells).map(|cell| self.boards.number(cell, lane)).collect();
        Some(Replicas {
            temperatures: vec![self.plan.settings.t0; LANES],
            energies: self.boards.energies().to_array().map(i32::from).to_vec(),
            exchanges: Vec::new(),
            boards: (0..LANES).map(board).collect(),
            shown: self.record.place,
        })
    }

    fn rows(&self) -> Vec<Row> {
        self.record.rows()
    }

    fn trace(&self) -> &Trace {
        &self.record.trace
    }
}

impl<B: Boards> Stepper for MultiStart<B> {
    fn advance(&mut self, n: u64) {
        MultiStart::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.record.row.moves
    }

    fn over(&self) -> bool {
        !self.record.runs()
    }

    fn count(&self, event: Event) -> u64 {
        self.record.count(event)
    }

    fn checkpoint(&self) -> Self {
        MultiStart {
            plan: Arc::clone(&self.plan),
            generator: self.generator.clone(),
            boards: self.boards.clone(),
            record: self.record.slim(),
            best: Arc::clone(&self.best),
            ..*self
        }
    }
}

/// Returns the first lane with the lowest energy, and that energy.
fn least<E: Ord + Copy>(energies: [E; LANES]) -> (usize, E) {
    energies.into_iter().enumerate().min_by_key(|&(_, energy)| energy).expect("there are eight")
}

/// Returns the number of the 2^32 uniforms `(bits + 1/2) / 2^32` below the acceptance probability of a rise by `delta`.
fn accepting(delta: usize, temperature: f64) -> u32 {
    // The cast saturates at 0 and at 2^32 - 1.
    (probability(delta as f64, temperature) * 4_294_967_296.0 - 0.5).ceil() as u32
}

#[cfg(test)]
mod tests;
