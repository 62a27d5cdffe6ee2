//! An annealing run. [`AnnealRun::advance`] is the only way forward, and the size of its batches never changes a
//! result. Everything between moves (samples, reheats, restarts, interventions) is tied to move numbers.

use crate::anneal::events::{Due, Events};
use crate::anneal::frozen;
use crate::anneal::intervention::{Intervention, InterventionAt, check_interventions, refused};
use crate::anneal::kernel::{Acceptance, Cooling, Proposal, Segment, WalkState};
use crate::anneal::restart::{Found, Refill, Reheat};
use crate::anneal::schedule::Lam;
use crate::anneal::settings::AnnealSettings;
use crate::anneal::solver::{AnnealingSolver, PossibleMove, PossibleMoves};
use crate::board::Kernel;
use crate::history::progress::{AnnealProgress, LastMove, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Stepper};
use crate::problem::{Access, Energy, Plain, Problem, started, with_r};
use crate::random::any::AnyGenerator;
use crate::text::message::Message;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

/// The number of moves between two computations of a float energy from scratch, which remove rounding errors.
const COMPUTED_EVERY: u64 = 1 << 16;

/// A run that anneals one state of a problem.
#[must_use = "a run makes no move until it is advanced"]
pub struct AnnealRun<P: Problem, A = Plain> {
    settings: AnnealSettings,
    /// The problem without pins.
    base: Arc<P>,
    /// The problem with the present pins.
    problem: Arc<P>,
    /// The interventions of a person, in the order of their moves.
    interventions: Arc<Vec<InterventionAt>>,
    /// The number of interventions done so far.
    done: usize,
    pinned: Vec<bool>,
    acceptance: Acceptance<P::Energy>,
    generator: AnyGenerator,
    board: P::State,
    /// A copy of the best state, shared with checkpoints; out of date while the present state is the best.
    best: Arc<P::State>,
    target: Option<P::Energy>,
    status: Status,
    due: Due,
    last: Option<Proposal<P::Move, P::Energy>>,
    state: WalkState<P::Energy>,
    events: Events<P::Energy>,
    trace: Trace<P::Energy>,
    access: PhantomData<A>,
}

impl<P: Problem> AnnealRun<P> {
    /// Returns a run at its start, with a random state and no move made.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    ///
    /// # Panics
    /// If the energy of the start is not finite.
    pub fn new(problem: P, settings: AnnealSettings) -> Result<Self, Message> {
        AnnealRun::with_interventions(problem, settings, Vec::new(), 0)
    }

    /// Runs the same settings from many seeds, in the order of the seeds; each run is made when the iterator reaches
    /// it. A program with threads gives each thread a part of the seeds, and a clone of the `Arc`.
    ///
    /// # Errors
    /// Names the first setting that is out of its range.
    ///
    /// # Panics
    /// If the energy of a start is not finite.
    pub fn sweep(
        problem: Arc<P>,
        settings: AnnealSettings,
        seeds: Range<u64>,
    ) -> Result<impl Iterator<Item = AnnealRun<P>>, Message> {
        settings.seed(seeds.end.saturating_sub(1)).check()?;
        Ok(seeds.map(move |seed| {
            let mut run = AnnealRun::of_shared(Arc::clone(&problem), settings.seed(seed), Vec::new(), 0);
            run.advance(u64::MAX);
            run
        }))
    }
}

impl<P: Problem, A: Access<P>> AnnealRun<P, A> {
    /// Returns the progress of the run; [`AnnealRun::last`] has its last move.
    pub fn progress(&self) -> AnnealProgress<P::Energy> {
        self.state.row.progress(self.status, self.state.best_move)
    }

    /// Returns the last proposal and its outcome; `None` at the start, and after a restart, a reheat or an
    /// intervention.
    pub fn last(&self) -> Option<&Proposal<P::Move, P::Energy>> {
        self.last.as_ref()
    }

    /// Returns the state after the last move.
    pub fn board(&self) -> &P::State {
        &self.board
    }

    /// Returns the best state so far: the first state with the lowest energy.
    pub fn best(&self) -> &P::State {
        if self.state.is_best { &self.board } else { &self.best }
    }

    /// Returns each move that lowered the best energy, with the new energy. The first pair is move 0 and the start's
    /// energy.
    pub fn improvements(&self) -> impl Iterator<Item = (u64, P::Energy)> {
        self.trace.bests().iter().copied()
    }

    /// Returns the rows kept of the run so far, the present one last: thousands at most, however long the run. For
    /// neighbouring moves, only the rows of the lowest and the highest energy are kept. So the start may be missing;
    /// [`improvements`](AnnealRun::improvements) begin with it.
    pub fn rows(&self) -> Vec<Row<P::Energy>> {
        self.trace.rows(self.state.row, &|moves| self.state.temperature(&self.settings.schedule, moves))
    }

    /// Returns a run at its start, with future interventions in the order of their moves. `cells` is 0 for a problem
    /// without cells. A swap that the pins forbid when it is due has no effect.
    ///
    /// # Errors
    /// Names the first setting that is out of its range, or the first intervention that is out of order or on no cell.
    ///
    /// # Panics
    /// If the energy of the start is not finite.
    pub fn with_interventions(
        problem: P,
        settings: AnnealSettings,
        interventions: Vec<InterventionAt>,
        cells: usize,
    ) -> Result<Self, Message> {
        settings.check()?;
        check_interventions(&interventions, settings.moves, cells)?;
        Ok(AnnealRun::of_shared(Arc::new(problem), settings, interventions, cells))
    }

    /// Returns the run of a problem that several runs share.
    pub(crate) fn of_shared(
        problem: Arc<P>,
        settings: AnnealSettings,
        interventions: Vec<InterventionAt>,
        cells: usize,
    ) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let board = started::<P, A>(&*problem, &mut generator);
        let energy = problem.energy(&board);
        assert!(energy.is_finite(), "the energy of the start is {energy:?}");
        let target = problem.target().filter(|_| settings.found != Found::Never);
        let row = Row::start(energy, energy, settings.schedule.temperature(1));
        let state = WalkState {
            start: 0,
            cooling: Cooling { since: 0, factor: 1.0, held: None },
            lam: Lam::from_schedule(&settings.schedule, 1.0),
            row,
            energy,
            is_best: true,
            best_move: 0,
            bests: 0,
            last_accepted: 0,
            changed: 0,
            refill_excess: P::Energy::ZERO,
        };
        let mut run = AnnealRun {
            settings,
            base: Arc::clone(&problem),
            problem,
            interventions: Arc::new(interventions),
            done: 0,
            pinned: vec![false; cells],
            acceptance: Acceptance::new(settings.accept),
            generator,
            best: Arc::new(board.clone()),
            board,
            target,
            status: Status::Running,
            due: Due::Nothing,
            last: None,
            state,
            events: Events::new(&settings, energy),
            // The temperatures of an adaptive schedule cannot be computed afterwards, so a log of moves is not enough.
            trace: if state.lam.is_some() { Trace::new(row) } else { Trace::log(row) },
            access: PhantomData,
        };
        run.begin();
        if run.status == Status::Running && A::moves(&run.problem) == Some(0) {
            run.status = Status::Unsolvable;
        }
        run.catch_up();
        run
    }

    /// Begins an anneal on the present board.
    fn begin(&mut self) {
        self.events.begin(&self.settings, &self.state);
        self.acceptance.begin(self.state.row.energy);
        if self.is_at_target() {
            self.status = Status::Solved;
        }
    }

    /// Computes the energy of the present state.
    #[inline(never)]
    fn energy(&self) -> P::Energy {
        self.problem.energy(&self.board)
    }

    /// Replaces the present state by a random one.
    #[inline(never)]
    fn start_again(&mut self) {
        self.keep_best();
        self.board = started::<P, A>(&*self.problem, &mut self.generator);
    }

    /// Returns whether the energy shown is at or below the target.
    fn is_at_target(&self) -> bool {
        self.target.is_some_and(|target| self.state.row.energy <= target)
    }

    /// Copies the present state if it is the best, before another replaces it.
    #[inline(never)]
    fn keep_best(&mut self) {
        if self.state.is_best {
            self.state.is_best = false;
            self.best = Arc::new(self.board.clone());
        }
    }

    /// Makes `n` moves, or fewer if the run ends earlier.
    pub fn advance(&mut self, n: u64) {
        let end = self.state.row.moves.saturating_add(n).min(self.settings.moves);
        while self.status == Status::Running && self.state.row.moves < end {
            match self.due {
                Due::Nothing => {
                    let next = self.interventions.get(self.done).map_or(u64::MAX, |next| next.after);
                    let stop =
                        self.events.next(&self.settings, &self.state).min(next).min(end).min(self.computed_next());
                    let converged = self.segment(stop);
                    self.compute_again();
                    self.see_end(converged);
                    self.catch_up();
                }
                Due::Reheat => self.reheat(),
                Due::Restart => self.restart(),
            }
        }
        if self.status == Status::Running && self.state.row.moves == self.settings.moves {
            self.status = Status::Budget;
        }
    }

    /// Intervenes after the present move, and drops all later interventions. A replay of the run repeats the
    /// intervention.
    ///
    /// # Errors
    /// For a temperature that is negative or not finite, a cell that does not exist, and two cells that no move swaps.
    pub fn intervene(&mut self, intervention: Intervention) -> Result<(), Message> {
        let after = self.state.row.moves;
        check_interventions(&[InterventionAt { after, intervention }], self.settings.moves, self.pinned.len())?;
        let possible = |change| A::alter(&self.problem, &self.board, change).is_some();
        if !intervention.change().is_none_or(possible) {
            return Err(refused(intervention.to_string()));
        }
        self.intervene_now(intervention);
        Ok(())
    }

    fn intervene_now(&mut self, intervention: Intervention) {
        let interventions = Arc::make_mut(&mut self.interventions);
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

    /// Returns the move after which the energy is next computed from scratch.
    fn computed_next(&self) -> u64 {
        if P::Energy::EXACT { u64::MAX } else { (self.state.row.moves / COMPUTED_EVERY + 1) * COMPUTED_EVERY }
    }

    /// Computes a float energy from scratch, if that is due.
    fn compute_again(&mut self) {
        if !P::Energy::EXACT && self.state.row.moves.is_multiple_of(COMPUTED_EVERY) {
            self.state.energy = self.energy();
            self.state.row.energy = self.state.energy + self.state.refill_excess;
        }
    }

    /// Makes moves up to `stop`, to the target, or to a change of energy that samples must see. Returns whether the
    /// samples end the anneal.
    fn segment(&mut self, stop: u64) -> bool {
        let k = self.state.k();
        let ends_from = self.events.ends_from(&self.state);
        // A person's swap may have reached the target, which is tested only after a move.
        let count = if self.is_at_target() { 1 } else { stop - self.state.row.moves };
        let target = self.target.unwrap_or(P::Energy::LOWEST);
        let AnnealRun { problem, acceptance, generator, board, best, state, trace, access, .. } = self;
        let (problem, schedule, access) = (&**problem, self.settings.schedule, *access);
        let mut segment: Segment<P, A> =
            Segment { problem, board, best, state, trace, schedule, ends_from, target, access };
        let last = match generator {
            AnyGenerator::Xoshiro(xoshiro) => segment.run(xoshiro, acceptance, count),
            AnyGenerator::R(r) => with_r!(P, A, segment.run(&mut **r, acceptance, count)),
        };
        self.last = Some(last);
        let energy = self.state.row.energy;
        let before = if last.accepted { energy - last.delta } else { energy };
        self.events.pass(k, &self.state, before)
    }

    /// Ends the run at the target, or sets the restart or reheat that is due.
    fn see_end(&mut self, converged: bool) {
        let sampled = self.state.k().is_multiple_of(self.settings.every);
        let reached = self.is_at_target();
        if reached && (self.settings.found == Found::First || sampled) {
            self.status = Status::Solved;
        }
        self.due = self.events.due(&self.settings, &self.state, reached || converged);
    }

    /// Begins a new anneal on a random board; the generator continues its sequence.
    fn restart(&mut self) {
        self.settle();
        self.start_again();
        self.state.row.restarts += 1;
        self.state.start = self.state.row.moves;
        self.state.refill_excess = P::Energy::ZERO;
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
            self.start_again();
        }
        if refill == Refill::Stale {
            self.state.refill_excess = shown - self.energy();
        }
        self.state.row.reheats += 1;
        let schedule = self.settings.schedule;
        let reached = self.state.temperature(&schedule, self.state.row.moves);
        let first = schedule.temperature(1);
        // No multiple of 0 is hotter than 0: if the schedule or the held temperature is 0, the schedule restarts
        // unchanged.
        let is_zero = first == 0.0 || self.state.cooling.held == Some(0.0);
        self.cool_again(if is_zero { 1.0 } else { reached * factor / first });
        self.events.cooled_again(&self.settings, &self.state);
        self.trace.reheat(&self.state.row);
        if self.is_at_target() {
            self.status = Status::Solved;
        }
    }

    /// Restarts the schedule unchanged and keeps the board: Lewis's reheat.
    fn reheat_from_the_start(&mut self) {
        self.state.row.reheats += 1;
        self.cool_again(1.0);
        self.events.begin_chain(&self.settings, &self.state);
        self.trace.reheat(&self.state.row);
    }

    /// Restarts the schedule, times `factor`, after the present move, and computes the board's energy.
    fn cool_again(&mut self, factor: f64) {
        let state = &mut self.state;
        state.cooling = Cooling { since: state.row.moves, factor, ..state.cooling };
        state.lam = Lam::from_schedule(&self.settings.schedule, factor);
        state.last_accepted = state.row.moves;
        self.acceptance.forget();
        self.see_board();
        self.due = Due::Nothing;
    }

    /// Closes the trace's log of accepted moves, because an event other than a move follows.
    fn settle(&mut self) {
        let AnnealRun { trace, state, settings, .. } = self;
        trace.settle(state.row.moves, &|moves| state.temperature(&settings.schedule, moves));
    }

    /// Records a board or a temperature that changed without a move.
    #[inline(never)]
    fn see_board(&mut self) {
        let temperature = self.state.temperature(&self.settings.schedule, self.state.row.moves);
        self.state.energy = self.energy();
        let energy = self.state.energy + self.state.refill_excess;
        if energy != self.state.row.energy {
            self.state.changed = self.state.row.moves;
        }
        self.state.see(self.state.row.moves, energy, temperature);
        self.last = None;
    }

    /// Makes the interventions that are due after the present move.
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

    /// Makes one intervention.
    fn act(&mut self, intervention: Intervention) {
        self.settle();
        match intervention {
            Intervention::Hold(temperature) => self.state.cooling.held = Some(temperature),
            Intervention::Release => self.state.cooling.held = None,
            Intervention::Swap(..)
            | Intervention::Reverse(..)
            | Intervention::Insert(..)
            | Intervention::Set(..)
            | Intervention::Flip(_) => {
                // A change that the pins forbid has no effect.
                let altered = intervention.change().and_then(|change| A::alter(&self.problem, &self.board, change));
                if let Some(board) = altered {
                    // From now on the energy shown is the energy of the board.
                    self.state.refill_excess = P::Energy::ZERO;
                    self.keep_best();
                    self.board = board;
                }
            }
            Intervention::Pin(cell) | Intervention::Unpin(cell) => {
                let pins = matches!(intervention, Intervention::Pin(_));
                self.pinned[cell] = pins;
                #[cfg(full)]
                {
                    self.pinned[A::partner(&self.base, cell)] = pins;
                }
                if let Some(problem) = A::pin(&self.base, &self.board, &self.pinned) {
                    self.problem = Arc::new(problem);
                }
            }
        }
        self.acceptance.forget();
        self.see_board();
        self.trace.intervention(&self.state.row);
        if self.is_at_target() && self.settings.found == Found::First {
            self.status = Status::Solved;
        }
    }
}

impl<P: Kernel> AnnealRun<P, P::Access> {
    fn explain(&self, last: Proposal) -> LastMove {
        let probability = match last.late {
            Some(_) => f64::from(u8::from(last.accepted)),
            None => self.settings.accept.probability(last.delta.into(), self.state.row.temperature),
        };
        let numbers = self.problem.numbers(&self.board, last.mv, last.accepted);
        last.explain(self.problem.cells(last.mv), numbers, probability)
    }
}

impl<P: Kernel> PossibleMoves for AnnealRun<P, P::Access> {
    fn count(&self) -> u32 {
        self.problem.moves() as u32
    }

    fn at(&self, index: u32) -> PossibleMove {
        let mv = self.problem.nth(&self.board, index);
        PossibleMove {
            cells: self.problem.cells(mv),
            delta: self.problem.delta(&self.board, mv) - self.state.refill_excess,
            probability: self.problem.probability(index),
        }
    }
}

impl<P: Kernel> AnnealingSolver for AnnealRun<P, P::Access> {
    fn progress(&self) -> AnnealProgress {
        AnnealProgress { last: self.last.map(|last| self.explain(last)), ..AnnealRun::progress(self) }
    }

    fn number(&self, cell: usize) -> Option<i32> {
        Some(self.problem.number(&self.board, cell))
    }

    fn best_number(&self, cell: usize) -> Option<i32> {
        Some(self.problem.number(self.best(), cell))
    }

    fn rows(&self) -> Vec<Row> {
        AnnealRun::rows(self)
    }

    fn trace(&self) -> &Trace {
        &self.trace
    }

    fn possible_moves(&self) -> Option<&dyn PossibleMoves> {
        Some(self)
    }

    fn frozen(&self) -> Option<f64> {
        let Row { moves, energy, temperature, .. } = self.state.row;
        if self.status != Status::Running || self.is_at_target() || moves - self.state.changed < frozen::STOOD {
            return None;
        }
        let outlook = self.acceptance.outlook(energy, temperature);
        frozen::wait(self, &outlook)
    }

    fn intervene(&mut self, intervention: Intervention) {
        self.intervene_now(intervention);
    }

    fn interventions(&self) -> &[InterventionAt] {
        &self.interventions
    }

    fn pinned(&self) -> &[bool] {
        &self.pinned
    }
}

impl<P: Problem, A: Access<P>> Stepper for AnnealRun<P, A> {
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

    #[inline(never)]
    fn checkpoint(&self) -> Self {
        self.with(self.acceptance.slim(), Trace::none(self.state.row.best))
    }

    fn again(&self, head: &Self) -> Self {
        let mut again = self.clone();
        again.interventions = Arc::clone(&head.interventions);
        again.catch_up();
        again
    }
}

/// Written by hand, because a derived `Clone` would require `P: Clone`.
impl<P: Problem, A> Clone for AnnealRun<P, A> {
    fn clone(&self) -> Self {
        self.with(self.acceptance.clone(), self.trace.clone())
    }
}

impl<P: Problem, A> AnnealRun<P, A> {
    /// Returns a copy with another state of acceptance and another history.
    #[inline(never)]
    fn with(&self, acceptance: Acceptance<P::Energy>, trace: Trace<P::Energy>) -> Self {
        AnnealRun {
            settings: self.settings,
            base: Arc::clone(&self.base),
            problem: Arc::clone(&self.problem),
            interventions: Arc::clone(&self.interventions),
            done: self.done,
            pinned: self.pinned.clone(),
            acceptance,
            generator: self.generator.clone(),
            board: self.board.clone(),
            best: Arc::clone(&self.best),
            target: self.target,
            status: self.status,
            due: self.due,
            last: self.last,
            state: self.state,
            events: self.events.clone(),
            trace,
            access: PhantomData,
        }
    }
}

impl<P: Problem, A> fmt::Debug for AnnealRun<P, A> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("AnnealRun")
            .field("settings", &self.settings)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
