//! A graph of 100 nodes cut into two parts, with as many edges between them as can be: what is to be high is a negative energy.

use annealing_lab::{AnnealRun, AnnealSettings, Draw, Generator, Message, Problem, Schedule};
use std::sync::Arc;

/// The neighbours of each node.
struct Graph(Vec<Vec<usize>>);

impl Problem for Graph {
    type State = Vec<bool>; // the part of each node
    type Move = usize;
    type Energy = i32;

    fn start<G: Generator>(&self, generator: &mut G) -> Vec<bool> {
        let mut parts: Vec<bool> = (0..self.0.len()).map(|node| node % 2 == 0).collect();
        generator.shuffle(&mut parts);
        parts
    }

    fn propose<G: Generator>(&self, parts: &Vec<bool>, draw: &mut Draw<G>) -> usize {
        draw.index(parts.len() as u32) as usize
    }

    fn delta(&self, parts: &Vec<bool>, node: usize) -> i32 {
        self.0[node].iter().map(|&other| if parts[node] == parts[other] { -1 } else { 1 }).sum()
    }

    fn apply(&self, parts: &mut Vec<bool>, node: usize, _delta: i32) {
        parts[node] = !parts[node];
    }

    fn energy(&self, parts: &Vec<bool>) -> i32 {
        let cut =
            |node: usize| self.0[node].iter().filter(|&&other| other < node && parts[node] != parts[other]).count();
        -((0..parts.len()).map(cut).sum::<usize>() as i32)
    }
}

pub(crate) fn main() -> Result<(), Message> {
    // Each node has an edge to those that lie 1, 10 and 23 further round.
    let neighbours = |node: usize| [1, 10, 23, 77, 90, 99].map(|far| (node + far) % 100).to_vec();
    let settings = AnnealSettings::new(Schedule::Linear { t0: 2.0, t1: 0.1, over: 100_000 }, 100_000, 1);
    // Of ten seeds the best.
    let runs = AnnealRun::sweep(Arc::new(Graph((0..100).map(neighbours).collect())), settings, 1..11)?;
    let edges = runs.map(|run| -run.progress().best).max();
    println!("{edges:?} of 300 edges are cut");
    assert!(edges >= Some(240));
    Ok(())
}
