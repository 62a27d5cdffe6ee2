//! The help of the command line: its examples work, and it lists every key of a link.

use annealing_lab::lesson::Lesson;
use annealing_lab::task::{lesson_link, scorm_package};
use std::process::{Command, Output};

fn annealing_lab(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_annealing-lab"));
    // Examples name files by their paths from the top.
    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    program.args(arguments).current_dir(top).output().expect("the program starts")
}

fn help(arguments: &[&str]) -> String {
    String::from_utf8(annealing_lab(arguments).stdout).expect("help is text")
}

/// The words of an example, as a shell would split them.
fn words(example: &str) -> Vec<String> {
    let command = example.split(" > ").next().unwrap_or_default();
    let quoted = command.split('\'').enumerate();
    let words = quoted.flat_map(|(place, part)| match place % 2 {
        1 => vec![part.to_string()],
        _ => part.split_whitespace().map(str::to_string).collect(),
    });
    words.skip(1).collect()
}

const PAGE: &str = r#"<head><meta name="annealing-lab-scorm" content=""></head>"#;

/// A new folder, in it something like the page as one file, and the place of a package.
fn of_a_package(name: &str) -> [String; 3] {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    let [page, package] = ["page.html", "package.zip"].map(|file| folder.join(file).display().to_string());
    std::fs::write(&page, PAGE).expect("a page");
    [folder.display().to_string(), page, package]
}

#[test]
fn a_task_and_a_lesson_become_packages_of_the_page_as_one_file() {
    let [folder, page, package] = of_a_package("packages");
    let pack = |words: &[&str]| {
        let output = annealing_lab(&[&["task"], words, &["--scorm", &package, "--page", &page]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        (String::from_utf8(output.stdout).expect("links"), std::fs::read(&package).expect("a package"))
    };
    let (link, task) = pack(&["puzzle=octa", "--title", "Octa"]);
    assert_eq!(Some(task), scorm_package(PAGE, "Octa", link.trim()));
    let lesson = "www/lessons/energy.toml";
    let text = std::fs::read_to_string(format!("{}/../{lesson}", env!("CARGO_MANIFEST_DIR"))).expect("a lesson");
    let (exercises, packed) = pack(&["--lesson", lesson]);
    let title = Lesson::read(&text).expect("a lesson").title;
    assert_eq!((exercises.lines().count(), Some(packed)), (1, scorm_package(PAGE, &title, &lesson_link(&text))));
    let other = format!("{folder}/other.html");
    std::fs::write(&other, "<head></head>").expect("a page");
    let refused = annealing_lab(&["task", "puzzle=octa", "--title", "Octa", "--scorm", &package, "--page", &other]);
    let why = format!("{other}: This is not the single-file page; annealing-lab.html of a release is accepted.\n");
    assert_eq!((refused.status.code(), String::from_utf8(refused.stderr).unwrap()), (Some(2), why));
}

#[test]
fn every_example_of_the_help_works() {
    let mut tried = 0;
    // The page may not be built, and nobody keeps the package.
    let [_, page, package] = of_a_package("examples");
    for command in ["solve", "trace", "report", "count", "task"] {
        for example in help(&[command, "--help"]).lines().filter(|line| line.starts_with("  annealing-lab ")) {
            let words = words(&example.replace("dist/annealing-lab.html", &page).replace("octa.zip", &package));
            let output = annealing_lab(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(output.status.code(), Some(0), "{example}: {}", String::from_utf8_lossy(&output.stderr));
            tried += 1;
        }
    }
    assert!(tried >= 9, "{tried} examples");
}

#[test]
fn an_example_of_a_sweep_works_with_fewer_seeds() {
    for example in help(&["sweep", "--help"]).lines().filter(|line| line.starts_with("  annealing-lab ")) {
        let few = ["1..1000", "1..200", "1..8000"]
            .into_iter()
            .fold(example.to_string(), |text, seeds| text.replace(seeds, "1..8"));
        assert_ne!(few, example);
        let words = words(&few);
        // Files are written where nobody keeps them.
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("help");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let output = Command::new(env!("CARGO_BIN_EXE_annealing-lab")).args(words).current_dir(folder).output();
        let output = output.expect("the program starts");
        assert_eq!(output.status.code(), Some(0), "{few}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn the_help_lists_every_key_of_a_link() {
    for command in ["solve", "trace", "count", "sweep"] {
        let text = help(&[command, "--help"]);
        for [name, ..] in annealing_lab::link::key_table() {
            assert!(text.lines().any(|line| line.starts_with(&format!("  {name} "))), "{command}: {name}");
        }
        assert!(!help(&[command, "-h"]).contains("Keys of a link"), "{command}");
    }
}

#[test]
fn the_help_of_the_report_lists_every_puzzle() {
    let text = help(&["report", "--help"]);
    let (_, listed) = text.split_once("Puzzles:\n").expect("a list of puzzles");
    let listed: Vec<&str> = listed.split(',').map(str::trim).collect();
    assert_eq!(listed, annealing_lab::puzzle::library::names());
}

#[test]
fn every_help_has_examples() {
    let all = help(&["--help"]);
    let commands = all.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 5, "{all}");
    for command in commands.into_iter().filter(|command| *command != "help") {
        for option in ["-h", "--help"] {
            let text = help(&[command, option]);
            assert!(text.contains(&format!("\n  annealing-lab {command} ")), "{command} {option}");
        }
    }
    assert!(all.contains("\n  annealing-lab solve "));
}

#[test]
fn a_run_is_wanted_and_not_an_experiment() {
    for command in ["solve", "trace", "count"] {
        let output = annealing_lab(&[command, "compare&seeds=1..3"]);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).expect("text");
        assert_eq!(error, "compare: This link is an experiment; `annealing-lab sweep` runs it.\n");
    }
}

#[test]
fn the_command_line_counts() {
    let run = |arguments: &[&str]| {
        let output = annealing_lab(&[&["count"], arguments].concat());
        (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap())
    };
    let all = "{\"solutions\":48,\"classes\":4,\"symmetries\":12,\"complete\":true}\n";
    assert_eq!(run(&["puzzle=magic19"]), (all.to_string(), 0));
    let some = "{\"solutions\":1,\"classes\":1,\"symmetries\":12,\"complete\":false}\n";
    assert_eq!(run(&["puzzle=magic19", "--limit", "1"]), (some.to_string(), 0));
    assert_eq!(run(&["puzzle=nothing"]), (String::new(), 2));
    assert_eq!(run(&["puzzle=magic19", "--limit", "0"]).1, 2);
    let asked = |givens: &str| run(&[&format!("puzzle=sudoku&givens={givens}"), "--cells", "--unnecessary"]);
    let one = "{\"solutions\":1,\"classes\":1,\"symmetries\":1,\"complete\":true,\
        \"cells\":[\"1\",\"2\",\"3\",\"4\",\"3\",\"4\",\"1\",\"2\",\"2\",\"1\",\"4\",\"3\",\"4\",\"3\",\"2\",\"1\"],\
        \"minimal\":\"..3..4..2......1\",\"unnecessary\":\"1.34.4..2.4..3..\"}\n";
    assert_eq!(asked("1.34.4..2.4..3.1"), (one.to_string(), 0));
    assert!(asked("1234............").0.ends_with("\"minimal\":null,\"unnecessary\":null}\n"));
    assert_eq!(run(&["puzzle=magic19", "--cells"]), (String::new(), 2));
}

#[test]
fn an_address_that_holds_no_run_is_refused_and_never_another_run() {
    // A change that is certain is undone, and said.
    for address in [
        "https://example.org/lab/%23puzzle=sudoku&seed=7",
        "https://mail.example/?url=https%3A%2F%2Fexample.org%2Flab%2F%23puzzle%3Dsudoku%26seed%3D7",
    ] {
        let output = annealing_lab(&["solve", address]);
        assert_eq!(output.status.code(), Some(0), "{address}");
        let sound = annealing_lab(&["solve", "puzzle=sudoku&seed=7"]);
        assert_eq!(output.stdout, sound.stdout, "{address}");
        assert!(!output.stderr.is_empty() && sound.stderr.is_empty(), "{address}");
    }
    let addresses = [
        "https://www.sudokuwiki.org/sudoku.htm?bd=300000020",
        "https://example.org/lab/",
        "https://example.org/lab/#",
        "",
        "  ",
    ];
    for address in addresses {
        for arguments in
            [&["solve", address][..], &["trace", address], &["count", address], &["sweep", address, "--seeds", "1..2"]]
        {
            let output = annealing_lab(arguments);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert!(output.stdout.is_empty(), "{arguments:?}");
            assert!(String::from_utf8_lossy(&output.stderr).starts_with("link: "), "{arguments:?}");
        }
    }
}

#[test]
fn the_sudokus_of_a_text_are_links_and_are_counted_and_solved_one_by_one() {
    let folder = std::env::temp_dir().join(format!("annealing-lab-import-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("list.sdm");
    let nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let clash = format!("55{}", ".".repeat(79));
    std::fs::write(&file, format!("{nine} the first\n{} the second\n{clash}\n", ".".repeat(81))).unwrap();
    let path = file.to_str().unwrap();
    let links = String::from_utf8(annealing_lab(&["import", path]).stdout).unwrap();
    assert_eq!(links.lines().next(), Some(&format!("puzzle=sudoku&givens={nine}")[..]));
    assert_eq!(links.lines().count(), 3);
    let json = String::from_utf8(annealing_lab(&["import", path, "--format", "json"]).stdout).unwrap();
    assert!(json.starts_with(&format!(r#"{{"puzzles":[{{"title":"the first","link":"puzzle=sudoku&givens={nine}"}}"#)));
    assert!(json.ends_with("\"left_out\":[]}\n"), "{json}");
    let counted = annealing_lab(&["count", "--from", path, "--limit", "2"]);
    let lines = String::from_utf8(counted.stdout).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert!(lines[0].starts_with(r#"{"line":1,"title":"the first","solutions":1,"#), "{}", lines[0]);
    assert!(lines[1].starts_with(r#"{"line":2,"title":"the second","solutions":2,"#), "{}", lines[1]);
    assert!(lines[2].starts_with(r#"{"line":3,"title":"","error":"givens: "#), "{}", lines[2]);
    assert_eq!((lines.len(), counted.status.code()), (3, Some(2)));
    std::fs::write(&file, nine).unwrap();
    let solved = annealing_lab(&["solve", "--from", path]);
    assert_eq!(solved.status.code(), Some(0));
    assert!(solved.stdout.starts_with(br#"{"line":1,"title":"","status":"solved","#));
    std::fs::write(&file, "no sudoku\n").unwrap();
    let none = annealing_lab(&["import", path]);
    assert_eq!((none.status.code(), none.stdout.len()), (Some(2), 0));
    assert_eq!(String::from_utf8_lossy(&none.stderr).lines().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}
