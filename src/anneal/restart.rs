//! When one anneal ends and the next begins, and when one is heated up again.

use crate::problem::Energy;

/// Describes the rule that ends an anneal without a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Restart {
    /// One anneal until the budget is spent.
    None,
    /// After `length` moves.
    Fixed {
        /// Moves in an anneal, at least 1.
        length: u64,
    },
    /// After `unit` times 1, 1, 2, 1, 1, 2, 4, ... moves: the sequence of Luby 1993, which is within
    /// a logarithm of the best there is for any run-length distribution.
    Luby {
        /// At least 1.
        unit: u64,
    },
    /// When one energy has stood `repeats` times in the samples, the start included, in a row or not; at the latest
    /// after `length` moves. The rule of the Magic 19 original.
    Converged {
        /// The most moves in an anneal, at least 1.
        length: u64,
        /// How often an energy may stand in the samples.
        repeats: u32,
    },
}

impl Restart {
    /// Returns the most moves in the anneal after so many restarts.
    pub fn length(&self, restarts: u64) -> u64 {
        match *self {
            Restart::None => u64::MAX,
            Restart::Fixed { length } | Restart::Converged { length, .. } => length,
            Restart::Luby { unit } => unit.saturating_mul(luby(restarts + 1)),
        }
    }
}

/// The `i`-th number of the Luby sequence, from 1: 1, 1, 2, 1, 1, 2, 4, 1, ...
fn luby(mut i: u64) -> u64 {
    loop {
        // The least k such that the first 2^k - 1 numbers hold the i-th.
        let k = u64::BITS - i.leading_zeros();
        if i == (1 << k) - 1 {
            return 1 << (k - 1);
        }
        i -= (1 << (k - 1)) - 1;
    }
}

/// Describes when energy 0 counts as found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Found {
    /// At once.
    First,
    /// Only on a sampled move; on any other the anneal ends and the solution is lost, as in the Magic 19 original.
    Sampled,
}

/// Describes when a stalled anneal is reheated, as in the published sudoku program. The schedule begins again, at
/// `factor` times the temperature it had come to.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reheat {
    /// After more than this many moves without an accepted one.
    pub patience: u64,
    /// Before a move at which the schedule is below this temperature, also while a person holds another one.
    pub floor: f64,
    /// Above 1.
    pub factor: f64,
    /// What happens to the board.
    pub refill: Refill,
}

/// Describes what a reheat does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Refill {
    /// It stays.
    Keep,
    /// It is filled at random again.
    Fresh,
    /// It is filled at random again, but its energy is not counted again: a bug of the sudoku program, as published.
    /// Until a move is accepted, proposals are compared with the energy of the board before. They are refused until
    /// reheats have made it very hot.
    Stale,
}

/// Counts how often each energy has stood in the samples of one anneal, which [`Restart::Converged`] needs. An energy
/// that stays is sampled many times at once, so a segment of moves need not end at every sample.
#[derive(Clone, Debug)]
pub struct Samples<E = i32> {
    /// Moves between two samples, and how often an energy may stand in them.
    rule: Option<(u64, u32)>,
    /// Energy and count, in rising order of energy.
    counts: Vec<(E, u32)>,
    /// The greatest count.
    most: u32,
}

impl<E: Energy> Samples<E> {
    /// Returns the samples of anneals under this rule: one sample after every so many moves.
    pub fn new(restart: Restart, every: u64) -> Self {
        let repeats = if let Restart::Converged { repeats, .. } = restart { Some(repeats) } else { None };
        Samples { rule: repeats.map(|repeats| (every, repeats)), counts: Vec::new(), most: 0 }
    }

    /// Begins an anneal with a sample of this energy.
    pub fn begin(&mut self, energy: E) {
        self.counts.clear();
        self.most = 0;
        self.add(energy, 1);
    }

    /// Returns two moves after move `k` of the anneal: that of the next sample, and the first whose sample may end the
    /// anneal.
    pub fn next(&self, k: u64) -> [u64; 2] {
        let Some((every, repeats)) = self.rule else { return [u64::MAX; 2] };
        // The start may have been one too many already; the next sample tells.
        let more = u64::from(repeats.saturating_sub(self.most).max(1));
        [1, more].map(|more| (k / every).saturating_add(more).saturating_mul(every))
    }

    /// Takes in the samples after move `from` of the anneal, up to move `to`, the first that may end it at the latest. The energy of
    /// all of them is `before`, but that of move `to` is `after`. Says whether the anneal ends.
    pub fn pass(&mut self, from: u64, to: u64, before: E, after: E) -> bool {
        let Some((every, repeats)) = self.rule else { return false };
        let many = (to - 1) / every - from / every;
        if many > 0 {
            // Fewer than one energy may have.
            self.add(before, many as u32);
        }
        to.is_multiple_of(every) && self.add(after, 1) >= repeats
    }

    /// Adds so many of an energy and says how many there are.
    fn add(&mut self, energy: E, many: u32) -> u32 {
        let found = self.counts.binary_search_by(|(seen, _)| seen.order(&energy));
        let place = found.unwrap_or_else(|place| {
            self.counts.insert(place, (energy, 0));
            place
        });
        let (_, count) = &mut self.counts[place];
        *count += many;
        self.most = self.most.max(*count);
        *count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_luby_sequence_is_the_published_one() {
        let expected =
            [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 16, 1];
        assert_eq!((1..=32).map(luby).collect::<Vec<u64>>(), expected);
        assert_eq!(luby((1 << 40) - 1), 1 << 39);
    }

    proptest! {
        #[test]
        fn samples_in_bulk_end_an_anneal_where_one_by_one_do(
            every in 1u64..12,
            repeats in 1u32..20,
            changes in proptest::collection::vec((1u64..60, 0i32..4), 1..200),
        ) {
            // The energy after each move, at first 0.
            let energies = changes.iter().scan(0, |energy, &(still, next)| {
                let stays = std::iter::repeat_n(*energy, still as usize - 1);
                *energy = next;
                Some(stays.chain([next]))
            });
            let energies: Vec<i32> = [0].into_iter().chain(energies.flatten()).collect();
            let every_so_many = every as usize;
            let stood = |k: usize| energies[..=k].iter().step_by(every_so_many).filter(|&&seen| seen == energies[k]).count();
            let ends = |&k: &usize| k.is_multiple_of(every_so_many) && stood(k) >= repeats as usize;
            let expected = (1..energies.len()).find(ends);

            let mut samples = Samples::new(Restart::Converged { length: u64::MAX, repeats }, every);
            samples.begin(0);
            let last = energies.len() as u64 - 1;
            let (mut k, mut end) = (0, None);
            while k < last && end.is_none() {
                let [sample, may_end] = samples.next(k);
                // As a segment does: to the first change from the next sample on.
                let changes = |&k: &u64| energies[k as usize] != energies[k as usize - 1];
                let to = (sample..may_end.min(last)).find(changes).unwrap_or(may_end.min(last));
                if samples.pass(k, to, energies[to as usize - 1], energies[to as usize]) {
                    end = Some(to as usize);
                }
                k = to;
            }
            prop_assert_eq!(end, expected);
        }
    }
}
