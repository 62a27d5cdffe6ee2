//! Back and forth in a run, by checkpoints and replay.
//!
//! A run has a head, the furthest move it has made, and a cursor, the move that is shown. The head leaves checkpoints:
//! states without their history, at equal distances. When there are too many checkpoints, or they take too many bytes,
//! every second one is dropped and the distance doubles. Memory is therefore bounded, however long the run is. An
//! earlier move is replayed from the checkpoint before it. Each kind of event has a counter that never falls, so two
//! checkpoints bracket an event, and bisection finds its move. The caller chooses how many moves are replayed at once.

pub(crate) mod progress;
pub(crate) mod trace;

pub use progress::{
    AnnealProgress, Best, ExactProgress, LastMove, Progress, RebuildProgress, RebuildStep, Replicas, SearchProgress,
    Status,
};
pub use trace::{Row, Trace};

/// The maximum number of checkpoints. A run of 10^8 moves has one every 400,000 to 800,000 moves, which are replayed in
/// some milliseconds.
const CHECKPOINTS: usize = 256;
/// The maximum number of bytes that checkpoints take beyond the size of the first one: the states of a search grow with
/// its depth.
const MOST_BYTES: usize = 192 << 20;
/// Moves between the first checkpoints.
const FIRST_STRIDE: u64 = 4096;

/// An event of a run, as the target of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A new anneal began.
    Restart,
    /// An anneal was reheated.
    Reheat,
    /// A new best energy.
    Best,
    /// A worsening move was accepted.
    Worsening,
    /// A person intervened.
    Intervention,
    /// A rebuilt grid was accepted or rejected.
    Rebuild,
}

impl Event {
    /// Every event, with its name in links and commands.
    pub const ALL: [(&str, Event); 6] = [
        ("restart", Event::Restart),
        ("reheat", Event::Reheat),
        ("best", Event::Best),
        ("worsening", Event::Worsening),
        ("hand", Event::Intervention),
        ("rebuild", Event::Rebuild),
    ];

    /// Returns the event of this name.
    pub fn named(name: &str) -> Option<Event> {
        Event::ALL.iter().find(|(known, _)| *known == name).map(|&(_, event)| event)
    }
}

/// A solver that makes moves one after the other. The batch size does not affect its run.
pub trait Stepper: Clone {
    /// Makes `n` moves, or as many as there are before the run ends.
    fn advance(&mut self, n: u64);

    /// Returns the number of moves made so far.
    fn moves(&self) -> u64;

    /// Returns whether the run has ended, so that [`advance`](Stepper::advance) makes no more moves.
    fn over(&self) -> bool;

    /// Returns the number of events of this kind so far, which never falls.
    fn count(&self, _event: Event) -> u64 {
        0
    }

    /// Returns the present state without the history, which replay does not need.
    fn checkpoint(&self) -> Self {
        self.clone()
    }

    /// Returns the approximate number of bytes that a checkpoint would take now beyond one at the start; 0 for states
    /// that do not grow.
    fn grown(&self) -> usize {
        0
    }

    /// Returns a checkpoint's state, ready for replay with the interventions that `head` has by now.
    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}

/// The move that a seek looks for.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// The last move of the seek.
    Move,
    /// The first move after which there were more than this many events; such a move exists.
    First(Event, u64),
    /// The last event of this kind up to the last move of the seek.
    Last(Event),
}

/// A search for an earlier move, and its progress.
#[derive(Clone, Debug)]
struct Seek<M> {
    goal: Goal,
    stepper: M,
    /// The last move that may have to be replayed.
    end: u64,
}

impl<M: Stepper> Seek<M> {
    fn left(&self) -> u64 {
        self.end - self.stepper.moves()
    }
}

/// Advances the stepper to move `moves`, which must not be before its present one.
#[inline(never)]
fn go_to<M: Stepper>(stepper: &mut M, moves: u64) {
    stepper.advance(moves - stepper.moves());
}

/// A run that can be shown at any of its moves.
#[derive(Clone, Debug)]
pub struct Timeline<M> {
    head: M,
    /// The stepper at the move that is shown; `None` if that move is the head.
    cursor: Option<M>,
    seek: Option<Seek<M>>,
    /// States in the order of their moves; the first one is the start.
    checkpoints: Vec<M>,
    /// Moves between two checkpoints: 4096 times a power of two, or `u64::MAX` for no more than the first.
    stride: u64,
}

impl<M: Stepper> Timeline<M> {
    /// Returns the timeline of a run at its start.
    pub fn new(start: M) -> Self {
        Timeline { checkpoints: vec![start.checkpoint()], head: start, cursor: None, seek: None, stride: FIRST_STRIDE }
    }

    /// Returns a timeline whose only checkpoint is the start: for runs of large states and few moves.
    pub fn from_start(start: M) -> Self {
        Timeline { stride: u64::MAX, ..Timeline::new(start) }
    }

    /// Returns the run at the move that is shown.
    pub fn cursor(&self) -> &M {
        self.cursor.as_ref().unwrap_or(&self.head)
    }

    /// Returns the run at its furthest move.
    pub fn furthest(&self) -> &M {
        &self.head
    }

    /// Makes `n` moves from the cursor on. Moves up to the head are replayed, and moves beyond it are new.
    pub fn advance(&mut self, n: u64) {
        self.give_up();
        let target = self.cursor().moves().saturating_add(n);
        if let Some(cursor) = &mut self.cursor {
            go_to(cursor, target.min(self.head.moves()));
            if cursor.moves() < self.head.moves() {
                return;
            }
            self.cursor = None;
        }
        while self.head.moves() < target && !self.head.over() {
            let moves = self.head.moves();
            let next = (moves / self.stride).saturating_add(1).saturating_mul(self.stride);
            self.head.advance(next.min(target) - moves);
            if self.head.moves() == next && !self.head.over() {
                self.keep();
            }
        }
    }

    fn keep(&mut self) {
        let grown = self.head.grown();
        let bytes = |checkpoints: &[M]| grown + checkpoints.iter().map(M::grown).sum::<usize>();
        // The first checkpoint is always kept.
        while self.checkpoints.len() == CHECKPOINTS
            || self.checkpoints.len() > 1 && bytes(&self.checkpoints) > MOST_BYTES
        {
            self.stride *= 2;
            let stride = self.stride;
            self.checkpoints.retain(|checkpoint| checkpoint.moves().is_multiple_of(stride));
        }
        if self.head.moves().is_multiple_of(self.stride) && grown <= MOST_BYTES {
            self.checkpoints.push(self.head.checkpoint());
        }
    }

    /// Returns the latest known state at or before move `moves`: a checkpoint, the cursor, or the present state of a
    /// seek.
    fn near(&self, moves: u64) -> M {
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() <= moves);
        // The first checkpoint is the start, before every other move.
        let mut nearest = &self.checkpoints[after.max(1) - 1];
        for known in self.cursor.iter().chain(self.seek.as_ref().map(|seek| &seek.stepper)) {
            if (nearest.moves()..=moves).contains(&known.moves()) {
                nearest = known;
            }
        }
        self.resumed(nearest)
    }

    /// Returns a copy of a state, ready for replay.
    #[inline(never)]
    fn resumed(&self, from: &M) -> M {
        from.again(&self.head)
    }

    #[inline(never)]
    fn give_up(&mut self) {
        self.seek = None;
    }

    #[inline(never)]
    fn look_at(&mut self, stepper: M) {
        self.cursor = (stepper.moves() < self.head.moves()).then_some(stepper);
    }

    /// Begins to seek the state after move `moves`, or the head if that move is not made yet. Returns the number of
    /// moves that [`Timeline::go_on`] must replay. The cursor stays in place until all of them are replayed.
    pub fn begin_seek(&mut self, moves: u64) -> u64 {
        if moves < self.head.moves() {
            let stepper = self.near(moves);
            return self.begin(Seek { goal: Goal::Move, stepper, end: moves }).unwrap_or(0);
        }
        self.give_up();
        self.cursor = None;
        0
    }

    /// Begins to seek the next event of this kind, or the previous one. Returns the number of moves that are known to
    /// remain, or `None` if there is no such event. For a previous event, only [`Timeline::go_on`] may detect this.
    pub fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let here = self.cursor().moves();
        let seek = if forward { self.next(event, here) } else { self.previous(event, here) };
        self.give_up();
        self.begin(seek?)
    }

    /// Makes at most `n` new moves at the head, up to the first with such an event, and shows the head. Returns whether
    /// the event occurred.
    pub fn run_on(&mut self, event: Event, n: u64) -> bool {
        self.give_up();
        self.cursor = None;
        let seen = self.head.count(event);
        for _ in 0..n {
            if self.head.over() {
                break;
            }
            self.advance(1);
            if self.head.count(event) > seen {
                return true;
            }
        }
        false
    }

    #[inline(never)]
    fn begin(&mut self, seek: Seek<M>) -> Option<u64> {
        let left = seek.left();
        self.seek = Some(seek);
        if left == 0 { self.go_on(0) } else { Some(left) }
    }

    fn next(&self, event: Event, here: u64) -> Option<Seek<M>> {
        let seen = self.cursor().count(event);
        if self.head.count(event) == seen {
            return None;
        }
        // The counter first exceeds its value at the cursor between these two checkpoints.
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.count(event) <= seen);
        let end = self.checkpoints.get(after).map_or(self.head.moves(), M::moves);
        let begin = self.checkpoints[after.max(1) - 1].moves().max(here);
        Some(Seek { goal: Goal::First(event, seen), stepper: self.near(begin), end })
    }

    fn previous(&self, event: Event, here: u64) -> Option<Seek<M>> {
        let end = here.checked_sub(1)?;
        Some(Seek { goal: Goal::Last(event), stepper: self.near(end), end })
    }

    /// Replays at most about `n` moves of the seek. Returns the number of moves that are known to remain: 0 once the
    /// cursor is at the target, `None` if there is no such event.
    pub fn go_on(&mut self, n: u64) -> Option<u64> {
        let Some(mut seek) = self.seek.take() else { return Some(0) };
        let before = matches!(seek.goal, Goal::First(..)).then(|| self.resumed(&seek.stepper));
        let to = seek.end.min(seek.stepper.moves().saturating_add(n));
        go_to(&mut seek.stepper, to);
        if let (Goal::First(event, count), Some(before)) = (seek.goal, before)
            && seek.stepper.count(event) > count
        {
            self.look_at(self.first_above(event, count, before, seek.stepper.moves()));
            return Some(0);
        }
        let left = seek.left();
        if left > 0 {
            self.seek = Some(seek);
        } else if let Goal::Last(event) = seek.goal {
            return self.last(event, seek.stepper.count(event), seek.end);
        } else {
            self.look_at(seek.stepper);
        }
        Some(left)
    }

    /// Seeks the last event up to move `end`, where `count` is the number of events up to `end`.
    fn last(&mut self, event: Event, count: u64, end: u64) -> Option<u64> {
        let start = &self.checkpoints[0];
        if count > start.count(event) {
            let after = self.checkpoints.partition_point(|checkpoint| checkpoint.count(event) < count);
            let end = self.checkpoints.get(after).map_or(end, |checkpoint| checkpoint.moves().min(end));
            let stepper = self.resumed(&self.checkpoints[after.max(1) - 1]);
            return self.begin(Seek { goal: Goal::First(event, count - 1), stepper, end });
        }
        if count == 0 {
            return None;
        }
        // The events were interventions before the first move.
        self.look_at(self.resumed(start));
        Some(0)
    }

    /// Returns the state after the first move, up to `end`, that has more than `count` events. Bisection finds it, and
    /// each half is replayed from the state before it.
    fn first_above(&self, event: Event, count: u64, mut stepper: M, mut end: u64) -> M {
        while end - stepper.moves() > 1 {
            let middle = stepper.moves() + (end - stepper.moves()) / 2;
            let mut half = self.resumed(&stepper);
            go_to(&mut half, middle);
            if half.count(event) > count {
                end = middle;
            } else {
                stepper = half;
            }
        }
        go_to(&mut stepper, end);
        stepper
    }

    /// Changes the head, where the cursor must be.
    pub fn intervene(&mut self, intervention: impl FnOnce(&mut M)) {
        self.give_up();
        intervention(&mut self.head);
        // A checkpoint at this move lacks the intervention, so it is dropped.
        let moves = self.head.moves();
        let kept = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() < moves);
        self.checkpoints.truncate(kept);
        if kept == 0 {
            self.checkpoints.push(self.head.checkpoint());
        }
    }
}
