//! Which numbers letters are.

use super::one;
use annealing_lab::import::{Alphabet, Import, import};

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
    assert_eq!(read_as("abcdefghi", ".", 9), (Letters, counting(9)));
    let hexadecimal: Vec<String> =
        (0..16).map(|row| (0..16).map(|cell| format!("{:X}", (row + cell) % 16)).collect()).collect();
    assert_eq!(one(&hexadecimal.join("\n")).alphabet, FromZero);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(16)), ["1-9A-G", "0-9A-F", "A-P"]);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(25)), ["1-9A-P", "0-9A-O", "A-Y"]);
    assert_eq!(Alphabet::ALL.map(|alphabet| alphabet.digits(9)), ["1-9", "0-8", "A-I"]);
}

#[test]
fn the_alphabet_can_be_chosen() {
    let text = format!("AB0{}", ".".repeat(253));
    let read = |alphabet| match import(&text, Some(alphabet)) {
        Ok(Import::One(imported)) => imported.cells[..3].to_vec(),
        other => panic!("{other:?}"),
    };
    assert_eq!(Alphabet::ALL.map(read), [[10, 11, 0], [11, 12, 1], [1, 2, 0]]);
}
