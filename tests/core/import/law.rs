//! The law of every text: each of its characters is in a puzzle or its title, or in a part that is left out by name.
//!
//! So no sign can be changed without a trace: where a digit or a letter is put into a text, what is read differs, or the
//! line is named.

use super::{PUZZLE, rows, texts};
use annealing_lab::import::{Import, import};
use annealing_lab::sudoku::to_text;
use proptest::prelude::*;

/// Texts as people have them, of every kind that is read.
fn samples() -> Vec<String> {
    let grid = rows(9).join("\n");
    let framed = |row: &String| format!("| {} |", row.chars().map(String::from).collect::<Vec<_>>().join(" "));
    let rule = "+-------------------+";
    let frame = format!("{rule}\n{}\n{rule}", rows(9).iter().map(framed).collect::<Vec<_>>().join("\n"));
    let beside: Vec<String> = frame.lines().map(|line| format!("{line}    {line}")).collect();
    let values: Vec<String> = rows(9).iter().map(|row| row.split("").collect::<Vec<_>>()[1..10].join(",")).collect();
    let cells: Vec<String> = PUZZLE.chars().map(|cell| format!("{{\"v\": \"{cell}\", \"given\": true}}")).collect();
    let digits = PUZZLE.replace('.', "0");
    vec![
        grid.clone(),
        PUZZLE.to_string(),
        format!("Monday\n{grid}\n\nTuesday\n{frame}\nSee you."),
        format!("Ada wrote:\n> {}\n", rows(9).join("\n> ")),
        format!("Grid 1\n{grid}\nGrid 2\n{grid}\n"),
        beside.join("\n"),
        format!("{PUZZLE},easy\n{},hard\n", PUZZLE.replace('3', "1")),
        values.join("\n"),
        format!("[Puzzle]\n{grid}\n[State]\n{grid}\n"),
        format!("#AA name\n{grid}\n"),
        format!(":0000:x:+{PUZZLE}:111 211::"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}&x=1"),
        format!("https://example.org/#puzzle=sudoku&givens={PUZZLE}&seed=5"),
        format!("{{\"name\": \"One\", \"board\": [{}], \"level\": 3}}", cells.join(", ")),
        format!("<opensudoku><folder name=\"F\"><game data=\"{digits}\"/></folder></opensudoku>"),
        format!("<game level=\"7\"><values>{PUZZLE}</values></game>"),
        format!("{}<br>", rows(9).join("<br>")),
        rows(9).iter().enumerate().map(|(row, text)| format!("{}: {text}\n", row + 1)).collect(),
        ".Cage~10~R1C1~R1C2.AntiKnight.~R5C5_5".to_string(),
        "9: r1c1 r1c2\n11: r1c3 r1c4\n3: r9c8 r9c9".to_string(),
        format!(
            "{grid}\n\nAAABBBCCC\nAAABBBCCC\nAAABBBCCC\nDDDEEEFFF\nDDDEEEFFF\nDDDEEEFFF\nGGGHHHIII\nGGGHHHIII\nGGGHHHIII"
        ),
    ]
}

/// The visible part of a reading: puzzles with their rules and titles, and all that is named.
fn seen(read: &Import) -> String {
    let puzzle = |listed: &annealing_lab::import::Listed| {
        let one = &listed.puzzle;
        let rules = one.more_rules.as_ref().map(|rules| rules.pairs_of_link());
        let parts = [&one.ignored, &one.rules, &one.notes].map(|parts| texts(parts));
        format!("{} {} {rules:?} {parts:?}", listed.title, to_text(&one.cells))
    };
    format!("{:?} {:?}", read.puzzles.iter().map(puzzle).collect::<Vec<_>>(), texts(&read.left_out))
}

/// Whether the words that are left out name a line of the text.
fn names(read: &Import, line: usize) -> bool {
    texts(&read.left_out).iter().any(|part| {
        let numbers: Vec<usize> =
            part.split(|char: char| !char.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [.., from, to] if part.contains("(lines ") => (from..=to).contains(&line),
            [.., last] => last == line || part.starts_with(&format!("line {line}:")),
            [] => false,
        }
    })
}

#[test]
fn the_samples_are_read() {
    for text in samples() {
        assert!(import(&text, None).is_ok(), "{text}: {:?}", import(&text, None));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]
    #[test]
    fn no_sign_is_dropped_in_silence(
        text in prop::sample::select(samples()),
        place in any::<prop::sample::Index>(),
        sign in prop::sample::select(vec!["1", "7", "9", "a", "Z", "42", "x1", "\n123\n", "\nwords\n", "\n1 2 3 4\n"]),
    ) {
        let place = place.index(text.len() + 1);
        prop_assume!(text.is_char_boundary(place));
        // The names of elements and tags are layout, as is what stands around the values of JSON.
        let in_tag = text[..place].rfind('<') > text[..place].rfind('>');
        let in_json = text.starts_with('{') && !text[..place].ends_with(|char: char| char.is_ascii_digit() || char == '.');
        // The site of a link is layout; its other parameters and its settings are named without their values.
        let cells = text.find("bd=").or(text.find("givens=")).map(|at| at + text[at..].find('=').unwrap_or(0) + 1);
        let in_link = cells.is_some_and(|from| place < from || text[from..place].contains('&'));
        prop_assume!(!in_tag && !in_json && !in_link);
        let changed = format!("{}{sign}{}", &text[..place], &text[place..]);
        let before = import(&text, None).expect("a sample");
        // A refusal names what is wrong.
        if let Ok(read) = import(&changed, None) {
            let line = text[..place].matches('\n').count() + 1;
            let entry = text.starts_with(['<', '{']) && texts(&read.left_out).iter().any(|part| part.starts_with("the entry"));
            let named = entry || (line..=line + 1).any(|line| names(&read, line));
            prop_assert!(seen(&read) != seen(&before) || named, "{changed}\nis read as {}", seen(&read));
        }
    }
}
