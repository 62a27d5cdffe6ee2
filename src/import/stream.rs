//! The puzzles of lines of text, one after another, and everything between them.
//!
//! Each character of a text is in a puzzle, its title, its layout, or a part that is left out by name and line. So a
//! walk over the lines gives parts, and no line is passed over:
//!
//! | part | what becomes of it |
//! |---|---|
//! | a puzzle: a grid, a word, a link, the text of a program | is listed; a full one that agrees with its neighbour is its solution, and left out |
//! | a map of regions: as many names as rows, each as often | becomes the regions of its neighbour |
//! | a line of words | titles the next puzzle, or is left out |
//! | rows or a word that almost are a puzzle | are left out with what is wrong |
//! | a section of a file that is no puzzle | is left out |

use super::alphabet::{Alphabet, Symbol};
use super::error::ImportError;
use super::grid;
use super::imported::{Import, Imported, Listed, names_of_regions, order_of};
use super::source::Line;
use super::{address, programs, refusal, word};
use crate::link::transit;
use crate::sudoku::digit;
use crate::text::english;
use crate::text::message::Message;

/// The most puzzles that are kept.
pub const MAX_PUZZLES: usize = 10_000;
/// A title longer than this is cut.
const MAX_TITLE: usize = 100;
/// The most rows that are looked through for the begin of a grid.
const MOST_STRAY: usize = 40;
/// The most parts that are named.
const MOST_NAMED: usize = 30;

/// What a piece of the text is.
enum Part {
    Puzzle {
        lines: Lines,
        title: String,
        puzzle: Box<Imported>,
    },
    Words {
        line: Line,
    },
    Fault {
        line: usize,
        error: ImportError,
    },
    /// What belongs to a puzzle and is no puzzle.
    Left {
        part: Message,
        lines: Lines,
    },
    Solution {
        lines: Lines,
    },
    /// A section of a file, which is no puzzle.
    Section {
        name: String,
        lines: Lines,
    },
    /// What became a part of its neighbour.
    Used,
}

/// The first and the last line of a part, from 1.
type Lines = (usize, usize);

/// The sections of SadMan's files, of which the first holds the puzzle.
const SECTIONS: [&str; 5] = ["[Puzzle]", "[State]", "[PencilMarks]", "[Marks]", "[Solution]"];

/// Reads the puzzles of lines, of which some hold links of this app.
pub fn read(lines: &[Line], alphabet: Option<Alphabet>, links: &[Link]) -> Result<Import, ImportError> {
    let mut parts = Walk::over(lines, alphabet, links).parts;
    name_neighbours(&mut parts);
    let error = || {
        let fault = parts.iter().find_map(|part| match part {
            Part::Fault { line, error } => Some((line, error.clone())),
            Part::Section { name, lines: (line, _) } => {
                Some((line, ImportError::whole(english::not_a_section(&**name))))
            }
            _ => None,
        });
        match fault {
            // Nothing but these rows.
            Some((_, error)) if parts.len() == 1 => error,
            Some((line, error)) => error.on_line(*line),
            None => refusal::of(lines, alphabet),
        }
    };
    if !parts.iter().any(|part| matches!(part, Part::Puzzle { .. })) {
        return Err(error());
    }
    Ok(listed(parts))
}

/// Lists the sudokus among the tables of a page, with its text outside of them; `None` if there is none.
pub fn of_tables(tables: Vec<(usize, Imported)>, outside: Vec<Line>) -> Option<Import> {
    if tables.is_empty() {
        return None;
    }
    let mut parts: Vec<(usize, Part)> = Vec::new();
    for (line, puzzle) in tables {
        let puzzle = Box::new(puzzle);
        parts.push((line, Part::Puzzle { lines: (line, line), title: String::new(), puzzle }));
    }
    parts.extend(outside.into_iter().map(|line| (line.number, Part::Words { line })));
    parts.sort_by_key(|(line, _)| *line);
    let mut parts: Vec<Part> = parts.into_iter().map(|(_, part)| part).collect();
    name_neighbours(&mut parts);
    Some(listed(parts))
}

/// A link of this app in a text.
pub struct Link {
    /// Its lines.
    lines: Lines,
    /// What stands before and behind it on them.
    beside: String,
    read: Result<Imported, ImportError>,
}

/// Finds the links of this app in a text, broken ones too.
pub fn links_of(text: &str) -> Vec<Link> {
    let line_of = |place: usize| text[..place].matches('\n').count() + 1;
    let mut ends = 0;
    let mut links = Vec::new();
    for arrived in transit::links_of(text) {
        let place = &arrived.place;
        let begin = text[..place.start].rfind('\n').map_or(0, |end| end + 1).max(ends);
        let end = text[place.end..].find('\n').map_or(text.len(), |end| place.end + end);
        // The address before its `#`, and marks around it, are a part of the link.
        let around = |char: char| char.is_whitespace() || "<>\"'()[].,;#".contains(char);
        let before = text[begin..place.start].trim_end_matches(around);
        let before = if before.ends_with(&arrived.address) && !arrived.address.is_empty() {
            &before[..before.len() - arrived.address.len()]
        } else {
            before
        };
        let behind = text[place.end..end].trim_matches(around);
        let beside = format!("{} {behind}", before.trim_matches(around)).trim().to_string();
        links.push(Link { lines: (line_of(place.start), line_of(place.end)), beside, read: address::own(&arrived) });
        ends = end;
    }
    links
}

/// Returns a title that is not too long.
pub fn title(text: &str) -> String {
    match text.char_indices().nth(MAX_TITLE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

struct Walk<'a> {
    lines: &'a [Line],
    at: usize,
    alphabet: Option<Alphabet>,
    parts: Vec<Part>,
    /// Whether the text has a single line.
    alone: bool,
    /// The names of the columns of a table.
    header: Vec<String>,
    /// The program whose file this is, if it shows.
    program: Option<&'static str>,
    /// How many lines before this one look like cells or a frame, and are none.
    after: usize,
    links: &'a [Link],
}

impl Walk<'_> {
    fn over<'a>(lines: &'a [Line], alphabet: Option<Alphabet>, links: &'a [Link]) -> Walk<'a> {
        let alone = lines.iter().filter(|line| !line.text.trim().is_empty()).nth(1).is_none();
        let mut walk = Walk {
            lines,
            at: 0,
            alphabet,
            parts: Vec::new(),
            alone,
            header: Vec::new(),
            program: None,
            after: 0,
            links,
        };
        while let Some(line) = lines.get(walk.at) {
            if line.text.is_empty() {
                (walk.at, walk.after) = (walk.at + 1, 0);
            } else if walk.section(line) || walk.puzzle(line) {
                walk.after = 0;
            } else {
                walk.after = if grid::kind(&line.text) == grid::Kind::Other { 0 } else { walk.after + 1 };
                walk.words(line);
            }
        }
        walk
    }

    /// Takes the header of a section, and passes over a section that is no puzzle.
    fn section(&mut self, line: &Line) -> bool {
        let name = line.text.trim();
        let is_header = |text: &str| SECTIONS.iter().any(|section| text.trim().eq_ignore_ascii_case(section));
        if !is_header(name) {
            return false;
        }
        self.program = Some("SDK");
        self.at += 1;
        if !name.eq_ignore_ascii_case(SECTIONS[0]) {
            let rest = &self.lines[self.at..];
            self.at += rest.iter().position(|line| is_header(&line.text)).unwrap_or(rest.len());
            let last = self.lines[self.at - 1].number;
            self.parts.push(Part::Section { name: name.to_string(), lines: (line.number, last) });
        }
        true
    }

    /// Takes the puzzles that begin on a line; returns whether there are any.
    fn puzzle(&mut self, line: &Line) -> bool {
        let text = &line.text;
        if self.link(line) {
            return true;
        }
        if let Some(found) = address::read(text, self.alone) {
            for (title, read) in found {
                self.take((line.number, line.number), title, read);
            }
            self.at += 1;
            return true;
        }
        if let Some((read, height)) = programs::cage_lines(&self.lines[self.at..]) {
            self.take((line.number, self.lines[self.at + height - 1].number), String::new(), read);
            self.at += height;
            return true;
        }
        let mut words = text.split_whitespace();
        if let Some((place, read)) =
            words.clone().enumerate().find_map(|(place, word)| Some((place, programs::read(word)?)))
        {
            let beside: Vec<&str> =
                words.by_ref().enumerate().filter(|(at, _)| *at != place).map(|(_, word)| word).collect();
            self.take((line.number, line.number), beside.join(" "), read);
            self.at += 1;
            return true;
        }
        let long = text.split(|char: char| !char.is_ascii_graphic()).any(|word| word.len() > 36);
        (long || self.is_small()) && self.word(line) || self.grid(line) || self.word(line)
    }

    /// Takes the links of this app that begin on a line, with the lines over which they are broken.
    fn link(&mut self, line: &Line) -> bool {
        let links = self.links.iter().filter(|link| link.lines.0 == line.number);
        let mut last = 0;
        for Link { lines, beside, read } in links {
            self.take(*lines, beside.clone(), read.clone());
            last = lines.1;
        }
        while self.lines.get(self.at).is_some_and(|line| line.number <= last) {
            self.at += 1;
        }
        last > 0
    }

    /// Returns whether lines are small puzzles each, and no rows of a large one: all digits are small, and no line is blank.
    fn is_small(&self) -> bool {
        let size = |line: &Line| match line.text.trim().len() {
            16 => Some(4),
            25 => Some(5),
            36 => Some(6),
            _ => None,
        };
        let lines = || self.lines[self.at..].iter().filter(|line| !line.text.trim().is_empty());
        let Some(small) = lines().next().and_then(size) else { return false };
        let digits = |line: &Line| {
            let mut any = false;
            let all = line.text.trim().chars().all(|char| match char.to_digit(10) {
                Some(digit) => {
                    any |= digit > 0;
                    digit as usize <= small
                }
                None => Symbol::from_char(char) == Some(Symbol::BLANK),
            });
            all && any
        };
        lines().take(small * small).take_while(|line| size(line) == Some(small)).all(digits)
    }

    fn grid(&mut self, line: &Line) -> bool {
        let Some(block) = grid::read(&self.lines[self.at..], self.alphabet, self.after) else { return false };
        if self.after > 0 && !fills(&self.lines[self.at..], &block) {
            return false;
        }
        let last = self.lines[self.at + block.height - 1].number;
        let size = block.puzzles.first().map_or(0, |puzzle| puzzle.size);
        if matches!(self.parts.last(), Some(Part::Words { line }) if grid::counts(&line.text, size)) {
            self.parts.pop();
        }
        let titles = self.titles_of(&block.columns);
        for (index, mut puzzle) in block.puzzles.into_iter().enumerate() {
            if let Some(program) = self.program {
                puzzle.format = english::format_program(program);
            }
            let title = titles.get(index).cloned().unwrap_or_default();
            self.take((line.number, last), title, Ok(puzzle));
        }
        // The names of the rows are layout.
        let beside = block.beside.iter().map(|line| &line.text[..]).collect::<Vec<_>>().join(" ");
        if !grid::counts(&beside, size) {
            self.parts.extend(block.beside.into_iter().map(|line| Part::Words { line }));
        }
        self.at += block.height;
        true
    }

    /// Splits the line above grids that stand side by side into their titles.
    fn titles_of(&mut self, columns: &[usize]) -> Vec<String> {
        if columns.len() < 2 || !matches!(self.parts.last(), Some(Part::Words { .. })) {
            return Vec::new();
        }
        let Some(Part::Words { line }) = self.parts.pop() else { return Vec::new() };
        let chars: Vec<char> = line.text.chars().collect();
        let ends = columns[1..].iter().copied().chain([usize::MAX]);
        let part = |(index, end): (usize, usize)| {
            let begin = if index == 0 { 0 } else { columns[index] };
            let text: String = chars.iter().skip(begin).take(end.saturating_sub(begin)).collect();
            text.trim().to_string()
        };
        ends.enumerate().map(part).collect()
    }

    fn word(&mut self, line: &Line) -> bool {
        let Some(found) = word::read(&line.text, self.alphabet, self.alone) else { return false };
        // A line of a list, or a puzzle that its line's number only counts.
        let beside = found.beside.trim_start_matches(['#', '>', '-', '=', ' ']).trim().to_string();
        for word in found.puzzles {
            let column = self.header.get(word.column).map_or("", |name| &name[..]);
            if is_solution(column) {
                self.parts.push(Part::Solution { lines: (line.number, line.number) });
            } else {
                self.take((line.number, line.number), beside.clone(), word.puzzle);
            }
        }
        self.at += 1;
        true
    }

    fn take(&mut self, lines: Lines, title: String, read: Result<Imported, ImportError>) {
        self.parts.push(match read {
            Ok(puzzle) => Part::Puzzle { lines, title, puzzle: Box::new(puzzle) },
            Err(error) => Part::Fault { line: lines.0, error },
        });
    }

    /// Takes a line that holds no puzzle, or the rows that almost are one.
    fn words(&mut self, line: &Line) {
        self.at += 1;
        let text = line.text.trim();
        if text.eq_ignore_ascii_case("simple sudoku") {
            if let Some(Part::Puzzle { puzzle, .. }) = self.parts.last_mut() {
                puzzle.format = english::format_program("Simple Sudoku");
            }
            return;
        }
        // What has neither letters nor digits is layout; so are the tags of forums, and what counts columns.
        let tag = text.strip_prefix('[').and_then(|tag| tag.strip_suffix(']')).map(|tag| tag.trim_start_matches('/'));
        let is_tag = tag.is_some_and(|tag| {
            ["code", "quote", "pre", "spoiler", "tt", "font"].iter().any(|known| tag.eq_ignore_ascii_case(known))
        });
        if !text.contains(char::is_alphanumeric) || is_tag || grid::is_heading(&self.lines[self.at - 1..]) {
            return;
        }
        if text.starts_with('#') && self.program.is_none() {
            self.program = Some("SDK");
        }
        let below = &self.lines[self.at - 1..];
        let rows = below.iter().take_while(|line| refusal::is_row(line)).count();
        // Rows up to where a grid begins.
        let begins = |row: &usize| {
            grid::read(&below[*row..], self.alphabet, 1).is_some_and(|block| fills(&below[*row..], &block))
        };
        let rows = (1..rows.min(MOST_STRAY)).find(begins).unwrap_or(rows);
        if rows >= 4 {
            let error = refusal::of(&below[..rows], self.alphabet);
            self.parts.push(Part::Fault { line: line.number, error });
            self.at += rows - 1;
            return;
        }
        let separator = ['\t', ';', ','].into_iter().find(|&separator| text.contains(separator));
        let names: Vec<String> =
            separator.map_or(Vec::new(), |separator| text.split(separator).map(str::to_lowercase).collect());
        if names.iter().any(|name| is_solution(name)) && names.len() > 1 {
            self.header = names;
            return;
        }
        let text = text.trim_start_matches('#').trim().to_string();
        self.parts.push(Part::Words { line: Line { number: line.number, text } });
    }
}

/// Returns whether rows are whole grids of a size, up to where they end. Behind a row with a fault, another grid would begin
/// with a part of its own.
fn fills(lines: &[Line], block: &grid::Block) -> bool {
    let Some(size) = block.puzzles.first().map(|puzzle| puzzle.size) else { return false };
    let wide = |line: &&Line| {
        refusal::is_row(line) && line.text.chars().filter(|char| Symbol::from_char(*char).is_some()).count() == size
    };
    let rows = lines.iter().filter(|line| grid::kind(&line.text) != grid::Kind::Rule).take_while(wide).count();
    rows < size || rows.is_multiple_of(size)
}

fn is_solution(name: &str) -> bool {
    ["solution", "solved", "answer"].iter().any(|word| name.contains(word))
}

/// Joins neighbours that belong together: a puzzle and its solution, its candidates, its regions.
fn name_neighbours(parts: &mut [Part]) {
    let indexes: Vec<usize> = (0..parts.len()).filter(|&index| matches!(parts[index], Part::Puzzle { .. })).collect();
    let puzzle = |parts: &[Part], index: usize| match &parts[index] {
        Part::Puzzle { puzzle, lines, .. } => Some((puzzle.clone(), *lines)),
        _ => None,
    };
    for (nth, &index) in indexes.iter().enumerate() {
        let Some((own, lines)) = puzzle(parts, index) else { continue };
        let near =
            [nth.checked_sub(1), Some(nth + 1)].into_iter().flatten().filter_map(|nth| indexes.get(nth).copied());
        if let Some(regions) = regions_of(&own) {
            let taker = near.clone().find(|&near| {
                puzzle(parts, near).is_some_and(|(other, _)| {
                    other.size == own.size
                        && regions_of(&other).is_none()
                        && other.more_rules.as_ref().is_none_or(|rules| rules.regions().is_none())
                })
            });
            let keys = vec![("regions", regions)];
            match taker.map(|taker| &mut parts[taker]) {
                Some(Part::Puzzle { puzzle, .. }) => {
                    **puzzle = puzzle.with_regions(&keys);
                    parts[index] = Part::Used;
                }
                _ => {
                    if let Part::Puzzle { puzzle, .. } = &mut parts[index] {
                        **puzzle = Imported::blank(own.size, own.format.clone()).with_regions(&keys);
                    }
                }
            }
            continue;
        }
        let of = near.filter_map(|near| puzzle(parts, near)).find(|(other, _)| is_of(&own, other));
        if of.is_some() {
            parts[index] = match own.givens() == own.cells.len() {
                true => Part::Solution { lines },
                false => Part::Left { part: english::marks_left_out(), lines },
            };
        }
    }
}

/// Whether a grid is the solution of another, or its candidates.
fn is_of(grid: &Imported, puzzle: &Imported) -> bool {
    let full = grid.givens() == grid.cells.len() && puzzle.givens() < grid.givens();
    let marks = grid.format.code == "format_candidates" && puzzle.format.code != "format_candidates";
    grid.size == puzzle.size
        && (full || marks)
        && grid.cells.iter().zip(&puzzle.cells).all(|(own, given)| *given == 0 || own == given || marks && *own == 0)
}

/// The regions that a grid is a map of: as many names as rows, each as often, and one twice in a row.
fn regions_of(grid: &Imported) -> Option<String> {
    let size = grid.size;
    let names = names_of_regions(size, &grid.cells)?;
    Some(names.into_iter().map(digit::character).collect())
}

/// The puzzles with their titles, and what none of them holds.
fn listed(parts: Vec<Part>) -> Import {
    let mut found = Import { puzzles: Vec::new(), left_out: Vec::new() };
    let mut left = Vec::new();
    let mut words: Vec<Line> = Vec::new();
    let mut solutions = Vec::new();
    let mut more = 0;
    let count = parts.iter().filter(|part| matches!(part, Part::Puzzle { .. })).count();
    for part in parts {
        match part {
            Part::Words { line } => words.push(line),
            Part::Fault { line, error } => {
                leave(&mut left, &mut words);
                left.push(error.on_line(line).message());
            }
            Part::Left { part, lines } => left.push(left_out(part, lines)),
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
    if count >= 5 && five.windows(5).any(programs::are_samurai) {
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

/// Names lines of words that follow each other as one part.
fn leave(left: &mut Vec<Message>, words: &mut Vec<Line>) {
    let lines = std::mem::take(words);
    let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return };
    let part =
        if lines.len() == 1 { english::words_left_out(&*first.text) } else { english::words_and_more(&*first.text) };
    left.push(left_out(part, (first.number, last.number)));
}

/// Names a part with its lines.
fn left_out(part: Message, (from, to): Lines) -> Message {
    english::left_out(part, if from == to { english::line(from) } else { english::lines(from, to) })
}

impl Imported {
    /// The puzzle with these regions; without them, and with a warning, if they are none of its size.
    fn with_regions(&self, keys: &super::imported::Keys) -> Imported {
        let order = order_of(self.size);
        debug_assert!(order[0] * order[1] == self.size);
        match (self.more_rules.is_none()).then(|| self.clone().with_keys(keys)) {
            Some(Ok(puzzle)) => puzzle,
            _ => {
                let mut puzzle = self.clone();
                puzzle.rules.push(english::rule_regions());
                puzzle
            }
        }
    }
}
