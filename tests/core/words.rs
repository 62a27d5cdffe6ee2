//! One term for one thing: words that mean something in this project only, or another thing to everybody else, stand nowhere in
//! the code and comments of crate and page, nor in the parts of an identifier or a file's name. The field's own terms take their place.

use std::fs;
use std::path::Path;

/// Each private word, and what to say instead.
const PRIVATE: [(&str, &str); 17] = [
    ("deed", "intervention"),
    ("deeds", "interventions"),
    ("anew", "again, from scratch"),
    ("lockstep", "multi-start"),
    ("in step", "multi-start, side by side"),
    ("uphill", "worsening move"),
    ("chance", "probability"),
    ("chances", "probabilities"),
    ("told", "reported, shown"),
    ("maker", "generator, puzzle editor"),
    ("makers", "generators, puzzle editors"),
    ("bring", "import"),
    ("brings", "imports"),
    ("bringing", "importing"),
    ("brought", "imported"),
    ("the whole one", "the full bundle, all of it"),
    ("put up with", "accepted"),
];

/// A line as words: `SudokuMaker` and `sudoku_maker` are two.
fn apart(line: &str) -> String {
    let mut words = String::new();
    let mut before = ' ';
    for c in line.chars() {
        if c.is_uppercase() && before.is_lowercase() {
            words.push(' ');
        }
        words.push(if c == '_' { ' ' } else { c.to_ascii_lowercase() });
        before = c;
    }
    words
}

/// Whether a line has the words, and not as a part of others.
fn has(line: &str, words: &str) -> bool {
    let letter = char::is_alphanumeric;
    line.match_indices(words)
        .any(|(place, _)| !line[..place].ends_with(letter) && !line[place + words.len()..].starts_with(letter))
}

/// Whether people of this project wrote it, and it is not this list or the same list for texts.
fn is_ours(path: &Path) -> bool {
    let kinds = ["rs", "js", "css", "html", "py", "R"];
    let lists = ["tests/core/words.rs", "tests/page/prose.test.js"];
    path.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| kinds.contains(&kind))
        && !lists.iter().any(|list| path.ends_with(list))
}

fn look_into(folder: &Path, found: &mut Vec<String>) {
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.ends_with("www/vendor") {
            continue;
        }
        let name = apart(&path.file_name().unwrap().to_string_lossy());
        for (word, instead) in PRIVATE.iter().filter(|(word, _)| has(&name, word)) {
            found.push(format!("{}: {word}: say {instead}", path.display()));
        }
        if path.is_dir() {
            look_into(&path, found);
        } else if is_ours(&path) {
            for (number, line) in fs::read_to_string(&path).unwrap().lines().map(apart).enumerate() {
                for (word, instead) in PRIVATE.iter().filter(|(word, _)| has(&line, word)) {
                    found.push(format!("{}:{}: {word}: say {instead}", path.display(), number + 1));
                }
            }
        }
    }
}

#[test]
fn no_private_word_stands_in_crate_or_page() {
    let mut found = Vec::new();
    for folder in [
        "src",
        "cli/src",
        "page/src",
        "python/src",
        "tests",
        "examples",
        "benches",
        "fuzz/src",
        "fuzz/targets",
        "www",
        "hooks",
    ] {
        look_into(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut found);
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
