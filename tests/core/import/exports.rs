//! What sites and programs export beyond plain rows: frames, candidates, scans, tables, files.

use super::{PUZZLE, error, line, one, rows, texts};
use annealing_lab::import::{Alphabet, import};
use annealing_lab::sudoku::to_text;

/// [`PUZZLE`] in a frame of these lines, with its cells written so.
fn framed([top, middle, bottom]: [&str; 3], write: impl Fn(char) -> String) -> String {
    let row = |row: &String| {
        let cells: Vec<String> = row.chars().map(&write).collect();
        format!("| {} |", cells.chunks(3).map(|group| group.join(" ")).collect::<Vec<_>>().join(" | "))
    };
    let bands: Vec<String> =
        rows(9).chunks(3).map(|band| band.iter().map(row).collect::<Vec<_>>().join("\n")).collect();
    format!("{top}\n{}\n{bottom}\n", bands.join(&format!("\n{middle}\n")))
}

const HODOKU: [&str; 3] = [".-------.-------.-------.", ":-------+-------+-------:", "'-------'-------'-------'"];
const FORUM: [&str; 3] = [",-------,-------,-------,", "|-------+-------+-------|", "`-------´-------´-------´"];
const SIMPLE: [&str; 3] = ["*-----------------------*", "|-------+-------+-------|", "*-----------------------*"];

fn marks(char: char) -> String {
    format!("{:<5}", if char == '.' { "1279".to_string() } else { char.to_string() })
}

#[test]
fn frames_of_hodoku_and_forums() {
    for frame in [HODOKU, FORUM, SIMPLE] {
        let text = framed(frame, String::from);
        assert_eq!(line(&text), PUZZLE, "{text}");
        let post = format!("I can't get on with this one, help!\n\n{text}\nThanks a lot.\n");
        assert_eq!(line(&post), PUZZLE, "{post}");
    }
    let curly = framed(HODOKU, String::from).replace('\'', "’").replace("---", "—-—");
    assert_eq!(line(&curly), PUZZLE);
    // Half a puzzle is no smaller one.
    let half = framed(HODOKU, String::from).lines().take(5).collect::<Vec<_>>().join("\n");
    assert!(import(&half, None).is_err(), "{half}");
}

#[test]
fn candidates() {
    for frame in [HODOKU, FORUM, SIMPLE] {
        let text = framed(frame, marks);
        let read = one(&text);
        assert_eq!((to_text(&read.cells), &read.format.to_string()[..]), (PUZZLE.to_string(), "candidates"), "{text}");
        assert_eq!(texts(&read.ignored), ["the candidates of 59 cells"]);
        assert_eq!(texts(&read.notes), ["Every cell with one candidate is read as a given (22)."]);
        // Where the puzzle stands above its candidates, it is what is read.
        let both = format!("Puzzle:\n{}\nCandidates:\n{}", framed(frame, |_| ".".to_string()), text);
        assert_eq!(line(&both), ".".repeat(81));
    }
    let bare: Vec<String> = rows(9).iter().map(|row| row.chars().map(marks).collect()).collect();
    assert_eq!(line(&bare.join("\n")), PUZZLE);
    let twice = framed(HODOKU, marks).replacen("1279", "1229", 1);
    assert!(import(&twice, None).is_err());
}

/// A 16x16 of candidates in these letters, with every fourth cell set and one blank.
fn large(letters: &str, before: &str, blank: &str) -> (String, Vec<u8>) {
    let letter = |number: usize| letters.chars().nth(number % 16).unwrap();
    let mut cells = Vec::new();
    let row = |row: usize| {
        let cell = |col: usize| match (row, col % 4) {
            (0, 1) if col == 1 => (blank.to_string(), 0),
            (_, 0) => (letter(row + col).to_string(), (row + col) % 16 + 1),
            _ => ((0..6).map(|more| letter(row + col + 3 * more)).collect(), 0),
        };
        let line: Vec<String> = (0..16)
            .map(|col| {
                let (word, given) = cell(col);
                cells.push(given as u8);
                format!("{word:<6}")
            })
            .collect();
        format!("{before} {} {before}", line.chunks(4).map(|four| four.join(" ")).collect::<Vec<_>>().join(before))
    };
    (((0..16).map(row).collect::<Vec<_>>()).join("\n"), cells)
}

#[test]
fn candidates_of_large_grids_are_digits_and_letters() {
    let forms = [
        ("123456789ABCDEFG", Alphabet::FromOne),
        ("0123456789ABCDEF", Alphabet::FromZero),
        ("0123456789abcdef", Alphabet::FromZero),
        ("ABCDEFGHIJKLMNOP", Alphabet::Letters),
    ];
    for (letters, alphabet) in forms {
        let (text, cells) = large(letters, "|", ".");
        let read = one(&text);
        assert_eq!((read.size, &read.format.to_string()[..], read.alphabet), (16, "candidates", alphabet), "{text}");
        assert_eq!(read.cells, cells, "{text}");
        assert_eq!(texts(&read.ignored), ["the candidates of 191 cells"]);
        assert_eq!(texts(&read.notes), ["Every cell with one candidate is read as a given (64)."]);
        assert_eq!(import(&text, Some(alphabet)), import(&text, None));
        // A letter of none of them, and one that stands twice.
        assert!(import(&text.replacen(letters.get(2..3).unwrap(), "Z", 1), None).is_err());
        let twice = text.replacen(&cells_of_six(letters), &"5".repeat(6), 1);
        assert!(import(&twice, None).is_err());
    }
    // Numbers of two digits with nothing between them could be others.
    assert!(import(&large("123456789ABCDEFG", "|", ".").0.replace('A', "10").replace('B', "11"), None).is_err());
}

/// The first cell with candidates after the blank.
fn cells_of_six(letters: &str) -> String {
    (0..6).map(|more| letters.chars().nth((2 + 3 * more) % 16).unwrap()).collect()
}

#[test]
fn blanks_of_other_characters() {
    for blank in ["?", "#", "．", "？", "＃", "０"] {
        assert_eq!(line(&PUZZLE.replace('.', blank)), PUZZLE, "{blank}");
        assert_eq!(line(&rows(9).join("\n").replace('.', blank)), PUZZLE, "{blank}");
        let text = framed(["+-------+-------+-------+"; 3], String::from).replace('.', blank);
        assert_eq!(line(&text), PUZZLE, "{blank}");
    }
    let wide = PUZZLE.chars().map(|char| {
        char.to_digit(10)
            .map_or('．', |digit| ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'][digit as usize])
    });
    assert_eq!(line(&wide.collect::<String>()), PUZZLE);
    let list = format!("{0} hard?\n{0} ?\n", PUZZLE.replace('.', "?"));
    let Ok(list) = import(&list, None) else { panic!("no list") };
    assert_eq!((list.puzzles.len(), &list.puzzles[0].title[..]), (2, "hard?"));
}

#[test]
fn scans_mistake_letters_for_digits() {
    let scan = |text: &str| text.replace('1', "l").replace('.', "O");
    let read = one(&scan(&rows(9).join("\n")));
    assert_eq!(to_text(&read.cells), PUZZLE);
    assert_eq!(texts(&read.notes), ["The letter O is read as 0 (59).", "The letter l is read as 1 (1)."]);
    let text = scan(&framed(["-------------------------"; 3], String::from)).replace('l', "I");
    let read = one(&text);
    assert_eq!(to_text(&read.cells), PUZZLE, "{text}");
    assert_eq!(read.notes[1].to_string(), "The letter I is read as 1 (1).");
    // Any other letter is a fault, and is named.
    let wrong = PUZZLE.replace('1', "Z").replacen('.', "O", 1);
    assert!(error(&wrong).starts_with("row 1, column 2: 'O' is not one of "), "{}", error(&wrong));
}

#[test]
fn tables_of_html() {
    let table = |cell: &dyn Fn(char) -> String| {
        let row = |row: &String| format!("<tr>{}</tr>\n", row.chars().map(cell).collect::<String>());
        format!(
            "<html><body><p>Today's &amp; only <a href=\"https://www.sudokuwiki.org/\">one</a></p>\n\
             <table class='a>b'><tbody>{}</tbody></table></body></html>",
            rows(9).iter().map(row).collect::<String>()
        )
    };
    let blank = |char: char, with: &str| if char == '.' { with.to_string() } else { char.to_string() };
    for with in ["", "&nbsp;", " ", "0", "."] {
        let text = table(&|char| format!("<td class=\"c\">{}</td>", blank(char, with)));
        assert_eq!(
            (line(&text), &one(&text).format.to_string()[..]),
            (PUZZLE.to_string(), "a table of HTML"),
            "{with:?}"
        );
    }
    let inputs = |char| format!("<TD><INPUT maxlength=1 VALUE=\"{}\"></TD>", blank(char, ""));
    assert_eq!(line(&table(&inputs)), PUZZLE);
    let read = one(&table(&|char| format!("<td><b>{}</b></td>", blank(char, "1 2<br>79"))));
    assert_eq!(
        (to_text(&read.cells), &texts(&read.ignored)[..]),
        (PUZZLE.to_string(), &["the candidates of 59 cells".to_string()][..])
    );
    // Of a large one as numbers, too.
    let cell = |at: usize| match at % 3 {
        0 => format!("<td>{}</td>", at % 16 + 1),
        1 => "<td>1 2 10<br>16</td>".to_string(),
        _ => "<td>1AG</td>".to_string(),
    };
    let row = |row: usize| format!("<tr>{}</tr>", (0..16).map(|col| cell(16 * row + col)).collect::<String>());
    let read = one(&format!("<table>{}</table>", (0..16).map(row).collect::<String>()));
    assert!(read.cells.iter().enumerate().all(|(at, &n)| usize::from(n) == if at % 3 == 0 { at % 16 + 1 } else { 0 }));
    assert_eq!((read.size, &texts(&read.ignored)[..]), (16, &["the candidates of 170 cells".to_string()][..]));
    // Box by box, the cells would come in another order.
    let inner = "<td><table><tr><td>1<td>2<tr><td>3<td>4</table></td>";
    assert!(import(&format!("<table><tr>{0}{0}<tr>{0}{0}</table>", inner), None).is_err());
}

#[test]
fn files_of_opensudoku_keep_their_titles() {
    let digits = PUZZLE.replace('.', "0");
    let old = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Very &amp; hard</name>\n  <author>a</author>\n  \
         <sourceURL>http://www.sudokuwiki.org/</sourceURL>\n  <game data=\"{digits}\" />\n  <game data=\"{digits}\" />\n</opensudoku>"
    );
    let titles = |text: &str| match import(text, None) {
        Ok(list) => list
            .puzzles
            .into_iter()
            .map(|listed| {
                assert_eq!(
                    (to_text(&listed.puzzle.cells), &listed.puzzle.format.to_string()[..]),
                    (PUZZLE.to_string(), "OpenSudoku file")
                );
                listed.title
            })
            .collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(titles(&old), ["Very & hard #1", "Very & hard #2"]);
    let cells = |notes: &str| -> String {
        let cell = |char| if char == '0' { format!("4|{notes}|1|") } else { format!("{char}|{notes}|0|") };
        format!("version: 4&#10;{}", digits.chars().map(cell).collect::<String>())
    };
    let new = format!(
        "<opensudoku version=\"3\"><folder name=\"Easy\" created=\"1\"><game created=\"1\" note=\"slow\" data=\"{digits}\" />\
         </folder><folder name=\"Mine\"><game data=\"{}\" /><game data=\"{}\" /></folder></opensudoku>",
        cells("0"),
        cells("1,2,|-")
    );
    assert_eq!(titles(&new), ["Easy #1: slow", "Mine #1", "Mine #2"]);
    let single = one(&format!("<opensudoku><game data=\"{}\" /></opensudoku>", cells("-")));
    assert_eq!(texts(&single.ignored), ["numbers that are not given (59)"]);
    assert_eq!(
        error("<opensudoku></opensudoku>"),
        "OpenSudoku file: The file contains no game; an OpenSudoku game has 81 digits in its data."
    );
    let short = format!("<opensudoku>\n<game data=\"{}\" />", &digits[1..]);
    assert_eq!(
        error(&short),
        "line 2: There are 80 cells; a sudoku has 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296."
    );
}
