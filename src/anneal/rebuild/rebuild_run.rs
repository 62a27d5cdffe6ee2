//! A run of annealing with propagation: ruin and recreate with Metropolis' rule. It can stop after any step, so batch
//! size does not affect a result.

use super::built::{Built, Filled};
use crate::anneal::run_record::RunRecord;
use crate::anneal::schedule::probability;
use crate::anneal::settings::RebuildSettings;
use crate::anneal::solver::AnnealingSolver;
use crate::history::progress::{AnnealProgress, RebuildProgress, RebuildStep};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Stepper};
use crate::random::{Generator, Xoshiro};
use crate::sudoku::Sudoku;
use crate::sudoku::candidates::Single;
use crate::sudoku::field::{CandidateGrid, Layout};
use std::sync::Arc;

/// The parts of a run that never change.
#[derive(Debug)]
struct Plan {
    settings: RebuildSettings,
    layout: Layout,
    /// The grid of the givens and the singles that follow from them.
    base: CandidateGrid,
}

/// A run that anneals a sudoku by rebuilding its grid.
#[derive(Clone, Debug)]
#[must_use = "a run makes no step until it is advanced"]
pub struct RebuildRun {
    plan: Arc<Plan>,
    generator: Xoshiro,
    /// The digits of the accepted grid, 0 for a blank.
    accepted: Vec<u8>,
    /// The digits of the best accepted grid, shared with checkpoints.
    best: Arc<[u8]>,
    /// The grid under construction.
    grid: CandidateGrid,
    filled: Vec<Filled>,
    /// True while a rebuild is under way.
    building: bool,
    last: Option<RebuildStep>,
    record: RunRecord,
}

impl RebuildRun {
    /// Returns the run at its start: the givens and the singles that follow are filled in, and no step is made.
    pub fn new(sudoku: &Sudoku, settings: RebuildSettings) -> Self {
        let layout = Layout::new(sudoku, settings.propagation);
        let base = CandidateGrid::of_givens(&layout, &sudoku.givens);
        let fillable = usize::from(base.fewest(0, base.digits()).is_some());
        let record = RunRecord::new(&[base.blanks() as i32], Some(0), Some(fillable), |_| settings.t0, Trace::new);
        RebuildRun {
            generator: Xoshiro::new(settings.seed),
            accepted: base.digits().to_vec(),
            best: base.digits().into(),
            grid: base.clone(),
            filled: vec![Filled::Not; base.digits().len()],
            building: false,
            last: None,
            record,
            plan: Arc::new(Plan { settings, layout, base }),
        }
    }

    /// Makes `n` steps, or fewer if the run ends earlier.
    pub fn advance(&mut self, n: u64) {
        let budget = self.plan.settings.moves;
        let end = self.record.row.moves.saturating_add(n).min(budget);
        let plan = Arc::clone(&self.plan);
        let mut moves = self.record.row.moves;
        while self.record.runs() && moves < end {
            moves += 1;
            self.step(&plan, moves);
        }
        if moves > self.record.row.moves {
            self.record.fill(moves);
            self.record.note(moves);
        }
        self.record.end_at(budget);
    }

    #[inline]
    fn step(&mut self, plan: &Plan, moves: u64) {
        if !self.building {
            self.building = true;
            self.grid.copy_from(&plan.base);
            self.filled.fill(Filled::Not);
            if self.kick(plan) {
                return;
            }
        }
        if let Some(single) = self.grid.next_single() {
            let Single { cell, digit: number, house: unit } = single;
            self.fill(plan, cell, number, Filled::Single);
            self.last = Some(RebuildStep::Single { cell, number, unit });
        } else if !self.decide(plan) {
            self.end_rebuild(plan, moves);
        }
    }

    #[inline]
    fn fill(&mut self, plan: &Plan, cell: usize, digit: u8, why: Filled) {
        self.grid.fill(&plan.layout, cell, digit);
        self.filled[cell] = why;
    }

    /// Gives a random blank of the accepted grid a random candidate; returns whether that was possible. The first
    /// rebuild has no kick.
    fn kick(&mut self, plan: &Plan) -> bool {
        if !plan.settings.kick || self.record.row.restarts == 0 {
            return false;
        }
        let (place, bits) = self.generator.choose(self.record.row.energy as u32);
        let mut blanks = (0..self.accepted.len()).filter(|&cell| self.accepted[cell] == 0);
        let Some(cell) = blanks.nth(place as usize) else { return false };
        let count = plan.base.count(cell);
        if count == 0 {
            return false;
        }
        let digit = plan.base.candidate(cell, below(bits, count));
        self.fill(plan, cell, digit, Filled::Kick);
        self.last = Some(RebuildStep::Kick { cell, number: digit, candidates: count as u32 });
        true
    }

    /// Fills the blank with the fewest candidates; returns whether any blank had a candidate.
    fn decide(&mut self, plan: &Plan) -> bool {
        let (start, bits) = self.generator.choose(self.accepted.len() as u32);
        // The digits of the base fit no blank, so they express no preference.
        let wished = if plan.settings.memory { &self.accepted[..] } else { plan.base.digits() };
        let Some(cell) = self.grid.fewest(start as usize, wished) else { return false };
        let old_digit = self.accepted[cell];
        let remembered = plan.settings.memory && self.grid.fits(cell, old_digit);
        let count = self.grid.count(cell);
        let digit = if remembered { old_digit } else { self.grid.candidate(cell, below(bits, count)) };
        self.fill(plan, cell, digit, Filled::Decision);
        self.last = Some(RebuildStep::Decision { cell, number: digit, candidates: count as u32, remembered });
        true
    }

    /// Accepts or rejects the new grid.
    fn end_rebuild(&mut self, plan: &Plan, moves: u64) {
        let blanks = self.grid.blanks() as i32;
        let delta = blanks - self.record.row.energy;
        let (_, bits) = self.generator.choose(1);
        let (probability, uniform) = (probability(delta.into(), plan.settings.t0), Xoshiro::uniform(bits));
        let accepted = uniform < probability;
        self.building = false;
        self.last = Some(RebuildStep::Verdict { blanks, delta, probability, uniform, accepted });
        self.record.fill(moves - 1);
        self.record.row.restarts += 1;
        if accepted {
            self.accepted.copy_from_slice(self.grid.digits());
            self.record.row.energy = blanks;
            self.record.count_accepted(delta);
            if self.record.see(0, moves, blanks) {
                self.best = self.grid.digits().into();
            }
        }
        self.record.note(moves);
    }
}

/// Returns a digit as boards show it.
fn shown(digit: u8) -> Option<i32> {
    (digit != 0).then_some(digit.into())
}

/// Returns an integer below `n` from the bits of a uniform.
fn below(bits: u32, n: usize) -> usize {
    ((u64::from(bits) * n as u64) >> 32) as usize
}

impl AnnealingSolver for RebuildRun {
    /// Returns the progress: a move is a step, and the energy is the accepted grid's.
    fn progress(&self) -> AnnealProgress {
        let blanks = if self.building { self.grid.blanks() } else { self.record.row.energy as usize };
        let rebuild = RebuildProgress::new(self.record.row.restarts, blanks, self.last);
        AnnealProgress { rebuild: Some(rebuild), ..self.record.counts() }
    }

    /// Returns the number in the grid under construction; after a verdict, in the accepted grid.
    fn number(&self, cell: usize) -> Option<i32> {
        let digit = if self.building { self.grid.digits()[cell] } else { self.accepted[cell] };
        shown(digit)
    }

    fn best_number(&self, cell: usize) -> Option<i32> {
        shown(self.best[cell])
    }

    /// Returns the rows; their restarts are rebuilds.
    fn rows(&self) -> Vec<Row> {
        self.record.rows()
    }

    fn trace(&self) -> &Trace {
        &self.record.trace
    }

    fn built(&self) -> Option<Built<'_>> {
        Some(Built { base: self.plan.base.digits(), filled: &self.filled, under_way: self.building })
    }
}

impl Stepper for RebuildRun {
    fn advance(&mut self, n: u64) {
        RebuildRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.record.row.moves
    }

    fn over(&self) -> bool {
        !self.record.runs()
    }

    fn count(&self, event: Event) -> u64 {
        match event {
            Event::Rebuild => self.record.row.restarts,
            other => self.record.count(other),
        }
    }

    fn checkpoint(&self) -> Self {
        RebuildRun {
            plan: Arc::clone(&self.plan),
            generator: self.generator.clone(),
            accepted: self.accepted.clone(),
            best: Arc::clone(&self.best),
            grid: self.grid.clone(),
            filled: self.filled.clone(),
            record: self.record.slim(),
            ..*self
        }
    }
}
