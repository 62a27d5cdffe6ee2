//! Who says whether a proposal is accepted: one type for each rule, so that the compiler makes a loop of each.

use super::state::{Cooling, WalkState};
use crate::anneal::acceptance::{Accept, AcceptanceTable};
use crate::anneal::schedule::{Lam, Schedule, is_possible, probability};
use crate::random::Generator;

/// Judges proposals, and remembers what it needs for that.
#[derive(Clone, Debug)]
pub struct Acceptance {
    pub(super) accept: Accept,
    /// Until which move the window holds; 0 if there is none.
    pub(super) until: u64,
    pub(super) window: Option<Box<AcceptanceTable>>,
    /// Late acceptance: the energy after each of the last moves, move `k` at `k` modulo its length.
    pub(super) late: Vec<i32>,
}

impl Acceptance {
    /// Returns the state of a rule before its first anneal: see [`Acceptance::begin`].
    pub fn new(accept: Accept) -> Self {
        let late = if let Accept::Late { history } = accept { vec![0; history as usize] } else { Vec::new() };
        Acceptance { accept, until: 0, window: None, late }
    }

    /// Begins an anneal with this energy.
    pub fn begin(&mut self, energy: i32) {
        self.late.fill(energy);
        self.forget();
    }

    /// Forgets the table, because the temperature is no longer what it was to be.
    pub fn forget(&mut self) {
        self.until = 0;
    }

    /// Looks up the probabilities of the moves from `next` on. In line there would be one of it for every kind of run.
    #[inline(never)]
    pub(super) fn look_up(&mut self, next: u64, schedule: &Schedule, cooling: &Cooling) {
        let first = cooling.temperature(schedule, next);
        let length = match cooling.held {
            None => AcceptanceTable::length(self.accept, first, schedule, next - cooling.since),
            Some(_) => u64::MAX,
        };
        self.until = (next - 1).saturating_add(length);
        let last = if length == u64::MAX { first } else { cooling.temperature(schedule, self.until) };
        match &mut self.window {
            Some(window) => window.set(first, last),
            none => *none = Some(Box::new(AcceptanceTable::new(self.accept, first, last))),
        }
    }

    /// Returns the same without what can be computed again.
    pub fn slim(&self) -> Self {
        Acceptance { window: None, until: 0, late: self.late.clone(), ..*self }
    }
}

/// Decides whether a proposal is accepted.
pub(crate) trait Acceptor {
    /// Returns whether move `moves` may be accepted. It would change this energy by `delta`, and its uniform has these
    /// bits. Called once for every proposal.
    fn may_accept<G: Generator>(&mut self, moves: u64, energy: i32, delta: i32, bits: u32) -> bool;

    /// Returns whether a move that may be accepted is accepted.
    fn accepts<G: Generator>(&self, _moves: u64, _delta: i32, _bits: u32) -> bool {
        true
    }

    /// Returns the energy that it compared with, if any.
    fn compared(&self) -> Option<i32> {
        None
    }

    /// Writes back the part of the state that it holds.
    fn settle(&self, _tally: &mut WalkState) {}
}

/// A temperature that is a function of the move number.
pub(super) struct Falling<'a> {
    pub(super) window: &'a AcceptanceTable,
    pub(super) schedule: Schedule,
    pub(super) cooling: Cooling,
}

impl Acceptor for Falling<'_> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, _energy: i32, delta: i32, bits: u32) -> bool {
        self.window.may_accept(delta, bits)
    }

    // Inlined it takes registers from the loop that seeks moves: in Node some 3 % more a move.
    #[inline(never)]
    fn accepts<G: Generator>(&self, moves: u64, delta: i32, bits: u32) -> bool {
        self.window.accepts(delta, bits, || G::uniform(bits), || self.cooling.temperature(&self.schedule, moves))
    }
}

/// A temperature that is steered by what is accepted.
pub(super) struct Steered {
    pub(super) accept: Accept,
    pub(super) lam: Lam,
    pub(super) since: u64,
    pub(super) over: u64,
}

impl Acceptor for Steered {
    #[inline]
    fn may_accept<G: Generator>(&mut self, moves: u64, _energy: i32, delta: i32, bits: u32) -> bool {
        let temperature = self.lam.next;
        // The exact probability only where it can matter.
        let accepted = delta <= 0
            || match self.accept {
                Accept::Metropolis => {
                    is_possible(delta, temperature) && G::uniform(bits) < probability(delta, temperature)
                }
                other => G::uniform(bits) < other.probability(delta, temperature),
            };
        self.lam.see(moves - self.since, self.over, accepted);
        accepted
    }

    fn settle(&self, state: &mut WalkState) {
        state.lam = Some(self.lam);
    }
}

/// The energies of the last moves.
pub(super) struct Late<'a> {
    pub(super) energies: &'a mut [i32],
    /// That of the next move, counted on: a division takes longer.
    pub(super) place: usize,
    pub(super) compared: i32,
}

impl Acceptor for Late<'_> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, energy: i32, delta: i32, _bits: u32) -> bool {
        let late = &mut self.energies[self.place];
        self.compared = *late;
        let accepted = delta <= 0 || energy + delta <= self.compared;
        *late = if accepted { energy + delta } else { energy };
        self.place = if self.place + 1 == self.energies.len() { 0 } else { self.place + 1 };
        accepted
    }

    fn compared(&self) -> Option<i32> {
        Some(self.compared)
    }
}
