//! Rules of acceptance, and tables that settle most moves without the exact probability.
//!
//! The rules differ only in their treatment of worsening moves. Under Metropolis' rule and threshold accepting,
//! acceptance depends on the temperature, which a schedule lowers move by move. Computing each probability would be
//! slow, so two tables bound it within a window of moves. One table is for the window's last temperature, the other for
//! its first. Only a uniform between the bounds needs the exact probability. The tables change the cost of a move, but
//! never its outcome.

use crate::anneal::schedule::{BOUND, Schedule, bound, probability};
use crate::problem::Energy;
use std::marker::PhantomData;

/// A rule of acceptance. Every rule accepts a change that does not raise the energy.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Accept {
    /// Metropolis 1953: accepts a rise by `d` with probability `exp(-d / T)`.
    Metropolis,
    /// Threshold accepting, Dueck 1990: accepts a rise by at most `T`.
    Threshold,
    /// Late acceptance hill climbing: compares the new energy of a worsening move with an energy of earlier moves.
    /// Move `k` uses entry `k` modulo `history` of a list.
    Late {
        /// Entries of the list, 1 to 10,000.
        history: u32,
        /// The comparison, and the update of the list.
        rule: LateRule,
    },
    /// Plain descent: rejects every worsening move.
    Descent,
}

/// The two published rules of late acceptance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum LateRule {
    /// Burke 2008: the new energy must be at most the entry, and each move writes the present energy there. So the
    /// entry is the energy `history` moves earlier.
    Always,
    /// Burke 2017: the new energy must be below the entry. The present energy is written only where it is below the
    /// entry, so no entry ever rises.
    IfLower,
}

impl Accept {
    /// Returns whether the rule depends on a temperature.
    pub fn uses_temperature(self) -> bool {
        matches!(self, Accept::Metropolis | Accept::Threshold)
    }

    /// Returns the probability, 0 to 1, of accepting a change by `delta` at this temperature. [`Accept::Late`] compares
    /// energies instead, so it gets 1 for a change that does not raise the energy, and otherwise 0.
    pub fn probability(self, delta: f64, temperature: f64) -> f64 {
        let always = match self {
            Accept::Metropolis => return probability(delta, temperature),
            Accept::Threshold => delta <= temperature,
            Accept::Late { .. } | Accept::Descent => false,
        };
        if delta <= 0.0 || always { 1.0 } else { 0.0 }
    }

    /// Returns an integer: a rise by this amount or more is never accepted at this temperature or a lower one.
    pub(super) fn bound(self, temperature: f64) -> f64 {
        match self {
            Accept::Metropolis => bound(temperature),
            Accept::Threshold => libm::floor(temperature) + 1.0,
            Accept::Late { .. } | Accept::Descent => 1.0,
        }
    }
}

/// The number of entries of a table: one for each change from 0 to 254, and the last for all greater changes.
const ENTRIES: usize = 256;
/// The bounds of a window's length, in moves. Between them, the length is a sixteenth of the moves since the schedule
/// began.
const SHORTEST_WINDOW: u64 = 64;
const LONGEST_WINDOW: u64 = 8192;
/// The relative slack for rounding, because neither `exp` nor the schedule is monotone to the last bit.
const LOOSE: f64 = 1e-9;
/// The number of values of 32 random bits, which is greater than every value.
const ALL: u64 = 1 << 32;

/// The upper bounds of the rises that Metropolis' rule accepts, in units of the temperature. A uniform `u` accepts a
/// rise below `-ln(u)`. Entry `i` is `-ln(i / PARTS)`; entry 0 is [`BOUND`].
#[derive(Clone, Debug)]
pub(super) struct PossibleRises([f64; PARTS + 1]);

/// The number of equal parts into which the bounds divide the uniforms: a power of two.
const PARTS: usize = 256;
/// The number of a uniform's bits that do not select its part.
const PART_BITS: u32 = 32 - PARTS.trailing_zeros();
/// The relative slack for a uniform, which is within 2^-32 of its bits, and for the rounding of `exp` and the schedule.
const LOOSE_RISE: f64 = 1e-6;

impl PossibleRises {
    pub(super) fn new() -> Box<Self> {
        let mut bounds = Box::new(PossibleRises([BOUND; PARTS + 1]));
        for (place, bound) in bounds.0.iter_mut().enumerate().skip(1) {
            *bound = -libm::log(place as f64 / PARTS as f64);
        }
        bounds
    }

    /// Returns whether a rise may be accepted with a uniform of these bits, at this temperature or a lower one.
    #[inline]
    pub(super) fn may_accept(&self, delta: f64, temperature: f64, bits: u32) -> bool {
        delta <= self.0[(bits >> PART_BITS) as usize] * (1.0 + LOOSE_RISE) * temperature
    }

    /// Returns whether a rise is certain to be accepted, at this temperature or a higher one. About once in two hundred
    /// times this is false although the rise may be accepted; then the caller needs the exact probability.
    #[inline]
    pub(super) fn accepts(&self, delta: f64, temperature: f64, bits: u32) -> bool {
        delta < self.0[(bits >> PART_BITS) as usize + 1] * (1.0 - LOOSE_RISE) * temperature
    }
}

/// Bounds of the acceptance probabilities in a window of moves.
#[derive(Clone, Debug)]
#[repr(C)]
pub struct AcceptanceTable<E = i32> {
    /// Bits above this entry reject the change anywhere in the window. The field is the first, because V8 adds a
    /// field's offset to an index in a separate step, and every move would wait for it.
    high: [u32; ENTRIES],
    /// Bits below this entry accept the change anywhere in the window; 0 for changes above `ENTRIES - 2`.
    low: [u64; ENTRIES],
    accept: Accept,
    /// The first and the last temperature of the window.
    ends: [f64; 2],
    /// Bounds for changes beyond the tables under Metropolis' rule; `None` until they are needed.
    rises: Option<Box<PossibleRises>>,
    /// The greatest change that may be accepted anywhere in the window, by the part of the uniform. It serves changes
    /// beyond the tables, and all changes of a float energy.
    greatest: [f64; PARTS],
    energy: PhantomData<E>,
}

impl<E: Energy> AcceptanceTable<E> {
    /// Returns the table of a rule while the temperature falls from `first` to `last`.
    pub fn new(accept: Accept, first: f64, last: f64) -> Self {
        let (low, high) = ([0; ENTRIES], [0; ENTRIES]);
        let ends = [first, last];
        let mut window =
            AcceptanceTable { accept, low, high, ends, rises: None, greatest: [0.0; PARTS], energy: PhantomData };
        window.set(first, last);
        window
    }

    /// Computes the table again for another window, while the temperature falls from `first` to `last`.
    pub fn set(&mut self, first: f64, last: f64) {
        let accept = self.accept;
        if !E::EXACT {
            return self.set_greatest(first, last);
        }
        // The cast saturates, so a huge bound becomes `ENTRIES`.
        let bound = (accept.bound(first).max(1.0) as usize).min(ENTRIES);
        // A uniform differs from `bits / 2^32` by less than 2^-32: hence the slack of 1 and 2 below.
        let parts = ALL as f64;
        let ends = [last, first];
        // The probability of a change by 1. Powers of it are the probabilities of greater changes, to a relative error
        // of about 10^-13.
        let ones = ends.map(|temperature| accept.probability(1.0, temperature));
        let mut probabilities = [1.0; 2];
        (self.low[0], self.high[0]) = (ALL, u32::MAX);
        for (delta, (low, high)) in self.low.iter_mut().zip(&mut self.high).enumerate().take(bound).skip(1) {
            for (end, probability) in probabilities.iter_mut().enumerate() {
                let exact = || accept.probability(delta as f64, ends[end]);
                *probability = if accept == Accept::Metropolis { *probability * ones[end] } else { exact() };
            }
            let [at_last, at_first] = probabilities;
            *low = (at_last * (1.0 - LOOSE) * parts - 1.0) as u64;
            *high = (at_first * (1.0 + LOOSE) * parts + 2.0) as u32;
        }
        self.low[bound..].fill(0);
        self.high[bound..].fill(0);
        self.ends = [first, last];
        if bound == ENTRIES {
            (self.low[ENTRIES - 1], self.high[ENTRIES - 1]) = (0, u32::MAX);
            self.set_greatest(first, last);
        }
    }

    /// Computes the bounds of changes beyond the tables.
    fn set_greatest(&mut self, first: f64, last: f64) {
        self.ends = [first, last];
        let first = first * (1.0 + LOOSE_RISE);
        if self.accept == Accept::Metropolis {
            let rises = self.rises.get_or_insert_with(PossibleRises::new);
            for (greatest, rise) in self.greatest.iter_mut().zip(&rises.0) {
                *greatest = rise * first;
            }
        } else {
            self.greatest.fill(if self.accept == Accept::Threshold { first } else { 0.0 });
        }
    }

    /// Returns whether a change beyond the tables may be accepted with a uniform of these bits.
    #[inline]
    fn may_accept_beyond(&self, change: f64, bits: u32) -> bool {
        change <= self.greatest[(bits >> PART_BITS) as usize]
    }

    /// Returns the length, in moves, of the window that begins at move `k` of a schedule, where the temperature is
    /// `first`.
    pub fn length(accept: Accept, first: f64, schedule: &Schedule, k: u64) -> u64 {
        let least_rise = if E::EXACT { 1.0 } else { 0.0 };
        if accept.bound(first * (1.0 + LOOSE)) <= least_rise {
            // From here on every worsening move is rejected, since no schedule rises by more than the slack.
            return u64::MAX;
        }
        let length = (k / 16).clamp(SHORTEST_WINDOW, LONGEST_WINDOW);
        match schedule.steady() {
            Some((from, _)) if k >= from => u64::MAX,
            Some((from, _)) => length.min(from - k),
            None => length,
        }
    }

    /// Returns whether a change by `delta` may be accepted with a uniform of these bits. If so,
    /// [`AcceptanceTable::accepts`] gives the result.
    #[inline]
    pub fn may_accept(&self, delta: E, bits: u32) -> bool {
        if !E::EXACT {
            return self.may_accept_beyond(delta.number(), bits);
        }
        // Two branches, the first hardly ever taken, are faster than a table look-up, even for improving moves.
        delta <= E::ZERO || bits <= self.high[delta.index(ENTRIES - 1)]
    }

    /// Returns whether a change that passed `may_accept` still may be accepted, if it is beyond the tables. Changes of
    /// puzzles are small, so their loops omit this test, which would cost 4 % of a move.
    #[inline]
    pub(super) fn may_accept_large(&self, delta: E, bits: u32) -> bool {
        !E::EXACT || delta.index(ENTRIES - 1) < ENTRIES - 1 || self.may_accept_beyond(delta.number(), bits)
    }

    /// Returns whether a change by `delta` that passed `may_accept` is accepted. Computes the uniform and the
    /// temperature only if the bits do not settle the result.
    #[inline]
    pub fn accepts(
        &self,
        delta: E,
        bits: u32,
        uniform: impl FnOnce() -> f64,
        temperature: impl FnOnce() -> f64,
    ) -> bool {
        if delta <= E::ZERO {
            return true;
        }
        let (entry, change) = (delta.index(ENTRIES - 1), delta.number());
        let by_formula = || uniform() < self.accept.probability(change, temperature());
        if !E::EXACT || entry == ENTRIES - 1 {
            let [_, last] = self.ends;
            let surely = |rises: &PossibleRises| rises.accepts(change, last, bits);
            return self.may_accept_beyond(change, bits) && (self.rises.as_deref().is_some_and(surely) || by_formula());
        }
        E::EXACT && u64::from(bits) < self.low[entry] || by_formula()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Generator, RMersenne, Xoshiro};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn tables_decide_as_the_formula_does(
            t0 in prop_oneof![0.01f64..100.0, 30.0f64..3000.0],
            fall in 0.0f64..1.0,
            share in 0.0f64..=1.0,
            delta in prop_oneof![-10i32..1000, 200i32..30_000],
            draw in any::<u64>(),
            close in -3i64..3,
            threshold in any::<bool>(),
        ) {
            let accept = if threshold { Accept::Threshold } else { Accept::Metropolis };
            let t1 = t0 * fall;
            let temperature = t1 + share * (t0 - t1);
            for (t0, t1, temperature) in [(t0, t1, temperature), (t0, t0, t0)] {
                let window = AcceptanceTable::<i32>::new(accept, t0, t1);
                let floats = AcceptanceTable::<f64>::new(accept, t0, t1);
                let probability = accept.probability(delta.into(), temperature);
                // Random bits, and bits next to the probability.
                let edge = ((probability * 4_294_967_296.0) as i64 + close).clamp(0, i64::from(u32::MAX)) as u32;
                for bits in [draw as u32, edge] {
                    let by_formula = |uniform: f64| uniform < probability;
                    for uniform in [Xoshiro::uniform(bits), RMersenne::uniform(bits)] {
                        let accepted =
                            window.may_accept(delta, bits) && window.accepts(delta, bits, || uniform, || temperature);
                        prop_assert_eq!(accepted, by_formula(uniform), "{} bits, probability {}", bits, probability);
                        let accepted = floats.may_accept(delta.into(), bits)
                            && floats.accepts(delta.into(), bits, || uniform, || temperature);
                        prop_assert_eq!(accepted, by_formula(uniform), "{} bits, probability {}", bits, probability);
                    }
                }
            }
        }

        #[test]
        fn bounds_of_rises_decide_as_the_formula_does(
            temperature in 1e-9f64..300.0,
            delta in 1i32..2000,
            draw in any::<u32>(),
            close in -300i64..300,
        ) {
            let rises = PossibleRises::new();
            for delta in [delta, 1 + delta % 30] {
                let delta = f64::from(delta);
                let probability = probability(delta, temperature);
                // Random bits, bits next to the probability, and the first and the last bits of a part.
                let edge = ((probability * 4_294_967_296.0) as i64 + close).clamp(0, i64::from(u32::MAX)) as u32;
                for bits in [draw, edge, draw >> PART_BITS << PART_BITS, draw | ((1 << PART_BITS) - 1)] {
                    let expected = [Xoshiro::uniform(bits) < probability, RMersenne::uniform(bits) < probability];
                    if expected.contains(&true) {
                        prop_assert!(rises.may_accept(delta, temperature, bits), "{} bits, {}", bits, probability);
                    }
                    if expected.contains(&false) {
                        prop_assert!(!rises.accepts(delta, temperature, bits), "{} bits, {}", bits, probability);
                    }
                }
            }
        }
    }

    #[test]
    fn bits_next_to_a_probability_are_decided_as_by_the_formula() {
        for temperature in [0.3, 1.7, 8.0, 40.0] {
            let window = AcceptanceTable::<i32>::new(Accept::Metropolis, temperature, temperature);
            for delta in 1..ENTRIES as i32 + 20 {
                let probability = libm::exp(-f64::from(delta) / temperature);
                let edge = (probability * 4_294_967_296.0) as i64;
                for bits in (edge - 3..=edge + 3).filter_map(|bits| u32::try_from(bits).ok()) {
                    for uniform in [Xoshiro::uniform(bits), RMersenne::uniform(bits)] {
                        let accepted =
                            window.may_accept(delta, bits) && window.accepts(delta, bits, || uniform, || temperature);
                        assert_eq!(accepted, uniform < probability, "{delta} at {temperature}, {bits} bits");
                    }
                }
            }
        }
    }

    #[test]
    fn rises_next_to_the_greatest_that_a_uniform_accepts_are_decided_as_by_the_formula() {
        for temperature in [0.25, 1.0, 60.0, 1e12] {
            let rises = PossibleRises::new();
            let window = AcceptanceTable::<f64>::new(Accept::Metropolis, temperature, temperature);
            // The first and the last bits of a part. The last part is too near to 1 for the formula.
            for part in 0..PARTS as u32 - 1 {
                for bits in [part << PART_BITS, (part << PART_BITS) | ((1 << PART_BITS) - 1)] {
                    let uniform = Xoshiro::uniform(bits);
                    let greatest = -libm::log(uniform) * temperature;
                    let (less, more) = (greatest * (1.0 - 1e-9), greatest * (1.0 + 1e-9));
                    let accepts = |rise| window.accepts(rise, bits, || uniform, || temperature);
                    assert!(rises.may_accept(less, temperature, bits), "{bits} bits at {temperature}");
                    assert!(window.may_accept(less, bits) && accepts(less), "{bits} bits at {temperature}");
                    assert!(!rises.accepts(more, temperature, bits), "{bits} bits at {temperature}");
                    assert!(!accepts(more), "{bits} bits at {temperature}");
                }
            }
        }
    }

    #[test]
    fn a_threshold_that_falls_is_that_of_each_move() {
        let window = AcceptanceTable::<i32>::new(Accept::Threshold, 9.5, 3.2);
        for (delta, temperature) in [(5, 4.0), (5, 6.0), (9, 3.2), (9, 9.5), (3, 3.2), (10, 9.5)] {
            let accepted = window.may_accept(delta, 77) && window.accepts(delta, 77, || 0.5, || temperature);
            assert_eq!(accepted, f64::from(delta) <= temperature, "{delta} at {temperature}");
        }
    }

    #[test]
    fn a_window_is_endless_once_every_worsening_move_is_rejected() {
        let schedule = Schedule::Fast { t0: 10.0 };
        let length = |accept, k| AcceptanceTable::<i32>::length(accept, schedule.temperature(k), &schedule, k);
        for (accept, k) in [(Accept::Metropolis, 230), (Accept::Threshold, 10), (Accept::Descent, 1)] {
            assert_eq!(length(accept, k), u64::MAX);
            let first = schedule.temperature(k);
            let window = AcceptanceTable::<i32>::new(accept, first, first);
            for (delta, bits) in
                [1, 2, 254, 255, 9999].into_iter().flat_map(|delta| [(delta, 0), (delta, 1), (delta, u32::MAX)])
            {
                for temperature in [first, schedule.temperature(2 * k), 0.0] {
                    let accepts = || window.accepts(delta, bits, || Xoshiro::uniform(bits), || temperature);
                    assert!(!(window.may_accept(delta, bits) && accepts()), "{accept:?}, {delta}, {bits}");
                }
            }
        }
        assert_eq!([length(Accept::Metropolis, 228), length(Accept::Threshold, 9)], [SHORTEST_WINDOW; 2]);
    }

    #[test]
    fn rules_differ_in_their_treatment_of_worsening_moves() {
        let rules = [
            Accept::Metropolis,
            Accept::Threshold,
            Accept::Late { history: 10, rule: LateRule::Always },
            Accept::Descent,
        ];
        for rule in rules {
            assert_eq!(rule.probability(0.0, 1.0), 1.0);
            assert_eq!(rule.probability(-4.0, 1.0), 1.0);
        }
        assert_eq!(rules.map(|rule| rule.probability(1.0, 1.0)), [libm::exp(-1.0), 1.0, 0.0, 0.0]);
        assert_eq!(rules.map(|rule| rule.probability(2.0, 1.5)), [libm::exp(-2.0 / 1.5), 0.0, 0.0, 0.0]);
    }
}
