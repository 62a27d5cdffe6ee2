//! Links that hold a puzzle.
//!
//! | site | parameter | what it holds |
//! |---|---|---|
//! | SudokuWiki | `bd` | 81 digits; or `S9B` and two digits of base 36 a cell |
//! | SudokuExchange | `s` | 81 digits; or a character for a digit and the zeros behind it |
//! | f-puzzles | `load` | packed JSON |
//! | SudokuPad | `puzzleid`, or the path | `fpuzzles` or `fpuz` and packed JSON; `scl` or `ctc` and its own form |
//! | Annealing Lab | `givens` and more rules, behind `#` | a sudoku of any size, as a link of the app writes it |
//! | any other | any | 81 digits |

use super::{ImportError, Imported, fpuzzles, imported, scl};
use crate::link::{EXPERIMENT, keys, pairs, text_of};
use crate::puzzle::instance::{PUBLISHED_SUDOKU, SUDOKU};
use crate::puzzle::library;
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::decode;

/// What reports a rule.
type Rule = fn() -> Message;

/// What the pages of SudokuWiki for other puzzles have in their names, and the rule that it stands for.
const VARIANTS: [(&str, Rule); 5] = [
    ("jigsaw", english::rule_regions),
    ("killer", english::rule_killer),
    ("sudokux", english::rule_diagonals),
    ("windoku", english::rule_windoku),
    ("colour", english::rule_colours),
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
    let is_own = |prefix: &str| word.starts_with(prefix) && word.len() > 60;
    if word.starts_with("fpuz") || is_own("scl") || is_own("ctc") {
        return Some(sudokupad(&decode(word)));
    }
    if word.starts_with("N4Ig") && word.len() > 30 {
        return Some(fpuzzles::from_packed(&decode(word), &english::format_program("f-puzzles")));
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
    let needs = |name: &str, site: &str| Err(ImportError::whole(english::link_without_puzzle(site, name)));
    if host.ends_with("sudokuwiki.org") {
        let page = path.to_ascii_lowercase();
        let rules = VARIANTS.into_iter().filter(|(part, _)| page.contains(part)).map(|(_, rule)| rule());
        let read = |bd: String| sudokuwiki(&bd).map(|read| Imported { rules: rules.collect(), ..read });
        return Some(parameter("bd").map_or_else(|| needs("?bd=…", "SudokuWiki"), read));
    }
    if host.ends_with("sudokuexchange.com") {
        return Some(parameter("s").map_or_else(|| needs("?s=…", "SudokuExchange"), |s| sudokuexchange(&s)));
    }
    if host.ends_with("f-puzzles.com") {
        let read = |load: String| fpuzzles::from_packed(&load, &english::format_site_link("f-puzzles"));
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
    let unknown = || alone.then(|| Err(ImportError::whole(english::unknown_link())));
    found.map(|cells| Ok(Imported::of_numbers(9, cells, english::format_link(), Vec::new()))).or_else(unknown)
}

/// The text of a link of this app: the givens of its sudoku, or why it holds none.
fn own(text: &str) -> Option<Result<Imported, ImportError>> {
    let name = || english::format_site_link("Annealing Lab");
    if !text.starts_with("puzzle=") && !text.contains("&puzzle=") {
        return None;
    }
    let pairs = pairs(text).ok()?;
    let value = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, value)| &value[..]);
    if text.starts_with(EXPERIMENT) || value("puzzle") != Some(SUDOKU) {
        let known = library::classic(value("puzzle")?).is_some();
        return known.then(|| Err(ImportError::at(name(), english::no_single_sudoku())));
    }
    // A rule of a later version, if not a setting: without it this could be another puzzle.
    if let Some((key, _)) = pairs.iter().find(|(key, _)| !keys::NAMES.contains(&&key[..])) {
        return Some(Err(ImportError::at(name(), english::of_key(&key[..], english::key_of_import()))));
    }
    let read = of_keys(value).map(|(Sudoku { size, givens, rules, .. }, used)| {
        let settings = pairs.iter().any(|(key, _)| !used.contains(&&key[..]) && !matches!(&key[..], "puzzle" | "v"));
        let ignored = if settings { vec![english::ignored_settings()] } else { Vec::new() };
        Imported { more_rules: rules, ..Imported::of_numbers(size, givens, name(), ignored) }
    });
    Some(read.map_err(|problem| ImportError::at(name(), problem)))
}

/// The sudoku that the keys of a link describe, and the keys that do so.
fn of_keys<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<(Sudoku, Vec<&'static str>), Message> {
    let mut used = vec!["givens"];
    let blank = Sudoku::parse(value("givens").unwrap_or(PUBLISHED_SUDOKU));
    let blank = blank.map_err(english::in_givens)?;
    let rules = Rules::read([blank.box_rows, blank.box_cols], |key| {
        used.push(key);
        value(key).map(str::to_string)
    });
    let rules = rules.map_err(|error| english::of_key(error.key, error.problem))?;
    Ok((Sudoku { rules, ..blank }, used))
}

/// 81 digits; dots are blanks too.
fn digits(text: &str) -> Option<Vec<u8>> {
    Sudoku::parse(text).ok().filter(|sudoku| sudoku.size == 9).map(|sudoku| sudoku.givens)
}

/// `S9B`, then for every cell a number of two digits to base 36. 0 is nothing, 1 to 9 a given number, 10 to 18 a number
/// found; from 19 on are the candidates. An older form of 162 characters does not tell given numbers for certain.
fn sudokuwiki(bd: &str) -> Result<Imported, ImportError> {
    let name = || english::format_site_link("SudokuWiki");
    if let Some(cells) = digits(bd) {
        return Ok(Imported::of_numbers(9, cells, name(), Vec::new()));
    }
    let wrong = |problem| ImportError::at(name(), problem);
    let Some(board) = bd.strip_prefix("S9B").or(bd.strip_prefix("s9b")) else {
        return Err(wrong(english::sudokuwiki_length(bd.chars().count())));
    };
    let mut values = Vec::with_capacity(81);
    for (index, char) in board.chars().enumerate() {
        let digit = char.to_digit(36).ok_or_else(|| wrong(english::not_a_letter(char)))?;
        if index % 2 == 0 { values.push(36 * digit) } else { values[index / 2] += digit }
    }
    if board.chars().count() != 162 {
        return Err(wrong(english::sudokuwiki_board(board.chars().count())));
    }
    let found = values.iter().filter(|value| (10..=18).contains(*value)).count();
    let cells = values.iter().map(|&value| if value <= 9 { value as u8 } else { 0 }).collect();
    Ok(Imported::of_numbers(9, cells, name(), imported::entered(found)))
}

/// 81 digits; or shorter: a character, one of `0-9A-Za-x` for 0 to 59, is a digit (the ones) and zeros (the tens).
fn sudokuexchange(s: &str) -> Result<Imported, ImportError> {
    let name = || english::format_site_link("SudokuExchange");
    let mut cells = digits(s).unwrap_or_default();
    if cells.is_empty() {
        for char in s.chars() {
            let value = match char {
                '0'..='9' => char as u8 - b'0',
                'A'..='Z' => char as u8 - b'A' + 10,
                'a'..='x' => char as u8 - b'a' + 36,
                _ => return Err(ImportError::at(name(), english::not_a_letter_to_x(char))),
            };
            cells.push(value % 10);
            cells.resize(cells.len() + usize::from(value / 10), 0);
        }
    }
    match cells.len() {
        81 => Ok(Imported::of_numbers(9, cells, name(), Vec::new())),
        other => Err(ImportError::at(name(), english::sudokuexchange_cells(other))),
    }
}

fn sudokupad(id: &str) -> Result<Imported, ImportError> {
    let name = english::format_site_link("SudokuPad");
    if let Some(packed) = id.strip_prefix("fpuzzles").or(id.strip_prefix("fpuz")) {
        return fpuzzles::from_packed(packed, &name);
    }
    if let Some(packed) = id.strip_prefix("scl").or(id.strip_prefix("ctc")) {
        return scl::from_packed(packed, &name);
    }
    if id.starts_with("scf") || id.starts_with("classic") {
        return Err(ImportError::at(name, english::sudokupad_form()));
    }
    Err(ImportError::at(name, english::sudokupad_kept()))
}
