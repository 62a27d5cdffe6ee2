//! A goal as keys of a task's link. The name of the goal is its `kind` in a lesson.

use super::parts::LinkParts;
use crate::lesson::ExerciseGoal;
use crate::link::LinkError;
use crate::text::{english, number};
use serde_json::Value;

/// The names of goals, in links and lessons.
pub const GOALS: [&str; 8] = ["solved", "fewest", "best", "seeds", "median", "nodes", "count", "energy"];
/// All keys that a goal can have.
pub const GOAL_KEYS: [&str; 8] = ["moves", "most", "seeds", "least", "cost", "count", "nodes", "swaps"];
/// The same keys in the order of a link.
const IN_ORDER: [&str; 8] = ["seeds", "least", "most", "moves", "cost", "count", "nodes", "swaps"];

/// The maximum number of moves of a run; a budget for all runs is checked separately.
const MOST_MOVES: u64 = 1_000_000_000;
/// The maximum number of nodes of a search, which stores all of them.
const MOST_NODES: u64 = 1_000_000;
/// The maximum number of counted solutions.
const MOST_COUNT: u64 = 100_000;
/// The maximum number of swaps by hand.
const MOST_SWAPS: u64 = 100;

/// Takes the goal from a link.
pub fn read_goal(parts: &mut LinkParts) -> Result<ExerciseGoal, LinkError> {
    let kind = parts.needed("goal")?;
    let moves = |parts: &mut LinkParts| parts.whole("moves", 1, MOST_MOVES);
    Ok(match &kind[..] {
        "solved" => ExerciseGoal::Solved { moves: moves(parts)? },
        "fewest" => ExerciseGoal::Fewest { moves: moves(parts)? },
        "best" => ExerciseGoal::Best { most: energy(parts)?, moves: moves(parts)? },
        "seeds" => ExerciseGoal::Seeds {
            seeds: parts.needed("seeds")?,
            least: parts.whole("least", 1, 1000)? as u32,
            moves: moves(parts)?,
        },
        "median" => ExerciseGoal::Median {
            seeds: parts.needed("seeds")?,
            most: parts.whole("most", 1, MOST_MOVES)?,
            moves: moves(parts)?,
        },
        "nodes" => {
            ExerciseGoal::Nodes { most: parts.whole("most", 1, MOST_NODES)?, cost: parts.whole("cost", 0, MOST_NODES)? }
        }
        "count" => ExerciseGoal::Count {
            count: parts.whole("count", 0, MOST_COUNT)?,
            nodes: parts.whole("nodes", 1, MOST_MOVES)?,
        },
        "energy" => ExerciseGoal::Energy { most: energy(parts)?, swaps: parts.whole("swaps", 1, MOST_SWAPS)? as u32 },
        _ => return Err(LinkError::new("goal", &kind, english::not_one_of(&*kind, GOALS.len(), &GOALS[..]))),
    })
}

fn energy(parts: &mut LinkParts) -> Result<i32, LinkError> {
    let value = parts.needed("most")?;
    number::integer(&value)
        .ok_or_else(|| LinkError::new("most", &value, english::not_whole(&*value, i32::MIN, i32::MAX)))
}

/// Returns the goal's keys with their values, its name first. A lesson contains the same entries.
pub fn goal_pairs(goal: &ExerciseGoal) -> Vec<(&'static str, String)> {
    let entries = serde_json::to_value(goal).expect("numbers and strings are JSON");
    let text = |entry: &Value| entry.as_str().map_or_else(|| entry.to_string(), String::from);
    let keys = [("goal", "kind")].into_iter().chain(IN_ORDER.map(|key| (key, key)));
    keys.filter_map(|(key, name)| Some((key, text(entries.get(name)?)))).collect()
}
