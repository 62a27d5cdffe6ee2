//! The settings of the search solvers.

use super::field::Field;
use super::reader::Reader;
use crate::link::{LinkError, keys};
use crate::puzzle::instance::Instance;
use crate::search::{Heuristic, Order, SearchSettings, Strategy};

const HEURISTIC: &str = "heuristic";
const HEURISTICS: [(&str, Heuristic); 4] = [
    ("none", Heuristic::None),
    ("misplaced", Heuristic::Misplaced),
    ("values", Heuristic::Values),
    ("feasible", Heuristic::Feasible),
];
const HEURISTICS_OF_ROUTE: [(&str, Heuristic); 3] =
    [("none", Heuristic::None), (MANHATTAN, Heuristic::Manhattan), ("straight", Heuristic::Straight)];
const MANHATTAN: &str = "manhattan";

pub(super) fn read(reader: &mut Reader, problem: &Instance, strategy: Strategy) -> Result<SearchSettings, LinkError> {
    let known = heuristics(problem);
    let name = reader.one_of(HEURISTIC, &names(&known), usual_heuristic(problem, strategy))?;
    let chosen = known.iter().find(|(known, _)| *known == name).map_or(Heuristic::None, |&(_, own)| own);
    // A heuristic that only orders the frontier has no effect on a strategy with a fixed order.
    let heuristic = if offered(chosen, strategy) { chosen } else { Heuristic::None };
    let order = if blanks(problem) { reader.choice(&keys::ORDER)? } else { Order::First };
    let weight = match strategy {
        Strategy::WeightedAStar => reader.number(&keys::WEIGHT)?,
        _ => keys::WEIGHT.default,
    };
    let nodes = reader.whole(&keys::NODES)? as u32;
    // Without an estimate the weight has no effect.
    let weight = if heuristic == Heuristic::None { keys::WEIGHT.default } else { weight };
    Ok(SearchSettings { strategy, heuristic, order, weight, nodes })
}

pub(super) fn fields(settings: &SearchSettings, problem: &Instance) -> Vec<Field> {
    let SearchSettings { strategy, heuristic, order, weight, nodes } = *settings;
    let known = heuristics(problem).into_iter().filter(|&(_, own)| offered(own, strategy)).collect::<Vec<_>>();
    let name = known.iter().find(|(_, own)| *own == heuristic).map_or("none", |(name, _)| name);
    let mut fields = vec![Field::one_of(HEURISTIC, name, &names(&known))];
    if blanks(problem) {
        fields.push(Field::choice(&keys::ORDER, order));
    }
    if strategy == Strategy::WeightedAStar && heuristic != Heuristic::None {
        fields.push(Field::number(&keys::WEIGHT, weight));
    }
    fields.push(Field::whole(&keys::NODES, nodes.into()));
    fields
}

/// Returns whether a heuristic has an effect: one that only orders has none on a strategy with a fixed order.
fn offered(heuristic: Heuristic, strategy: Strategy) -> bool {
    strategy.is_informed() || !heuristic.only_orders()
}

/// Returns whether the problem has blanks, which are filled in some order.
fn blanks(problem: &Instance) -> bool {
    !matches!(problem, Instance::Route(_))
}

/// Returns the heuristics of this problem. A heuristic that reads the answer needs a puzzle with a known answer.
fn heuristics(problem: &Instance) -> Vec<(&'static str, Heuristic)> {
    if let Instance::Route(_) = problem {
        return HEURISTICS_OF_ROUTE.to_vec();
    }
    let answer = matches!(problem, Instance::Sums { puzzle, .. } if puzzle.answer.is_some());
    HEURISTICS.into_iter().filter(|(_, heuristic)| answer || !heuristic.reads_answer()).collect()
}

fn names(heuristics: &[(&'static str, Heuristic)]) -> Vec<&'static str> {
    heuristics.iter().map(|&(name, _)| name).collect()
}

/// Returns the default heuristic: `values`, as published, if there is an answer to read. The page shows that it reads
/// the answer.
fn usual_heuristic(problem: &Instance, strategy: Strategy) -> &'static str {
    let published = || heuristics(problem).iter().any(|(name, _)| *name == "values");
    match strategy.is_informed() {
        true if matches!(problem, Instance::Route(_)) => MANHATTAN,
        true if published() => "values",
        true => "feasible",
        false => "none",
    }
}
