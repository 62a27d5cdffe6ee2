//! A run of annealing with propagation. It stops after any step, so batches make no difference.

use super::grid::{Grid, Shape, Single, digits_of};
use crate::anneal::schedule::probability;
use crate::anneal::settings::RebuildSettings;
use crate::anneal::shown::Shown;
use crate::history::progress::AnnealProgress;
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Machine};
use crate::puzzle::sudoku::Sudoku;
use crate::random::{Generator, Xoshiro};
use serde::Serialize;
use std::sync::Arc;

/// Describes why a cell was filled in the present rebuild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// It was not.
    Not,
    /// By the kick.
    Kick,
    /// By a decision.
    Decision,
    /// By a single.
    Single,
}

/// Represents a step, for people to look at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "step", rename_all = "lowercase")]
pub enum Step {
    /// A random blank of the accepted grid got a random candidate.
    Kick {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// The candidates by the givens, this one included.
        candidates: Vec<u8>,
    },
    /// The blank with the fewest candidates got one of them.
    Decision {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// The candidates, this one included.
        candidates: Vec<u8>,
        /// Whether it is the number that the accepted grid has there.
        remembered: bool,
    },
    /// A cell got the number that follows.
    Single {
        /// The cell.
        cell: usize,
        /// The number.
        number: u8,
        /// Where this is the only place for the number: the unit, rows before columns before boxes. `None` where it was the cell's only
        /// candidate.
        unit: Option<usize>,
    },
    /// The new grid was accepted or rejected.
    Verdict {
        /// Blanks of the new grid.
        blanks: i32,
        /// How many more these are than the accepted grid had.
        delta: i32,
        /// The temperature.
        temperature: f64,
        /// The probability with which it is accepted.
        probability: f64,
        /// The uniform drawn.
        uniform: f64,
        /// Whether it was.
        accepted: bool,
    },
}

/// A step as the loop keeps it.
#[derive(Clone, Copy, Debug)]
enum Last {
    Kick { cell: u16, digit: u8 },
    /// The candidates, bit `d - 1` for digit `d`.
    Decision { cell: u16, digit: u8, candidates: u32, remembered: bool },
    Single(Single),
    Verdict { delta: i32, bits: u32, accepted: bool },
}

/// What does not change during a run.
#[derive(Debug)]
struct Plan {
    settings: RebuildSettings,
    shape: Shape,
    /// The givens with what follows from them.
    base: Grid,
}

/// Anneals a sudoku by rebuilding its grid.
#[derive(Clone, Debug)]
#[must_use = "a run makes no step until it is advanced"]
pub struct RebuildRun {
    plan: Arc<Plan>,
    generator: Xoshiro,
    /// The accepted grid, 0 for a blank.
    accepted: Vec<u8>,
    /// The grid that is built.
    grid: Grid,
    filled: Vec<Filled>,
    /// Whether a rebuild is under way.
    building: bool,
    last: Option<Last>,
    shown: Shown,
}

impl RebuildRun {
    /// Returns the run at its start: the givens and what follows from them filled in, no step made.
    pub fn new(sudoku: &Sudoku, settings: RebuildSettings) -> Self {
        let shape = Shape::new(sudoku, settings.hidden);
        let base = shape.grid(&sudoku.givens);
        let fillable = usize::from(base.fewest(0).is_some());
        let shown = Shown::new(&[base.blanks() as i32], fillable, |_| settings.t0, Trace::new);
        RebuildRun {
            generator: Xoshiro::new(settings.seed),
            accepted: base.digits().to_vec(),
            grid: base.clone(),
            filled: vec![Filled::Not; base.digits().len()],
            building: false,
            last: None,
            shown,
            plan: Arc::new(Plan { settings, shape, base }),
        }
    }

    /// Makes `n` steps, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let budget = self.plan.settings.moves;
        let end = self.shown.row.moves.saturating_add(n).min(budget);
        let plan = Arc::clone(&self.plan);
        let mut moves = self.shown.row.moves;
        while self.shown.runs() && moves < end {
            moves += 1;
            self.step(&plan, moves);
        }
        if moves > self.shown.row.moves {
            self.shown.fill(moves);
            self.shown.note(moves);
        }
        self.shown.end_at(budget);
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
            self.fill(plan, single.cell.into(), single.digit, Filled::Single);
            self.last = Some(Last::Single(single));
        } else if !self.decide(plan) {
            self.judge(plan, moves);
        }
    }

    #[inline]
    fn fill(&mut self, plan: &Plan, cell: usize, digit: u8, why: Filled) {
        self.grid.fill(&plan.shape, cell, digit);
        self.filled[cell] = why;
    }

    /// Gives a random blank of the accepted grid a random candidate; returns whether there is one. The first grid is built without.
    fn kick(&mut self, plan: &Plan) -> bool {
        if !plan.settings.kick || self.shown.row.restarts == 0 {
            return false;
        }
        let (place, bits) = self.generator.choose(self.shown.row.energy as u32);
        let mut blanks = (0..self.accepted.len()).filter(|&cell| self.accepted[cell] == 0);
        let Some(cell) = blanks.nth(place as usize) else { return false };
        let count = plan.base.count(cell);
        if count == 0 {
            return false;
        }
        let digit = plan.base.candidate(cell, below(bits, count));
        self.fill(plan, cell, digit, Filled::Kick);
        self.last = Some(Last::Kick { cell: cell as u16, digit });
        true
    }

    /// Fills the blank with the fewest candidates; returns whether there is one.
    fn decide(&mut self, plan: &Plan) -> bool {
        let (start, bits) = self.generator.choose(self.accepted.len() as u32);
        let Some(cell) = self.grid.fewest(start as usize) else { return false };
        let own = self.accepted[cell];
        let remembered = plan.settings.memory && self.grid.fits(cell, own);
        let digit = if remembered { own } else { self.grid.candidate(cell, below(bits, self.grid.count(cell))) };
        let candidates = self.grid.mask(cell);
        self.fill(plan, cell, digit, Filled::Decision);
        self.last = Some(Last::Decision { cell: cell as u16, digit, candidates, remembered });
        true
    }

    /// Accepts the grid that was built, or rejects it.
    fn judge(&mut self, plan: &Plan, moves: u64) {
        let blanks = self.grid.blanks() as i32;
        let delta = blanks - self.shown.row.energy;
        let (_, bits) = self.generator.choose(1);
        let accepted = delta <= 0 || Xoshiro::uniform(bits) < probability(delta, plan.settings.t0);
        self.building = false;
        self.last = Some(Last::Verdict { delta, bits, accepted });
        self.shown.fill(moves - 1);
        self.shown.row.restarts += 1;
        if accepted {
            self.accepted.copy_from_slice(self.grid.digits());
            self.shown.row.energy = blanks;
            self.shown.count_accepted(delta);
            self.shown.see(0, moves, blanks);
        }
        self.shown.note(moves);
    }

    /// Returns how far the run has come. A move is a step, and the energy that of the accepted grid.
    pub fn progress(&self) -> AnnealProgress {
        AnnealProgress { restarts: 0, rebuilds: Some(self.shown.row.restarts), ..self.shown.counts() }
    }

    /// Returns the digit of each cell, 0 for a blank: of the grid that is built; after a verdict of the accepted one.
    #[must_use]
    pub fn digits(&self) -> &[u8] {
        if self.building { self.grid.digits() } else { &self.accepted }
    }

    /// Returns why each cell was filled in the rebuild that is under way.
    #[must_use]
    pub fn filled(&self) -> &[Filled] {
        &self.filled
    }

    /// Returns whether a rebuild is under way.
    #[must_use]
    pub fn is_building(&self) -> bool {
        self.building
    }

    /// Returns the last step, if there was one.
    #[must_use]
    pub fn last(&self) -> Option<Step> {
        let temperature = self.plan.settings.t0;
        Some(match self.last? {
            Last::Kick { cell, digit } => {
                let candidates = digits_of(self.plan.base.mask(cell.into())).collect();
                Step::Kick { cell: cell.into(), number: digit, candidates }
            }
            Last::Decision { cell, digit, candidates, remembered } => Step::Decision {
                cell: cell.into(),
                number: digit,
                candidates: digits_of(candidates).collect(),
                remembered,
            },
            Last::Single(single) => {
                Step::Single { cell: single.cell.into(), number: single.digit, unit: single.unit() }
            }
            Last::Verdict { delta, bits, accepted } => Step::Verdict {
                blanks: self.grid.blanks() as i32,
                delta,
                temperature,
                probability: probability(delta, temperature),
                uniform: Xoshiro::uniform(bits),
                accepted,
            },
        })
    }

    /// Returns the rows kept of the run so far, the present one last.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        self.shown.rows()
    }

    /// Returns the history. Its restarts are rebuilds.
    pub fn trace(&self) -> &Trace {
        &self.shown.trace
    }
}

/// A whole number below `n` from a uniform's bits.
fn below(bits: u32, n: usize) -> usize {
    ((u64::from(bits) * n as u64) >> 32) as usize
}

impl Machine for RebuildRun {
    fn advance(&mut self, n: u64) {
        RebuildRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.shown.row.moves
    }

    fn over(&self) -> bool {
        !self.shown.runs()
    }

    fn count(&self, event: Event) -> u64 {
        match event {
            Event::Rebuild => self.shown.row.restarts,
            other => self.shown.count(other),
        }
    }

    fn checkpoint(&self) -> Self {
        RebuildRun {
            plan: Arc::clone(&self.plan),
            generator: self.generator.clone(),
            accepted: self.accepted.clone(),
            grid: self.grid.clone(),
            filled: self.filled.clone(),
            shown: self.shown.slim(),
            ..*self
        }
    }

    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}
