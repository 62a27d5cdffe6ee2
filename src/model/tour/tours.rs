//! Tours over a symmetric matrix of distances, as a problem with three neighbourhoods. The change of length by each
//! move takes a constant number of distances.

use crate::problem::{Cells, Change, Draw, Energy, Problem};
use crate::random::Generator;
use std::sync::Arc;

/// A symmetric matrix of distances between cities.
#[derive(Clone, Debug, PartialEq)]
pub struct Distances<E> {
    cities: usize,
    rows: Arc<[E]>,
}

impl<E: Energy> Distances<E> {
    /// Returns the distances between `cities` cities, at most 65,535. `between(a, b)` is called only for `a < b`.
    pub fn new(cities: usize, between: impl Fn(usize, usize) -> E) -> Self {
        let rows = (0..cities * cities).map(|place| {
            let (a, b) = (place / cities, place % cities);
            if a == b { E::ZERO } else { between(a.min(b), a.max(b)) }
        });
        Distances { cities, rows: rows.collect() }
    }

    /// Returns the number of cities.
    pub fn cities(&self) -> usize {
        self.cities
    }

    /// Returns the distance between two cities.
    #[inline(always)]
    pub fn between(&self, a: usize, b: usize) -> E {
        self.rows[a * self.cities + b]
    }

    /// Returns the length of the tour that visits cities, counted from 0, in this order and returns to the first.
    pub fn length(&self, order: &[u16]) -> E {
        let legs = order.iter().zip(order.iter().cycle().skip(1));
        legs.fold(E::ZERO, |sum, (&a, &b)| sum + self.between(a.into(), b.into()))
    }
}

/// The moves of a tour. A move acts on two places of the order of visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbourhood {
    /// The section from the first place to the second is reversed (2-opt, Croes 1958). It is never longer than the rest
    /// of the tour, and may wrap around the end of the order.
    Reversal,
    /// The city at the first place moves to the second (or-opt of one city, Or 1976).
    Insertion,
    /// The cities at both places are exchanged.
    Swap,
}

impl Neighbourhood {
    /// All neighbourhoods.
    pub const ALL: [Neighbourhood; 3] = [Neighbourhood::Reversal, Neighbourhood::Insertion, Neighbourhood::Swap];

    /// Returns the word in links.
    pub fn word(self) -> &'static str {
        match self {
            Neighbourhood::Reversal => "reversal",
            Neighbourhood::Insertion => "insertion",
            Neighbourhood::Swap => "swap",
        }
    }

    /// Returns the number of moves of a tour through `n` cities. Two sections that make up the tour are one move, and
    /// so are two cities that are swapped in either order.
    fn moves(self, n: usize) -> usize {
        match self {
            Neighbourhood::Reversal => n * (n - 3) / 2,
            Neighbourhood::Insertion => n * (n - 1),
            Neighbourhood::Swap => n * (n - 1) / 2,
        }
    }

    /// Returns the two places of the move with this index.
    #[inline(always)]
    fn places(self, index: u32, n: u32) -> [usize; 2] {
        let (first, further) = (index % n, index / n);
        let wrap = |place: u32| if place >= n { place - n } else { place };
        [first as usize, wrap(first + 1 + further) as usize]
    }

    /// Makes the move between two places of an order.
    pub(super) fn make<T: Copy>(self, order: &mut [T], [first, second]: [usize; 2]) {
        match self {
            Neighbourhood::Reversal => turn(order, first, second),
            Neighbourhood::Insertion => insert(order, first, second),
            Neighbourhood::Swap => order.swap(first, second),
        }
    }
}

/// Reverses the section between two places; a section from a later place to an earlier one wraps around the end.
#[inline]
fn turn<T>(order: &mut [T], first: usize, second: usize) {
    if first <= second {
        return order[first..=second].reverse();
    }
    let n = order.len();
    let (mut a, mut b) = (first, second);
    for _ in 0..(second + n - first).div_ceil(2) {
        order.swap(a, b);
        a = if a + 1 == n { 0 } else { a + 1 };
        b = if b == 0 { n - 1 } else { b - 1 };
    }
}

/// Moves the city at one place to another, and shifts the cities between them.
fn insert<T>(order: &mut [T], from: usize, to: usize) {
    if from < to {
        order[from..=to].rotate_left(1);
    } else {
        order[to..=from].rotate_right(1);
    }
}

/// Tours through cities, with their length as the energy: the travelling salesman's problem over a symmetric matrix.
#[derive(Clone, Debug, PartialEq)]
pub struct Tours<E> {
    /// The distances.
    pub distances: Distances<E>,
    /// The moves.
    pub neighbourhood: Neighbourhood,
    /// The length that ends a run when it is reached, if one is known.
    pub target: Option<E>,
}

impl<E: Energy> Tours<E> {
    /// Returns the change of the length by the move between two places.
    #[inline(always)]
    fn change(&self, order: &[u16], [first, second]: [usize; 2]) -> E {
        let n = order.len();
        let before = |place: usize| order[if place == 0 { n - 1 } else { place - 1 }];
        let after = |place: usize| order[if place + 1 == n { 0 } else { place + 1 }];
        let leg = |a: u16, b: u16| self.distances.between(a.into(), b.into());
        let (a, b) = (order[first], order[second]);
        match self.neighbourhood {
            Neighbourhood::Reversal => {
                let (before, after) = (before(first), after(second));
                leg(before, b) + leg(a, after) - leg(before, a) - leg(b, after)
            }
            Neighbourhood::Insertion => {
                // An insertion from the first place to the last, or back, leaves the tour unchanged.
                if first.abs_diff(second) == n - 1 {
                    return E::ZERO;
                }
                let (left, right) = (before(first), after(first));
                let (p, q) = if first < second { (b, after(second)) } else { (before(second), b) };
                leg(left, right) + leg(p, a) + leg(a, q) - leg(left, a) - leg(a, right) - leg(p, q)
            }
            Neighbourhood::Swap => {
                let (left, right) = (before(first), after(second));
                if after(first) == b {
                    return leg(left, b) + leg(a, right) - leg(left, a) - leg(b, right);
                }
                let (next, previous) = (after(first), before(second));
                leg(left, b) + leg(b, next) + leg(previous, a) + leg(a, right)
                    - (leg(left, a) + leg(a, next) + leg(previous, b) + leg(b, right))
            }
        }
    }
}

impl<E: Energy> Problem for Tours<E> {
    /// The cities, counted from 0, in the order of visits.
    type State = Vec<u16>;
    /// The index of a move.
    type Move = u32;
    type Energy = E;

    fn start<G: Generator>(&self, generator: &mut G) -> Vec<u16> {
        let mut order: Vec<u16> = (0..self.distances.cities as u16).collect();
        generator.shuffle(&mut order);
        order
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, order: &Vec<u16>, draw: &mut Draw<G>) -> u32 {
        draw.index(self.neighbourhood.moves(order.len()) as u32)
    }

    #[inline(always)]
    fn delta(&self, order: &Vec<u16>, mv: u32) -> E {
        self.change(order, self.neighbourhood.places(mv, order.len() as u32))
    }

    #[inline]
    fn apply(&self, order: &mut Vec<u16>, mv: u32, _delta: E) {
        let places = self.neighbourhood.places(mv, order.len() as u32);
        self.neighbourhood.make(order, places);
    }

    fn energy(&self, order: &Vec<u16>) -> E {
        self.distances.length(order)
    }

    fn target(&self) -> Option<E> {
        self.target
    }
}

impl Cells for Tours<i32> {
    fn moves(&self) -> usize {
        self.neighbourhood.moves(self.distances.cities)
    }

    fn nth(&self, _board: &Self::State, index: u32) -> u32 {
        index
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    fn cells(&self, mv: u32) -> [usize; 2] {
        self.neighbourhood.places(mv, self.distances.cities as u32)
    }

    /// Returns the city at a place, counted from 1.
    fn number(&self, order: &Vec<u16>, place: usize) -> i32 {
        i32::from(order[place]) + 1
    }

    fn numbers(&self, order: &Vec<u16>, mv: u32, made: bool) -> [i32; 2] {
        let (mut order, [first, second]) = (order.clone(), self.cells(mv));
        if made {
            // Only an insertion is not its own inverse.
            let insertion = self.neighbourhood == Neighbourhood::Insertion;
            self.neighbourhood.make(&mut order, if insertion { [second, first] } else { [first, second] });
        }
        [first, second].map(|place| self.number(&order, place))
    }

    /// Ignores pinned cells: a tour cannot have any.
    fn pinned(&self, _order: &Vec<u16>, _pinned: &[bool]) -> Self {
        self.clone()
    }

    fn alter(&self, order: &Vec<u16>, change: Change) -> Option<Vec<u16>> {
        let mut order = order.clone();
        match change {
            Change::Swap(first, second) => Neighbourhood::Swap.make(&mut order, [first, second]),
            Change::Reverse(first, second) => Neighbourhood::Reversal.make(&mut order, [first, second]),
            Change::Insert(from, to) => Neighbourhood::Insertion.make(&mut order, [from, to]),
            Change::Set(..) | Change::Flip(_) => return None,
        }
        Some(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;

    /// Returns tours over integer distances without a geometry, because any matrix is allowed.
    fn tours(n: usize, neighbourhood: Neighbourhood) -> Tours<i32> {
        let distances = Distances::new(n, |a, b| (a * 7919 + b * 104_729) as i32 % 1000);
        Tours { distances, neighbourhood, target: None }
    }

    #[test]
    fn every_move_changes_the_length_as_it_says_and_is_undone() {
        for neighbourhood in Neighbourhood::ALL {
            for n in 3..12 {
                let tours = tours(n, neighbourhood);
                let mut generator = Xoshiro::new(n as u64);
                for index in 0..tours.moves() as u32 {
                    let order = tours.start(&mut generator);
                    let mut moved = order.clone();
                    let delta = tours.delta(&order, index);
                    tours.apply(&mut moved, index, delta);
                    assert_eq!(tours.energy(&order) + delta, tours.energy(&moved), "{neighbourhood:?} {n} {index}");
                    let [first, second] = tours.cells(index);
                    let cities = [order[first], order[second]].map(|city| i32::from(city) + 1);
                    assert_eq!(tours.numbers(&moved, index, true), cities, "{neighbourhood:?} {n} {index}");
                    assert_eq!(tours.numbers(&order, index, false), cities);
                    assert!(first != second && first < n && second < n);
                }
            }
        }
    }

    #[test]
    fn moves_of_a_neighbourhood_are_different() {
        for neighbourhood in Neighbourhood::ALL {
            for n in 3..10 {
                let tours = tours(n, neighbourhood);
                let order: Vec<u16> = (0..n as u16).collect();
                let mut made: Vec<Vec<u16>> = (0..tours.moves() as u32)
                    .map(|index| {
                        let mut moved = order.clone();
                        tours.apply(&mut moved, index, 0);
                        moved
                    })
                    .collect();
                let moves = made.len();
                made.sort();
                made.dedup();
                // Two insertions exchange each pair of neighbours.
                let twice = if neighbourhood == Neighbourhood::Insertion { n - 1 } else { 0 };
                assert_eq!(made.len(), moves - twice, "{neighbourhood:?} {n}");
            }
        }
    }

    #[test]
    fn a_stretch_is_at_most_half_of_the_tour() {
        for n in 4..30 {
            let tours = tours(n, Neighbourhood::Reversal);
            for index in 0..tours.moves() as u32 {
                let [first, second] = tours.cells(index);
                let cities = (second + n - first) % n + 1;
                assert!((2..=n / 2).contains(&cities), "{n}: {cities}");
            }
        }
    }

    #[test]
    fn a_matrix_of_floats_is_a_tour() {
        let distances = Distances::new(6, |a, b| (b - a) as f64 * 0.5);
        let tours = Tours { distances, neighbourhood: Neighbourhood::Reversal, target: None };
        assert_eq!(tours.energy(&(0..6).collect()), 5.0);
    }
}
