//! Lewis's reheat (Lewis 2007). Moves are counted in chains, and the schedule restarts after several chains in a row
//! without an improvement. The paper leaves open how a chain improves; the two readings make very different searches.

use crate::problem::Energy;

/// The numbers of Lewis's rule.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chains {
    /// The number of moves in a chain, at least 1; Lewis uses the square of the number of free cells.
    pub length: u64,
    /// The number of chains in a row without an improvement that cause a reheat, at least 1; Lewis uses 20.
    pub fruitless: u64,
    /// The test of an improvement.
    pub judged: ImprovesOn,
}

/// The test whether a chain is an improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ImprovesOn {
    /// The chain's last energy is below the lowest energy of the run before the chain.
    Best,
    /// The chain's last energy is below its first energy.
    Start,
}

/// The present chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chain<E = i32> {
    /// The move after which the chain ends; `u64::MAX` without Lewis's rule.
    pub end: u64,
    /// The chain improves if its last energy is below this one.
    mark: E,
    /// The number of chains in a row without an improvement so far.
    fruitless: u64,
}

impl<E: Energy> Chain<E> {
    /// Returns the chain that begins after this move, at the run's present and best energy. Without a rule it never
    /// ends.
    pub fn begin(rule: Option<Chains>, moves: u64, energy: E, best: E) -> Chain<E> {
        let end = rule.map_or(u64::MAX, |rule| moves.saturating_add(rule.length));
        Chain { end, mark: mark(rule, energy, best), fruitless: 0 }
    }

    /// Ends the chain and begins the next; returns whether the anneal must be reheated.
    pub fn turn(&mut self, rule: Chains, energy: E, best: E) -> bool {
        self.fruitless = if energy < self.mark { 0 } else { self.fruitless + 1 };
        self.end = self.end.saturating_add(rule.length);
        self.mark = mark(Some(rule), energy, best);
        self.fruitless >= rule.fruitless
    }
}

fn mark<E>(rule: Option<Chains>, energy: E, best: E) -> E {
    match rule.map(|rule| rule.judged) {
        Some(ImprovesOn::Best) => best,
        _ => energy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns whether each chain causes a reheat, from the energy at the chain's end and the lowest so far.
    fn heated(judged: ImprovesOn, ends: &[(i32, i32)]) -> Vec<bool> {
        let rule = Chains { length: 10, fruitless: 2, judged };
        let mut chain = Chain::begin(Some(rule), 0, 50, 50);
        ends.iter().map(|&(energy, best)| chain.turn(rule, energy, best)).collect()
    }

    #[test]
    fn the_two_readings_differ() {
        // The chains fall and rise again, but never below the lowest energy seen within them.
        let ends = [(40, 35), (45, 35), (41, 35), (44, 35), (42, 35)];
        assert_eq!(heated(ImprovesOn::Best, &ends), [false, false, true, true, true]);
        assert_eq!(heated(ImprovesOn::Start, &ends), [false; 5]);
    }

    #[test]
    fn without_a_rule_no_chain_ends() {
        assert_eq!(Chain::begin(None, 5, 7, 3).end, u64::MAX);
    }
}
