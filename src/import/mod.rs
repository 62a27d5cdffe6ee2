//! The import of sudokus from any text: rows, frames, files, lists, links.
//!
//! The format is determined from the text alone; [`import`] checks in this order:
//!
//! | the text | module |
//! |---|---|
//! | contains `<opensudoku`: a file of OpenSudoku | `opensudoku` |
//! | consists of tags that belong to no page | `tree`: XML of any program |
//! | is JSON, or begins with `{` | `tree`, `fpuzzles` |
//! | contains HTML tables | `html` |
//! | anything else | `stream`, line by line: `address` for links, `programs`, `grid` (`row`, `frame`), `word`; then `parts` |
//!
//! Every reader produces symbols, one per cell, and [`Alphabet`] converts them into numbers. Everything that is read is
//! listed, and everything else is named with its line: see [`Import`]. A puzzle is not checked here, so it may have no
//! solution.

mod address;
mod alphabet;
mod error;
mod export;
mod fpuzzles;
mod frame;
mod grid;
mod html;
mod imported;
pub mod lz;
mod marks;
mod markup;
mod opensudoku;
mod parts;
mod programs;
mod refusal;
mod row;
mod scl;
mod source;
mod stream;
mod tree;
mod word;

pub use alphabet::Alphabet;
pub use error::ImportError;
pub use export::to_sdk;
pub use fpuzzles::to_packed as to_fpuzzles;
pub use imported::{Import, Imported, Listed, MAX_BYTES, SIZES};

use crate::text::english;

/// Reads the sudokus of a text. `alphabet` determines how letters and 0 are read; without it the alphabet is guessed,
/// see [`Alphabet`].
///
/// # Errors
/// Reports where the text cannot be read, and what is accepted there.
pub fn import(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    if text.len() > MAX_BYTES {
        let megabytes = text.len().div_ceil(100_000) as f64 / 10.0;
        return Err(ImportError::whole(english::import_too_long(megabytes.to_string())));
    }
    // A grid among strange characters is still a grid, but the bytes of a picture contain none.
    let fault = |error| if source::is_binary(text) { ImportError::whole(english::unread_binary()) } else { error };
    read(text, alphabet).map_err(fault)
}

fn read(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    let text = source::plain(text);
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ImportError::whole(english::import_empty()));
    }
    if let Some(imported) = opensudoku::read(&text) {
        return imported;
    }
    if trimmed.starts_with('<') && trimmed.ends_with('>') && !html::has_table(&text) && !source::has_tags(&text) {
        return tree::read_xml(&text, alphabet);
    }
    if trimmed.starts_with('{') || trimmed.starts_with('[') {
        match serde_json::from_str(trimmed) {
            Ok(value) => return tree::read(&value, alphabet),
            Err(error) if trimmed.starts_with("{\"") || trimmed == "{" => {
                let place = english::line_character(error.line(), error.column());
                return Err(ImportError::at(english::within(english::format_json_text(), place), english::not_json()));
            }
            // The text may be an array of a program, which is read as rows.
            Err(_) => {}
        }
    }
    if html::has_table(&text) {
        let (tables, outside) = html::read(&text, alphabet);
        return parts::of_tables(tables, outside).ok_or_else(|| ImportError::whole(english::no_sudoku()));
    }
    let lines = if source::has_tags(&text) { source::shown_lines(&text) } else { source::lines(&text) };
    if let Some(message) = programs::other(&lines) {
        return Err(ImportError::whole(message));
    }
    stream::read(&lines, alphabet, &stream::links_of(&text))
}
