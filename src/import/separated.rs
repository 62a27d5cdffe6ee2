//! Cells with commas, semicolons or tabs between them: a table of a spreadsheet, or the arrays of a program.

use super::alphabet::Symbol;
use super::imported::size_of;
use super::lines::{TextLine, join};
use super::{ImportError, rows};
use crate::text::english;
use crate::text::message::Message;

/// What may stand around values and says nothing.
const AROUND: [char; 10] = [' ', '"', '\'', '[', ']', '(', ')', '{', '}', '|'];

/// Returns what separates the cells, if anything does: tabs before semicolons before commas.
pub fn separator(lines: &[TextLine]) -> Option<char> {
    ['\t', ';', ','].into_iter().find(|&separator| lines.iter().any(|line| line.text.contains(separator)))
}

/// Reads the symbols of values; an empty one is a blank. Values that are whole rows are read as such.
pub fn read(lines: &[TextLine], separator: char) -> Result<(Vec<Symbol>, Message), ImportError> {
    let empty = |line: &&TextLine| line.text.trim_matches(AROUND).is_empty();
    let lines: Vec<&TextLine> = lines.iter().filter(|line| !empty(line)).collect();
    let value = |piece: &str| piece.trim_matches(AROUND).chars().count();
    if lines.iter().any(|line| line.text.split(separator).any(|piece| value(piece) > 2)) {
        return rows::read(&lines.iter().flat_map(|line| pieces(line, separator)).collect::<Vec<_>>());
    }
    let mut table = Vec::with_capacity(lines.len());
    for line in &lines {
        let mut row = Vec::new();
        for piece in line.text.split(separator) {
            let word = piece.trim_matches(AROUND);
            let symbol = if word.is_empty() { Some(Symbol::BLANK) } else { Symbol::from_word(word) };
            let place = || english::line_value(line.number, row.len() + 1);
            let wrong = || ImportError::at(place(), english::not_a_value(word));
            row.push(symbol.ok_or_else(wrong)?);
        }
        // A separator may stand behind the last value as well.
        let closed = line.text.trim_end().ends_with(separator) || line.text.ends_with(separator);
        let full = if lines.len() == 1 { size_of(row.len() - 1).is_some() } else { row.len() == lines.len() + 1 };
        if closed && full {
            row.pop();
        }
        table.push(row);
    }
    Ok((join(table)?, english::format_separated()))
}

/// The values of a line, each as a line of its own.
fn pieces<'a>(line: &TextLine<'a>, separator: char) -> impl Iterator<Item = TextLine<'a>> {
    let TextLine { number, mut before, text } = *line;
    text.split(separator).map(move |piece| {
        let left = piece.trim_start_matches(AROUND);
        let word = left.trim_end_matches(AROUND);
        let start = before + piece.chars().count() - left.chars().count();
        before += piece.chars().count() + 1;
        TextLine { number, before: start, text: word }
    })
}
