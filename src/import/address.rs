//! Links that contain a puzzle.
//!
//! | site | parameter | contents |
//! |---|---|---|
//! | SudokuWiki | `bd` | 81 digits; or `S9B` and two base-36 digits per cell |
//! | SudokuExchange | `s` | 81 digits; or one character for a digit and the zeros after it |
//! | f-puzzles | `load` | packed JSON |
//! | SudokuPad | `puzzleid`, or the path | `fpuzzles` or `fpuz` and packed JSON; `scl` or `ctc` and its own format |
//! | Annealing Lab | `givens` and more rules, after `#` | a sudoku of any size, as a link of the app writes it |
//! | any other | any | 81 digits |
//!
//! Other parameters are left out. Parameters that name rules, or contain a map of regions, make the puzzle a variant.

use super::imported::{entered_numbers, marked_cells, names_of_regions};
use super::{ImportError, Imported, fpuzzles, scl};
use crate::link::transit::Arrived;
use crate::link::{keys, pairs};
use crate::puzzle::instance::{PUBLISHED_SUDOKU, SUDOKU};
use crate::sudoku::Sudoku;
use crate::sudoku::rules::Rules;
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::decode;

/// The maximum number of parameters that are named.
const MOST_NAMES: usize = 20;
/// Words in the names of parameters for rules.
const RULE_WORDS: [&str; 25] = [
    "antiking",
    "arrow",
    "cage",
    "clone",
    "consecutive",
    "constraint",
    "diagonal",
    "extra",
    "jigsaw",
    "killer",
    "knight",
    "kropki",
    "oddeven",
    "palindrome",
    "region",
    "renban",
    "rule",
    "sandwich",
    "sudokux",
    "sums",
    "thermo",
    "variant",
    "whisper",
    "windoku",
    "xsum",
];
/// The parameters whose values name a kind of sudoku.
const KINDS: [&str; 6] = ["category", "game", "kind", "mode", "style", "type"];
/// The values that mean that a rule is off.
const OFF: [&str; 10] = ["0", "classic", "false", "n", "no", "none", "normal", "off", "regular", "standard"];
/// A function that returns the message for a rule.
type Rule = fn() -> Message;

/// Words in the page names of SudokuWiki's other puzzles, and the rule that each word stands for.
const VARIANTS: [(&str, Rule); 5] = [
    ("jigsaw", english::rule_regions),
    ("killer", english::rule_killer),
    ("sudokux", english::rule_diagonals),
    ("windoku", english::rule_windoku),
    ("colour", english::rule_colours),
];

/// Characters that can surround a link in prose and never end one. A full stop is not among them, because it is a
/// blank.
const AROUND: [char; 10] = ['<', '>', '"', '\'', '(', ')', '[', ']', ',', ';'];

/// The puzzle of a link, or the reason why the link contains none.
type Read = Result<Imported, ImportError>;

/// Reads the links of a line, each with the words beside it. Returns `None` if no link contains a puzzle or belongs to
/// a known site.
pub fn read(line: &str, alone: bool) -> Option<Vec<(String, Read)>> {
    let text = line.trim();
    if text.starts_with('#') {
        return None;
    }
    let (mut found, mut beside) = (Vec::new(), Vec::new());
    for word in text.split([' ', '\t']).filter(|word| !word.is_empty()) {
        let bare = word.trim_matches(AROUND);
        // A full stop after a bracket ends a sentence.
        let bare = bare
            .strip_suffix('.')
            .filter(|rest| rest.ends_with([')', '>', ']']))
            .map_or(bare, |rest| rest.trim_matches(AROUND));
        match of_word(bare, alone) {
            Some(read) => found.push(read),
            None => beside.push(word),
        }
    }
    let title = beside.join(" ");
    (!found.is_empty()).then(|| found.into_iter().map(|read| (title.clone(), read)).collect())
}

fn of_word(word: &str, alone: bool) -> Option<Read> {
    let is_own = |prefix: &str| word.starts_with(prefix) && word.len() > 60;
    let is_classic = word.starts_with("classic") && word.len() > 20;
    if word.starts_with("fpuz") || is_own("scl") || is_own("ctc") || is_classic {
        return Some(sudokupad(&decode(word)));
    }
    if word.starts_with("N4Ig") && word.len() > 30 {
        return Some(fpuzzles::from_packed(&decode(word), &english::format_program("f-puzzles")));
    }
    if word.starts_with("S9B") && word.len() == 165 {
        return Some(sudokuwiki(word));
    }
    let (_, address) = word.split_once("://").unwrap_or(("", word));
    let (host, rest) = address.split_at(address.find(['/', '?', '#']).unwrap_or(address.len()));
    let host = host.to_ascii_lowercase();
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let pairs = || query.split(['&', '#']).filter_map(|pair| pair.split_once('='));
    let parameter = |name: &str| pairs().find(|(key, _)| *key == name).map(|(_, value)| decode(value));
    let with_others = |read: Read, known: &str| {
        // A parameter without a value is a separate word.
        let all = query.split(['&', '#']).map(|pair| pair.split_once('=').unwrap_or((pair, pair)));
        let others = all.filter(|(key, value)| *key != known && !value.is_empty());
        let others = others.map(|(key, value)| (decode(key), decode(value))).take(MOST_NAMES);
        let (rules, others): (Vec<_>, Vec<_>) = others.partition(|(key, value)| is_rule(key, value));
        read.map(|mut read| {
            read.rules.extend(rules.iter().map(|(name, _)| english::rule_parameter(&**name)));
            if !others.is_empty() {
                let names: Vec<String> = others.into_iter().map(|(name, _)| name).collect();
                read.ignored.push(english::ignored_parameters(names.join(", ")));
            }
            read
        })
    };
    let of = |site: &str, name: &str, read: &dyn Fn(&str) -> Read| {
        let needs = || Err(ImportError::whole(english::link_without_puzzle(site, format!("?{name}=…"))));
        Some(parameter(name).map_or_else(needs, |value| with_others(read(&value), name)))
    };
    if host.ends_with("sudokuwiki.org") {
        let page = path.to_ascii_lowercase();
        let rules: Vec<Message> =
            VARIANTS.into_iter().filter(|(part, _)| page.contains(part)).map(|(_, rule)| rule()).collect();
        return of("SudokuWiki", "bd", &|bd| sudokuwiki(bd).map(|read| Imported { rules: rules.clone(), ..read }));
    }
    if host.ends_with("sudokuexchange.com") {
        return of("SudokuExchange", "s", &sudokuexchange);
    }
    if host.ends_with("f-puzzles.com") {
        return of("f-puzzles", "load", &|load| fpuzzles::from_packed(load, &english::format_site_link("f-puzzles")));
    }
    if host.ends_with("sudokupad.app") || host.ends_with("crackingthecryptic.com") {
        let path = path.split('#').next().unwrap_or("").trim_start_matches('/');
        let path = decode(path.strip_prefix("sudoku/").unwrap_or(path));
        return Some(with_others(sudokupad(&parameter("puzzleid").unwrap_or(path)), "puzzleid"));
    }
    if !word.contains("://") {
        return None;
    }
    let found = rest.split(['/', '?', '#', '&', '=']).find_map(|part| digits(&decode(part)).map(|cells| (part, cells)));
    let unknown = || alone.then(|| Err(ImportError::whole(english::unknown_link())));
    let Some((part, cells)) = found else { return unknown() };
    let known = pairs().find(|(_, value)| *value == part).map_or(part, |(key, _)| key);
    Some(with_others(Ok(Imported::of_numbers(9, cells, english::format_link(), Vec::new())), known))
}

/// Returns whether a parameter concerns a rule: through a word in its name, the kind of sudoku, or a map of regions.
fn is_rule(key: &str, value: &str) -> bool {
    let (key, value) = (key.to_ascii_lowercase(), value.to_ascii_lowercase());
    let says = if KINDS.contains(&&*key) { &value } else { &key };
    let says: String = says.chars().filter(char::is_ascii_alphanumeric).collect();
    let signs: Vec<char> = value.chars().collect();
    RULE_WORDS.iter().any(|word| says.contains(word)) && !OFF.contains(&&*value)
        || signs.len() == 81 && names_of_regions(9, &signs).is_some()
}

/// Reads a link of this app as it arrived: the givens of its sudoku, or the reason why it has none.
pub fn own(arrived: &Arrived) -> Read {
    let name = || english::format_site_link("Annealing Lab");
    if let Some(lost) = &arrived.lost {
        return Err(ImportError::at(name(), lost.clone()));
    }
    let text = &arrived.link[..];
    let pairs = if text.starts_with("puzzle=") || text.contains("&puzzle=") { pairs(text) } else { Ok(Vec::new()) };
    let pairs = pairs.map_err(|error| ImportError::at(name(), error.into()))?;
    let value = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, value)| &value[..]);
    if value("puzzle") != Some(SUDOKU) {
        return Err(ImportError::at(name(), english::no_single_sudoku()));
    }
    // An unknown key may be a rule of a later version, and without that rule this could be another puzzle.
    if let Some((key, _)) = pairs.iter().find(|(key, _)| !keys::NAMES.contains(&&key[..])) {
        return Err(ImportError::at(name(), english::of_key(&key[..], english::key_of_import())));
    }
    let read = of_keys(value).map(|(Sudoku { size, givens, rules, .. }, used)| {
        let settings = pairs.iter().any(|(key, _)| !used.contains(&&key[..]) && !matches!(&key[..], "puzzle" | "v"));
        let ignored = if settings { vec![english::ignored_settings()] } else { Vec::new() };
        let notes = arrived.undone.clone();
        Imported { more_rules: rules, notes, ..Imported::of_numbers(size, givens, name(), ignored) }
    });
    read.map_err(|problem| ImportError::at(name(), problem))
}

/// Returns the sudoku that the keys of a link describe, and the keys that were used.
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

/// Reads 81 digits, with dots as further blanks.
fn digits(text: &str) -> Option<Vec<u8>> {
    Sudoku::parse(text).ok().filter(|sudoku| sudoku.size == 9).map(|sudoku| sudoku.givens)
}

/// Reads `S9B`, then a two-digit base-36 number for every cell. 0 is a blank, 1 to 9 are givens, 10 to 18 found
/// numbers, and from 19 on candidates. An older format of 162 characters does not mark givens reliably.
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
    let marked = values.iter().filter(|value| **value > 18).count();
    let cells = values.iter().map(|&value| if value <= 9 { value as u8 } else { 0 }).collect();
    let ignored = [entered_numbers(found), marked_cells(marked)].concat();
    Ok(Imported::of_numbers(9, cells, name(), ignored))
}

/// Reads 81 digits or a shorter form: each character, one of `0-9A-Za-x` for 0 to 59, is a digit (the ones) and zeros
/// (the tens).
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
    if let Some(cells) = id.strip_prefix("classic") {
        return classic(cells)
            .ok_or_else(|| ImportError::at(name.clone(), english::packed_damaged()))?
            .map(|read| Imported { format: name, ..read });
    }
    if id.starts_with("scf") {
        return Err(ImportError::at(name, english::sudokupad_form()));
    }
    Err(ImportError::at(name, english::sudokupad_kept()))
}

/// Reads digits, and letters for the blanks before the next digit. A means either one blank or none; the total number
/// of cells shows which.
fn classic(text: &str) -> Option<Read> {
    [1, 0].into_iter().find_map(|of_a| {
        let mut cells = Vec::new();
        for char in text.chars() {
            match char {
                '0'..='9' => cells.push(char as u8 - b'0'),
                'A'..='Z' => cells.resize(cells.len() + usize::from(char as u8 - b'A') + of_a, 0),
                _ => return None,
            }
            if cells.len() > 81 {
                return None;
            }
        }
        (cells.len() == 81).then(|| Ok(Imported::of_numbers(9, cells, english::format_link(), Vec::new())))
    })
}
