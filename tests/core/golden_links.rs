//! The golden links: every puzzle, solver, schedule, rule and generator, with the hashes of what they give.
//!
//! `tests/golden/links.json` is read here (debug, and release by `./dev test wasm` through the command line), in Node and in the
//! browsers. It may be changed only together with the link's version `v` and a line in CHANGELOG.md. New links are added with
//! `GOLDEN_WRITE=1 cargo test --test core golden_links`, which fills in what is missing and never changes what is there.

use annealing_lab::Arg;
use annealing_lab::link::Config;
use annealing_lab::run::{Status, Version, report};
use serde::{Deserialize, Serialize};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/links.json");

#[derive(Serialize, Deserialize)]
struct Golden {
    link: String,
    /// FNV-1a of the line that `annealing-lab solve` prints: status, counters, board and canonical link.
    #[serde(default)]
    result: String,
    /// FNV-1a of what `annealing-lab trace` prints.
    #[serde(default)]
    trace: String,
}

/// FNV-1a, 64 bits: its reference values are tested below.
fn hash(text: &str) -> String {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.as_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step))
}

#[test]
fn the_hash_is_fnv_1a() {
    // The values of Fowler, Noll and Vo's own test vectors.
    assert_eq!(hash(""), "cbf29ce484222325");
    assert_eq!(hash("a"), "af63dc4c8601ec8c");
    assert_eq!(hash("foobar"), "85944171f73967e8");
}

/// Advances in slices of these sizes in turn.
fn given_by(link: &str, slices: &[u64]) -> (String, String) {
    let mut run = Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run();
    let mut slices = slices.iter().cycle();
    while run.status() == Status::Running {
        run.advance(*slices.next().expect("a cycle has no end"));
    }
    (hash(&(report::to_json(&run, &Config::from_run(&run).to_link()) + "\n")), hash(&report::to_csv(&run)))
}

#[test]
fn golden_links_give_what_they_always_gave() {
    let text = std::fs::read_to_string(FILE).unwrap();
    let mut goldens: Vec<Golden> = serde_json::from_str(&text).unwrap();
    assert!(goldens.len() >= 60, "{} links", goldens.len());
    let write = std::env::var_os("GOLDEN_WRITE").is_some();
    let mut wrong = Vec::new();
    for golden in &mut goldens {
        let whole = given_by(&golden.link, &[u64::MAX]);
        let sliced = given_by(&golden.link, &[1, 4096, 7, 99_991]);
        if whole != sliced {
            wrong.push(format!("in slices another run: {}", golden.link));
        }
        if write && golden.result.is_empty() {
            (golden.result, golden.trace) = whole;
        } else if (&golden.result, &golden.trace) != (&whole.0, &whole.1) {
            wrong.push(format!("not the golden run: {}", golden.link));
        }
    }
    if write {
        std::fs::write(FILE, serde_json::to_string_pretty(&goldens).unwrap() + "\n").unwrap();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The newest version when the goldens were settled, how many of them stand at the top of the list, and FNV-1a of all that they say. New
/// links stand below. Whoever changes a golden has to come here, too: `v` goes up, this line follows, and CHANGELOG.md says so.
const SETTLED: (u64, usize, &str) = (2, 213, "9a5e07fd0c0990a1");

#[test]
fn a_golden_changes_only_with_a_new_version_that_the_changelog_names() {
    let goldens: Vec<Golden> = serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    let (version, settled, said) = SETTLED;
    let all: String =
        goldens.iter().take(settled).map(|it| format!("{} {} {}\n", it.link, it.result, it.trace)).collect();
    let newest = Version::NEWEST.number();
    assert_eq!((newest, &hash(&all)[..]), (version, said), "see SETTLED");
    let changes = include_str!("../../CHANGELOG.md");
    assert!(changes.contains(&format!("`v={newest}`")), "CHANGELOG.md does not name v={newest}");
}

/// The list leaves out nothing that a link can choose.
#[test]
fn golden_links_cover_every_choice() {
    let goldens: Vec<Golden> = serde_json::from_str(&std::fs::read_to_string(FILE).unwrap()).unwrap();
    let links: Vec<String> =
        goldens.iter().map(|golden| format!("{}&", Config::from_link(&golden.link).unwrap().to_link())).collect();
    // What each of these keys may be is what its own refusal says.
    for (key, base) in [
        ("cooling", "v=1"),
        ("restart", "v=1"),
        ("accept", "v=1"),
        ("solver", "puzzle=octa"),
        ("rng", "v=1"),
        ("reheat", "v=1"),
        ("found", "v=1"),
        ("refill", "reheat=stalled"),
    ] {
        let refusal = Config::from_link(&format!("{base}&{key}=?")).unwrap_err().message;
        let Some((_, Arg::List(choices))) = refusal.args.iter().find(|(name, _)| *name == "choices") else {
            panic!("{key}: {refusal}");
        };
        for choice in choices {
            let pair = format!("&{key}={choice}&");
            assert!(links.iter().any(|link| link.contains(&pair)), "no golden link has {key}={choice}");
        }
    }
    for puzzle in annealing_lab::puzzle::library::names() {
        let pair = format!("&puzzle={puzzle}&");
        assert!(links.iter().any(|link| link.contains(&pair)), "no golden link has puzzle={puzzle}");
    }
}
