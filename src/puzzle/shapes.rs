//! Shapes that one statement of the text form lays out: cells named by their order, and lines with a common rule.
//!
//! ```text
//! square 3 15           honeycomb 2 20
//!
//!   A B C                   A B
//!   D E F                  C D E
//!   G H I                   F G
//! ```
//!
//! A square has rows, columns and both diagonals as lines. A honeycomb has the rows of its three directions.

use super::read::{read_number, read_rule};
use super::{Cell, Line, MAX_CELLS, MAX_LINES, Puzzle, Stroke, label};
use crate::text::english;
use crate::text::message::Message;

/// Half the square root of 3: the distance between the rows of a honeycomb whose cells are 1 apart.
const ROW: f64 = 0.866;

impl Puzzle {
    /// Reads `square` or `honeycomb`: the number of cells a side, and the sum of every line.
    pub(super) fn read_shape(&mut self, shape: &str, rest: &str) -> Result<(), Message> {
        let mut words = rest.split_whitespace();
        let (side, rule) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let first = self.cells.len();
        let (cells, lines) = lay_out(shape == "square", [side, rule], first)?;
        if words.next().is_some() {
            return Err(english::not_whole(rest, 2, 20));
        }
        if self.lines.len() + lines.len() > MAX_LINES {
            return Err(english::too_many_lines(MAX_LINES));
        }
        let named = cells.into_iter().enumerate();
        self.cells.extend(named.map(|(cell, [x, y])| Cell { x, y, label: label(first + cell) }));
        self.lines.extend(lines);
        Ok(())
    }
}

/// Lays out a square or a honeycomb after `first` other cells: its cells, and its lines with one rule.
///
/// # Errors
/// If the side or the rule cannot be read, or there are too many cells.
pub(crate) fn lay_out(
    is_square: bool,
    [side, rule]: [&str; 2],
    first: usize,
) -> Result<(Vec<[f64; 2]>, Vec<Line>), Message> {
    let side = read_number(side)?;
    // Twenty is the maximum for a square, and a honeycomb has more cells.
    if !(2..=20).contains(&side) {
        return Err(english::not_whole(side.to_string(), 2, 20));
    }
    let (cells, lines) = if is_square { square(side) } else { honeycomb(side) };
    if first + cells.len() > MAX_CELLS {
        return Err(english::too_many_cells(MAX_CELLS));
    }
    let moved = lines.into_iter().map(|cells| cells.into_iter().map(|cell| first + cell).collect());
    let lines: Result<_, _> = moved.map(|cells| read_rule(rule, cells, Stroke::Row)).collect();
    Ok((cells, lines?))
}

type Shape = (Vec<[f64; 2]>, Vec<Vec<usize>>);

/// Lays out cells row by row from the top; rows, columns, then the diagonals.
fn square(side: i32) -> Shape {
    let n = side as usize;
    let cells = (0..n * n).map(|cell| [(cell % n) as f64, -((cell / n) as f64)]);
    let rows = (0..n).map(|row| (0..n).map(|place| row * n + place).collect());
    let columns = (0..n).map(|column| (0..n).map(|place| place * n + column).collect());
    let diagonals = [(0..n).map(|place| place * (n + 1)).collect(), (1..=n).map(|place| place * (n - 1)).collect()];
    (cells.collect(), rows.chain(columns).chain(diagonals).collect())
}

/// Lays out cells row by row from the top; the rows, then the rows of the two other directions from the left.
fn honeycomb(side: i32) -> Shape {
    let most = side - 1;
    // Three coordinates that sum to 0: to the right and down, down, and to the left and down.
    let rows = (-most..=most).map(|down| (down, (-most - down.min(0))..=(most - down.max(0))));
    let places: Vec<[i32; 3]> =
        rows.flat_map(|(down, right)| right.map(move |right| [right, down, -right - down])).collect();
    let point = |[right, down, _]: &[i32; 3]| {
        [f64::from(*right) + f64::from(*down) / 2.0, (-f64::from(*down) * ROW * 1e4).round() / 1e4 + 0.0]
    };
    let line =
        |axis: usize, at: i32| -> Vec<usize> { (0..places.len()).filter(|&cell| places[cell][axis] == at).collect() };
    let lines = [1, 0, 2].into_iter().flat_map(|axis| (-most..=most).map(move |at| (axis, at)));
    (places.iter().map(point).collect(), lines.map(|(axis, at)| line(axis, at)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Result<Puzzle, String> {
        let recommended = "recommended cooling=constant&t0=1\n";
        Puzzle::parse("shape", &format!("{text}\n{recommended}")).map_err(|error| error.to_string())
    }

    #[test]
    fn a_square_and_a_honeycomb_are_those_of_the_library() {
        for (name, text) in
            [("magic-square-4", "numbers 1..16\nsquare 4 34"), ("magic-hexagon", "numbers 1..19\nhoneycomb 3 38")]
        {
            let (made, classic) = (shape(text).unwrap(), super::super::library::classic(name).unwrap());
            let lines = |puzzle: &Puzzle| {
                let sorted = |line: &Line| {
                    let mut cells = line.cells.clone();
                    cells.sort_unstable();
                    (line.target, cells)
                };
                let mut lines: Vec<_> = puzzle.lines.iter().map(sorted).collect();
                lines.sort_unstable();
                lines
            };
            assert_eq!(made.numbers, classic.numbers);
            assert_eq!(lines(&made), lines(&classic), "{name}");
        }
    }

    #[test]
    fn the_largest_shapes_fit_and_larger_ones_are_refused() {
        assert_eq!(shape("numbers 1..400\nsquare 20 4010").unwrap().lines.len(), 42);
        assert_eq!(shape("numbers 1..331\nhoneycomb 11 2617").unwrap().lines.len(), 63);
        assert!(shape("square 21 1").unwrap_err().contains("from 2 to 20"));
        assert!(shape("honeycomb 13 1").unwrap_err().contains("at most 400"));
    }
}
