//! The error in lines without a puzzle: the first character that is not a cell, or the surplus or short rows.

use super::alphabet::{Alphabet, Symbol};
use super::error::ImportError;
use super::imported::{Imported, size_of};
use super::row::{Kind, is_frame, kind};
use super::source::Line;
use crate::text::english;

/// Returns whether a line resembles cells, in any number.
pub fn is_row(line: &Line) -> bool {
    let text = line.text.trim();
    let cells = text.chars().filter(|char| char.is_ascii_digit() || ".-_*".contains(*char)).count();
    let letters = text.chars().filter(|char| char.is_alphabetic()).count();
    kind(&line.text) == Kind::Row && cells >= 4 && letters <= cells / 4
}

/// Returns the reason why lines are not a puzzle.
pub fn of(lines: &[Line], alphabet: Option<Alphabet>) -> ImportError {
    let rows: Vec<&Line> = lines
        .iter()
        .filter(|line| !line.text.trim().is_empty() && kind(&line.text) != Kind::Rule && !line.text.starts_with('#'))
        .collect();
    // Fewer than half of the lines are cells or nearly so.
    let is_word = |word: &str| word.chars().filter(|char| char.is_alphabetic()).count() > 2;
    let is_cell = |char: char| char.is_ascii_digit() || ",;\t.-_*".contains(char);
    let near = |line: &&&Line| {
        let few = line.text.matches(is_cell).count() < 2;
        is_row(line) || almost(line) || !few && !line.text.split_whitespace().any(is_word)
    };
    if 2 * rows.iter().filter(near).count() < rows.len() {
        return ImportError::whole(english::no_sudoku());
    }
    if framed_without_blanks(&rows) {
        return ImportError::whole(english::blanks_lost());
    }
    let separator =
        ['\t', ';', ','].into_iter().find(|&separator| rows.iter().any(|line| line.text.contains(separator)));
    let mut table: Vec<Vec<Symbol>> = Vec::new();
    for line in &rows {
        let mut row = Vec::new();
        match separator {
            Some(separator) => {
                for (index, piece) in line.text.split(separator).enumerate() {
                    let word = piece.trim_matches([' ', '"', '\'', '[', ']', '(', ')', '{', '}', '|']);
                    let symbol = if word.is_empty() { Some(Symbol::BLANK) } else { Symbol::from_word(word) };
                    match symbol {
                        Some(symbol) => row.push(symbol),
                        None => {
                            let place = english::line_value(line.number, index + 1);
                            return ImportError::at(place, english::not_a_value(word));
                        }
                    }
                }
            }
            None => {
                for (index, char) in line.text.chars().enumerate() {
                    match Symbol::from_char(char) {
                        Some(symbol) => row.push(symbol),
                        None if char == ' ' || char == '\t' || is_frame(char) => {}
                        None => {
                            let place = english::line_character(line.number, index + 1);
                            return ImportError::at(place, english::not_a_character(char));
                        }
                    }
                }
            }
        }
        table.push(row);
    }
    of_rows(&table, alphabet)
}

/// Returns whether most of a line's characters are digits or blanks.
fn almost(line: &Line) -> bool {
    let text = line.text.trim();
    2 * text.chars().filter(|char| char.is_ascii_digit() || *char == '.').count() > text.chars().count()
}

/// Returns whether lines belong to a frame that has lost its blanks: they were spaces, and programs collapse runs of
/// spaces.
fn framed_without_blanks(rows: &[&Line]) -> bool {
    let groups = |line: &&&Line| line.text.split(is_frame).filter(|group| !group.is_empty()).count();
    let bars = rows.iter().filter(|line| kind(&line.text) != Kind::Either);
    let counts: Vec<usize> = bars.clone().map(|line| groups(&line)).collect();
    let cells = |line: &&Line| line.text.chars().filter(|char| char.is_alphanumeric()).count();
    counts.len() >= 4
        && counts.iter().all(|count| *count > 1 && *count == counts[0])
        && rows.iter().any(|line| cells(line) != cells(&rows[0]))
        && !rows.iter().any(|line| line.text.contains(['.', '_', '*', '0']))
        && rows.iter().any(|line| line.text.contains("| |") || line.text.contains("|  |"))
}

fn of_rows(rows: &[Vec<Symbol>], alphabet: Option<Alphabet>) -> ImportError {
    let cells = rows.iter().map(Vec::len).sum();
    let usual = usual(rows.iter().map(Vec::len).collect());
    let odd = rows.iter().position(|row| row.len() != usual).map(|row| (row + 1, rows[row].len()));
    match odd {
        Some((row, has)) if size_of(cells).is_some() || rows.len() == usual => {
            ImportError::at(english::row(row), english::wrong_width(has, usual))
        }
        Some((row, has)) => ImportError::whole(english::wrong_count_row(cells, row, has)),
        None if size_of(cells).is_some() => {
            let read = Imported::new(&rows.concat(), alphabet, english::format_rows());
            read.err().unwrap_or_else(|| ImportError::whole(english::wrong_count_rows(cells, rows.len(), usual)))
        }
        None if rows.len() > 1 => ImportError::whole(english::wrong_count_rows(cells, rows.len(), usual)),
        None => ImportError::whole(english::wrong_count(cells)),
    }
}

/// Returns the most frequent number; of several, the greatest.
fn usual(mut widths: Vec<usize>) -> usize {
    widths.sort_unstable();
    let runs = widths.chunk_by(|a, b| a == b);
    runs.max_by_key(|run| run.len()).map_or(0, |run| run[0])
}
