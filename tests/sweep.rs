//! `annealing-lab sweep`, as people and other programs use it.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

const EXPERIMENT: &str = "compare&seeds=1..7&moves=30000&on=puzzle=magic19&on=puzzle=octa&with=cooling=constant;t0=1&with=solver=astar;nodes=500";

fn annealing_lab<S: AsRef<OsStr>>(arguments: &[S]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_annealing-lab")).args(arguments).output().unwrap()
}

/// The text on stderr without the lines of progress, of which a slow machine gets one every ten seconds.
fn said(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    text.split_inclusive('\n').filter(|line| !line.contains(" runs/s, ")).collect()
}

fn printed<S: AsRef<OsStr>>(arguments: &[S]) -> String {
    let output = annealing_lab(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(said(&output.stderr), "", "the bar is for terminals");
    String::from_utf8(output.stdout).unwrap()
}

fn refused<S: AsRef<OsStr>>(arguments: &[S]) -> String {
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
        // The first line of the first, and of all others what comes after theirs.
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

/// However many threads share the seeds, the answer is the same, and its link gives it alone.
#[test]
fn many_seeds_at_once_have_one_answer() {
    let solved = |threads: &str, link: &str| {
        let output = annealing_lab(&["solve", link, "--threads", threads, "--seeds", "12"]);
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    for link in ["puzzle=magic19&seed=5", "puzzle=sudoku&solver=rebuild&seed=5", "puzzle=magic19&moves=9&seed=1"] {
        let (code, json) = solved("1", link);
        for threads in ["2", "3", "0"] {
            assert_eq!(solved(threads, link), (code, json.clone()), "{link}");
        }
        let answer: serde_json::Value = serde_json::from_str(&json).unwrap();
        let alone = annealing_lab(&["solve", answer["link"].as_str().unwrap()]);
        assert_eq!((alone.status.code(), String::from_utf8(alone.stdout).unwrap()), (code, json));
    }
    let refused = annealing_lab(&["solve", "puzzle=octa&solver=astar", "--threads", "2"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("--threads: A search makes no random draws"));
}

#[test]
fn a_link_is_run_from_many_seeds_and_solve_says_the_same_of_each_row() {
    let csv =
        printed(&["sweep", "https://example.org/#puzzle=magic19&preset=published&moves=600000", "--seeds", "9..16"]);
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.iter().map(|row| row[1]).collect::<Vec<_>>(), ["9", "10", "11", "12", "13", "14", "15", "16"]);
    for row in &rows {
        let link = row.last().unwrap();
        let output = annealing_lab(&["solve", link]);
        let solved: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(if row[5] == "1" { 0 } else { 1 }));
        for (field, column) in [("moves", 6), ("moves", 7), ("restarts", 11), ("energy", 12)] {
            assert_eq!(solved[field].to_string(), row[column], "{field}");
        }
        let board: Vec<String> = solved["board"].as_array().unwrap().iter().map(|number| number.to_string()).collect();
        assert_eq!(board.join(" "), row[14]);
        assert_eq!(solved["link"], *link);
    }
    assert!(rows.iter().any(|row| row[5] == "1") && rows.iter().any(|row| row[5] == "0"), "{csv}");
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
    assert_eq!(json["statistics"]["puzzles"][0]["settings"][0]["runs"], 7);
}

#[test]
fn what_cannot_be_is_said_in_a_sentence() {
    let sweep = |arguments: &[&str]| refused(&[&["sweep"], arguments].concat());
    assert_eq!(sweep(&["puzzle=magic19"]), "--seeds: This option is missing; it takes A..B, as in --seeds 1..100.\n");
    assert_eq!(
        sweep(&["compare", "--seeds", "1..2"]),
        "--seeds: An experiment's link already contains seeds; leave this option out.\n"
    );
    assert!(sweep(&["seed=1", "--seeds", "5..2"]).starts_with("--seeds: '5..2' is not first..last, as in 1..100,"));
    assert_eq!(sweep(&["compare&moves=x"]), "moves: 'x' is not a whole number from 1 to 1,000,000,000,000,000.\n");
    assert!(
        sweep(&["compare", "--shard", "3/2"])
            .contains("'3/2' for '--shard <K/N>': this is not K/N with K from 1 to N, as in 2/8")
    );
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
    let shown = said(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{shown}");
    let rest = format!("To continue: annealing-lab sweep '{link}' --seeds {}..5000\n", 5 + rows);
    assert_eq!(shown, format!("Stopped by Ctrl-C: {rows} of 4996 runs were written.\n{rest}"));
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

/// A folder of a test's own, empty at its begin.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What sweeps of random lengths leave behind is gone on with, at twenty moments: the bytes are those of an undisturbed one.
#[cfg(unix)]
#[test]
fn a_sweep_that_is_killed_at_any_moment_goes_on_to_the_same_bytes() {
    let link = format!("{NEVER_SOLVED}40000");
    let arguments = ["sweep", &link, "--seeds", "1..400"];
    let whole = printed(&arguments);
    let folder = folder("killed");
    let (rows, part) = (folder.join("rows.csv"), folder.join("rows.csv.part"));
    let mut kills = 0;
    // Moments from a generator, so that they differ and are the same each time.
    let mut random = 1979u64;
    for _ in 0..20 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut process = Command::new(env!("CARGO_BIN_EXE_annealing-lab"));
        process.args(arguments).args(["--out", text(&rows), "--resume"]).stderr(Stdio::piped());
        let mut process = process.spawn().unwrap();
        sleep(Duration::from_micros(2000 + random % 25_000));
        kills += u32::from(process.try_wait().unwrap().is_none());
        process.kill().unwrap();
        process.wait().unwrap();
        if rows.exists() {
            assert_eq!(fs::read_to_string(&rows).unwrap(), whole);
            fs::remove_file(&rows).unwrap();
        }
    }
    assert!(kills >= 10, "only {kills} were killed at work");
    // A row that is cut off in its middle, which a kill leaves only seldom.
    printed(&[&arguments[..], &["--out", text(&rows), "--resume"]].concat());
    fs::write(&part, &whole.as_bytes()[..whole.len() / 2 + 7]).unwrap();
    fs::remove_file(&rows).unwrap();
    printed(&[&arguments[..], &["--out", text(&rows), "--resume"]].concat());
    assert_eq!(fs::read_to_string(&rows).unwrap(), whole);
    assert!(!part.exists());
    // All is there: nothing is left to do.
    assert_eq!(printed(&[&arguments[..], &["--out", text(&rows), "--resume"]].concat()), "");
}

/// Where seeds are added in rounds, a resumed sweep counts what is there, wherever it was cut off.
#[test]
fn rounds_go_on_after_any_end_to_the_same_bytes() {
    let link = "compare&seeds=1..4&least=5&moves=20000&with=cooling=constant;t0=1&with=cooling=constant;t0=1.5";
    let whole = printed(&["sweep", link]);
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let seeds = (lines.len() - 1) / 2;
    assert!(seeds > 4 && seeds < 40 && seeds.is_multiple_of(4), "{seeds} seeds");
    let folder = folder("rounds");
    let (rows, part) = (folder.join("rows.csv"), folder.join("rows.csv.part"));
    let resume = ["sweep", link, "--out", text(&rows), "--resume"];
    for there in [1, 2, 8, 9, 10, lines.len() - 1, lines.len()] {
        fs::write(&part, lines[..there].concat()).unwrap();
        printed(&resume);
        assert_eq!(fs::read_to_string(&rows).unwrap(), whole, "after {there} lines");
        assert_eq!(printed(&resume), "");
        fs::remove_file(&rows).unwrap();
    }
    fs::write(&rows, lines[..9].concat()).unwrap();
    assert!(refused(&resume).contains("rows.csv: This file has fewer rows than the sweep; delete it."));
    assert!(refused(&["sweep", link, "--shard", "1/2"]).contains("links without least= are accepted"));
    assert!(refused(&["merge", link, text(&rows)]).contains("links without least= are accepted"));
    let json = printed(&["sweep", link, "--format", "json"]);
    assert!(json.contains("\"seeds\":[1,4],\"least\":5,\"moves\":20000,"), "{}", &json[..900]);
    assert!(json.contains(&format!("\"runs\":{},\"rows\":[", lines.len() - 1)));
}

#[test]
fn a_file_of_another_sweep_is_never_gone_on_with() {
    let folder = folder("foreign");
    let (rows, part) = (folder.join("rows.csv"), folder.join("rows.csv.part"));
    let out = |extra: &[&'static str]| -> Vec<String> {
        let all = [&["sweep", EXPERIMENT, "--out", text(&rows)], extra].concat();
        all.into_iter().map(String::from).collect()
    };
    let whole = printed(&["sweep", EXPERIMENT]);
    let begin = whole.lines().take(4).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(&part, &begin).unwrap();
    assert!(refused(&out(&[])).contains("rows.csv.part: An interrupted sweep left this file; add --resume"));
    let shard = refused(&out(&["--resume", "--shard", "2/3"]));
    assert!(shard.contains("rows.csv.part, line 2: This is not the next row of this sweep"), "{shard}");
    fs::write(&part, begin.replace(",magic19,", ",magic13,")).unwrap();
    assert!(refused(&out(&["--resume"])).contains("line 2: This is not the next row"));
    fs::write(&part, "seed,setting\n1,A\n").unwrap();
    assert!(refused(&out(&["--resume"])).contains("line 1: This is not the next row"));
    fs::write(&part, b"\xff\xfe\n\0\n").unwrap();
    assert!(refused(&out(&["--resume"])).contains("line 1: This is not the next row"));
    fs::write(&part, &begin).unwrap();
    assert_eq!(printed(&out(&["--resume"])), "");
    assert_eq!(fs::read_to_string(&rows).unwrap(), whole);
    assert!(refused(&out(&[])).contains("rows.csv: This file exists already; choose another name."));
    let missing = refused(&["sweep", EXPERIMENT, "--out", text(&folder.join("none/rows.csv"))]);
    assert!(missing.contains("rows.csv.part: This file cannot be opened:"), "{missing}");
    let json = refused(&["sweep", EXPERIMENT, "--format", "json", "--out", text(&rows)]);
    assert!(json.contains("cannot be used with"), "{json}");
}

#[cfg(unix)]
#[test]
fn two_sweeps_never_write_one_file() {
    let folder = folder("two");
    let rows = folder.join("rows.csv");
    let link = format!("{NEVER_SOLVED}1e15");
    let arguments = ["sweep", &link, "--seeds", "1..9", "--out", text(&rows), "--resume"];
    let mut first = Command::new(env!("CARGO_BIN_EXE_annealing-lab")).args(arguments).spawn().unwrap();
    while !folder.join("rows.csv.part").exists() {
        sleep(Duration::from_millis(5));
    }
    let second = refused(&arguments);
    first.kill().unwrap();
    first.wait().unwrap();
    assert!(second.contains("rows.csv.part: Another sweep is writing this file; wait until it ends."), "{second}");
}

/// /dev/full takes nothing, as a disk that is full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_named_and_the_rows_before_are_kept() {
    let folder = folder("full");
    let part = folder.join("rows.csv.part");
    std::os::unix::fs::symlink("/dev/full", &part).unwrap();
    let shown = refused(&["sweep", EXPERIMENT, "--out", text(&folder.join("rows.csv"))]);
    assert!(shown.contains("rows.csv.part: This file cannot be written: No space left on device"), "{shown}");
    assert!(shown.contains("add --resume to continue."), "{shown}");
}

#[test]
fn shards_are_merged_or_what_is_wrong_is_named() {
    let folder = folder("merge");
    let whole = printed(&["sweep", EXPERIMENT]);
    let shards: Vec<PathBuf> = (1..=3)
        .map(|shard| {
            let path = folder.join(format!("shard-{shard}.csv"));
            printed(&["sweep", EXPERIMENT, "--shard", &format!("{shard}/3"), "--out", text(&path)]);
            path
        })
        .collect();
    let all: Vec<&str> = shards.iter().map(|path| text(path)).collect();
    let merge = |files: &[&str]| -> Vec<String> {
        [&["merge", EXPERIMENT], files].concat().into_iter().map(String::from).collect()
    };
    assert_eq!(printed(&merge(&all)), whole);
    assert_eq!(printed(&merge(&[all[2], all[0], all[1]])), whole, "in any order");
    let out = folder.join("rows.csv");
    assert_eq!(printed(&merge(&[&all[..], &["--out", text(&out)]].concat())), "");
    assert_eq!(fs::read_to_string(&out).unwrap(), whole);

    // Neither a whole file nor an interrupted sweep is written over.
    assert!(
        refused(&merge(&[&all[..], &["--out", text(&out)]].concat())).contains("rows.csv: This file exists already")
    );
    let part = folder.join("other.csv.part");
    fs::write(&part, "hours of work").unwrap();
    let other = folder.join("other.csv");
    let kept = refused(&merge(&[&all[..], &["--out", text(&other)]].concat()));
    assert!(kept.contains("other.csv.part: This file exists already"), "{kept}");
    assert_eq!((fs::read_to_string(&part).unwrap().as_str(), other.exists()), ("hours of work", false));

    let none = folder.join("none.csv");
    refused(&merge(&[all[0], all[2], "--out", text(&none)]));
    assert!(!none.exists() && !folder.join("none.csv.part").exists(), "what does not fit leaves nothing");
    let missing = refused(&merge(&[all[0], all[2]]));
    assert_eq!(
        missing,
        "No file contains 4 runs, from seed 3 of setting anneal on magic19 to seed 4 of setting anneal on octa.\n"
    );
    let doubled = refused(&merge(&[all[0], all[1], all[1], all[2]]));
    assert!(doubled.contains("both contain 4 runs, from seed 3 of setting anneal on magic19"), "{doubled}");

    let changed = |name: &str, change: &dyn Fn(String) -> String| {
        let path = folder.join(name);
        fs::write(&path, change(fs::read_to_string(&shards[1]).unwrap())).unwrap();
        refused(&merge(&[all[0], text(&path), all[2]]))
    };
    let version = changed("version.csv", &|rows| rows.replace("\n0.", "\n9."));
    assert!(version.contains("version.csv, line 2: the row has version 9."), "{version}");
    let cut = changed("cut.csv", &|rows| rows[..rows.len() - 9].to_string());
    assert!(cut.contains("cut.csv, line 5: the row is cut off."), "{cut}");
    let edited = changed("edited.csv", &|rows| rows.replace("cooling=constant", "cooling=fast"));
    assert!(
        edited.contains("edited.csv, line 2: the row differs from the row that this experiment writes."),
        "{edited}"
    );
    let seed = changed("seed.csv", &|rows| rows.replacen(",3,anneal,", ",30,anneal,", 1));
    assert!(seed.contains("seed.csv, line 2: the row does not belong to a run of this experiment."), "{seed}");
    let number = changed("number.csv", &|rows| rows.replacen(",30000,", ",many,", 1));
    assert!(number.contains("is not a whole number."), "{number}");
    let empty = changed("empty.csv", &|_| String::new());
    assert!(empty.contains("empty.csv: This file is empty;"), "{empty}");
    let foreign = changed("foreign.csv", &|_| "a,b\n1,2\n".to_string());
    assert!(foreign.contains("foreign.csv: The column 'version' is missing;"), "{foreign}");
    let binary = changed("binary.csv", &|rows| rows.replace("magic19", "\0\u{1}\""));
    assert!(binary.contains("binary.csv"), "{binary}");
    let other = refused(&["merge", "compare&seeds=1..7", all[0]]);
    assert!(other.contains("shard-1.csv: The columns do not match this experiment."), "{other}");
    assert!(refused(&merge(&["/none.csv"])).contains("/none.csv: This file cannot be opened:"));
}

#[test]
fn statistics_of_rows_are_those_of_the_sweep() {
    let folder = folder("statistics");
    let rows = folder.join("rows.csv");
    let link = "compare&seeds=1..12&moves=60000&on=puzzle=magic19&on=lewis=4;share=0.3;count=3&with=cooling=constant;t0=1\
                &with=solver=replicas&with=solver=exact";
    let link = &link.replace("&on=lewis=4;share=0.3;count=3", "&on=puzzle=octa");
    printed(&["sweep", link, "--out", text(&rows)]);
    let json: serde_json::Value = serde_json::from_str(&printed(&["sweep", link, "--format", "json"])).unwrap();
    let own: serde_json::Value =
        serde_json::from_str(&printed(&["statistics", text(&rows), "--format", "json"])).unwrap();
    assert_eq!(own, json["statistics"]);
    // Shards in the order of their seeds are as good as one file.
    let shards: Vec<String> = (1..=2).map(|shard| text(&folder.join(format!("{shard}.csv"))).to_string()).collect();
    for (place, path) in shards.iter().enumerate() {
        printed(&["sweep", link, "--shard", &format!("{}/2", place + 1), "--out", path]);
    }
    let both: serde_json::Value =
        serde_json::from_str(&printed(&["statistics", &shards[0], &shards[1], "--format", "json"])).unwrap();
    assert_eq!(both, own);
    let table = printed(&["statistics", text(&rows)]);
    assert!(table.starts_with("magic19\n  setting ") && table.contains("ratio of ERT"), "{table}");
    assert!(table.contains("proposals") && table.contains("nodes") && table.contains("Across 2 puzzles"), "{table}");
    // Other targets are those of the rows, too.
    for (target, said) in
        [("&target=9", "Target: an energy of at most 9\n"), ("&target=none", "No target: the lowest energy")]
    {
        let link = &format!("{link}{target}").replace("&with=solver=exact", "");
        let rows = folder.join("aimed.csv");
        printed(&["sweep", link, "--out", text(&rows)]);
        let json: serde_json::Value = serde_json::from_str(&printed(&["sweep", link, "--format", "json"])).unwrap();
        let own = printed(&["statistics", text(&rows), "--format", "json"]);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&own).unwrap(), json["statistics"], "{target}");
        assert!(json["statistics"].get("aim").is_some());
        assert!(printed(&["statistics", text(&rows)]).starts_with(said));
        std::fs::remove_file(rows).unwrap();
    }

    let backwards = refused(&["statistics", &shards[1], &shards[0]]);
    assert!(
        backwards.contains("1.csv, line 2: the seed of setting anneal on magic19 is not above the one before;"),
        "{backwards}"
    );
    let short = folder.join("short.csv");
    let text_of = fs::read_to_string(&rows).unwrap();
    let last = text_of.trim_end().rfind('\n').unwrap() + 1;
    fs::write(&short, &text_of[..last]).unwrap();
    let short = refused(&["statistics", text(&short)]);
    assert!(
        short.starts_with("The rows are not whole: on octa setting anneal has 12 seeds and setting replicas has 11"),
        "{short}"
    );
    assert!(refused(&["statistics", "Cargo.toml"]).starts_with("Cargo.toml"));
}

/// What iohinspector and IOHanalyzer read: `./dev test slow` lets iohinspector read it (`tests/python/ioh.py`).
#[test]
fn rows_are_exported_for_iohprofiler() {
    let folder = folder("ioh");
    let (rows, out) = (folder.join("rows.csv"), folder.join("out"));
    let link = "compare&seeds=1..5&moves=20000&on=puzzle=magic19&on=puzzle=octa&with=cooling=constant;t0=1&with=solver=replicas&with=solver=exact";
    printed(&["sweep", link, "--out", text(&rows)]);
    let shown = printed(&["export", text(&rows), "--out", text(&out)]);
    assert_eq!(
        shown,
        format!("20 runs were written to {}.\n", out.display()),
        "those of the exact search have no energies"
    );
    let description = fs::read_to_string(out.join("setting-2/IOHprofiler_f1.json")).unwrap();
    let description: serde_json::Value = serde_json::from_str(&description).unwrap();
    assert_eq!(
        (&description["algorithm"]["name"], &description["function_name"]),
        (&"replicas".into(), &"magic19".into())
    );
    let scenario = &description["scenarios"][0];
    assert_eq!((&scenario["dimension"], scenario["runs"].as_array().unwrap().len()), (&19.into(), 5));
    let table = fs::read_to_string(out.join("setting-2").join(scenario["path"].as_str().unwrap())).unwrap();
    assert_eq!(table.matches("evaluations raw_y\n1 ").count(), 5, "every run begins with its start");
    let csv = fs::read_to_string(&rows).unwrap();
    let row = csv.lines().find(|line| line.contains(",1,replicas,magic19,")).unwrap();
    let cost: u64 = row.split(',').nth(7).unwrap().parse().unwrap();
    assert_eq!(scenario["runs"][0]["evals"], cost + 1);
    assert!(refused(&["export", text(&rows), "--out", text(&out)]).contains("This folder exists already"));
}

#[test]
fn a_solution_that_a_run_lost_is_exported_as_none() {
    let folder = folder("ioh-lost");
    let (rows, out) = (folder.join("rows.csv"), folder.join("out"));
    printed(&["sweep", "compare&seeds=1..6&moves=300000&with=preset=published", "--out", text(&rows)]);
    let csv = fs::read_to_string(&rows).unwrap();
    let solved = csv.lines().filter(|line| line.split(',').nth(5) == Some("1")).count();
    assert!(csv.contains(":0,") && solved < 6, "a run passed energy 0, and was not solved: {csv}");
    printed(&["export", text(&rows), "--out", text(&out)]);
    let table = out.join("setting-1/data_f1/IOHprofiler_f1_DIM19.dat");
    let table = fs::read_to_string(table).unwrap();
    let reached = table.split("evaluations raw_y").filter(|run| run.lines().any(|line| line.ends_with(" 0"))).count();
    assert_eq!(reached, solved, "{table}");
}

#[test]
fn rows_of_problems_whose_best_energy_is_not_0_are_read_and_merged() {
    let folder = folder("models");
    for problem in ["tour&cities=uniform-9", "colouring&map=europe&colours=3", "spanning-tree", "queens", "route"] {
        let moves = if problem == "route" { "" } else { "&moves=200000" };
        let link = format!("puzzle={problem}{moves}");
        let [first, second, both] = ["first.csv", "second.csv", "both.csv"].map(|name| folder.join(name));
        for (seeds, path) in [("1..2", &first), ("3..4", &second), ("1..4", &both)] {
            fs::remove_file(path).ok();
            printed(&["sweep", &link, "--seeds", seeds, "--out", text(path)]);
            printed(&["statistics", text(path)]);
        }
        let rows = fs::read_to_string(&both).unwrap();
        assert!(rows.lines().skip(1).any(|row| row.split(',').nth(5) == Some("1")), "{problem}: {rows}");
    }
    let rows = printed(&["sweep", "puzzle=tour&cities=uniform-9&moves=200000", "--seeds", "1..1"]);
    let (best, path) = (rows.lines().nth(1).unwrap().split(',').nth(12).unwrap(), folder.join("false.csv"));
    fs::write(&path, rows.replace(&format!(",0,{best},"), &format!(",0,{},", best.parse::<u32>().unwrap() + 1)))
        .unwrap();
    let said = refused(&["statistics", text(&path)]);
    assert!(said.contains(&format!("the run is solved, but its energy is above {best}")), "{said}");
}

#[test]
fn a_row_that_contradicts_itself_or_its_puzzle_is_refused() {
    let folder = folder("false-rows");
    let link = "compare&seeds=1..4&moves=20000&on=puzzle=magic19&with=cooling=constant;t0=1&with=solver=replicas";
    let whole = printed(&["sweep", link]);
    let path = folder.join("rows.csv");
    let columns: Vec<&str> = whole.lines().next().unwrap().split(',').collect();
    let place = |column: &str| columns.iter().position(|&known| known == column).unwrap();
    let with = |changes: &[(&str, &str)]| {
        let mut lines: Vec<Vec<&str>> = whole.lines().map(|line| line.split(',').collect()).collect();
        let unsolved = lines.iter().position(|row| row[place("solved")] == "0").unwrap();
        for &(column, value) in changes {
            lines[unsolved][place(column)] = value;
        }
        let text: String = lines.iter().map(|row| row.join(",") + "\n").collect();
        fs::write(&path, text).unwrap();
        path.clone()
    };
    let sound = with(&[]);
    printed(&["statistics", text(&sound)]);
    assert_eq!(printed(&["merge", link, text(&sound)]), whole);
    for (changes, why) in [
        (&[("proposals", "192429")][..], "the cost 192429 is above the budget 20000"),
        (&[("energy", "3")], "the board has energy"),
        (&[("energy", "0"), ("bests", "0:0")], "the board has energy"),
        (&[("solved", "1")], "the run is solved, but its energy is above 0"),
        (&[("solved", "1"), ("energy", "0"), ("bests", "0:0")], "the board has energy"),
        (&[("bests", "19:1527 99999999:30")], "after the cost"),
    ] {
        let path = with(changes);
        for command in [&["merge", link, text(&path)][..], &["statistics", text(&path)]] {
            let refused = refused(command);
            assert!(refused.contains(why) && refused.contains("rows.csv, line "), "{changes:?}: {refused}");
        }
    }
}

#[test]
fn wall_times_stand_in_a_file_of_their_own() {
    let folder = folder("times");
    let times = folder.join("times.csv");
    let csv = printed(&["sweep", EXPERIMENT, "--times", text(&times)]);
    let lines: Vec<String> = fs::read_to_string(&times).unwrap().lines().map(String::from).collect();
    assert_eq!(lines.len(), csv.lines().count());
    assert_eq!(lines[0], "seed,setting,puzzle,seconds,machine");
    assert!(lines[1].starts_with("1,\"anneal\",\"magic19\",0.") && lines[1].ends_with(" threads\""), "{}", lines[1]);
    printed(&["sweep", EXPERIMENT, "--times", text(&times)]);
    assert_eq!(fs::read_to_string(&times).unwrap().lines().count(), 2 * lines.len() - 1, "they are added");
}

/// Waits until a process has computed for some time, so that it is at work; `false` if it is over before.
fn at_work(process: u32) -> bool {
    loop {
        let Ok(stat) = fs::read_to_string(format!("/proc/{process}/stat")) else { return false };
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
        if fields[0] == "Z" {
            return false;
        }
        // Ticks of a hundredth of a second, in the user's own time.
        if fields[11].parse::<u64>().unwrap() >= 40 {
            return true;
        }
        sleep(Duration::from_millis(10));
    }
}

#[test]
fn ctrl_c_is_heard_at_once_by_every_command() {
    let ruled = format!("puzzle=sudoku&extra=diagonals,knight&givens={}", ".".repeat(625));
    let exact = format!("{ruled}&solver=exact");
    let measured = format!("{ruled}&solver=anneal&preset=auto");
    let compared = format!("compare&on={}&with=solver=anneal;preset=auto", ruled.replace('&', ";"));
    let endless = format!("{NEVER_SOLVED}1e15");
    let folder = folder("interrupted");
    let lesson = folder.join("lesson.toml");
    let runs: Vec<String> = (1..=500).map(|seed| format!("\"puzzle=magic19&preset=auto&seed={seed}\"")).collect();
    let claim =
        format!("what = \"x\"\nruns = [{}]\nmeasure = \"energy\"\nis = [{}]", runs.join(","), vec!["0"; 500].join(","));
    let steps = "[[steps]]\ntitle = \"Step\"\ntext = \"Text\"";
    let head = "version = 1\ntitle = \"T\"\nasks = \"Q\"\nminutes = 3";
    fs::write(&lesson, format!("{head}\n[claims.s]\n{claim}\n{steps}\n")).unwrap();
    let lesson = lesson.to_str().unwrap();
    for (arguments, last) in [
        (vec!["solve", &exact], "This link opens the run at this move: v=2&"),
        (
            vec!["solve", &endless, "--threads", "10000", "--seeds", "3000"],
            "This link opens the run at this move: v=2&",
        ),
        (vec!["solve", &measured], "The same command measures it again."),
        (vec!["sweep", &compared], "but no run."),
        (vec!["report", "octa"], "The same command repeats the report"),
        (vec!["count", &ruled], "The same command counts again"),
        (vec!["lesson", lesson], "The same command computes the claims again"),
    ] {
        let mut started = Command::new(env!("CARGO_BIN_EXE_annealing-lab"));
        let mut started = started.args(&arguments).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
        assert!(at_work(started.id()), "{arguments:?} was over before it was interrupted");
        let begun = std::time::Instant::now();
        interrupt(started.id());
        let status = started.wait().unwrap();
        let mut said = String::new();
        started.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        assert_eq!(status.code(), Some(130), "{arguments:?}: {said}");
        assert!(said.contains(last), "{arguments:?}: {said}");
        // A slice takes some 60 ms; the rest is for other work on the machine.
        assert!(begun.elapsed() < Duration::from_secs(5), "{arguments:?} took {:?}", begun.elapsed());
    }
}

#[test]
fn a_puzzle_that_is_solved_before_the_first_move_is_named() {
    let rows = folder("costless").join("rows.csv");
    let [solved, open] = [0.7, 0.4].map(|share| format!("on=lewis=9;share={share};count=1;seed=3"));
    let link = format!("compare&seeds=1..2&moves=100000&{solved}&{open}&with=singles=on");
    printed(&["sweep", &link, "--out", rows.to_str().unwrap()]);
    let table = printed(&["statistics", rows.to_str().unwrap()]);
    assert!(table.contains("\nSolved before the first move, so in no mean of costs: 9x9 p=0.7 #3\n"), "{table}");
}

#[test]
fn a_lesson_is_read_in_any_encoding() {
    let text = "version = 1\ntitle = \"Zoë\"\nasks = \"Q\"\nminutes = 3\n[claims.s]\nwhat = \"x\"\n\
        runs = [\"puzzle=octa&seed=1\"]\nmeasure = \"energy\"\nis = [259]\n[[steps]]\ntitle = \"S\"\ntext = \"T\"\n";
    let wide = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let latin = text.chars().map(|char| char as u8).collect();
    let path = folder("encodings").join("lesson.toml");
    for bytes in [text.as_bytes().to_vec(), wide, latin] {
        fs::write(&path, bytes).unwrap();
        assert_eq!(printed(&["lesson", path.to_str().unwrap()]), "s: 259 (holds)\n");
    }
}

#[test]
fn a_flat_puzzle_is_said_to_be_flat_and_no_budget_is_spent() {
    let flat = "puzzle=custom&define=n1..3;c0,0_1,0_2,0;l7ABC";
    let first = format!("v=1&{flat}");
    for (arguments, code, status) in [
        (vec!["solve", flat], 3, "unsolvable"),
        (vec!["solve", flat, "--threads", "2"], 3, "unsolvable"),
        (vec!["solve", &first], 1, "running"),
    ] {
        let output = annealing_lab(&arguments);
        assert_eq!(output.status.code(), Some(code));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("No swap changes the energy of this puzzle: every board has energy 1"), "{said}");
        let run: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&run["moves"], &run["status"]), (&0.into(), &status.into()), "{run}");
    }
}

#[test]
fn exit_codes_tell_a_spent_budget_from_what_has_no_solution() {
    let impossible = "puzzle=octa&solver=exact&givens=1,2,3,4,5,6,7,8,.,.,.,.,.,.,.,.";
    for (link, second, first) in [
        ("seed=20", 0, 0),
        ("moves=500", 1, 1),
        ("puzzle=octa&solver=exact&moves=5", 1, 1),
        (impossible, 3, 1),
        ("puzzle=route&map=S.x./..xG", 3, 1),
        ("seed=x", 2, 2),
    ] {
        for command in ["solve", "trace"] {
            let code = |link: &str| annealing_lab(&[command, link]).status.code();
            assert_eq!([code(link), code(&format!("v=1&{link}"))], [Some(second), Some(first)], "{command} {link}");
        }
    }
}

#[test]
fn without_a_solution_many_seeds_print_the_lowest_energy_of_all() {
    let link = "puzzle=magic19&moves=500&seed=5";
    let best = |link: &str, more: &[&str]| {
        let output = annealing_lab(&[&["solve", link], more].concat());
        serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap()
    };
    let alone = (5..21).map(|seed| best(&format!("puzzle=magic19&moves=500&seed={seed}"), &[]));
    let lowest = alone.min_by_key(|run| (run["best"]["energy"].as_i64(), run["best"]["move"].as_i64())).unwrap();
    assert_eq!(best(link, &["--threads", "2"]), lowest);
    assert_eq!(best(&format!("v=1&{link}"), &["--threads", "2"]), best(&format!("v=1&{link}"), &[]));
}

#[test]
fn the_first_column_names_the_version_alone() {
    let row = |text: &str| text.lines().nth(1).unwrap().split(',').next().unwrap().to_string();
    let rows = printed(&["sweep", "puzzle=octa", "--seeds", "1..2"]);
    assert_eq!(row(&rows), env!("CARGO_PKG_VERSION"));
    // Rows of an earlier program, which named its commit, are merged as they are.
    let folder = folder("commits");
    let file = folder.join("old.csv");
    let old = rows
        .replace(&format!("\n{},", env!("CARGO_PKG_VERSION")), &format!("\n{} (5521f52),", env!("CARGO_PKG_VERSION")));
    fs::write(&file, &old).unwrap();
    assert_eq!(printed(&["merge", "puzzle=octa", file.to_str().unwrap(), "--seeds", "1..2"]), old);
    assert!(refused(&["export", file.to_str().unwrap(), "--out", file.to_str().unwrap()]).contains("This is a file;"));
}
