//! A text that is one puzzle over several lines: which of the lines hold it, and whether their cells make a puzzle.

use super::alphabet::Symbol;
use super::error::quoted;
use super::{Alphabet, ImportError, Imported, rows, separated, size_of};

/// A line that may hold cells.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// Its number in the text, from 1.
    pub number: usize,
    /// How many characters of it stand before `text`.
    pub before: usize,
    /// What stands in it.
    pub text: &'a str,
}

/// Reads separated values or rows, with what a file puts around them.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> Result<Imported, ImportError> {
    let (lines, file) = body(text)?;
    let read = |lines: &[Line]| {
        let (symbols, format) = cells(lines)?;
        Imported::new(&symbols, alphabet, file.unwrap_or(format))
    };
    read(&lines).or_else(|error| {
        // A title may stand above: a line of words. If what follows is no puzzle either, the first error says more.
        let word = |word: &str| word.chars().filter(|char| char.is_alphabetic() && !"xX".contains(*char)).count() > 2;
        let title = lines.first().is_some_and(|line| line.text.split(' ').any(word));
        if title { read(&lines[1..]).map_err(|_| error) } else { Err(error) }
    })
}

/// The symbols of the cells, and what they stand in.
fn cells(lines: &[Line]) -> Result<(Vec<Symbol>, &'static str), ImportError> {
    match separated::separator(lines) {
        Some(separator) => separated::read(lines, separator),
        None => rows::read(lines),
    }
}

/// The lines of the puzzle itself, and the kind of file if it shows.
///
/// `.sdk`: headers that begin with `#`; sections `[Puzzle]`, `[State]` and others, of which only the first is a puzzle.
/// `.ss`: a frame with stars at its corners, and the program's name below.
fn body(text: &str) -> Result<(Vec<Line<'_>>, Option<&'static str>), ImportError> {
    let (mut lines, mut file, mut inside, mut other) = (Vec::new(), None, true, None);
    for (index, line) in text.split('\n').enumerate() {
        let words = line.trim();
        if words.starts_with('#') {
            file = Some("SDK");
        } else if words.starts_with('[') && words[1..].starts_with(|char: char| char.is_ascii_alphabetic()) {
            file = Some("SDK");
            inside = words.eq_ignore_ascii_case("[puzzle]");
            if !inside && other.is_none() {
                other = Some((index + 1, words));
            }
        } else if words.eq_ignore_ascii_case("simple sudoku") || words.to_ascii_lowercase().starts_with("version ") {
            file = Some("Simple Sudoku");
        } else if inside {
            if words.starts_with("*-") {
                file = Some("Simple Sudoku");
            }
            lines.push(Line { number: index + 1, before: 0, text: line });
        }
    }
    if let (Some((number, name)), true) = (other, lines.iter().all(|line| line.text.trim().is_empty())) {
        return Err(ImportError::new(
            format!("line {number}"),
            format!("{}: expected a section [Puzzle]", quoted(name)),
        ));
    }
    Ok((lines, file))
}

/// The cells of rows that make a square, or of a puzzle whose one long row is broken into lines of equal length.
pub fn join(rows: Vec<Vec<Symbol>>) -> Result<Vec<Symbol>, ImportError> {
    let cells = rows.iter().map(Vec::len).sum();
    let width = rows.first().map_or(0, Vec::len);
    let broken =
        |(last, others): (&Vec<_>, &[Vec<_>])| last.len() <= width && others.iter().all(|row| row.len() == width);
    if size_of(cells).is_some() && rows.split_last().is_some_and(broken) {
        return Ok(rows.concat());
    }
    let usual = usual(rows.iter().map(Vec::len).collect());
    let odd = rows.iter().position(|row| row.len() != usual).map(|row| (row + 1, rows[row].len()));
    match odd {
        Some((row, has)) if size_of(cells).is_some() => {
            Err(ImportError::new(format!("row {row}"), format!("{has} cells: expected {usual}")))
        }
        Some((row, has)) => Err(ImportError::count(cells, &format!("; row {row} has {has}"))),
        None if rows.len() > 1 => Err(ImportError::count(cells, &format!("; {} rows of {usual}", rows.len()))),
        None => Err(ImportError::count(cells, "")),
    }
}

/// The number that stands most often; of several, the greatest.
fn usual(mut widths: Vec<usize>) -> usize {
    widths.sort_unstable();
    let runs = widths.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).map_or(0, |run| run[0])
}
