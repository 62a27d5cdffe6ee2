//! Lines of a grid: the kind of each line, and the ways to read it as a row of cells.
//!
//! | reading | spaces | cells |
//! |---|---|---|
//! | `numbers` | between cells | at least one has two digits |
//! | `close` | nothing | one character each |
//! | `boxed` | nothing | between bars; an empty cell is a blank |
//! | `separated`, `closed` | nothing | between commas, semicolons, tabs or `&`; an empty cell is a blank |
//!
//! In all of them, a `+` before a number marks it as entered by a person.

use super::alphabet::Symbol;
use super::imported::SIZES;
use crate::text::english;
use crate::text::message::Message;

/// A cell as written.
#[derive(Clone, Copy)]
pub struct Cell {
    /// The digit or letter, or a blank.
    pub symbol: Symbol,
    /// True if a `+` marks the cell as entered by a person.
    pub entered: bool,
}

/// The cells of a row.
pub type Row = Vec<Cell>;

/// A way to read a line as a row; it returns `None` for any other line.
pub type Reading = fn(&str) -> Option<Row>;

/// The kind of a line, as far as the line alone shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// An empty line.
    Blank,
    /// A row of cells.
    Row,
    /// A line of a frame.
    Rule,
    /// A line that is either blanks or a frame: `---------`.
    Either,
    /// A line of spaces and bars, which is a row if spaces are blanks.
    Bare,
    /// Any other line.
    Other,
}

/// Returns the kind of a line.
pub fn kind(text: &str) -> Kind {
    if text.is_empty() {
        return Kind::Blank;
    }
    let trimmed = text.trim();
    if ["\\hline", "\\toprule", "\\midrule", "\\bottomrule"].contains(&trimmed) {
        return Kind::Rule;
    }
    let part = |char| is_corner(char) || char == '-' || char == ' ' || is_frame(char);
    let run = ["---", "===", "───", "═══", "━━━", "- -"].iter().any(|run| trimmed.contains(run));
    if run && trimmed.chars().all(part) && trimmed.chars().any(|char| char != '-' && char != ' ') {
        return Kind::Rule;
    }
    let (mut dash, mut star, mut rule, mut row) = (false, false, false, false);
    for char in text.chars() {
        match char {
            '-' => dash = true,
            '*' | '_' => star = true,
            ' ' | '\t' => {}
            _ if is_bar(char) => {}
            _ if is_frame(char) => rule = true,
            _ if Symbol::from_char(char).is_some() || AROUND.contains(&char) || ",;&".contains(char) => row = true,
            _ => return Kind::Other,
        }
    }
    match (dash, star) {
        _ if row => Kind::Row,
        _ if rule => Kind::Rule,
        (true, true) => Kind::Rule,
        (false, false) => Kind::Bare,
        _ => Kind::Either,
    }
}

/// Returns whether a character is a corner of a frame, if its line belongs to a frame.
pub fn is_corner(char: char) -> bool {
    ".,'`*".contains(char)
}

/// Returns whether a character is a vertical part of a frame.
pub fn is_bar(char: char) -> bool {
    "|:!¦│┃║┆┇┊┋╎╏".contains(char)
}

/// Returns whether a character is a part of a frame and never a blank.
pub fn is_frame(char: char) -> bool {
    is_bar(char) || matches!(char, '+' | '=' | '\u{2500}'..='\u{257f}')
}

/// Returns whether a line has a blank other than the space. With more than 9 numbers, 0 and x may be numbers.
pub fn has_blank(line: &str, size: usize) -> bool {
    let blank = |char| Symbol::from_char(char) == Some(Symbol::BLANK) || size <= 9 && matches!(char, '0' | 'x' | 'X');
    line.chars().any(blank)
}

/// Returns whether a text numbers rows or columns: from 1 to a size, or from A.
pub fn counts(text: &str, size: usize) -> bool {
    let signs = || text.chars().filter(|char| char.is_ascii_alphanumeric()).map(|char| char.to_ascii_uppercase());
    let numbers: String = (1..=size).map(|number| number.to_string()).collect();
    SIZES.contains(&size) && (signs().eq(numbers.chars()) || signs().eq((0..size).map(|at| (b'A' + at as u8) as char)))
}

/// Signs around cells that carry no meaning.
const AROUND: [char; 13] = [' ', '\t', '"', '\'', '[', ']', '(', ')', '{', '}', '`', '\\', '|'];

/// The readings of a line, each with the name of a grid of such rows.
pub const READINGS: [(Reading, fn() -> Message); 5] = [
    (numbers, english::format_numbers),
    (close, english::format_rows),
    (boxed, english::format_rows),
    (separated, english::format_separated),
    (closed, english::format_separated),
];

/// Returns the part of a line that may contain cells, without the signs that a program writes around a row.
fn bare(text: &str) -> &str {
    let around = |char: char| AROUND.contains(&char) && char != '|' || char == ',' || char == ';';
    text.trim_matches(around)
}

/// Reads one character per cell, ignoring spaces and frame characters between them.
pub fn close(text: &str) -> Option<Row> {
    let mut row = Row::new();
    let mut chars = bare(text).chars().peekable();
    let mut entered = false;
    while let Some(char) = chars.next() {
        match Symbol::from_char(char) {
            Some(symbol) => row.push(Cell { symbol, entered: std::mem::take(&mut entered) }),
            None if char == '+' => entered = chars.peek().is_some_and(|next| ('1'..='9').contains(next)),
            None if char == ' ' || is_frame(char) => {}
            None => return None,
        }
    }
    Some(row)
}

/// Reads numbers, at least one with two digits.
fn numbers(text: &str) -> Option<Row> {
    // A plus belongs to the number after it.
    let between = |char: char| char == ' ' || char == '\t' || is_frame(char) && char != '+';
    let words = || bare(text).split(between).filter(|word| !word.is_empty());
    let number = |word: &str| {
        let (plain, entered) = word.strip_prefix('+').map_or((word, false), |plain| (plain, true));
        Symbol::from_word(plain).map(|symbol| Cell { symbol, entered })
    };
    let row: Row = words().map(number).collect::<Option<_>>()?;
    // A row alone does not show whether its numbers below 10 are characters, but most rows of a large grid contain
    // larger numbers.
    let long = |word: &str| word.trim_start_matches('+').len() == 2;
    (row.len() > 9 && (words().any(long) || !words().any(|word| word.len() > 1))).then_some(row)
}

/// Reads cells between bars.
fn boxed(text: &str) -> Option<Row> {
    let begin = text.find(is_bar)?;
    let end = text.rfind(is_bar).filter(|end| *end > begin)?;
    let is_layout = |part: &str| part.chars().all(|char| char == ' ' || char == '.' || char == '\\');
    let after = text[end..].trim_start_matches(is_bar);
    let (before, inner) = (text[..begin].trim(), &text[begin..end]);
    let mut pieces: Vec<&str> = inner.trim_start_matches(is_bar).split(is_bar).collect();
    if inner.chars().nth(1).is_some_and(is_bar) {
        return None;
    }
    // Without a border, the first and the last cell are outside the bars.
    let inside = before.is_empty() && is_layout(after);
    if !inside {
        pieces.insert(0, before);
        pieces.push(after.trim());
    }
    let cell_of = |piece: &&str| {
        let piece = piece.trim();
        if piece.is_empty() { Some(cell(Symbol::BLANK)) } else { Symbol::from_word(piece).map(cell) }
    };
    pieces.iter().map(cell_of).collect()
}

/// Reads values with separators between them; an empty value is a blank.
fn separated(text: &str) -> Option<Row> {
    let text = text.trim_end_matches(' ').trim_end_matches("\\hline").trim_end_matches(['\\', ' ']);
    // A row of an array ends with a bracket, and every row except the last has a separator after it.
    let text = text.strip_suffix([',', ';']).filter(|text| text.ends_with([']', '}', ')'])).unwrap_or(text);
    let text = text.trim_matches(|char: char| AROUND.contains(&char) && char != '\t');
    let separator = ['\t', ';', ',', '&'].into_iter().find(|&separator| text.contains(separator))?;
    text.split(separator).map(|piece| value(piece).map(cell)).collect()
}

/// Reads a value of a list; an empty value, or a program's word for one, is a blank.
pub fn value(text: &str) -> Option<Symbol> {
    let word = text.trim_matches(AROUND);
    let is_nothing = ["", "none", "null", "nil"].iter().any(|nothing| word.eq_ignore_ascii_case(nothing));
    if is_nothing { Some(Symbol::BLANK) } else { Symbol::from_word(word) }
}

/// Reads values with a separator after each.
fn closed(text: &str) -> Option<Row> {
    let mut row = separated(text)?;
    let last = row.pop()?;
    (last.symbol == Symbol::BLANK).then_some(row)
}

fn cell(symbol: Symbol) -> Cell {
    Cell { symbol, entered: false }
}

/// Returns a text with the digits that a scanner misread as letters; `None` if it has other letters, or none.
pub fn as_digits(text: &str) -> Option<String> {
    let digit = |char: char| match char {
        'O' | 'o' => '0',
        'l' | 'I' => '1',
        _ => char,
    };
    let digits: String = text.chars().map(digit).collect();
    (digits != text && !digits.contains(|char: char| char.is_alphabetic() && !"xX".contains(char))).then_some(digits)
}

/// Returns the notes on letters that were read as digits.
pub fn scanned_notes(chars: impl Iterator<Item = char> + Clone) -> Vec<Message> {
    let said = [("Oo", 'O', '0'), ("l", 'l', '1'), ("I", 'I', '1')].map(|(letters, letter, digit)| {
        let count = chars.clone().filter(|char| letters.contains(*char)).count();
        (count > 0).then(|| english::letter_as_digit(letter, digit, count))
    });
    said.into_iter().flatten().collect()
}
