//! Cells that stand in rows, with or without a frame, names of the rows, or text beside them.
//!
//! ```text
//!  +---+---+     1 2 | . .     12..      | 1 | 2 |   |   |     1  .  . 16     | 1   |   2 |
//!  |12 |   |     . . | 1 2     ..12                            5  .  .  .     |   3 | 1   |
//!  +---+---+     ----+----
//!  close         close         close     boxed                 numbers        pitched
//! ```
//!
//! A reading takes a line as a row of cells, or does not. A grid begins where as many lines as the first row has cells are
//! rows of that length. Empty lines and lines of a frame may stand between them. Every reading is tried, in this order:
//!
//! | reading | what a space is | cells |
//! |---|---|---|
//! | `numbers` | between cells | one of them has two digits |
//! | `close` | nothing | a character each |
//! | `boxed` | nothing | between bars; nothing there is a blank |
//! | `separated` | nothing | between commas, semicolons, tabs or `&`; nothing there is a blank |
//! | `pitched` | a blank, where a cell can be | as far from each other everywhere |
//! | `candidates` | between cells | one is a given, several are its candidates |
//! | `columns` | between grids | grids side by side |
//! | `scanned` | nothing | as `close`, with O for 0 and l or I for 1 |
//!
//! A frame around a grid says where the grid is in its lines; what stands beside it is text. The boxes that a frame draws
//! are those of the puzzle.

use super::alphabet::{Alphabet, Symbol};
use super::imported::{Imported, SIZES, in_boxes, order_of};
use super::marks;
use super::source::Line;
use crate::text::english;
use crate::text::message::Message;

/// The grids that begin at a line.
pub struct Block {
    /// The grids, from left to right.
    pub puzzles: Vec<Imported>,
    /// The column where each begins, if several stand side by side.
    pub columns: Vec<usize>,
    /// How many lines they take.
    pub height: usize,
    /// The text that stands beside them, with its line.
    pub beside: Vec<Line>,
}

/// A cell as it is written.
#[derive(Clone, Copy)]
struct Cell {
    symbol: Symbol,
    /// Whether a `+` says that somebody entered it.
    entered: bool,
}

type Row = Vec<Cell>;
/// Reads a line as a row.
type Reading = fn(&str) -> Option<Row>;

/// The rows of a grid, and the lines that they take.
struct Rows {
    rows: Vec<Row>,
    height: usize,
    /// The index of the line of each row.
    lines: Vec<usize>,
}

/// The most lines that a grid can take: a line of a frame beside each row, and an empty one.
const TALLEST: usize = 4 * 36;
/// What may stand around cells and says nothing.
const AROUND: [char; 13] = [' ', '\t', '"', '\'', '[', ']', '(', ')', '{', '}', '`', '\\', '|'];

/// Reads the grids that begin at the first line; `None` if none does. `after` is how many lines before it look like cells or a
/// frame and are none.
pub fn read(lines: &[Line], alphabet: Option<Alphabet>, after: usize) -> Option<Block> {
    let lines = &lines[..lines.len().min(TALLEST)];
    let is_row = kind(&lines.first()?.text) == Kind::Row;
    // A long text of such lines is none, and takes no longer for each of them.
    if !is_row && after >= TALLEST / 4 {
        return None;
    }
    panes(lines, alphabet).or_else(|| block(lines, alphabet, !is_row || after < 2))
}

/// Reads grids with whole frames, which begin at a line of a frame.
fn panes(lines: &[Line], alphabet: Option<Alphabet>) -> Option<Block> {
    let frames = frames(&lines.first()?.text);
    let mut found = Block { puzzles: Vec::new(), columns: Vec::new(), height: 0, beside: Vec::new() };
    let mut ends = Vec::new();
    for (left, right) in frames {
        let inside = |line: &Line| -> Option<Line> {
            let text: String = line.text.chars().skip(left).take(right + 1 - left).collect();
            let border = |char: Option<char>| char.is_some_and(|char| is_frame(char) || is_corner(char) || char == '-');
            (text.chars().count() == right + 1 - left && border(text.chars().next()) && border(text.chars().last()))
                .then_some(Line { number: line.number, text })
        };
        let pane: Vec<Line> = lines.iter().map_while(inside).collect();
        if pane.len() < 4 {
            continue;
        }
        if let Some(mut block) = block(&pane, alphabet, true)
            && block.puzzles.len() == 1
        {
            found.puzzles.append(&mut block.puzzles);
            found.columns.push(left);
            found.height = found.height.max(block.height);
            ends.push((left, right));
            // The bottom of the frame.
            if pane.get(block.height).is_some_and(|line| matches!(kind(&line.text), Kind::Rule | Kind::Either)) {
                found.height = found.height.max(block.height + 1);
            }
        }
    }
    if found.puzzles.is_empty() {
        return None;
    }
    for line in &lines[..found.height] {
        let outside = |&(index, _): &(usize, char)| !ends.iter().any(|&(left, right)| (left..=right).contains(&index));
        let text: String = line.text.chars().enumerate().filter(outside).map(|(_, char)| char).collect();
        if !text.trim().is_empty() {
            found.beside.push(Line { number: line.number, text: text.trim().to_string() });
        }
    }
    Some(found)
}

/// Returns the first and the last column of each frame whose top is in a line.
fn frames(top: &str) -> Vec<(usize, usize)> {
    let chars: Vec<char> = top.chars().collect();
    let mut frames = Vec::new();
    let mut begin = 0;
    while begin < chars.len() {
        let length = chars[begin..].iter().take_while(|char| **char != ' ').count();
        let word: String = chars[begin..begin + length].iter().collect();
        if length >= 5 && matches!(kind(&word), Kind::Rule | Kind::Either) {
            frames.push((begin, begin + length - 1));
        }
        begin += length + 1;
    }
    frames
}

/// Reads the grids of whole lines, with or without names of their rows. Some readings are those of lines that `begin`.
fn block(lines: &[Line], alphabet: Option<Alphabet>, begin: bool) -> Option<Block> {
    let read = |lines: &[Line]| -> Option<Block> {
        if is_heading(lines) {
            return None;
        }
        let alone = |(puzzle, height): (Imported, usize)| Block {
            puzzles: vec![puzzle],
            columns: Vec::new(),
            height,
            beside: Vec::new(),
        };
        READINGS
            .iter()
            .find_map(|(reading, format)| with(lines, *reading, alphabet, format()))
            .or_else(|| begin.then(|| pitched(lines, alphabet)).flatten())
            .or_else(|| candidates(lines, alphabet))
            .or_else(|| scanned(lines, alphabet))
            .or_else(|| begin.then(|| broken(lines, alphabet)).flatten())
            .map(alone)
    };
    read(lines).or_else(|| read(&unnamed(lines)?)).or_else(|| columns(lines, alphabet))
}

/// The readings of a single line, and what to call a grid of such rows without a frame.
const READINGS: [(Reading, fn() -> Message); 5] = [
    (numbers, english::format_numbers),
    (close, english::format_rows),
    (boxed, english::format_rows),
    (separated, english::format_separated),
    (closed, english::format_separated),
];

/// Reads a grid whose rows are read so, and returns how many lines it takes.
fn with(
    lines: &[Line],
    reading: impl Fn(&str) -> Option<Row> + Copy,
    alphabet: Option<Alphabet>,
    format: Message,
) -> Option<(Imported, usize)> {
    let [rules, rows] = [false, true].map(|either| collect(lines, reading, either));
    // Lines of dashes are rows, if the grid ends with them and does not end without.
    let ends = |rows: &Rows| {
        let next = lines.get(rows.height).map(|line| &line.text[..]);
        !next.is_some_and(|text| {
            matches!(kind(text), Kind::Row | Kind::Either)
                && reading(text).is_some_and(|row| row.len() == rows.rows.len())
        })
    };
    let found = match (rules, rows) {
        (Some(rules), Some(rows)) if !ends(&rules) && ends(&rows) => rows,
        (rules, rows) => rules.or(rows)?,
    };
    let symbols: Vec<Symbol> = found.rows.iter().flatten().map(|cell| cell.symbol).collect();
    let entered: Vec<bool> = found.rows.iter().flatten().map(|cell| cell.entered).collect();
    let texts: Vec<&str> = found.lines.iter().map(|&index| &lines[index].text[..]).collect();
    let framed = found.lines.len() < found.height
        && lines[..found.height].iter().any(|line| kind(&line.text) == Kind::Rule)
        || texts.iter().any(|text| text.contains(is_frame));
    let format = if framed && format == english::format_rows() { english::format_framed() } else { format };
    let puzzle = Imported::new(&symbols, alphabet, format).ok()?.without(&entered);
    Some((with_boxes(puzzle, &found, lines), found.height))
}

/// Collects as many rows as the first one has cells. Lines that may be blanks or a frame are rows if `either`.
fn collect(lines: &[Line], reading: impl Fn(&str) -> Option<Row>, either: bool) -> Option<Rows> {
    let mut found = Rows { rows: Vec::new(), height: 0, lines: Vec::new() };
    let (mut bars, mut bands, mut framed) = (0, Bands::default(), Bands::default());
    for (index, line) in lines.iter().enumerate() {
        let text = &line.text[..];
        match kind(text) {
            Kind::Blank if index > 0 => {
                bands.gap();
                continue;
            }
            Kind::Rule | Kind::Either if kind(text) == Kind::Rule || !either => {
                framed.gap();
                continue;
            }
            _ => {}
        }
        let row = match reading(text) {
            Some(row) if found.rows.is_empty() && SIZES.contains(&row.len()) => row,
            Some(row) if found.rows.first().is_some_and(|first| first.len() == row.len()) => row,
            // Between rows of dashes there may be longer ones, of the frame; and bars alone.
            _ if matches!(kind(text), Kind::Either | Kind::Bare) => continue,
            _ => return None,
        };
        let its_bars = text.chars().filter(|&char| is_bar(char)).count();
        if found.rows.is_empty() {
            bars = its_bars;
        } else if its_bars != bars && (its_bars == 0 || bars == 0) {
            return None;
        }
        found.rows.push(row);
        found.lines.push(index);
        bands.row();
        framed.row();
        if found.rows.len() == found.rows[0].len() {
            found.height = index + 1;
            // The head of a table may have a line below it.
            let headed = framed.counts.len() == 2 && framed.counts[0] == 1;
            // A frame has no empty lines in it, unless each line is followed by one.
            let whole = !framed.apart && (bands.are_plain() || framed.counts.len() == 1);
            return (bands.are_even() && (headed || framed.are_even()) && whole).then_some(found);
        }
    }
    None
}

/// The numbers of rows between empty lines, or between lines of a frame. These part bands of as many rows each, and never a grid from a part of the next.
#[derive(Default)]
struct Bands {
    counts: Vec<usize>,
    open: bool,
    /// Whether two gaps follow each other between rows, as where a frame ends and the next begins.
    apart: bool,
    twice: bool,
}

impl Bands {
    fn row(&mut self) {
        match self.counts.last_mut().filter(|_| self.open) {
            Some(count) => *count += 1,
            None => self.counts.push(1),
        }
        self.apart |= self.twice;
        self.open = true;
    }

    fn gap(&mut self) {
        self.twice = !self.open && !self.counts.is_empty();
        self.open = false;
    }

    fn are_even(&self) -> bool {
        self.counts.iter().all(|count| *count == self.counts[0])
    }

    /// Whether there is but one, or one for each row.
    fn are_plain(&self) -> bool {
        self.counts.len() == 1 || self.counts[0] == 1
    }
}

/// Returns whether the first line counts the columns of the grid below it: 1 to the size, or A to its letter.
pub fn is_heading(lines: &[Line]) -> bool {
    let Some(line) = lines.first() else { return false };
    READINGS.iter().any(|(reading, _)| {
        let Some(row) = reading(&line.text).filter(|row| counts(&line.text, row.len())) else { return false };
        let Some(below) = collect(&lines[1..], *reading, false) else { return false };
        let next = lines.get(1 + below.height).and_then(|line| reading(&line.text));
        below.rows.len() == row.len() && next.is_none_or(|next| next.len() != row.len())
    })
}

/// Returns whether a text counts rows or columns: from 1 to a size, or from A.
pub fn counts(text: &str, size: usize) -> bool {
    let signs = || text.chars().filter(|char| char.is_ascii_alphanumeric()).map(|char| char.to_ascii_uppercase());
    let numbers: String = (1..=size).map(|number| number.to_string()).collect();
    SIZES.contains(&size) && (signs().eq(numbers.chars()) || signs().eq((0..size).map(|at| (b'A' + at as u8) as char)))
}

/// Returns the lines without the names of their rows, if each has one: `Row 1:`, `1:`, `A)`, `a |`.
fn unnamed(lines: &[Line]) -> Option<Vec<Line>> {
    let mut unnamed = Vec::new();
    // What the rows are called, and the last of them.
    let mut last: Option<(&str, u32)> = None;
    for line in lines {
        if !matches!(kind(&line.text), Kind::Row | Kind::Other) {
            unnamed.push(line.clone());
            continue;
        }
        let text = line.text.trim_start().trim_start_matches('[');
        let word = text.find(|char: char| !char.is_ascii_alphabetic()).unwrap_or(text.len());
        let rest = text[word..].trim_start();
        let digits = rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(rest.len());
        // A letter is a name of its own, unless its number touches it.
        let touches = text[word..].starts_with(|char: char| char.is_ascii_digit());
        let (called, name, rest) = match digits {
            _ if word == 1 && !touches => {
                ("", text.chars().next().map(|char| char.to_ascii_uppercase() as u32)?, &text[1..])
            }
            1..=2 => (&text[..word], rest[..digits].parse().ok()?, &rest[digits..]),
            _ => break,
        };
        let after = rest.trim_start();
        let after = after
            .strip_prefix(",]")
            .or(after.strip_prefix([':', ')', ']', '|']))
            .or(rest.strip_prefix([' ', '\t', '.']));
        let Some(after) = after.filter(|_| last.is_none_or(|(word, last)| (word, last + 1) == (called, name))) else {
            break;
        };
        last = Some((called, name));
        unnamed.push(Line { number: line.number, text: after.to_string() });
    }
    last.is_some().then_some(unnamed)
}

// Readings of a line. ─────────────────────────────────────────────────────────────────────────────────────────────────

/// The part of a line that may hold cells, without what a program writes around a row.
fn bare(text: &str) -> &str {
    let around = |char: char| AROUND.contains(&char) && char != '|' || char == ',' || char == ';';
    text.trim_matches(around)
}

fn close(text: &str) -> Option<Row> {
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

fn numbers(text: &str) -> Option<Row> {
    let between = |char: char| char == ' ' || char == '\t' || is_frame(char);
    let words = || bare(text).split(between).filter(|word| !word.is_empty());
    let row: Row = words().map(|word| Symbol::from_word(word).map(cell)).collect::<Option<_>>()?;
    // A row alone does not say whether its numbers below 10 are characters; a large grid has larger ones in most rows.
    (row.len() > 9 && text.split(between).any(|word| word.len() == 2)
        || row.len() > 9 && words().all(|word| word.len() == 1))
    .then_some(row)
}

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
    // Without a border, the first and the last cell stand outside of the bars.
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

/// Reads values with something between them; an empty one is a blank.
fn separated(text: &str) -> Option<Row> {
    let text = text.trim_end_matches(' ').trim_end_matches("\\hline").trim_end_matches(['\\', ' ']);
    // A row of an array ends with a bracket, and all but the last with a separator behind it.
    let text = text.strip_suffix([',', ';']).filter(|text| text.ends_with([']', '}', ')'])).unwrap_or(text);
    let text = text.trim_matches(|char: char| AROUND.contains(&char) && char != '\t');
    let separator = ['\t', ';', ',', '&'].into_iter().find(|&separator| text.contains(separator))?;
    text.split(separator).map(|piece| value(piece).map(cell)).collect()
}

/// Reads a value of a list; nothing, and what programs call so, is a blank.
pub fn value(text: &str) -> Option<Symbol> {
    let word = text.trim_matches(AROUND);
    let is_nothing = ["", "none", "null", "nil"].iter().any(|nothing| word.eq_ignore_ascii_case(nothing));
    if is_nothing { Some(Symbol::BLANK) } else { Symbol::from_word(word) }
}

/// Reads values each of which has a separator behind it.
fn closed(text: &str) -> Option<Row> {
    let mut row = separated(text)?;
    let last = row.pop()?;
    (last.symbol == Symbol::BLANK).then_some(row)
}

fn cell(symbol: Symbol) -> Cell {
    Cell { symbol, entered: false }
}

// Readings of several lines. ──────────────────────────────────────────────────────────────────────────────────────────

/// Reads a grid in which a space is a blank wherever a cell can be. The cells of every row are as far from each other.
fn pitched(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let of_grid = |line: &Line| !matches!(kind(&line.text), Kind::Other);
    let framed = lines.iter().take(3).any(|line| line.text.contains(is_bar));
    let mut all: Vec<(usize, &str)> = lines
        .iter()
        .take_while(|line| of_grid(line) && !(framed && line.text.is_empty()))
        .enumerate()
        .filter(|(_, line)| matches!(kind(&line.text), Kind::Row | Kind::Bare | Kind::Blank))
        .map(|(index, line)| (index, &line.text[..]))
        .collect();
    if all.first().is_none_or(|(_, text)| text.is_empty()) {
        return None;
    }
    let some: Vec<(usize, &str)> = all.iter().copied().filter(|(_, text)| !text.is_empty()).collect();
    // Empty lines are nothing, or rows of blanks.
    let read = |rows: &[(usize, &str)]| {
        SIZES.into_iter().rev().filter(|&size| size <= rows.len()).find_map(|size| {
            let texts: Vec<&str> = rows[..size].iter().map(|(_, text)| *text).collect();
            let symbols = of_pitch(&texts, size)?;
            let height = rows[size - 1].0 + 1;
            let mut bands = Bands::default();
            for (at, (index, _)) in rows[..size].iter().enumerate() {
                if at > 0 && *index > rows[at - 1].0 + 1 {
                    bands.gap();
                }
                bands.row();
            }
            if !bands.are_even() {
                return None;
            }
            let puzzle = Imported::new(&symbols, alphabet, english::format_rows()).ok()?;
            let framed = texts.iter().any(|text| text.contains(is_frame));
            let format = if framed { english::format_framed() } else { puzzle.format.clone() };
            let found =
                Rows { rows: Vec::new(), height, lines: rows[..size].iter().map(|(index, _)| *index).collect() };
            Some((with_boxes(Imported { format, ..puzzle }, &found, lines), height))
        })
    };
    all.truncate(TALLEST);
    read(&some).or_else(|| read(&all))
}

/// Returns the cells of rows in which all cells are as far from each other; a space where a cell can be is a blank.
fn of_pitch(rows: &[&str], size: usize) -> Option<Vec<Symbol>> {
    if rows.iter().any(|row| has_blank(row, size)) || !rows.iter().any(|row| row.contains(' ')) {
        return None;
    }
    let groups: Vec<Vec<Vec<char>>> = rows.iter().map(|row| groups_of(row)).collect();
    let count = groups.iter().map(Vec::len).max()?;
    if groups.iter().any(|row| row.len() != count) || !size.is_multiple_of(count) {
        return None;
    }
    let cells = size / count;
    let framed = rows.iter().all(|row| row.contains(is_bar));
    let width = groups.iter().flatten().map(Vec::len).max()?;
    // Spaces at the end of a row may be missing.
    let whole = |row: &Vec<Vec<char>>| row.iter().take(count - 1).all(|group| group.len() == width);
    if !groups.iter().all(whole) {
        return None;
    }
    let mut pitches = (1..=4).flat_map(|pitch| (0..pitch).map(move |offset| (pitch, offset)));
    let fits = |&(pitch, offset): &(usize, usize)| {
        let last = offset + pitch * (cells - 1);
        let room = if framed { last + pitch } else { last + 1 };
        let there = |group: &Vec<char>| {
            group.iter().enumerate().all(|(at, &char)| {
                char == ' ' || at >= offset && (at - offset).is_multiple_of(pitch) && (at - offset) / pitch < cells
            })
        };
        last < width && width <= room && groups.iter().flatten().all(there)
    };
    let (pitch, offset) = pitches.find(fits)?;
    let of_group = |group: &Vec<char>| -> Option<Vec<Symbol>> {
        let at = |cell: usize| group.get(offset + pitch * cell).copied().filter(|char| *char != ' ');
        (0..cells).map(|cell| at(cell).map_or(Some(Symbol::BLANK), Symbol::from_char)).collect()
    };
    let symbols: Vec<Vec<Symbol>> = groups.iter().flatten().map(of_group).collect::<Option<_>>()?;
    Some(symbols.concat())
}

/// The parts of a row between bars, each with its spaces.
fn groups_of(row: &str) -> Vec<Vec<char>> {
    let mut groups: Vec<&str> = row.split(is_frame).collect();
    if groups.len() > 1 {
        // What stands before the first bar and behind the last is the margin.
        if groups.first().is_some_and(|group| group.trim().is_empty()) {
            groups.remove(0);
        }
        if groups.last().is_some_and(|group| group.trim().is_empty()) && row.trim_end().ends_with(is_frame) {
            groups.pop();
        }
    }
    groups.into_iter().map(|group| group.chars().collect()).collect()
}

/// Returns whether a line has a blank other than the space. Beyond 9 numbers, 0 and x may be numbers.
pub fn has_blank(line: &str, size: usize) -> bool {
    let blank = |char| Symbol::from_char(char) == Some(Symbol::BLANK) || size <= 9 && matches!(char, '0' | 'x' | 'X');
    line.chars().any(blank)
}

/// Reads a grid of candidates.
fn candidates(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let first = marks::words(&lines.first()?.text).count();
    if !SIZES.contains(&first) {
        // The first may be a line of the frame.
        let under = matches!(kind(&lines[0].text), Kind::Rule | Kind::Either) && lines.len() > 1;
        return if under { candidates(&lines[1..], alphabet).map(|(found, height)| (found, height + 1)) } else { None };
    }
    let (mut rows, mut bands) = (Vec::with_capacity(first), Bands::default());
    for (index, line) in lines.iter().enumerate() {
        match kind(&line.text) {
            Kind::Blank => bands.gap(),
            Kind::Rule | Kind::Bare => {}
            _ => {
                rows.push(&line.text[..]);
                bands.row();
            }
        }
        if rows.len() == first {
            return marks::read(&rows, alphabet).filter(|_| bands.are_even()).map(|found| (found, index + 1));
        }
    }
    None
}

/// Reads grids side by side without frames: each row is a word.
fn columns(lines: &[Line], alphabet: Option<Alphabet>) -> Option<Block> {
    let words = |text: &str| -> Vec<(usize, String)> {
        let mut words = Vec::new();
        let mut begin = None;
        for (index, char) in text.chars().chain([' ']).enumerate() {
            match (begin, char == ' ' || char == '\t' || is_bar(char)) {
                (None, false) => begin = Some(index),
                (Some(start), true) => {
                    words.push((start, text.chars().skip(start).take(index - start).collect()));
                    begin = None;
                }
                _ => {}
            }
        }
        words
    };
    let is_row = |word: &str, size: usize| {
        word.chars().count() == size
            && word.chars().all(|char| Symbol::from_char(char).is_some())
            && word.chars().any(|char| !char.is_alphabetic())
    };
    let first = words(&lines.first()?.text);
    let size = first.iter().map(|(_, word)| word.chars().count()).find(|size| SIZES.contains(size))?;
    let mut grids: Vec<Vec<Symbol>> = Vec::new();
    let (mut rows, mut columns, mut beside) = (0, Vec::new(), Vec::new());
    let count = first.len();
    let mut bands = Bands::default();
    for (index, line) in lines.iter().enumerate() {
        match kind(&line.text) {
            Kind::Blank => bands.gap(),
            Kind::Rule => {}
            _ => bands.row(),
        }
        if matches!(kind(&line.text), Kind::Blank | Kind::Rule) {
            continue;
        }
        let words = words(&line.text);
        // A title with a number in it is no row.
        if words.len() != count {
            return None;
        }
        let (cells, others): (Vec<_>, Vec<_>) = words.into_iter().partition(|(_, word)| is_row(word, size));
        if rows == 0 {
            columns = cells.iter().map(|(column, _)| *column).collect();
            grids = vec![Vec::new(); cells.len()];
        }
        if cells.is_empty() || cells.len() != grids.len() {
            return None;
        }
        let others: Vec<String> = others.into_iter().map(|(_, word)| word).collect();
        if !others.is_empty() {
            beside.push(Line { number: line.number, text: others.join(" ") });
        }
        for (grid, (_, word)) in grids.iter_mut().zip(&cells) {
            grid.extend(word.chars().filter_map(Symbol::from_char));
        }
        rows += 1;
        if rows == size && bands.are_even() {
            let read = |symbols: &Vec<Symbol>| Imported::new(symbols, alphabet, english::format_rows()).ok();
            let puzzles: Vec<Imported> = grids.iter().map(read).collect::<Option<_>>()?;
            return Some(Block { puzzles, columns, height: index + 1, beside });
        }
    }
    None
}

/// Reads one long row that is broken into lines of equal length, of which the last may be shorter.
fn broken(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let is_part = |line: &&Line| kind(&line.text) == Kind::Row && !line.text.contains(is_frame);
    let rows: Vec<Row> = lines.iter().take_while(is_part).map(|line| close(&line.text)).collect::<Option<_>>()?;
    let (last, others) = rows.split_last()?;
    let width = others.first()?.len();
    // Half of a puzzle is no smaller one.
    let alike = others.iter().all(|row| row.len() == width) && last.len() <= width && !SIZES.contains(&width);
    let symbols: Vec<Symbol> = rows.iter().filter(|_| alike).flatten().map(|cell| cell.symbol).collect();
    let puzzle = Imported::new(&symbols, alphabet, english::format_characters(symbols.len())).ok()?;
    Some((puzzle, rows.len()))
}

/// Reads rows in which a scanner mistook digits for letters: O, l and I. All lines have no other letters.
fn scanned(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let read = |text: &str| close(as_digits(text).as_deref().unwrap_or(text));
    let (found, height) = with(lines, read, alphabet, english::format_rows())?;
    let notes = scanned_notes(lines[..height].iter().flat_map(|line| line.text.chars()));
    (found.size <= 9 && !notes.is_empty()).then_some((Imported { notes, ..found }, height))
}

/// Returns a text with digits for the letters that a scanner takes them for; `None` if it has other letters, or none.
pub fn as_digits(text: &str) -> Option<String> {
    let digit = |char: char| match char {
        'O' | 'o' => '0',
        'l' | 'I' => '1',
        _ => char,
    };
    let digits: String = text.chars().map(digit).collect();
    (digits != text && !digits.contains(|char: char| char.is_alphabetic() && !"xX".contains(char))).then_some(digits)
}

/// Returns what is said of letters that are read as digits.
pub fn scanned_notes(chars: impl Iterator<Item = char> + Clone) -> Vec<Message> {
    let said = [("Oo", 'O', '0'), ("l", 'l', '1'), ("I", 'I', '1')].map(|(letters, letter, digit)| {
        let count = chars.clone().filter(|char| letters.contains(*char)).count();
        (count > 0).then(|| english::letter_as_digit(letter, digit, count))
    });
    said.into_iter().flatten().collect()
}

// Frames. ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/// Adds the boxes that a frame draws, if they are not the usual ones.
fn with_boxes(puzzle: Imported, found: &Rows, lines: &[Line]) -> Imported {
    let size = puzzle.size;
    let texts: Vec<&str> = found.lines.iter().map(|&index| &lines[index].text[..]).collect();
    // Rows between two lines of the frame, or between two gaps.
    let mut bands = vec![0];
    for pair in found.lines.windows(2) {
        *bands.last_mut().expect("a band") += 1;
        if pair[1] > pair[0] + 1 {
            bands.push(0);
        }
    }
    *bands.last_mut().expect("a band") += 1;
    let alike = |counts: &[usize]| counts.iter().all(|count| *count == counts[0]).then(|| counts[0]);
    let usual = order_of(size);
    let rows = alike(&bands).filter(|&rows| rows < size && rows > 1);
    let columns = alike(&texts.iter().map(|text| group_size(text, size).unwrap_or(0)).collect::<Vec<_>>())
        .filter(|&columns| columns > 1);
    // Lines on one side alone may group several boxes.
    match (rows, columns) {
        (Some(rows), Some(columns)) if rows * columns == size => in_boxes(puzzle, [rows, columns]),
        (Some(rows), None) if size.is_multiple_of(rows) && !rows.is_multiple_of(usual[0]) => {
            in_boxes(puzzle, [rows, size / rows])
        }
        (None, Some(columns)) if size.is_multiple_of(columns) && !columns.is_multiple_of(usual[1]) => {
            in_boxes(puzzle, [size / columns, columns])
        }
        (Some(rows), Some(columns)) if !rows.is_multiple_of(usual[0]) || !columns.is_multiple_of(usual[1]) => {
            let mut puzzle = puzzle;
            puzzle.rules.push(english::boxes_of_frame(rows, columns));
            puzzle
        }
        _ => puzzle,
    }
}

/// The number of cells between two bars of a row, or between two gaps, if it is the same everywhere and less than all.
fn group_size(text: &str, size: usize) -> Option<usize> {
    let between_bars = text.contains(is_bar);
    let text = text.trim().trim_matches(is_frame);
    let parts: Vec<&str> = if between_bars { text.split(is_frame).collect() } else { text.split("  ").collect() };
    let words = |part: &str| part.split_whitespace().count();
    let width = |part: &&str| match size {
        ..10 => part.chars().filter(|char| Symbol::from_char(*char).is_some()).count(),
        _ => words(part).max(if part.trim().contains(' ') { 0 } else { part.trim().chars().count() }),
    };
    // With spaces as blanks, the frame alone tells how many cells there are.
    let has_gaps = between_bars && parts.iter().map(width).sum::<usize>() != size;
    if has_gaps {
        return (parts.len() > 1 && size.is_multiple_of(parts.len())).then(|| size / parts.len());
    }
    let widths: Vec<usize> = parts.iter().map(width).filter(|width| *width > 0).collect();
    (widths.len() > 1 && widths.iter().all(|width| *width == widths[0])).then(|| widths[0])
}

/// What a line is, as far as the line alone shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Nothing.
    Blank,
    /// Cells.
    Row,
    /// A line of a frame.
    Rule,
    /// What may be blanks and may be a frame: `---------`.
    Either,
    /// Spaces and bars: a row if spaces are blanks.
    Bare,
    /// Anything else.
    Other,
}

/// Returns what a line is.
pub fn kind(text: &str) -> Kind {
    if text.is_empty() {
        return Kind::Blank;
    }
    let trimmed = text.trim();
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

fn is_corner(char: char) -> bool {
    ".,'`*".contains(char)
}

/// Returns whether it is an upright part of a frame.
pub fn is_bar(char: char) -> bool {
    "|:!¦│┃║┆┇┊┋╎╏".contains(char)
}

/// Returns whether it is a part of a frame that is never a blank.
pub fn is_frame(char: char) -> bool {
    is_bar(char) || matches!(char, '+' | '=' | '\u{2500}'..='\u{257f}')
}
