//! The house of the crate: which room may import which, and no file that imports itself by a detour. See docs/ARCHITECTURE.md.
//!
//! Paths are read as text: every `crate::`, `super::` and `self::` outside of comments and tests. What a `mod.rs` hands on by
//! `pub use` counts as an import of the file that has it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Each room with the rooms that it may import, from the ground up.
const ROOMS: [(&str, &[&str]); 19] = [
    ("text", &[]),
    ("random", &[]),
    ("problem", &["random"]),
    ("history", &["problem"]),
    ("sudoku", &["text"]),
    ("route", &["text"]),
    ("puzzle", &["sudoku", "route", "text"]),
    ("draft", &["puzzle", "text"]),
    ("board", &["problem", "puzzle", "sudoku", "random"]),
    ("anneal", &["board", "problem", "puzzle", "sudoku", "history", "random", "text"]),
    ("search", &["puzzle", "route", "history", "text"]),
    ("exact", &["puzzle", "sudoku", "history", "random"]),
    ("run", &["anneal", "search", "exact", "board", "puzzle", "sudoku", "route", "history", "random", "text"]),
    ("link", &["run", "anneal", "search", "exact", "draft", "puzzle", "sudoku", "route", "random", "text"]),
    ("import", &["link", "puzzle", "sudoku", "text"]),
    ("experiment", &["link", "run", "anneal", "exact", "puzzle", "sudoku", "history", "random", "text"]),
    ("lesson", &["experiment", "link", "run", "anneal", "exact", "puzzle", "sudoku", "history", "text"]),
    ("task", &["lesson", "experiment", "link", "run", "puzzle", "sudoku", "text"]),
    ("driver", &["experiment"]),
];

/// A source file: the path of its module, and its text without comments and tests.
type Files = BTreeMap<Vec<String>, String>;

fn words(path: &str) -> Vec<String> {
    path.split("::").filter(|word| !word.is_empty()).map(str::to_string).collect()
}

/// All files of a folder.
fn read(folder: &Path, module: &[String], files: &mut Files) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        let stem = path.file_stem().unwrap().to_str().unwrap().to_string();
        if path.is_dir() {
            read(&path, &[module, &[stem]].concat(), files);
        } else if path.extension().is_some_and(|extension| extension == "rs") && stem != "tests" {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            let own = if stem == "mod" || stem == "lib" { module.to_vec() } else { [module, &[stem]].concat() };
            files.insert(own, code.join("\n"));
        }
    }
}

/// The paths that a text begins with `start`, which must not end another word; groups in braces are taken apart.
fn paths(text: &str, start: &str) -> Vec<Vec<String>> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for (place, _) in text.match_indices(start) {
        if text[..place].ends_with(|c| word(c) || c == ':') {
            continue;
        }
        let rest = &text[place + start.len()..];
        let end = rest.find(|c| !(word(c) || c == ':')).unwrap_or(rest.len());
        let head = words(&rest[..end]);
        match rest[end..].strip_prefix('{') {
            Some(group) => {
                let group = group.split(['}', '{']).next().unwrap_or_default();
                for item in group.split(',').map(|item| item.trim().split(" as ").next().unwrap_or_default()) {
                    let item = if item == "self" { "" } else { item };
                    found.push([head.clone(), words(item)].concat());
                }
            }
            None => found.push(head),
        }
    }
    found
}

/// Where a path from the crate's root leads: the file that has what it names, as far as files and `pub use` tell.
fn owner(files: &Files, path: &[String]) -> Option<Vec<String>> {
    // Files of a pair have the same functions; the full one imports more.
    let of_pair = |word: &String| ["bundle", "other_solvers"].contains(&&word[..]);
    let path: Vec<String> =
        path.iter().map(|word| if of_pair(word) { format!("{word}_full") } else { word.clone() }).collect();
    let known = (0..=path.len()).rev().map(|count| &path[..count]).find(|start| files.contains_key(*start))?;
    let Some(item) = path.get(known.len()) else { return Some(known.to_vec()) };
    let handed = files[known].lines().collect::<Vec<_>>().join(" ");
    for statement in handed
        .split(';')
        .filter_map(|statement| statement.split_once("pub use ").or(statement.split_once("pub(crate) use ")))
    {
        let full = |path: &[String]| match path.first().map(String::as_str) {
            Some("crate") => path[1..].to_vec(),
            Some("super") => [&known[..known.len() - 1], &path[1..]].concat(),
            Some("self") => [known, &path[1..]].concat(),
            _ => [known, path].concat(),
        };
        let all = paths(&format!(" {}", statement.1), " ");
        if let Some(path) = all.iter().map(|path| full(path)).find(|path| path.last() == Some(item)) {
            return owner(files, &path).filter(|owner| owner != known).or(Some(known.to_vec()));
        }
    }
    Some(known.to_vec())
}

/// Which files each file imports.
fn imports(files: &Files) -> BTreeMap<Vec<String>, BTreeSet<Vec<String>>> {
    let of = |(own, text): (&Vec<String>, &String)| {
        let code: String = text
            .split_inclusive(';')
            .filter(|statement| !statement.contains("pub use ") && !statement.contains("pub(crate) use "))
            .collect();
        let above = &own[..own.len().saturating_sub(1)];
        let mut found: Vec<Vec<String>> = paths(&code, "crate::");
        found.extend(paths(&code, "super::").into_iter().map(|path| [above, &path].concat()));
        found.extend(paths(&code, "self::").into_iter().map(|path| [own, &path[..]].concat()));
        // A file may name its own modules without a word before.
        for child in files.keys().filter(|path| path.len() == own.len() + 1 && path.starts_with(own)) {
            let name = child.last().unwrap();
            found.extend(paths(&code, &format!("{name}::")).into_iter().map(|path| [child, &path[..]].concat()));
        }
        let owners = found.iter().filter_map(|path| owner(files, path)).filter(|other| other != own).collect();
        (own.clone(), owners)
    };
    files.iter().map(of).collect()
}

fn crate_files() -> Files {
    let mut files = Files::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &[], &mut files);
    files
}

#[test]
fn a_room_imports_only_what_it_may() {
    let files = crate_files();
    let mut wrong = Vec::new();
    let rooms: BTreeSet<&str> = files.keys().filter_map(|path| path.first()).map(String::as_str).collect();
    for room in &rooms {
        assert!(ROOMS.iter().any(|(known, _)| known == room), "the room {room} is not in the table");
    }
    for (file, others) in imports(&files).iter().filter(|(file, _)| !file.is_empty()) {
        let (room, allowed) = ROOMS.iter().find(|(room, _)| *room == file[0]).unwrap();
        for other in others.iter().filter(|other| !other.is_empty()) {
            if other[0] != *room && !allowed.contains(&&other[0][..]) {
                wrong.push(format!("{} imports {}", file.join("::"), other.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_of_rooms_has_no_circle() {
    for (place, (room, allowed)) in ROOMS.iter().enumerate() {
        for other in *allowed {
            let below = ROOMS.iter().position(|(known, _)| known == other);
            assert!(below.is_some_and(|below| below < place), "{room} may import {other}, which stands no lower");
        }
    }
}

#[test]
fn no_file_imports_itself_by_a_detour() {
    let files = crate_files();
    let mut left = imports(&files);
    // What imports nothing that is left is on no circle.
    loop {
        let free: Vec<Vec<String>> = left
            .iter()
            .filter(|(_, others)| !others.iter().any(|other| left.contains_key(other)))
            .map(|(file, _)| file.clone())
            .collect();
        if free.is_empty() {
            break;
        }
        left.retain(|file, _| !free.contains(file));
    }
    // Nor is what nothing imports that is left.
    loop {
        let used: BTreeSet<Vec<String>> = left.values().flatten().cloned().collect();
        let before = left.len();
        left.retain(|file, _| used.contains(file));
        if left.len() == before {
            break;
        }
    }
    let show = |(file, others): (&Vec<String>, &BTreeSet<Vec<String>>)| {
        let others = others.iter().filter(|other| left.contains_key(*other)).map(|other| other.join("::"));
        format!("{} -> {}", file.join("::"), others.collect::<Vec<_>>().join(", "))
    };
    assert!(left.is_empty(), "files on circles:\n{}", left.iter().map(show).collect::<Vec<_>>().join("\n"));
}

/// Names that several types have for a reason: two cells as each kind of board needs them; numbers in rows, of several kinds;
/// what a solver plans before it begins; what the core bundle does without.
const SHARED: [&str; 5] = ["Pair", "Table", "Plan", "Rules", "Cage"];

#[test]
fn a_name_stands_for_one_type() {
    let mut seen = BTreeMap::new();
    let mut twice = Vec::new();
    for (file, text) in crate_files() {
        for line in text.lines() {
            let line = line.trim_start().trim_start_matches("pub ").trim_start_matches("pub(crate) ");
            let line = line.trim_start_matches("pub(super) ");
            let named = ["struct ", "enum ", "trait "].into_iter().find_map(|kind| line.strip_prefix(kind));
            let Some(rest) = named else { continue };
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let place = file.join("::");
            if let Some(other) = seen.insert(name.clone(), place.clone()).filter(|_| !SHARED.contains(&&name[..])) {
                twice.push(format!("{name}: {other} and {place}"));
            }
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}
