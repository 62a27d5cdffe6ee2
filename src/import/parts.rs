//! The parts of a text in order, and the list made from them.
//!
//! | part | result |
//! |---|---|
//! | a puzzle | is listed; a full puzzle that agrees with its neighbour is its solution, and is left out |
//! | a map of regions: as many names as rows, each equally often | becomes the regions of its neighbour |
//! | a line of words | titles the next puzzle, or is left out |
//! | a puzzle with an error, a section of a file | is left out |

use super::error::ImportError;
use super::imported::{Import, Imported, Keys, Listed, names_of_regions};
use super::programs;
use super::source::Line;
use crate::sudoku::digit;
use crate::text::english;
use crate::text::message::Message;

/// The maximum number of puzzles that are kept.
pub const MAX_PUZZLES: usize = 10_000;
/// The maximum length of a title, which is cut if it is longer.
const MAX_TITLE: usize = 100;
/// The maximum number of parts that are named.
const MOST_NAMED: usize = 30;

/// A piece of the text.
pub enum Part {
    /// A puzzle, and the words beside it.
    Puzzle { lines: Lines, title: String, puzzle: Box<Imported> },
    /// A line of words.
    Words { line: Line },
    /// A puzzle with an error.
    Fault { line: usize, error: ImportError },
    /// The candidates of the previous puzzle.
    Marks { lines: Lines },
    /// The solution of a puzzle.
    Solution { lines: Lines },
    /// A section of a file without a puzzle.
    Section { name: String, lines: Lines },
    /// A piece that became part of its neighbour.
    Used,
}

/// The first and the last line of a part, from 1.
pub type Lines = (usize, usize);

/// Lists the puzzles of parts, and names the parts without one; `None` if there is no puzzle.
pub fn list(parts: &mut Vec<Part>) -> Option<Import> {
    join_neighbours(parts);
    let any = parts.iter().any(|part| matches!(part, Part::Puzzle { .. }));
    any.then(|| listed(std::mem::take(parts)))
}

/// Lists the sudokus among the tables of a page, with the text outside them; `None` if there is none.
pub fn of_tables(tables: Vec<(usize, Imported)>, outside: Vec<Line>) -> Option<Import> {
    let part_of = |(line, puzzle): (usize, Imported)| {
        (line, Part::Puzzle { lines: (line, line), title: String::new(), puzzle: Box::new(puzzle) })
    };
    let mut parts: Vec<(usize, Part)> = tables.into_iter().map(part_of).collect();
    parts.extend(outside.into_iter().map(|line| (line.number, Part::Words { line })));
    parts.sort_by_key(|(line, _)| *line);
    list(&mut parts.into_iter().map(|(_, part)| part).collect())
}

/// Returns a title, cut to the maximum length.
pub fn title(text: &str) -> String {
    match text.char_indices().nth(MAX_TITLE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// Joins neighbours that belong together: a puzzle with its solution, its candidates or its regions.
fn join_neighbours(parts: &mut [Part]) {
    let indexes: Vec<usize> = (0..parts.len()).filter(|&index| matches!(parts[index], Part::Puzzle { .. })).collect();
    fn puzzle(parts: &[Part], index: usize) -> Option<&Imported> {
        match &parts[index] {
            Part::Puzzle { puzzle, .. } => Some(puzzle),
            _ => None,
        }
    }
    for (nth, &index) in indexes.iter().enumerate() {
        let Part::Puzzle { puzzle: own, lines, .. } = &parts[index] else { continue };
        let lines = *lines;
        let near: Vec<usize> =
            [nth.checked_sub(1), Some(nth + 1)].into_iter().filter_map(|nth| indexes.get(nth?).copied()).collect();
        if let Some(regions) = regions_of(own) {
            let (size, format) = (own.size, own.format.clone());
            let takes = |other: &Imported| {
                other.size == size
                    && regions_of(other).is_none()
                    && other.more_rules.as_ref().is_none_or(|rules| rules.regions().is_none())
            };
            let taker = near.into_iter().find(|&near| puzzle(parts, near).is_some_and(takes));
            let keys = vec![("regions", regions)];
            match (taker, &mut parts[taker.unwrap_or(index)]) {
                (Some(_), Part::Puzzle { puzzle, .. }) => {
                    **puzzle = puzzle.with_regions(&keys);
                    parts[index] = Part::Used;
                }
                (None, Part::Puzzle { puzzle, .. }) => **puzzle = Imported::blank(size, format).with_regions(&keys),
                _ => {}
            }
            continue;
        }
        let belongs = near.into_iter().filter_map(|near| puzzle(parts, near)).any(|other| is_of(own, other));
        if belongs {
            let full = own.givens() == own.cells.len();
            parts[index] = if full { Part::Solution { lines } } else { Part::Marks { lines } };
        }
    }
}

/// Returns whether a grid is the solution of another, or its candidates.
fn is_of(grid: &Imported, puzzle: &Imported) -> bool {
    let full = grid.givens() == grid.cells.len() && puzzle.givens() < grid.givens();
    let marks = grid.format.code == "format_candidates" && puzzle.format.code != "format_candidates";
    grid.size == puzzle.size
        && (full || marks)
        && grid.cells.iter().zip(&puzzle.cells).all(|(own, given)| *given == 0 || own == given || marks && *own == 0)
}

/// Returns the regions if a grid is a map of them: as many names as rows, equally often, and one twice in a row.
fn regions_of(grid: &Imported) -> Option<String> {
    let names = names_of_regions(grid.size, &grid.cells)?;
    Some(names.into_iter().map(digit::character).collect())
}

/// Returns the puzzles with their titles, and the parts that belong to no puzzle.
fn listed(parts: Vec<Part>) -> Import {
    let mut found = Import { puzzles: Vec::new(), left_out: Vec::new() };
    let mut left = Vec::new();
    let mut words: Vec<Line> = Vec::new();
    let mut solutions = Vec::new();
    let mut more = 0;
    for part in parts {
        match part {
            Part::Words { line } => words.push(line),
            Part::Fault { line, error } => {
                leave(&mut left, &mut words);
                left.push(error.on_line(line).message());
            }
            Part::Marks { lines } => left.push(left_out(english::marks_left_out(), lines)),
            Part::Section { name, lines } => left.push(left_out(english::section_left_out(&*name), lines)),
            Part::Solution { lines } => solutions.push(lines),
            Part::Used => {}
            Part::Puzzle { .. } if found.puzzles.len() == MAX_PUZZLES => more += 1,
            Part::Puzzle { lines: (line, _), title: beside, puzzle } => {
                let is_title = |line: &Line| !line.text.starts_with('\\') && !line.text.eq_ignore_ascii_case("code:");
                let above = if beside.is_empty() {
                    words.iter().rposition(is_title).map(|at| words.remove(at).text)
                } else {
                    None
                };
                leave(&mut left, &mut words);
                found.puzzles.push(Listed { line, title: title(&above.unwrap_or(beside)), puzzle: *puzzle });
            }
        }
    }
    leave(&mut left, &mut words);
    match solutions[..] {
        [] => {}
        [lines] => left.push(left_out(english::solution_left_out(), lines)),
        [(first, _), .., (_, last)] => {
            left.push(left_out(english::solutions_left_out(solutions.len()), (first, last)));
        }
    }
    let five: Vec<&Imported> = found.puzzles.iter().map(|listed| &listed.puzzle).collect();
    if five.windows(5).any(programs::are_samurai) {
        left.push(english::samurai_of_five());
    }
    if more > 0 {
        left.push(english::left_out_puzzles(more, MAX_PUZZLES));
    }
    if left.len() > MOST_NAMED {
        let others = left.len() - MOST_NAMED;
        left.truncate(MOST_NAMED);
        left.push(english::left_out_more(others));
    }
    found.left_out = left;
    found
}

/// Names consecutive lines of words as one part.
fn leave(left: &mut Vec<Message>, words: &mut Vec<Line>) {
    let lines = std::mem::take(words);
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let part =
        if lines.len() == 1 { english::words_left_out(&*first.text) } else { english::words_and_more(&*first.text) };
    left.push(left_out(part, (first.number, last.number)));
}

/// Returns the message for a part with its lines.
fn left_out(part: Message, (from, to): Lines) -> Message {
    english::left_out(part, if from == to { english::line(from) } else { english::lines(from, to) })
}

impl Imported {
    /// Returns the puzzle with these regions; without them, and with a warning, if they do not match its size.
    fn with_regions(&self, keys: &Keys) -> Imported {
        match self.more_rules.is_none().then(|| self.clone().with_keys(keys)) {
            Some(Ok(puzzle)) => puzzle,
            _ => {
                let mut puzzle = self.clone();
                puzzle.rules.push(english::rule_regions());
                puzzle
            }
        }
    }
}
