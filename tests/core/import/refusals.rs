//! What can't be read, and what is said of it.

use super::{PUZZLE, error, line, rows};
use annealing_lab::import::import;

#[test]
fn errors_say_where() {
    assert_eq!(error(""), "The text is empty; type, paste or open a sudoku.");
    assert_eq!(error(" \u{feff}\n"), "The text is empty; type, paste or open a sudoku.");
    let mut lines = rows(9);
    lines[8].pop();
    assert_eq!(error(&lines.join("\n")), "row 9: This row has 8 cells; it needs 9, as the other rows have.");
    assert_eq!(
        error(&rows(9)[..8].join("\n")),
        "There are 72 cells, in 8 rows of 9; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."
    );
    assert_eq!(
        error(&lines.join("\n").replace('.', " .")),
        "row 9: This row has 8 cells; it needs 9, as the other rows have."
    );
    assert_eq!(
        error(&format!("{} ", &PUZZLE[1..])),
        "There are 80 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."
    );
    assert_eq!(
        error(&PUZZLE.replacen("..", ". ", 1)),
        "There are 80 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."
    );
    let full: Vec<String> = (0..9)
        .map(|row| (0..9).map(|cell| (row * 3 + row / 3 + cell) % 9 + 1).map(|number| number.to_string()).collect())
        .collect();
    assert_eq!(error(&full.join("\n")[1..]), "row 1: This row has 8 cells; it needs 9, as the other rows have.");
    lines[7].push('1');
    assert_eq!(error(&lines.join("\n")), "row 8: This row has 10 cells; it needs 9, as the other rows have.");
    assert_eq!(error(&PUZZLE.replace("17", "1G")), "row 4, column 2: 'G' is not one of 1-9 or a blank (0 . - _ * x).");
    // As it is written, in the case of the text.
    assert_eq!(error(&PUZZLE.replace("17", "1g")), "row 4, column 2: 'g' is not one of 1-9 or a blank (0 . - _ * x).");
    assert_eq!(
        error(&rows(9).join("\n").replacen('3', "l", 1).replacen('6', "v", 1)),
        "row 1, column 1: 'l' is not one of 1-9 or a blank (0 . - _ * x)."
    );
    assert_eq!(error("12\n3😀\n"), "line 2, character 2: '😀' is not a digit, a letter or a blank (0 . - _ * x).");
    assert_eq!(error(&"1".repeat(1_234_567)), "The text has 1.3 MB; at most 1 MB is read.");
}

#[test]
fn what_is_no_table_of_values_has_no_sudoku() {
    let none = "There is no sudoku in this text.";
    for text in [
        "hello",
        "Dear customer,\nyour order 4711-0815 was sent today.\nTotal: 12,50 EUR",
        "Hi,\nsee you on 3.12. at 10, then we talk.\nTel. 0170/1234567\nBye; Ada",
        "name,age\nAda Lovelace,36\nAlan Turing,41\n",
    ] {
        assert_eq!(error(text), none, "{text}");
    }
}

#[test]
fn bytes_are_no_text() {
    let bytes: Vec<u8> = (0..3000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let picture = [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", &bytes[..]].concat();
    let narrow: String = picture.iter().map(|byte| char::from(*byte)).collect();
    for text in [&*String::from_utf8_lossy(&picture), &narrow, "\0\0\0\u{1}"] {
        assert_eq!(error(text), "This is no text.");
    }
    assert_eq!(line(&format!("\u{1b}[1m{}\u{1b}[0m", rows(9).join("\n"))), PUZZLE);
}

#[test]
fn the_fixtures_behave_as_they_say() {
    let grid = "......3..9..18.2.7..7.96...46...27.12..67.4..173...92..9...58..7.14..5...4.....1.";
    let fixtures: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../data/sudoku-parser-fixtures.json")).expect("an array");
    let unknown =
        |char: &str, place: &str| format!("{place}: '{char}' is not a digit, a letter or a blank (0 . - _ * x).");
    let mut seen = 0;
    for fixture in &fixtures {
        let (kind, text) = (fixture["kind"].as_str().unwrap(), fixture["text"].as_str().unwrap());
        let expected = match kind {
            "too_short_80" => {
                "There are 80 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.".to_string()
            }
            "too_long_82" => {
                "There are 82 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296.".to_string()
            }
            "illegal_letter" => "row 5, column 5: 'Z' is not one of 1-9 or a blank (0 . - _ * x).".to_string(),
            "unicode_digit" => unknown("٣", "line 1, character 41"),
            "fullwidth_digit" => {
                assert_eq!(line(text), grid.replace("67.4", "63.4"), "{kind}");
                seen += 1;
                continue;
            }
            "nul" => "This is no text.".to_string(),
            "html" => "There is no sudoku in this file: no rows of numbers, and no list of cells.".to_string(),
            "huge" => {
                assert_eq!(
                    error(&"1".repeat(100_000)),
                    "There are 100,000 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."
                );
                continue;
            }
            "nan_seed" => "Annealing Lab link: This Annealing Lab link is not a single sudoku; open it in the address bar of the browser instead.".to_string(),
            "neg_seed" => "Annealing Lab link: This Annealing Lab link is not a single sudoku; open it in the address bar of the browser instead.".to_string(),
            "seed_2_64" => "Annealing Lab link: This Annealing Lab link is not a single sudoku; open it in the address bar of the browser instead.".to_string(),
            _ => {
                assert_eq!(line(text), grid, "{kind}");
                seen += 1;
                continue;
            }
        };
        assert_eq!(error(text), expected, "{kind}");
    }
    assert_eq!((fixtures.len(), seen), (26, 16));
}

#[test]
fn long_text_of_any_kind_is_answered() {
    let bits = [
        "1",
        " ",
        "-",
        "\n",
        "|",
        ",",
        "1,",
        "1\n",
        "- \n",
        "|\n",
        " \n",
        "10 ",
        "x",
        "\u{200b}",
        "[",
        "[a",
        "[State]\n",
        "#",
        "#1\n",
        "https://",
        "https://a.b/?",
        "https://f-puzzles.com/?load=",
        "fpuz",
        "fpuzzles",
        "N4Ig",
        "\r",
        "%",
        "word ",
        "{",
        "{\"grid\":[",
        "a,b;c\td\n",
        "+---+\n",
        "---------\n",
        "😀",
        "                                    \n",
        "?",
        "?\n",
        "##\n#\n",
        "３",
        "O",
        "l\n",
        "<td>",
        "<tr><td>1",
        "<table>",
        "<table><tr><td>1</table>",
        "<td a=\"",
        "<!--",
        "<opensudoku",
        "<opensudoku><game data=\"1\"/>",
        "<name>",
        "<a b='",
        "=",
        "a=",
        "&amp;",
        "12 3\n",
        ".---.\n",
        "'---'\n",
        "#puzzle=sudoku&",
        "https://a.b/#puzzle=sudoku&givens=",
    ];
    for bit in bits {
        let text = bit.repeat(60_000 / bit.len());
        let _ = import(&text, None);
        let _ = import(&format!("{PUZZLE}\n{}", bit.repeat(60_000 / bit.len())), None);
    }
}
