//! Groups of pairs that a proposal may be drawn from.

/// The most groups that a pair can be proposed of; a power of two, so that a mask keeps every index in bounds.
const MOST_GROUPS: usize = 32;

/// Holds groups of pairs: of each the index of its first pair, and how many pairs it has.
#[derive(Clone, Debug)]
pub struct Groups {
    groups: [(u32, u32); MOST_GROUPS],
    count: u32,
}

impl Groups {
    /// Takes these groups, at most 32, each of at least one pair.
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

    /// Returns the first pair of a group and its number of pairs.
    #[inline]
    pub(super) fn at(&self, group: u32) -> (u32, u32) {
        self.groups[group as usize % MOST_GROUPS]
    }
}
