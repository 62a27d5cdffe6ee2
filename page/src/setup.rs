//! Links, and the data that a page shows before a link runs.

use super::{config_of, floats, joined, object, plain, thrown, to_js};
#[cfg(feature = "full")]
use annealing_lab::Counting;
use annealing_lab::anneal::{Lam, Schedule};
use annealing_lab::draft;
#[cfg(feature = "full")]
use annealing_lab::exact::ExactStatus;
use annealing_lab::link::{Config, define};
#[cfg(feature = "full")]
use annealing_lab::model::Model;
use annealing_lab::puzzle::{Instance, ROUTE, SUDOKU};
use annealing_lab::route::MAPS;
use annealing_lab::sudoku::to_text;
use annealing_lab::text::english;
use annealing_lab::text::message::Arg;
use js_sys::Float64Array;
use wasm_bindgen::prelude::*;

/// The maximum number of points of a curve.
const MOST_POINTS: u32 = 10_000;

/// Returns the data for drawing a puzzle.
fn drawing(problem: &Instance) -> JsValue {
    match problem {
        Instance::Sums { puzzle, givens } => {
            let define = define(problem);
            let statement: Arg = match define {
                Some(_) => draft::statement(puzzle).into(),
                None => puzzle.statement.clone().into(),
            };
            // The number of solutions up to the symmetries of the drawing, if the library contains it.
            let known = puzzle.solutions.as_ref().filter(|_| givens.iter().all(Option::is_none));
            let classes_known = known.and_then(|solutions| u32::try_from(solutions.classes).ok());
            joined(
                &object(&[
                    ("kind", "sums".into()),
                    ("statement", to_js(&statement)),
                    ("givens", to_js(givens)),
                    ("define", to_js(&define)),
                    ("classes_known", to_js(&classes_known)),
                    ("answer", to_js(&puzzle.answer)),
                ]),
                &to_js(puzzle),
            )
        }
        Instance::Sudoku(sudoku) => {
            let statement = match sudoku.size {
                #[cfg(feature = "full")]
                size if !sudoku.has_boxes() => english::latin_digits(size),
                size @ ..=9 => english::sudoku_digits(size),
                36 => english::sudoku_all_letters(),
                size => english::sudoku_letters(9, to_text(&[size as u8])),
            };
            let drawing = object(&[
                ("kind", "sudoku".into()),
                ("name", SUDOKU.into()),
                ("title", "Sudoku".into()),
                ("statement", to_js(&statement)),
                ("size", sudoku.size.into()),
                ("box_rows", sudoku.box_rows.into()),
                ("box_columns", sudoku.box_cols.into()),
                ("useful", to_js(&sudoku.useful())),
                ("givens", to_js(&sudoku.givens)),
            ]);
            // The core bundle has no rules beyond rows, columns and boxes.
            #[cfg(feature = "full")]
            if let Some(rules) = &sudoku.rules {
                super::put(&drawing, "rules", &to_js(rules));
            }
            drawing.into()
        }
        Instance::Route(route) => plain(&[
            ("kind", "route".into()),
            ("name", ROUTE.into()),
            ("title", "Route".into()),
            ("statement", to_js(&english::find_route())),
            ("rows", route.rows().into()),
            ("columns", route.columns().into()),
            ("costs", to_js(&route.costs())),
            ("start", route.start().into()),
            ("goal", route.goal().into()),
            ("map", route.to_text().into()),
            ("maps", to_js(&MAPS)),
        ]),
        Instance::Model(model) => {
            let drawing = object(&[("statement", to_js(&model.properties().statement()))]);
            #[cfg(feature = "full")]
            super::put(&drawing, "solutions", &to_js(&queens_counted(problem)));
            joined(&to_js(&model.drawing()), &drawing)
        }
    }
}

/// Counts the solutions of at most twelve queens, and their classes; `None` for another problem.
#[cfg(feature = "full")]
fn queens_counted(problem: &Instance) -> Option<[u64; 2]> {
    let Instance::Model(Model::Queens(_)) = problem else { return None };
    let mut counting = Counting::new(problem, u64::MAX)?;
    while counting.status() == ExactStatus::Running {
        counting.count_on(u64::MAX);
        let _ = counting.take_firsts();
    }
    let count = counting.count();
    Some([count.solutions, count.classes as u64])
}

/// Returns the `Setup` of a link. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Setup")]
pub fn describe(link: &str) -> Result<JsValue, JsValue> {
    Ok(setup(&config_of(link)?))
}

/// Returns the `Setup` of a link with one setting changed. Throws a `LinkError`.
#[wasm_bindgen(unchecked_return_type = "Setup")]
pub fn change(link: &str, key: &str, value: &str) -> Result<JsValue, JsValue> {
    let changed = Config::from_link(link).and_then(|config| config.changed(key, value));
    Ok(setup(&changed.map_err(thrown)?))
}

/// Returns a random seed below 2^31 that the link's generator accepts. Throws a `LinkError`, or an error if the machine
/// has no entropy.
#[wasm_bindgen]
pub fn fresh_seed(link: &str) -> Result<String, JsValue> {
    let _ = config_of(link)?;
    let bits = getrandom::u32().map_err(|error| JsError::new(&error.to_string()))?;
    Ok((bits >> 1).to_string())
}

/// Returns the temperatures of an anneal at `points` moves, evenly from 1 to `moves`. Modified Lam's temperature
/// follows from the run, so its curve is the fraction of moves that should be accepted. Tempering and searches have
/// none. Throws a `LinkError`.
#[wasm_bindgen]
pub fn temperature_curve(link: &str, moves: f64, points: u32) -> Result<Float64Array, JsValue> {
    let config = config_of(link)?;
    let Some(annealing) = config.settings.annealing() else { return Ok(Float64Array::new_with_length(0)) };
    let points = points.clamp(2, MOST_POINTS);
    let step = (moves.max(1.0) - 1.0) / f64::from(points - 1);
    let point = |i: u32| {
        let k = (1.0 + f64::from(i) * step) as u64;
        match annealing.schedule {
            Schedule::Lam { over, .. } => Lam::target(k as f64 / over as f64),
            other => other.temperature(k),
        }
    };
    Ok(floats((0..points).map(point)))
}

/// Returns the data that a page shows before a link runs.
pub(crate) fn setup(config: &Config) -> JsValue {
    let presets = config.settings.annealing().map_or(Vec::new(), |_| presets(&config.problem));
    plain(&[
        ("link", config.to_link().into()),
        ("at", to_js(&config.at)),
        ("method", config.settings.method().into()),
        ("preset", config.preset().into()),
        ("presets", to_js(&presets)),
        ("fields", to_js(&config.fields())),
        ("puzzle", drawing(&config.problem)),
    ])
}

fn presets(problem: &Instance) -> Vec<String> {
    annealing_lab::link::presets(problem).unwrap_or_default().into_iter().map(|preset| preset.name).collect()
}
