//! Random links of every kind and what they gave on 2026-11-22, before the defects of the first full trial were mended: whoever
//! changes how links are read or runs are made sees here whose run would change.
//!
//! `links.tsv` has a line for each: FNV-1a of the result (`annealing-lab solve`) and of the trace, the canonical link, and of some
//! a shorter link that was read as it. `ACCEPTED_WRITE=1 cargo test --test accepted` makes the file where there is none.

mod walk;

use annealing_lab::config::Config;
use annealing_lab::report;
use annealing_lab::run::Run;
use std::fmt::Write;
use walk::Walk;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/accepted/links.tsv");
const LINKS: usize = 2000;

/// FNV-1a, 64 bits.
fn hash(text: &str) -> String {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.as_bytes().iter().fold(0xcbf2_9ce4_8422_2325, step))
}

/// The hashes of a link's result and trace.
fn given_by(link: &str) -> (String, String) {
    let mut run = Run::new(Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")));
    run.advance(u64::MAX);
    (hash(&(report::to_json(&run) + "\n")), hash(&report::to_csv(&run)))
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
        let (result, trace) = given_by(&link);
        write!(text, "{result}\t{trace}\t{link}").unwrap();
        // A short link of another run would be another record.
        let short = walk.shortened(&link).map(|short| (Config::from_link(&short).unwrap().to_link(), short));
        match short {
            Some((whole, short)) if whole == link => writeln!(text, "\t{short}").unwrap(),
            Some((whole, short)) if links.insert(whole.clone()) => {
                let (result, trace) = given_by(&whole);
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
    let mut wrong = Vec::new();
    for line in text.lines() {
        let [result, trace, link, ..] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let canonical = Config::from_link(link).map(|config| config.to_link()).map_err(|error| error.to_string());
        if canonical.as_deref() != Ok(link) {
            wrong.push(format!("{link}\n  is read as {canonical:?}"));
        } else if given_by(link) != (result.to_string(), trace.to_string()) {
            wrong.push(format!("{link}\n  is another run"));
        }
    }
    assert!(wrong.is_empty(), "{} links:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn short_links_are_read_as_they_were() {
    let text = std::fs::read_to_string(FILE).unwrap();
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in text.lines() {
        let [_, _, link, short] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
        count += 1;
        let canonical = Config::from_link(short).map(|config| config.to_link()).map_err(|error| error.to_string());
        if canonical.as_deref() != Ok(link) {
            wrong.push(format!("{short}\n  was {link}\n  is {canonical:?}"));
        }
    }
    assert!(count > 500, "{count} short links");
    assert!(wrong.is_empty(), "{} links:\n{}", wrong.len(), wrong.join("\n"));
}
