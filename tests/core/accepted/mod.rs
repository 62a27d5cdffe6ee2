//! Random links of every kind and what they gave on 2026-11-22, before the defects of the first full trial were mended: whoever
//! changes how links are read or runs are done sees here whose run would change.
//!
//! `links.tsv` has a line for each: FNV-1a of the result (`annealing-lab solve`) and of the trace, the canonical link, and of some
//! a shorter link that was read as it. `ACCEPTED_WRITE=1 cargo test --test core accepted` makes the file where there is none.

mod walk;

use annealing_lab::link::Config;
use annealing_lab::run::{Status, report};
use proptest::prelude::*;
use std::fmt::Write;
use walk::Walk;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/core/accepted/links.tsv");
const LINKS: usize = 2000;

/// FNV-1a, 64 bits.
fn hash(text: &str) -> String {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.as_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step))
}

/// The hashes of a link's result, in which it is called `name`, and of its trace.
fn given_by(link: &str, name: &str) -> (String, String) {
    let mut run = Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run();
    run.advance(u64::MAX);
    let result =
        report::to_json(&run, &Config::from_run(&run).to_link()).replace(&Config::from_run(&run).to_link(), name);
    (hash(&(result + "\n")), hash(&report::to_csv(&run)))
}

/// A link's value of a key, or nothing.
fn value<'a>(link: &'a str, key: &str) -> &'a str {
    link.split('&').find_map(|part| part.strip_prefix(key)?.strip_prefix('=')).unwrap_or_default()
}

/// The keys of which two links do not hold the same.
fn differing(was: &str, is: &str) -> Vec<String> {
    let key = |part: &str| part.split('=').next().unwrap_or_default().to_string();
    let mut keys: Vec<String> = [was, is].iter().flat_map(|link| link.split('&').map(key)).collect();
    keys.sort();
    keys.dedup();
    keys.retain(|key| value(was, key) != value(is, key));
    keys
}

/// Whether a setting that had no effect is written otherwise, or no longer.
fn had_no_effect(was: &str, is: &str, key: &str) -> bool {
    match key {
        "heuristic" => {
            ["bfs", "ucs", "dfs", "ids"].contains(&value(was, "solver"))
                && ["misplaced", "values"].contains(&value(was, key))
                && value(is, key) == "none"
        }
        "weight" => value(was, "heuristic") == "none" && value(is, key).is_empty(),
        _ => false,
    }
}

/// Whether a short link has another default: modified Lam's moves and restarts, which belong together, and temperatures that are
/// multiples of others, which were no short decimals.
fn has_another_default(was: &str, is: &str, key: &str, short: &str) -> bool {
    let unsaid = value(short, key).is_empty();
    match key {
        "over" => unsaid && value(was, "cooling") == "lam",
        "restart" => unsaid && value(was, "cooling") == "lam" && value(was, key) == "none" && value(is, key) == "fixed",
        "length" => has_another_default(was, is, "restart", short),
        "t0" | "t1" => {
            let [was, is] = [was, is].map(|link| value(link, key).parse::<f64>().unwrap());
            unsaid && (was / is - 1.0).abs() < 1e-12 && is.to_string().len() < was.to_string().len()
        }
        _ => false,
    }
}

/// Whether a run is another one on purpose: reheats of a temperature of 0, and replicas of which one is solved before the first
/// move, where the temperature is that one's now.
fn is_amended(link: &str) -> bool {
    if value(link, "solver") == "tempering" {
        return Config::from_link(link).unwrap().into_run().status() == Status::Solved;
    }
    let always_cold = value(link, "cooling") == "constant" && value(link, "t0") == "0";
    let held_at_zero = value(link, "hand").split(',').any(|one| one.ends_with(":t0"));
    value(link, "reheat") == "stalled" && (always_cold || held_at_zero)
}

fn made() -> String {
    let mut walk = Walk::new(20_261_122);
    let mut text = String::new();
    let mut links = std::collections::BTreeSet::new();
    while links.len() < LINKS {
        let link = walk.config().to_link();
        if !links.insert(link.clone()) {
            continue;
        }
        let (result, trace) = given_by(&link, &link);
        write!(text, "{result}\t{trace}\t{link}").unwrap();
        // A short link of another run would be another record.
        let short = walk.shortened(&link).map(|short| (Config::from_link(&short).unwrap().to_link(), short));
        match short {
            Some((whole, short)) if whole == link => writeln!(text, "\t{short}").unwrap(),
            Some((whole, short)) if links.insert(whole.clone()) => {
                let (result, trace) = given_by(&whole, &whole);
                writeln!(text, "\n{result}\t{trace}\t{whole}\t{short}").unwrap();
            }
            _ => writeln!(text).unwrap(),
        }
    }
    text
}

#[test]
fn accepted_links_give_what_they_gave() {
    if std::env::var_os("ACCEPTED_WRITE").is_some() && !std::fs::exists(FILE).unwrap() {
        std::fs::write(FILE, made()).unwrap();
    }
    let text = std::fs::read_to_string(FILE).unwrap();
    assert!(text.lines().count() >= LINKS);
    let (mut wrong, mut amended) = (Vec::new(), 0);
    for line in text.lines() {
        let [result, trace, link, ..] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let canonical = Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).to_link();
        if !differing(link, &canonical).iter().all(|key| had_no_effect(link, &canonical, key)) {
            wrong.push(format!("{link}\n  is read as {canonical}"));
        } else if given_by(link, link) != (result.to_string(), trace.to_string()) {
            amended += usize::from(is_amended(link));
            if !is_amended(link) {
                wrong.push(format!("{link}\n  is another run"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} links:\n{}", wrong.len(), wrong.join("\n"));
    assert!(amended < 20, "{amended} runs are others on purpose");
}

#[test]
fn short_links_are_read_as_they_were() {
    let text = std::fs::read_to_string(FILE).unwrap();
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in text.lines() {
        let [_, _, link, short] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
        count += 1;
        let short = if short.contains("v=") { short.to_string() } else { format!("v=1&{short}") };
        let canonical = Config::from_link(&short).unwrap_or_else(|error| panic!("{short}: {error}")).to_link();
        let right =
            |key: &String| had_no_effect(link, &canonical, key) || has_another_default(link, &canonical, key, &short);
        if !differing(link, &canonical).iter().all(right) {
            wrong.push(format!("{short}\n  was {link}\n  is  {canonical}"));
        }
    }
    assert!(count > 500, "{count} short links");
    assert!(wrong.is_empty(), "{} links:\n{}", wrong.len(), wrong.join("\n"));
}

proptest! {
    /// What is written is accepted, and written the same: for every setting that a form can reach.
    #[test]
    fn a_written_link_is_read_and_written_the_same(seed: u64) {
        let config = Walk::new(seed).config();
        let link = config.to_link();
        let read = Config::from_link(&link).map_err(|error| TestCaseError::fail(format!("{link}: {error}")))?;
        prop_assert_eq!(read.to_link(), link);
        prop_assert_eq!(&read, &config);
        // No number that a form shows is one that it would refuse.
        for field in config.fields() {
            let changed = config.changed(field.key, &field.value);
            prop_assert!(changed.is_ok(), "{}={}: {:?}", field.key, field.value, changed.unwrap_err().to_string());
        }
    }
}
