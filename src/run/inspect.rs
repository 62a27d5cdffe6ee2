//! The explanation of one move, for people who want the reason behind it.

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

/// A move, and the reason for its outcome.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Inspection {
    /// A proposal of an annealing run.
    Proposed(Proposed),
    /// An expansion of a board.
    Expanded(Expanded),
    /// An expansion of a cell of a map.
    Routed(Routed),
    /// A node of an exact search.
    Tried(Tried),
    /// A step of annealing with propagation.
    Rebuilt(Rebuilt),
}

/// Explains the move that is shown, unless it is a proposal: an expansion, a node of an exact search, or a step of a
/// rebuild.
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

/// A proposed swap, and the decision about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Proposed {
    /// The two cells whose numbers the swap exchanges.
    pub cells: [usize; 2],
    /// The numbers on the two cells when the swap was proposed.
    pub numbers: [i32; 2],
    /// The change of the energy by the swap.
    pub delta: i32,
    /// The temperature of the move.
    pub temperature: f64,
    /// The acceptance rule, by its name in links.
    pub rule: &'static str,
    /// The acceptance probability of the swap, 0 to 1.
    pub probability: f64,
    /// The uniform that was drawn for the decision.
    pub uniform: f64,
    /// The highest change (`threshold`) or new energy (`late`) that is accepted. For `late2017` the new energy must be
    /// below it.
    pub limit: Option<f64>,
    /// True if the swap was accepted.
    pub accepted: bool,
    /// The lines that contain a cell of the swap.
    pub lines: Vec<LineChange>,
}

/// The change that a swap makes to a line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LineChange {
    /// The index of the line in [`Instance::sums`]; for a sudoku, rows precede columns.
    pub line: usize,
    /// The sum of the line before the swap; for a sudoku, its part of the energy.
    pub before: i32,
    /// The sum of the line after the swap, or its part of the energy.
    pub after: i32,
    /// The change of the energy by this line.
    pub delta: i32,
}

/// An expanded board of a search.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Expanded {
    /// The index of the expanded node in the tree.
    pub node: u32,
    /// The parent of the node; the start is its own parent.
    pub parent: u32,
    /// The cell that is filled next; `None` if there is no blank.
    pub cell: Option<u8>,
    /// The number of cells filled since the start.
    pub g: u8,
    /// The heuristic's estimate of the cost from here to a solution.
    pub h: u16,
    /// The value that orders the frontier.
    pub f: f64,
    /// The numbers that can be put on the cell.
    pub children: Vec<Child>,
}

/// A number that can be put on the cell of an expansion.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Child {
    /// The number to put on the cell.
    pub number: i32,
    /// A line that cannot reach its sum with this number, so that the child is pruned; `None` if the child is kept.
    pub blocked: Option<Blocked>,
}

/// An expanded cell of a map.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Routed {
    /// The index of the expanded node in the tree.
    pub node: u32,
    /// The cell of the parent; `None` for the start.
    pub from: Option<usize>,
    /// The cell of the node.
    pub at: usize,
    /// The cost of the path to the cell.
    pub g: u32,
    /// The heuristic's estimate of the cost from the cell to the goal.
    pub h: f64,
    /// The value that orders the frontier.
    pub f: f64,
    /// True if a cheaper path to the cell was found while the node was in the frontier.
    pub superseded: bool,
    /// The neighbours of the cell, with the fate of each.
    pub neighbours: Vec<Neighbour>,
}

/// A step of a rebuild, with the state of the rebuild.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rebuilt {
    /// The last step of the rebuild.
    pub step: RebuildStep,
    /// The number of the rebuild, from 1.
    pub rebuild: u64,
    /// The number of blanks of the new grid, also after a verdict on it.
    pub blanks: usize,
    /// The number of blanks of the accepted grid, after a verdict if the step is one.
    pub energy: i32,
    /// The temperature of the step.
    pub temperature: f64,
    /// The number of cells that this rebuild has filled by its kick, by decisions and by singles.
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

/// Explains the last move of an annealing run; `numbers` are the numbers on the cells after it.
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
        Instance::Route(_) | Instance::Model(_) => false,
    };
    let cost = |line: usize, sum: i32| match problem {
        Instance::Sums { puzzle, .. } => (sum - puzzle.lines[line].target).pow(2),
        Instance::Sudoku(_) | Instance::Route(_) | Instance::Model(_) => sum,
    };
    let change = |line: usize| {
        let (before, after) = (before[line], after[line]);
        LineChange { line, before, after, delta: cost(line, after) - cost(line, before) }
    };
    (0..before.len()).filter(|&line| concerned(line)).map(change).collect()
}

/// Returns whether a line of the further rules contains one of these cells. Houses are first, then all pairs as one
/// line, then the cages.
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
