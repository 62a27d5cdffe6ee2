//! An annealing run at work. [`AnnealRun::advance`] is the only way forward, and the same whatever the batches. All
//! that happens between moves (samples, reheats, restarts, interventions) is tied to move numbers.

use crate::anneal::chains::Chain;
use crate::anneal::full_board::FullBoardSolver;
use crate::anneal::intervention::{Intervention, InterventionAt};
use crate::anneal::kernel::{Acceptance, Cooling, Proposal, Segment, WalkState};
use crate::anneal::restart::{Found, Refill, Reheat, Samples};
use crate::anneal::schedule::Lam;
use crate::anneal::settings::AnnealSettings;
use crate::board::{Neighbourhood, filled};
use crate::history::progress::{AnnealProgress, LastMove, Status};
use crate::history::trace::{Row, Trace};
use crate::history::{Event, Machine};
use crate::random::any::AnyGenerator;
use std::sync::Arc;

/// What is due before the next move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Due {
    Nothing,
    Reheat,
    Restart,
}

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
    hands: Arc<Vec<InterventionAt>>,
    /// How much of it has been done.
    done: usize,
    pinned: Vec<bool>,
    acceptance: Acceptance,
    generator: AnyGenerator,
    board: R::Board,
    status: Status,
    due: Due,
    last: Option<Proposal>,
    samples: Samples,
    tally: WalkState,
    /// The last move before the temperature falls below the reheat's floor.
    floor_move: u64,
    /// The present chain of Lewis's reheat.
    chain: Chain,
    trace: Trace,
}

impl<R: Neighbourhood> AnnealRun<R> {
    /// Returns the run of a problem of one's own at its start: the first board laid out, no move made.
    pub fn of(neighbourhood: R, settings: AnnealSettings) -> Self {
        AnnealRun::new(neighbourhood, settings, Vec::new(), 0)
    }

    /// Returns how far the run has come.
    pub fn progress(&self) -> AnnealProgress {
        FullBoardSolver::progress(self)
    }

    /// Returns the board after the last move.
    pub fn board(&self) -> &R::Board {
        &self.board
    }

    /// Returns the run at its start: the first board laid out, no move made. The interventions must be possible on so
    /// many cells.
    pub fn new(rules: R, settings: AnnealSettings, hands: Vec<InterventionAt>, cells: usize) -> Self {
        let mut generator = AnyGenerator::new(settings.rng, settings.seed);
        let rules = Arc::new(rules);
        let board = filled(&*rules, &mut generator);
        let energy = rules.energy(&board);
        let row = Row::start(energy, energy, settings.schedule.temperature(1));
        let tally = WalkState {
            start: 0,
            cooling: Cooling { since: 0, heat: 1.0, held: None },
            lam: Lam::of(&settings.schedule, 1.0),
            row,
            best_move: 0,
            bests: 0,
            last_accepted: 0,
            stale: 0,
        };
        let mut annealer = AnnealRun {
            settings,
            base: Arc::clone(&rules),
            rules,
            hands: Arc::new(hands),
            done: 0,
            pinned: vec![false; cells],
            acceptance: Acceptance::new(settings.accept),
            generator,
            board,
            status: Status::Running,
            due: Due::Nothing,
            last: None,
            samples: Samples::new(settings.restart, settings.every),
            tally,
            floor_move: u64::MAX,
            chain: Chain::begin(None, 0, energy, energy),
            // An adaptive schedule's temperatures are known at their moves only.
            trace: if tally.lam.is_some() { Trace::new(row) } else { Trace::log(row) },
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
        self.samples.begin(self.tally.row.energy);
        self.acceptance.begin(self.tally.row.energy);
        self.floor_move = self.find_floor();
        self.begin_chain();
        if self.tally.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Makes `n` moves, or as many as there are before the run ends.
    pub fn advance(&mut self, n: u64) {
        let end = self.tally.row.moves.saturating_add(n).min(self.settings.moves);
        while self.status == Status::Running && self.tally.row.moves < end {
            match self.due {
                Due::Nothing => {
                    let converged = self.stretch(self.next_event().min(end));
                    self.look_at_events(converged);
                    self.catch_up();
                }
                Due::Reheat => self.reheat(),
                Due::Restart => self.restart(),
            }
        }
        if self.status == Status::Running && self.tally.row.moves == self.settings.moves {
            self.status = Status::Exhausted;
        }
    }

    /// The move after which something other than a move may have to happen.
    fn next_event(&self) -> u64 {
        let anneal_end = self.tally.start.saturating_add(self.length());
        let hand = self.hands.get(self.done).map_or(u64::MAX, |hand| hand.after);
        let [_, may_converge] = self.samples.next(self.tally.k());
        let converged = self.tally.start.saturating_add(may_converge);
        anneal_end.min(converged).min(self.patience_move()).min(self.floor_move).min(self.chain.end).min(hand)
    }

    /// The most moves in the present anneal.
    fn length(&self) -> u64 {
        self.settings.restart.length(self.tally.row.restarts)
    }

    /// The move after which a reheat is due unless one is accepted up to it.
    fn patience_move(&self) -> u64 {
        let patience = self.settings.reheat.map_or(u64::MAX, |reheat| reheat.patience);
        self.tally.last_accepted.saturating_add(patience).saturating_add(1)
    }

    fn find_floor(&self) -> u64 {
        let Some(reheat) = self.settings.reheat else { return u64::MAX };
        let schedule = self.settings.schedule;
        // What is 0 from the beginning does not fall below anything.
        if schedule.temperature(1) == 0.0 {
            return u64::MAX;
        }
        let first = schedule.first_below(reheat.floor, self.tally.cooling.heat, self.settings.moves);
        // At least one move is made at every temperature.
        first.map_or(u64::MAX, |k| self.tally.cooling.since + (k - 1).max(1))
    }

    /// Makes the moves up to `stop`, or to energy 0, or to a change of what is sampled. Says whether the samples end the anneal.
    fn stretch(&mut self, stop: u64) -> bool {
        let k = self.tally.k();
        let [sample, _] = self.samples.next(k);
        // A person may have swapped to energy 0, which is looked at after a move.
        let count = if self.tally.row.energy == 0 { 1 } else { stop - self.tally.row.moves };
        let AnnealRun { rules, acceptance, generator, board, tally, trace, .. } = self;
        let ends_from = tally.start.saturating_add(sample);
        let mut stretch = Segment { rules: &**rules, board, tally, trace, schedule: self.settings.schedule, ends_from };
        let last = match generator {
            AnyGenerator::Xoshiro(own) => stretch.run(own, acceptance, count),
            AnyGenerator::R(r) => stretch.run(&mut **r, acceptance, count),
        };
        self.last = Some(last);
        let energy = self.tally.row.energy;
        let before = if last.accepted { energy - last.delta } else { energy };
        self.samples.pass(k, self.tally.k(), before, energy)
    }

    /// Ends the run or the anneal, or orders a reheat, if that is due.
    fn look_at_events(&mut self, converged: bool) {
        let Row { energy, moves, .. } = self.tally.row;
        let k = self.tally.k();
        if energy == 0 && (self.settings.found == Found::First || k.is_multiple_of(self.settings.every)) {
            self.status = Status::Solved;
        }
        self.due = if energy == 0 || converged || k == self.length() {
            Due::Restart
        } else if moves >= self.patience_move() || moves == self.floor_move || self.chain_is_fruitless() {
            Due::Reheat
        } else {
            Due::Nothing
        };
    }

    /// Lays out a new board for a new anneal; the generator runs on.
    fn restart(&mut self) {
        self.settle();
        self.board = filled(&*self.rules, &mut self.generator);
        self.tally.row.restarts += 1;
        self.tally.start = self.tally.row.moves;
        self.tally.stale = 0;
        self.cool_again(1.0);
        self.begin();
        self.trace.restart(&self.tally.row);
    }

    /// Begins the schedule again at a higher temperature.
    fn reheat(&mut self) {
        self.settle();
        let Some(Reheat { factor, refill, .. }) = self.settings.reheat else { return self.reheat_from_the_start() };
        let shown = self.tally.row.energy;
        if refill != Refill::Keep {
            self.board = filled(&*self.rules, &mut self.generator);
        }
        if refill == Refill::Stale {
            self.tally.stale = shown - self.rules.energy(&self.board);
        }
        self.tally.row.reheats += 1;
        let schedule = self.settings.schedule;
        let reached = self.tally.temperature(&schedule, self.tally.row.moves);
        let first = schedule.temperature(1);
        // No multiple of 0 is any hotter: from a temperature held at 0, or always 0, the schedule begins as it did at first.
        let nothing = first == 0.0 || self.tally.cooling.held == Some(0.0);
        self.cool_again(if nothing { 1.0 } else { reached * factor / first });
        self.floor_move = self.find_floor();
        self.trace.reheat(&self.tally.row);
        if self.tally.row.energy == 0 {
            self.status = Status::Solved;
        }
    }

    /// Begins the schedule again as it was, the board as it is: Lewis's reheat.
    fn reheat_from_the_start(&mut self) {
        self.tally.row.reheats += 1;
        self.cool_again(1.0);
        self.begin_chain();
        self.trace.reheat(&self.tally.row);
    }

    fn begin_chain(&mut self) {
        let Row { moves, energy, best, .. } = self.tally.row;
        self.chain = Chain::begin(self.settings.chains, moves, energy, best);
    }

    /// Whether a chain ends here that is one too many without an improvement.
    fn chain_is_fruitless(&mut self) -> bool {
        let Row { moves, energy, best, .. } = self.tally.row;
        let rule = self.settings.chains.filter(|_| moves == self.chain.end);
        rule.is_some_and(|rule| self.chain.turn(rule, energy, best))
    }

    /// A log of accepted moves ends where anything else happens.
    fn settle(&mut self) {
        let AnnealRun { trace, tally, settings, .. } = self;
        trace.settle(tally.row.moves, &|moves| tally.temperature(&settings.schedule, moves));
    }

    /// Begins the schedule, times `heat`, after the present move, and counts the board.
    fn cool_again(&mut self, heat: f64) {
        let tally = &mut self.tally;
        tally.cooling = Cooling { since: tally.row.moves, heat, ..tally.cooling };
        tally.lam = Lam::of(&self.settings.schedule, heat);
        tally.last_accepted = tally.row.moves;
        self.acceptance.forget();
        self.see_board();
        self.due = Due::Nothing;
    }

    /// The board or the temperature is another than after the last move.
    fn see_board(&mut self) {
        let temperature = self.tally.temperature(&self.settings.schedule, self.tally.row.moves);
        let energy = self.rules.energy(&self.board) + self.tally.stale;
        self.tally.see(self.tally.row.moves, energy, temperature);
        self.last = None;
    }

    /// Does what a person does after the present move, if that is not done yet.
    fn catch_up(&mut self) {
        while let Some(&InterventionAt { after, intervention }) = self.hands.get(self.done) {
            if after != self.tally.row.moves || self.status != Status::Running {
                return;
            }
            self.done += 1;
            self.tally.row.hands += 1;
            self.act(intervention);
        }
    }

    /// Does it.
    fn act(&mut self, intervention: Intervention) {
        self.settle();
        match intervention {
            Intervention::Hold(temperature) => self.tally.cooling.held = Some(temperature),
            Intervention::Release => self.tally.cooling.held = None,
            Intervention::Swap(a, b) => {
                // The config has checked that they may swap.
                if let Some(pair) = self.rules.pair_of([a, b]) {
                    let delta = self.rules.delta(&self.board, pair);
                    // The numbers are seen as they are from now on.
                    self.tally.stale = 0;
                    Arc::clone(&self.rules).apply(&mut self.board, pair, delta);
                }
            }
            Intervention::Pin(cell) | Intervention::Unpin(cell) => {
                self.pinned[cell] = matches!(intervention, Intervention::Pin(_));
                self.rules = Arc::new(self.base.pinned(&self.board, &self.pinned));
            }
        }
        self.acceptance.forget();
        self.see_board();
        self.trace.hand(&self.tally.row);
        if self.tally.row.energy == 0 && self.settings.found == Found::First {
            self.status = Status::Solved;
        }
    }

    fn explain(&self, last: Proposal) -> LastMove {
        let probability = match last.late {
            Some(_) => f64::from(u8::from(last.accepted)),
            None => self.settings.accept.probability(last.delta, self.tally.row.temperature),
        };
        last.explain(self.rules.cells(last.pair), |cell| self.number(cell), probability)
    }
}

impl<R: Neighbourhood> FullBoardSolver for AnnealRun<R> {
    fn progress(&self) -> AnnealProgress {
        let Row { moves, restarts, reheats, energy, best, temperature, accepted, better, worse, .. } = self.tally.row;
        AnnealProgress {
            status: self.status,
            moves,
            restarts,
            anneals: restarts + 1,
            reheats,
            energy,
            best,
            best_move: self.tally.best_move,
            temperature,
            accepted,
            better,
            worse,
            last: self.last.map(|last| self.explain(last)),
        }
    }

    fn number(&self, cell: usize) -> i32 {
        self.rules.number(&self.board, cell)
    }

    fn rows(&self) -> Vec<Row> {
        self.trace.rows(self.tally.row, &|moves| self.tally.temperature(&self.settings.schedule, moves))
    }

    fn trace(&self) -> &Trace {
        &self.trace
    }

    fn touch(&mut self, intervention: Intervention) {
        let hands = Arc::make_mut(&mut self.hands);
        // What was to come after this is no longer.
        hands.truncate(self.done);
        let after = self.tally.row.moves;
        let held = |intervention: &Intervention| matches!(intervention, Intervention::Hold(_) | Intervention::Release);
        if hands.last().is_some_and(|last| last.after == after && held(&last.intervention) && held(&intervention)) {
            hands.pop();
            self.done -= 1;
            self.tally.row.hands -= 1;
        }
        hands.push(InterventionAt { after, intervention });
        self.catch_up();
    }

    fn hands(&self) -> &[InterventionAt] {
        &self.hands
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
        self.tally.row.moves
    }

    fn over(&self) -> bool {
        self.status != Status::Running
    }

    fn count(&self, event: Event) -> u64 {
        let row = &self.tally.row;
        match event {
            Event::Restart => row.restarts,
            Event::Reheat => row.reheats,
            Event::Best => self.tally.bests,
            Event::Worsening => row.worse,
            Event::Intervention => row.hands,
        }
    }

    fn checkpoint(&self) -> Self {
        AnnealRun {
            settings: self.settings,
            base: Arc::clone(&self.base),
            rules: Arc::clone(&self.rules),
            hands: Arc::clone(&self.hands),
            done: self.done,
            pinned: self.pinned.clone(),
            acceptance: self.acceptance.slim(),
            generator: self.generator.clone(),
            board: self.board.clone(),
            status: self.status,
            due: self.due,
            last: self.last,
            samples: self.samples.clone(),
            tally: self.tally,
            floor_move: self.floor_move,
            chain: self.chain,
            trace: Trace::none(self.tally.row.best),
        }
    }

    fn again(&self, head: &Self) -> Self {
        let mut again = AnnealRun { hands: Arc::clone(&head.hands), ..self.clone() };
        again.catch_up();
        again
    }
}
