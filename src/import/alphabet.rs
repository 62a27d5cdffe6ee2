//! The numbers that the digits and letters of a text represent.

use super::ImportError;
use crate::text::english;
use serde::{Deserialize, Serialize};

/// The interpretation of letters and of 0. Upper and lower case are equivalent.
///
/// | | 4 to 9 | 10 | 12 | 16 | 25 | 36 | blank |
/// |---|---|---|---|---|---|---|---|
/// | `FromOne` | 1-4 to 1-9 | 1-9A | 1-9A-C | 1-9A-G | 1-9A-P | 1-9A-Z0 | `.` `-` `_` `*` space `0` `x`, but see below |
/// | `FromZero` | 0-3 to 0-8 | 0-9 | 0-9A-B | 0-9A-F | 0-9A-O | 0-9A-Z | `.` `-` `_` `*` space `x` |
/// | `Letters` | A-D to A-I | A-J | A-L | A-P | A-Y | | `.` `-` `_` `*` space `0`, `x` but see below |
///
/// If a separator divides the cells, numbers of two digits have their usual value; under `FromZero` they count from 0.
///
/// If no alphabet is given, the first matching one is chosen:
///
/// 1. `Letters`, if no digit from 1 to 9 is used, but a letter is that `FromOne` does not have;
/// 2. `FromZero` beyond 9, if 0 occurs, but at most `size` times, and the last number of
///    `FromOne` (`A`, `C`, `G` or `P`) does not;
/// 3. `FromOne`.
///
/// By the same measure, `x` is the 24th of A-Y if it occurs at most 25 times, and a blank if it occurs more often.
/// Among 36 numbers, `0` is the last if it occurs at most 36 times, and otherwise a blank. Beside numbers of two digits
/// it is always a blank. A grid of 0-9A-Z therefore keeps its characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alphabet {
    /// Digits from 1, then letters.
    FromOne,
    /// Digits from 0, then letters: hexadecimal if there are 16.
    FromZero,
    /// Letters only.
    Letters,
}

impl Alphabet {
    /// All alphabets.
    pub const ALL: [Alphabet; 3] = [Alphabet::FromOne, Alphabet::FromZero, Alphabet::Letters];

    /// Returns the alphabets with enough characters for a size.
    pub fn for_size(size: usize) -> Vec<Alphabet> {
        Self::ALL.into_iter().filter(|&alphabet| alphabet != Alphabet::Letters || size <= 26).collect()
    }

    /// Returns the digits and letters for a size, as people write them: `1-9A-G`.
    pub fn digits(self, size: usize) -> String {
        let digits = usize::from(self.digit_count());
        let first = if self == Alphabet::FromZero { '0' } else { '1' };
        let letter = |count: usize| (b'A' + (count - 1) as u8) as char;
        match digits {
            0 => format!("A-{}", letter(size)),
            9 if size == ZERO_IS_LAST => "1-9A-Z0".to_string(),
            _ if size <= digits => format!("{first}-{}", (first as u8 + size as u8 - 1) as char),
            _ if size == digits + 1 => format!("{first}-9A"),
            _ => format!("{first}-9A-{}", letter(size - digits)),
        }
    }

    /// Returns the number of digits before the letters.
    fn digit_count(self) -> u8 {
        match self {
            Alphabet::FromOne => 9,
            Alphabet::FromZero => 10,
            Alphabet::Letters => 0,
        }
    }

    /// Returns the number of a symbol, if it has one.
    pub(super) fn number(self, symbol: Symbol, size: usize) -> Option<u8> {
        let number = match (symbol.upper(), self) {
            (Symbol::Number(number), Alphabet::FromOne) => number,
            (Symbol::Number(number), Alphabet::FromZero) => number + 1,
            (Symbol::Character(b'0'), Alphabet::FromOne) if size == ZERO_IS_LAST => size as u8,
            (Symbol::Character(char @ b'0'..=b'9'), Alphabet::FromOne) => char - b'0',
            (Symbol::Character(char @ b'0'..=b'9'), Alphabet::FromZero) => char - b'0' + 1,
            (Symbol::Character(char @ b'A'..=b'Z'), _) => char - b'A' + 1 + self.digit_count(),
            _ => 0,
        };
        (1..=size).contains(&usize::from(number)).then_some(number)
    }
}

/// The size whose last number is `0`, because the letters do not suffice.
const ZERO_IS_LAST: usize = 36;

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A digit, a letter as written, or `.` for a character that is always a blank.
    Character(u8),
    /// A number of two digits.
    Number(u8),
}

impl Symbol {
    /// The symbol that can only be a blank.
    pub const BLANK: Symbol = Symbol::Character(b'.');

    /// Returns the symbol of a character that can fill a cell.
    pub fn from_char(char: char) -> Option<Symbol> {
        match char {
            '.' | '-' | '_' | '*' | '·' | '?' | '#' | '•' | '□' => Some(Symbol::BLANK),
            _ if char.is_ascii_alphanumeric() => Some(Symbol::Character(char as u8)),
            _ => None,
        }
    }

    /// Returns the symbol in upper case, because both cases of a letter are the same number.
    pub fn upper(self) -> Symbol {
        match self {
            Symbol::Character(char) => Symbol::Character(char.to_ascii_uppercase()),
            number => number,
        }
    }

    /// Returns the symbol of a word: one character, or two digits.
    pub fn from_word(word: &str) -> Option<Symbol> {
        match word.as_bytes() {
            [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => match 10 * (tens - b'0') + (ones - b'0') {
                digit @ 0..=9 => Some(Symbol::Character(b'0' + digit)),
                number => Some(Symbol::Number(number)),
            },
            _ => {
                let mut chars = word.chars();
                chars.next().filter(|_| chars.next().is_none()).and_then(Symbol::from_char)
            }
        }
    }
}

/// Decodes the numbers of the cells, 0 for a blank, and returns the alphabet that was used. There must be `size` times
/// `size` symbols.
pub fn decode(size: usize, written: &[Symbol], alphabet: Option<Alphabet>) -> Result<(Vec<u8>, Alphabet), ImportError> {
    let symbols: &[Symbol] = &written.iter().map(|symbol| symbol.upper()).collect::<Vec<_>>();
    let alphabet = alphabet.unwrap_or_else(|| guess(size, symbols));
    let x_is_blank = count(symbols, b'X') > size;
    let zero_is_blank = alphabet == Alphabet::FromOne && (count(symbols, b'0') > size || has_numbers(symbols));
    let read = |(cell, &symbol): (usize, &Symbol)| match (symbol, alphabet.number(symbol, size)) {
        (Symbol::Character(b'X'), _) if x_is_blank => Ok(0),
        (Symbol::Character(b'0'), _) if zero_is_blank => Ok(0),
        (_, Some(number)) => Ok(number),
        (Symbol::BLANK | Symbol::Character(b'0' | b'X'), None) => Ok(0),
        (_, None) => {
            let found = match written[cell] {
                Symbol::Character(char) => (char as char).to_string(),
                Symbol::Number(number) => number.to_string(),
            };
            let place = english::row_column(cell / size + 1, cell % size + 1);
            Err(ImportError::at(place, english::not_a_digit(found, alphabet.digits(size))))
        }
    };
    let cells = symbols.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    Ok((cells, alphabet))
}

/// Returns the first alphabet that matches, if none is given.
fn guess(size: usize, symbols: &[Symbol]) -> Alphabet {
    let is_digit = |symbol: &Symbol| matches!(symbol, Symbol::Character(b'1'..=b'9') | Symbol::Number(_));
    let is_foreign = |&symbol: &Symbol| {
        let letter = matches!(symbol, Symbol::Character(b'A'..=b'W' | b'Y' | b'Z'));
        letter && Alphabet::FromOne.number(symbol, size).is_none()
    };
    if Alphabet::for_size(size).contains(&Alphabet::Letters)
        && !symbols.iter().any(is_digit)
        && symbols.iter().any(is_foreign)
    {
        return Alphabet::Letters;
    }
    let last =
        (b'A'..=b'Z').map(Symbol::Character).find(|&letter| Alphabet::FromOne.number(letter, size) == Some(size as u8));
    let last_stands = last.map_or(!has_numbers(symbols), |last| symbols.contains(&last));
    let no_last = !last_stands && !symbols.contains(&Symbol::Number(size as u8));
    if size > 9 && no_last && (1..=size).contains(&count(symbols, b'0')) {
        return Alphabet::FromZero;
    }
    Alphabet::FromOne
}

/// Returns whether some cell has a number of two digits.
fn has_numbers(symbols: &[Symbol]) -> bool {
    symbols.iter().any(|symbol| matches!(symbol, Symbol::Number(_)))
}

/// Returns the number of occurrences of a character.
fn count(symbols: &[Symbol], char: u8) -> usize {
    symbols.iter().filter(|&&symbol| symbol == Symbol::Character(char)).count()
}
