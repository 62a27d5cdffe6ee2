//! The help of the command line: its examples work, and it lists every key of a link.

use std::process::{Command, Output};

fn annealing_lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_annealing-lab")).args(arguments).output().expect("the program starts")
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

#[test]
fn every_example_of_the_help_works() {
    let mut tried = 0;
    for command in ["solve", "trace", "report", "count"] {
        for example in help(&[command, "--help"]).lines().filter(|line| line.starts_with("  annealing-lab ")) {
            let words = words(example);
            let output = annealing_lab(&words.iter().map(String::as_str).collect::<Vec<_>>());
            assert_eq!(output.status.code(), Some(0), "{example}: {}", String::from_utf8_lossy(&output.stderr));
            tried += 1;
        }
    }
    assert!(tried >= 6, "{tried} examples");
}

#[test]
fn an_example_of_a_sweep_works_with_fewer_seeds() {
    for example in help(&["sweep", "--help"]).lines().filter(|line| line.starts_with("  annealing-lab ")) {
        let few = ["1..1000", "1..200", "1..8000"]
            .into_iter()
            .fold(example.to_string(), |text, seeds| text.replace(seeds, "1..8"));
        assert_ne!(few, example);
        let words = words(&few);
        let output = annealing_lab(&words.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(output.status.code(), Some(0), "{few}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn the_help_lists_every_key_of_a_link() {
    let text = help(&["solve", "--help"]);
    for [name, ..] in annealing_lab::link::key_table() {
        assert!(text.lines().any(|line| line.starts_with(&format!("  {name} "))), "{name}");
    }
    assert!(!help(&["solve", "-h"]).contains("Keys of a link"));
}
