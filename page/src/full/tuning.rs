//! The measurement of temperatures that suit a link's problem.

use crate::pace::Pace;
use crate::{config_of, floats, object, plain, thrown};
use annealing_lab::anneal::{self, Measurement, TemperatureSweep};
use annealing_lab::link::{Config, Measuring};
use annealing_lab::model::Model;
use annealing_lab::model::ising::onsager_energy;
use annealing_lab::puzzle::Instance;
use annealing_lab::puzzle::landscape::Landscape;
use js_sys::{Int32Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// The maximum number of cells of a puzzle whose boards are drawn.
const MOST_DRAWN: usize = 6;
/// The maximum number of moves at each temperature of a sweep.
const MOST_MOVES: f64 = 1e9;

/// Returns the temperature for an acceptance of the given fraction, between 0 and 1, of worsening moves on random
/// boards of a link's problem. Returns undefined if no swap raises the energy. Throws a `LinkError`.
#[wasm_bindgen]
pub fn temperature_for(link: &str, acceptance: f64) -> Result<Option<f64>, JsValue> {
    let config = Config::from_link(link).map_err(thrown)?;
    Ok(anneal::temperature_for(&config.problem, config.settings.singles(), acceptance))
}

/// Returns the smallest increase of the energy by a worsening move on a board of a link's problem; undefined if there
/// is none. `kinds` are those of the board: cells that are not free do not move. Throws a `LinkError`.
#[wasm_bindgen]
pub fn least_worsening(link: &str, board: &[i32], kinds: &[u8]) -> Result<Option<i32>, JsValue> {
    let config = Config::from_link(link).map_err(thrown)?;
    let mut groups = config.problem.groups(config.settings.singles());
    let most = match &config.problem {
        Instance::Model(Model::Tour(_) | Model::Queens(_)) => groups.len(),
        Instance::Model(Model::Colouring(colouring)) => colouring.colours(),
        _ => usize::MAX,
    };
    let held = |&number: &i32| most == usize::MAX || (1..=most as i32).contains(&number);
    if board.len() != groups.len() || kinds.len() != groups.len() || !board.iter().all(held) {
        return Ok(None);
    }
    for (group, &kind) in groups.iter_mut().zip(kinds) {
        if kind != 0 {
            *group = None;
        }
    }
    Ok(config.problem.least_worsening(&groups, board))
}

/// Returns the fewest swaps of two numbers that solve the start of a link's run; undefined if there are too many boards
/// to search. Throws a `LinkError`.
#[wasm_bindgen]
pub fn fewest_swaps(link: &str) -> Result<Option<usize>, JsValue> {
    let run = Config::from_link(link).map_err(thrown)?.into_run();
    let Instance::Sums { puzzle, .. } = run.problem() else { return Ok(None) };
    Ok(puzzle.fewest_swaps(&run.numbers()))
}

/// Returns the `Landscape` of a link's puzzle; null if it has more than six cells, or no landscape. Throws a
/// `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Landscape | null")]
pub fn landscape(link: &str) -> Result<JsValue, JsValue> {
    let Instance::Sums { puzzle, .. } = &config_of(link)?.problem else { return Ok(JsValue::NULL) };
    let small = puzzle.cells.len() <= MOST_DRAWN;
    let Some(landscape) = small.then(|| Landscape::new(puzzle)).flatten() else { return Ok(JsValue::NULL) };
    let orders: Vec<u8> =
        (0..landscape.energies().len()).flat_map(|rank| landscape.order(rank)).map(|place| place as u8).collect();
    let traps: Vec<u32> = landscape.traps().into_iter().map(|rank| rank as u32).collect();
    Ok(object(&[
        ("energies", Int32Array::from(landscape.energies()).into()),
        ("orders", Uint8Array::from(&orders[..]).into()),
        ("traps", Uint32Array::from(&traps[..]).into()),
    ])
    .into())
}

/// A measurement of the settings that a link leaves open (`preset=auto`), advanced from JavaScript.
#[wasm_bindgen]
pub struct LinkMeasuring {
    measuring: Measuring,
    pace: Pace,
}

#[wasm_bindgen]
impl LinkMeasuring {
    /// Begins with a link; with a `key`, with that link after a change of this setting to `value`. Throws a
    /// `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, key: Option<String>, value: Option<String>) -> Result<LinkMeasuring, JsValue> {
        let begun = match (key, value) {
            (Some(key), Some(value)) => {
                Config::from_link(link).and_then(|config| Measuring::from_change(&config, &key, &value))
            }
            _ => Measuring::from_link(link),
        };
        Ok(LinkMeasuring { measuring: begun.map_err(thrown)?, pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the completed fraction, 0 to 1; undefined once the
    /// measurement is complete.
    pub fn advance(&mut self, milliseconds: f64) -> Option<f64> {
        let over = self.pace.within(milliseconds, &mut |n| self.measuring.measure(n));
        (!over).then(|| self.measuring.share())
    }

    /// Returns the link with the measured settings, after completing the measurement. Throws a `LinkError`.
    pub fn finish(self) -> Result<String, JsValue> {
        self.measuring.finish().map(|config| config.to_link()).map_err(thrown)
    }
}

/// A sweep over temperatures, advanced from JavaScript.
#[wasm_bindgen]
pub struct Finder {
    finder: Option<TemperatureSweep>,
    /// The number of spins, if the problem is a magnet.
    spins: Option<usize>,
    pace: Pace,
}

#[wasm_bindgen]
impl Finder {
    /// Returns a sweep of a link's problem with `moves` moves at each temperature. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, moves: f64) -> Result<Finder, JsValue> {
        let config = Config::from_link(link).map_err(thrown)?;
        let moves = moves.clamp(1.0, MOST_MOVES) as u64;
        Ok(Finder {
            finder: TemperatureSweep::new(&config.problem, config.settings.singles(), moves),
            spins: match &config.problem {
                Instance::Model(Model::Ising(ising)) => Some(ising.size() * ising.size()),
                _ => None,
            },
            pace: Pace::new(),
        })
    }

    /// Makes moves for about `milliseconds` ms, and returns the `Found`; null if no swap raises the energy.
    #[wasm_bindgen(unchecked_return_type = "Found | null")]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let Some(finder) = &mut self.finder else { return JsValue::NULL };
        self.pace.within(milliseconds, &mut |moves| {
            finder.measure(moves);
            finder.share() >= 1.0
        });
        let column = |value: fn(&Measurement) -> f64| floats(finder.measured().iter().map(value)).into();
        let exact = self.spins.map_or(JsValue::NULL, |spins| {
            floats(finder.measured().iter().map(|row| onsager_energy(row.temperature) * spins as f64)).into()
        });
        let rows = plain(&[
            ("exact", exact),
            ("temperature", column(|row| row.temperature)),
            ("energy", column(|row| row.energy)),
            ("variance", column(|row| row.variance)),
            ("acceptance", column(|row| row.acceptance)),
            ("moves_to_solution", column(|row| row.moves_to_solution)),
            ("solutions", column(|row| row.solutions as f64)),
            ("low", column(|row| row.interval().0)),
            ("high", column(|row| row.interval().1)),
        ]);
        let band = finder.band().map_or(JsValue::NULL, |(low, high)| floats([low, high].into_iter()).into());
        let share = finder.share();
        plain(&[
            ("done", (share >= 1.0).into()),
            ("share", share.into()),
            ("rows", rows),
            ("band", band),
            ("best", finder.best().map_or(JsValue::NULL, JsValue::from)),
        ])
    }
}
