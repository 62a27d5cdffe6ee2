//! A lower bound on the length of every tour, by 1-trees (Held 1970, Held 1971).
//!
//! A 1-tree is a spanning tree of all cities but one, plus the two shortest legs of the remaining city. Every tour is a
//! 1-tree, so no tour is shorter than the shortest 1-tree. A toll for each visit of a city changes the shortest 1-tree,
//! but adds the same amount to every tour. Tolls that drive the tree to two legs per city raise the bound.

use super::Distances;

/// The number of rounds that raise the tolls, and the maximum number of legs that all rounds together examine: some 30
/// ms.
const ROUNDS: usize = 500;
const LEGS: usize = 20_000_000;
/// The length of the last step as a fraction of the first.
const LAST: f64 = 4e-5;

/// Returns a lower bound on the length of every tour.
///
/// # Panics
/// Panics for fewer than three cities.
pub fn lower_bound(distances: &Distances<i32>) -> i32 {
    let n = distances.cities();
    let mut tolls = vec![0.0; n];
    let mut best = f64::NEG_INFINITY;
    let mut before: Vec<i32> = vec![0; n];
    let mut step = 0.0;
    let rounds = ROUNDS.min(LEGS / (n * n));
    let shorter = libm::pow(LAST, 1.0 / rounds as f64);
    for round in 0..rounds {
        let (length, degrees) = one_tree(distances, &tolls);
        let bound = length - 2.0 * tolls.iter().sum::<f64>();
        best = best.max(bound);
        if round == 0 {
            step = bound.abs() / (2 * n) as f64;
        }
        let off: Vec<i32> = degrees.iter().map(|degree| degree - 2).collect();
        if off.iter().all(|&off| off == 0) {
            break;
        }
        // Part of the previous step is repeated, which prevents tolls from oscillating (Volgenant 1982).
        for city in 0..n {
            tolls[city] += step * (0.6 * f64::from(off[city]) + 0.4 * f64::from(before[city]));
        }
        before = off;
        step *= shorter;
    }
    // Lengths are integers, but the last digits of a sum of floats are inexact.
    libm::ceil(best - 1e-6 * best.abs().max(1.0)) as i32
}

/// Returns the mean leg of the shortest 1-tree: about that of a short tour, which has the same number of legs.
///
/// # Panics
/// Panics for fewer than three cities.
pub(super) fn mean_leg(distances: &Distances<i32>) -> f64 {
    let n = distances.cities();
    one_tree(distances, &vec![0.0; n]).0 / n as f64
}

/// Returns the length of the shortest 1-tree with these tolls on both ends of each leg, and each city's number of legs.
fn one_tree(distances: &Distances<i32>, tolls: &[f64]) -> (f64, Vec<i32>) {
    let n = distances.cities();
    let leg = |a: usize, b: usize| f64::from(distances.between(a, b)) + tolls[a] + tolls[b];
    let mut degrees = vec![0; n];
    let mut length = 0.0;
    // Prim's tree of the cities from 1 on; `near[city]` is the nearest city of the tree, with the length of the leg to
    // it.
    let mut near: Vec<(f64, usize)> = (0..n).map(|city| (leg(1, city), 1)).collect();
    let mut left: Vec<usize> = (2..n).collect();
    while !left.is_empty() {
        let place = (0..left.len()).min_by(|&a, &b| near[left[a]].0.total_cmp(&near[left[b]].0)).unwrap_or(0);
        let city = left.swap_remove(place);
        let (own, other) = near[city];
        length += own;
        degrees[city] += 1;
        degrees[other] += 1;
        for &rest in &left {
            let reached = leg(city, rest);
            if reached < near[rest].0 {
                near[rest] = (reached, city);
            }
        }
    }
    let mut legs: Vec<(f64, usize)> = (1..n).map(|city| (leg(0, city), city)).collect();
    legs.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (own, city) in &legs[..2] {
        length += own;
        degrees[*city] += 1;
    }
    degrees[0] = 2;
    (length, degrees)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Properties;
    use crate::model::tour::{Metric, Tour, optimum};

    #[test]
    fn no_tour_is_shorter() {
        for draw in 0..40 {
            let tour = Tour::uniform(4 + draw as usize % 9, draw).unwrap();
            let distances = &tour.tours().distances;
            let (bound, shortest) = (lower_bound(distances), optimum::length(distances).unwrap());
            assert!(bound <= shortest && 10 * bound >= 9 * shortest, "{draw}: {bound} {shortest}");
            assert_eq!(tour.best().unwrap().energy, shortest);
        }
    }

    #[test]
    fn where_the_tree_is_a_tour_the_bound_is_its_length() {
        let square = Tour::parse("0,0_9,0_9,9_0,9", Metric::Euclidean).unwrap();
        assert_eq!(lower_bound(&square.tours().distances), 36);
    }
}
