//! The fuzz targets without a nightly toolchain: the corpus in `fuzz/corpus/`, and a bounded number of texts made from it. The
//! seeds are fixed, so a failure comes again; its text is in the message.

#[path = "../../fuzz/src/lib.rs"]
mod targets;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::panic::catch_unwind;
use std::path::Path;

/// Texts made of each corpus: some seconds for all of them.
const MUTANTS: usize = 4_000;
/// A mutant gets no longer than this: a long text takes long and finds no more.
const LONGEST: usize = 4_096;
/// What texts here are made of, and numbers at which something may break.
const WORDS: [&str; 24] = [
    "0",
    "-1",
    "1e400",
    "NaN",
    "2147483647",
    "-2147483648",
    "18446744073709551616",
    "99999999999999999999",
    "&",
    "=",
    "#",
    "%00",
    ",",
    ";",
    ".",
    "..",
    "_",
    "\n",
    "\r\n",
    "\u{0}",
    "\u{feff}",
    "😀",
    "٣",
    "line 9 A B C\n",
];

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    // A folder has no order of its own, and the order decides what is made.
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// One to four changes: a byte, a word put in, a piece left out, a piece said twice, the end of another text.
fn mutate(corpus: &[Vec<u8>], rng: &mut Xoshiro256PlusPlus) -> Vec<u8> {
    let mut text = corpus[rng.random_range(0..corpus.len())].clone();
    for _ in 0..rng.random_range(1..=4) {
        let from = rng.random_range(0..=text.len());
        let to = rng.random_range(from..=text.len());
        match rng.random_range(0..5) {
            0 if from < text.len() => text[from] = rng.random(),
            1 => {
                let word = WORDS[rng.random_range(0..WORDS.len())];
                text.splice(from..from, word.bytes());
            }
            2 => drop(text.drain(from..to)),
            3 => {
                let piece = text[from..to].to_vec();
                text.splice(from..from, piece);
            }
            _ => {
                let other = &corpus[rng.random_range(0..corpus.len())];
                text.truncate(from);
                text.extend(&other[rng.random_range(0..=other.len())..]);
            }
        }
        text.truncate(LONGEST);
    }
    text
}

fn survives(name: &str, target: fn(&str)) {
    let corpus = corpus(name);
    assert!(!corpus.is_empty());
    let ask = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes);
        assert!(catch_unwind(|| target(&text)).is_ok(), "{name}: {text:?}");
    };
    corpus.iter().for_each(|text| ask(text));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..MUTANTS {
        ask(&mutate(&corpus, &mut rng));
    }
}

#[test]
fn links() {
    survives("link", targets::link);
}

#[test]
fn experiments() {
    survives("experiment", targets::experiment);
}

#[test]
fn sudokus_to_import() {
    survives("import", targets::import);
}

#[test]
fn packed_f_puzzles() {
    survives("fpuzzles", targets::fpuzzles);
}

#[test]
fn puzzles() {
    survives("puzzle", targets::puzzle);
}

#[test]
fn lessons() {
    survives("lesson", targets::lesson);
}

#[test]
fn tasks() {
    survives("task", targets::task);
}

#[test]
fn answers_to_tasks() {
    survives("answers", targets::answers);
}

#[test]
fn links_on_their_way() {
    survives("transit", targets::transit);
}

#[test]
fn files_of_a_class() {
    survives("files", targets::files);
}

#[test]
fn puzzles_of_ones_own() {
    survives("define", targets::define);
}

#[test]
fn cities_to_read() {
    survives("cities", targets::cities);
}
