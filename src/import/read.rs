//! Sees what a text is, and has it read.

use super::alphabet::Alphabet;
use super::error::ImportError;
use super::imported::MAX_BYTES;
use super::list::{Import, rows_of_any_kind};
use super::{address, fpuzzles, mend, opensudoku};
use crate::text::english;

/// Reads a text. `alphabet` says how letters and 0 are to be read; without it that is guessed, see [`Alphabet`].
///
/// # Errors
/// Reports where the text cannot be read, and what is accepted there.
pub fn import(text: &str, alphabet: Option<Alphabet>) -> Result<Import, ImportError> {
    if text.len() > MAX_BYTES {
        let megabytes = text.len().div_ceil(100_000) as f64 / 10.0;
        return Err(ImportError::whole(english::import_too_long(megabytes.to_string())));
    }
    let text = plain(text);
    if text.trim().is_empty() {
        return Err(ImportError::whole(english::import_empty()));
    }
    if let Some(imported) = opensudoku::read(&text) {
        return imported;
    }
    let read = match address::read(&text) {
        // A page links to sites that are known, too.
        Some(Err(_)) if mend::has_table(&text) => rows_of_any_kind(&text, alphabet),
        Some(imported) => return imported.map(Import::One),
        None if text.trim_start().starts_with('{') => {
            return fpuzzles::from_json(text.trim(), &english::format_json()).map(Import::One);
        }
        None => rows_of_any_kind(&text, alphabet),
    };
    read.or_else(|error| mend::read(&text, alphabet).ok_or(error))
}

/// The text with one kind of line end and of space, and without what can't be seen: byte order marks, zero-width
/// characters. Tabs stay.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut last = ' ';
    for char in text.chars() {
        match char {
            '\n' if last == '\r' => {}
            '\r' | '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' => {}
            '\t' => plain.push('\t'),
            _ if char.is_whitespace() => plain.push(' '),
            _ => plain.push(char),
        }
        last = char;
    }
    plain
}
