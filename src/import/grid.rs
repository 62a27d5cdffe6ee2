//! A text that is one puzzle over several lines: which of the lines hold it, and whether their cells make a puzzle.

use super::alphabet::Symbol;
use super::imported::Imported;
use super::lines::TextLine;
use super::{Alphabet, ImportError, rows, separated};
use crate::text::english;
use crate::text::message::Message;

/// Reads separated values or rows, with what a file puts around them.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> Result<Imported, ImportError> {
    let (lines, file) = body(text)?;
    let read = |lines: &[TextLine]| {
        let (symbols, format) = cells(lines)?;
        Imported::new(&symbols, alphabet, file.clone().unwrap_or(format))
    };
    read(&lines).or_else(|error| {
        // A title may stand above: a line of words. If what follows is no puzzle either, the first error says more.
        let word = |word: &str| word.chars().filter(|char| char.is_alphabetic() && !"xX".contains(*char)).count() > 2;
        let title = lines.first().is_some_and(|line| line.text.split(' ').any(word));
        if title { read(&lines[1..]).map_err(|_| error) } else { Err(error) }
    })
}

/// The symbols of the cells, and what they stand in.
fn cells(lines: &[TextLine]) -> Result<(Vec<Symbol>, Message), ImportError> {
    match separated::separator(lines) {
        Some(separator) => separated::read(lines, separator),
        None => rows::read(lines),
    }
}

/// The lines of the puzzle itself, and the kind of file if it shows.
///
/// `.sdk`: headers that begin with `#`; sections `[Puzzle]`, `[State]` and others, of which only the first is a puzzle.
/// `.ss`: a frame with stars at its corners, and the program's name below.
fn body(text: &str) -> Result<(Vec<TextLine<'_>>, Option<Message>), ImportError> {
    let program = |name: &str| Some(english::format_program(name));
    let (mut lines, mut file, mut inside, mut other) = (Vec::new(), None, true, None);
    for (index, line) in text.split('\n').enumerate() {
        let words = line.trim();
        if words.starts_with('#') {
            file = program("SDK");
        } else if words.starts_with('[') && words[1..].starts_with(|char: char| char.is_ascii_alphabetic()) {
            file = program("SDK");
            inside = words.eq_ignore_ascii_case("[puzzle]");
            if !inside && other.is_none() {
                other = Some((index + 1, words));
            }
        } else if words.eq_ignore_ascii_case("simple sudoku") || words.to_ascii_lowercase().starts_with("version ") {
            file = program("Simple Sudoku");
        } else if inside {
            if words.starts_with("*-") {
                file = program("Simple Sudoku");
            }
            lines.push(TextLine { number: index + 1, before: 0, text: line });
        }
    }
    if let (Some((number, name)), true) = (other, lines.iter().all(|line| line.text.trim().is_empty())) {
        return Err(ImportError::at(english::line(number), english::not_a_section(name)));
    }
    Ok((lines, file))
}
