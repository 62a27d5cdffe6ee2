//! Reasons that are seen without a search, compared with an exact search.

use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::sudoku::Sudoku;
use annealing_lab::sudoku::reason::{Argument, Reasoning, reason};
use proptest::prelude::*;

/// The sudoku of a link; `None` where the givens contradict each other.
fn sudoku(link: &str) -> Option<Sudoku> {
    match Config::from_link(&format!("puzzle=sudoku&{link}")).ok()?.problem {
        Instance::Sudoku(sudoku) => Some(sudoku),
        _ => None,
    }
}

/// All solutions, by trying every digit on every blank.
fn solutions(sudoku: &Sudoku) -> Vec<Vec<u8>> {
    fn tried(sudoku: &Sudoku, board: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
        if !sudoku.conflicts(board).is_empty() {
            return;
        }
        let Some(blank) = board.iter().position(|&digit| digit == 0) else {
            return found.extend(sudoku.is_solution(board).then(|| board.clone()));
        };
        for digit in 1..=sudoku.size as u8 {
            board[blank] = digit;
            tried(sudoku, board, found);
        }
        board[blank] = 0;
    }
    let mut found = Vec::new();
    tried(sudoku, &mut sudoku.givens.clone(), &mut found);
    found
}

/// Whether the digits on the seen cells rule out all that the argument says, on this board.
fn holds(sudoku: &Sudoku, board: &[u8], Argument { digit, cell, house, seen }: &Argument) -> bool {
    let peers = sudoku.peers();
    let ruled_out = |cell: usize, digit: u8| seen.iter().any(|see| board[*see] == digit && peers[cell].contains(see));
    let Some(house) = house else {
        let cell = cell.expect("it is of a cell");
        let others = (1..=sudoku.size as u8).filter(|other| Some(*other) != *digit);
        return board[cell] == 0 && others.into_iter().all(|other| ruled_out(cell, other));
    };
    let digit = digit.expect("it is of a digit");
    let house = &sudoku.houses()[*house];
    let others = house.iter().filter(|other| board[**other] == 0 && Some(**other) != *cell);
    house.iter().all(|&cell| board[cell] != digit) && others.into_iter().all(|&other| ruled_out(other, digit))
}

const RULES: [&str; 6] = [
    "",
    "&extra=diagonals",
    "&extra=knight",
    "&regions=1112132233423444",
    "&cages=5.1112_7.212231",
    "&extra=diagonal-down&cages=.1121",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_seen_is_so_in_every_solution(
        cells in prop::collection::vec(prop_oneof![3 => Just(b'.'), 1 => b'1'..=b'4'], 16),
        rules in prop::sample::select(RULES.to_vec()),
    ) {
        let Some(sudoku) = sudoku(&format!("givens={}{rules}", String::from_utf8(cells).unwrap())) else { return Ok(()) };
        let all = solutions(&sudoku);
        let Reasoning { singles, contradiction } = reason(&sudoku);
        let mut board = sudoku.givens.clone();
        for single in &singles {
            prop_assert!(holds(&sudoku, &board, single), "{single:?} on {board:?}");
            let (cell, digit) = (single.cell.unwrap(), single.digit.unwrap());
            prop_assert!(all.iter().all(|solution| solution[cell] == digit), "{single:?}");
            board[cell] = digit;
        }
        let blank = |cell: usize| board[cell] == 0;
        let fits = |cell: usize, digit: u8| blank(cell) && !sudoku.peers()[cell].iter().any(|&peer| board[peer] == digit);
        match &contradiction {
            Some(argument) => {
                prop_assert!(all.is_empty() && holds(&sudoku, &board, argument), "{argument:?} on {board:?}");
            }
            // Nothing was left to be seen.
            None => {
                for cell in (0..16).filter(|&cell| blank(cell)) {
                    prop_assert!((1..=4).filter(|&digit| fits(cell, digit)).count() > 1);
                }
                for (house, digit) in sudoku.houses().iter().flat_map(|house| (1..=4).map(move |digit| (house, digit))) {
                    let stands = house.iter().any(|&cell| board[cell] == digit);
                    prop_assert!(stands || house.iter().filter(|&&cell| fits(cell, digit)).count() > 1);
                }
            }
        }
    }
}

#[test]
fn all_these_rules_are_rules() {
    assert!(RULES.iter().all(|rules| sudoku(&format!("givens={}{rules}", ".".repeat(16))).is_some()));
}

/// Digit, cell, house.
type Short = (Option<u8>, Option<usize>, Option<usize>);

#[test]
fn the_reason_is_the_one_that_people_see() {
    let short = |argument: &Argument| (argument.digit, argument.cell, argument.house);
    let blank = ".".repeat(54);
    let none: [(String, usize, Short); 3] = [
        // Row 3 cannot hold a 5, with the two 5s above it.
        (format!("5............5..........123{blank}"), 0, (Some(5), None, Some(2))),
        // No digit fits row 5, column 1.
        (
            "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..".into(),
            0,
            (None, Some(36), None),
        ),
        // After one digit that must be, box 1 cannot hold a 3.
        (
            "..2.4.....74....28...3...1..........3......6.......79..........1............1....".into(),
            1,
            (Some(3), None, Some(18)),
        ),
    ];
    for (givens, count, what) in none {
        let Reasoning { singles, contradiction } = reason(&sudoku(&format!("givens={givens}")).unwrap());
        assert_eq!((singles.len(), short(&contradiction.unwrap())), (count, what), "{givens}");
    }
    // The published sudoku: its first single is a 9 of box 9.
    let published = sudoku("").unwrap();
    let Reasoning { singles, contradiction } = reason(&published);
    assert_eq!((singles.len(), contradiction), (7, None));
    assert_eq!(short(&singles[0]), (Some(9), Some(70), Some(26)));
    assert_eq!(singles[0].seen, [15, 56, 75]);
}
