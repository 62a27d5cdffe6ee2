//! The events between the moves of an annealing run, with their moves: the end, restarts, reheats, samples and chains.

use super::chains::Chain;
use super::kernel::WalkState;
use super::restart::Samples;
use super::settings::AnnealSettings;
use crate::history::trace::Row;
use crate::problem::Energy;

/// The event that is due before the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// No event: the next move follows.
    Nothing,
    /// A reheat of the present anneal.
    Reheat,
    /// A new anneal.
    Restart,
}

/// The moves after which an event may be due.
#[derive(Clone, Debug)]
pub struct Events<E = i32> {
    samples: Samples<E>,
    /// The last move before the temperature falls below the floor of the reheat rule.
    floor_move: u64,
    /// The present chain of Lewis's reheat.
    chain: Chain<E>,
}

impl<E: Energy> Events<E> {
    /// Returns the events of a run before its first anneal; `energy` is the energy of the first board.
    #[inline(never)]
    pub fn new(settings: &AnnealSettings, energy: E) -> Self {
        Events {
            samples: Samples::new(settings.restart, settings.every),
            floor_move: u64::MAX,
            chain: Chain::begin(None, 0, energy, energy),
        }
    }

    /// Begins an anneal.
    #[inline(never)]
    pub fn begin(&mut self, settings: &AnnealSettings, state: &WalkState<E>) {
        self.samples.begin(state.row.energy);
        self.cooled_again(settings, state);
        self.begin_chain(settings, state);
    }

    /// Begins a chain of Lewis's reheat.
    pub fn begin_chain(&mut self, settings: &AnnealSettings, state: &WalkState<E>) {
        let Row { moves, energy, best, .. } = state.row;
        self.chain = Chain::begin(settings.chains, moves, energy, best);
    }

    /// Computes the floor's move again, because the schedule has restarted.
    pub fn cooled_again(&mut self, settings: &AnnealSettings, state: &WalkState<E>) {
        self.floor_move = floor_move(settings, state);
    }

    /// Returns the next move after which an event may be due.
    #[inline(never)]
    pub fn next(&self, settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
        let anneal_end = state.start.saturating_add(settings.restart.length(state.row.restarts));
        let [_, may_converge] = self.samples.next(state.k());
        let converged = state.start.saturating_add(may_converge);
        let patience = patience_move(settings, state);
        anneal_end.min(converged).min(patience).min(self.floor_move).min(self.chain.end)
    }

    /// Returns the first move whose change of energy ends a segment, so that samples see it.
    #[inline(never)]
    pub fn ends_from(&self, state: &WalkState<E>) -> u64 {
        let [sample, _] = self.samples.next(state.k());
        state.start.saturating_add(sample)
    }

    /// Takes the samples of the anneal's moves after move `k`. `before` is the energy before the last move. Returns
    /// whether the samples end the anneal.
    #[inline(never)]
    pub fn pass(&mut self, k: u64, state: &WalkState<E>, before: E) -> bool {
        self.samples.pass(k, state.k(), before, state.row.energy)
    }

    /// Returns the event that is due after the present move. `ends` is true if the target or the samples end the
    /// anneal.
    #[inline(never)]
    pub fn due(&mut self, settings: &AnnealSettings, state: &WalkState<E>, ends: bool) -> Due {
        let Row { moves, restarts, .. } = state.row;
        if ends || state.k() == settings.restart.length(restarts) {
            Due::Restart
        } else if moves >= patience_move(settings, state)
            || moves == self.floor_move
            || self.chain_is_fruitless(settings, state)
        {
            Due::Reheat
        } else {
            Due::Nothing
        }
    }

    /// Ends a chain if its last move was made; returns whether too many chains in a row had no improvement.
    fn chain_is_fruitless(&mut self, settings: &AnnealSettings, state: &WalkState<E>) -> bool {
        let Row { moves, energy, best, .. } = state.row;
        let rule = settings.chains.filter(|_| moves == self.chain.end);
        rule.is_some_and(|rule| self.chain.turn(rule, energy, best))
    }
}

/// Returns the move after which a reheat is due, unless a move is accepted earlier.
fn patience_move<E>(settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
    let patience = settings.reheat.map_or(u64::MAX, |reheat| reheat.patience);
    state.last_accepted.saturating_add(patience).saturating_add(1)
}

/// Returns the last move before the temperature falls below the floor of the reheat rule.
fn floor_move<E>(settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
    let Some(reheat) = settings.reheat else { return u64::MAX };
    // A temperature that is always 0 never falls below the floor.
    if settings.schedule.temperature(1) == 0.0 {
        return u64::MAX;
    }
    let first = settings.schedule.first_below(reheat.floor, state.cooling.factor, settings.moves);
    // Each reheat is followed by at least one move, even if its first temperature is below the floor.
    first.map_or(u64::MAX, |k| state.cooling.since + (k - 1).max(1))
}
