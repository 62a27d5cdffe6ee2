//! Statements of users' puzzles, which replace the statements in the files of classics.

use crate::puzzle::Puzzle;
use crate::text::english;
use crate::text::message::Message;

/// Returns the task of a puzzle that has no statement.
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
