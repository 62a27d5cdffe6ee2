//! What a puzzle of one's own is given that a classic's file says: a statement.

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
