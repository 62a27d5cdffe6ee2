//! Presets of problems without a preset in a file: sudokus and users' puzzles.

use super::restart::{Refill, Reheat};
use super::schedule::Schedule;
use super::settings::AnnealSettings;
use crate::model::Model;
#[cfg(full)]
use crate::model::Properties;
use crate::puzzle::Puzzle;
use crate::sudoku::rules::Rules;
use crate::sudoku::{MOST_SWAPPED, Sudoku};

/// The preset that every annealed problem has.
pub const RECOMMENDED: &str = "recommended";
/// The preset of a published program.
const PUBLISHED: &str = "published";

/// Named settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// `recommended`, `published` or `frozen`.
    pub name: String,
    /// The settings; their generator and seed are placeholders.
    pub settings: AnnealSettings,
    /// True if opposite cells are pairs; `None` if the preset leaves that open.
    pub pairs: Option<bool>,
}

impl Preset {
    fn new(name: &str, settings: AnnealSettings) -> Preset {
        Preset { name: name.to_string(), settings, pairs: None }
    }
}

/// Returns the presets of a sudoku, found by sweeps (docs/SUDOKU-MEASURED.md). Sudokus with extra rules have no
/// published preset.
pub fn of_sudoku(sudoku: &Sudoku) -> Vec<Preset> {
    if sudoku.size > MOST_SWAPPED {
        return Vec::new();
    }
    let sums = sudoku.rules.as_ref().is_some_and(has_many_sums);
    let t0 = match sudoku.size {
        4 if sums => 1.2,
        5 | 6 if sums => 1.0,
        _ if sums => 0.75,
        4 => 0.5,
        5 | 6 => 0.4,
        7..=9 => 0.36,
        10 | 12 => 0.3,
        16 => 0.29,
        _ => 0.22,
    };
    let constant = AnnealSettings::new(Schedule::Constant { t0 }, 1_000_000_000, 1);
    let mut presets = vec![Preset::new(RECOMMENDED, AnnealSettings { singles: true, ..constant })];
    if sudoku.rules.is_none() {
        let geometric = AnnealSettings::new(Schedule::Geometric { t0: 10.0, rate: 0.99999 }, 5_000_000, 1);
        let reheat = Reheat { patience: 10_000, floor: 0.0001, factor: 33.333_333_333_333_336, refill: Refill::Stale };
        presets.push(Preset::new(PUBLISHED, AnnealSettings { reheat: Some(reheat), ..geometric }));
    }
    presets
}

/// Returns whether cages with sums cover at least half of the cells, so that their sums are most of the energy.
fn has_many_sums(rules: &Rules) -> bool {
    let with_sums = rules.cages().iter().filter(|cage| cage.sum.is_some());
    2 * with_sums.map(|cage| cage.cells.len()).sum::<usize>() >= rules.size() * rules.size()
}

/// Returns the preset of a model. A tour cools over all of its moves, because the best of a run is the answer where no
/// best energy is known. Temperatures of a tour are fractions of the mean distance to the nearest city, found by sweeps
/// (docs/TOUR.md).
#[cfg(full)]
pub fn of_model(model: &Model) -> Preset {
    let settings = match model {
        Model::Tour(tour) => {
            let moves = 1_000_000;
            let [t0, t1] = tour.cooling();
            AnnealSettings::new(Schedule::Linear { t0, t1, over: moves }, moves, 1)
        }
        // Any cold temperature suffices (docs/QUEENS.md).
        Model::Queens(_) => AnnealSettings::new(Schedule::Constant { t0: 0.15 }, 100_000_000, 1),
        Model::Colouring(colouring) if colouring.best().is_some() => {
            AnnealSettings::new(Schedule::Constant { t0: colouring.temperature() }, 100_000_000, 1)
        }
        // The best energy is not known, so the best of a run is the answer.
        Model::Colouring(_) => {
            AnnealSettings::new(Schedule::Linear { t0: 0.5, t1: 0.1, over: 1_000_000 }, 1_000_000, 1)
        }
        // From above the critical temperature, 2.27, to well below it.
        Model::Ising(_) => AnnealSettings::new(Schedule::Linear { t0: 4.0, t1: 0.5, over: 1_000_000 }, 1_000_000, 1),
        // From the weight of the heavy triangles to the weight of the light ones, as lesson `cooling-wins` measures it.
        Model::SpanningTree(tree) => {
            let [t0, rate] = tree.cooling();
            AnnealSettings::new(Schedule::Geometric { t0, rate }, 1_000_000, 1)
        }
    };
    Preset::new(RECOMMENDED, settings)
}

/// Matches nothing, because the core bundle has no models.
#[cfg(not(full))]
pub fn of_model(model: &Model) -> Preset {
    match *model {}
}

/// Returns the preset of a user's puzzle. In the library, nearly every puzzle of consecutive numbers is solved best
/// between T = 1 and T = 2, regardless of shape (docs/LIBRARY.md). Energies and temperatures grow with the square of
/// the numbers' gap.
pub fn of_own(puzzle: &Puzzle) -> Preset {
    let numbers = &puzzle.numbers;
    let range = match (numbers.first(), numbers.last()) {
        (Some(&first), Some(&last)) => f64::from(last - first),
        _ => 0.0,
    };
    let gap = (range / (numbers.len().max(2) - 1) as f64).max(1.0);
    // A line of different numbers is off by at least one for any numbers, so such puzzles are solved best near
    // `T = 0.35`.
    let (t0, t1, decimals) = if puzzle.has_different() { (1.0, 0.35, 100.0) } else { (3.0, 1.3, 10.0) };
    let rounded = |temperature: f64| (temperature * gap * gap * decimals).round() / decimals;
    let schedule = Schedule::Linear { t0: rounded(t0), t1: rounded(t1), over: 5000 };
    Preset::new(RECOMMENDED, AnnealSettings::new(schedule, 100_000_000, 1))
}
