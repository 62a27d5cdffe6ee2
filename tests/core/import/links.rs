//! Links that hold a puzzle, and those that only seem to.

use super::{PUZZLE, error, line, one, texts};
use annealing_lab::import::lz::compress;
use annealing_lab::import::{import, to_fpuzzles};
use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::sudoku::rules::Extra;
use annealing_lab::sudoku::{Sudoku, to_text};

/// It as SudokuPad's f-puzzles JSON, with a number that is not given and some constraints, packed by lz-string 1.5.0.
const PACKED: &str = "N4IgzglgXgpiBcBOANCALhNAbO8QC0B3AN6wDMACQGoIRUBDAVzQAsB7AJwRAFs5UBzdhAAmCANpjQANzpYGuAMwCIUmADsEadvIC+yabPkIAb\
     HuBmL+ywbm4ATMtUb4W3VYC6ySdZ9X9IGVsEFBB+FXVNbRgzAMNcY0cIlyiYwKN4ABZE51doz0lYoPgHUPCclL8bdIAObMi3c0rrQvSAVjrkhp\
     18qtwARg7c1LiEAHZBisapltxa0qd66Kamnt9ehBKwhc6lqbWZsYndVeXptNx2+aShyoPMo92LE7ORpAe1j+fhooSr8q7bucEFk/ot9kD4Jctt\
     cUs87psymDAa8QtD/o9/BDfmikXsPJ4QABrCBYHDsADGdH4uAK5JgpLA4hAACU+gBhPogAkQkAKEDdVDCCBU1hqWQAakWguF/FFsgAtAgyLIwD\
     BUCwYOxuKxeGhNeICXQ1BhCWoIPxmGgpeBWHIMKLxAM7IbyRhVGzRWAtHQIMbGfAxCAANIkskUNlUuDuHRAA";
/// The same for the address bar.
const PACKED_URI: &str = "N4IgzglgXgpiBcBOANCALhNAbO8QC0B3AN6wDMACQGoIRUBDAVzQAsB7AJwRAFs5UBzdhAAmCANpjQANzpYGuAMwCIUmADsEadvIC+yabPkIAb\
     HuBmL+ywbm4ATMtUb4W3VYC6ySdZ9X9IGVsEFBB+FXVNbRgzAMNcY0cIlyiYwKN4ABZE51doz0lYoPgHUPCclL8bdIAObMi3c0rrQvSAVjrkhp\
     18qtwARg7c1LiEAHZBisapltxa0qd66Kamnt9ehBKwhc6lqbWZsYndVeXptNx2+aShyoPMo92LE7ORpAe1j+fhooSr8q7bucEFk-ot9kD4Jctt\
     cUs87psymDAa8QtD-o9-BDfmikXsPJ4QABrCBYHDsADGdH4uAK5JgpLA4hAACU+gBhPogAkQkAKEDdVDCCBU1hqWQAakWguF-FFsgAtAgyLIwD\
     BUCwYOxuKxeGhNeICXQ1BhCWoIPxmGgpeBWHIMKLxAM7IbyRhVGzRWAtHQIMbGfAxCAANIkskUNlUuDuHRAA";
/// A 16x16 with 16 in its first and 1 in its last cell.
const PACKED_16: &str = "N4IgzglgXgpiBcBGAbAGhAcwE4QCYIG0DQA3AQwBsBXOJNTCEmAOwQBcsaBfVYHv3vyGCRAscPGiuAXVTEJCqUskqFs+csWrNOvuu0GtRzfuOH\
     dZmXPM3LJ63dsWpp50/dWNHt5dff/ag4+wbZ+juEWYSERqlEB0YJxMcmJQfHpIOTUtIjoGIws7JwwMtJcQA===";

#[test]
fn only_parameters_that_speak_of_rules_make_a_variant() {
    let regions = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    for (more, rules, ignored) in [
        ("utm_source=mail", "", "utm_source"),
        ("level=3&lang=de&timer=1", "", "level, lang, timer"),
        ("hard&id=7", "", "hard, id"),
        ("type=classic&killer=0&game=sudoku", "", "type, killer, game"),
        ("cages=15.1112", "cages", ""),
        ("mode=anti-knight&id=7", "mode", "id"),
        ("Extra-Regions=1", "Extra-Regions", ""),
        (&format!("m={regions}"), "m", ""),
    ] {
        let read = one(&format!("https://example.org/play?p={}&{more}", PUZZLE.replace('.', "0")));
        let named = |text: &str, name: &str| if name.is_empty() { vec![] } else { vec![format!("{text}{name}")] };
        assert_eq!(texts(&read.rules), named("the parameter ", rules), "{more}");
        assert_eq!(texts(&read.ignored), named("parameters of the link: ", ignored), "{more}");
    }
}

#[test]
fn links_of_sudokuwiki_and_sudokuexchange() {
    let digits = PUZZLE.replace('.', "0");
    let wiki = format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}");
    assert_eq!((line(&wiki), &one(&wiki).format.to_string()[..]), (PUZZLE.to_string(), "SudokuWiki link"));
    assert_eq!(line(&format!("look: <{wiki}>, nice")), PUZZLE);
    // Given numbers as they are; the blanks in turn empty, found (10 to 18) and candidates (from 19).
    let cell = |(place, char): (usize, char)| match (char, place % 3) {
        ('0', 0) => "00",
        ('0', 1) => "0i",
        ('0', _) => "e7",
        _ => ["", "01", "02", "03", "04", "05", "06", "07", "08", "09"][char as usize - 48],
    };
    let packed: String = digits.chars().enumerate().map(cell).collect();
    let imported = one(&format!("http://sudokuwiki.org/sudoku.htm?bd=S9B{packed}&x=1"));
    assert_eq!(to_text(&imported.cells), PUZZLE);
    assert_eq!(
        texts(&imported.ignored),
        ["numbers that are not given (20)", "the candidates of 19 cells", "parameters of the link: x"]
    );
    let long = format!("www.sudokuwiki.org/sudoku.htm?bd={}", "0".repeat(162));
    assert_eq!(
        error(&long),
        "SudokuWiki link: 162 characters follow bd=; it needs 81 digits, or S9B and 162 characters."
    );
    let exchange = format!("https://sudokuexchange.com/play/?s={digits}&d=3");
    assert_eq!((line(&exchange), &one(&exchange).format.to_string()[..]), (PUZZLE.to_string(), "SudokuExchange link"));
    // A character for a digit and up to five zeros: "k", 46, is a 6 and four zeros.
    let mut short = String::new();
    let mut rest = &digits[..];
    while let Some(first) = rest.chars().next() {
        let zeros = rest[1..].chars().take(5).take_while(|&char| char == '0').count();
        let value = first as usize - 48 + 10 * zeros;
        short.push(b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"[value] as char);
        rest = &rest[1 + zeros..];
    }
    assert_eq!(short, "r0qA964CmF1RwAglFixKQOFCJa");
    assert_eq!(line(&format!("https://sudokuexchange.com/play/?s={short}&d=3")), PUZZLE);
    assert_eq!(
        error("https://sudokuexchange.com/play/?s=3z"),
        "SudokuExchange link: 'z' is not a digit or a letter up to x."
    );
    assert_eq!(line(&format!("https://example.org/play/{digits}?x")), PUZZLE);
    assert!(
        error("https://example.org/play").starts_with("Links of this site are not supported; supported are SudokuWiki")
    );
}

#[test]
fn links_of_f_puzzles_and_sudokupad() {
    let escaped = PACKED.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
    for text in [
        format!("https://f-puzzles.com/?load={PACKED}"),
        format!("https://www.f-puzzles.com/?load={escaped}"),
        format!("https://f-puzzles.com/?load={PACKED_URI}"),
        format!("https://sudokupad.app/fpuzzles{PACKED}"),
        format!("https://sudokupad.app/fpuz{escaped}?setting-nogrid=1"),
        format!("https://sudokupad.app/sudoku/?puzzleid=fpuzzles{escaped}"),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{escaped}"),
        format!("fpuzzles{PACKED}"),
        PACKED.to_string(),
    ] {
        let imported = one(&text);
        assert_eq!(to_text(&imported.cells), PUZZLE, "{text}");
        assert!(imported.rules.is_empty());
        let rules = imported.more_rules.unwrap();
        assert_eq!(rules.extra(), [Extra::DiagonalUp, Extra::Knight]);
        assert_eq!(rules.cages().len(), 1);
        assert_eq!(imported.ignored[0].to_string(), "numbers that are not given (1)");
        let parameters =
            imported.ignored.iter().any(|left| left.to_string() == "parameters of the link: setting-nogrid");
        assert_eq!(parameters, text.contains("nogrid"));
    }
    let large = one(&format!("https://f-puzzles.com/?load={PACKED_16}"));
    assert_eq!(
        (large.size, large.cells[0], large.cells[255], &large.format.to_string()[..]),
        (16, 16, 1, "f-puzzles link")
    );
    let refused = [
        (
            "https://sudokupad.app/scfN4IgzglgXg",
            "SudokuPad link: This form of SudokuPad (scf, classic) is not read; open it there and type its givens",
        ),
        ("https://sudokupad.app/sclN4Igzg", "SudokuPad link: The packed puzzle ends too soon; copy the full link."),
        (
            &format!("https://sudokupad.app/scl{}", compress("{ce:[[{v:1}]")),
            "SudokuPad link: The packed puzzle is damaged; copy the full link, unchanged.",
        ),
        (
            "https://sudokupad.app/abc12345",
            "SudokuPad link: SudokuPad keeps this puzzle, and the link does not contain it; open it there and type its givens",
        ),
        ("https://f-puzzles.com/?id=abc", "The link of f-puzzles contains no puzzle; one that does has ?load=…."),
        ("https://f-puzzles.com/?load=N4Igzg", "f-puzzles link: The packed puzzle ends too soon; copy the full link."),
        (
            "https://f-puzzles.com/?load=N4Ig!",
            "f-puzzles link: Character 5 of the packed puzzle is not a letter, a digit, + - / or =.",
        ),
    ];
    for (text, begin) in refused {
        assert!(error(text).starts_with(begin), "{text}: {}", error(text));
    }
}

/// Rows and columns from 0 as SudokuPad's own form has them.
fn places(cells: &[usize]) -> String {
    let places = cells.iter().map(|cell| format!("[{},{}]", cell / 4, cell % 4));
    format!("[{}]", places.collect::<Vec<_>>().join(","))
}

#[test]
fn links_of_sudokupads_own_form() {
    let boxes = [[0, 1, 4, 5], [2, 3, 6, 7], [8, 9, 12, 13], [10, 11, 14, 15]].map(|cells| places(&cells)).join(",");
    let jigsaw = [[0, 1, 2, 4], [3, 6, 7, 11], [5, 8, 9, 12], [10, 13, 14, 15]].map(|cells| places(&cells)).join(",");
    let cells = "ce:[[{v:1},,,{}],[,,{v:'3'},],[,,,],[{pencilMarks:[1,2]},,,{v:4}]]";
    let title = "ca:[{v:'title: it\\'s 1'},{v:'solution: 1234'}]";
    let of = |rest: &str| {
        format!("https://sudokupad.app/scl{}?setting-nogrid=1", compress(&format!("{{cs:64,{cells},{rest}}}")))
    };
    let plain = one(&of(&format!("re:[{boxes}],{title},metadata:{{rules:'Normal rules.',author:me}}")));
    assert_eq!((to_text(&plain.cells), plain.size), ("1.....3........4".to_string(), 4));
    assert!(plain.more_rules.is_none() && plain.rules.is_empty());
    assert_eq!(
        texts(&plain.ignored),
        [
            "the candidates of 1 cell",
            "the entry title",
            "the entry author",
            "the entry ruleset",
            "the entry solution",
            "parameters of the link: setting-nogrid"
        ]
    );
    assert_eq!(plain.format.to_string(), "SudokuPad link");
    // The JSON itself, and behind the older name.
    let long = r#"{"cells":[[{"value":1},{},{},{}],[{},{},{"value":"3"},{}],[{},{},{},{}],[{},{},{},{"value":4}]],"regions":["#;
    let long = format!("https://sudokupad.app/sudoku/ctc{}", compress(&format!("{long}{boxes}]}}")));
    assert_eq!((one(&long).cells, one(&long).more_rules), (plain.cells, None));

    let lines = "l:[{wp:[[0,0],[4,4]],c:34BBE6,th:2},{wp:[[0,4],[4,0]]}]";
    let ruled = one(&of(&format!(
        "re:[{jigsaw}],ca:[{{ce:[[0,0],[0,1]],unique:t,v:5,sum:5}},{{ce:[[2,0],[2,1]],unique:t}}],{lines},metadata:{{antiknight:t}}"
    )));
    let rules = ruled.more_rules.unwrap();
    assert!(ruled.rules.is_empty(), "{:?}", texts(&ruled.rules));
    assert_eq!(rules.extra(), [Extra::DiagonalDown, Extra::DiagonalUp, Extra::Knight]);
    assert_eq!(rules.regions(), Some(&[0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3][..]));
    assert_eq!(
        rules.cages().iter().map(|cage| (&cage.cells[..], cage.sum)).collect::<Vec<_>>(),
        [(&[0, 1][..], Some(5)), (&[8, 9][..], None)]
    );

    // Shaded houses are read with their shades; what else is drawn may be a rule.
    let house = "ca:[{ce:[[0,1],[1,2],[2,3]]}],u:[{ct:[0.5,1.5],w:1,h:1},{ct:[2.5,3.5]}]";
    let shaded = one(&of(&format!("re:[{boxes}],{house}")));
    assert_eq!((shaded.more_rules.unwrap().cages()[0].cells.len(), shaded.rules.len()), (3, 0));
    let more = "ca:[{ce:[[0,1]],v:3},{ce:[[3,3]],unique:f,hidden:t}],l:[{wp:[[0.5,0.5],[1.5,1.5]]}],a:[{}],metadata:{antiking:t}";
    let drawn = one(&of(&format!("{more},foglight:[[0,0]],u:[{{ct:[9.5,9.5]}}]")));
    let mut names = texts(&drawn.rules);
    names.sort_unstable();
    assert_eq!(names, ["antiking", "arrows", "cages", "foglight", "irregular regions", "lines", "underlays"]);
}

#[test]
fn the_links_of_the_app_itself() {
    let link = format!("https://example.org/lab/#puzzle=sudoku&givens={PUZZLE}");
    assert_eq!((line(&link), &one(&link).format.to_string()[..]), (PUZZLE.to_string(), "Annealing Lab link"));
    assert!(one(&link).ignored.is_empty());
    let small = "#puzzle=sudoku&givens=1..............4&seed=7";
    for text in [small.to_string(), small[1..].to_string(), format!("https://example.org/{small}")] {
        assert_eq!((line(&text), one(&text).size), ("1..............4".to_string(), 4), "{text}");
        assert_eq!(texts(&one(&text).ignored), ["the settings of its run"]);
    }
    let large = format!("https://example.org/#v=1&seed=3&puzzle=sudoku&givens=G{}1", ".".repeat(254));
    assert_eq!((one(&large).size, one(&large).cells[0], one(&large).cells[255]), (16, 16, 1));
    // The givens of the published program need not be written.
    assert_eq!(line("https://example.org/#puzzle=sudoku"), PUZZLE);
    let other = "Annealing Lab link: This Annealing Lab link is not a single sudoku; open it in the address bar of the browser instead.";
    assert_eq!(error("https://example.org/#puzzle=octa&seed=3"), other);
    assert_eq!(error("#puzzle=magic19"), other);
    // A line of a file or of a list stays one.
    assert_eq!(line(&format!("#puzzle=octa\n{PUZZLE}")), PUZZLE);
    assert!(matches!(
        import(&format!("puzzle=sudoku&givens={PUZZLE}\n").repeat(2), None),
        Ok(list) if list.puzzles.len() == 2
    ));
}

#[test]
fn the_links_of_the_app_keep_their_rules() {
    let blank = ".".repeat(81);
    let rules = "extra=diagonals,knight&cages=15.111221_.9899";
    let read = one(&format!("https://example.org/#v=1&puzzle=sudoku&givens={blank}&{rules}&solver=rebuild&seed=3"));
    let keys = read.more_rules.unwrap().pairs_of_link();
    assert_eq!(keys, [("extra", "diagonals,knight".to_string()), ("cages", "15.111221_.9899".to_string())]);
    assert!(read.rules.is_empty() && texts(&read.ignored) == ["the settings of its run"]);
    // They are no settings.
    assert!(one(&format!("#puzzle=sudoku&givens={blank}&extra=windoku")).ignored.is_empty());
    assert_eq!(one(&format!("#puzzle=sudoku&givens={blank}&extra=")).more_rules, None);
    let refused = |keys: &str| error(&format!("#puzzle=sudoku&givens={blank}&{keys}"));
    assert_eq!(
        refused("extra=knight,king"),
        "Annealing Lab link: extra: 'king' is not one of diagonals, diagonal-down, diagonal-up, windoku, and knight."
    );
    assert_eq!(
        refused("cages=15.111221_3.1131"),
        "Annealing Lab link: cages: The cell at row 1, column 1 is in two cages; a cell is in one cage at most."
    );
    // A rule of a later version is not lost in silence.
    assert_eq!(
        refused("thermometers=1112"),
        "Annealing Lab link: thermometers: This key is unknown here; it may be a rule of a later version."
    );
}

#[test]
fn pages_of_other_puzzles_name_their_rule() {
    let digits = PUZZLE.replace('.', "0");
    let rules = |page: &str| texts(&one(&format!("https://www.sudokuwiki.org/{page}?bd={digits}")).rules);
    assert_eq!(rules("jigsaw.htm"), ["irregular regions"]);
    assert_eq!(rules("killersudoku.aspx"), ["killer cages"]);
    assert!(rules("sudoku.htm").is_empty());
}

#[test]
fn the_json_of_f_puzzles() {
    let grid = |cell: &str| {
        format!("[[{cell},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}],[{{}},{{}},{{}},{{}}]]")
    };
    let json = |cell: &str| format!("{{\"size\":4,\"grid\":{}}}", grid(cell));
    assert_eq!(line(&json(r#"{"value":"3","given":true}"#)), "3...............");
    assert_eq!(texts(&one(&json(r#"{"region":null}"#)).rules), ["irregular regions"]);
    assert_eq!(error(&json(r#"{"region":1}"#)), "f-puzzles JSON: regions: Region 1 has 3 cells; each region needs 4.");
    assert_eq!(
        error(&json(r#"{"region":1000}"#)),
        "f-puzzles JSON: region: A region's number is too large; there are 4 regions, from 0."
    );
    let rules = |entries: &str| {
        let text = format!("{{\"size\":4,\"grid\":{},{entries}}}", grid("{}"));
        import(&text, None).map(|read| match read {
            read if read.puzzles.len() == 1 => {
                let one = &read.puzzles[0].puzzle;
                (one.more_rules.as_ref().map(|rules| rules.pairs_of_link()), texts(&one.rules))
            }
            other => panic!("{other:?}"),
        })
    };
    let keys =
        |keys: &[(&'static str, &str)]| Some(keys.iter().map(|&(key, value)| (key, value.to_string())).collect());
    assert_eq!(
        rules(r#""diagonal+":true,"diagonal-":false,"antiknight":true,"thermometer":[{"lines":[["R1C1","R1C2"]]}]"#),
        Ok((keys(&[("extra", "diagonal-up,knight")]), vec!["thermometer".to_string()]))
    );
    // A window is a house of its own; another house is a cage without a sum.
    assert_eq!(
        rules(r#""extraregion":[{"cells":["R2C3","R2C2","R3C2","R3C3"]},{"cells":["R1C1","R1C2"]}],"killercage":[]"#),
        Ok((keys(&[("extra", "windoku"), ("cages", ".1112")]), vec![]))
    );
    assert_eq!(
        rules(
            r#""killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R4C4"],"value":3},{"cells":["R3C3"]}]"#
        ),
        Ok((keys(&[("cages", "5.1112_.33_3.44")]), vec![]))
    );
    let refused = |entries: &str| rules(entries).unwrap_err().to_string();
    for (cages, why) in [
        (
            r#"{"cells":["R1C1","R1C2"]},{"cells":["R1C2"]}"#,
            "The cell at row 1, column 2 is in two cages; a cell is in one cage at most.",
        ),
        (r#"{"cells":["R1C1"],"value":"-3"}"#, "'-3' is not a whole number from 1 to 10."),
        (r#"{"cells":["R1C1"],"value":"9"}"#, "The sum 9 is not possible in 1 cell; accepted are 1 to 4."),
        (r#"{"cells":["R1C5"],"value":"9"}"#, "'R1C5' is not a cell from R1C1 to R4C4."),
        (
            r#"{"cells":["R1C1","R1C2","R1C3","R1C4","R2C1"]}"#,
            "A cage has too many cells, or none; accepted are 1 to 4.",
        ),
        (
            r#"{"cells":[]}"#,
            "'.' is not a cage, such as 15.111221: a sum or nothing, a dot, then row and column of each cell.",
        ),
    ] {
        assert_eq!(refused(&format!("\"killercage\":[{cages}]")), format!("f-puzzles JSON: killercage: {why}"));
    }
    assert_eq!(error(&json(r#"{"value":5,"given":true}"#)), "row 1, column 1: '5' is not a whole number from 1 to 4.");
    assert_eq!(error(r#"{"size":11,"grid":[]}"#), "f-puzzles JSON: '11' is not a size of 4 to 10, 12, 16, 25 or 36.");
    assert_eq!(error(r#"{"size":9,"grid":[]}"#), "f-puzzles JSON: The puzzle has 0 rows; it needs 9.");
    assert_eq!(error("{"), "JSON, line 1, character 1: This text is not valid JSON; copy the full text again.");
}

#[test]
fn f_puzzles_get_back_what_they_gave() {
    let jigsaw = "111222333111222333111222333444555666444555666444555666777888999777888899777889999";
    for (size, rules) in [
        (9, "extra=diagonals,windoku,knight"),
        (9, &format!("regions={jigsaw}&cages=15.111221_.9899")[..]),
        (9, "extra=diagonal-down&cages=3.1112"),
        (16, "extra=windoku"),
        (6, ""),
    ] {
        let link = format!("puzzle=sudoku&givens=3{}1&{rules}", ".".repeat(size * size - 2));
        let Instance::Sudoku(sudoku) = Config::from_link(&link).unwrap().problem else { panic!("{link}") };
        let packed = to_fpuzzles(&sudoku).unwrap();
        for link in [
            format!("https://f-puzzles.com/?load={packed}"),
            format!("https://sudokupad.app/fpuzzles{}", packed.replace('+', "%2B").replace('/', "%2F")),
        ] {
            let read = one(&link);
            assert_eq!((&read.cells, &read.more_rules), (&sudoku.givens, &sudoku.rules), "{rules}");
            assert!(read.rules.is_empty() && read.ignored.is_empty());
        }
    }
    assert_eq!(to_fpuzzles(&Sudoku::blank(5, 5).unwrap()), None);
}
