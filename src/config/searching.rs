//! The settings of the solvers that search.

use super::field::{Field, Range};
use super::reader::Reader;
use crate::link::LinkError;
use crate::problem::Problem;
use crate::search::{Heuristic, Order, SearchSettings, Strategy};

/// Names in links of the strategies, in the order of their teaching.
pub const STRATEGIES: [(&str, Strategy); 7] = [
    ("bfs", Strategy::BreadthFirst),
    ("ucs", Strategy::UniformCost),
    ("dfs", Strategy::DepthFirst),
    ("ids", Strategy::IterativeDeepening),
    ("greedy", Strategy::Greedy),
    ("astar", Strategy::AStar),
    ("wastar", Strategy::WeightedAStar),
];

const HEURISTICS: [(&str, Heuristic); 4] = [
    ("none", Heuristic::None),
    ("misplaced", Heuristic::Misplaced),
    ("values", Heuristic::Values),
    ("feasible", Heuristic::Feasible),
];
const ORDERS: [(&str, Order); 2] = [("first", Order::First), ("constrained", Order::Constrained)];
const WEIGHT: Range = Range { least: 0.001, most: 1000.0, zero: true };
/// The most nodes a search may keep: some 300 MB.
const MOST_NODES: u64 = 10_000_000;

pub(super) fn read(reader: &mut Reader, problem: &Problem, strategy: Strategy) -> Result<SearchSettings, LinkError> {
    let heuristics = heuristics(problem);
    let names = names(&heuristics);
    let name = reader.choice("heuristic", &names, usual_heuristic(problem, strategy))?;
    let order = reader.choice("order", &names_of_orders(), "first")?;
    let default = SearchSettings::default();
    let weight = match strategy {
        Strategy::WeightedAStar => reader.number("weight", WEIGHT, default.weight)?,
        _ => default.weight,
    };
    let nodes = reader.whole("nodes", 1, MOST_NODES, default.nodes.into())? as u32;
    let heuristic = heuristics.iter().find(|(known, _)| *known == name).map_or(Heuristic::None, |&(_, own)| own);
    let order = ORDERS.iter().find(|(known, _)| *known == order).map_or(Order::First, |&(_, own)| own);
    Ok(SearchSettings { strategy, heuristic, order, weight, nodes })
}

pub(super) fn fields(settings: &SearchSettings, problem: &Problem) -> Vec<Field> {
    let name = |heuristic| HEURISTICS.iter().find(|(_, own)| *own == heuristic).map_or("none", |(name, _)| name);
    let order = ORDERS[usize::from(settings.order == Order::Constrained)].0;
    let mut fields = vec![
        Field::choice("heuristic", name(settings.heuristic), &names(&heuristics(problem))),
        Field::choice("order", order, &names_of_orders()),
    ];
    if settings.strategy == Strategy::WeightedAStar {
        fields.push(Field::number("weight", settings.weight, WEIGHT));
    }
    fields.push(Field::whole("nodes", settings.nodes.into(), 1, MOST_NODES));
    fields
}

/// Those that this puzzle can offer: an answer is read only where there is one.
fn heuristics(problem: &Problem) -> Vec<(&'static str, Heuristic)> {
    let answer = matches!(problem, Problem::Sums { puzzle, .. } if puzzle.answer.is_some());
    HEURISTICS.into_iter().filter(|(_, heuristic)| answer || !heuristic.reads_answer()).collect()
}

fn names(heuristics: &[(&'static str, Heuristic)]) -> Vec<&'static str> {
    heuristics.iter().map(|&(name, _)| name).collect()
}

fn names_of_orders() -> [&'static str; 2] {
    ORDERS.map(|(name, _)| name)
}

/// As published, where a heuristic was published; it reads the answer, and the page says so.
fn usual_heuristic(problem: &Problem, strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Greedy | Strategy::AStar | Strategy::WeightedAStar => {
            let published = heuristics(problem).iter().any(|(name, _)| *name == "values");
            if published { "values" } else { "feasible" }
        }
        _ => "none",
    }
}
