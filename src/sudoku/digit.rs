//! Digits as characters: `1` to `9`, then `A` for 10 to `Z` for 35, and `0` for 36.

/// The digit that `0` represents in a grid of 36x36, where the letters end at 35. In all other grids `0` is a blank.
pub const OF_ZERO: u8 = 36;

/// Returns the character of a digit; a dot for 0, which is a blank.
pub fn character(digit: u8) -> char {
    match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        OF_ZERO => '0',
        _ => char::from(b'A' + digit - 10),
    }
}

/// Returns the digit that a character represents in a grid of a size, 0 for a blank. It may be larger than the size.
pub fn of_character(character: char, size: usize) -> Option<u8> {
    match character {
        '.' => Some(0),
        '0' if size == usize::from(OF_ZERO) => Some(OF_ZERO),
        '0'..='9' => Some(character as u8 - b'0'),
        'A'..='Z' => Some(character as u8 - b'A' + 10),
        _ => None,
    }
}
