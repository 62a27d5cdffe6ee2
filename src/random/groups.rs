//! Groups of pairs for drawing a proposal.

/// The most groups: a power of two, so that a mask keeps every index in bounds.
const MOST_GROUPS: usize = 32;

/// Groups of pairs: for each, the index of its first pair and its number of pairs.
#[derive(Clone, Debug)]
pub struct Groups {
    groups: [(u32, u32); MOST_GROUPS],
    count: u32,
}

impl Groups {
    /// Returns these groups, at most 32, each of at least one pair.
    pub fn new(groups: &[(u32, u32)]) -> Self {
        let mut all = [(0, 1); MOST_GROUPS];
        all[..groups.len()].copy_from_slice(groups);
        Groups { groups: all, count: groups.len() as u32 }
    }

    /// Returns the number of groups.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// Returns the probability that a pair is proposed: first a group is drawn, then one of its pairs.
    pub fn probability(&self, pair: u32) -> f64 {
        let groups = &self.groups[..self.count as usize];
        let pairs = groups.iter().find(|&&(first, pairs)| pair - first < pairs).map_or(1, |&(_, pairs)| pairs);
        1.0 / f64::from(self.count * pairs)
    }

    /// Returns a group's first pair and its number of pairs.
    #[inline]
    pub(super) fn at(&self, group: u32) -> (u32, u32) {
        self.groups[group as usize % MOST_GROUPS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{Generator, Xoshiro};

    #[test]
    fn pairs_are_proposed_with_their_probability() {
        let groups = Groups::new(&[(0, 1), (1, 6), (7, 3)]);
        let (mut generator, mut drawn) = (Xoshiro::new(1), [0u32; 10]);
        (0..100_000).for_each(|_| drawn[generator.propose_in_group(&groups).0 as usize] += 1);
        for (pair, &count) in drawn.iter().enumerate() {
            let probability = groups.probability(pair as u32);
            assert!(
                (f64::from(count) / 100_000.0 / probability - 1.0).abs() < 0.05,
                "pair {pair}: {count}, not {probability}"
            );
        }
        let all: f64 = (0..10).map(|pair| groups.probability(pair)).sum();
        assert!((all - 1.0).abs() < 1e-12);
    }
}
