//! Puzzles on one line: one character per cell, rows with a separator between them, or lines of HoDoKu's library.
//!
//! ```text
//! ...5..9.4...4192.7..1.6...5            a character a cell
//! 0005009040/0041920700/...              as many rows as cells, with the same sign between them
//! +8.......                              a + before a number that somebody entered
//! :0000:x:...5..9.4+2...:111 211::       technique, candidate, cells, eliminated candidates as digit, row, column
//! 3 . . | . 2 .                          with spaces and bars
//! ```

use super::alphabet::{Alphabet, Symbol};
use super::error::ImportError;
use super::imported::{Imported, SIZES, size_of};
use super::row::{self, Kind, has_blank, is_frame, kind};
use crate::text::english;
use crate::text::message::Message;

/// A puzzle on a line, with the position of its word.
pub struct Word {
    /// The puzzle, or the reason why the word is only nearly a puzzle.
    pub puzzle: Result<Imported, ImportError>,
    /// The number of the word's column in a table, from 0.
    pub column: usize,
}

/// The puzzles of a line, and the words beside them.
pub struct Words {
    /// The puzzles, in order.
    pub puzzles: Vec<Word>,
    /// The other words.
    pub beside: String,
}

/// The minimum length of a run of cells that counts as a faulty puzzle rather than a word.
const FAULTY: usize = 30;
/// Separators between the words of a line.
const BETWEEN: [char; 13] = [' ', '\t', ',', ';', '"', '\'', '[', ']', '(', ')', '|', ':', '='];

/// Reads the puzzles of a line. A word that could be a row of a larger grid is a puzzle only if `alone`.
pub fn read(line: &str, alphabet: Option<Alphabet>, alone: bool) -> Option<Words> {
    if kind(line) == Kind::Rule {
        return None;
    }
    if let Some(found) = library(line, alphabet) {
        return Some(found);
    }
    if let Some(puzzle) = joined(line.trim(), alphabet) {
        return Some(Words { puzzles: vec![Word { puzzle: Ok(puzzle), column: 0 }], beside: String::new() });
    }
    let (mut puzzles, mut beside) = (Vec::new(), Vec::new());
    for word in line.split(BETWEEN).filter(|word| !word.is_empty()) {
        let column = || column_of(line, word);
        match whole(word, alphabet, alone) {
            Some(puzzle) => puzzles.push(Word { puzzle, column: column() }),
            None => match joined(word, alphabet) {
                Some(puzzle) => puzzles.push(Word { puzzle: Ok(puzzle), column: column() }),
                None => beside.push(word),
            },
        }
    }
    // The error of one word counts all cells of the line.
    let is_cells = |word: &&str| word.chars().all(|char| Symbol::from_char(char).is_some() && !char.is_alphabetic());
    if puzzles.iter().all(|word| word.puzzle.is_err()) && beside.iter().any(is_cells) {
        puzzles.clear();
    }
    if puzzles.is_empty() {
        let (puzzle, name) = match values(line, alphabet, alone) {
            Some(puzzle) => (puzzle, line.split_once('=').map_or("", |(name, _)| name.trim())),
            None => (spaced(line, alphabet, alone)?, ""),
        };
        return Some(Words { puzzles: vec![Word { puzzle, column: 0 }], beside: name.to_string() });
    }
    Some(Words { puzzles, beside: beside.join(" ") })
}

/// Returns the number of separators before a word of the line.
fn column_of(line: &str, word: &str) -> usize {
    let before = &line[..word.as_ptr() as usize - line.as_ptr() as usize];
    let separator = ['\t', ';', ','].into_iter().find(|&separator| line.contains(separator));
    separator.map_or(0, |separator| before.matches(separator).count())
}

/// Reads a word that is a complete puzzle or nearly one. The numbers possible at its size distinguish digits from names
/// and checksums of the same length.
fn whole(word: &str, alphabet: Option<Alphabet>, alone: bool) -> Option<Result<Imported, ImportError>> {
    // A scanner's letters are read as digits if the word is as long as a puzzle of digits.
    let scanned = row::as_digits(word).filter(|digits| matches!(size_of(digits.len()), Some(6..=9)));
    if let Some(digits) = &scanned {
        let notes = row::scanned_notes(word.chars());
        return whole(digits, alphabet, alone).map(|read| read.map(|puzzle| Imported { notes, ..puzzle }));
    }
    let (plain, entered) = without_signs(word);
    let length = plain.chars().count();
    let blank = |char: char| Symbol::from_char(char) == Some(Symbol::BLANK) || matches!(char, 'x' | 'X');
    let digits = |most: usize| {
        plain.chars().all(|char| blank(char) || char.to_digit(10).is_some_and(|digit| digit as usize <= most))
    };
    let is_rule = plain.chars().all(|char| "-_*".contains(char));
    if is_rule && !alone || !plain.is_ascii() && plain.contains(char::is_alphabetic) {
        return None;
    }
    let format = || english::format_characters(length);
    let read = || {
        let symbols: Vec<Symbol> = plain.chars().filter_map(Symbol::from_char).collect();
        (symbols.len() == length).then(|| Imported::new(&symbols, alphabet, format()))
    };
    let faulty = length >= FAULTY && (digits(9) || almost(&plain));
    match size_of(length) {
        Some(size @ ..=5) if alone || digits(size) => read()?.ok().map(|puzzle| Ok(puzzle.without(&entered))),
        Some(6) if alone || digits(6) => read()?.ok().map(|puzzle| Ok(puzzle.without(&entered))),
        Some(size @ 7..=9) if digits(size) => Some(read()?.map(|puzzle| puzzle.without(&entered))),
        // Letters alone may be the numbers or the regions; a mixture is a name, or contains an error.
        Some(7..=9) if plain.chars().all(|char| blank(char) || char.is_ascii_alphabetic()) && !is_rule => {
            read()?.ok().map(Ok)
        }
        Some(10..) => match read()? {
            Ok(puzzle) => Some(Ok(puzzle.without(&entered))),
            Err(error) => (length > 200 || almost(&plain)).then_some(Err(error)),
        },
        _ if faulty && !is_rule => Some(read()?),
        _ => None,
    }
}

/// Returns whether most of a word's characters are digits or blanks, so that the others are errors.
fn almost(word: &str) -> bool {
    let cells = word.chars().filter(|&char| char.is_ascii_digit() || Symbol::from_char(char) == Some(Symbol::BLANK));
    10 * cells.count() >= 9 * word.chars().count()
}

/// Returns a word without the `+` before entered numbers, and marks the entered cells.
fn without_signs(word: &str) -> (String, Vec<bool>) {
    let (mut plain, mut entered, mut sign) = (String::new(), Vec::new(), false);
    let mut chars = word.chars().peekable();
    while let Some(char) = chars.next() {
        if char == '+' && chars.peek().is_some_and(char::is_ascii_digit) {
            sign = true;
        } else {
            plain.push(char);
            entered.push(std::mem::take(&mut sign));
        }
    }
    (plain, entered)
}

/// Reads rows with the same separator between any two.
fn joined(word: &str, alphabet: Option<Alphabet>) -> Option<Imported> {
    const SIGNS: [&str; 13] = ["\\r\\n", "\\n", "/", ".", "-", "|", "_", ";", ":", "+", ",", "\\", " "];
    // The shortest text is four rows of four, with three separators.
    if word.len() < 19 {
        return None;
    }
    SIGNS.into_iter().find_map(|sign| {
        let rows = || word.split(sign);
        let size = rows().take(SIZES[SIZES.len() - 1] + 1).count();
        // Four words of four characters may also be a row.
        if !SIZES.contains(&size) || sign == " " && size < 7 || rows().any(|row| row.chars().count() != size) {
            return None;
        }
        let symbols: Vec<Symbol> = rows().flat_map(str::chars).map(Symbol::from_char).collect::<Option<_>>()?;
        Imported::new(&symbols, alphabet, english::format_rows()).ok()
    })
}

/// Reads a line of HoDoKu's library.
fn library(line: &str, alphabet: Option<Alphabet>) -> Option<Words> {
    let fields: Vec<&str> = line.trim().strip_prefix(':')?.split(':').collect();
    let [technique, candidate, cells, eliminated, ..] = fields[..] else { return None };
    let mut puzzle = whole(cells, alphabet, true)?;
    if let Ok(puzzle) = &mut puzzle {
        let is_candidate = |word: &&str| word.len() == 3 && word.chars().all(|char| char.is_ascii_digit());
        let (candidates, more): (Vec<&str>, Vec<&str>) = eliminated.split_whitespace().partition(is_candidate);
        if !candidates.is_empty() {
            puzzle.ignored.push(english::ignored_eliminated(candidates.len()));
        }
        let others = [technique, candidate].into_iter().chain(more).chain(fields[4..].iter().copied());
        let others: Vec<&str> = others.filter(|text| !text.is_empty()).collect();
        if !others.is_empty() {
            puzzle.ignored.push(english::ignored_fields(others.join(", ")));
        }
    }
    Some(Words { puzzles: vec![Word { puzzle, column: 0 }], beside: String::new() })
}

/// Reads one row of values with separators between them.
fn values(line: &str, alphabet: Option<Alphabet>, alone: bool) -> Option<Result<Imported, ImportError>> {
    let line = line.trim_matches(' ');
    // A program may assign the array to a name.
    let line = line.split_once('=').map_or(line, |(_, values)| values.trim());
    let line = line.strip_suffix("];").or(line.strip_suffix("};")).unwrap_or(line);
    let separator = ['\t', ';', ','].into_iter().find(|&separator| line.contains(separator))?;
    let mut symbols: Vec<Symbol> = line.split(separator).map(row::value).collect::<Option<_>>()?;
    // A separator may also follow the last value.
    if size_of(symbols.len()).is_none() && line.ends_with(separator) {
        symbols.pop();
    }
    let size = size_of(symbols.len())?;
    (alone || size > 6).then(|| Imported::new(&symbols, alphabet, english::format_separated()))
}

/// Reads one row of cells with spaces and bars. Spaces are ignored if they divide all characters, and are blanks if the
/// row with them is a puzzle.
fn spaced(line: &str, alphabet: Option<Alphabet>, alone: bool) -> Option<Result<Imported, ImportError>> {
    let trimmed = line.trim();
    let large = |count: usize| size_of(count).filter(|&size| alone || size > 6 && !SIZES.contains(&count));
    if !trimmed.contains(' ') && !trimmed.contains(is_frame) {
        return None;
    }
    let of = |symbols: Vec<Symbol>| Imported::new(&symbols, alphabet, english::format_characters(symbols.len()));
    // Numbers have separators between them if one has two digits.
    let words: Vec<&str> =
        trimmed.split(|char| char == ' ' || char == '\t' || is_frame(char)).filter(|word| !word.is_empty()).collect();
    if large(words.len()).is_some_and(|size| size > 9)
        && words.iter().any(|word| word.len() == 2)
        && let Some(symbols) = words.iter().map(|word| Symbol::from_word(word)).collect()
    {
        return Some(of(symbols));
    }
    let row = row::close(trimmed)?;
    let parted = trimmed.split(' ').all(|word| word.chars().count() <= 1);
    let with_spaces = |text: &str| -> Option<Vec<Symbol>> {
        let size = large(text.chars().count()).filter(|&size| !has_blank(text, size))?;
        let symbol = |char| if char == ' ' { Some(Symbol::BLANK) } else { Symbol::from_char(char) };
        text.chars().map(symbol).collect::<Option<Vec<_>>>().filter(|_| size > 0)
    };
    let of_row = || {
        let symbols = row.iter().map(|cell| cell.symbol).collect();
        let entered: Vec<bool> = row.iter().map(|cell| cell.entered).collect();
        of(symbols).map(|puzzle| puzzle.without(&entered))
    };
    match (large(row.len()), with_spaces(line).or_else(|| with_spaces(trimmed))) {
        (Some(_), None) => Some(of_row()),
        (Some(_), _) if parted => Some(of_row()),
        (_, Some(symbols)) => Some(of(symbols)),
        (None, None) => None,
    }
}

/// Reads the characters of a game in a file.
pub fn game(text: &str, format: Message) -> Result<Imported, ImportError> {
    let symbols: Vec<Symbol> = text.chars().filter_map(Symbol::from_char).collect();
    Imported::new(&symbols, None, format)
}
