//! A sudoku as text; [`import`](super::import) reads it back.

/// The cells as one row of characters: `.` for a blank, digits, then letters from A for 10.
pub fn to_line(cells: &[u8]) -> String {
    cells.iter().map(|&cell| character(cell)).collect()
}

/// The cells as an `.sdk` file: the headers, then row by row. A header is `#`, a letter that says what it is (`A`
/// author, `D` description, `C` comment, `B` date, `S` source, `L` level, `U` address), and its text.
pub fn to_sdk(size: usize, cells: &[u8], headers: &[(char, &str)]) -> String {
    let mut sdk = String::new();
    for (letter, text) in headers {
        let end = |char: char| char.is_control() || matches!(char, '\u{2028}' | '\u{2029}');
        let line = text.replace(end, " ");
        sdk.push_str(&format!("#{letter}{line}\n"));
    }
    for row in cells.chunks(size) {
        sdk.push_str(&to_line(row));
        sdk.push('\n');
    }
    sdk
}

fn character(cell: u8) -> char {
    match cell {
        0 => '.',
        1..=9 => (b'0' + cell) as char,
        _ => (b'A' + cell - 10) as char,
    }
}
