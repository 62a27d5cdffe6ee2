//! An annealing run at work. [`AnnealRun::advance`] is the only way forward, and the same whatever the batches. All
//! that happens between moves (samples, reheats, restarts, interventions) is tied to move numbers.

use crate::anneal::events::{Due, Events};
use crate::anneal::frozen;
use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::anneal::kernel::{Acceptance, Cooling, Proposal, Segment, WalkState};
use crate::anneal::restart::{Found, Refill, Reheat};
use crate::anneal::schedule::Lam;
use crate::anneal::settings::AnnealSettings;
use crate::anneal::solver::{AnnealingSolver, PossibleMove, PossibleMoves};
use crate::board::{Neighbourhood, filled};
use crate::history::progress::{AnnealProgress, LastMove, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Machine};
use crate::random::any::AnyGenerator;
use std::sync::Arc;

/// Anneals one board: holds it with its neighbourhood, an acceptance rule, a generator and a trace.
#[derive(Clone, Debug)]
#[must_use = "a run makes no move until it is advanced"]
pub struct AnnealRun<R: Neighbourhood> {
    settings: AnnealSettings,
    /// The rules with nothing pinned.
    base: Arc<R>,
    /// The rules as they are.
    rules: Arc<R>,
    /// What a person does, in the order of the moves.
    interventions: Arc<Vec<InterventionAt>>,
    /// How much of it has been done.
    done: usize,
    pinned: Vec<bool>,
    acceptance: Acceptance,
    generator: AnyGenerator,
    board: R::Board,
    status: Status,
    due: Due,
    last: Option<Proposal>,
    state: WalkState,
    events: Events,
    trace: Trace,
}

impl<R: Neighbourhood> AnnealRun<R> {
    /// Returns the run of a problem of one's own at its start: the first board laid out, no move made.
    pub fn of(neighbourhood: R, settings: AnnealSettings) -> Self {
        AnnealRun::new(neighbourhood, settings, Vec::new(), 0)
    }

    /// Returns how far the run has come.
    pub fn progress(&self) -> AnnealProgress {
        AnnealingSolver::progress(self)
    }

    /// Returns the board after the last move.
    pub fn board(&self) -> &R::Board {
        &self.board
    }

    /// Returns the run at its start: the first board laid out, no move made. The interventions must be possible on so
    /// many cells.
    pub fn new(rules: R, settings: AnnealSettings, interventions: Vec<InterventionAt>, cells: usize) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let rules = Arc::new(rules);
        let board = filled(&*rules, &mut generator);
        let energy = rules.energy(&board);
        let row = Row::start(energy, energy, settings.schedule.temperature(1));
        let state = WalkState {
            start: 0,
            cooling: Cooling { since: 0, heat: 1.0, held: None },
            lam: Lam::of(&settings.schedule, 1.0),
            row,
            best_move: 0,
            bests: 0,
            last_accepted: 0,
            changed: 0,
            stale: 0,
        };
        let mut annealer = AnnealRun {
            settings,
            base: Arc::clone(&rules),
            rules,
            interventions: Arc::new(interventions),
            done: 0,
            pinned: vec![false; cells],
            acceptance: Acceptance::new(settings.accept),
            generator,
            board,
            status: Status::Running,
            due: Due::Nothing,
            last: None,
            state,
            events: Events::new(&settings, energy),
            // An adaptive schedule's temperatures are known at their moves only.
            trace: if state.lam.is_some() { Trace::new(row) } else { Trace::log(row) },
        };
        annealer.begin();
        if annealer.status == Status::Running && annealer.rules.moves() == 0 {
            annealer.status = Status::Exhausted;
        }
        annealer.catch_up();
        annealer
    }

    /// What every anneal begins with, its board laid out.
    fn begin(&mut self) {
        self.events.begin(&self.settings, &self.state);
        self.acceptance.begin(self.state.row.energy);
        if self.state.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let end = self.state.row.moves.saturating_add(n).min(self.settings.moves);
        while self.status == Status::Running && self.state.row.moves < end {
            match self.due {
                Due::Nothing => {
                    let next = self.interventions.get(self.done).map_or(u64::MAX, |next| next.after);
                    let stop = self.events.next(&self.settings, &self.state).min(next).min(end);
                    let converged = self.segment(stop);
                    self.see_end(converged);
                    self.catch_up();
                }
                Due::Reheat => self.reheat(),
                Due::Restart => self.restart(),
            }
        }
        if self.status == Status::Running && self.state.row.moves == self.settings.moves {
            self.status = Status::Exhausted;
        }
    }

    /// Makes the moves up to `stop`, or to energy 0, or to a change of what is sampled. Returns
    /// whether the samples end the anneal.
    fn segment(&mut self, stop: u64) -> bool {
        let k = self.state.k();
        let ends_from = self.events.ends_from(&self.state);
        // A person may have swapped to energy 0, which is looked at after a move.
        let count = if self.state.row.energy == 0 { 1 } else { stop - self.state.row.moves };
        let AnnealRun { rules, acceptance, generator, board, state, trace, .. } = self;
        let mut segment = Segment { rules: &**rules, board, state, trace, schedule: self.settings.schedule, ends_from };
        let last = match generator {
            AnyGenerator::Xoshiro(own) => segment.run(own, acceptance, count),
            AnyGenerator::R(r) => segment.run(&mut **r, acceptance, count),
        };
        self.last = Some(last);
        let energy = self.state.row.energy;
        let before = if last.accepted { energy - last.delta } else { energy };
        self.events.pass(k, &self.state, before)
    }

    /// Ends the run, or orders a new anneal or a reheat, if that is due.
    fn see_end(&mut self, converged: bool) {
        let sampled = self.state.k().is_multiple_of(self.settings.every);
        if self.state.row.energy == 0 && (self.settings.found == Found::First || sampled) {
            self.status = Status::Solved;
        }
        self.due = self.events.due(&self.settings, &self.state, converged);
    }

    /// Lays out a new board for a new anneal; the generator runs on.
    fn restart(&mut self) {
        self.settle();
        self.board = filled(&*self.rules, &mut self.generator);
        self.state.row.restarts += 1;
        self.state.start = self.state.row.moves;
        self.state.stale = 0;
        self.cool_again(1.0);
        self.begin();
        self.trace.restart(&self.state.row);
    }

    /// Begins the schedule again at a higher temperature.
    fn reheat(&mut self) {
        self.settle();
        let Some(Reheat { factor, refill, .. }) = self.settings.reheat else { return self.reheat_from_the_start() };
        let shown = self.state.row.energy;
        if refill != Refill::Keep {
            self.board = filled(&*self.rules, &mut self.generator);
        }
        if refill == Refill::Stale {
            self.state.stale = shown - self.rules.energy(&self.board);
        }
        self.state.row.reheats += 1;
        let schedule = self.settings.schedule;
        let reached = self.state.temperature(&schedule, self.state.row.moves);
        let first = schedule.temperature(1);
        // No multiple of 0 is any hotter: from a temperature held at 0, or always 0, the schedule begins as it did at first.
        let nothing = first == 0.0 || self.state.cooling.held == Some(0.0);
        self.cool_again(if nothing { 1.0 } else { reached * factor / first });
        self.events.cooled_again(&self.settings, &self.state);
        self.trace.reheat(&self.state.row);
        if self.state.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Begins the schedule again as it was, the board as it is: Lewis's reheat.
    fn reheat_from_the_start(&mut self) {
        self.state.row.reheats += 1;
        self.cool_again(1.0);
        self.events.begin_chain(&self.settings, &self.state);
        self.trace.reheat(&self.state.row);
    }

    /// Begins the schedule, times `heat`, after the present move, and counts the board.
    fn cool_again(&mut self, heat: f64) {
        let state = &mut self.state;
        state.cooling = Cooling { since: state.row.moves, heat, ..state.cooling };
        state.lam = Lam::of(&self.settings.schedule, heat);
        state.last_accepted = state.row.moves;
        self.acceptance.forget();
        self.see_board();
        self.due = Due::Nothing;
    }

    /// A log of accepted moves ends where anything else happens.
    fn settle(&mut self) {
        let AnnealRun { trace, state, settings, .. } = self;
        trace.settle(state.row.moves, &|moves| state.temperature(&settings.schedule, moves));
    }

    /// The board or the temperature is another than after the last move.
    fn see_board(&mut self) {
        let temperature = self.state.temperature(&self.settings.schedule, self.state.row.moves);
        let energy = self.rules.energy(&self.board) + self.state.stale;
        if energy != self.state.row.energy {
            self.state.changed = self.state.row.moves;
        }
        self.state.see(self.state.row.moves, energy, temperature);
        self.last = None;
    }

    /// Does what a person does after the present move, if that is not done yet.
    fn catch_up(&mut self) {
        while let Some(&InterventionAt { after, intervention }) = self.interventions.get(self.done) {
            if after != self.state.row.moves || self.status != Status::Running {
                return;
            }
            self.done += 1;
            self.state.row.interventions += 1;
            self.act(intervention);
        }
    }

    /// Does it.
    fn act(&mut self, intervention: Intervention) {
        self.settle();
        match intervention {
            Intervention::Hold(temperature) => self.state.cooling.held = Some(temperature),
            Intervention::Release => self.state.cooling.held = None,
            Intervention::Swap(a, b) => {
                // The config has checked that they may swap.
                if let Some(pair) = self.rules.pair_of([a, b]) {
                    let delta = self.rules.delta(&self.board, pair);
                    // The numbers are seen as they are from now on.
                    self.state.stale = 0;
                    Arc::clone(&self.rules).apply(&mut self.board, pair, delta);
                }
            }
            Intervention::Pin(cell) | Intervention::Unpin(cell) => {
                let pins = matches!(intervention, Intervention::Pin(_));
                self.pinned[cell] = pins;
                #[cfg(feature = "full")]
                {
                    self.pinned[self.base.partner(cell)] = pins;
                }
                self.rules = Arc::new(self.base.pinned(&self.board, &self.pinned));
            }
        }
        self.acceptance.forget();
        self.see_board();
        self.trace.intervention(&self.state.row);
        if self.state.row.energy == 0 && self.settings.found == Found::First {
            self.status = Status::Solved;
        }
    }

    fn explain(&self, last: Proposal) -> LastMove {
        let probability = match last.late {
            Some(_) => f64::from(u8::from(last.accepted)),
            None => self.settings.accept.probability(last.delta, self.state.row.temperature),
        };
        last.explain(self.rules.cells(last.pair), |cell| self.rules.number(&self.board, cell), probability)
    }
}

impl<R: Neighbourhood> PossibleMoves for AnnealRun<R> {
    fn count(&self) -> u32 {
        self.rules.moves() as u32
    }

    fn at(&self, number: u32) -> PossibleMove {
        PossibleMove {
            cells: self.rules.cells(number),
            delta: self.rules.delta(&self.board, number) - self.state.stale,
            probability: self.rules.probability(number),
        }
    }
}

impl<R: Neighbourhood> AnnealingSolver for AnnealRun<R> {
    fn progress(&self) -> AnnealProgress {
        let Row { moves, restarts, reheats, energy, best, temperature, accepted, better, worse, .. } = self.state.row;
        AnnealProgress {
            status: self.status,
            moves,
            restarts,
            anneals: restarts + 1,
            reheats,
            energy,
            best,
            best_move: self.state.best_move,
            temperature,
            accepted,
            better,
            worse,
            last: self.last.map(|last| self.explain(last)),
            rebuild: None,
        }
    }

    fn number(&self, cell: usize) -> Option<i32> {
        Some(self.rules.number(&self.board, cell))
    }

    fn rows(&self) -> Vec<Row> {
        self.trace.rows(self.state.row, &|moves| self.state.temperature(&self.settings.schedule, moves))
    }

    fn trace(&self) -> &Trace {
        &self.trace
    }

    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        Some(self)
    }

    fn frozen(&self) -> Option<f64> {
        let Row { moves, energy, temperature, .. } = self.state.row;
        if self.status != Status::Running || energy == 0 || moves - self.state.changed < frozen::STOOD {
            return None;
        }
        let outlook = self.acceptance.outlook(energy, temperature);
        frozen::wait(self, &outlook)
    }

    fn intervene(&mut self, intervention: Intervention) {
        let interventions = Arc::make_mut(&mut self.interventions);
        // What was to come after this is no longer.
        interventions.truncate(self.done);
        let after = self.state.row.moves;
        let held = |intervention: &Intervention| matches!(intervention, Intervention::Hold(_) | Intervention::Release);
        if interventions
            .last()
            .is_some_and(|last| last.after == after && held(&last.intervention) && held(&intervention))
        {
            interventions.pop();
            self.done -= 1;
            self.state.row.interventions -= 1;
        }
        interventions.push(InterventionAt { after, intervention });
        self.catch_up();
    }

    fn interventions(&self) -> &[InterventionAt] {
        &self.interventions
    }

    fn pinned(&self) -> &[bool] {
        &self.pinned
    }
}

impl<R: Neighbourhood> Machine for AnnealRun<R> {
    fn advance(&mut self, n: u64) {
        AnnealRun::advance(self, n);
    }

    fn moves(&self) -> u64 {
        self.state.row.moves
    }

    fn over(&self) -> bool {
        self.status != Status::Running
    }

    fn count(&self, event: Event) -> u64 {
        let row = &self.state.row;
        match event {
            Event::Restart => row.restarts,
            Event::Reheat => row.reheats,
            Event::Best => self.state.bests,
            Event::Worsening => row.worse,
            Event::Intervention => row.interventions,
            Event::Rebuild => 0,
        }
    }

    fn checkpoint(&self) -> Self {
        AnnealRun {
            settings: self.settings,
            base: Arc::clone(&self.base),
            rules: Arc::clone(&self.rules),
            interventions: Arc::clone(&self.interventions),
            done: self.done,
            pinned: self.pinned.clone(),
            acceptance: self.acceptance.slim(),
            generator: self.generator.clone(),
            board: self.board.clone(),
            status: self.status,
            due: self.due,
            last: self.last,
            state: self.state,
            events: self.events.clone(),
            trace: Trace::none(self.state.row.best),
        }
    }

    fn grown(&self) -> usize {
        0
    }

    fn again(&self, head: &Self) -> Self {
        let mut again = AnnealRun { interventions: Arc::clone(&head.interventions), ..self.clone() };
        again.catch_up();
        again
    }
}
