//! Cells that stand in rows, with or without a frame, with or without spaces between them.
//!
//! ```text
//!  +---+---+     1 2 | . .     12..      | 1 | 2 |   |   |     1  .  . 16 ...
//!  |12 |   |     . . | 1 2     ..12
//!  +---+---+     ----+----
//! ```
//!
//! `-`, `*` and `_` may be blanks or a frame: a line that has nothing else is a row only if the puzzle lacks just such
//! rows. A space may be a blank or nothing: it is nothing if the other characters alone make a puzzle, or if another
//! blank is used.

use super::alphabet::Symbol;
use super::imported::{characters, size_of};
use super::lines::{TextLine, join};
use super::{ImportError, SIZES};

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

/// The symbols of the cells, and what they stand in.
pub fn read(lines: &[TextLine]) -> Result<(Vec<Symbol>, &'static str), ImportError> {
    for line in lines {
        let known = |char| char == ' ' || is_frame(char) || Symbol::of(char).is_some();
        if let Some((place, char)) = line.text.chars().enumerate().find(|&(_, char)| !known(char)) {
            return Err(ImportError::character(char, line.number, line.before + place + 1));
        }
    }
    let kinds: Vec<Kind> = lines.iter().map(|line| kind(line.text)).collect();
    let texts: Vec<&str> = lines.iter().map(|line| line.text).collect();
    let rows = rows(&texts, &kinds);
    if let Some(symbols) = numbers(&rows) {
        return Ok((symbols, "rows of numbers"));
    }
    let cells: Vec<Vec<Symbol>> = rows.iter().map(|row| row.chars().filter_map(Symbol::of).collect()).collect();
    let square = SIZES.contains(&cells.len()) && cells.iter().all(|row| row.len() == cells.len());
    let framed = kinds.contains(&Kind::Rule) || rows.iter().any(|row| row.contains(is_frame));
    let format = if framed { "rows in a frame" } else { "rows" };
    if square {
        return Ok((cells.concat(), format));
    }
    if let [row] = rows[..] {
        return one_row(row, join(cells));
    }
    let spaced = boxed(&texts, &kinds).or_else(|| padded(&texts, &kinds));
    spaced.map_or_else(|| join(cells), Ok).map(|symbols| (symbols, format))
}

/// One row, whose cells without the spaces are `close`: spaces are nothing if they part every character from the next,
/// and blanks if the row with them is a puzzle.
fn one_row(row: &str, close: Result<Vec<Symbol>, ImportError>) -> Result<(Vec<Symbol>, &'static str), ImportError> {
    let parted = !row.contains(' ') || row.split(' ').all(|word| word.len() <= 1);
    let spaced = row.chars().map(|char| if char == ' ' { Some(Symbol::BLANK) } else { Symbol::of(char) });
    let puzzle = |symbols: &Vec<_>| size_of(symbols.len()).is_some_and(|size| !has_blank(row, size));
    let spaced = spaced.collect::<Option<Vec<_>>>().filter(puzzle);
    let symbols = match (close, spaced) {
        (Ok(symbols), _) if parted => symbols,
        (_, Some(symbols)) => symbols,
        (close, None) => close?,
    };
    let size = size_of(symbols.len());
    Ok((symbols, size.map_or("", characters)))
}

/// The lines that hold cells. Of those that may also be a frame, the ones that are as wide as the rest are taken, if
/// just they are wanting.
fn rows<'a>(texts: &[&'a str], kinds: &[Kind]) -> Vec<&'a str> {
    let width = |text: &str| text.chars().filter_map(Symbol::of).count();
    let of = |kind: Kind| texts.iter().zip(kinds).filter(move |(_, other)| **other == kind).map(|(text, _)| *text);
    let sure = of(Kind::Row).count();
    let wide = of(Kind::Row).chain(of(Kind::Either)).next().map_or(0, width);
    let more = of(Kind::Either).filter(|text| width(text) == wide).count();
    let wanting = sure == 0 || sure < wide && sure + more == wide;
    let is_row = |&(text, kind): &(&&str, &Kind)| match kind {
        Kind::Row => true,
        Kind::Either => wanting && width(text) == wide,
        Kind::Rule | Kind::Bare => false,
    };
    texts.iter().zip(kinds).filter(is_row).map(|(text, _)| *text).collect()
}

/// The cells of rows of numbers with something between them, if one has two digits: as many numbers a row as rows, or one
/// long row that is no puzzle if its spaces are blanks.
fn numbers(rows: &[&str]) -> Option<Vec<Symbol>> {
    let words = |row: &&str| -> Option<Vec<Symbol>> {
        let words = row.split(|char| char == ' ' || is_frame(char)).filter(|word| !word.is_empty());
        words.map(Symbol::of_word).collect()
    };
    let numbers: Vec<Vec<Symbol>> = rows.iter().map(words).collect::<Option<_>>()?;
    let fits = match &numbers[..] {
        [row] => size_of(row.len()).is_some() && size_of(rows[0].chars().count()).is_none(),
        _ => SIZES.contains(&rows.len()) && numbers.iter().all(|row| row.len() == rows.len()),
    };
    let two = |word: &str| word.len() == 2 && word.is_ascii();
    let long = || rows.iter().any(|row| row.split(|char| char == ' ' || is_frame(char)).any(two));
    (fits && long()).then(|| numbers.concat())
}

/// The cells of a frame with a bar between any two cells of a row, where spaces are blanks.
fn boxed(texts: &[&str], kinds: &[Kind]) -> Option<Vec<Symbol>> {
    let lines = texts.iter().zip(kinds).filter(|(text, kind)| match kind {
        Kind::Row => true,
        Kind::Bare => text.contains(is_frame),
        Kind::Rule | Kind::Either => false,
    });
    let mut rows = Vec::new();
    for (text, _) in lines {
        let text = text.trim();
        let text = text.strip_prefix(is_frame).unwrap_or(text);
        let text = text.strip_suffix(is_frame).unwrap_or(text);
        let symbol = |piece: &str| if piece.is_empty() { Some(Symbol::BLANK) } else { Symbol::of_word(piece) };
        rows.push(text.split(is_frame).map(|piece| symbol(piece.trim())).collect::<Option<Vec<_>>>()?);
    }
    let square = SIZES.contains(&rows.len()) && rows.iter().all(|row| row.len() == rows.len());
    square.then(|| rows.concat())
}

/// Whether a line has a blank other than the space. Beyond 9 numbers, 0 and x may be numbers.
fn has_blank(line: &str, size: usize) -> bool {
    let blank = |char| Symbol::of(char) == Some(Symbol::BLANK) || size <= 9 && matches!(char, '0' | 'x' | 'X');
    line.chars().any(blank)
}

/// The cells of rows in which every space is a blank; spaces at the end of a row may be missing.
fn padded(texts: &[&str], kinds: &[Kind]) -> Option<Vec<Symbol>> {
    let lines: Vec<&str> = texts
        .iter()
        .zip(kinds)
        .filter(|(_, kind)| matches!(kind, Kind::Row | Kind::Bare))
        .map(|(text, _)| *text)
        .collect();
    let some: Vec<&str> = lines.iter().copied().filter(|text| !text.is_empty()).collect();
    let begin = lines.iter().position(|text| !text.is_empty())?;
    let end = lines.iter().rposition(|text| !text.is_empty())? + 1;
    square_of(&some).or_else(|| square_of(&lines[begin..end]))
}

fn square_of(lines: &[&str]) -> Option<Vec<Symbol>> {
    let size = Some(lines.len()).filter(|size| SIZES.contains(size))?;
    if lines.iter().any(|line| has_blank(line, size)) || !lines.iter().any(|line| line.contains(' ')) {
        return None;
    }
    let mut symbols = Vec::with_capacity(size * size);
    let mut full = false;
    for (row, line) in lines.iter().enumerate() {
        let places = line.chars().filter(|&char| !is_frame(char));
        symbols.extend(places.map(|char| Symbol::of(char).unwrap_or(Symbol::BLANK)));
        let end = (row + 1) * size;
        full |= symbols.len() == end;
        if symbols.len() > end {
            return None;
        }
        symbols.resize(end, Symbol::BLANK);
    }
    full.then_some(symbols)
}

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

/// Upright parts of a frame.
pub fn is_bar(char: char) -> bool {
    "|:!¦│┃║┆┇┊┋╎╏".contains(char)
}

/// Parts of a frame that are never blanks.
pub fn is_frame(char: char) -> bool {
    is_bar(char) || matches!(char, '+' | '=' | '\u{2500}'..='\u{257f}')
}
