//! Grids of pencil marks: all the candidates of every cell, as solvers and forums write them.
//!
//! ```text
//! | 1      3569   3569  | 4      359    8     | …
//! ```

use super::alphabet::Symbol;
use super::lines::TextLine;
use super::rows::is_bar;
use super::{Imported, SIZES};

/// What people put around a candidate to point at it.
const POINTERS: [char; 10] = ['*', '#', '@', '+', '-', '(', ')', '[', ']', '~'];

/// Reads rows of candidates; None if they are none. A single one is a given: solvers write a cell that is set so.
pub fn read(lines: &[TextLine]) -> Option<Imported> {
    let size = lines.len();
    if size > 9 || !SIZES.contains(&size) {
        return None;
    }
    let (mut cells, mut many, mut single) = (Vec::with_capacity(size * size), 0, 0);
    for (row, line) in lines.iter().enumerate() {
        let words = line.text.split(|char: char| char.is_whitespace() || is_bar(char)).filter(|word| !word.is_empty());
        for word in words {
            if cells.len() == (row + 1) * size {
                return None;
            }
            let found = match word {
                "0" => &[][..],
                _ if Symbol::of_word(word) == Some(Symbol::BLANK) => &[],
                _ => &candidates(word, size)?[..],
            };
            many += usize::from(found.len() > 1);
            single += usize::from(found.len() == 1);
            cells.push(if let [number] = found { *number } else { 0 });
        }
        if cells.len() != (row + 1) * size {
            return None;
        }
    }
    if many == 0 {
        return None;
    }
    let mut imported = Imported::of_numbers(size, cells, "candidates", vec![left_out(many)]);
    if single > 0 {
        imported.notes.push(format!("Every cell with one candidate is read as a given ({single})"));
    }
    Some(imported)
}

/// What is said of the candidates of so many cells.
pub fn left_out(cells: usize) -> String {
    format!("the candidates of {cells} {}", if cells == 1 { "cell" } else { "cells" })
}

/// The candidates of a cell: each digit once.
pub fn candidates(word: &str, size: usize) -> Option<Vec<u8>> {
    let mut found = Vec::new();
    for char in word.chars().filter(|char| !POINTERS.contains(char)) {
        let number = char.to_digit(10).filter(|number| (1..=size).contains(&(*number as usize)))? as u8;
        if found.contains(&number) {
            return None;
        }
        found.push(number);
    }
    (!found.is_empty()).then_some(found)
}
