//! Cells that stand in rows, with or without a frame, with or without spaces between them.
//!
//! ```text
//!  +---+---+     1 2 | . .     12..      | 1 | 2 |   |   |     1  .  . 16 ...
//!  |12 |   |     . . | 1 2     ..12
//!  +---+---+     ----+----
//! ```
//!
//! Characters may mean two things: `-`, `*` and `_` may be blanks or a frame, a space may be a blank or nothing. So there are
//! three ways to read the lines, and each kind of line is a row in some of them:
//!
//! ```text
//!  line                                        close           boxed          padded
//!                                              spaces are      every cell     spaces are
//!                                              nothing         between bars   blanks
//!
//!  Row      1 2 | . .      has cells           row             row            row
//!  Either   ---------      blanks or frame     if wanting      -              -
//!  Bare     |   |   |      spaces and bars     -               if it has      row
//!                                                              a bar
//!  Rule     +---+---+      frame               -               -              -
//! ```
//!
//! A line of `Either` is wanting if the puzzle lacks just such rows. The readings are tried in this order, and the first that
//! makes a square is taken:
//!
//! ```text
//!  1. close, numbers of two digits among them        10 2 | . 16
//!  2. close, a single line                           12..34...        spaces may be blanks there: see `one_row`
//!  3. close                                          1 2 | . .
//!  4. boxed                                          | 1 | 2 |   |
//!  5. padded                                         12  34
//!  6. close, one long row broken into lines          else its error is the one to be shown
//! ```

use super::alphabet::Symbol;
use super::imported::size_of;
use super::lines::{TextLine, join};
use super::{ImportError, SIZES};
use crate::text::english;
use crate::text::message::Message;

/// What a line is, as far as the line alone shows.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Has cells.
    Row,
    /// A line of the frame.
    Rule,
    /// Only what may be blanks and may be a frame: `---------`.
    Either,
    /// Only spaces and bars, or nothing: a row if spaces are blanks.
    Bare,
}

/// Returns the width of the rows, if the puzzle lacks just as many as there are lines so wide that may be blanks.
fn wanting(lines: &[(Kind, &str)]) -> Option<usize> {
    let of = |kind: Kind| lines.iter().filter(move |(other, _)| *other == kind).map(|(_, text)| width(text));
    let wide = of(Kind::Row).chain(of(Kind::Either)).next().unwrap_or(0);
    let sure = of(Kind::Row).count();
    let more = of(Kind::Either).filter(|&width| width == wide).count();
    (sure == 0 || sure < wide && sure + more == wide).then_some(wide)
}

/// Returns how many characters of a line may be cells.
fn width(text: &str) -> usize {
    text.chars().filter_map(Symbol::from_char).count()
}

/// Returns the symbols of the cells, and what they stand in. The error names a character that is neither, or the row that has
/// too many or too few cells.
pub fn read(lines: &[TextLine]) -> Result<(Vec<Symbol>, Message), ImportError> {
    for line in lines {
        let known = |char| char == ' ' || is_frame(char) || Symbol::from_char(char).is_some();
        if let Some((place, char)) = line.text.chars().enumerate().find(|&(_, char)| !known(char)) {
            return Err(ImportError::at(
                english::line_character(line.number, line.before + place + 1),
                english::not_a_character(char),
            ));
        }
    }
    let lines: Vec<(Kind, &str)> = lines.iter().map(|line| (kind(line.text), line.text)).collect();
    // The rows and what else is one in a reading: the table at the head of this file.
    let rows_and = |also: &dyn Fn(Kind, &str) -> bool| -> Vec<&str> {
        lines.iter().filter(|(kind, text)| *kind == Kind::Row || also(*kind, text)).map(|&(_, text)| text).collect()
    };
    let wanting = wanting(&lines);
    let rows = rows_and(&|kind, text| kind == Kind::Either && wanting == Some(width(text)));
    if let Some(symbols) = numbers(&rows) {
        return Ok((symbols, english::format_numbers()));
    }
    let cells: Vec<Vec<Symbol>> = rows.iter().map(|row| row.chars().filter_map(Symbol::from_char).collect()).collect();
    if let [row] = rows[..] {
        return one_row(row, join(cells));
    }
    let framed = lines.iter().any(|(kind, _)| *kind == Kind::Rule) || rows.iter().any(|row| row.contains(is_frame));
    let format = if framed { english::format_framed() } else { english::format_rows() };
    let symbols = square(&cells)
        .or_else(|| boxed(&rows_and(&|kind, text| kind == Kind::Bare && text.contains(is_frame))))
        .or_else(|| padded(&rows_and(&|kind, _| kind == Kind::Bare)));
    Ok((symbols.map_or_else(|| join(cells), Ok)?, format))
}

/// Returns the cells of rows that make a square.
fn square(rows: &[Vec<Symbol>]) -> Option<Vec<Symbol>> {
    (SIZES.contains(&rows.len()) && rows.iter().all(|row| row.len() == rows.len())).then(|| rows.concat())
}

/// Reads one row, whose cells without the spaces are `close`. Spaces are nothing if they part every character from the
/// next, and blanks if the row with them is a puzzle.
fn one_row(row: &str, close: Result<Vec<Symbol>, ImportError>) -> Result<(Vec<Symbol>, Message), ImportError> {
    let parted = !row.contains(' ') || row.split(' ').all(|word| word.len() <= 1);
    let spaced = row.chars().map(|char| if char == ' ' { Some(Symbol::BLANK) } else { Symbol::from_char(char) });
    let puzzle = |symbols: &Vec<_>| size_of(symbols.len()).is_some_and(|size| !has_blank(row, size));
    let spaced = spaced.collect::<Option<Vec<_>>>().filter(puzzle);
    let symbols = match (close, spaced) {
        (Ok(symbols), _) if parted => symbols,
        (_, Some(symbols)) => symbols,
        (close, None) => close?,
    };
    let format = english::format_characters(symbols.len());
    Ok((symbols, format))
}

/// Returns the cells of rows of numbers with something between them, if one has two digits. There are as many numbers a
/// row as rows, or one long row that is no puzzle if its spaces are blanks.
fn numbers(rows: &[&str]) -> Option<Vec<Symbol>> {
    let words = |row: &&str| -> Option<Vec<Symbol>> {
        let words = row.split(|char| char == ' ' || is_frame(char)).filter(|word| !word.is_empty());
        words.map(Symbol::from_word).collect()
    };
    let numbers: Vec<Vec<Symbol>> = rows.iter().map(words).collect::<Option<_>>()?;
    let symbols = match &numbers[..] {
        [row] if size_of(row.len()).is_some() && size_of(rows[0].chars().count()).is_none() => row.clone(),
        [_] => return None,
        _ => square(&numbers)?,
    };
    let two = |word: &str| word.len() == 2 && word.is_ascii();
    let long = || rows.iter().any(|row| row.split(|char| char == ' ' || is_frame(char)).any(two));
    long().then_some(symbols)
}

/// Returns the cells of a frame with a bar between any two cells of a row, where spaces are blanks.
fn boxed(rows: &[&str]) -> Option<Vec<Symbol>> {
    let symbol = |piece: &str| if piece.is_empty() { Some(Symbol::BLANK) } else { Symbol::from_word(piece) };
    let cells = |text: &&str| -> Option<Vec<Symbol>> {
        let text = text.trim();
        let text = text.strip_prefix(is_frame).unwrap_or(text);
        let text = text.strip_suffix(is_frame).unwrap_or(text);
        text.split(is_frame).map(|piece| symbol(piece.trim())).collect()
    };
    square(&rows.iter().map(cells).collect::<Option<Vec<_>>>()?)
}

/// Returns whether a line has a blank other than the space. Beyond 9 numbers, 0 and x may be numbers.
fn has_blank(line: &str, size: usize) -> bool {
    let blank = |char| Symbol::from_char(char) == Some(Symbol::BLANK) || size <= 9 && matches!(char, '0' | 'x' | 'X');
    line.chars().any(blank)
}

/// Returns the cells of rows in which every space is a blank; spaces at the end of a row may be missing. Empty lines between
/// rows may be rows of blanks, or nothing.
fn padded(lines: &[&str]) -> Option<Vec<Symbol>> {
    let some: Vec<&str> = lines.iter().copied().filter(|text| !text.is_empty()).collect();
    let begin = lines.iter().position(|text| !text.is_empty())?;
    let end = lines.iter().rposition(|text| !text.is_empty())? + 1;
    padded_square(&some).or_else(|| padded_square(&lines[begin..end]))
}

/// Returns the cells of as many rows as a puzzle has, filled up with blanks. Some row must be full, and no other blank be used.
fn padded_square(lines: &[&str]) -> Option<Vec<Symbol>> {
    let size = Some(lines.len()).filter(|size| SIZES.contains(size))?;
    if lines.iter().any(|line| has_blank(line, size)) || !lines.iter().any(|line| line.contains(' ')) {
        return None;
    }
    let mut symbols = Vec::with_capacity(size * size);
    let mut full = false;
    for (row, line) in lines.iter().enumerate() {
        let places = line.chars().filter(|&char| !is_frame(char));
        symbols.extend(places.map(|char| Symbol::from_char(char).unwrap_or(Symbol::BLANK)));
        let end = (row + 1) * size;
        full |= symbols.len() == end;
        if symbols.len() > end {
            return None;
        }
        symbols.resize(end, Symbol::BLANK);
    }
    full.then_some(symbols)
}

/// Returns what a line is.
fn kind(text: &str) -> Kind {
    let (mut dash, mut star) = (false, false);
    let mut rule = false;
    for char in text.chars() {
        match char {
            '-' => dash = true,
            '*' | '_' => star = true,
            ' ' => {}
            _ if is_bar(char) => {}
            _ if is_frame(char) => rule = true,
            _ => return Kind::Row,
        }
    }
    match (dash, star) {
        _ if rule => Kind::Rule,
        (true, true) => Kind::Rule,
        (false, false) => Kind::Bare,
        _ => Kind::Either,
    }
}

/// Returns whether it is an upright part of a frame.
pub fn is_bar(char: char) -> bool {
    "|:!¦│┃║┆┇┊┋╎╏".contains(char)
}

/// Returns whether it is a part of a frame that is never a blank.
pub fn is_frame(char: char) -> bool {
    is_bar(char) || matches!(char, '+' | '=' | '\u{2500}'..='\u{257f}')
}
