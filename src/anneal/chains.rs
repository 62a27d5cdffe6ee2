//! Lewis's reheat (Lewis 2007). Moves are counted in chains. After so many chains in
//! a row without an improvement the schedule begins again where it began. The paper does not say against what an
//! improvement is judged; the two readings make a very different search.

use crate::problem::Energy;

/// Holds the numbers of Lewis's rule.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chains {
    /// Moves in a chain, at least 1; Lewis has the square of the number of free cells.
    pub length: u64,
    /// Chains in a row without an improvement that heat the anneal up again, at least 1; Lewis has 20.
    pub fruitless: u64,
    /// What counts as one.
    pub judged: ImprovesOn,
}

/// Describes when a chain is an improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ImprovesOn {
    /// Its last energy is below the least of the run.
    Best,
    /// Its last energy is below its first.
    Start,
}

/// Represents the present chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chain<E = i32> {
    /// The move after which it ends; never without Lewis's rule.
    pub end: u64,
    /// What its last energy must be below.
    mark: E,
    /// Chains in a row without an improvement.
    fruitless: u64,
}

impl<E: Energy> Chain<E> {
    /// Returns the first chain after this move; without a rule it never ends. `energy` and `best` are those of the run.
    pub fn begin(rule: Option<Chains>, moves: u64, energy: E, best: E) -> Chain<E> {
        let end = rule.map_or(u64::MAX, |rule| moves.saturating_add(rule.length));
        Chain { end, mark: mark(rule, energy, best), fruitless: 0 }
    }

    /// Ends the chain and begins the next; returns whether the anneal is to be reheated.
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

    /// The energies at the ends of chains, the least so far at each; after which of them it is heated up.
    fn heated(judged: ImprovesOn, ends: &[(i32, i32)]) -> Vec<bool> {
        let rule = Chains { length: 10, fruitless: 2, judged };
        let mut chain = Chain::begin(Some(rule), 0, 50, 50);
        ends.iter().map(|&(energy, best)| chain.turn(rule, energy, best)).collect()
    }

    #[test]
    fn the_two_readings_differ() {
        // The chains go down and up again, but never below the least energy seen within them.
        let ends = [(40, 35), (45, 35), (41, 35), (44, 35), (42, 35)];
        assert_eq!(heated(ImprovesOn::Best, &ends), [false, false, true, true, true]);
        assert_eq!(heated(ImprovesOn::Start, &ends), [false; 5]);
    }

    #[test]
    fn without_a_rule_no_chain_ends() {
        assert_eq!(Chain::begin(None, 5, 7, 3).end, u64::MAX);
    }
}
