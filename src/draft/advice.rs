//! Remarks on a draft: what is impossible or probably not intended, each with its reason.
//!
//! Advice covers necessary conditions only, so a draft without advice may still have no solution. Only the exact search
//! can find that out.

use super::Draft;
use crate::puzzle::check::without;
use crate::puzzle::{Line, label};
use crate::text::english;
use crate::text::message::{Arg, Message};
use serde::Serialize;

/// One remark about a draft.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// True if it makes a solution impossible; otherwise the puzzle can be played, but may not be what its author
    /// intended.
    pub impossible: bool,
    /// The reason for the remark.
    pub message: Message,
    /// The cells concerned.
    pub cells: Vec<usize>,
    /// The lines concerned.
    pub lines: Vec<usize>,
}

/// The greatest distance of a cell that a stroke touches, as a fraction of the distance between the stroke's ends.
const TOUCHES: f64 = 0.02;

impl Draft {
    /// Returns all remarks on a draft within its limits; impossibilities are first. Returns none for a draft beyond the
    /// limits ([`Draft::check_limits`]), or with a line that has fewer than two cells or repeats a cell.
    pub fn advice(&self) -> Vec<Advice> {
        if self.check_limits().is_err() || !self.lines.iter().all(Line::is_whole) {
            return Vec::new();
        }
        let mut advice = self.loose_cells();
        advice.extend(self.same_lines());
        advice.extend(self.touched_cells());
        // Possible sums depend on a number for each cell.
        if self.numbers.len() == self.cells.len() {
            let draft = self.clone().tidy();
            advice.extend((0..self.lines.len()).filter_map(|line| {
                if draft.lines[line].different { draft.cannot_differ(line) } else { draft.sum_out_of_reach(line) }
            }));
            if advice.iter().all(|remark| !remark.impossible) {
                advice.extend(draft.sums_together());
            }
        }
        advice.sort_by_key(|remark| !remark.impossible);
        advice
    }

    fn loose_cells(&self) -> Vec<Advice> {
        let loose = |cell: &usize| self.lines.iter().all(|line| !line.cells.contains(cell));
        let cells: Vec<usize> = (0..self.cells.len()).filter(loose).collect();
        if cells.is_empty() {
            return Vec::new();
        }
        let message = english::in_no_line(cells.len(), names(&cells));
        vec![Advice { impossible: false, message, cells, lines: Vec::new() }]
    }

    fn same_lines(&self) -> Vec<Advice> {
        let sorted = |line: &Line| {
            let mut cells = line.cells.clone();
            cells.sort_unstable();
            cells
        };
        let all: Vec<Vec<usize>> = self.lines.iter().map(sorted).collect();
        let mut advice = Vec::new();
        for (b, cells) in all.iter().enumerate() {
            let same = |a: &usize| all[*a] == *cells && self.lines[*a].different == self.lines[b].different;
            let Some(a) = (0..b).find(same) else { continue };
            let (first, second) = (self.lines[a].target, self.lines[b].target);
            let impossible = first != second;
            let message = if impossible {
                english::two_sums(names(cells), first, second)
            } else {
                english::drawn_twice(names(cells))
            };
            advice.push(Advice { impossible, message, cells: cells.clone(), lines: vec![a, b] });
        }
        advice
    }

    /// Returns advice on cells that a stroke runs through without counting them.
    fn touched_cells(&self) -> Vec<Advice> {
        let mut advice = Vec::new();
        for (index, line) in self.lines.iter().enumerate() {
            let (Some(&a), Some(&b)) = (line.cells.first(), line.cells.last()) else { continue };
            let off = |cell: usize| from_stretch(self.cells[cell], self.cells[a], self.cells[b]);
            if line.stroke != crate::puzzle::Stroke::Row || line.cells.iter().any(|&cell| off(cell) > TOUCHES) {
                continue;
            }
            let touched = |cell: &usize| !line.cells.contains(cell) && off(*cell) <= TOUCHES;
            let cells: Vec<usize> = (0..self.cells.len()).filter(touched).collect();
            if !cells.is_empty() {
                let message = english::runs_over(names(&line.cells), names(&cells));
                advice.push(Advice { impossible: false, message, cells, lines: vec![index] });
            }
        }
        advice
    }

    /// Returns advice on a line with too few different numbers, or a line that no numbers can violate.
    fn cannot_differ(&self, index: usize) -> Option<Advice> {
        let line = &self.lines[index];
        let mut different = self.numbers.clone();
        different.dedup();
        let impossible = different.len() < line.cells.len();
        let name = names(&line.cells);
        let message = match impossible {
            true => english::too_few_different(name, line.cells.len(), different.len()),
            false if different.len() == self.numbers.len() => english::always_different(name),
            false => return None,
        };
        Some(Advice { impossible, message, cells: line.cells.clone(), lines: vec![index] })
    }

    /// Returns advice on a line whose sum is impossible with the numbers left by the givens.
    fn sum_out_of_reach(&self, index: usize) -> Option<Advice> {
        let line = &self.lines[index];
        let given = |cell: usize| self.givens.get(cell).copied().flatten();
        let left = without(&self.numbers, (0..self.cells.len()).filter_map(given)).ok()?;
        let fixed: i32 = line.cells.iter().filter_map(|&cell| given(cell)).sum();
        let free = line.cells.iter().filter(|&&cell| given(cell).is_none()).count();
        let (least, most): (i32, i32) = (left[..free].iter().sum(), left[left.len() - free..].iter().sum());
        let (name, target) = (names(&line.cells), line.target);
        let name =
            || if free == line.cells.len() { Arg::Text(name.clone()) } else { english::with_givens(&*name).into() };
        let message = if free == 0 && fixed != target {
            english::givens_sum(names(&line.cells), fixed, target)
        } else if target < fixed + least {
            english::sum_too_small(name(), fixed + least, target)
        } else if target > fixed + most {
            english::sum_too_large(name(), fixed + most, target)
        } else {
            // If all numbers leave the same remainder, as odd ones do by 2, every sum of `free` of them leaves one
            // remainder.
            let step = left.iter().map(|&number| i64::from(number) - i64::from(left[0])).fold(0, common_divisor);
            let off = i64::from(target) - i64::from(fixed) - free as i64 * i64::from(*left.first()?);
            if step < 2 || off % step == 0 {
                return None;
            }
            match (step, target.rem_euclid(2) == 1, left[0] % 2 == 0) {
                (2, true, true) => english::evens_sum_even(name(), target),
                (2, true, false) => english::odds_sum_even(name(), target),
                (2, false, _) => english::odds_sum_odd(name(), target),
                _ => english::sum_between_steps(name(), target, step),
            }
        };
        Some(Advice { impossible: true, message, cells: line.cells.clone(), lines: vec![index] })
    }

    /// Returns advice on all sums together, which count every cell as often as it has lines. Compares their total with
    /// the least and the greatest total of the numbers, and with the remainders.
    fn sums_together(&self) -> Option<Advice> {
        let of_sums = || self.lines.iter().filter(|line| !line.different);
        of_sums().next()?;
        let mut degrees: Vec<i64> = (0..self.cells.len())
            .map(|cell| of_sums().filter(|line| line.cells.contains(&cell)).count() as i64)
            .collect();
        degrees.sort_unstable();
        let numbers: Vec<i64> = self.numbers.iter().map(|&number| number.into()).collect();
        if numbers.len() != degrees.len() || numbers.is_empty() {
            return None;
        }
        let wanted: i64 = of_sums().map(|line| i64::from(line.target)).sum();
        let together =
            |degrees: &mut dyn Iterator<Item = &i64>| -> i64 { degrees.zip(&numbers).map(|(d, n)| d * n).sum() };
        let (most, least) = (together(&mut degrees.iter()), together(&mut degrees.iter().rev()));
        let (one, other) = (degrees[0], degrees[degrees.len() - 1]);
        let step = degrees.iter().map(|degree| degree - one).fold(0, common_divisor);
        let total: i64 = numbers.iter().sum();
        let message = if one == other && wanted != most {
            english::sums_fixed(one, most, wanted)
        } else if wanted < least || wanted > most {
            english::sums_out_of_reach(least, most, wanted)
        } else if step > 1 && (wanted - one * total) % step != 0 {
            let rest = (one * total).rem_euclid(step);
            english::sums_remainder(rest, step, wanted, wanted.rem_euclid(step))
        } else {
            return None;
        };
        Some(Advice { impossible: true, message, cells: Vec::new(), lines: (0..self.lines.len()).collect() })
    }
}

/// Returns labels: `A B C` for a few cells, otherwise the first and the last.
fn names(cells: &[usize]) -> String {
    match cells {
        [first, _, _, _, _, _, _, .., last] => format!("{} … {}", label(*first), label(*last)),
        _ => cells.iter().map(|&cell| label(cell)).collect::<Vec<_>>().join(" "),
    }
}

fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { common_divisor(b, a % b) }
}

/// Returns the distance of a point from the segment between two others, as a fraction of its length.
fn from_stretch(p: [f64; 2], a: [f64; 2], b: [f64; 2]) -> f64 {
    let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    let square = dx * dx + dy * dy;
    if square == 0.0 {
        return f64::INFINITY;
    }
    let along = (((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square).clamp(0.0, 1.0);
    libm::hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy) / square.sqrt()
}
