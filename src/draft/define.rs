//! The short form for links: the statements of the text form, joined by `;`, each a letter and its content.
//!
//! ```text
//! n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tMagic_triangle
//! ```
//!
//! | part | meaning |
//! |---|---|
//! | `n` | numbers and ranges, joined by `_` |
//! | `c` | cells as `x,y`, joined by `_`; they are called A to Z, then A1 to Z1 and so on, in this order |
//! | `l` | lines, joined by `_`: a sum, or `d` for all different, and the names of its cells; before the sum `o` for a loop, or `r`, x, y and radius, each followed by a comma, for a ring |
//! | `s`, `h` | a square, or a honeycomb, as the text form lays it out: cells a side, a comma, and the rule of its lines |
//! | `t` | the title, to the end; `_` for a space. At most one, and the last |
//!
//! Every part occurs at most once. Only the title needs the link's escapes.
//!
//! If a definition is too long for a link, a square or a honeycomb is written as one part. In other drawings, evenly
//! spaced cells become one item, and so do names at even steps:
//!
//! ```text
//! n-135..135;h10,0;tHexagon
//! n1..400;c0,0..19,0,20_0,-1..19,-1,20_...;l4010A..T_4010A..Q14,20_...
//! ```
//!
//! | item | meaning |
//! |---|---|
//! | `0,0..19,0,20` | 20 cells from 0,0 to 19,0 |
//! | `A..T` | the names from A to T in their order, or from the last to the first |
//! | `A..Q14,20` | every twentieth of them |

use super::{Draft, MAX_TITLE};
use crate::puzzle::read::{DIFFERENT, read_coordinate, read_number, read_numbers, read_ring, read_rule};
use crate::puzzle::shapes::lay_out;
use crate::puzzle::{Line, MAX_CELLS, MAX_LINES, Stroke, label};
use crate::text::english;
use crate::text::message::Message;
use crate::text::percent::encode;

/// The longest definition without runs, in characters, escaped as in a link.
const LONG: usize = 1500;
/// The least number of evenly spaced cells, or of names at even steps, that are shorter as a run.
const SHORTEST_RUN: usize = 4;

impl Draft {
    /// Reads a definition, which need not define a complete puzzle.
    ///
    /// # Errors
    /// Reports the error, and what is accepted.
    pub fn from_define(text: &str) -> Result<Draft, Message> {
        let mut draft = Draft::default();
        let (mut seen, mut rest) = (String::new(), text.trim());
        while let Some(letter) = rest.chars().next() {
            let body = &rest[letter.len_utf8()..];
            let (body, after) =
                if letter == 't' { (body, "") } else { body.split_once(['/', ';']).unwrap_or((body, "")) };
            if seen.contains(letter) {
                return Err(english::part_twice(letter));
            }
            seen.push(letter);
            match letter {
                'n' => draft.numbers = read_numbers(items(body))?,
                'c' => draft.cells.extend(read_cells(body)?),
                // Lines name cells that may be defined later.
                'l' => draft.lines.extend(read_lines(body)?),
                's' | 'h' => {
                    let (side, rule) = body.split_once(',').unwrap_or((body, ""));
                    let (cells, lines) = lay_out(letter == 's', [side, rule_words(rule)], draft.cells.len())?;
                    draft.cells.extend(cells);
                    draft.lines.extend(lines);
                }
                't' if body.len() > MAX_TITLE => {
                    return Err(english::title_too_long(body.len(), MAX_TITLE));
                }
                't' => draft.title = body.to_string(),
                _ => return Err(english::not_a_part(rest)),
            }
            rest = after;
        }
        let draft = draft.tidy();
        draft.check_limits()?;
        Ok(draft)
    }

    /// Returns the definition, without the link's escapes. Givens are not part of it, because the link has a key for
    /// them.
    pub fn to_define(&self) -> String {
        let draft = self.clone().tidy();
        let plain = draft.define(usize::MAX);
        // Definitions from before the introduction of runs stay the same.
        if encode(&plain).len() <= LONG { plain } else { draft.define(SHORTEST_RUN) }
    }

    /// Returns the definition of a tidy draft, with a run for `shortest` or more evenly spaced cells or names.
    fn define(&self, shortest: usize) -> String {
        let names = |line: &Line| line_text(line, &in_runs(&line.cells, shortest, step_run, name_run));
        let drawing = || {
            let cells = in_runs(&self.cells, shortest, even_run, cell_run);
            vec![("c", cells), ("l", self.lines.iter().map(names).collect())]
        };
        let shape = self.shape().filter(|_| shortest == SHORTEST_RUN);
        let mut parts = vec![("n", ranges(&self.numbers))];
        parts.extend(shape.map_or_else(drawing, |(letter, item)| vec![(letter, vec![item])]));
        parts.push(("t", vec![self.title.replace(' ', "_")]));
        let parts = parts.into_iter().filter(|(_, items)| !items.is_empty());
        parts.map(|(letter, items)| format!("{letter}{}", items.join("_"))).collect::<Vec<_>>().join(";")
    }

    /// Returns the part of a square or a honeycomb, if the draft is exactly that.
    fn shape(&self) -> Option<(&'static str, String)> {
        let rule = rule_text(self.lines.first()?);
        (2..=20).find_map(|side: usize| {
            let letter = match self.cells.len() {
                cells if cells == side * side => "s",
                cells if cells == 3 * side * (side - 1) + 1 => "h",
                _ => return None,
            };
            let laid_out = lay_out(letter == "s", [&side.to_string(), rule_words(&rule)], 0).ok()?;
            let own = laid_out.0 == self.cells && laid_out.1 == self.lines;
            own.then(|| (letter, format!("{side},{rule}")))
        })
    }
}

/// Returns the rule of a line in the text form.
fn rule_words(rule: &str) -> &str {
    if rule == "d" { DIFFERENT } else { rule }
}

/// Returns the rule of a line in a definition.
fn rule_text(line: &Line) -> String {
    if line.different { "d".to_string() } else { line.target.to_string() }
}

/// Returns numbers in rising order; three or more consecutive numbers become a range.
pub(super) fn ranges(numbers: &[i32]) -> Vec<String> {
    let run = |rest: &[i32]| rest.iter().zip(rest[0]..).take_while(|&(&number, expected)| number == expected).count();
    let text = |run: &[i32]| match run {
        [number] => number.to_string(),
        _ => format!("{}..{}", run[0], run[run.len() - 1]),
    };
    in_runs(numbers, 3, run, text)
}

fn items(body: &str) -> impl Iterator<Item = &str> {
    body.split('_').filter(|item| !item.is_empty())
}

fn read_cells(body: &str) -> Result<Vec<[f64; 2]>, Message> {
    let mut cells = Vec::new();
    for item in items(body) {
        let (first, last, count) = match item.split_once("..") {
            Some((first, rest)) => {
                let (last, count) = rest.rsplit_once(',').ok_or_else(|| english::not_x_y(item))?;
                (first, last, read_number(count)?)
            }
            None => (item, item, 1),
        };
        let (first, last) = (read_point(first)?, read_point(last)?);
        if count as usize > MAX_CELLS - cells.len() {
            return Err(english::too_many_cells(MAX_CELLS));
        }
        cells.extend(evenly(first, last, count as usize));
    }
    Ok(cells)
}

fn read_point(item: &str) -> Result<[f64; 2], Message> {
    let (x, y) = item.split_once(',').ok_or_else(|| english::not_x_y(item))?;
    Ok([read_coordinate(x)?, read_coordinate(y)?])
}

/// Returns `count` evenly spaced points from the first to the last, rounded as in a tidy draft.
fn evenly(first: [f64; 2], last: [f64; 2], count: usize) -> impl Iterator<Item = [f64; 2]> {
    let at = move |place: usize| {
        let share = if count > 1 { place as f64 / (count - 1) as f64 } else { 0.0 };
        std::array::from_fn(|axis| super::rounded(first[axis] + (last[axis] - first[axis]) * share))
    };
    (0..count).map(at)
}

/// Returns the items in the order of the list; a run at the head of the remaining list becomes one item.
fn in_runs<T: Copy>(list: &[T], shortest: usize, run: fn(&[T]) -> usize, text: fn(&[T]) -> String) -> Vec<String> {
    let (mut items, mut rest) = (Vec::new(), list);
    while !rest.is_empty() {
        let length = if shortest <= rest.len() { run(rest) } else { 1 };
        let taken = if length >= shortest { length } else { 1 };
        items.push(text(&rest[..taken]));
        rest = &rest[taken..];
    }
    items
}

/// Returns the number of evenly spaced cells at the start.
fn even_run(cells: &[[f64; 2]]) -> usize {
    let step = |place: usize, axis: usize| cells[place][axis] - cells[place - 1][axis];
    // Roughly, because coordinates are rounded.
    let same = |place: &usize| [0, 1].iter().all(|&axis| (step(*place, axis) - step(1, axis)).abs() < 3e-4);
    let mut length = 1 + (1..cells.len()).take_while(same).count();
    while length > 1 && !evenly(cells[0], cells[length - 1], length).eq(cells[..length].iter().copied()) {
        length -= 1;
    }
    length
}

fn cell_run(cells: &[[f64; 2]]) -> String {
    let text = |[x, y]: [f64; 2]| format!("{x},{y}");
    match cells {
        [cell] => text(*cell),
        _ => format!("{}..{},{}", text(cells[0]), text(cells[cells.len() - 1]), cells.len()),
    }
}

/// Returns the number of cells at the start that have the same step between them.
fn step_run(cells: &[usize]) -> usize {
    let step = |place: usize| cells[place] as isize - cells[place - 1] as isize;
    1 + (1..cells.len()).take_while(|&place| step(place) == step(1)).count()
}

fn name_run(cells: &[usize]) -> String {
    match cells {
        [cell] => label(*cell),
        _ => {
            let ends = format!("{}..{}", label(cells[0]), label(cells[cells.len() - 1]));
            match cells[1].abs_diff(cells[0]) {
                1 => ends,
                step => format!("{ends},{step}"),
            }
        }
    }
}

fn read_lines(body: &str) -> Result<Vec<Line>, Message> {
    let mut lines = Vec::new();
    for item in items(body) {
        if lines.len() == MAX_LINES {
            return Err(english::too_many_lines(MAX_LINES));
        }
        lines.push(read_line(item).map_err(|problem| english::in_line(item, problem))?);
    }
    Ok(lines)
}

fn read_line(item: &str) -> Result<Line, Message> {
    let names = item.find(|c: char| c.is_ascii_uppercase()).unwrap_or(item.len());
    let (front, names) = item.split_at(names);
    let (stroke, rule) = match front.split_at_checked(1) {
        Some(("o", rule)) => (Stroke::Loop, rule),
        Some(("r", ring)) => {
            let mut words = ring.splitn(4, ',');
            let mut word = || words.next().unwrap_or("");
            (read_ring([word(), word(), word()])?, word())
        }
        _ => (Stroke::Row, front),
    };
    let cells = read_names(names)?;
    read_rule(rule_words(rule), cells, stroke)
}

/// Reads letters, each with an optional number, and runs of them: `ABA1`, `A..T`, `A..Q14,20`.
fn read_names(names: &str) -> Result<Vec<usize>, Message> {
    let mut cells = Vec::new();
    let mut rest = names;
    while !rest.is_empty() {
        let first = read_name(&mut rest)?;
        match rest.strip_prefix("..") {
            Some(after) => {
                let run = rest;
                rest = after;
                let last = read_name(&mut rest)?;
                let step = match rest.strip_prefix(',') {
                    Some(after) => {
                        let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
                        rest = &after[end..];
                        read_number(&after[..end])? as usize
                    }
                    None => 1,
                };
                if step == 0 || last.abs_diff(first) % step != 0 {
                    return Err(english::not_cell_names(run));
                }
                let places = (0..=last.abs_diff(first)).step_by(step);
                cells.extend(places.map(|far| if last < first { first - far } else { first + far }));
            }
            None => cells.push(first),
        }
        if cells.len() > MAX_CELLS {
            return Err(english::too_many_line_cells(MAX_CELLS));
        }
    }
    Ok(cells)
}

/// Reads the cell named at the start, and removes its name.
fn read_name(rest: &mut &str) -> Result<usize, Message> {
    let names = *rest;
    let letter = names.bytes().next().filter(u8::is_ascii_uppercase).ok_or_else(|| english::not_cell_names(names))?;
    let end = names[1..].find(|c: char| !c.is_ascii_digit()).map_or(names.len(), |end| end + 1);
    let name = &names[..end];
    *rest = &names[end..];
    let round = if end == 1 { Some(0) } else { name[1..].parse::<usize>().ok() };
    let cell = round.map(|round| 26 * round.min(MAX_CELLS) + usize::from(letter - b'A'));
    cell.filter(|&cell| cell < MAX_CELLS && label(cell) == name).ok_or_else(|| english::not_a_cell_name(name))
}

fn line_text(line: &Line, names: &[String]) -> String {
    let front = match line.stroke {
        Stroke::Row => String::new(),
        Stroke::Loop => "o".to_string(),
        Stroke::Ring { x, y, radius } => format!("r{x},{y},{radius},"),
    };
    format!("{front}{}{}", rule_text(line), names.concat())
}
