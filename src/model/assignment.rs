//! The cheapest assignment of facilities to places (quadratic assignment, Koopmans 1957), for users of the crate: links
//! do not offer it.

use crate::problem::{Draw, Energy, Problem};
use crate::random::Generator;
use std::sync::Arc;

/// A quadratic assignment: each of `n` facilities is assigned to a different place. The energy is the sum of flow times
/// distance over all ordered pairs of facilities. A move exchanges the places of two facilities. Neither matrix needs
/// to be symmetric.
#[derive(Clone, Debug, PartialEq)]
pub struct QuadraticAssignment<E> {
    facilities: usize,
    /// The flow from each facility to each other, in row-major order.
    flows: Arc<[E]>,
    /// The distance from each place to each other, in row-major order.
    distances: Arc<[E]>,
}

/// An energy whose values can be multiplied.
pub trait Product: Energy + std::ops::Mul<Output = Self> {}

impl<E: Energy + std::ops::Mul<Output = E>> Product for E {}

impl<E: Product> QuadraticAssignment<E> {
    /// Returns the assignment of `facilities`, 2 to 65,535, with these two square matrices in row-major order.
    ///
    /// # Panics
    /// Panics if the size of a matrix does not match.
    pub fn new(facilities: usize, flows: Vec<E>, distances: Vec<E>) -> Self {
        let entries = facilities * facilities;
        assert!(flows.len() == entries && distances.len() == entries, "a matrix is not {facilities} x {facilities}");
        QuadraticAssignment { facilities, flows: flows.into(), distances: distances.into() }
    }

    /// Returns the number of facilities.
    pub fn facilities(&self) -> usize {
        self.facilities
    }

    #[inline(always)]
    fn flow(&self, from: usize, to: usize) -> E {
        self.flows[from * self.facilities + to]
    }

    #[inline(always)]
    fn distance(&self, from: u16, to: u16) -> E {
        self.distances[usize::from(from) * self.facilities + usize::from(to)]
    }
}

impl<E: Product> Problem for QuadraticAssignment<E> {
    /// The place of each facility, counted from 0.
    type State = Vec<u16>;
    /// The two facilities that exchange places, the lower one first.
    type Move = (u32, u32);
    type Energy = E;

    fn start<G: Generator>(&self, generator: &mut G) -> Vec<u16> {
        let mut places: Vec<u16> = (0..self.facilities as u16).collect();
        generator.shuffle(&mut places);
        places
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, _places: &Vec<u16>, draw: &mut Draw<G>) -> (u32, u32) {
        draw.pair(self.facilities as u32)
    }

    /// Takes time proportional to the number of facilities.
    #[inline]
    fn delta(&self, places: &Vec<u16>, (r, s): (u32, u32)) -> E {
        let (r, s) = (r as usize, s as usize);
        let (at_r, at_s) = (places[r], places[s]);
        let mut change = (self.flow(r, r) - self.flow(s, s)) * (self.distance(at_s, at_s) - self.distance(at_r, at_r))
            + (self.flow(r, s) - self.flow(s, r)) * (self.distance(at_s, at_r) - self.distance(at_r, at_s));
        for (k, &at) in places.iter().enumerate() {
            if k != r && k != s {
                change = change
                    + (self.flow(k, r) - self.flow(k, s)) * (self.distance(at, at_s) - self.distance(at, at_r))
                    + (self.flow(r, k) - self.flow(s, k)) * (self.distance(at_s, at) - self.distance(at_r, at));
            }
        }
        change
    }

    #[inline]
    fn apply(&self, places: &mut Vec<u16>, (r, s): (u32, u32), _delta: E) {
        places.swap(r as usize, s as usize);
    }

    fn energy(&self, places: &Vec<u16>) -> E {
        let pairs = places.iter().enumerate().flat_map(|(from, &at)| {
            places.iter().enumerate().map(move |(to, &other)| self.flow(from, to) * self.distance(at, other))
        });
        pairs.fold(E::ZERO, |sum, cost| sum + cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;

    #[test]
    fn every_swap_changes_the_energy_as_it_says() {
        let matrix = |n: usize, factor: i64| (0..(n * n) as i64).map(|place| place * factor % 101 - 40).collect();
        for n in 2..8 {
            let problem = QuadraticAssignment::new(n, matrix(n, 7919), matrix(n, 104_729));
            let places = problem.start(&mut Xoshiro::new(n as u64));
            for s in 1..n as u32 {
                for r in 0..s {
                    let (mut moved, delta): (_, i64) = (places.clone(), problem.delta(&places, (r, s)));
                    problem.apply(&mut moved, (r, s), delta);
                    assert_eq!(problem.energy(&moved), problem.energy(&places) + delta, "{n}: {r} {s}");
                }
            }
        }
    }
}
