//! A sudoku as a file; [`import`](super::import) reads it back.

use crate::sudoku::to_text;

/// Returns the cells as an `.sdk` file: the headers, then row by row. A header is `#`, a letter for its kind, and its
/// text. The kinds are `A` author, `D` description, `C` comment, `B` date, `S` source, `L` level and `U` address.
pub fn to_sdk(size: usize, cells: &[u8], headers: &[(char, &str)]) -> String {
    let mut sdk = String::new();
    for (letter, text) in headers {
        let end = |char: char| char.is_control() || matches!(char, '\u{2028}' | '\u{2029}');
        let line = text.replace(end, " ");
        sdk.push_str(&format!("#{letter}{line}\n"));
    }
    for row in cells.chunks(size.max(1)) {
        sdk.push_str(&to_text(row));
        sdk.push('\n');
    }
    sdk
}
