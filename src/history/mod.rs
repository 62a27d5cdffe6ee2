//! Back and forth in a run, by checkpoints and replay.
//!
//! The head is the run as far as it has come. While it goes on it leaves checkpoints behind, which hold a state and no
//! history. Their equal distances double when there are too many, or when they hold too much: memory is bounded, however
//! long the run. To look at an earlier move, the run goes on from the checkpoint before it. To find an event, it looks for
//! the two checkpoints between which the event happened. Every kind of event has a counter that only rises. What has to
//! be replayed for it is replayed in slices, as large as whoever asks for them likes.

pub(crate) mod progress;
pub(crate) mod trace;

pub use progress::{
    AnnealProgress, Best, ExactProgress, LastMove, Progress, RebuildProgress, RebuildStep, Replicas, SearchProgress,
    Status,
};
pub use trace::{Row, Trace};

/// Checkpoints at most; a run of 10^8 moves has one every 400,000 to 800,000, which are replayed in some milliseconds.
const CHECKPOINTS: usize = 256;
/// Bytes that checkpoints may hold beyond those of the start: a search's states grow with its depth.
const MOST_BYTES: usize = 192 << 20;
/// Moves between the first checkpoints.
const FIRST_STRIDE: u64 = 4096;

/// Names the events of a run that one may want to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A new anneal began.
    Restart,
    /// An anneal was heated up again.
    Reheat,
    /// A new best energy.
    Best,
    /// A worsening was accepted.
    Worsening,
    /// A person did something.
    Intervention,
    /// A grid that was built again was accepted or rejected.
    Rebuild,
}

impl Event {
    /// All of them, with their names.
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

/// Makes moves, the same whatever the batches.
pub trait Stepper: Clone {
    /// Makes `n` moves, or as many as there are before the run ends.
    fn advance(&mut self, n: u64);

    /// Returns the number of moves made.
    fn moves(&self) -> u64;

    /// Returns whether the run is over.
    fn over(&self) -> bool;

    /// Returns how many events of this kind there were.
    fn count(&self, _event: Event) -> u64 {
        0
    }

    /// Returns the present state, with nothing that is only there to look back.
    fn checkpoint(&self) -> Self {
        self.clone()
    }

    /// Returns about how many bytes a checkpoint takes now beyond one of the start; 0 where states do not grow.
    fn grown(&self) -> usize {
        0
    }

    /// Returns a checkpoint's state, to go on from, with what the head knows: a copy, where that is nothing.
    fn again(&self, _head: &Self) -> Self {
        self.clone()
    }
}

/// What is looked for in the past.
#[derive(Clone, Copy, Debug)]
enum Goal {
    /// The seek's last move itself.
    Move,
    /// The first move after which there were more events than this; there is one.
    First(Event, u64),
    /// The last of these events.
    Last(Event),
}

/// Something that is looked for, and how far that has come.
#[derive(Clone, Debug)]
struct Seek<M> {
    goal: Goal,
    stepper: M,
    /// The last move to be replayed.
    end: u64,
}

impl<M: Stepper> Seek<M> {
    fn left(&self) -> u64 {
        self.end - self.stepper.moves()
    }
}

/// Goes on to this move. Here and below once is enough in a module that has to be small.
#[inline(never)]
fn go_to<M: Stepper>(stepper: &mut M, moves: u64) {
    stepper.advance(moves - stepper.moves());
}

/// Holds a run with its past.
#[derive(Clone, Debug)]
pub struct Timeline<M> {
    head: M,
    /// What is looked at, if that is not the head.
    cursor: Option<M>,
    seek: Option<Seek<M>>,
    /// In the order of their moves; the first is the start.
    checkpoints: Vec<M>,
    /// Moves between two checkpoints.
    stride: u64,
}

impl<M: Stepper> Timeline<M> {
    /// Returns a run at its start.
    pub fn new(start: M) -> Self {
        Timeline { checkpoints: vec![start.checkpoint()], head: start, cursor: None, seek: None, stride: FIRST_STRIDE }
    }

    /// Returns a run that keeps its start only: for states that are large and moves that are few.
    pub fn from_start(start: M) -> Self {
        Timeline { stride: u64::MAX, ..Timeline::new(start) }
    }

    /// Returns the run as it is looked at.
    pub fn cursor(&self) -> &M {
        self.cursor.as_ref().unwrap_or(&self.head)
    }

    /// Returns the run as far as it has come.
    pub fn furthest(&self) -> &M {
        &self.head
    }

    /// Makes `n` moves on from the cursor: those that were made before once more, then new ones.
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
            // The next multiple of the stride.
            let next = (moves / self.stride).saturating_add(1).saturating_mul(self.stride);
            self.head.advance(next.min(target) - moves);
            if self.head.moves() == next && !self.head.over() {
                self.keep();
            }
        }
    }

    fn keep(&mut self) {
        let own = self.head.grown();
        let holds = |checkpoints: &[M]| own + checkpoints.iter().map(M::grown).sum::<usize>();
        // The start is always kept.
        while self.checkpoints.len() == CHECKPOINTS
            || self.checkpoints.len() > 1 && holds(&self.checkpoints) > MOST_BYTES
        {
            self.stride *= 2;
            let stride = self.stride;
            self.checkpoints.retain(|checkpoint| checkpoint.moves().is_multiple_of(stride));
        }
        if self.head.moves().is_multiple_of(self.stride) && own <= MOST_BYTES {
            self.checkpoints.push(self.head.checkpoint());
        }
    }

    /// What is known nearest before this move, or at it.
    fn near(&self, moves: u64) -> M {
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() <= moves);
        // The start is after no move.
        let mut nearest = &self.checkpoints[after.max(1) - 1];
        for known in self.cursor.iter().chain(self.seek.as_ref().map(|seek| &seek.stepper)) {
            if (nearest.moves()..=moves).contains(&known.moves()) {
                nearest = known;
            }
        }
        self.resumed(nearest)
    }

    /// A state to go on from.
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

    /// Begins to look for the run as it was after this move, or at its head if it has not come so far. Gives how many moves are
    /// left to be replayed for it, by [`Timeline::go_on`]: while there are some, the cursor stays where it is.
    pub fn begin_seek(&mut self, moves: u64) -> u64 {
        if moves < self.head.moves() {
            let stepper = self.near(moves);
            return self.begin(Seek { goal: Goal::Move, stepper, end: moves }).unwrap_or(0);
        }
        self.give_up();
        self.cursor = None;
        0
    }

    /// Begins to look for the next event of this kind, or the last one before. Returns how many moves are left to be
    /// replayed for it, as far as is known. Returns `None` if there is no such event between the start and the head.
    pub fn begin_jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let here = self.cursor().moves();
        let seek = if forward { self.next(event, here) } else { self.previous(event, here) };
        self.give_up();
        self.begin(seek?)
    }

    /// Makes at most `n` new moves, and ends with the one that has such an event. Returns whether it came. The head is looked at.
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
        // Between which two checkpoints the counter first exceeds what it is here.
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.count(event) <= seen);
        let end = self.checkpoints.get(after).map_or(self.head.moves(), M::moves);
        let begin = self.checkpoints[after.max(1) - 1].moves().max(here);
        Some(Seek { goal: Goal::First(event, seen), stepper: self.near(begin), end })
    }

    fn previous(&self, event: Event, here: u64) -> Option<Seek<M>> {
        let end = here.checked_sub(1)?;
        Some(Seek { goal: Goal::Last(event), stepper: self.near(end), end })
    }

    /// Replays at most about so many moves for what is looked for. Gives how many are left after that, as far as is known: 0 when it
    /// is looked at; `None` when there is no such event.
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

    /// The event after which there were so many, up to this move, is looked for.
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
        // What was done before the first move.
        self.look_at(self.resumed(start));
        Some(0)
    }

    /// The run after the first move, up to `end`, after which there were more than `count` events; by halves, each replayed from the
    /// one before.
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

    /// Changes the head; the cursor must be there.
    pub fn intervene(&mut self, intervention: impl FnOnce(&mut M)) {
        self.give_up();
        intervention(&mut self.head);
        // A checkpoint after the same move does not know of it.
        let moves = self.head.moves();
        let kept = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() < moves);
        self.checkpoints.truncate(kept);
        if kept == 0 {
            self.checkpoints.push(self.head.checkpoint());
        }
    }
}
