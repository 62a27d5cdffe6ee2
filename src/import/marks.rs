//! Grids of pencil marks with all the candidates of every cell, as solvers and forums write them.
//!
//! ```text
//! | 1      3569   3569  | 4      359    8     | …
//! ```

use super::alphabet::{Alphabet, Symbol};
use super::imported::Imported;
use super::row::is_bar;
use crate::text::english;

/// Signs that people put around a candidate to highlight it.
const POINTERS: [char; 10] = ['*', '#', '@', '+', '-', '(', ')', '[', ']', '~'];

/// Returns the words of a row.
pub fn words(row: &str) -> impl Iterator<Item = &str> {
    row.split(|char: char| char.is_whitespace() || is_bar(char)).filter(|word| !word.is_empty())
}

/// Reads rows of candidates of one character each; `None` if the rows contain no candidates. A single candidate is a
/// given, because solvers write a filled cell this way.
pub fn read(rows: &[&str], alphabet: Option<Alphabet>) -> Option<Imported> {
    let size = rows.len();
    let mut cells = Vec::with_capacity(size * size);
    for row in rows {
        let is_blank = |word: &str| Symbol::from_word(word) == Some(Symbol::BLANK) || size <= 9 && word == "0";
        let cell = |word| if is_blank(word) { Vec::new() } else { characters(word) };
        let row: Vec<Vec<Symbol>> = words(row).take(size + 1).map(cell).collect();
        if row.len() != size {
            return None;
        }
        cells.extend(row);
    }
    let (found, alphabet) = decode(&cells, size, alphabet)?;
    let many = found.iter().filter(|cell| cell.len() > 1).count();
    let single = found.iter().filter(|cell| cell.len() == 1).count();
    // If most cells are blank, two digits in one cell are an error.
    let blank = found.iter().filter(|cell| cell.is_empty()).count();
    if many == 0 || many < blank {
        return None;
    }
    let numbers = found.iter().map(|cell| if let [number] = cell[..] { number } else { 0 }).collect();
    let notes = if single > 0 { vec![english::candidate_as_given(single)] } else { Vec::new() };
    let ignored = vec![english::ignored_candidates(many)];
    Some(Imported { alphabet, notes, ..Imported::of_numbers(size, numbers, english::format_candidates(), ignored) })
}

/// Returns the candidates of a word, without highlighting signs; a word without candidates is a blank.
pub fn characters(word: &str) -> Vec<Symbol> {
    let plain = word.chars().filter(|char| !POINTERS.contains(char));
    let found: Vec<Symbol> = plain.map(|char| Symbol::from_char(char).unwrap_or(Symbol::BLANK)).collect();
    if found.is_empty() { vec![Symbol::BLANK] } else { found }
}

/// Decodes the candidates of every cell, in the given alphabet or otherwise in the first that contains them all.
/// Returns `None` if there is no such alphabet, or if a cell names a candidate twice.
pub fn decode(cells: &[Vec<Symbol>], size: usize, wish: Option<Alphabet>) -> Option<(Vec<Vec<u8>>, Alphabet)> {
    let number = |alphabet: Alphabet, cell: &[Symbol]| -> Option<Vec<u8>> {
        let numbers: Vec<u8> = cell.iter().map(|&symbol| alphabet.number(symbol, size)).collect::<Option<_>>()?;
        let once = (1..numbers.len()).all(|at| !numbers[..at].contains(&numbers[at]));
        once.then_some(numbers)
    };
    // Small grids are written with digits.
    let known = if size <= 9 { &[Alphabet::FromOne][..] } else { &Alphabet::ALL };
    let fits = |&alphabet: &Alphabet| {
        let numbers = cells.iter().map(|cell| number(alphabet, cell)).collect::<Option<_>>()?;
        Some((numbers, alphabet))
    };
    known.iter().filter(|&&known| wish.is_none_or(|wish| wish == known)).find_map(fits)
}
