//! The values that links can contain in the core bundle. `bundle_full.rs` has the same functions for the full bundle.

use super::LinkError;
use super::field::Field;
use super::reader::Reader;
use crate::model::Model;
use crate::puzzle::Puzzle;
use crate::puzzle::instance::Instance;
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::message::Message;

/// Returns nothing: the core bundle has no maps.
pub fn route(_name: &str, _map: impl FnOnce() -> Option<String>) -> Option<Result<Instance, LinkError>> {
    None
}

/// Leaves the pairs unchanged: the core bundle has no definitions.
pub fn write_lasting(_pairs: &mut [(&'static str, String)]) {}

/// Returns nothing: the core bundle has no models.
pub fn model(_name: &str, _reader: &mut Reader) -> Option<Result<Model, LinkError>> {
    None
}

/// Rejects every puzzle whose name is not in the core bundle's library.
pub fn unnamed(name: &str, _define: impl FnOnce() -> String) -> Result<Puzzle, LinkError> {
    Err(LinkError::unsupported("puzzle", name))
}

/// Returns nothing: every puzzle of the core bundle has a name.
pub fn define(_problem: &Instance) -> Option<String> {
    None
}

/// Returns nothing: the core bundle has no models.
pub fn pairs_of_model(_problem: &Instance) -> Vec<(&'static str, String)> {
    Vec::new()
}

/// Returns `true`: the core bundle writes every setting into a link.
pub fn is_written(_field: &Field, _named: impl FnOnce() -> bool) -> bool {
    true
}

/// Returns `true`: no puzzle of the core bundle has pairs.
pub fn has_pairs(_problem: &Instance, _preset: Option<bool>) -> bool {
    true
}

/// Rejects all rules of a sudoku beyond rows, columns and boxes.
pub fn rules(
    _sudoku: &Sudoku,
    mut take: impl FnMut(&'static str) -> Option<String>,
) -> Result<Option<Rules>, LinkError> {
    for key in ["regions", "extra", "cages"] {
        if let Some(value) = take(key) {
            return Err(LinkError::unsupported(key, &value));
        }
    }
    Ok(None)
}

/// Returns the error of a value that cannot be read here. The kind is `Unsupported`, because the full bundle may read it.
pub fn refused(key: &str, value: &str, _message: impl FnOnce() -> Message) -> LinkError {
    LinkError::unsupported(key, value)
}

/// Returns `true`: every magic-sum puzzle of the core bundle fits.
pub fn fits_multi_start(_puzzle: &Puzzle) -> bool {
    true
}
