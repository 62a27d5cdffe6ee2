//! `annealing-lab sweep`, as people and other programs use it.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

const EXPERIMENT: &str = "compare&seeds=1..7&moves=30000&on=puzzle=magic19&on=puzzle=octa&with=cooling=constant;t0=1&with=solver=astar;nodes=500";

fn annealing_lab(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_annealing-lab")).args(arguments).output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = annealing_lab(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "the bar is for terminals");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = annealing_lab(arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn shards_merged_are_the_whole() {
    let whole = printed(&["sweep", EXPERIMENT]);
    assert_eq!(whole.lines().count(), 1 + 2 * 2 + 6 * 2);
    for shards in [2, 3, 10] {
        let parts = (1..=shards).map(|shard| printed(&["sweep", EXPERIMENT, "--shard", &format!("{shard}/{shards}")]));
        // The recipe in docs/COMPARE.md: the first line of the first, and of all others what comes after theirs.
        let mut merged = String::new();
        for (place, part) in parts.enumerate() {
            let end = part.find('\n').unwrap() + 1;
            merged += if place == 0 { &part } else { &part[end..] };
        }
        assert_eq!(merged, whole, "{shards} shards");
    }
}

#[test]
fn one_thread_prints_what_all_print() {
    let all = printed(&["sweep", EXPERIMENT]);
    let mut one = Command::new(env!("CARGO_BIN_EXE_annealing-lab"));
    let one = one.args(["sweep", EXPERIMENT]).env("RAYON_NUM_THREADS", "1").output().unwrap();
    assert_eq!(String::from_utf8(one.stdout).unwrap(), all);
}

#[test]
fn a_link_is_run_from_many_seeds_and_solve_says_the_same_of_each_row() {
    let csv =
        printed(&["sweep", "https://example.org/#puzzle=magic19&preset=published&moves=600000", "--seeds", "9..16"]);
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), ["9", "10", "11", "12", "13", "14", "15", "16"]);
    for row in &rows {
        let output = annealing_lab(&["solve", row[8]]);
        let solved: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(if row[3] == "1" { 0 } else { 1 }));
        for (field, column) in [("moves", 4), ("restarts", 5), ("energy", 6)] {
            assert_eq!(solved[field].to_string(), row[column], "{field}");
        }
        let board: Vec<String> = solved["board"].as_array().unwrap().iter().map(|number| number.to_string()).collect();
        assert_eq!(board.join(" "), row[7]);
        assert_eq!(solved["link"], row[8]);
    }
    assert!(rows.iter().any(|row| row[3] == "1") && rows.iter().any(|row| row[3] == "0"), "{csv}");
}

#[test]
fn json_holds_everything() {
    let text = printed(&["sweep", EXPERIMENT, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let csv = printed(&["sweep", EXPERIMENT]);
    assert_eq!(json["rows"].as_array().unwrap().len(), csv.lines().count() - 1);
    let version = json["version"].as_str().unwrap();
    assert_eq!(printed(&["--version"]), format!("annealing-lab {version}\n"), "the crate's version, and the commit");
    assert!(version.starts_with(env!("CARGO_PKG_VERSION")), "{version}");
    assert_eq!(printed(&["sweep", json["link"].as_str().unwrap()]), csv, "its link gives the same rows");
    assert_eq!(json["settings"][0]["fields"]["t0"], "1");
    assert_eq!(json["statistics"]["settings"][0]["runs"], 14);
}

#[test]
fn what_cannot_be_is_said_in_a_sentence() {
    let sweep = |arguments: &[&str]| refused(&[&["sweep"], arguments].concat());
    assert_eq!(sweep(&["puzzle=magic19"]), "--seeds: expected A..B, as in --seeds 1..100\n");
    assert_eq!(
        sweep(&["compare", "--seeds", "1..2"]),
        "--seeds: expected none, since an experiment's link has its own\n"
    );
    assert!(sweep(&["seed=1", "--seeds", "5..2"]).starts_with("seeds=5..2: expected first..last"));
    assert_eq!(sweep(&["compare&moves=x"]), "moves=x: expected a whole number from 1 to 1000000000000000\n");
    assert!(sweep(&["compare", "--shard", "3/2"]).contains("expected K/N with K from 1 to N, as in 2/8"));
}

#[test]
fn a_shard_says_that_it_is_one_and_has_statistics_of_its_own() {
    let json = |shard: &str| -> serde_json::Value {
        let text = printed(&["sweep", EXPERIMENT, "--shard", shard, "--format", "json"]);
        serde_json::from_str(&text).unwrap()
    };
    let mut runs = 0;
    for shard in 1..=3 {
        let part = json(&format!("{shard}/3"));
        assert_eq!(part["shard"], serde_json::json!({ "shard": shard, "shards": 3 }));
        let rows = part["rows"].as_array().unwrap().len();
        assert_eq!(
            (part["runs"].as_u64(), part["statistics"]["rows"].as_u64()),
            (Some(rows as u64), Some(rows as u64))
        );
        runs += rows;
    }
    let text = printed(&["sweep", EXPERIMENT, "--format", "json"]);
    let whole: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((whole["runs"].as_u64(), &whole["shard"]), (Some(runs as u64), &serde_json::Value::Null));
}

#[cfg(unix)]
fn interrupt(process: u32) {
    assert!(Command::new("kill").args(["-INT", &process.to_string()]).status().unwrap().success());
}

/// The numbers cannot reach the sums, so that only the budget ends a run.
const NEVER_SOLVED: &str =
    "puzzle=custom&define=n1..4;c0,0_1,0_0,1_1,1;l99AB_99CD&cooling=constant&t0=1&restart=none&moves=";

#[cfg(unix)]
#[test]
fn ctrl_c_prints_the_rows_so_far_and_what_makes_the_rest() {
    let link = format!("{NEVER_SOLVED}5e6");
    let mut process = Command::new(env!("CARGO_BIN_EXE_annealing-lab"))
        .args(["sweep", &link, "--seeds", "5..5000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = BufReader::new(process.stdout.take().unwrap());
    let mut csv = String::new();
    while csv.lines().count() < 2 {
        assert!(stdout.read_line(&mut csv).unwrap() > 0, "{csv}");
    }
    interrupt(process.id());
    stdout.read_to_string(&mut csv).unwrap();
    let output = process.wait_with_output().unwrap();
    let rows = csv.lines().count() - 1;
    let shown = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(130), "{shown}");
    let rest = format!("To go on: annealing-lab sweep '{link}' --seeds {}..5000\n", 5 + rows);
    assert_eq!(shown, format!("Stopped by Ctrl-C: {rows} of 4996 runs are printed.\n{rest}"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_on_a_run_prints_where_it_stands() {
    let mut patience = Duration::from_millis(100);
    let output = loop {
        let mut solve = Command::new(env!("CARGO_BIN_EXE_annealing-lab"));
        let process = solve
            .args(["solve", &format!("{NEVER_SOLVED}1e15")])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        sleep(patience);
        interrupt(process.id());
        let output = process.wait_with_output().unwrap();
        // Without a code it was interrupted before it could listen.
        if output.status.code().is_some() {
            break output;
        }
        patience *= 2;
    };
    assert_eq!(output.status.code(), Some(130));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["status"], "running");
    let moves = json["moves"].as_u64().unwrap();
    let shown = String::from_utf8(output.stderr).unwrap();
    assert!(shown.contains(&format!("after {moves} moves")) && shown.contains(&format!("&at={moves}")), "{shown}");
}
