//! The minimum number of conflicts of a graph for a number of colours, by exact search, and the proofs of it.

use super::Graph;
use std::collections::{BTreeSet, VecDeque};

/// The maximum number of vertices that one search may colour: some 50 ms.
const LOOKS: u64 = 20_000_000;

/// Returns the least number of edges between equal colours; `None` if the search takes too long.
pub fn least_conflicts(graph: &Graph, colours: usize) -> Option<i32> {
    let mut search = Search::new(graph, colours);
    (0..).find_map(|budget| match search.within(budget) {
        Some(false) => None,
        Some(true) => Some(Some(budget)),
        None => Some(None),
    })?
}

/// Returns the least number of colours without a conflict; `None` if the search takes too long.
pub fn least_colours(graph: &Graph) -> Option<usize> {
    (1..).find_map(|colours| match Search::new(graph, colours).within(0) {
        Some(false) => None,
        Some(true) => Some(Some(colours)),
        None => Some(None),
    })?
}

/// A search that first colours the vertex with the fewest remaining colours (Brélaz 1979).
struct Search<'a> {
    graph: &'a Graph,
    colours: usize,
    /// The colour of each vertex, if it has one.
    chosen: Vec<Option<usize>>,
    /// The number of neighbours of each colour, by vertex and colour.
    counts: Vec<i32>,
    /// The number of vertices that may still be coloured.
    left: u64,
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, colours: usize) -> Self {
        let n = graph.vertices();
        Search {
            graph,
            colours,
            chosen: vec![None; n],
            counts: vec![0; n * colours],
            left: LOOKS / (n * colours).max(1) as u64,
        }
    }

    /// Returns whether the graph can be coloured with at most `budget` conflicts; `None` if the search takes too long.
    fn within(&mut self, budget: i32) -> Option<bool> {
        self.chosen.fill(None);
        self.counts.fill(0);
        self.colour(0, budget)
    }

    fn counts(&self, vertex: usize) -> &[i32] {
        &self.counts[vertex * self.colours..][..self.colours]
    }

    /// Colours the remaining vertices; no vertex has a colour of `used` or more.
    fn colour(&mut self, used: usize, budget: i32) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        // Each vertex has at least the conflicts of its best colour with coloured vertices, and no edge counts twice.
        let mut least = 0;
        let mut next = None;
        for vertex in (0..self.chosen.len()).filter(|&vertex| self.chosen[vertex].is_none()) {
            let counts = self.counts(vertex);
            least += counts.iter().min()?;
            let key = (counts.iter().filter(|&&count| count > 0).count(), self.graph.neighbours(vertex).len());
            if next.is_none_or(|(known, _)| key > known) {
                next = Some((key, vertex));
            }
        }
        if least > budget {
            return Some(false);
        }
        let Some((_, vertex)) = next else { return Some(true) };
        // All unused colours are equivalent.
        let mut order: Vec<(i32, usize)> =
            self.counts(vertex).iter().copied().zip(0..).take(self.colours.min(used + 1)).collect();
        order.sort_unstable();
        for (conflicts, colour) in order {
            if conflicts > budget {
                break;
            }
            self.put(vertex, colour, 1);
            self.chosen[vertex] = Some(colour);
            let found = self.colour(used.max(colour + 1), budget - conflicts);
            self.chosen[vertex] = None;
            self.put(vertex, colour, -1);
            if found? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn put(&mut self, vertex: usize, colour: usize, sign: i32) {
        for &other in self.graph.neighbours(vertex) {
            self.counts[usize::from(other) * self.colours + colour] += sign;
        }
    }
}

/// Returns wheels that share no edge, each as its hub and then its ring: neighbours of the hub that form an odd ring.
/// The ring requires three colours and the hub a fourth, so with three colours each wheel has a separate conflict. The
/// result is the largest set of wheels over a few search orders.
pub fn odd_wheels(graph: &Graph) -> Vec<Vec<usize>> {
    let n = graph.vertices();
    let wheels_from = |first: usize| {
        let mut taken = BTreeSet::new();
        let hubs = (0..n).map(|i| (first + i) % n);
        hubs.filter_map(|hub| take_wheel(graph, hub, &mut taken)).collect::<Vec<_>>()
    };
    let mut best = (0..n.min(100))
        .map(wheels_from)
        .fold(Vec::new(), |best, other| if other.len() > best.len() { other } else { best });
    best.sort_unstable();
    best
}

/// Takes the edges of a wheel around a hub, and returns the wheel, if there is one without taken edges.
fn take_wheel(graph: &Graph, hub: usize, taken: &mut BTreeSet<[usize; 2]>) -> Option<Vec<usize>> {
    let edge = |a: usize, b: usize| [a.min(b), a.max(b)];
    let spokes: Vec<usize> = graph.neighbours(hub).iter().map(|&v| usize::from(v)).collect();
    let spokes: Vec<usize> = spokes.into_iter().filter(|&v| !taken.contains(&edge(hub, v))).collect();
    let is_free = |a: usize, b: usize| {
        spokes.contains(&b) && graph.neighbours(a).contains(&(b as u16)) && !taken.contains(&edge(a, b))
    };
    let ring = spokes.iter().filter_map(|&start| odd_ring(start, &spokes, is_free)).min_by_key(Vec::len)?;
    for (place, &vertex) in ring.iter().enumerate() {
        taken.insert(edge(vertex, ring[(place + 1) % ring.len()]));
        taken.insert(edge(hub, vertex));
    }
    Some([vec![hub], ring].concat())
}

/// Returns a shortest odd ring through a vertex of some others, if there is one.
fn odd_ring(start: usize, others: &[usize], joined: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    // The shortest walks of even and of odd length from the start; two that meet form a ring.
    let mut before: Vec<(usize, Vec<usize>)> = vec![(start, vec![start])];
    let mut waiting = VecDeque::from([start]);
    while let Some(vertex) = waiting.pop_front() {
        let way = before.iter().find(|(known, _)| *known == vertex)?.1.clone();
        for &next in others.iter().filter(|&&next| joined(vertex, next)) {
            match before.iter().find(|(known, _)| *known == next) {
                None => {
                    before.push((next, [&way[..], &[next]].concat()));
                    waiting.push_back(next);
                }
                // Both ends are at the same distance from the start, and their ways part there.
                Some((_, other)) if other.len() == way.len() && other[1..].iter().all(|v| !way[1..].contains(v)) => {
                    return Some(way.iter().copied().chain(other[1..].iter().rev().copied()).collect());
                }
                Some(_) => {}
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::super::graph::{MAPS, map};
    use super::*;

    /// Returns the least conflicts over all colourings, one by one.
    fn by_hand(graph: &Graph, colours: usize) -> i32 {
        let n = graph.vertices() as u32;
        let conflicts = |code: usize| {
            let colour = |v: u16| code / colours.pow(v.into()) % colours;
            graph.edges().iter().filter(|[a, b]| colour(*a) == colour(*b)).count() as i32
        };
        (0..colours.pow(n)).map(conflicts).min().unwrap()
    }

    #[test]
    fn the_search_agrees_with_all_colourings_of_small_graphs() {
        for seed in 0..60_u32 {
            let n = 4 + seed as usize % 4;
            let mut edges = Vec::new();
            for a in 0..n as u16 {
                for b in 0..a {
                    if (seed * 2654 + u32::from(a) * 7919 + u32::from(b) * 104_729) % 100 < 60 {
                        edges.push([b, a]);
                    }
                }
            }
            let graph = Graph::new(n, edges);
            for colours in 1..=3 {
                let least = by_hand(&graph, colours);
                assert_eq!(least_conflicts(&graph, colours), Some(least), "{seed} {colours}");
                assert_eq!(least_colours(&graph).unwrap() <= colours, least == 0, "{seed} {colours}");
            }
            assert!(odd_wheels(&graph).len() as i32 <= by_hand(&graph, 3), "{seed}");
        }
    }

    #[test]
    fn three_colours_leave_two_conflicts_among_the_states() {
        let (_, states, graph) = map("us-states").unwrap();
        assert_eq!(least_conflicts(&graph, 3), Some(2));
        let wheels = odd_wheels(&graph);
        assert_eq!(wheels.iter().map(|wheel| states[wheel[0]].name).collect::<Vec<_>>(), ["Kentucky", "Nevada"]);
        for wheel in wheels {
            let joined = |a: usize, b: usize| graph.neighbours(a).contains(&(b as u16));
            let ring = &wheel[1..];
            assert_eq!(ring.len() % 2, 1);
            assert!((0..ring.len()).all(|place| joined(ring[place], ring[(place + 1) % ring.len()])));
            assert!(ring.iter().all(|&vertex| joined(wheel[0], vertex)));
        }
    }

    #[test]
    fn every_map_takes_four_colours() {
        assert_eq!(MAPS.map(|name| least_colours(&map(name).unwrap().2)), [Some(4); 4]);
    }
}
