//! The runs that statistics are made of, however they came: as rows of an experiment, or as lines of CSV.

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
    /// Swaps proposed to a board. A move of a multi-start proposes one to each of its boards.
    Proposals,
    /// Numbers placed on a board: two by a swap, one by a step of a rebuild. All annealing settings are counted so beside a
    /// rebuild, whose proposals cost more than swaps.
    Placements,
    /// Nodes of its tree that a search expands. It generates more.
    Expansions,
    /// Nodes that an exact search tries.
    Nodes,
}

impl Unit {
    /// Returns whether runs of this unit draw at random. Searches make the same run whatever the seed.
    pub fn draws(self) -> bool {
        !matches!(self, Unit::Expansions | Unit::Nodes)
    }
}

/// The facts about a setting that its costs depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedSetting {
    /// Its name.
    pub name: String,
    /// What its costs are counted in.
    pub unit: Unit,
    /// The budget of every run, in this unit.
    pub budget: u64,
}

/// The name of a puzzle and that of its group, which may be the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservedPuzzle {
    /// Its name.
    pub name: String,
    /// The place of its group.
    pub group: usize,
    /// The energy from which its energies are counted: the best that is known, or a bound; 0 for most.
    #[serde(skip_serializing_if = "is_zero")]
    pub floor: i32,
}

impl ObservedPuzzle {
    /// Returns the puzzle of a name, in a group.
    pub fn new(name: String, group: usize, problem: &Instance) -> ObservedPuzzle {
        let floor = if let Instance::Model(model) = problem { model.floor() } else { 0 };
        ObservedPuzzle { name, group, floor }
    }
}

fn is_zero(floor: &i32) -> bool {
    *floor == 0
}

/// An energy, and how many runs ended at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stuck {
    /// The energy of the last board.
    pub energy: i32,
    /// Unsolved runs that ended there.
    pub runs: usize,
}

/// The runs of one setting on one puzzle, in the order of their seeds.
#[derive(Clone, Debug, Default)]
pub struct CellRuns {
    /// What each run came to, in the unit of the setting.
    pub outcomes: Vec<RunOutcome>,
    /// Anneals begun in all runs.
    pub anneals: u64,
    /// The cost of the route that was found last, on a map.
    pub route_cost: Option<u64>,
    /// How many unsolved runs ended at each energy.
    stuck: BTreeMap<i32, usize>,
    /// The best energies on the way.
    pub bests: BestEnergies,
}

impl CellRuns {
    /// Returns how many unsolved runs ended at each energy, in rising order.
    pub fn stuck(&self) -> Vec<Stuck> {
        self.stuck.iter().map(|(&energy, &runs)| Stuck { energy, runs }).collect()
    }
}

/// A run as statistics look at it.
#[derive(Clone, Debug)]
pub struct Observation<'a> {
    /// What the whole run cost, and whether it solved the puzzle.
    pub whole: RunOutcome,
    /// Anneals begun.
    pub anneals: u64,
    /// The last energy, if it has one.
    pub energy: Option<i32>,
    /// The cost of the route that was found, on a map.
    pub route_cost: Option<u64>,
    /// The energy at the start, at cost 0, and each new best energy with its cost; nothing for a search.
    pub bests: &'a [(u64, i32)],
}

/// Runs by setting and puzzle. Their size is 16 bytes for each run, and some kilobytes for each setting on a puzzle.
#[derive(Clone, Debug, Default)]
pub struct Observations {
    /// By what they are compared.
    pub aim: Aim,
    /// The settings.
    pub settings: Vec<ObservedSetting>,
    /// The puzzles.
    pub puzzles: Vec<ObservedPuzzle>,
    /// The names of the groups of puzzles.
    pub groups: Vec<String>,
    /// By puzzle, and in it by setting.
    cells: Vec<Vec<CellRuns>>,
}

impl Observations {
    /// Takes in a setting, and returns its place.
    pub fn add_setting(&mut self, setting: ObservedSetting) -> usize {
        self.settings.push(setting);
        self.cells.iter_mut().for_each(|cells| cells.push(CellRuns::default()));
        self.settings.len() - 1
    }

    /// Takes in a puzzle, and returns its place.
    pub fn add_puzzle(&mut self, puzzle: ObservedPuzzle) -> usize {
        self.puzzles.push(puzzle);
        self.cells.push(vec![CellRuns::default(); self.settings.len()]);
        self.puzzles.len() - 1
    }

    /// Takes in a run, after those of smaller seeds.
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
