//! What a puzzle of one's own is given that a classic's file says: a statement, and settings to anneal it by.

use crate::puzzle::Puzzle;

/// Returns one sentence that states what is to be done.
pub fn statement(puzzle: &Puzzle) -> String {
    let (numbers, lines) = (in_words(puzzle.numbers.len(), "number"), in_words(puzzle.lines.len(), "line"));
    let capital: String = numbers.chars().take(1).flat_map(char::to_uppercase).chain(numbers.chars().skip(1)).collect();
    let same = |target: i32| puzzle.lines.iter().all(|line| line.target == target);
    match puzzle.lines.first() {
        Some(first) if same(first.target) => format!("{capital}, {lines}, every line must sum to {}.", first.target),
        _ => format!("{capital}, {lines}, every line must have its own sum."),
    }
}

/// Returns settings to begin with. In the library nearly every puzzle of consecutive numbers is solved best between T =
/// 1 and T = 2, whatever its shape (docs/LIBRARY.md). Energies, and so temperatures, grow with the square of the
/// numbers' distance.
pub fn recommended(puzzle: &Puzzle) -> String {
    let numbers = &puzzle.numbers;
    let range = match (numbers.first(), numbers.last()) {
        (Some(&first), Some(&last)) => f64::from(last - first),
        _ => 0.0,
    };
    let gap = (range / (numbers.len().max(2) - 1) as f64).max(1.0);
    let rounded = |temperature: f64| (temperature * gap * gap * 10.0).round() / 10.0;
    let (t0, t1) = (rounded(3.0), rounded(1.3));
    format!("cooling=linear&t0={t0}&t1={t1}&over=5000&restart=none&found=first&moves=100000000")
}

fn in_words(count: usize, what: &str) -> String {
    const WORDS: [&str; 21] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    let number = WORDS.get(count).map_or(count.to_string(), |word| word.to_string());
    format!("{number} {what}{}", if count == 1 { "" } else { "s" })
}
