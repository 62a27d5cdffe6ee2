//! What a puzzle of one's own is given that a classic's file says: a statement, and settings to anneal it by.

use crate::puzzle::Puzzle;
use crate::text::english;
use crate::text::message::Message;

/// Reports what is to be done in a puzzle without a statement of its own.
pub fn statement(puzzle: &Puzzle) -> Message {
    let numbers = english::count_numbers(puzzle.numbers.len());
    let lines = english::count_lines(puzzle.lines.len());
    let same = |target: i32| puzzle.lines.iter().all(|line| line.target == target);
    let different = puzzle.lines.iter().filter(|line| line.different).count();
    match puzzle.lines.first() {
        _ if different == puzzle.lines.len() => english::puzzle_different(numbers, lines),
        _ if different > 0 => english::puzzle_mixed(numbers, lines),
        Some(first) if same(first.target) => english::puzzle_sum(numbers, lines, first.target),
        _ => english::puzzle_sums(numbers, lines),
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
    // A line of different numbers is off by one at least, whatever the numbers: such puzzles are solved best near T = 0.35.
    let (t0, t1, decimals) = if puzzle.has_different() { (1.0, 0.35, 100.0) } else { (3.0, 1.3, 10.0) };
    let rounded = |temperature: f64| (temperature * gap * gap * decimals).round() / decimals;
    let (t0, t1) = (rounded(t0), rounded(t1));
    format!("cooling=linear&t0={t0}&t1={t1}&over=5000&restart=none&found=first&moves=100000000")
}
