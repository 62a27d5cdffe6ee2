//! The house of the crate: which room may import which. See docs/ARCHITECTURE.md. One room names another by `crate::room` alone.

use std::fs;
use std::path::Path;

/// Each room with the rooms that it may import, from the ground up.
const ROOMS: [(&str, &[&str]); 20] = [
    ("text", &[]),
    ("random", &[]),
    ("problem", &["random"]),
    ("history", &["problem"]),
    ("sudoku", &["text"]),
    ("route", &["text"]),
    ("model", &["problem", "random", "text"]),
    ("puzzle", &["model", "sudoku", "route", "text"]),
    ("draft", &["puzzle", "text"]),
    ("board", &["problem", "model", "puzzle", "sudoku", "random"]),
    ("anneal", &["board", "problem", "model", "puzzle", "sudoku", "history", "random", "text"]),
    ("search", &["puzzle", "route", "history", "text"]),
    ("exact", &["model", "puzzle", "sudoku", "history", "random", "text"]),
    ("run", &["anneal", "search", "exact", "board", "model", "puzzle", "sudoku", "route", "history", "random", "text"]),
    ("link", &["run", "anneal", "search", "exact", "draft", "model", "puzzle", "sudoku", "route", "random", "text"]),
    ("import", &["link", "puzzle", "sudoku", "text"]),
    ("experiment", &["link", "run", "anneal", "exact", "puzzle", "sudoku", "history", "random", "text"]),
    ("lesson", &["experiment", "link", "run", "anneal", "exact", "puzzle", "sudoku", "history", "text"]),
    ("task", &["lesson", "experiment", "link", "run", "puzzle", "sudoku", "text"]),
    ("driver", &["experiment", "anneal", "problem", "text"]),
];

/// The text of all files of a folder without comments and tests.
fn code_of(folder: &Path) -> String {
    let mut code = String::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            code += &code_of(&path);
        } else if !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            code.extend(text.lines().flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"]));
        }
    }
    code
}

#[test]
fn a_room_imports_only_rooms_below_that_it_may() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(&source).unwrap().filter(|entry| entry.as_ref().unwrap().path().is_dir());
    assert_eq!(folders.count(), ROOMS.len(), "each folder of src is a room of the table");
    for (place, (room, allowed)) in ROOMS.iter().enumerate() {
        for other in *allowed {
            assert!(ROOMS[..place].iter().any(|(below, _)| below == other), "{other} stands no lower than {room}");
        }
        for rest in code_of(&source.join(room)).split("crate::").skip(1) {
            let other = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            assert!(other == *room || allowed.contains(&other), "{room} imports {other}");
        }
    }
}
