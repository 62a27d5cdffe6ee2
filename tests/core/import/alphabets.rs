//! Which numbers letters are.

use super::one;
use annealing_lab::import::{Alphabet, import};

/// Rows of a text, one row of symbols and then blanks, and how they are read.
fn read_as(symbols: &str, blank: &str, size: usize) -> (Alphabet, Vec<u8>) {
    let imported = one(&format!("{symbols}{}", blank.repeat(size * size - symbols.len())));
    (imported.alphabet, imported.cells[..symbols.len()].to_vec())
}

#[test]
fn letters_are_read_by_the_table() {
    use Alphabet::{FromOne, FromZero, Letters};
    let counting = |to: u8| (1..=to).collect::<Vec<_>>();
    assert_eq!(read_as("123456789ABCDEFG", ".", 16), (FromOne, counting(16)));
    assert_eq!(read_as("123456789abcdefg", "0", 16), (FromOne, counting(16)));
    assert_eq!(read_as("0123456789ABCDEF", ".", 16), (FromZero, counting(16)));
    assert_eq!(read_as("123456789ABCDEF", "0", 16).0, FromOne);
    assert_eq!(read_as("0123456789ABCDEFG", ".", 16).0, FromOne);
    assert_eq!(read_as("ABCDEFGHIJKLMNOP", ".", 16), (Letters, counting(16)));
    assert_eq!(read_as("ABCDEFGHIJKLMNOPQRSTUVWXY", ".", 25), (Letters, counting(25)));
    assert_eq!(read_as("123456789ABCDEFGHIJKLMNOP", "x", 25), (FromOne, counting(25)));
    assert_eq!(read_as("0123456789ABCDEFGHIJKLMNO", "-", 25), (FromZero, counting(25)));
    assert_eq!(read_as("ABCDEFGHIY", "X", 25), (Letters, vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 25]));
    let all = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ0";
    assert_eq!(read_as(all, ".", 36), (FromOne, counting(36)));
    assert_eq!(read_as(&all.to_lowercase(), "*", 36), (FromOne, counting(36)));
    assert_eq!(read_as(&all[..35], "0", 36), (FromOne, counting(35)), "so many zeros are blanks");
    assert_eq!(read_as("XYZ", "0", 36), (FromOne, vec![33, 34, 35]));
    assert_eq!(
        Alphabet::for_size(36).iter().map(|alphabet| alphabet.digits(36)).collect::<Vec<_>>(),
        ["1-9A-Z0", "0-9A-Z"]
    );
    assert_eq!(Alphabet::for_size(25), Alphabet::ALL);
    assert_eq!(read_as("abcdefghi", ".", 9), (Letters, counting(9)));
    let hexadecimal: Vec<String> =
        (0..16).map(|row| (0..16).map(|cell| format!("{:X}", (row + cell) % 16)).collect()).collect();
    assert_eq!(one(&hexadecimal.join("\n")).alphabet, FromZero);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(16)), ["1-9A-G", "0-9A-F", "A-P"]);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(25)), ["1-9A-P", "0-9A-O", "A-Y"]);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(9)), ["1-9", "0-8", "A-I"]);
}

/// 36 numbers as words: from 1 with 0 for a blank, or from 0.
#[test]
fn numbers_to_36_are_read() {
    let text = |shift: u32, blank: &str| {
        let number = |row: u32, cell: u32| (row + cell) % 36 + shift;
        let word = |row: u32, cell: u32| {
            if cell % 3 == 1 && row > 0 { blank.to_string() } else { number(row, cell).to_string() }
        };
        let rows = (0..36).map(|row| (0..36).map(|cell| word(row, cell)).collect::<Vec<_>>().join(","));
        rows.collect::<Vec<_>>().join("\n")
    };
    for text in [text(1, "0"), text(1, "."), text(1, ""), text(0, "."), text(1, ".").replace(',', " ")] {
        let imported = one(&text);
        assert_eq!(imported.cells[..36], (1..=36).collect::<Vec<u8>>(), "{text}");
        assert_eq!((imported.cells[36], imported.cells[37]), (2, 0), "{text}");
    }
}

#[test]
fn the_alphabet_can_be_chosen() {
    let text = format!("AB0{}", ".".repeat(253));
    let read = |alphabet| match import(&text, Some(alphabet)) {
        Ok(read) => read.puzzles[0].puzzle.cells[..3].to_vec(),
        other => panic!("{other:?}"),
    };
    assert_eq!(Alphabet::ALL.map(read), [[10, 11, 0], [11, 12, 1], [1, 2, 0]]);
}
