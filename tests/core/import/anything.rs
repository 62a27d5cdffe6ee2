//! What holds for any puzzle and for any text.

use super::one;
use annealing_lab::import::{Alphabet, Listed, SIZES, import, to_sdk};
use annealing_lab::sudoku::to_text;
use proptest::prelude::*;

/// Not the last numbers of 36x36: `X` and `0`, if they stand more often than in any solution, are blanks.
fn puzzles() -> impl Strategy<Value = (usize, Vec<u8>)> {
    (prop::sample::select(&SIZES[..]), 0.0..1.0f64).prop_flat_map(|(size, share)| {
        let cell = prop_oneof![Just(0), 1..=size.min(32) as u8]
            .prop_map(move |cell| if share < 0.2 { cell / 3 * 3 } else { cell });
        (Just(size), prop::collection::vec(cell, size * size))
    })
}

#[test]
fn a_letter_with_a_sign_makes_no_tag() {
    let cells: Vec<u8> = (0..81).map(|cell| if cell % 10 == 0 { 1 + cell / 10 } else { 0 }).collect();
    let sdk = to_sdk(9, &cells, &[('D', "<I\u{1f574}> is no tag, and <? no end of the text")]);
    assert_eq!(one(&sdk).cells, cells);
}

proptest! {
    #[test]
    fn an_export_is_read_back(puzzle in puzzles(), text in "\\PC{0,60}") {
        let (size, cells) = puzzle;
        let line = one(&to_text(&cells));
        prop_assert_eq!((line.size, &line.cells), (size, &cells));
        let sdk = one(&to_sdk(size, &cells, &[('D', &text), ('S', "Annealing Lab\n1234")]));
        prop_assert_eq!((sdk.size, &sdk.cells, &sdk.format.to_string()[..]), (size, &cells, "SDK"));
    }

    #[test]
    fn any_text_gives_an_answer_or_an_error(text in any::<String>()) {
        let _ = import(&text, None);
    }

    #[test]
    fn so_does_any_text_that_is_almost_a_puzzle(
        text in "([1-9A-G.|+ \\-*x,;\t\n#\\[]{0,12}\n?){0,20}|(https://sudokupad.app/fpuzzles|fpuz|N4Ig)[A-Za-z0-9+/]{0,80}",
        alphabet in prop::option::of(prop::sample::select(&Alphabet::ALL[..])),
    ) {
        for Listed { puzzle: imported, .. } in import(&text, alphabet).map_or(Vec::new(), |read| read.puzzles) {
            prop_assert!(SIZES.contains(&imported.size));
            prop_assert_eq!(imported.cells.len(), imported.size * imported.size);
            prop_assert!(imported.cells.iter().all(|&cell| usize::from(cell) <= imported.size));
        }
    }
}
