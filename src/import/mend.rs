//! Second attempts at a text that cannot be read as it is: what programs, forums and scanners make of a sudoku.
//!
//! Each change is added to those before it, and the text is read again:
//!
//! 1. a table of HTML is read by its cells;
//! 2. full-width characters become plain ones, and `?` a blank;
//! 3. the lines of a frame are left out, and words above and below it; candidates are read;
//! 4. `#` becomes a blank;
//! 5. the letter O becomes 0, and l and I become 1, in lines with no other letters: a scanner mistook them.
//!
//! Blocks must have as many rows as columns: half a puzzle is never taken for a smaller one. There are at most a dozen
//! attempts, each of one pass.

use super::alphabet::Symbol;
use super::lines::TextLine;
use super::list::rows_of_any_kind;
use super::rows::{is_bar, is_frame};
use super::{Alphabet, Import, Imported, html, marks, rows};
use crate::text::english;
use crate::text::message::Message;

/// Reads the text by other means; None if there are none.
pub fn read(text: &str, alphabet: Option<Alphabet>) -> Option<Import> {
    // A position of a game, without the puzzle that it came from.
    if text.split('\n').any(|line| line.trim().eq_ignore_ascii_case("[state]")) {
        return None;
    }
    if has_table(text) {
        return html::read(text, alphabet).map(Import::One);
    }
    let text: String = text.chars().map(narrow).collect();
    let text = each_word(&text, |word| if is_question(word) { word.to_string() } else { word.replace('?', ".") });
    let again = |text: &str| rows_of_any_kind(text, alphabet).ok();
    if let Some(found) = again(&text).or_else(|| blocks(&text, alphabet).map(Import::One)) {
        return Some(found);
    }
    let text = text.replace('#', ".");
    let one = |text: &str| match again(text) {
        Some(Import::One(found)) => Some(found),
        _ => blocks(text, alphabet),
    };
    if let Some(found) = one(&text) {
        return Some(Import::One(found));
    }
    let (text, notes) = scanned(&text)?;
    let found = one(&text).filter(|found| found.size <= 9)?;
    Some(Import::One(Imported { notes: [notes, found.notes].concat(), ..found }))
}

/// Returns whether a text has rows or cells of a table.
pub fn has_table(text: &str) -> bool {
    let begins = |rest: &[u8]| rest.eq_ignore_ascii_case(b"<td") || rest.eq_ignore_ascii_case(b"<th");
    text.as_bytes().windows(3).any(begins)
}

fn narrow(char: char) -> char {
    match char {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(char as u32 - 0xfee0).unwrap_or(char),
        '—' | '–' => '-',
        '’' | '‘' | '´' => '\'',
        _ => char,
    }
}

/// A word of prose, not a row of cells with a blank at its end.
fn is_question(word: &str) -> bool {
    let letters = word.trim_end_matches('?');
    letters.len() > 2 && letters.chars().all(char::is_alphabetic) && !letters.chars().all(|char| "xX".contains(char))
}

fn each_word(text: &str, change: impl Fn(&str) -> String) -> String {
    text.split_inclusive([' ', '\n', '\t'])
        .map(|piece| {
            let word = piece.trim_end_matches([' ', '\n', '\t']);
            change(word) + &piece[word.len()..]
        })
        .collect()
}

/// The first block of lines that are rows of a square, or else that are rows of candidates.
fn blocks(text: &str, alphabet: Option<Alphabet>) -> Option<Imported> {
    let lines = || text.split('\n').enumerate().map(|(index, text)| TextLine { number: index + 1, before: 0, text });
    let [whole, parted] = [false, true].map(|parted| {
        let mut blocks: Vec<Vec<TextLine>> = vec![Vec::new()];
        for line in lines() {
            match kind(line.text) {
                LineKind::Row => blocks.last_mut().into_iter().for_each(|block| block.push(line)),
                LineKind::Rule => {}
                LineKind::Blank if !parted => {}
                LineKind::Apart | LineKind::Blank => blocks.push(Vec::new()),
            }
        }
        blocks
    });
    let framed = |block: &Vec<TextLine>| {
        let (symbols, _) = rows::read(block).ok()?;
        let square = symbols.len() == block.len() * block.len();
        square.then(|| Imported::new(&symbols, alphabet, english::format_framed()).ok()).flatten()
    };
    let all = || whole.iter().chain(&parted).filter(|block| super::SIZES.contains(&block.len()));
    all().find_map(framed).or_else(|| all().find_map(|block| marks::read(block, alphabet)))
}

enum LineKind {
    Row,
    /// A line of a frame.
    Rule,
    /// Words, or the top or the bottom of a frame.
    Apart,
    Blank,
}

fn kind(line: &str) -> LineKind {
    let line = line.trim();
    let corner = |char| ".,'`*".contains(char);
    let part = |char| corner(char) || char == '-' || is_frame(char);
    let run = line.contains("---") || line.contains("===") || line.contains("───") || line.contains("═══");
    if line.is_empty() {
        LineKind::Blank
    } else if run && line.chars().all(part) && line.chars().any(|char| char != '-') {
        if line.starts_with(corner) { LineKind::Apart } else { LineKind::Rule }
    } else if line.split([' ', '|']).any(|word| word.chars().filter(|char| char.is_alphabetic()).count() > 2)
        && !line.chars().any(is_bar)
        && line.chars().any(|char| char.is_alphabetic() && !"xX".contains(char))
        && !line.chars().any(|char| ".0123456789".contains(char))
        || !line.chars().all(|char| char == ' ' || char == '\t' || known(char))
    {
        LineKind::Apart
    } else {
        LineKind::Row
    }
}

fn known(char: char) -> bool {
    is_frame(char) || Symbol::from_char(char).is_some() || "#@+()[]~".contains(char)
}

/// The text with digits for the letters that a scanner takes them for, and what is said of it; None if it has none.
fn scanned(text: &str) -> Option<(String, Vec<Message>)> {
    let mut counts = [('O', '0', 0), ('l', '1', 0), ('I', '1', 0)];
    let letter = |char: char| if char == 'o' { 'O' } else { char };
    let alike = |char: char| "OlI".contains(letter(char));
    let other = |char: char| char.is_alphabetic() && !alike(char) && !"xX".contains(char);
    let mut digit = |char: char| match counts.iter_mut().find(|(from, ..)| *from == letter(char)) {
        Some((_, digit, count)) => {
            *count += 1;
            *digit
        }
        None => char,
    };
    let mut read = |line: &str| -> String {
        if line.chars().any(other) { line.to_string() } else { line.chars().map(&mut digit).collect() }
    };
    let lines: Vec<String> = text.split('\n').map(&mut read).collect();
    let said = |&(letter, digit, count): &(char, char, usize)| {
        (count > 0).then(|| english::letter_as_digit(letter, digit, count))
    };
    let notes: Vec<Message> = counts.iter().filter_map(said).collect();
    (!notes.is_empty()).then(|| (lines.join("\n"), notes))
}
