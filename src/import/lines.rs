//! Lines that may hold cells, and the cells of several lines as those of one puzzle.

use super::alphabet::Symbol;
use super::error::ImportError;
use super::imported::size_of;
use crate::text::english;

/// A line that may hold cells.
#[derive(Clone, Copy, Debug)]
pub struct TextLine<'a> {
    /// Its number in the text, from 1.
    pub number: usize,
    /// How many characters of it stand before `text`.
    pub before: usize,
    /// What stands in it.
    pub text: &'a str,
}

/// Joins the cells of rows that make a square, or of a puzzle whose one long row is broken into lines of equal length.
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
            Err(ImportError::at(english::row(row), english::wrong_width(has, usual)))
        }
        Some((row, has)) => Err(ImportError::whole(english::wrong_count_row(cells, row, has))),
        None if rows.len() > 1 => Err(ImportError::whole(english::wrong_count_rows(cells, rows.len(), usual))),
        None => Err(ImportError::whole(english::wrong_count(cells))),
    }
}

/// The number that stands most often; of several, the greatest.
fn usual(mut widths: Vec<usize>) -> usize {
    widths.sort_unstable();
    let runs = widths.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).map_or(0, |run| run[0])
}
