//! Documentation comments of the crate: that of a public function begins with a verb in the third person. A
//! sentence has at most 25 words, in every comment.

use std::fs;
use std::path::{Path, PathBuf};

/// The most words of a sentence.
const MOST_WORDS: usize = 25;

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The files of library, program and page with their text.
fn sources() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for folder in ["src", "cli/src", "page/src"] {
        rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut files);
    }
    files.sort();
    files.iter().map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn functions_are_documented_by_a_verb() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let mut comment = "";
        for line in code.lines().map(str::trim_start).filter(|line| !line.starts_with("#[")) {
            let doc = line.strip_prefix("/// ");
            if doc.is_none() && (line.starts_with("pub fn ") || line.starts_with("pub const fn ")) {
                // Nouns end in "s", too: the test finds what begins with "The" or "A", and what has no comment.
                let first = comment.split(' ').next().unwrap_or_default().trim_end_matches([',', '.', ':']);
                if !first.ends_with('s') {
                    wrong.push(format!("{file}: {line} {comment}"));
                }
            }
            comment = match doc {
                Some(doc) if comment.is_empty() => doc,
                Some(_) => comment,
                None if line.starts_with("///") => comment,
                None => "",
            };
        }
    }
    assert!(wrong.is_empty(), "these do not begin with a verb:\n{}", wrong.join("\n"));
}

/// The comments of a file: of each the line on which it begins, and its text without code, tables and headings.
fn comments(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut marker_before, mut in_code) = ("", false);
    for (number, line) in text.lines().enumerate() {
        let own = line.trim_start();
        let marker = ["///", "//!", "//"].into_iter().find(|marker| own.starts_with(marker)).unwrap_or("");
        if marker != marker_before && !marker.is_empty() {
            found.push((number + 1, String::new()));
        }
        marker_before = marker;
        let words = own[marker.len()..].trim();
        let Some((_, comment)) = found.last_mut().filter(|_| !marker.is_empty()) else { continue };
        let fence = words.starts_with("```");
        in_code ^= fence;
        let item =
            words.starts_with("- ") || words.split_once(". ").is_some_and(|(place, _)| place.parse::<u8>().is_ok());
        if fence || in_code || words.is_empty() || words.starts_with(['|', '#']) {
            *comment += "\n";
        } else {
            *comment += if item { "\n" } else { " " };
            *comment += words;
        }
    }
    found
}

/// The sentences of a comment.
fn sentences(comment: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for paragraph in comment.split('\n') {
        let mut start = 0;
        for (place, _) in paragraph.match_indices(' ') {
            if paragraph[..place].trim_end_matches([')', '"']).ends_with(['.', '!', '?']) {
                found.push(&paragraph[start..place]);
                start = place;
            }
        }
        found.push(&paragraph[start..]);
    }
    found
}

#[test]
fn no_comment_has_a_sentence_of_more_than_25_words() {
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        for (line, comment) in comments(&text) {
            for sentence in sentences(&comment) {
                let words = sentence.split_whitespace().count();
                if words > MOST_WORDS {
                    wrong.push(format!("{file}:{line}: {words} words:{sentence}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A source in a comment is a name with a year, and docs/REFERENCES.md has it in full.
#[test]
fn every_source_of_a_comment_is_a_reference() {
    let references = include_str!("../../docs/REFERENCES.md");
    let mut named = 0;
    for (path, text) in sources() {
        let comments = text.lines().filter_map(|line| Some(line.split_once("//")?.1));
        for comment in comments {
            let words: Vec<&str> = comment.split_whitespace().collect();
            for pair in words.windows(2) {
                let year = pair[1].trim_matches(|c: char| !c.is_ascii_alphanumeric());
                let name = pair[0].trim_start_matches('(');
                let is_year = year.len() == 4 && (year.starts_with("19") || year.starts_with("20"));
                if !is_year || !year.bytes().all(|byte| byte.is_ascii_digit()) || !name.starts_with(char::is_uppercase)
                {
                    continue;
                }
                assert!(references.contains(&format!("\n| {name} {year} |")), "{path}: {name} {year}");
                named += 1;
            }
        }
    }
    assert!(named >= 20, "{named} sources");
}
