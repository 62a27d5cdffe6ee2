//! What is to be said of one move, for people who ask why.

use super::engine::View;
use crate::anneal::acceptance::{Accept, LateRule};
use crate::anneal::rebuild::built::{Built, Filled};
use crate::exact::Tried;
use crate::history::progress::{AnnealProgress, LastMove, RebuildProgress, RebuildStep};
use crate::puzzle::instance::Instance;
use crate::search::Blocked;
use crate::search::route::Neighbour;
#[cfg(full)]
use crate::search::route::{RouteNode, RouteSearch};
#[cfg(full)]
use crate::search::search_run::Searching;
#[cfg(full)]
use crate::search::{AnySearch, NONE, Node, Search};
#[cfg(full)]
use crate::sudoku::rules::Rules;
use serde::Serialize;
#[cfg(full)]
use std::cmp::Ordering;

/// Describes a move and why it became what it did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Inspection {
    /// A proposal.
    Proposed(Proposed),
    /// An expansion.
    Expanded(Expanded),
    /// An expansion on a map.
    Routed(Routed),
    /// A node of an exact search.
    Tried(Tried),
    /// A step of annealing with propagation.
    Rebuilt(Rebuilt),
}

/// Explains what is looked at: an expansion, a node of an exact search, or a step of a rebuild.
pub(crate) fn inspected(view: View) -> Option<Inspection> {
    match view {
        View::Anneal(annealing) if cfg!(full) => rebuilt(annealing.progress(), annealing.built()?),
        View::Anneal(_) => None,
        #[cfg(full)]
        View::Search(search) => match search.search() {
            Searching::Sums(search) => expanded(search),
            Searching::Route(search) => routed(search),
        },
        #[cfg(full)]
        View::Exact(exact) => exact.last().cloned().map(Inspection::Tried),
    }
}

/// Represents a proposed swap.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proposed {
    /// The two cells.
    pub cells: [usize; 2],
    /// The numbers that stood on them when the swap was proposed.
    pub numbers: [i32; 2],
    /// By how much the swap changes the energy.
    pub delta: i32,
    /// The temperature.
    pub temperature: f64,
    /// The rule of acceptance, as a link has it.
    pub rule: &'static str,
    /// The probability with which it is accepted.
    pub probability: f64,
    /// The uniform drawn.
    pub uniform: f64,
    /// The most that the change (`threshold`) or the new energy (`late`) may be, or the energy that the new one must be below
    /// (`late2017`).
    pub limit: Option<f64>,
    /// Whether it was made.
    pub accepted: bool,
    /// The lines that the swap concerns.
    pub lines: Vec<LineChange>,
}

/// Describes what a swap does to a line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LineChange {
    /// Its index, as in [`Instance::sums`]; of a sudoku rows come before columns.
    pub line: usize,
    /// Its sum before the swap; of a sudoku what it adds to the energy.
    pub before: i32,
    /// The same after it.
    pub after: i32,
    /// What that adds to the energy.
    pub delta: i32,
}

/// Represents an expanded board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expanded {
    /// The node.
    pub node: u32,
    /// Its parent; of the start itself.
    pub parent: u32,
    /// The cell that is filled next; none if there is no blank.
    pub cell: Option<u8>,
    /// Numbers put since the start.
    pub g: u8,
    /// The estimate of what is still to come.
    pub h: u16,
    /// By what the frontier is ordered.
    pub f: f64,
    /// What can be put on the cell.
    pub children: Vec<Child>,
}

/// Represents a number that could be put.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Child {
    /// The number.
    pub number: i32,
    /// The line that cannot reach its sum then; none if the board is kept.
    pub blocked: Option<Blocked>,
}

/// Represents an expanded cell of a map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Routed {
    /// The node.
    pub node: u32,
    /// Its parent's cell; none of the start.
    pub from: Option<usize>,
    /// Its cell.
    pub at: usize,
    /// The cost of the path to it.
    pub g: u32,
    /// The estimate of the cost from there to the goal.
    pub h: f64,
    /// By what the frontier is ordered.
    pub f: f64,
    /// Whether a cheaper path to the cell was found while it waited.
    pub superseded: bool,
    /// What came of its neighbours.
    pub neighbours: Vec<Neighbour>,
}

/// Represents a step of a rebuild.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rebuilt {
    /// The step.
    pub step: RebuildStep,
    /// Which rebuild it belongs to, from 1.
    pub rebuild: u64,
    /// Blanks of the grid that is built, or was before the verdict.
    pub blanks: usize,
    /// Blanks of the accepted grid, after a verdict.
    pub energy: i32,
    /// The temperature.
    pub temperature: f64,
    /// How many cells this rebuild has filled by its kick, by decisions and by singles.
    pub filled: [usize; 3],
}

/// Explains the last step of a rebuild, if there was one.
fn rebuilt(progress: AnnealProgress, Built { filled, under_way, .. }: Built) -> Option<Inspection> {
    let AnnealProgress { energy, temperature, rebuild, .. } = progress;
    let RebuildProgress { rebuilds, blanks, step, .. } = rebuild?;
    let step = step?;
    let blanks = if let RebuildStep::Verdict { blanks, .. } = step { blanks as usize } else { blanks };
    let filled =
        [Filled::Kick, Filled::Decision, Filled::Single].map(|kind| filled.iter().filter(|&&why| why == kind).count());
    let rebuild = rebuilds + u64::from(under_way);
    Some(Inspection::Rebuilt(Rebuilt { step, rebuild, blanks, energy, temperature, filled }))
}

/// Explains the last move of an annealing run; `numbers` are those on the cells after it.
pub fn proposed(problem: &Instance, accept: Accept, temperature: f64, last: LastMove, numbers: &[i32]) -> Inspection {
    let LastMove { cells, numbers: pair, delta, probability, uniform, accepted, late } = last;
    let mut other = numbers.to_vec();
    let moved = problem.moved(cells);
    problem.make(&mut other, &moved);
    let (before, after) = if accepted { (&other[..], numbers) } else { (numbers, &other[..]) };
    let (rule, limit) = match accept {
        Accept::Metropolis => ("metropolis", None),
        Accept::Threshold => ("threshold", Some(temperature)),
        Accept::Late { rule: LateRule::Always, .. } => ("late", late.map(f64::from)),
        Accept::Late { rule: LateRule::IfLower, .. } => ("late2017", late.map(f64::from)),
        Accept::Descent => ("descent", None),
    };
    let lines = changes(problem, &moved, before, after);
    Inspection::Proposed(Proposed {
        cells,
        numbers: pair,
        delta,
        temperature,
        rule,
        probability,
        uniform,
        limit,
        accepted,
        lines,
    })
}

fn changes(problem: &Instance, cells: &[usize], before: &[i32], after: &[i32]) -> Vec<LineChange> {
    let (before, after) = (problem.sums(before), problem.sums(after));
    let concerned = |line: usize| match problem {
        Instance::Sums { puzzle, .. } => cells.iter().any(|cell| puzzle.lines[line].cells.contains(cell)),
        #[cfg(full)]
        Instance::Sudoku(sudoku) if line >= 2 * sudoku.size => {
            sudoku.rules.as_ref().is_some_and(|rules| of_rules(rules, line - 2 * sudoku.size, cells))
        }
        Instance::Sudoku(sudoku) => {
            cells.iter().any(|cell| line == cell / sudoku.size || line == sudoku.size + cell % sudoku.size)
        }
        Instance::Route(_) => false,
    };
    let cost = |line: usize, sum: i32| match problem {
        Instance::Sums { puzzle, .. } => (sum - puzzle.lines[line].target).pow(2),
        Instance::Sudoku(_) | Instance::Route(_) => sum,
    };
    let change = |line: usize| {
        let (before, after) = (before[line], after[line]);
        LineChange { line, before, after, delta: cost(line, after) - cost(line, before) }
    };
    (0..before.len()).filter(|&line| concerned(line)).map(change).collect()
}

/// Whether a line of more rules has one of these cells. Houses come first, then all pairs as one line, then the cages.
#[cfg(full)]
fn of_rules(rules: &Rules, line: usize, cells: &[usize]) -> bool {
    let houses = rules.houses();
    let has = |line: &[usize]| cells.iter().any(|cell| line.contains(cell));
    match line.cmp(&houses.len()) {
        Ordering::Less => has(&houses[line]),
        Ordering::Equal => rules.pairs().iter().any(|pair| has(pair)),
        Ordering::Greater => has(&rules.cages()[line - houses.len() - 1].cells),
    }
}

/// Explains the last expansion of a search, if there was one.
#[cfg(full)]
fn expanded(search: &Search) -> Option<Inspection> {
    let node = search.last_expanded()?;
    let Node { parent, depth, h, .. } = search.tree()[node];
    let opened = search.opened();
    let cell = opened.as_ref().map(|opened| opened.cell);
    let child = |(number, blocked)| Child { number, blocked };
    Some(Inspection::Expanded(Expanded {
        node,
        parent: if node == 0 { 0 } else { parent },
        cell,
        g: depth,
        h,
        f: search.f(node),
        children: opened.map_or(Vec::new(), |opened| opened.children.into_iter().map(child).collect()),
    }))
}

/// Explains the last expansion of a search on a map, if there was one.
#[cfg(full)]
fn routed(search: &RouteSearch) -> Option<Inspection> {
    let node = search.last_expanded()?;
    let RouteNode { parent, g, cell, .. } = search.nodes()[node as usize];
    Some(Inspection::Routed(Routed {
        node,
        from: (parent != NONE).then(|| search.nodes()[parent as usize].cell.into()),
        at: cell.into(),
        g,
        h: search.h(node),
        f: search.f(node),
        superseded: search.superseded(),
        neighbours: search.neighbours().to_vec(),
    }))
}
