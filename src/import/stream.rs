//! A walk over the lines of a text. Each character is in a puzzle, its title, its layout, or a part that is left out by
//! name and line. Every line therefore becomes a part (`parts`), and no line is skipped:
//!
//! | line | part |
//! |---|---|
//! | a link of this app, or of a known site | a puzzle, or an error |
//! | the text of a program (`programs`) | a puzzle |
//! | the first line of a grid (`grid`), or a puzzle on one line (`word`) | a puzzle |
//! | rows or a word that are nearly a puzzle | an error |
//! | the header of a section | the section, if it is not a puzzle |
//! | anything else with a letter or a digit | words |

use super::alphabet::{Alphabet, Symbol};
use super::error::ImportError;
use super::grid;
use super::imported::{Import, Imported};
use super::parts::{self, Lines, Part};
use super::row::{Kind, counts, kind};
use super::source::Line;
use super::{address, programs, refusal, word};
use crate::link::transit::{self, Arrived};
use crate::text::english;

/// The maximum number of rows that are searched for the beginning of a grid.
const MOST_STRAY: usize = 40;
/// The sections of SadMan's files; the first contains the puzzle.
const SECTIONS: [&str; 5] = ["[Puzzle]", "[State]", "[PencilMarks]", "[Marks]", "[Solution]"];

/// Reads the puzzles of lines; some lines contain links of this app.
pub fn read(lines: &[Line], alphabet: Option<Alphabet>, links: &[Link]) -> Result<Import, ImportError> {
    let mut parts = Walk::over(lines, alphabet, links).parts;
    if let Some(found) = parts::list(&mut parts) {
        return Ok(found);
    }
    let fault = parts.iter().find_map(|part| match part {
        Part::Fault { line, error } => Some((line, error.clone())),
        Part::Section { name, lines: (line, _) } => Some((line, ImportError::whole(english::not_a_section(&**name)))),
        _ => None,
    });
    Err(match fault {
        // The text consists of these rows alone.
        Some((_, error)) if parts.len() == 1 => error,
        Some((line, error)) => error.on_line(*line),
        None => refusal::of(lines, alphabet),
    })
}

/// A link of this app in a text.
pub struct Link {
    /// The lines of the link.
    lines: Lines,
    /// The words before and after the link on these lines.
    beside: String,
    read: Result<Imported, ImportError>,
}

/// Finds the links of this app in a text, including broken ones.
pub fn links_of(text: &str) -> Vec<Link> {
    // Signs around a link carry no meaning.
    let around = |char: char| char.is_whitespace() || "<>\"'()[].,;#".contains(char);
    let (mut line, mut counted, mut ends) = (1, 0, 0);
    let mut line_of = |place: usize| {
        line += text[counted..place].matches('\n').count();
        counted = place;
        line
    };
    let link = |arrived: Arrived| {
        let place = &arrived.place;
        let begin = text[..place.start].rfind('\n').map_or(0, |end| end + 1).max(ends);
        ends = text[place.end..].find('\n').map_or(text.len(), |end| place.end + end);
        let before = text[begin..place.start].trim_end_matches(around);
        let before = before.strip_suffix(&arrived.address[..]).unwrap_or(before).trim_matches(around);
        let behind = text[place.end..ends].trim_matches(around);
        let lines = (line_of(place.start), line_of(place.end));
        Link { lines, beside: format!("{before} {behind}").trim().to_string(), read: address::own(&arrived) }
    };
    transit::links_of(text).into_iter().map(link).collect()
}

struct Walk<'a> {
    lines: &'a [Line],
    at: usize,
    alphabet: Option<Alphabet>,
    parts: Vec<Part>,
    /// True if the text has a single line.
    alone: bool,
    /// The column names of a table.
    header: Vec<String>,
    /// The program that wrote the file, if recognised.
    program: Option<&'static str>,
    /// The number of earlier lines that resemble cells or a frame but belong to no grid.
    after: usize,
    /// The remaining links.
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
                walk.after = if kind(&line.text) == Kind::Other { 0 } else { walk.after + 1 };
                walk.words(line);
            }
        }
        walk
    }

    /// Takes the header of a section, and skips a section without a puzzle.
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

    /// Takes the puzzles that begin on a line, and returns whether there are any.
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

    /// Takes the links of this app that begin on a line, including the lines over which they are broken.
    fn link(&mut self, line: &Line) -> bool {
        let mut last = 0;
        while let Some((link, rest)) = self.links.split_first().filter(|(link, _)| link.lines.0 <= line.number) {
            self.links = rest;
            self.take(link.lines, link.beside.clone(), link.read.clone());
            last = link.lines.1;
        }
        while self.lines.get(self.at).is_some_and(|line| line.number <= last) {
            self.at += 1;
        }
        last > 0
    }

    /// Returns whether each line is a small puzzle rather than a row of a large one: all digits are small, and no line
    /// is blank.
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
        if matches!(self.parts.last(), Some(Part::Words { line }) if counts(&line.text, size)) {
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
        // Row names are part of the layout.
        let beside = block.beside.iter().map(|line| &line.text[..]).collect::<Vec<_>>().join(" ");
        if !counts(&beside, size) {
            self.parts.extend(block.beside.into_iter().map(|line| Part::Words { line }));
        }
        self.at += block.height;
        true
    }

    /// Splits the line above grids that are side by side into their titles, if it has a gap between any two titles.
    fn titles_of(&mut self, columns: &[usize]) -> Vec<String> {
        let Some(Part::Words { line }) = self.parts.last() else { return Vec::new() };
        let pieces = grid::pieces(&line.text, 2);
        if columns.len() < 2 || pieces.len() != columns.len() {
            return Vec::new();
        }
        self.parts.pop();
        pieces.into_iter().map(|(_, title)| title).collect()
    }

    fn word(&mut self, line: &Line) -> bool {
        let Some(found) = word::read(&line.text, self.alphabet, self.alone) else { return false };
        // The words may be a list marker, or the number of the puzzle's line.
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

    /// Takes a line without a puzzle, or rows that are nearly a puzzle.
    fn words(&mut self, line: &Line) {
        self.at += 1;
        let text = line.text.trim();
        if text.eq_ignore_ascii_case("simple sudoku") {
            if let Some(Part::Puzzle { puzzle, .. }) = self.parts.last_mut() {
                puzzle.format = english::format_program("Simple Sudoku");
            }
            return;
        }
        // A line without letters and digits is layout, and so are forum tags and column numbers.
        let tag = text.strip_prefix('[').and_then(|tag| tag.strip_suffix(']')).map(|tag| tag.trim_start_matches('/'));
        let is_tag = tag.is_some_and(|tag| {
            ["code", "quote", "pre", "spoiler", "tt", "font"].iter().any(|known| tag.eq_ignore_ascii_case(known))
        });
        let bare = text.trim_end_matches("\\hline");
        let is_layout = kind(text) == Kind::Rule || !bare.contains(char::is_alphanumeric);
        if is_layout || is_tag || grid::is_heading(&self.lines[self.at - 1..]) {
            return;
        }
        if text.starts_with('#') && self.program.is_none() {
            self.program = Some("SDK");
        }
        let below = &self.lines[self.at - 1..];
        let rows = below.iter().take_while(|line| refusal::is_row(line)).count();
        // These are the rows up to the beginning of a grid.
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

/// Returns whether the rows are complete grids of one size, up to their end. After a row with an error, another grid
/// could otherwise begin in the middle of the faulty one.
fn fills(lines: &[Line], block: &grid::Block) -> bool {
    let Some(size) = block.puzzles.first().map(|puzzle| puzzle.size) else { return false };
    let wide = |line: &&Line| {
        refusal::is_row(line) && line.text.chars().filter(|char| Symbol::from_char(*char).is_some()).count() == size
    };
    let rows = lines.iter().filter(|line| kind(&line.text) != Kind::Rule).take_while(wide).count();
    rows < size || rows.is_multiple_of(size)
}

fn is_solution(name: &str) -> bool {
    ["solution", "solved", "answer"].iter().any(|word| name.contains(word))
}
