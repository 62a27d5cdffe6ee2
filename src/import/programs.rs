//! Puzzles with rules, in the one-line formats of programs.
//!
//! | text | program |
//! |---|---|
//! | `3x3:d:k:3595:3844:…` | PerfectSudoku: for each cell 256 times the sum of its cage, plus the cage's number; a number below 256 is in no cage. `d`: diagonals |
//! | `S<J<<O^…` | the same killers: the sum of a cage to base 36, and for its other cells `<` `>` `^` `v`, pointing to a neighbour in the same cage |
//! | `SumoCueV1=0J0=8J1…` | SumoCue: for each cell its number and its region |
//! | `SumoCueV1=9=+0=11=+2…` | SumoCue: for each cell the sum of its cage, or the first cell of the cage |
//! | `.Shape~16x16.Diagonal~1.~R1C5_16…` | Interactive Sudoku Solver: rules, then numbers |
//! | `9: r1c1 r1c2`, one line for each cage | the cages of a killer |

use super::error::ImportError;
use super::imported::{Imported, Keys, SIZES, size_of};
use super::source::Line;
use crate::sudoku::digit;
use crate::text::english;
use crate::text::message::Message;

type Read = Result<Imported, ImportError>;

/// Reads a word that is a puzzle of one of these programs; `None` for other words.
pub fn read(word: &str) -> Option<Read> {
    if let Some(cells) = word.strip_prefix("SumoCueV") {
        return Some(sumocue(cells.trim_start_matches(|char: char| char.is_ascii_digit())));
    }
    let is_plain = |char: char| char.is_ascii_alphanumeric() || ".~_-=".contains(char);
    if word.starts_with('.') && (word.contains("~R") || word.starts_with(".Shape~")) && word.chars().all(is_plain) {
        return Some(constraints(word));
    }
    numbered_cages(word).or_else(|| linked_cages(word))
}

fn with_keys(puzzle: Imported, keys: &Keys) -> Read {
    let format = puzzle.format.clone();
    puzzle.with_keys(keys).map_err(|error| ImportError::at(format, english::of_key(error.key, error.problem)))
}

/// Returns the cages of a link, from the cage of each cell and the sum of each cage.
pub fn cages<Name: PartialEq + Copy>(size: usize, of_cell: &[Option<Name>], sums: &[(Name, u64)]) -> String {
    let cage = |&(name, sum): &(Name, u64)| {
        let cells = (0..of_cell.len()).filter(|&cell| of_cell[cell] == Some(name));
        cage_word(&sum.to_string(), &cells.collect::<Vec<_>>(), size)
    };
    sums.iter().map(cage).collect::<Vec<_>>().join("_")
}

/// Writes a cage in the format of the app's links.
pub fn cage_word(sum: &str, cells: &[usize], size: usize) -> String {
    let places = cells.iter().flat_map(|cell| [cell / size, cell % size]);
    format!("{sum}.{}", places.map(|place| digit::character(place as u8 + 1)).collect::<String>())
}

fn numbered_cages(word: &str) -> Option<Read> {
    let (shape, rest) = word.split_once(':')?;
    let (rows, columns) = shape.split_once('x')?;
    let (rows, columns) = (rows.parse::<usize>().ok()?, columns.parse::<usize>().ok()?);
    let format = english::format_program("SumoCue");
    let size = rows.checked_mul(columns).filter(|size| SIZES.contains(size))?;
    let fields: Vec<&str> = rest.trim_end_matches(':').split(':').collect();
    let (flags, values) = fields.split_at(fields.len().checked_sub(size * size)?);
    let values: Vec<u64> = values.iter().map(|value| value.parse().ok()).collect::<Option<_>>()?;
    let mut sums: Vec<(u64, u64)> =
        values.iter().filter(|value| **value >= 256).map(|&value| (value, value / 256)).collect();
    sums.sort_unstable();
    sums.dedup();
    let of_cell: Vec<Option<u64>> = values.iter().map(|&value| Some(value).filter(|value| *value >= 256)).collect();
    let mut keys: Keys = vec![("cages", cages(size, &of_cell, &sums))];
    if flags.contains(&"d") {
        keys.push(("extra", "diagonals".to_string()));
    }
    let mut puzzle = super::imported::in_boxes(Imported::blank(size, format), [rows, columns]);
    let others = flags.iter().filter(|flag| !["", "d", "k"].contains(flag));
    puzzle.rules = others.map(|flag| english::rule_named(*flag)).collect();
    Some(with_keys(puzzle, &keys))
}

fn linked_cages(word: &str) -> Option<Read> {
    let chars: Vec<char> = word.chars().collect();
    let size = size_of(chars.len()).filter(|size| *size >= 4)?;
    let links = chars.iter().filter(|char| "<>^".contains(**char)).count();
    if 4 * links < chars.len() || !chars.iter().all(|char| "<>^v".contains(*char) || char.is_ascii_alphanumeric()) {
        return None;
    }
    // Sums are base-62 digits; the first 36 are the usual ones.
    let sum = |char: char| match char {
        'v' => None,
        'a'..='z' => Some(char as u64 - 'a' as u64 + 36),
        _ => char.to_digit(36).map(u64::from),
    };
    let mut of_cell = vec![None; chars.len()];
    let mut sums = Vec::new();
    for cell in 0..chars.len() {
        let mut at = cell;
        let mut steps = 0;
        let head = loop {
            let next = match chars[at] {
                '<' if at % size > 0 => at - 1,
                '>' if at % size + 1 < size => at + 1,
                '^' if at >= size => at - size,
                'v' if at + size < chars.len() => at + size,
                '<' | '>' | '^' | 'v' => break None,
                _ => break Some(at),
            };
            at = next;
            steps += 1;
            if steps > chars.len() {
                break None;
            }
        };
        let format = || english::format_program("SumoCue");
        let Some(head) = head else {
            let place = english::row_column(cell / size + 1, cell % size + 1);
            return Some(Err(ImportError::at(english::within(format(), place), english::cage_without_sum())));
        };
        of_cell[cell] = Some(head);
        if head == cell {
            sums.push((head, sum(chars[cell])?));
        }
    }
    let keys = vec![("cages", cages(size, &of_cell, &sums))];
    Some(with_keys(Imported::blank(size, english::format_program("SumoCue")), &keys))
}

fn sumocue(text: &str) -> Read {
    let format = || english::format_program("SumoCue");
    let fields: Vec<&str> = text.trim_end_matches('=').split('=').skip(1).collect();
    let wrong = |cell: usize, field: &str| {
        ImportError::at(english::within(format(), english::cell_number(cell + 1)), english::not_a_value(field))
    };
    let size = size_of(fields.len()).ok_or_else(|| ImportError::at(format(), english::wrong_count(fields.len())))?;
    let (mut regions, mut of_cell, mut sums) = (String::new(), vec![None; fields.len()], Vec::new());
    let mut numbers = vec![0u64; fields.len()];
    let mut follows = false;
    for (cell, field) in fields.iter().enumerate() {
        let (value, region) =
            field.split_once(['J', 'j']).map_or((*field, None), |(value, region)| (value, Some(region)));
        if let Some(region) = region {
            let region: u8 =
                region.parse().ok().filter(|region| usize::from(*region) < size).ok_or_else(|| wrong(cell, field))?;
            regions.push(digit::character(region + 1));
        }
        if let Some(head) = value.strip_prefix('+') {
            let head = head.parse().ok().filter(|head| *head < fields.len()).ok_or_else(|| wrong(cell, field))?;
            of_cell[cell] = Some(head);
            follows = true;
        } else {
            numbers[cell] = value.parse().map_err(|_| wrong(cell, field))?;
        }
    }
    let mut keys: Keys = Vec::new();
    if !regions.is_empty() {
        keys.push(("regions", regions));
    }
    let mut puzzle = Imported::blank(size, format());
    if follows {
        for cell in (0..fields.len()).filter(|&cell| numbers[cell] > 0) {
            of_cell[cell] = Some(cell);
            sums.push((cell, numbers[cell]));
        }
        keys.push(("cages", cages(size, &of_cell, &sums)));
    } else if let Some(cell) = numbers.iter().position(|number| *number > size as u64) {
        return Err(wrong(cell, fields[cell]));
    } else {
        puzzle.cells = numbers.iter().map(|&number| number as u8).collect();
    }
    with_keys(puzzle, &keys)
}

/// Returns the index of a base-36 digit that counts rows or columns from 1.
fn place(char: char, size: usize) -> Option<usize> {
    char.to_digit(36).map(|place| place as usize).filter(|place| (1..=size).contains(place))
}

/// Returns the cell of a name such as `R1C1`, `r2c10` or, beyond 9, `RaCb`.
pub fn cell_of(name: &str, size: usize) -> Option<usize> {
    let (row, column) = name.trim().strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
    // `c` may also be the twelfth row.
    let (row, column) = if row.is_empty() { ("c", column.strip_prefix(['C', 'c'])?) } else { (row, column) };
    let of = |text: &str| {
        let number = text.parse::<usize>().ok().filter(|place| (1..=size).contains(place));
        let mut chars = text.chars();
        number.or_else(|| chars.next().filter(|_| chars.next().is_none()).and_then(|char| place(char, size)))
    };
    Some((of(row)? - 1) * size + of(column)? - 1)
}

fn constraints(text: &str) -> Read {
    let format = || english::format_program("Interactive Sudoku Solver");
    let parts: Vec<Vec<&str>> = text[1..].split('.').map(|part| part.split('~').collect()).collect();
    let argument = |name: &str| parts.iter().find(|part| part[0] == name).and_then(|part| part.get(1)).copied();
    let size = match argument("Shape") {
        None => Some(9),
        Some(shape) => {
            shape.split_once('x').filter(|(rows, columns)| rows == columns).and_then(|(rows, _)| rows.parse().ok())
        }
    };
    let size = size
        .filter(|size| SIZES.contains(size))
        .ok_or_else(|| ImportError::at(format(), english::not_a_size(argument("Shape").unwrap_or_default())))?;
    let (mut cages, mut extra, mut regions) = (Vec::new(), Vec::new(), None);
    let mut puzzle = Imported::blank(size, format());
    for part in &parts {
        let not_a_cell = |name: &str| ImportError::at(format(), english::not_a_cell_of_cage(name, size));
        let arguments = &part[1..];
        match (part[0], arguments) {
            ("Shape", _) => {}
            ("", givens) => {
                for given in givens {
                    let (name, number) = given.split_once('_').unwrap_or((given, ""));
                    let cell = cell_of(name, size).ok_or_else(|| not_a_cell(name))?;
                    match number.parse::<u8>() {
                        Ok(number) if (1..=size).contains(&number.into()) => puzzle.cells[cell] = number,
                        _ => puzzle.rules.push(english::rule_named(*given)),
                    }
                }
            }
            ("Diagonal", ["1"]) => extra.push("diagonal-up"),
            ("Diagonal", ["-1"]) => extra.push("diagonal-down"),
            ("AntiKnight", _) => extra.push("knight"),
            ("Windoku", _) => extra.push("windoku"),
            ("Cage", [sum, cells @ ..]) => {
                let of = |name: &&str| cell_of(name, size).ok_or_else(|| not_a_cell(name));
                let cells: Vec<usize> = cells.iter().map(of).collect::<Result<_, _>>()?;
                cages.push(cage_word(if *sum == "0" { "" } else { sum }, &cells, size));
            }
            ("Jigsaw", [.., map]) if map.chars().count() == size * size => regions = regions_of(map.chars(), size),
            (name, _) => puzzle.rules.push(english::rule_named(name)),
        }
    }
    let mut keys: Keys = vec![("extra", extra.join(",")), ("cages", cages.join("_"))];
    keys.extend(regions.map(|regions| ("regions", regions)));
    with_keys(puzzle, &keys)
}

/// Names regions as in a link, in order of first appearance; `None` if their number differs from the number of rows.
pub fn regions_of<Name: PartialEq>(names: impl Iterator<Item = Name>, size: usize) -> Option<String> {
    let mut known: Vec<Name> = Vec::new();
    let mut regions = String::new();
    for name in names {
        let region = known.iter().position(|other| *other == name).unwrap_or(known.len());
        if region == known.len() {
            known.push(name);
        }
        regions.push((region < size).then(|| digit::character(region as u8 + 1))?);
    }
    (known.len() == size).then_some(regions)
}

/// Reads lines with one cage each: a sum, and the names of cells. Returns the puzzle and the number of lines that it
/// takes.
pub fn cage_lines(lines: &[Line]) -> Option<(Read, usize)> {
    let parse = |line: &Line| -> Option<(String, Vec<String>)> {
        let mut words = line.text.split([' ', ':', '=', ',', ';', '\t', '+']).filter(|word| !word.is_empty());
        let sum = words.next().filter(|sum| sum.chars().all(|char| char.is_ascii_digit()))?;
        let cells: Vec<String> = words.map(str::to_string).collect();
        (!cells.is_empty() && cells.iter().all(|cell| cell_of(cell, 36).is_some())).then(|| (sum.to_string(), cells))
    };
    let cages: Vec<(String, Vec<String>)> = lines.iter().map_while(parse).collect();
    if cages.len() < 2 {
        return None;
    }
    let places = cages.iter().flat_map(|(_, cells)| cells).filter_map(|cell| cell_of(cell, 36));
    let least = places.flat_map(|cell| [cell / 36 + 1, cell % 36 + 1]).max()?;
    let size = SIZES.into_iter().find(|size| *size >= least)?;
    let word = |(sum, cells): &(String, Vec<String>)| {
        let cells: Vec<usize> = cells.iter().filter_map(|cell| cell_of(cell, size)).collect();
        cage_word(sum, &cells, size)
    };
    let keys = vec![("cages", cages.iter().map(word).collect::<Vec<_>>().join("_"))];
    Some((with_keys(Imported::blank(size, english::format_cages()), &keys), cages.len()))
}

/// Names the kind of a text that is not a sudoku, so that its owner learns where to open it.
pub fn other(lines: &[Line]) -> Option<Message> {
    let first = |word: &str| lines.iter().any(|line| line.text.split_whitespace().next() == Some(word));
    let text = |index: usize| lines.get(index).map_or("", |line| line.text.trim());
    if text(0).starts_with("type ") && first("height") && first("width") && first("map") {
        return Some(english::import_grid_map());
    }
    if first("numbers") && (first("cell") || first("line") || first("square") || first("hexagon")) {
        return Some(english::import_own_puzzle());
    }
    is_samurai(lines).then(english::import_samurai)
}

/// Returns whether lines belong to five overlapping sudokus: 21 rows of 18, 21 or 9 cells.
fn is_samurai(lines: &[Line]) -> bool {
    let cells =
        |line: &Line| line.text.chars().filter(|char| super::alphabet::Symbol::from_char(*char).is_some()).count();
    let rows: Vec<usize> = lines.iter().map(cells).filter(|cells| *cells > 0).collect();
    rows.len() == 21
        && (0..21).all(|row| match row {
            0..6 | 15.. => rows[row] == 18,
            6..9 | 12..15 => rows[row] == 21,
            _ => rows[row] == 9,
        })
        || rows.len() == 21 && rows.iter().all(|row| *row == 21)
}

/// Returns whether five sudokus form a samurai: the middle one shares a box with each of the others.
pub fn are_samurai(puzzles: &[&Imported]) -> bool {
    let shares = |outer: &Imported, of_outer: usize, of_middle: usize| {
        let cells = |corner: usize| (0..9).map(move |cell| corner + cell / 3 * 9 + cell % 3);
        cells(of_outer).zip(cells(of_middle)).all(|(a, b)| outer.cells[a] == puzzles[2].cells[b])
    };
    let [a, b, middle, c, d] = puzzles[..] else { return false };
    puzzles.iter().all(|puzzle| puzzle.size == 9)
        && middle.givens() > 0
        && shares(a, 60, 0)
        && shares(b, 54, 6)
        && shares(c, 6, 54)
        && shares(d, 0, 60)
}
