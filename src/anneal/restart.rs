//! Rules for the end of an anneal, for restarts and for reheats.

use crate::problem::Energy;

/// A rule for the end of an anneal without a solution, after which the next one begins.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Restart {
    /// One anneal, until the budget is spent.
    None,
    /// A restart after `length` moves.
    Fixed {
        /// The number of moves in an anneal, at least 1.
        length: u64,
    },
    /// A restart after `unit` times 1, 1, 2, 1, 1, 2, 4, ... moves: the sequence of Luby 1993. For any run-length
    /// distribution it is within a logarithmic factor of the optimum.
    Luby {
        /// The factor of the sequence, in moves, at least 1.
        unit: u64,
    },
    /// A restart when one energy has occurred `repeats` times in the samples, including the start, in a row or not. The
    /// anneal ends at the latest after `length` moves. The rule of the published Magic 19 program.
    Converged {
        /// The most moves in an anneal, at least 1.
        length: u64,
        /// The count of one energy in the samples that ends the anneal, at least 1.
        repeats: u32,
    },
}

impl Restart {
    /// Returns the most moves of the anneal that follows this many restarts.
    pub fn length(&self, restarts: u64) -> u64 {
        match *self {
            Restart::None => u64::MAX,
            Restart::Fixed { length } | Restart::Converged { length, .. } => length,
            Restart::Luby { unit } => unit.saturating_mul(luby(restarts + 1)),
        }
    }
}

/// Returns the `i`-th number of the Luby sequence, counted from 1: 1, 1, 2, 1, 1, 2, 4, 1, ...
fn luby(mut i: u64) -> u64 {
    loop {
        // The least k such that the first 2^k - 1 numbers include the i-th.
        let k = u64::BITS - i.leading_zeros();
        if i == (1 << k) - 1 {
            return 1 << (k - 1);
        }
        i -= (1 << (k - 1)) - 1;
    }
}

/// The stopping test: when a state at the target counts as a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Found {
    /// Any move that reaches the target ends the run.
    First,
    /// Only a sampled move ends the run. After other moves the anneal ends and the solution is lost, as in the
    /// published Magic 19 program.
    Sampled,
    /// No move ends the run: it continues from a solution, as a chain whose distribution is studied.
    Never,
}

/// The rule of reheating a stalled anneal, from the published sudoku program. The schedule restarts at `factor` times
/// the last temperature.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reheat {
    /// The patience: a reheat follows more than this many moves without an accepted one; at least 1.
    pub patience: u64,
    /// The floor: a reheat precedes a move when the schedule falls below it, even while a person fixes the temperature.
    pub floor: f64,
    /// The factor of the temperature, 1 to 10^9.
    pub factor: f64,
    /// The effect on the board.
    pub refill: Refill,
}

/// The effect of a reheat on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Refill {
    /// The board stays.
    Keep,
    /// The board is filled at random again.
    Fresh,
    /// The board is filled at random again, but its energy is not computed: a bug of the sudoku program, as
    /// published. Until a move is accepted, proposals are compared with the energy of the former board. They are
    /// rejected until reheats have raised the temperature far enough.
    Stale,
}

/// The counts of each energy in the samples of one anneal, for [`Restart::Converged`]. An unchanged energy is sampled
/// many times at once, so a segment need not end at every sample.
#[derive(Clone, Debug)]
pub struct Samples<E = i32> {
    /// The number of moves between two samples, and the count of one energy that ends the anneal.
    rule: Option<(u64, u32)>,
    /// Energies and their counts, in rising order of energy.
    counts: Vec<(E, u32)>,
    /// The greatest count.
    most: u32,
}

impl<E: Energy> Samples<E> {
    /// Returns the samples for anneals under this rule, one after every `every` moves.
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

    /// Returns the move of the next sample after move `k` of the anneal, and the first move whose sample may end the
    /// anneal.
    pub fn next(&self, k: u64) -> [u64; 2] {
        let Some((every, repeats)) = self.rule else { return [u64::MAX; 2] };
        // With `repeats` = 1 the start is already enough, but only the next sample ends the anneal.
        let more = u64::from(repeats.saturating_sub(self.most).max(1));
        [1, more].map(|more| (k / every).saturating_add(more).saturating_mul(every))
    }

    /// Counts the samples after move `from` of the anneal, up to move `to`. No sample before move `to` may end the
    /// anneal. Earlier samples have the energy `before`; the energy at move `to` is `after`. Returns whether the anneal
    /// ends.
    pub fn pass(&mut self, from: u64, to: u64, before: E, after: E) -> bool {
        let Some((every, repeats)) = self.rule else { return false };
        let many = (to - 1) / every - from / every;
        if many > 0 {
            // Fewer than `repeats`, so the count fits 32 bits.
            self.add(before, many as u32);
        }
        to.is_multiple_of(every) && self.add(after, 1) >= repeats
    }

    /// Adds to the count of an energy and returns the count.
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
        fn samples_taken_in_bulk_end_an_anneal_as_single_samples_do(
            every in 1u64..12,
            repeats in 1u32..20,
            changes in proptest::collection::vec((1u64..60, 0i32..4), 1..200),
        ) {
            // The energy of the start, 0, and after each move.
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
                // As a segment does: stop at the first change of energy from the next sample on.
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
