//! Rows, frames, files, lists and tables.

use super::{PUZZLE, error, line, one, rows};
use annealing_lab::import::{Alphabet, SIZES, import};
use annealing_lab::sudoku::to_text;

#[test]
fn characters_in_a_row_with_any_blank() {
    for blank in ["0", ".", "-", "_", "*", "x", "X", " ", "·"] {
        let text = PUZZLE.replace('.', blank);
        let imported = one(&text);
        assert_eq!(
            (to_text(&imported.cells), &imported.format.to_string()[..]),
            (PUZZLE.to_string(), "81 characters"),
            "{blank}"
        );
        let lines = rows(9).join("\n").replace('.', blank);
        assert_eq!(line(&lines), PUZZLE, "{blank}");
        assert_eq!(line(&rows(9).join("\r\n").replace('.', blank)), PUZZLE, "{blank}");
    }
    assert_eq!(line(&format!("\u{feff} {PUZZLE} \n\n")), PUZZLE);
    assert_eq!(line(&PUZZLE.chars().flat_map(|char| [char, ' ']).collect::<String>()), PUZZLE);
    assert_eq!(line(&PUZZLE.chars().flat_map(|char| [char, '\u{200b}']).collect::<String>()), PUZZLE);
    assert_eq!(line(&rows(27).join("\n")), PUZZLE);
    assert_eq!(line(&rows(9).join("\r")), PUZZLE);
    assert_eq!(line(&format!("A title of words\n{}", rows(9).join("\n"))), PUZZLE);
}

#[test]
fn every_size_is_known_by_its_cells() {
    for size in SIZES {
        let imported = one(&format!("1{}", ".".repeat(size * size - 1)));
        assert_eq!((imported.size, imported.cells.len(), imported.cells[0]), (size, size * size, 1));
        assert_eq!(one(&vec![".".repeat(size); size].join("\n")).size, size);
        assert_eq!(one(&vec!["-".repeat(size); size].join("\n")).size, size);
        assert_eq!(one(&vec![vec!["0"; size].join(" "); size].join("\n")).size, size);
        assert_eq!(one(&vec![",".repeat(size - 1); size].join("\n")).size, size);
    }
}

#[test]
fn frames_are_taken_off() {
    let group = |row: &String, bar: &str| format!("{bar}{}{bar}{}{bar}{}{bar}", &row[..3], &row[3..6], &row[6..]);
    let framed = |rule: &str, bar: &str, blank: &str| {
        let bands: Vec<String> = rows(9)
            .chunks(3)
            .map(|band| band.iter().map(|row| group(row, bar)).collect::<Vec<_>>().join("\n").replace('.', blank))
            .collect();
        format!("{rule}\n{}\n{rule}\n", bands.join(&format!("\n{rule}\n")))
    };
    for blank in [".", "0", "-", "_", "*", "x", " "] {
        assert_eq!(line(&framed("+---+---+---+", "|", blank)), PUZZLE, "{blank}");
        assert_eq!(line(&framed("├───┼───┼───┤", "│", blank)), PUZZLE, "{blank}");
        assert_eq!(line(&framed("*===*===*===*", "|", blank)), PUZZLE, "{blank}");
    }
    assert_eq!(line(&framed("-------------", "|", ".")), PUZZLE);
    assert_eq!(&one(&framed("+---+---+---+", "|", ".")).format.to_string()[..], "rows in a frame");
    let spread = |row: &String| row.chars().map(|char| format!("| {char} ")).collect::<String>() + "|";
    let table: Vec<String> = rows(9).iter().map(spread).collect();
    assert_eq!(line(&table.join("\n").replace('.', " ")), PUZZLE);
    assert_eq!(line(&table.join(&format!("\n{}\n", "+---".repeat(9))).replace('.', " ")), PUZZLE);
    assert_eq!(line(&table.join(&format!("\n{}\n", "|---".repeat(9)))), PUZZLE);
    // A row of dashes among dashes of a frame, and one that is an empty row.
    assert_eq!(line("1-|--\n--|2-\n-----\n--|3-\n--|--"), "1.....2...3.....");
    assert_eq!(line("12--\n----\n--34\n4---"), "12........344...");
}

#[test]
fn files_of_sadman_and_simple_sudoku() {
    let grid = rows(9).join("\n");
    let sdk = format!("#AA name\n#DWith 81 cells\n#Uhttps://www.sudocue.net/\n{grid}\n");
    assert_eq!((line(&sdk), &one(&sdk).format.to_string()[..]), (PUZZLE.to_string(), "SDK"));
    let state = rows(9).join("\n").replace('.', "1");
    let sections = format!("#ARuud\n[Puzzle]\n{grid}\n[State]\n{state}\n[PencilMarks]\n12,,3,\n");
    assert_eq!(line(&sections), PUZZLE);
    assert_eq!(line(&format!("[State]\n{state}\n[Puzzle]\n{grid}")), PUZZLE);
    assert_eq!(
        error(&format!("#A\n[State]\n{state}")),
        "line 2: '[State]' is not the section [Puzzle], which contains the puzzle."
    );
    let rule = "|---+---+---|";
    let ss = |row: &String| format!(" |{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]);
    let bands: Vec<String> = rows(9).chunks(3).map(|band| band.iter().map(ss).collect()).collect();
    let ss = format!(
        " *-----------*\n{} *-----------*\n Simple Sudoku\n  Version 4.2n\n",
        bands.join(&format!(" {rule}\n"))
    );
    assert_eq!((line(&ss), &one(&ss).format.to_string()[..]), (PUZZLE.to_string(), "Simple Sudoku"));
}

#[test]
fn lists_keep_line_and_title() {
    let other = "1".to_string() + &".".repeat(80);
    let text = format!("# first\n{PUZZLE}\n\nthe second\n{other} ; 9.3 Easter\n{PUZZLE},{other}\n");
    let Ok(list) = import(&text, None) else { panic!("no list") };
    let seen: Vec<_> = list.puzzles.iter().map(|listed| (listed.line, &listed.title[..])).collect();
    assert_eq!(seen, [(2, "first"), (5, "9.3 Easter"), (6, ""), (6, "")]);
    assert_eq!(to_text(&list.puzzles[2].puzzle.cells), PUZZLE);
    assert_eq!(super::texts(&list.left_out), ["'the second' (line 4)"]);
    let faulty = format!("{PUZZLE}\n{}\n", &PUZZLE[1..]);
    let read = import(&faulty, None).unwrap();
    assert_eq!(read.puzzles.len(), 1);
    assert_eq!(
        super::texts(&read.left_out),
        ["line 2: There are 80 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."]
    );
    let many = format!("1{}\n", ".".repeat(35)).repeat(10_002);
    let Ok(list) = import(&many, None) else { panic!("no list") };
    assert_eq!(list.puzzles.len(), 10_000);
    assert_eq!(super::texts(&list.left_out), ["2 more puzzles; at most 10,000 are read"]);
    // Of two on a line none is dropped, unless it is the solution of the other.
    assert_eq!(import(&format!("{PUZZLE} {other} solved"), None).unwrap().puzzles.len(), 2);
    let uuid = "123e4567-e89b-12d3-a456-426614174000";
    assert_eq!(line(&format!("# {uuid}\n{uuid} {PUZZLE}")), PUZZLE);
}

#[test]
fn numbers_that_touch_are_no_numbers_of_two_digits() {
    // 16 words of one or two characters, where spaces are blanks.
    let sparse = "12  3  4 5 6 7  8 9 1 2  3  4 5 67  8 9".to_string() + &" ".repeat(41) + "1";
    assert_eq!(line(&sparse), sparse.replace(' ', "."));
    let lines: Vec<&str> = (0..9).map(|row| &sparse[9 * row..9 * row + 9]).collect();
    assert_eq!(line(&lines.join("\n")), sparse.replace(' ', "."));
}

#[test]
fn separated_values() {
    for separator in [",", ";", "\t", ", "] {
        let join = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(separator);
        let lines: Vec<String> = rows(9).iter().map(join).collect();
        for blank in [".", "0", "", "\"\""] {
            assert_eq!(line(&lines.join("\n").replace('.', blank)), PUZZLE, "{separator:?} {blank:?}");
            let closed = lines.join(&format!("{separator}\n")) + separator;
            assert_eq!(line(&closed.replace('.', blank)), PUZZLE, "{separator:?} {blank:?}");
            assert_eq!(line(&join(&PUZZLE.to_string()).replace('.', blank)), PUZZLE, "{separator:?} {blank:?}");
        }
    }
    let arrays: Vec<String> = rows(9).iter().map(|row| format!("{:?}", row.replace('.', "0").as_bytes())).collect();
    let arrays = arrays
        .iter()
        .map(|row| (48..58).fold(row.clone(), |row, byte| row.replace(&byte.to_string(), &(byte - 48).to_string())));
    assert_eq!(line(&format!("[{}]", arrays.collect::<Vec<_>>().join(",\n"))), PUZZLE);
    assert_eq!(line(&rows(9).join(",")), PUZZLE);
    assert_eq!(error("1,2,3,4\n,,!,\n,,,\n,,,"), "line 2, value 3: '!' is not a number, a letter or nothing.");
    let imported = one(&format!("16,10,{}25", "0,".repeat(622)));
    assert_eq!((imported.size, imported.cells[0], imported.cells[624]), (25, 16, 25));
    assert_eq!(
        error(&format!("17,10,{}1", "0,".repeat(253))),
        "row 1, column 1: '17' is not one of 1-9A-G or a blank (0 . - _ * x)."
    );
}

#[test]
fn rows_of_numbers_with_two_digits() {
    let rows: Vec<String> =
        (0..16).map(|row| (0..16).map(|cell| format!("{:>3}", (row + cell) % 17)).collect()).collect();
    let imported = one(&rows.join("\n"));
    assert_eq!(
        (imported.size, &imported.format.to_string()[..], imported.alphabet),
        (16, "rows of numbers", Alphabet::FromOne)
    );
    assert!(
        imported.cells.iter().enumerate().all(|(cell, &number)| usize::from(number) == (cell / 16 + cell % 16) % 17)
    );
}
