//! The values that links can contain in the full bundle. `bundle_core.rs` has the same functions for the core bundle.

use super::LinkError;
use super::field::Field;
use super::keys::{COLOURS, DISTANCE, DRAW, M, NEIGHBOURHOOD, PAIRS, SIZE, SIZE_ISING, TRIANGLES};
use super::packed::{lasting, packed, unpacked};
use super::reader::Reader;
use crate::anneal::multi_start::sums;
use crate::draft::Draft;
use crate::model::Model;
use crate::model::colouring::{COLOURING, Colouring, Graph, MAPS, USUAL as USUAL_MAP};
use crate::model::ising::{ISING, Ising};
use crate::model::queens::{QUEENS, Queens};
use crate::model::spanning_tree::{SPANNING_TREE, SpanningTree};
use crate::model::tour::{NAMES, TOUR, Tour, UNIFORM, USUAL};
use crate::puzzle::instance::{CUSTOM, Instance, ROUTE};
use crate::puzzle::{Opposite, Puzzle, library};
use crate::route::Route;
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::message::Message;
use crate::text::{english, number};

/// The names that a message gives as examples, because the library has too many to list.
const SOME_PUZZLES: [&str; 3] = ["hexagram", "magic19", "magic-square-4"];

/// Returns the map of a link, or the default map if it has none; `None` unless `name` is the route-finding problem.
pub fn route(name: &str, map: impl FnOnce() -> Option<String>) -> Option<Result<Instance, LinkError>> {
    let read = |text: String| Route::parse(&text).map_err(|message| LinkError::new("map", &text, message));
    (name == ROUTE).then(|| map().map_or_else(|| Ok(Route::usual()), read).map(Instance::Route))
}

/// Returns the model that a link describes; `None` unless `name` names a model.
pub fn model(name: &str, reader: &mut Reader) -> Option<Result<Model, LinkError>> {
    match name {
        TOUR => Some(tour(reader).map(Model::Tour)),
        QUEENS => Some(reader.whole(&SIZE).map(|size| Model::Queens(Queens::new(size as usize)))),
        COLOURING => Some(colouring(reader).map(Model::Colouring)),
        ISING => Some(reader.whole(&SIZE_ISING).map(|size| Model::Ising(Ising::new(size as usize)))),
        SPANNING_TREE => Some(spanning_tree(reader).map(Model::SpanningTree)),
        _ => None,
    }
}

fn spanning_tree(reader: &mut Reader) -> Result<SpanningTree, LinkError> {
    let triangles = reader.whole(&TRIANGLES)?;
    Ok(SpanningTree::new(triangles as usize, reader.whole(&M)? as i32))
}

fn colouring(reader: &mut Reader) -> Result<Colouring, LinkError> {
    let (edges, map) = (reader.take("edges"), reader.take("map"));
    let colours = reader.whole(&COLOURS)? as usize;
    match (edges, map) {
        (Some(_), Some(map)) => Err(LinkError::new("map", &map, english::no_effect())),
        (Some(edges), None) => {
            let edges = unpacked("edges", edges)?;
            let graph = Graph::parse(&edges).map_err(|message| LinkError::new("edges", &edges, message))?;
            Ok(Colouring::own(graph, colours))
        }
        (None, map) => {
            let name = map.unwrap_or_else(|| USUAL_MAP.to_string());
            let map = Colouring::map(&name, colours);
            map.ok_or_else(|| LinkError::new("map", &name, english::not_a_map(&*name, &MAPS[..])))
        }
    }
}

fn tour(reader: &mut Reader) -> Result<Tour, LinkError> {
    if let Some(text) = reader.take("points") {
        let text = unpacked("points", text)?;
        let metric = reader.choice(&DISTANCE)?;
        return Tour::parse(&text, metric).map_err(|message| LinkError::new("points", &text, message));
    }
    let name = reader.take("cities").unwrap_or_else(|| USUAL.to_string());
    let drawn = name.strip_prefix(UNIFORM).and_then(number::whole);
    let tour = match drawn.and_then(|count| usize::try_from(count).ok()) {
        Some(count) => Tour::uniform(count, reader.whole(&DRAW)? as u32),
        None => Tour::named(&name).ok_or_else(|| english::not_cities(&*name, NAMES)),
    };
    tour.map_err(|message| LinkError::new("cities", &name, message))
}

/// Reads the moves of a model; only tours offer a choice.
pub fn read_neighbourhood(reader: &mut Reader, problem: &mut Instance) -> Result<(), LinkError> {
    if let Instance::Model(Model::Tour(tour)) = problem {
        let neighbourhood = reader.choice(&NEIGHBOURHOOD)?;
        tour.set_neighbourhood(neighbourhood);
    }
    Ok(())
}

/// Returns the field of [`read_neighbourhood`].
pub fn neighbourhood_field(problem: &Instance) -> Option<Field> {
    let Instance::Model(Model::Tour(tour)) = problem else { return None };
    Some(Field::choice(&NEIGHBOURHOOD, tour.tours().neighbourhood))
}

/// Returns the puzzle of a name that is not in the library: the puzzle that the link defines.
pub fn unnamed(name: &str, define: impl FnOnce() -> String) -> Result<Puzzle, LinkError> {
    if name != CUSTOM {
        return Err(LinkError::new(
            "puzzle",
            name,
            english::not_a_puzzle(name, library::names().len(), &SOME_PUZZLES[..]),
        ));
    }
    let text = unpacked("define", define())?;
    if text.is_empty() {
        return Err(LinkError::new("define", "", english::no_definition()));
    }
    let puzzle = Draft::from_define(&text).and_then(|draft| draft.puzzle());
    puzzle
        .map(|(puzzle, _)| puzzle)
        .map_err(|message| LinkError::new("define", &text, english::not_a_definition(message)))
}

/// Returns the definition of an unnamed puzzle, in the format of links.
pub fn define(problem: &Instance) -> Option<String> {
    match problem {
        Instance::Sums { puzzle, .. } if puzzle.name == CUSTOM => {
            Some(packed(&Draft::from_puzzle(puzzle, &[]).to_define()))
        }
        _ => None,
    }
}

/// Writes the definition among the pairs of a problem in characters that survive transfer.
pub fn write_lasting(pairs: &mut [(&'static str, String)]) {
    for (_, define) in pairs.iter_mut().filter(|(key, _)| *key == "define") {
        *define = lasting(define);
    }
}

/// Returns the keys and values that identify a model in a link.
pub fn pairs_of_model(problem: &Instance) -> Vec<(&'static str, String)> {
    let Instance::Model(model) = problem else { return Vec::new() };
    model.properties().pairs().into_iter().map(|(key, value)| (key, packed(&value))).collect()
}

/// Pairs the opposite cells of a puzzle. If this is impossible, a preset's `pairs` is ignored, but an `explicit` one is
/// an error.
pub fn pair_opposite(puzzle: &mut Puzzle, givens: &[Option<i32>], explicit: bool) -> Result<(), LinkError> {
    match Opposite::from_givens(puzzle, givens) {
        Ok(opposite) => puzzle.opposite = Some(opposite),
        Err(message) if explicit => return Err(LinkError::new(PAIRS.name, "opposite", message)),
        Err(_) => {}
    }
    Ok(())
}

/// Returns the field of `pairs`, if the problem leaves a choice.
pub fn pairs_field(problem: &Instance) -> Option<Field> {
    let Instance::Sums { puzzle, givens } = problem else { return None };
    let chosen = puzzle.opposite.is_some();
    (chosen || Opposite::from_givens(puzzle, givens).is_ok()).then(|| Field::choice(&PAIRS, chosen))
}

/// Returns whether a setting is written into a link. Only `pairs=none` is left out, because links from before the key
/// existed lack it. It is written, however, if `named()` reports that a preset of the problem sets pairs.
pub fn is_written(field: &Field, named: impl FnOnce() -> bool) -> bool {
    field.key != PAIRS.name || field.value != PAIRS.default || named()
}

/// Returns whether cells are paired as the preset requires. Givens may forbid pairs, and then a preset has none.
pub fn has_pairs(problem: &Instance, preset: Option<bool>) -> bool {
    match problem {
        Instance::Sums { puzzle, givens } => {
            puzzle.opposite.is_some() == (preset == Some(true) && Opposite::from_givens(puzzle, givens).is_ok())
        }
        _ => true,
    }
}

/// Reads the rules of a sudoku beyond rows, columns and boxes.
pub fn rules(sudoku: &Sudoku, take: impl FnMut(&'static str) -> Option<String>) -> Result<Option<Rules>, LinkError> {
    let rules = Rules::read([sudoku.box_rows, sudoku.box_cols], take);
    rules.map_err(|error| LinkError::new(error.key, &error.value, error.problem))
}

/// Returns the error of a value that cannot be read here. The full bundle reads everything, so the value is invalid.
pub fn refused(key: &str, value: &str, message: impl FnOnce() -> Message) -> LinkError {
    LinkError::new(key, value, message())
}

/// Returns whether eight boards of the puzzle fit into vectors.
pub fn fits_multi_start(puzzle: &Puzzle) -> bool {
    sums::fits(puzzle)
}
