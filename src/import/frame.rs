//! Frames: their position in the lines, the rows between their lines, and the boxes that they draw.

use super::alphabet::Symbol;
use super::imported::{Imported, in_boxes, order_of};
use super::row::{Kind, is_bar, is_frame, kind};
use crate::text::english;

/// Returns the first and the last column of each frame whose top edge is on a line.
pub fn frames(top: &str) -> Vec<(usize, usize)> {
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

/// The bands of a grid: rows between empty lines, or between lines of a frame. All bands have the same number of rows,
/// so a grid never takes rows of the next one.
#[derive(Default)]
pub struct Bands {
    /// The number of rows of each band.
    pub counts: Vec<usize>,
    open: bool,
    /// True if two gaps follow each other between rows, as happens where one frame ends and the next begins.
    pub apart: bool,
    twice: bool,
}

impl Bands {
    /// Returns the bands of rows on these lines; every other line between them is a gap.
    pub fn of(lines: &[usize]) -> Bands {
        let mut bands = Bands::default();
        for (at, line) in lines.iter().enumerate() {
            if at > 0 && *line > lines[at - 1] + 1 {
                bands.gap();
            }
            bands.row();
        }
        bands
    }

    /// Counts a row.
    pub fn row(&mut self) {
        match self.counts.last_mut().filter(|_| self.open) {
            Some(count) => *count += 1,
            None => self.counts.push(1),
        }
        self.apart |= self.twice;
        self.open = true;
    }

    /// Ends a band.
    pub fn gap(&mut self) {
        self.twice = !self.open && !self.counts.is_empty();
        self.open = false;
    }

    /// Returns whether all bands have the same number of rows.
    pub fn are_even(&self) -> bool {
        self.counts.iter().all(|count| *count == self.counts[0])
    }

    /// Returns whether there is only one band, or one for each row.
    pub fn are_plain(&self) -> bool {
        self.counts.len() == 1 || self.counts[0] == 1
    }
}

/// Adds the boxes that a frame draws around rows on these lines, unless they are the default boxes.
pub fn with_boxes(puzzle: Imported, lines: &[usize], texts: &[&str]) -> Imported {
    let size = puzzle.size;
    let bands = Bands::of(lines);
    let alike = |counts: &[usize]| counts.iter().all(|count| *count == counts[0]).then(|| counts[0]);
    let usual = order_of(size);
    let rows = alike(&bands.counts).filter(|&rows| rows < size && rows > 1);
    let columns = alike(&texts.iter().map(|text| group_size(text, size).unwrap_or(0)).collect::<Vec<_>>())
        .filter(|&columns| columns > 1);
    // Lines in one direction alone may group several boxes.
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

/// Returns the number of cells between two bars of a row, or between two gaps, if it is constant and smaller than the
/// row.
fn group_size(text: &str, size: usize) -> Option<usize> {
    let between_bars = text.contains(is_bar);
    let text = text.trim().trim_matches(is_frame);
    let parts: Vec<&str> = if between_bars { text.split(is_frame).collect() } else { text.split("  ").collect() };
    let words = |part: &str| part.split_whitespace().count();
    let width = |part: &&str| match size {
        ..10 => part.chars().filter(|char| Symbol::from_char(*char).is_some()).count(),
        _ => words(part).max(if part.trim().contains(' ') { 0 } else { part.trim().chars().count() }),
    };
    // If spaces are blanks, only the frame shows the number of cells.
    let has_gaps = between_bars && parts.iter().map(width).sum::<usize>() != size;
    if has_gaps {
        return (parts.len() > 1 && size.is_multiple_of(parts.len())).then(|| size / parts.len());
    }
    let widths: Vec<usize> = parts.iter().map(width).filter(|width| *width > 0).collect();
    (widths.len() > 1 && widths.iter().all(|width| *width == widths[0])).then(|| widths[0])
}
