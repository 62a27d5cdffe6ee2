//! Links that hold a puzzle.
//!
//! | site | parameter | what it holds |
//! |---|---|---|
//! | SudokuWiki | `bd` | 81 digits; or `S9B` and two digits of base 36 a cell |
//! | SudokuExchange | `s` | 81 digits; or a character for a digit and the zeros behind it |
//! | f-puzzles | `load` | packed JSON |
//! | SudokuPad | `puzzleid`, or the path | `fpuzzles` or `fpuz` and packed JSON |
//! | Annealing Lab | `givens`, behind `#` | a sudoku of any size, as a link of the app writes it |
//! | any other | any | 81 digits |

use super::{ImportError, Imported, fpuzzles};
use crate::link::{EXPERIMENT, pairs, text_of};
use crate::puzzle::library;
use crate::puzzle::problem::{PUBLISHED_SUDOKU, SUDOKU};
use crate::puzzle::sudoku::Sudoku;
use crate::text::percent::decode;

/// What a link is expected to be.
const KNOWN: &str = "a link of SudokuWiki (?bd=), SudokuExchange (?s=), f-puzzles (?load=) or SudokuPad (fpuzzles…)";

/// What the pages of SudokuWiki for other puzzles have in their names, and the rule that it stands for.
const VARIANTS: [(&str, &str); 5] = [
    ("jigsaw", "irregular regions"),
    ("killer", "killer cages"),
    ("sudokux", "diagonals"),
    ("windoku", "four more boxes"),
    ("colour", "colours"),
];

/// What may stand around a link in prose, and never ends one. A full stop may: it is a blank.
const AROUND: [char; 10] = ['<', '>', '"', '\'', '(', ')', '[', ']', ',', ';'];

/// Reads the first link of a text that holds a puzzle, or is of a site that is known. None if there is no such link.
pub fn read(text: &str) -> Option<Result<Imported, ImportError>> {
    // Alone, it is no comment of a file.
    let fragment = text.trim().strip_prefix('#').filter(|rest| !rest.contains(char::is_whitespace));
    if let Some(own) = fragment.and_then(own) {
        return Some(own);
    }
    let lines = text.split('\n').filter(|line| !line.trim_start().starts_with('#'));
    let mut words = lines.flat_map(|line| line.split([' ', '\t'])).filter(|word| !word.is_empty());
    let alone = words.clone().nth(1).is_none();
    words.find_map(|word| of_word(word.trim_matches(AROUND), alone))
}

fn of_word(word: &str, alone: bool) -> Option<Result<Imported, ImportError>> {
    if word.starts_with("fpuz") || word.starts_with("sclN4Ig") || word.starts_with("ctcN4Ig") {
        return Some(sudokupad(&decode(word)));
    }
    if word.starts_with("N4Ig") && word.len() > 30 {
        return Some(fpuzzles::from_packed(&decode(word), "f-puzzles"));
    }
    if word.starts_with("S9B") && word.len() == 165 {
        return Some(sudokuwiki(word));
    }
    if (alone || word.contains("://"))
        && let Some(own) = own(text_of(word))
    {
        return Some(own);
    }
    let (_, address) = word.split_once("://").unwrap_or(("", word));
    let (host, rest) = address.split_at(address.find(['/', '?', '#']).unwrap_or(address.len()));
    let host = host.to_ascii_lowercase();
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let parameter = |name: &str| {
        let mut pairs = query.split(['&', '#']).filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| decode(value))
    };
    let needs = |name: &str, site: &str| {
        Err(ImportError::new(format!("a link of {site}"), format!("expected one that holds the puzzle: {name}")))
    };
    if host.ends_with("sudokuwiki.org") {
        let page = path.to_ascii_lowercase();
        let rules = VARIANTS.into_iter().filter(|(part, _)| page.contains(part)).map(|(_, rule)| rule.to_string());
        let read = |bd: String| sudokuwiki(&bd).map(|read| Imported { rules: rules.collect(), ..read });
        return Some(parameter("bd").map_or_else(|| needs("?bd=…", "SudokuWiki"), read));
    }
    if host.ends_with("sudokuexchange.com") {
        return Some(parameter("s").map_or_else(|| needs("?s=…", "SudokuExchange"), |s| sudokuexchange(&s)));
    }
    if host.ends_with("f-puzzles.com") {
        let read = |load: String| fpuzzles::from_packed(&load, "f-puzzles link");
        return Some(parameter("load").map_or_else(|| needs("?load=…", "f-puzzles"), read));
    }
    if host.ends_with("sudokupad.app") || host.ends_with("crackingthecryptic.com") {
        let path = path.split('#').next().unwrap_or("").trim_start_matches('/');
        let path = decode(path.strip_prefix("sudoku/").unwrap_or(path));
        return Some(sudokupad(&parameter("puzzleid").unwrap_or(path)));
    }
    if !word.contains("://") {
        return None;
    }
    let found = rest.split(['/', '?', '#', '&', '=']).find_map(|part| digits(&decode(part)));
    let unknown = || alone.then(|| Err(ImportError::new("a link that is not known", format!("expected {KNOWN}"))));
    found.map(|cells| Ok(Imported::of_numbers(9, cells, "link", Vec::new()))).or_else(unknown)
}

/// The text of a link of this app: the givens of its sudoku, or why it holds none.
fn own(text: &str) -> Option<Result<Imported, ImportError>> {
    let name = "Annealing Lab link";
    if !text.starts_with("puzzle=") && !text.contains("&puzzle=") {
        return None;
    }
    let pairs = pairs(text).ok()?;
    let value = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, value)| &value[..]);
    if text.starts_with(EXPERIMENT) || value("puzzle") != Some(SUDOKU) {
        let known = library::classic(value("puzzle")?).is_some();
        let other = "the link holds no single sudoku. Open it in the address bar of the browser";
        return known.then(|| Err(ImportError::new(name, other)));
    }
    let sudoku = Sudoku::parse(value("givens").unwrap_or(PUBLISHED_SUDOKU));
    Some(match sudoku {
        Ok(Sudoku { size, givens, .. }) => {
            let settings = pairs.iter().any(|(key, _)| !matches!(&key[..], "puzzle" | "givens" | "v"));
            let ignored = if settings { vec!["the settings of its run".to_string()] } else { Vec::new() };
            Ok(Imported::of_numbers(size, givens, name, ignored))
        }
        Err(error) => Err(ImportError::new(name, format!("givens: expected {error}"))),
    })
}

/// 81 digits; dots are blanks too.
fn digits(text: &str) -> Option<Vec<u8>> {
    let cell = |byte| match byte {
        b'.' => Some(0),
        b'0'..=b'9' => Some(byte - b'0'),
        _ => None,
    };
    if text.len() == 81 { text.bytes().map(cell).collect() } else { None }
}

/// `S9B`, then for every cell a number of two digits to base 36. 0 is nothing, 1 to 9 a given number, 10 to 18 a number
/// found; from 19 on are the candidates. An older form of 162 characters does not tell given numbers for certain.
fn sudokuwiki(bd: &str) -> Result<Imported, ImportError> {
    let name = "SudokuWiki link";
    if let Some(cells) = digits(bd) {
        return Ok(Imported::of_numbers(9, cells, name, Vec::new()));
    }
    let wrong = |message: String| ImportError::new(name, message);
    let Some(board) = bd.strip_prefix("S9B").or(bd.strip_prefix("s9b")) else {
        let length = bd.chars().count();
        return Err(wrong(format!("{length} characters after bd=: expected 81 digits, or S9B and 162 characters")));
    };
    let mut values = Vec::with_capacity(81);
    for (index, char) in board.chars().enumerate() {
        let digit =
            char.to_digit(36).ok_or_else(|| wrong(format!("{char:?} after S9B: expected digits and letters")))?;
        if index % 2 == 0 { values.push(36 * digit) } else { values[index / 2] += digit }
    }
    if board.chars().count() != 162 {
        return Err(wrong(format!("{} characters after S9B: expected 162", board.chars().count())));
    }
    let found = values.iter().filter(|value| (10..=18).contains(*value)).count();
    let cells = values.iter().map(|&value| if value <= 9 { value as u8 } else { 0 }).collect();
    let ignored = if found > 0 { vec![format!("numbers that are not given ({found})")] } else { Vec::new() };
    Ok(Imported::of_numbers(9, cells, name, ignored))
}

/// 81 digits; or shorter: a character, one of `0-9A-Za-x` for 0 to 59, is a digit (the ones) and zeros (the tens).
fn sudokuexchange(s: &str) -> Result<Imported, ImportError> {
    let name = "SudokuExchange link";
    let mut cells = digits(s).unwrap_or_default();
    if cells.is_empty() {
        for char in s.chars() {
            let value = match char {
                '0'..='9' => char as u8 - b'0',
                'A'..='Z' => char as u8 - b'A' + 10,
                'a'..='x' => char as u8 - b'a' + 36,
                _ => {
                    return Err(ImportError::new(
                        name,
                        format!("{char:?} after s=: expected digits and letters up to x"),
                    ));
                }
            };
            cells.push(value % 10);
            cells.resize(cells.len() + usize::from(value / 10), 0);
        }
    }
    match cells.len() {
        81 => Ok(Imported::of_numbers(9, cells, name, Vec::new())),
        other => Err(ImportError::new(name, format!("{other} cells after s=: expected 81"))),
    }
}

fn sudokupad(id: &str) -> Result<Imported, ImportError> {
    let instead = "Open it there and type its givens into the board here (Edit), or import its f-puzzles link";
    let refuse = |message: &str| Err(ImportError::new("SudokuPad link", format!("{message}. {instead}")));
    if let Some(packed) = id.strip_prefix("fpuzzles").or(id.strip_prefix("fpuz")) {
        return fpuzzles::from_packed(packed, "SudokuPad link");
    }
    if id.starts_with("scl") || id.starts_with("ctc") || id.starts_with("scf") || id.starts_with("classic") {
        return refuse("SudokuPad's own form (scl, ctc, scf) is not read");
    }
    refuse("the puzzle is kept by SudokuPad, not in the link")
}
