//! Grids of cells in rows, with or without a frame, row names, or text beside them.
//!
//! ```text
//!  +---+---+     1 2 | . .     12..      | 1 | 2 |   |   |     1  .  . 16     | 1   |   2 |
//!  |12 |   |     . . | 1 2     ..12                            5  .  .  .     |   3 | 1   |
//!  +---+---+     ----+----
//!  close         close         close     boxed                 numbers        pitched
//! ```
//!
//! A reading either accepts a line as a row of cells or does not. A grid begins where the number of consecutive rows of
//! equal length equals that length. Empty lines and frame lines can occur between them. The readings are tried in this
//! order:
//!
//! | reading | spaces | cells |
//! |---|---|---|
//! | the readings of a line (`row`) | nothing, or between cells | see there |
//! | `pitched` | blanks, where a cell can be | at equal distances everywhere |
//! | `candidates` | between cells | one is a given, several are its candidates |
//! | `scanned` | nothing | one character each, with O for 0 and l or I for 1 |
//! | `broken` | nothing | one long row over several lines |
//! | `columns` | between grids | grids side by side, one word for each row |
//! | `apart` | between cells | grids side by side, with a tab or a wide gap between them |
//!
//! A frame around a grid shows the position of the grid in its lines, and the rest of each line is text. The boxes
//! drawn by a frame are the boxes of the puzzle.

use super::alphabet::{Alphabet, Symbol};
use super::frame::{Bands, frames, with_boxes};
use super::imported::{Imported, SIZES};
use super::marks;
use super::row::{
    Kind, READINGS, Row, as_digits, close, counts, has_blank, is_bar, is_corner, is_frame, kind, scanned_notes,
};
use super::source::Line;
use crate::text::english;
use crate::text::message::Message;

/// The grids that begin at a line.
pub struct Block {
    /// The grids, from left to right.
    pub puzzles: Vec<Imported>,
    /// The column where each grid begins, if several are side by side.
    pub columns: Vec<usize>,
    /// The number of lines that the grids take.
    pub height: usize,
    /// The text beside the grids, with its line.
    pub beside: Vec<Line>,
}

/// The rows of a grid, and the lines that they take.
struct Rows {
    rows: Vec<Row>,
    height: usize,
    /// The index of the line of each row.
    lines: Vec<usize>,
}

/// The number of cells of the largest sudoku.
const MOST_CELLS: usize = 36 * 36;
/// The maximum number of frames that are examined side by side.
const MOST_BESIDE: usize = 40;
/// The maximum number of gap widths that are tried.
const MOST_GAPS: usize = 4;
/// The maximum number of lines of a grid: a frame line beside each row, and an empty line.
const TALLEST: usize = 4 * 36;
/// Reads the grids that begin at the first line; `None` if none does. `after` is the number of earlier lines that
/// resemble cells or a frame but belong to no grid.
pub fn read(lines: &[Line], alphabet: Option<Alphabet>, after: usize) -> Option<Block> {
    let lines = &lines[..lines.len().min(TALLEST)];
    let is_row = kind(&lines.first()?.text) == Kind::Row;
    // A long text of such lines contains no grid, and this bound keeps the time per line constant.
    if !is_row && after >= TALLEST / 4 {
        return None;
    }
    panes(lines, alphabet).or_else(|| block(lines, alphabet, !is_row || after < 2))
}

/// Reads grids with complete frames, which begin at a frame line.
fn panes(lines: &[Line], alphabet: Option<Alphabet>) -> Option<Block> {
    let frames = frames(&lines.first()?.text);
    let mut found = Block { puzzles: Vec::new(), columns: Vec::new(), height: 0, beside: Vec::new() };
    let mut ends = Vec::new();
    for (left, right) in frames.into_iter().take(MOST_BESIDE) {
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
            // The line after the grid is the bottom of the frame.
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

/// Reads the grids that fill entire lines. Some readings apply only to lines that `begin` a grid.
fn block(lines: &[Line], alphabet: Option<Alphabet>, begin: bool) -> Option<Block> {
    single(lines, alphabet, begin).or_else(|| columns(lines, alphabet)).or_else(|| apart(lines, alphabet))
}

/// Reads the grid that fills entire lines, with or without row names.
fn single(lines: &[Line], alphabet: Option<Alphabet>, begin: bool) -> Option<Block> {
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
    read(lines).or_else(|| read(&unnamed(lines)?))
}

/// Reads a grid whose rows have this reading, and returns the number of lines that it takes.
fn with(
    lines: &[Line],
    reading: impl Fn(&str) -> Option<Row> + Copy,
    alphabet: Option<Alphabet>,
    format: Message,
) -> Option<(Imported, usize)> {
    if is_head(lines, reading) {
        return None;
    }
    let [rules, rows] = [false, true].map(|either| collect(lines, reading, either));
    // Lines of dashes are rows if the grid ends with them but would not end without them.
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
    Some((with_boxes(puzzle, &found.lines, &texts), found.height))
}

/// Collects a square of rows with the length of the first row. Lines that may be blanks or a frame are rows if
/// `either`.
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
            // Between rows of dashes there may be longer lines that belong to the frame, and lines of bars alone.
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
            // A frame contains no empty lines, unless an empty line follows each line.
            let whole = !framed.apart && (bands.are_plain() || framed.counts.len() == 1);
            return (bands.are_even() && (headed || framed.are_even()) && whole).then_some(found);
        }
    }
    None
}

/// Returns whether the first row is the head of a table: a rule follows it, and then a complete grid of the same width.
fn is_head(lines: &[Line], reading: impl Fn(&str) -> Option<Row>) -> bool {
    let is_rule = |line: &&Line| match kind(&line.text) {
        Kind::Rule => true,
        Kind::Either => line.text.contains(is_bar),
        _ => false,
    };
    let top = lines.iter().take_while(is_rule).count();
    let [head, below, ..] = &lines[top..] else { return false };
    (is_rule(&below) || head.text.ends_with("\\hline"))
        && reading(&head.text).is_some_and(|row| {
            collect(&lines[top + 1..], &reading, false).is_some_and(|grid| grid.rows.len() == row.len())
        })
}

/// Returns whether the first line numbers the columns of the grid below it: 1 to the size, or A to its letter.
pub fn is_heading(lines: &[Line]) -> bool {
    let Some(line) = lines.first() else { return false };
    READINGS.iter().any(|(reading, _)| {
        let Some(row) = reading(&line.text).filter(|row| counts(&line.text, row.len())) else { return false };
        let Some(below) = collect(&lines[1..], *reading, false) else { return false };
        let next = lines.get(1 + below.height).and_then(|line| reading(&line.text));
        below.rows.len() == row.len() && next.is_none_or(|next| next.len() != row.len())
    })
}

/// Returns the lines without their row names, if each has one: `Row 1:`, `1:`, `A)`, `a |`.
fn unnamed(lines: &[Line]) -> Option<Vec<Line>> {
    let mut unnamed = Vec::new();
    // The word before each number, and the last number.
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
        // A letter is a name by itself, unless a number follows it directly.
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

/// Reads a grid with a space as a blank wherever a cell can be. All cells of a row are at equal distances.
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
    // Empty lines are either ignored or rows of blanks.
    let read = |rows: &[(usize, &str)]| {
        SIZES.into_iter().rev().filter(|&size| size <= rows.len()).find_map(|size| {
            let texts: Vec<&str> = rows[..size].iter().map(|(_, text)| *text).collect();
            let symbols = of_pitch(&texts, size)?;
            let height = rows[size - 1].0 + 1;
            let lines: Vec<usize> = rows[..size].iter().map(|(index, _)| *index).collect();
            if !Bands::of(&lines).are_even() {
                return None;
            }
            let puzzle = Imported::new(&symbols, alphabet, english::format_rows()).ok()?;
            let framed = texts.iter().any(|text| text.contains(is_frame));
            let format = if framed { english::format_framed() } else { puzzle.format.clone() };
            Some((with_boxes(Imported { format, ..puzzle }, &lines, &texts), height))
        })
    };
    all.truncate(TALLEST);
    read(&some).or_else(|| read(&all))
}

/// Returns the cells of rows whose cells are at equal distances; a space where a cell can be is a blank.
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

/// Returns the parts of a row between bars, each with its spaces.
fn groups_of(row: &str) -> Vec<Vec<char>> {
    let mut groups: Vec<&str> = row.split(is_frame).collect();
    if groups.len() > 1 {
        // The margin is before the first bar and after the last.
        if groups.first().is_some_and(|group| group.trim().is_empty()) {
            groups.remove(0);
        }
        if groups.last().is_some_and(|group| group.trim().is_empty()) && row.trim_end().ends_with(is_frame) {
            groups.pop();
        }
    }
    groups.into_iter().map(|group| group.chars().collect()).collect()
}

/// Reads a grid of candidates.
fn candidates(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let first = marks::words(&lines.first()?.text).count();
    if !SIZES.contains(&first) {
        // The first line may belong to the frame.
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
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut within = false;
        for (index, char) in text.chars().enumerate() {
            let is_part = !(char == ' ' || char == '\t' || is_bar(char));
            match words.last_mut().filter(|_| within) {
                Some((_, word)) if is_part => word.push(char),
                None if is_part => words.push((index, char.to_string())),
                _ => {}
            }
            within = is_part;
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
        // A title that contains a number is not a row.
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

/// Reads grids side by side whose rows contain spaces; a tab divides them, or a gap wider than any within a row.
fn apart(lines: &[Line], alphabet: Option<Alphabet>) -> Option<Block> {
    let first = &lines.first()?.text;
    let mut gaps: Vec<usize> =
        pieces(first, 2).windows(2).map(|pair| pair[1].0 - pair[0].0 - pair[0].1.chars().count()).collect();
    gaps.sort_unstable_by(|one, other| other.cmp(one));
    gaps.dedup();
    let tabs = first.contains('\t').then_some(usize::MAX);
    tabs.into_iter().chain(gaps).take(MOST_GAPS).find_map(|gap| {
        let begins = pieces(first, gap);
        if !(2..=MOST_BESIDE).contains(&begins.len()) {
            return None;
        }
        let mut panes = vec![Vec::new(); begins.len()];
        for line in lines {
            let parts = pieces(&line.text, gap);
            // An empty line is empty in every grid.
            if parts.len() != panes.len() && !parts.is_empty() {
                break;
            }
            for (at, pane) in panes.iter_mut().enumerate() {
                let text = parts.get(at).map_or("", |(_, text)| text).to_string();
                pane.push(Line { number: line.number, text });
            }
        }
        let grids: Vec<Block> = panes.iter().map(|pane| single(pane, alphabet, false)).collect::<Option<_>>()?;
        let height = grids[0].height;
        // Groups of cells that belong to one large grid continue below.
        let ends = panes[0].get(height).is_none_or(|line| kind(&line.text) != Kind::Row);
        if !ends || grids.iter().any(|grid| grid.height != height) {
            return None;
        }
        let columns = begins.iter().map(|(column, _)| *column).collect();
        let puzzles = grids.into_iter().flat_map(|grid| grid.puzzles).collect();
        Some(Block { puzzles, columns, height, beside: Vec::new() })
    })
}

/// Returns the pieces of a line between tabs or at least `gap` spaces, each with its column.
pub fn pieces(text: &str, gap: usize) -> Vec<(usize, String)> {
    let (mut pieces, mut spaces): (Vec<(usize, String)>, usize) = (Vec::new(), usize::MAX);
    for (column, char) in text.chars().enumerate() {
        match char {
            '\t' => spaces = usize::MAX,
            ' ' => spaces = spaces.saturating_add(1),
            _ => {
                match pieces.last_mut().filter(|_| spaces < gap) {
                    Some((_, piece)) => {
                        piece.extend(std::iter::repeat_n(' ', spaces));
                        piece.push(char);
                    }
                    None => pieces.push((column, char.to_string())),
                }
                spaces = 0;
            }
        }
    }
    pieces
}

/// Reads one long row that is broken into lines of equal length, except that the last may be shorter.
fn broken(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let is_part = |line: &&Line| kind(&line.text) == Kind::Row && !line.text.contains(is_frame);
    let (mut symbols, mut width, mut height, mut ended) = (Vec::new(), 0, 0, false);
    for line in lines.iter().take_while(is_part) {
        let row = close(&line.text)?;
        width = if height == 0 { row.len() } else { width };
        // Half of a puzzle is not a smaller puzzle.
        if ended || row.len() > width || SIZES.contains(&width) || symbols.len() > MOST_CELLS {
            return None;
        }
        ended = row.len() < width;
        symbols.extend(row.iter().map(|cell| cell.symbol));
        height += 1;
    }
    let puzzle = Imported::new(&symbols, alphabet, english::format_characters(symbols.len())).ok()?;
    (height > 1).then_some((puzzle, height))
}

/// Reads rows with digits that a scanner mistook for letters: O, l and I. The lines contain no other letters.
fn scanned(lines: &[Line], alphabet: Option<Alphabet>) -> Option<(Imported, usize)> {
    let read = |text: &str| close(as_digits(text).as_deref().unwrap_or(text));
    let (found, height) = with(lines, read, alphabet, english::format_rows())?;
    let notes = scanned_notes(lines[..height].iter().flat_map(|line| line.text.chars()));
    (found.size <= 9 && !notes.is_empty()).then_some((Imported { notes, ..found }, height))
}
