//! When one anneal ends and the next begins, and when one is heated up again.

/// The rule that ends an anneal without a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Restart {
    /// One anneal until the budget is spent.
    None,
    /// After `length` moves.
    Fixed {
        /// Moves in an anneal, at least 1.
        length: u64,
    },
    /// After `unit` times 1, 1, 2, 1, 1, 2, 4, ... moves: the sequence of Luby, Sinclair and Zuckerman 1993, which is within
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
    /// The most moves in the anneal after so many restarts.
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

/// When energy 0 counts as found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Found {
    /// At once.
    First,
    /// Only on a sampled move; on any other the anneal ends and the solution is lost, as in the Magic 19 original.
    Sampled,
}

/// When a stalled anneal is heated up again, as the sudoku original does: its schedule begins anew, at `factor` times the
/// temperature it had come to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reheat {
    /// After more than this many moves without an accepted one.
    pub patience: u64,
    /// Before a move whose temperature would be below this.
    pub floor: f64,
    /// Above 1.
    pub factor: f64,
    /// What happens to the board.
    pub refill: Refill,
}

/// What a reheat does to the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refill {
    /// It stays.
    Keep,
    /// It is filled at random again.
    Fresh,
    /// It is filled at random again, but its energy is not counted anew, as in the sudoku original: until a move is accepted,
    /// proposals are compared with the energy of the board before, and so refused until reheats have made it very hot.
    Stale,
}

/// How often each energy has stood in the samples of one anneal.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Energy and count, in rising order of energy.
    counts: Vec<(i32, u32)>,
}

impl Samples {
    /// Forgets all samples.
    pub fn clear(&mut self) {
        self.counts.clear();
    }

    /// Adds one and says how often this energy has now been seen.
    pub fn add(&mut self, energy: i32) -> u32 {
        match self.counts.binary_search_by_key(&energy, |&(seen, _)| seen) {
            Ok(place) => {
                self.counts[place].1 += 1;
                self.counts[place].1
            }
            Err(place) => {
                self.counts.insert(place, (energy, 1));
                1
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_luby_sequence_is_the_published_one() {
        let expected =
            [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 16, 1];
        assert_eq!((1..=32).map(luby).collect::<Vec<u64>>(), expected);
        assert_eq!(luby((1 << 40) - 1), 1 << 39);
    }
}
