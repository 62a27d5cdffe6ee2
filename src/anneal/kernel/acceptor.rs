//! Acceptors: one type for each rule of acceptance, so that the compiler makes a separate loop for each.

use super::state::{Cooling, WalkState};
use crate::anneal::acceptance::{Accept, AcceptanceTable, LateRule, PossibleRises};
use crate::anneal::schedule::{Lam, Schedule};
use crate::problem::Energy;
use crate::random::Generator;

/// A rule of acceptance with its state: tables, bounds, and the list of late acceptance.
#[derive(Clone, Debug)]
pub struct Acceptance<E = i32> {
    pub(super) accept: Accept,
    /// The last move that the table covers; 0 if the table must be computed again.
    pub(super) until: u64,
    pub(super) window: Option<Box<AcceptanceTable<E>>>,
    /// The bounds for a Lam schedule; `None` until they are needed.
    pub(super) rises: Option<Box<PossibleRises>>,
    /// The list of late acceptance: move `k` is compared with the entry at `k` modulo its length.
    pub(super) late: Vec<E>,
}

impl<E: Energy> Acceptance<E> {
    /// Returns the state of a rule before its first anneal: see [`Acceptance::begin`].
    pub fn new(accept: Accept) -> Self {
        let late = if let Accept::Late { history, .. } = accept { vec![E::ZERO; history as usize] } else { Vec::new() };
        Acceptance { accept, until: 0, window: None, rises: None, late }
    }

    /// Begins an anneal at this energy.
    #[inline(never)]
    pub fn begin(&mut self, energy: E) {
        self.late.fill(energy);
        self.forget();
    }

    /// Discards the table, because the temperature is no longer the temperature of the table.
    pub fn forget(&mut self) {
        self.until = 0;
    }

    /// Computes the table of the window that begins with move `next`.
    #[inline(never)]
    pub(super) fn look_up(&mut self, next: u64, schedule: &Schedule, cooling: &Cooling) {
        let first = cooling.temperature(schedule, next);
        let length = match cooling.held {
            None => AcceptanceTable::<E>::length(self.accept, first, schedule, next - cooling.since),
            Some(_) => u64::MAX,
        };
        self.until = (next - 1).saturating_add(length);
        let last = if length == u64::MAX { first } else { cooling.temperature(schedule, self.until) };
        match &mut self.window {
            Some(window) => window.set(first, last),
            none => *none = Some(Box::new(AcceptanceTable::new(self.accept, first, last))),
        }
    }

    /// Returns the probability of acceptance as a function of a rise, as long as this energy and this temperature stay.
    /// Late acceptance gives infinity while an entry of its list is higher, because such entries soon disappear;
    /// otherwise 0.
    pub fn outlook(&self, energy: E, temperature: f64) -> impl Fn(f64) -> f64 + use<E> {
        let (accept, higher) = (self.accept, self.late.iter().any(|&entry| entry > energy));
        move |delta| match accept {
            _ if higher => f64::INFINITY,
            _ if delta >= accept.bound(temperature) => 0.0,
            _ => accept.probability(delta, temperature),
        }
    }

    /// Returns a copy without the parts that can be computed again.
    #[inline(never)]
    pub fn slim(&self) -> Self {
        Acceptance { window: None, rises: None, until: 0, late: self.late.clone(), ..*self }
    }
}

/// The decision whether a proposal is accepted.
pub(crate) trait Acceptor<E: Energy> {
    /// True if a run may accept most moves for long, so that a call for each accepted move would cost time.
    const HOT: bool = false;

    /// Returns whether move `moves` may be accepted, with this energy, its change `delta` and the bits of its uniform.
    /// Must be called exactly once for each proposal, because some acceptors update their state.
    fn may_accept<G: Generator>(&mut self, moves: u64, energy: E, delta: E, bits: u32) -> bool;

    /// Returns whether a move that passed `may_accept` still may be accepted, if its change is large.
    fn may_accept_large(&self, _delta: E, _bits: u32) -> bool {
        true
    }

    /// Returns whether a move that passed `may_accept` is accepted.
    fn accepts<G: Generator>(&self, _moves: u64, _delta: E, _bits: u32) -> bool {
        true
    }

    /// Returns the energy that late acceptance compared with the last move.
    fn compared(&self) -> Option<E> {
        None
    }

    /// Writes the acceptor's part of the state back.
    fn settle(&self, _state: &mut WalkState<E>) {}
}

/// The acceptor at a temperature that is a function of the move number.
pub(super) struct ScheduledAcceptor<'a, E> {
    pub(super) window: &'a AcceptanceTable<E>,
    pub(super) schedule: Schedule,
    pub(super) cooling: Cooling,
}

impl<E: Energy> Acceptor<E> for ScheduledAcceptor<'_, E> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, _energy: E, delta: E, bits: u32) -> bool {
        self.window.may_accept(delta, bits)
    }

    #[inline]
    fn may_accept_large(&self, delta: E, bits: u32) -> bool {
        self.window.may_accept_large(delta, bits)
    }

    // Inlined, this function takes registers from the loop over candidates: about 3 % of a move in Node.
    #[inline(never)]
    fn accepts<G: Generator>(&self, moves: u64, delta: E, bits: u32) -> bool {
        self.window.accepts(delta, bits, || G::uniform(bits), || self.cooling.temperature(&self.schedule, moves))
    }
}

/// Uses the exact probability; out of line, because the loops rarely need it.
#[cold]
#[inline(never)]
fn by_formula<G: Generator>(accept: Accept, delta: f64, temperature: f64, bits: u32) -> bool {
    G::uniform(bits) < accept.probability(delta, temperature)
}

/// The acceptor of modified Lam, whose temperature follows the rate of accepted moves.
pub(super) struct LamAcceptor<'a> {
    pub(super) accept: Accept,
    pub(super) rises: &'a PossibleRises,
    pub(super) lam: Lam,
    pub(super) since: u64,
    pub(super) over: u64,
}

impl<E: Energy> Acceptor<E> for LamAcceptor<'_> {
    const HOT: bool = true;

    #[inline]
    fn may_accept<G: Generator>(&mut self, moves: u64, _energy: E, delta: E, bits: u32) -> bool {
        let temperature = self.lam.next;
        let change = delta.number();
        let accepted = delta <= E::ZERO
            || match self.accept {
                Accept::Metropolis => {
                    self.rises.may_accept(change, temperature, bits)
                        && (self.rises.accepts(change, temperature, bits)
                            || by_formula::<G>(self.accept, change, temperature, bits))
                }
                other => by_formula::<G>(other, change, temperature, bits),
            };
        self.lam.see(moves - self.since, self.over, accepted);
        accepted
    }

    fn settle(&self, state: &mut WalkState<E>) {
        state.lam = Some(self.lam);
    }
}

/// The acceptor of late acceptance.
pub(super) struct Late<'a, E> {
    pub(super) rule: LateRule,
    pub(super) energies: &'a mut [E],
    /// The index of the next move's entry. It is counted up, because a division would take longer.
    pub(super) place: usize,
    pub(super) compared: E,
}

impl<E: Energy> Acceptor<E> for Late<'_, E> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, energy: E, delta: E, _bits: u32) -> bool {
        let entry = &mut self.energies[self.place];
        self.compared = *entry;
        let candidate = energy + delta;
        let accepted = delta <= E::ZERO
            || match self.rule {
                LateRule::Always => candidate <= self.compared,
                LateRule::IfLower => candidate < self.compared,
            };
        let present = if accepted { candidate } else { energy };
        *entry = match self.rule {
            LateRule::Always => present,
            LateRule::IfLower => present.lower(self.compared),
        };
        self.place = if self.place + 1 == self.energies.len() { 0 } else { self.place + 1 };
        accepted
    }

    fn compared(&self) -> Option<E> {
        Some(self.compared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;
    use proptest::prelude::*;

    /// Applies the two rules as the papers write them.
    fn by_the_paper(rule: LateRule, list: &mut [i32], k: usize, present: &mut i32, candidate: i32) -> bool {
        let entry = &mut list[k % list.len()];
        let accepted = match rule {
            LateRule::Always => candidate <= *entry || candidate <= *present,
            LateRule::IfLower => candidate < *entry || candidate <= *present,
        };
        if accepted {
            *present = candidate;
        }
        if rule == LateRule::Always || *present < *entry {
            *entry = *present;
        }
        accepted
    }

    proptest! {
        #[test]
        fn late_acceptance_decides_as_the_papers_do(
            candidates in proptest::collection::vec(0i32..40, 1..200),
            history in 1usize..9,
        ) {
            for rule in [LateRule::Always, LateRule::IfLower] {
                let (mut energies, mut list) = (vec![40; history], vec![40; history]);
                let mut late = Late { rule, energies: &mut energies, place: 1 % history, compared: 0 };
                let mut present = 40;
                for (k, &candidate) in (1..).zip(&candidates) {
                    let delta = candidate - present;
                    let accepted = late.may_accept::<Xoshiro>(k as u64, present, delta, 0);
                    let expected = by_the_paper(rule, &mut list, k, &mut present, candidate);
                    prop_assert_eq!(accepted, expected, "{:?}, move {}", rule, k);
                }
                prop_assert_eq!(energies, list, "{:?}", rule);
            }
        }
    }
}
