//! The runs behind the statistics, whether read from rows of an experiment or from lines of CSV.

use super::aim::Aim;
use super::statistics::{BestEnergies, RunOutcome};
use crate::puzzle::instance::Instance;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The unit of a run's cost. Costs in different units are never compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Unit {
    /// Swaps proposed to a board. A move of a multi-start proposes one swap to each of its boards.
    Proposals,
    /// Numbers placed on a board: two by a swap, one by a step of a rebuild. All annealing settings use this unit in an
    /// experiment with a rebuild, because its proposals cost more than swaps.
    Placements,
    /// Nodes that a search expands. It generates more nodes than it expands.
    Expansions,
    /// Nodes that an exact search tries.
    Nodes,
}

impl Unit {
    /// Returns whether runs with this unit draw at random. Searches make the same run for every seed.
    pub fn draws(self) -> bool {
        !matches!(self, Unit::Expansions | Unit::Nodes)
    }
}

/// The properties of a setting that its costs depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedSetting {
    /// The name of the setting.
    pub name: String,
    /// The unit of its costs.
    pub unit: Unit,
    /// The budget of every run, in this unit.
    pub budget: u64,
}

/// The name of a puzzle and the index of its group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedPuzzle {
    /// The name of the puzzle.
    pub name: String,
    /// The index of its group.
    pub group: usize,
    /// The zero point of its energies: the best known energy or a bound; 0 for most puzzles.
    #[serde(skip_serializing_if = "is_zero")]
    pub floor: i32,
}

impl ObservedPuzzle {
    /// Returns the puzzle with this name and group.
    pub fn new(name: String, group: usize, problem: &Instance) -> ObservedPuzzle {
        let floor = if let Instance::Model(model) = problem { model.floor() } else { 0 };
        ObservedPuzzle { name, group, floor }
    }
}

fn is_zero(floor: &i32) -> bool {
    *floor == 0
}

/// A final energy, and the number of runs that ended at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stuck {
    /// The energy of the last board.
    pub energy: i32,
    /// The number of unsolved runs that ended at this energy.
    pub runs: usize,
}

/// The runs of one setting on one puzzle, in the order of their seeds.
#[derive(Clone, Debug, Default)]
pub struct CellRuns {
    /// The outcome of each run, in the unit of the setting.
    pub outcomes: Vec<RunOutcome>,
    /// The number of anneals begun in all runs.
    pub anneals: u64,
    /// The cost of the route found last, on a map.
    pub route_cost: Option<u64>,
    /// The number of unsolved runs that ended at each energy.
    stuck: BTreeMap<i32, usize>,
    /// The best energies during the runs.
    pub bests: BestEnergies,
}

impl CellRuns {
    /// Returns the number of unsolved runs that ended at each energy, in rising order of energy.
    pub fn stuck(&self) -> Vec<Stuck> {
        self.stuck.iter().map(|(&energy, &runs)| Stuck { energy, runs }).collect()
    }
}

/// A run as the statistics use it.
#[derive(Clone, Debug)]
pub struct Observation<'a> {
    /// The cost of the complete run, and whether it solved the puzzle.
    pub whole: RunOutcome,
    /// The number of anneals begun.
    pub anneals: u64,
    /// The last energy, if any.
    pub energy: Option<i32>,
    /// The cost of the route that the run found, on a map.
    pub route_cost: Option<u64>,
    /// The energy at the start, at cost 0, and each new best energy with its cost; empty for a search.
    pub bests: &'a [(u64, i32)],
}

/// Runs by setting and puzzle. They take 16 bytes for each run, and some kilobytes for each setting on a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// The aim, which determines how the runs are compared.
    pub aim: Aim,
    /// The settings.
    pub settings: Vec<ObservedSetting>,
    /// The puzzles.
    pub puzzles: Vec<ObservedPuzzle>,
    /// The names of the groups of puzzles.
    pub groups: Vec<String>,
    /// The runs, indexed by puzzle, then by setting.
    cells: Vec<Vec<CellRuns>>,
}

impl Observations {
    /// Adds a setting, and returns its index.
    pub fn add_setting(&mut self, setting: ObservedSetting) -> usize {
        self.settings.push(setting);
        self.cells.iter_mut().for_each(|cells| cells.push(CellRuns::default()));
        self.settings.len() - 1
    }

    /// Adds a puzzle, and returns its index.
    pub fn add_puzzle(&mut self, puzzle: ObservedPuzzle) -> usize {
        self.puzzles.push(puzzle);
        self.cells.push(vec![CellRuns::default(); self.settings.len()]);
        self.puzzles.len() - 1
    }

    /// Adds a run; the runs of smaller seeds must have been added before.
    pub fn add(&mut self, puzzle: usize, setting: usize, run: Observation) {
        let budget = self.settings[setting].budget;
        let floor = self.puzzles[puzzle].floor;
        let cell = &mut self.cells[puzzle][setting];
        let outcome = self.aim.outcome(budget, floor, run.whole, run.bests);
        cell.outcomes.push(outcome);
        cell.anneals += run.anneals;
        cell.route_cost = run.route_cost.or(cell.route_cost);
        if let Some(energy) = run.energy.filter(|_| !outcome.solved) {
            *cell.stuck.entry(energy).or_default() += 1;
        }
        cell.bests.add(run.whole, budget, floor, run.bests);
    }

    /// Returns the runs of a setting on a puzzle.
    pub fn cell(&self, puzzle: usize, setting: usize) -> &CellRuns {
        &self.cells[puzzle][setting]
    }
}
