//! Back and forth in a run, by checkpoints and replay.
//!
//! The head is the run as far as it has come. While it goes on it leaves checkpoints behind, which hold a state and no
//! history, at equal distances that double whenever there are too many: memory is bounded however long the run. To look at
//! an earlier move, the checkpoint before it is taken and gone on from; to find an event, the checkpoints tell between which
//! two of them it happened, since every kind of event has a counter that only rises.

/// Checkpoints at most; a run of 10^8 moves has one every 400,000 to 800,000, which are replayed in some milliseconds.
const CHECKPOINTS: usize = 256;
/// Moves between the first checkpoints.
const FIRST_STRIDE: u64 = 4096;

/// Something in a run that one may want to find.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// A new anneal began.
    Restart,
    /// An anneal was heated up again.
    Reheat,
    /// A new best energy.
    Best,
    /// A worsening was accepted.
    Uphill,
    /// A person did something.
    Hand,
}

impl Event {
    /// All of them, with their names.
    pub const ALL: [(&str, Event); 5] = [
        ("restart", Event::Restart),
        ("reheat", Event::Reheat),
        ("best", Event::Best),
        ("uphill", Event::Uphill),
        ("hand", Event::Hand),
    ];

    /// The event of this name.
    pub fn named(name: &str) -> Option<Event> {
        Event::ALL.iter().find(|(known, _)| *known == name).map(|&(_, event)| event)
    }
}

/// What makes moves, the same whatever the batches.
pub trait Machine: Sized {
    /// Makes `n` moves, or as many as there are before the run ends.
    fn advance(&mut self, n: u64);

    /// Moves made.
    fn moves(&self) -> u64;

    /// Whether no more can be made.
    fn over(&self) -> bool;

    /// How many events of this kind there were.
    fn count(&self, event: Event) -> u64;

    /// The present state, with nothing that is only there to look back.
    fn checkpoint(&self) -> Self;

    /// A checkpoint's state, to go on from, knowing what the head knows.
    fn again(&self, head: &Self) -> Self;
}

/// A run with its past.
#[derive(Clone, Debug)]
pub struct Timeline<M> {
    head: M,
    /// What is looked at, if that is not the head.
    cursor: Option<M>,
    /// In the order of their moves; the first is the start.
    checkpoints: Vec<M>,
    /// Moves between two checkpoints.
    stride: u64,
    most: usize,
}

impl<M: Machine> Timeline<M> {
    /// A run at its start.
    pub fn new(start: M) -> Self {
        Timeline {
            checkpoints: vec![start.checkpoint()],
            head: start,
            cursor: None,
            stride: FIRST_STRIDE,
            most: CHECKPOINTS,
        }
    }

    /// A run whose states are large and its moves few: only the start is kept.
    pub fn from_start(start: M) -> Self {
        Timeline { stride: u64::MAX, most: 1, ..Timeline::new(start) }
    }

    /// The run as it is looked at.
    pub fn cursor(&self) -> &M {
        self.cursor.as_ref().unwrap_or(&self.head)
    }

    /// The run as far as it has come.
    pub fn head(&self) -> &M {
        &self.head
    }

    /// Makes `n` moves on from the cursor: those that were made before once more, then new ones.
    pub fn advance(&mut self, n: u64) {
        let target = self.cursor().moves().saturating_add(n);
        if let Some(cursor) = &mut self.cursor {
            cursor.advance(target.min(self.head.moves()) - cursor.moves());
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
        if self.checkpoints.len() == self.most {
            self.stride *= 2;
            let stride = self.stride;
            self.checkpoints.retain(|checkpoint| checkpoint.moves().is_multiple_of(stride));
        }
        if self.head.moves().is_multiple_of(self.stride) {
            self.checkpoints.push(self.head.checkpoint());
        }
    }

    /// The run as it was after this move, at most the last one made.
    fn at(&self, moves: u64) -> M {
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() <= moves);
        // The start is after no move.
        let mut machine = self.checkpoints[after.max(1) - 1].again(&self.head);
        // Where the cursor is nearer, it is gone on from.
        if let Some(cursor) = &self.cursor
            && (machine.moves()..=moves).contains(&cursor.moves())
        {
            machine = cursor.again(&self.head);
        }
        machine.advance(moves - machine.moves());
        machine
    }

    /// Looks at the run as it was after this move, or at its head if it has not come so far.
    pub fn seek(&mut self, moves: u64) {
        self.cursor = if moves >= self.head.moves() { None } else { Some(self.at(moves)) };
    }

    /// Looks at the next event after the cursor, or the last before it, and gives its move; `None` if there is none between
    /// the start and the head.
    pub fn jump(&mut self, event: Event, forward: bool) -> Option<u64> {
        let here = self.cursor().moves();
        let found = if forward { self.next(event, here) } else { self.previous(event, here) }?;
        self.seek(found);
        Some(found)
    }

    fn next(&self, event: Event, here: u64) -> Option<u64> {
        let seen = self.cursor().count(event);
        if self.head.count(event) == seen {
            return None;
        }
        // Between which two checkpoints the counter first exceeds what it is here.
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.count(event) <= seen);
        let end = self.checkpoints.get(after).map_or(self.head.moves(), M::moves);
        let begin = self.checkpoints[after.max(1) - 1].moves().max(here);
        Some(self.first_above(event, seen, begin, end))
    }

    fn previous(&self, event: Event, here: u64) -> Option<u64> {
        let before = self.at(here.checked_sub(1)?);
        let count = before.count(event);
        if count == self.checkpoints[0].count(event) {
            return None;
        }
        let after = self.checkpoints.partition_point(|checkpoint| checkpoint.count(event) < count);
        let end =
            self.checkpoints.get(after).map_or(before.moves(), |checkpoint| checkpoint.moves().min(before.moves()));
        let begin = self.checkpoints[after.max(1) - 1].moves();
        Some(self.first_above(event, count - 1, begin, end))
    }

    /// The first move in (`begin`, `end`] after which there were more than `count` events; by halves, each replayed from the
    /// one before.
    fn first_above(&self, event: Event, count: u64, begin: u64, end: u64) -> u64 {
        let (mut machine, mut end) = (self.at(begin), end);
        while end - machine.moves() > 1 {
            let middle = machine.moves() + (end - machine.moves()) / 2;
            let mut half = machine.again(&self.head);
            half.advance(middle - half.moves());
            if half.count(event) > count {
                end = middle;
            } else {
                machine = half;
            }
        }
        end
    }

    /// Does something to the head; the cursor must be there.
    pub fn touch(&mut self, deed: impl FnOnce(&mut M)) {
        deed(&mut self.head);
        // A checkpoint after the same move does not know of it.
        let moves = self.head.moves();
        let kept = self.checkpoints.partition_point(|checkpoint| checkpoint.moves() < moves);
        self.checkpoints.truncate(kept);
        if kept == 0 {
            self.checkpoints.push(self.head.checkpoint());
        }
    }
}
