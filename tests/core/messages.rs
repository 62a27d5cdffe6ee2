//! English of library and page: it stands in `src/text/english.rs` alone, and in sentences that are read once.

use std::fs;
use std::path::Path;

/// The most words of a sentence.
const MOST_WORDS: usize = 25;

/// English that stands elsewhere, and why it may: a file, and what its texts begin with.
const ALLOWED: [(&str, &str); 8] = [
    // Names of programs, and what one of them writes.
    ("import/address.rs", "Annealing Lab"),
    ("import/grid.rs", "Simple Sudoku"),
    ("import/grid.rs", "simple sudoku"),
    ("page/full/sudoku.rs", "Annealing Lab"),
    // A value of the puzzles' format, and the title that a puzzle file gets, which is its own text.
    ("puzzle/about.rs", "very hard"),
    ("draft/mod.rs", "My puzzle"),
    // For those who mend the program: on the console, and in a debugger.
    ("page/lib.rs", "a panic without a message"),
    ("run/engine.rs", "after move {}"),
];

/// What speaks to those who mend the program, by what stands before its text.
const FOR_NOBODY: [&str; 7] =
    ["expect(", "panic!(", "assert!(", "assert_eq!(", "debug_assert", "reason = ", "#[must_use = "];

/// The texts in quotes of a file without its tests, each with what stands before it since the last `;` or brace.
fn quoted(code: &str) -> Vec<(String, String)> {
    let code = code.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut found = Vec::new();
    let (mut before, mut rest) = (String::new(), code);
    while let Some(char) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
        } else if rest.starts_with("'\"'") {
            rest = &rest[3..];
        } else if char == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let end = 1 + end.expect("a text ends");
            found.push((rest[1..end].to_string(), before.clone()));
            rest = &rest[end + 1..];
        } else {
            if matches!(char, ';' | '{' | '}') {
                before.clear();
            } else {
                before.push(char);
            }
            rest = &rest[char.len_utf8()..];
        }
    }
    found
}

/// Whether two words stand beside each other.
fn is_english(text: &str) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    let letters = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    words.windows(2).any(|pair| letters(pair[0].trim_end_matches([',', ';', ':'])) && letters(pair[1]))
}

/// The files of a folder and its folders, by their path from it behind `from`.
fn files(folder: &Path, from: &str, found: &mut Vec<(String, String)>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = format!("{from}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            files(&path, &format!("{name}/"), found);
        } else if name.ends_with(".rs") {
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
}

fn library() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (folder, from) in [("src", ""), ("page/src", "page/")] {
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), from, &mut found);
    }
    found
}

#[test]
fn english_stands_in_one_file() {
    let mut used = [false; ALLOWED.len()];
    let mut wrong = Vec::new();
    for (file, code) in library().iter().filter(|(file, _)| file != "text/english.rs") {
        for (text, before) in quoted(code).into_iter().filter(|(text, _)| is_english(text)) {
            if FOR_NOBODY.iter().any(|start| before.contains(start)) {
                continue;
            }
            match ALLOWED.iter().position(|(of, start)| of == file && text.starts_with(start)) {
                Some(place) => used[place] = true,
                None => wrong.push(format!("{file}: \"{text}\"")),
            }
        }
    }
    assert!(wrong.is_empty(), "move these to src/text/english.rs:\n{}", wrong.join("\n"));
    assert!(used.iter().all(|used| *used), "exceptions that nothing needs: {used:?} of {ALLOWED:?}");
}

#[test]
fn english_in_code_is_found() {
    let code =
        "let a = format!(\"{n} moves, none accepted\"); // \"not this one\"\n let b = '\"'; panic!(\"the bug of it\")";
    let found: Vec<String> = quoted(code).into_iter().map(|(text, _)| text).collect();
    assert_eq!(found, ["{n} moves, none accepted", "the bug of it"]);
    assert!(is_english("{n} moves, none"));
    for text in ["magic-square-4", "{name}: {problem}", ",", "v=1&puzzle=octa", "a b"] {
        assert!(!is_english(text), "{text}");
    }
}

#[test]
fn a_message_is_in_short_sentences() {
    let english = library().into_iter().find(|(file, _)| file == "text/english.rs").unwrap().1;
    let templates: Vec<String> =
        quoted(&english).into_iter().map(|(text, _)| text).filter(|text| is_english(text)).collect();
    assert!(templates.len() > 150, "{} messages", templates.len());
    let long: Vec<&str> = templates
        .iter()
        .flat_map(|text| text.split(['.', ':', ';']))
        .filter(|sentence| sentence.split_whitespace().count() > MOST_WORDS)
        .collect();
    assert!(long.is_empty(), "more than {MOST_WORDS} words:\n{}", long.join("\n"));
}
