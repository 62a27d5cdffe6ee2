//! The classics: every text file in `src/puzzle/library/`, listed by `build.rs`.

use crate::puzzle::Puzzle;
use crate::puzzle::read::PRESETS;

/// The name and text of every classic, ordered by name.
#[cfg(full)]
const CLASSICS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/classics.rs"));

#[cfg(not(full))]
const CLASSICS: &[(&str, &str)] =
    &[("magic19", include_str!("library/magic19.txt")), ("octa", include_str!("library/octa.txt"))];

/// The puzzle of a link without a puzzle.
pub const DEFAULT: &str = "magic19";

/// Returns the names of the classics, in rising order.
pub fn names() -> Vec<&'static str> {
    CLASSICS.iter().map(|&(name, _)| name).collect()
}

/// Returns the named settings of the classic of this name, in the grammar of links; empty if there is no such classic.
pub fn presets(name: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let text = CLASSICS.iter().find(|&&(known, _)| known == name).map_or("", |&(_, text)| text);
    text.lines().filter_map(|line| line.split_once(' ')).filter(|(keyword, _)| PRESETS.contains(keyword))
}

/// Returns the classic of this name.
///
/// # Panics
/// Never panics for a file that the tests have checked; they read every classic.
pub fn classic(name: &str) -> Option<Puzzle> {
    let &(name, text) = CLASSICS.iter().find(|&&(known, _)| known == name)?;
    Some(Puzzle::parse(name, text).unwrap_or_else(|error| panic!("src/puzzle/library/{name}.txt, {error}")))
}
