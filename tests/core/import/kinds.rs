//! Texts of several puzzles, of puzzles with solutions or regions, in noise, and in the files of many programs.

use super::{PUZZLE, error, line, one, rows, texts};
use annealing_lab::import::import;
use annealing_lab::sudoku::to_text;
use proptest::prelude::*;

const OTHER: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// The solution of [`OTHER`].
const SOLUTION: &str = "162857493534129678789643521475312986913586742628794135356478219241935867897261354";
/// Regions like boxes, but for two cells.
const REGIONS: &str = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";

fn lines(text: &str) -> Vec<String> {
    text.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
}

fn framed(text: &str, blank: &str) -> String {
    let rule = "+-------+-------+-------+\n";
    let row = |row: &String| {
        let cells: Vec<String> = row.chars().map(|cell| cell.to_string().replace('.', blank)).collect();
        format!("| {} |\n", cells.chunks(3).map(|group| group.join(" ")).collect::<Vec<_>>().join(" | "))
    };
    let bands: Vec<String> = lines(text).chunks(3).map(|band| band.iter().map(row).collect()).collect();
    format!("{rule}{}{rule}", bands.join(rule))
}

/// Titles and cells of a list, and what is left out.
fn listed(text: &str) -> (Vec<(String, String)>, Vec<String>) {
    let read = import(text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
    let puzzles = read.puzzles.iter().map(|listed| (listed.title.clone(), to_text(&listed.puzzle.cells)));
    (puzzles.collect(), texts(&read.left_out))
}

/// A list of [`PUZZLE`] and [`OTHER`] with these titles, of which nothing is left out.
fn both(text: &str, titles: [&str; 2]) {
    let (puzzles, left_out) = listed(text);
    let expected = [(titles[0].to_string(), PUZZLE.to_string()), (titles[1].to_string(), OTHER.to_string())];
    assert_eq!((&puzzles[..], &left_out[..]), (&expected[..], &[][..]), "{text}");
}

#[test]
fn several_puzzles_are_a_list() {
    let grids = [PUZZLE, OTHER].map(|text| lines(text).join("\n"));
    let frames = [PUZZLE, OTHER].map(|text| framed(text, " "));
    both(&grids.join("\n\n"), ["", ""]);
    both(&grids.join("\n=========\n"), ["", ""]);
    both(&frames.join("\n"), ["", ""]);
    both(
        &format!("Sudoku Nr. 1: leicht\n{}\nSudoku Nr. 2: schwer\n{}", grids[0], grids[1]),
        ["Sudoku Nr. 1: leicht", "Sudoku Nr. 2: schwer"],
    );
    both(&format!("2024-11-05\n{}\n2024-11-06\n{}", grids[0], grids[1]), ["2024-11-05", "2024-11-06"]);
    both(&format!("1) {PUZZLE}\n2) {OTHER}\n"), ["1", "2"]);
    both(&format!("[Puzzle]\n{}\n[Puzzle]\n{}", grids[0], grids[1]), ["", ""]);
    let beside: Vec<String> = frames[0].lines().zip(frames[1].lines()).map(|(a, b)| format!("{a}   {b}")).collect();
    both(&format!("First                       Second\n{}", beside.join("\n")), ["First", "Second"]);
    let words: Vec<String> = lines(PUZZLE).iter().zip(lines(OTHER)).map(|(a, b)| format!("{a}  {b}")).collect();
    both(&format!("First      Second\n{}", words.join("\n")), ["First", "Second"]);
    let table = |text: &str| {
        let row = |row: &String| {
            format!("<tr>{}</tr>", row.chars().map(|cell| format!("<td>{cell}</td>")).collect::<String>())
        };
        format!("<table>{}</table>", lines(text).iter().map(row).collect::<String>())
    };
    both(&format!("<p>Easy</p>\n{}\n<p>Hard</p>\n{}", table(PUZZLE), table(OTHER)), ["Easy", "Hard"]);
    let links = format!(
        "One is https://www.sudokuwiki.org/sudoku.htm?bd={} and\nanother (https://sudokuexchange.com/play/?s={}).",
        PUZZLE.replace('.', "0"),
        OTHER.replace('.', "0")
    );
    both(&links, ["One is and", "another"]);
    both(&format!("puzzle=sudoku&givens={PUZZLE}\npuzzle=sudoku&givens={OTHER}"), ["", ""]);
    // Titles, and what is none.
    let (puzzles, left_out) = listed(&format!("Hello,\nhere are two.\n{PUZZLE}\nBye."));
    assert_eq!(puzzles[0].0, "here are two.");
    assert_eq!(left_out, ["'Hello,' (line 1)", "'Bye.' (line 4)"]);
}

#[test]
fn a_solution_is_never_the_puzzle() {
    let grids = [OTHER, SOLUTION].map(|text| lines(text).join("\n"));
    let beside: Vec<String> =
        framed(OTHER, ".").lines().zip(framed(SOLUTION, ".").lines()).map(|(a, b)| format!("{a}   {b}")).collect();
    for (text, lines) in [
        (format!("solution,puzzle\n{SOLUTION},{OTHER}"), "line 2"),
        (format!("id;level;solution;givens\n7;2.3;{SOLUTION};{OTHER}"), "line 2"),
        (format!("{OTHER}\n{SOLUTION}"), "line 2"),
        (format!("{OTHER} => {SOLUTION}"), "line 1"),
        (format!("{}\n\n{}", grids[0], grids[1]), "lines 11 to 19"),
        (format!("{}\n\n{}", grids[1], grids[0]), "lines 1 to 9"),
        (beside.join("\n"), "lines 1 to 13"),
    ] {
        let (puzzles, left_out) = listed(&text);
        assert_eq!((puzzles.len(), &puzzles[0].1[..]), (1, OTHER), "{text}");
        assert_eq!(left_out, [format!("the solution ({lines})")], "{text}");
    }
    let json = format!("{{\"puzzle\":\"{OTHER}\",\"solution\":\"{SOLUTION}\"}}");
    assert_eq!(listed(&json), (vec![(String::new(), OTHER.to_string())], vec!["the entry solution".to_string()]));
    // A solution alone is a full puzzle.
    assert_eq!(line(SOLUTION), SOLUTION);
}

#[test]
fn regions_beside_a_puzzle_are_its_regions() {
    let named = |names: &str| -> String {
        REGIONS.chars().map(|region| names.chars().nth(region.to_digit(10).unwrap() as usize - 1).unwrap()).collect()
    };
    for names in ["123456789", "012345678", "ABCDEFGHI", "qwertyuip"] {
        let map = named(names);
        for text in [
            format!("{PUZZLE}\n{map}"),
            format!("{}\n\n{}", rows(9).join("\n"), lines(&map).join("\n")),
            format!("{}\n\n{}", lines(&map).join("\n"), rows(9).join("\n")),
        ] {
            let read = one(&text);
            assert_eq!(to_text(&read.cells), PUZZLE, "{text}");
            let keys = read.more_rules.unwrap_or_else(|| panic!("{text}")).pairs_of_link();
            assert_eq!(keys, [("regions", REGIONS.to_string())], "{text}");
        }
    }
    // The boxes of a frame are those of its puzzle.
    let tall =
        "+--+--+--+\n|..|2.|..|\n|..|..|4.|\n|56|..|.3|\n+--+--+--+\n|.3|4.|.6|\n|..|.3|..|\n|..|.2|..|\n+--+--+--+";
    let parted = ".. 2. ..\n.. .. 4.\n56 .. .3\n\n.3 4. .6\n.. .3 ..\n.. .2 ..";
    let regions = [("regions", "112233112233112233445566445566445566".to_string())];
    for text in [tall, parted] {
        assert_eq!(one(text).more_rules.map(|rules| rules.pairs_of_link()), Some(regions.to_vec()), "{text}");
    }
    let usual =
        "+---+---+\n|...|2..|\n|...|..4|\n+---+---+\n|56.|..3|\n|.3.|4.6|\n+---+---+\n|...|.3.|\n|...|.2.|\n+---+---+";
    assert_eq!(one(usual).more_rules, None);
    let link = format!("https://example.com/play?grid={}&cages=15.1112", PUZZLE.replace('.', "0"));
    assert_eq!(texts(&one(&link).rules), ["the parameter cages"]);
}

#[test]
fn numbers_that_somebody_entered_are_no_givens() {
    let entered = PUZZLE.replace('5', "+5");
    let plain = PUZZLE.replace('5', ".");
    for text in [entered.clone(), format!(":0000:x:{entered}:::"), format!(":0701:25:{entered}:111 211 x9::")] {
        assert_eq!(line(&text), plain, "{text}");
        assert_eq!(one(&text).ignored[0].to_string(), "numbers that are not given (3)");
    }
    let left = texts(&one(&format!(":0701:25:{entered}:111 211 x9::")).ignored);
    assert_eq!(left[1..], ["2 eliminated candidates", "fields of its line: 0701, 25, x9"]);
    let spread: Vec<String> = rows(9)
        .iter()
        .map(|row| {
            row.replace('5', "+5")
                .chars()
                .flat_map(|char| if char == '+' { vec!['+'] } else { vec![char, ' '] })
                .collect()
        })
        .collect();
    assert_eq!(line(&spread.join("\n")), plain);
    // On one line with spaces, and before numbers of two digits.
    let parted: String =
        entered.chars().flat_map(|char| if char == '+' { vec!['+'] } else { vec![char, ' '] }).collect();
    assert_eq!(line(&parted), plain);
    let numbers: Vec<String> = (0..16)
        .map(|row| {
            (0..16).map(|cell| format!("{}{}", if row == cell { "+" } else { "" }, (row + cell) % 16 + 1)).collect()
        })
        .map(|row: Vec<String>| row.join(" "))
        .collect();
    let large = one(&numbers.join("\n"));
    assert!((0..16).all(|place| large.cells[17 * place] == 0) && large.cells[1] == 2);
    assert_eq!(texts(&large.ignored), ["numbers that are not given (16)"]);
}

#[test]
fn noise_is_taken_off() {
    let row_names = |name: &dyn Fn(usize) -> String| {
        lines(OTHER).iter().enumerate().map(|(row, text)| format!("{}{text}\n", name(row))).collect::<String>()
    };
    let letters = |row: usize| (b'A' + row as u8) as char;
    let quoted = |signs: &str| format!("{signs}{}", lines(OTHER).join(&format!("\n{signs}")));
    let markdown: Vec<String> = lines(OTHER)
        .iter()
        .map(|row| {
            row.chars().map(|cell| format!("| {} ", cell.to_string().replace('.', " "))).collect::<String>() + "|"
        })
        .collect();
    let head = "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n";
    let tabular: Vec<String> = lines(OTHER)
        .iter()
        .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(" & ").replace('.', " ") + " \\\\ \\hline")
        .collect();
    for text in [
        row_names(&|row| format!("Row {}: ", row + 1)),
        row_names(&|row| format!("{}: ", row + 1)),
        row_names(&|row| format!("{} ", letters(row))),
        format!("  123456789\n{}", row_names(&|row| format!("{} ", letters(row)))),
        quoted("> "),
        quoted(">> "),
        framed(OTHER, " "),
        framed(OTHER, "\u{1b}[1m.\u{1b}[0m"),
        format!("  {}", framed(OTHER, " ").replace('\n', "\n  ")),
        head.to_string() + &markdown.join("\n"),
        tabular.join("\n"),
        format!("```\n{}\n```", lines(OTHER).join("\n")),
        format!("[code]\n{}\n[/code]", framed(OTHER, ".")),
        lines(OTHER).join("<br/>"),
        format!("<div>{}</div>", lines(OTHER).join("</div><div>")),
        lines(OTHER).join("\n").replace('.', "&nbsp;") + "<br>",
    ] {
        let (puzzles, left_out) = listed(&text);
        assert_eq!((puzzles, left_out.len()), (vec![(String::new(), OTHER.to_string())], 0), "{text}");
    }
    for sign in ["/", "|", "_", ";", ":", ",", "\\n", "\\r\\n", "-", "."] {
        assert_eq!(line(&lines(&OTHER.replace('.', "0")).join(sign)), OTHER, "{sign}");
    }
    // A menu beside the board.
    let menu: String =
        framed(OTHER, " ").lines().enumerate().map(|(at, row)| format!("  {row}   key {at}\n")).collect();
    let (puzzles, left_out) = listed(&menu);
    assert_eq!((&puzzles[0].1[..], left_out), (OTHER, vec!["'key 0' and what follows (lines 1 to 13)".to_string()]));
}

#[test]
fn characters_with_names_are_what_they_name() {
    let page = |title: &str, end: &str| format!("<p>{title}</p>{}<br>{end}", lines(OTHER).join("<br>"));
    for (named, plain) in [
        ("&copy; 2026 A&nbsp;&amp;&nbsp;B", "© 2026 A & B"),
        ("Caf&eacute; &ndash; &laquo;1&raquo;&hellip;", "Café - «1»…"),
        ("&#82;&#xe4;tsel &#128512;", "Rätsel 😀"),
        ("&amp;lt; &none; R&D;", "&lt; &none; R&D;"),
    ] {
        let (puzzles, left_out) = listed(&page(named, named));
        assert_eq!(
            (puzzles, left_out),
            (vec![(plain.to_string(), OTHER.to_string())], vec![format!("'{plain}' (line 1)")])
        );
    }
    let cells: Vec<String> = OTHER.chars().map(|cell| format!("<td>&#{};</td>", cell as u32)).collect();
    assert_eq!(
        line(&format!(
            "<table><tr>{}</table>",
            cells.chunks(9).map(|row| row.concat()).collect::<Vec<_>>().join("<tr>")
        )),
        OTHER
    );
}

#[test]
fn a_solution_beside_its_puzzle_is_left_out() {
    let small = ["1..4..1..3..4..3", "1234341223414123"];
    let middle = ["1..4..45..2..31..4..42..3..64..4..12", "123456456123231564564231312645645312"];
    let spread = |text: &str| text.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let banded = |text: &str| {
        text.as_bytes().chunks(3).map(|group| spread(&String::from_utf8_lossy(group))).collect::<Vec<_>>().join(" | ")
    };
    for [puzzle, solution] in [[OTHER, SOLUTION], small, middle] {
        let size = (4..10).find(|size| size * size == puzzle.len()).expect("a size");
        let rows = |text: &str| -> Vec<String> {
            text.as_bytes().chunks(size).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
        };
        for gap in ["\t", "  ", "   ", "      ", "   \t  "] {
            for (head, title) in [
                ("", ""),
                ("Puzzle                 Solution\n", "Puzzle"),
                ("Original\tAnswer\n", ""),
                ("I give up on it, this time.\n", "I give up on it, this time."),
            ] {
                let styles: [&dyn Fn(&str) -> String; 2] = [&spread, &banded];
                for row in &styles[..if size == 4 { 1 } else { 2 }] {
                    let pairs = rows(puzzle).into_iter().zip(rows(solution));
                    let pairs: Vec<String> =
                        pairs.map(|(one, other)| format!("{}{gap}{}", row(&one), row(&other))).collect();
                    let text = head.to_string() + &pairs.join("\n");
                    let read = import(&text, None).unwrap_or_else(|error| panic!("{text}\n{error}"));
                    let cells: Vec<String> = read.puzzles.iter().map(|listed| to_text(&listed.puzzle.cells)).collect();
                    let above = usize::from(!head.is_empty());
                    let named = format!("the solution (lines {} to {})", 1 + above, size + above);
                    assert_eq!(
                        (cells, super::texts(&read.left_out)),
                        (vec![puzzle.to_string()], vec![named]),
                        "{text}"
                    );
                    assert_eq!(read.puzzles[0].title, title, "{text}");
                }
            }
        }
    }
    let pair: Vec<String> =
        lines(PUZZLE).iter().zip(lines(OTHER)).map(|(a, b)| format!("{}    {}", spread(a), spread(&b))).collect();
    both(&pair.join("\n"), ["", ""]);
}

#[test]
fn a_short_row_of_a_list_is_named_first() {
    let [mut short, whole] = [OTHER, PUZZLE].map(lines);
    short[4].pop();
    let (puzzles, left_out) = listed(&format!("{}\n\nPuzzle 2\n{}", whole.join("\n"), short.join("\n")));
    assert_eq!(puzzles.len(), 1);
    assert_eq!(
        left_out,
        ["'Puzzle 2' (line 11)", "line 12, row 5: This row has 8 cells; it needs 9, as the other rows have."]
    );
}

#[test]
fn the_head_of_a_table_is_no_row() {
    let table = |blank: &str| -> Vec<String> {
        let row = |row: &String| row.chars().map(|cell| format!("| {cell} ")).collect::<String>() + "|";
        lines(OTHER).iter().map(row).map(|row| row.replace('.', blank)).collect()
    };
    let tex = |end: &str| -> String {
        let row = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(" & ").replace('.', " ") + end;
        lines(OTHER).iter().map(row).collect()
    };
    let empty = " & & & & & & & & ";
    let mut texts = vec![
        format!("{empty}\\\\\n\\hline\n{}", tex("\\\\\n")),
        format!("\\hline\n{empty}\\\\ \\hline\n{}\\hline\n", tex("\\\\\n")),
        format!("\\toprule\n{empty}\\\\\n\\midrule\n{}\\bottomrule\n", tex("\\\\\n")),
        format!("\\hline\n{}", tex("\\\\\n\\hline\n")),
    ];
    for blank in [" ", ".", "0"] {
        let rows = table(blank).join("\n");
        for head in ["|".to_string() + &" |".repeat(9), "|".repeat(10), table(" ")[7].replace(char::is_numeric, " ")] {
            for rule in ["|-".repeat(9) + "|", "|---".repeat(9) + "|", "|:-:".repeat(9) + "|", "+---".repeat(9) + "+"] {
                texts.push(format!("{head}\n{rule}\n{rows}\n"));
                texts.push(format!("{rule}\n{head}\n{rule}\n{rows}\n{rule}"));
            }
        }
        // Without a row more, the head is the first.
        texts.push(rows.replacen('\n', &format!("\n{}|\n", "|---".repeat(9)), 1));
    }
    for text in texts {
        assert_eq!(listed(&text), (vec![(String::new(), OTHER.to_string())], vec![]), "{text}");
    }
    let (puzzles, left_out) = listed(&format!("{}\n{}|\n{}", table(".")[3], "|-".repeat(9), table(" ").join("\n")));
    assert_eq!((&puzzles[0].1[..], left_out.len()), (OTHER, 0));
    assert_eq!(puzzles[0].0, table(".")[3]);
}

#[test]
fn what_lost_its_places_is_refused() {
    let spaced = framed(OTHER, " ");
    let collapsed = spaced.split("  ").filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ").replace("  ", " ");
    assert!(error(&collapsed).starts_with("The places of the blanks are lost"), "{collapsed}");
    assert!(import(&lines(OTHER).join("\n").replace('.', ""), None).is_err());
}

#[test]
fn json_and_xml_of_any_program() {
    let number = |cell: char| cell.to_string().replace('.', "0");
    let array = |text: &str| {
        let row = |row: &String| format!("[{}]", row.chars().map(number).collect::<Vec<_>>().join(", "));
        format!("[{}]", lines(text).iter().map(row).collect::<Vec<_>>().join(", "))
    };
    let flat = |each: &dyn Fn(char) -> String| OTHER.chars().map(each).collect::<Vec<_>>().join(", ");
    let value = |cell: char| if cell == '.' { "null".to_string() } else { cell.to_string() };
    for text in [
        array(OTHER),
        format!("{{\"grid\": {}}}", array(OTHER)),
        format!("{{\"data\": {{\"board\": {}}}}}", array(OTHER)),
        format!("[{}]", flat(&value)),
        format!("[{}]", flat(&|cell| format!("{{\"val\": {}}}", value(cell)))),
        format!("[\"{}\"]", lines(OTHER).join("\",\n\"")),
        array(OTHER).replace("], [", "],\n ["),
        array(OTHER).replace(", ", " ").replace("] [", "]\n ["),
        array(OTHER).replace("], [", "},\n{").replace('[', "{").replace(']', "}") + ";",
        array(OTHER).replace("], [", "],\n [").replace('0', "None"),
        format!("<sudoku>{}</sudoku>", lines(OTHER).iter().map(|row| format!("<row>{row}</row>")).collect::<String>()),
        format!("<?xml version=\"1.0\"?><game><values>{}</values></game>", OTHER.replace('.', "_")),
    ] {
        let (puzzles, left_out) = listed(&text);
        assert_eq!((puzzles, left_out.len()), (vec![(String::new(), OTHER.to_string())], 0), "{text}");
    }
    both(
        &format!(
            "{{\"puzzles\": [{{\"name\": \"A\", \"grid\": {}}}, {{\"name\": \"B\", \"grid\": {}}}]}}",
            array(PUZZLE),
            array(OTHER)
        ),
        ["A", "B"],
    );
    both(
        &format!("<list><puzzle name=\"A\" givens=\"{PUZZLE}\"/><puzzle name=\"B\" givens=\"{OTHER}\"/></list>"),
        ["A", "B"],
    );
    // Cells say themselves what they are.
    let solved = SOLUTION.chars().zip(OTHER.chars());
    let cells: Vec<String> =
        solved.clone().map(|(cell, given)| format!("{{\"value\": {cell}, \"given\": {}}}", given != '.')).collect();
    let read = one(&format!("{{\"cells\": [{}]}}", cells.join(", ")));
    assert_eq!(
        (to_text(&read.cells), &texts(&read.ignored)[..]),
        (OTHER.to_string(), &["numbers that are not given (58)".to_string()][..])
    );
    let marked = one(&format!("[{}]", flat(&|cell| format!("{{\"value\": {}, \"candidates\": [1, 2]}}", value(cell)))));
    assert_eq!(
        (to_text(&marked.cells), texts(&marked.ignored)),
        (OTHER.to_string(), vec!["the candidates of 81 cells".to_string()])
    );
    // x or y is the row: what changes last.
    for (row, column) in [("x", "y"), ("y", "x"), ("row", "col")] {
        let cell = |(place, cell): (usize, char)| {
            format!("{{\"{row}\": {}, \"{column}\": {}, \"value\": {cell}}}", place / 9, place % 9)
        };
        let cells: Vec<String> = OTHER.chars().enumerate().filter(|(_, cell)| *cell != '.').map(cell).collect();
        assert_eq!(line(&format!("[{}]", cells.join(", "))), OTHER, "{row}");
    }
    let xml: String = solved
        .enumerate()
        .map(|(place, (cell, given))| {
            let origin = if given == '.' { "Calculated" } else { "User" };
            format!(
                "<Cell><x>{}</x><y>{}</y><value>{cell}</value><origin>{origin}</origin></Cell>",
                place % 9,
                place / 9
            )
        })
        .collect();
    assert_eq!(line(&format!("<Sudoku>{xml}</Sudoku>")), OTHER);
    let cages =
        r#"{"size": 9, "cages": [{"sum": 10, "cells": [[0, 0], [0, 1]]}, {"total": 3, "cells": ["r2c1", "R3C1"]}]}"#;
    assert_eq!(one(cages).more_rules.unwrap().pairs_of_link(), [("cages", "10.1112_3.2131".to_string())]);
    assert!(error("{\"a\": 1}").starts_with("There is no sudoku in this file"));
}

#[test]
fn texts_of_programs_with_rules() {
    let rules = |text: &str| one(text).more_rules.map(|rules| rules.pairs_of_link()).unwrap_or_default();
    // Two cells in a cage with the sum 10, of a 4x4; the others are in none.
    let cells: Vec<String> =
        (0..16).map(|cell| if cell < 2 { (10 * 256 + 3).to_string() } else { cell.to_string() }).collect();
    assert_eq!(
        rules(&format!("2x2:d:k:{}:", cells.join(":").replace("2563", "1795"))),
        [("extra", "diagonals".to_string()), ("cages", "7.1112".to_string())]
    );
    assert_eq!(rules("A<A<^<^<A<A<^<^<")[0].1, "10.11122122_10.13142324_10.31324142_10.33344344");
    let jigsaw: String = "1111222233334444".chars().map(|region| format!("=0J{}", region as u8 - b'1')).collect();
    assert_eq!(rules(&format!("SumoCueV1{jigsaw}")), [("regions", "1111222233334444".to_string())]);
    let killer = "SumoCueV1=3=+0=7=+2=3=+4=7=+6=3=+8=7=+10=3=+12=7=+14";
    assert_eq!(rules(killer)[0].1, "3.1112_7.1314_3.2122_7.2324_3.3132_7.3334_3.4142_7.4344");
    let solver = ".Shape~4x4.Cage~5~R1C1~R1C2.Diagonal~1.AntiKnight.Thermo~R1C1~R2C1.~R4C4_3";
    let read = one(solver);
    assert_eq!(to_text(&read.cells), "...............3");
    assert_eq!(
        read.more_rules.unwrap().pairs_of_link(),
        [("extra", "diagonal-up,knight".to_string()), ("cages", "5.1112".to_string())]
    );
    assert_eq!(texts(&read.rules), ["Thermo"]);
    assert_eq!(rules("10: r1c1 r1c2\n5: r9c8 r9c9"), [("cages", "10.1112_5.9899".to_string())]);
    let classic = |of_a: usize| {
        let (mut link, mut gap) = (String::new(), 0);
        for cell in PUZZLE.chars().chain(['!']) {
            if cell == '.' {
                gap += 1;
                continue;
            }
            if gap > 0 || of_a == 0 && cell != '!' {
                link.push((b'A' + (gap - of_a) as u8) as char);
            }
            if cell != '!' {
                link.push(cell);
            }
            gap = 0;
        }
        format!("https://sudokupad.app/classic{link}")
    };
    assert_eq!(line(&classic(1)), PUZZLE);
}

#[test]
fn what_is_no_sudoku_is_named_as_what_it_is() {
    let samurai: Vec<String> = (0..21)
        .map(|row| match row {
            0..6 | 15.. => format!("{}   {}", ".".repeat(9), ".".repeat(9)),
            6..9 | 12..15 => ".".repeat(21),
            _ => format!("      {}", ".".repeat(9)),
        })
        .collect();
    assert!(error(&samurai.join("\n")).starts_with("This is a samurai"));
    assert!(error("type octile\nheight 2\nwidth 3\nmap\n...\n@@@\n").starts_with("This is a map of MovingAI"));
    assert!(error("title Mine\nnumbers 1..9\ncell A 0 0\nline 3 A B\n").starts_with("This is a custom puzzle"));
    for link in
        ["#compare&seeds=1..5&on=puzzle=sudoku", "#task&v=1&title=x&start=puzzle=sudoku", "#puzzle=route&map=S.G"]
    {
        assert!(error(&format!("https://example.org/{link}")).contains("is not a single sudoku"), "{link}");
    }
    // Five of a samurai are a list, with a word.
    let corner = |of: [usize; 2]| {
        (0..81).map(|cell| if [cell / 27, cell % 9 / 3] == of && cell % 4 == 0 { '5' } else { '.' }).collect::<String>()
    };
    let middle: String = (0..81)
        .map(|cell| {
            if [cell / 27, cell % 9 / 3] != [1, 1] && cell / 27 % 2 == 0 && cell % 9 / 3 != 1 && cell % 4 == 0 {
                '5'
            } else {
                '.'
            }
        })
        .collect();
    let outer = |of: [usize; 2], box_of: [usize; 2]| {
        let cells: Vec<char> = middle.chars().collect();
        (0..81)
            .map(|cell| {
                let [row, column] = [cell / 9, cell % 9];
                if [row / 3, column / 3] != of {
                    return '.';
                }
                cells[(box_of[0] * 3 + row % 3) * 9 + box_of[1] * 3 + column % 3]
            })
            .collect::<String>()
    };
    let five =
        [outer([2, 2], [0, 0]), outer([2, 0], [0, 2]), middle.clone(), outer([0, 2], [2, 0]), outer([0, 0], [2, 2])];
    let (puzzles, left_out) = listed(&five.join("\n"));
    assert_eq!(puzzles.len(), 5);
    assert!(left_out[0].contains("samurai"), "{left_out:?}");
    assert!(listed(&[corner([0, 0]), corner([1, 1]), middle, corner([0, 2]), corner([2, 0])].join("\n")).1.is_empty());
}

/// How three puzzles stand in a text: as rows, in frames, or one a line.
fn shown(style: usize, text: &str) -> String {
    match style {
        0 => lines(text).join("\n"),
        1 => framed(text, ".").trim_end().to_string(),
        2 => framed(text, " ").trim_end().to_string(),
        _ => text.to_string(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]
    /// A fault in one puzzle never makes another one of its rows and those of its neighbours.
    #[test]
    fn a_puzzle_with_a_fault_is_left_out_alone(
        style in 0..4usize,
        between in prop::sample::select(vec!["\n\n", "\n\n\n", "\nnext\n", "\n\nnext\n", "\n# 2\n"]),
        row in 0..9usize,
        kind in 0..3usize,
    ) {
        let fault = |text: &str| -> String {
            let mut rows: Vec<String> = text.lines().map(String::from).collect();
            let at = if rows.len() == 1 { 0 } else { (0..rows.len()).filter(|&at| rows[at].contains(|char: char| char.is_ascii_digit() || char == '.')).nth(row).unwrap_or(0) };
            let middle = rows[at].find(|char: char| char.is_ascii_digit()).unwrap_or(4);
            match kind {
                0 => drop(rows[at].remove(middle)),
                1 => rows[at].insert(middle, '7'),
                _ => rows[at].replace_range(middle..=middle, "Q"),
            }
            rows.join("\n")
        };
        let text = [shown(style, PUZZLE), fault(&shown(style, OTHER)), shown(style, PUZZLE)].join(between);
        let read = import(&text, None);
        let Ok(read) = read else { return Err(TestCaseError::fail(format!("{text}\n{read:?}"))) };
        let cells: Vec<String> = read.puzzles.iter().map(|listed| to_text(&listed.puzzle.cells)).collect();
        prop_assert_eq!(cells, [PUZZLE, PUZZLE], "{}", text);
        prop_assert!(!read.left_out.is_empty(), "{}", text);
    }
}
