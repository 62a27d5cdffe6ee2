//! What happens between the moves of an annealing run, and at which move: its end, restarts, reheats, samples and chains.

use super::chains::Chain;
use super::kernel::WalkState;
use super::restart::Samples;
use super::settings::AnnealSettings;
use crate::history::trace::Row;
use crate::problem::Energy;

/// Names what is due before the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// The next move.
    Nothing,
    /// A reheat.
    Reheat,
    /// A new anneal.
    Restart,
}

/// Holds the moves after which something other than a move may be due.
#[derive(Clone, Debug)]
pub struct Events<E = i32> {
    samples: Samples<E>,
    /// The last move before the temperature falls below the reheat's floor.
    floor_move: u64,
    /// The present chain of Lewis's reheat.
    chain: Chain<E>,
}

impl<E: Energy> Events<E> {
    /// Returns the events of a run that has yet to begin, its first board at `energy`.
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

    /// Finds the floor's move again, since the schedule began again.
    pub fn cooled_again(&mut self, settings: &AnnealSettings, state: &WalkState<E>) {
        self.floor_move = floor_move(settings, state);
    }

    /// Returns the move after which something other than a move may have to happen.
    #[inline(never)]
    pub fn next(&self, settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
        let anneal_end = state.start.saturating_add(settings.restart.length(state.row.restarts));
        let [_, may_converge] = self.samples.next(state.k());
        let converged = state.start.saturating_add(may_converge);
        let patience = patience_move(settings, state);
        anneal_end.min(converged).min(patience).min(self.floor_move).min(self.chain.end)
    }

    /// Returns the move of the present anneal from which a change of energy ends a segment.
    #[inline(never)]
    pub fn ends_from(&self, state: &WalkState<E>) -> u64 {
        let [sample, _] = self.samples.next(state.k());
        state.start.saturating_add(sample)
    }

    /// Takes the samples of the anneal's moves after the `k`-th; `before` was the energy before the last. Returns whether the
    /// samples end the anneal.
    #[inline(never)]
    pub fn pass(&mut self, k: u64, state: &WalkState<E>, before: E) -> bool {
        self.samples.pass(k, state.k(), before, state.row.energy)
    }

    /// Returns what is due after the present move. `ends` is whether the target or the samples end the anneal.
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

    /// Whether a chain ends here that is one too many without an improvement.
    fn chain_is_fruitless(&mut self, settings: &AnnealSettings, state: &WalkState<E>) -> bool {
        let Row { moves, energy, best, .. } = state.row;
        let rule = settings.chains.filter(|_| moves == self.chain.end);
        rule.is_some_and(|rule| self.chain.turn(rule, energy, best))
    }
}

/// The move after which a reheat is due unless one is accepted up to it.
fn patience_move<E>(settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
    let patience = settings.reheat.map_or(u64::MAX, |reheat| reheat.patience);
    state.last_accepted.saturating_add(patience).saturating_add(1)
}

/// The last move before the temperature falls below the reheat's floor.
fn floor_move<E>(settings: &AnnealSettings, state: &WalkState<E>) -> u64 {
    let Some(reheat) = settings.reheat else { return u64::MAX };
    // What is 0 from the beginning does not fall below anything.
    if settings.schedule.temperature(1) == 0.0 {
        return u64::MAX;
    }
    let first = settings.schedule.first_below(reheat.floor, state.cooling.factor, settings.moves);
    // At least one move is made at every temperature.
    first.map_or(u64::MAX, |k| state.cooling.since + (k - 1).max(1))
}
