//! Interventions of a person in a run: holding the temperature, swapping two numbers, pinning a cell. Each intervention
//! belongs to a move, so a link still replays the run to the bit. On other problems a segment is reversed (`r3-9`), a
//! city moves (`i3-9`), a cell gets a colour (`c5-2`), or a cell flips (`f7`).
//!
//! In a link: `hand=1200:t0.5,3400:t,3400:s3-7,5000:p4,9000:u4`. The number before the colon is the move that the
//! intervention follows. `t` alone returns the temperature to the schedule. Cells are counted from 0.

use super::settings::TEMPERATURE_OR_ZERO;
use crate::problem::Change;
use crate::text::message::Message;
use crate::text::{english, number};
use std::fmt::{self, Write};

/// Examples of interventions in a link, quoted in messages.
const EXAMPLES: [&str; 5] = ["1200:t0.5", "3400:t", "3400:s3-7", "5000:p4", "9000:u4"];
/// The most interventions in one run.
pub const MOST_INTERVENTIONS: usize = 1000;

/// An intervention of a person.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Intervention {
    /// Fixes the temperature at this value, 0 or more.
    Hold(f64),
    /// Returns the temperature to the schedule.
    Release,
    /// Swaps the numbers of two cells.
    Swap(usize, usize),
    /// Reverses the order of the numbers from one cell to another.
    Reverse(usize, usize),
    /// Moves the number of one cell to another; the numbers between make room.
    Insert(usize, usize),
    /// Puts a number on a cell.
    Set(usize, usize),
    /// Changes a cell to its other state.
    Flip(usize),
    /// Keeps a cell's number where it is.
    Pin(usize),
    /// Lets a pinned number move again.
    Unpin(usize),
}

/// An intervention and its move.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct InterventionAt {
    /// The move that the intervention follows; 0 is the start.
    pub after: u64,
    /// The intervention itself.
    pub intervention: Intervention,
}

impl Intervention {
    /// Parses an intervention; `None` if the text is not one.
    pub fn parse(text: &str) -> Option<Intervention> {
        let cell = |text: &str| usize::try_from(number::whole(text)?).ok();
        let rest = text.get(1..)?;
        let cells = || {
            let (a, b) = rest.split_once('-')?;
            Some((cell(a)?, cell(b)?))
        };
        match text.as_bytes()[0] {
            b't' if rest.is_empty() => Some(Intervention::Release),
            b't' => {
                let held = number::decimal(rest)?;
                TEMPERATURE_OR_ZERO.contains(held).then_some(Intervention::Hold(held))
            }
            b's' => cells().map(|(a, b)| Intervention::Swap(a, b)),
            b'r' => cells().map(|(a, b)| Intervention::Reverse(a, b)),
            b'i' => cells().map(|(a, b)| Intervention::Insert(a, b)),
            b'c' => cells().map(|(cell, number)| Intervention::Set(cell, number)),
            b'f' => Some(Intervention::Flip(cell(rest)?)),
            b'p' => Some(Intervention::Pin(cell(rest)?)),
            b'u' => Some(Intervention::Unpin(cell(rest)?)),
            _ => None,
        }
    }

    /// Returns the change of the board, if the intervention makes one.
    pub fn change(self) -> Option<Change> {
        match self {
            Intervention::Swap(a, b) => Some(Change::Swap(a, b)),
            Intervention::Reverse(a, b) => Some(Change::Reverse(a, b)),
            Intervention::Insert(a, b) => Some(Change::Insert(a, b)),
            Intervention::Set(cell, number) => Some(Change::Set(cell, number)),
            Intervention::Flip(cell) => Some(Change::Flip(cell)),
            Intervention::Hold(_) | Intervention::Release | Intervention::Pin(_) | Intervention::Unpin(_) => None,
        }
    }
}

impl fmt::Display for Intervention {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Intervention::Hold(temperature) => write!(f, "t{temperature}"),
            Intervention::Release => write!(f, "t"),
            Intervention::Swap(a, b) => write!(f, "s{a}-{b}"),
            Intervention::Reverse(a, b) => write!(f, "r{a}-{b}"),
            Intervention::Insert(a, b) => write!(f, "i{a}-{b}"),
            Intervention::Set(cell, number) => write!(f, "c{cell}-{number}"),
            Intervention::Flip(cell) => write!(f, "f{cell}"),
            Intervention::Pin(cell) => write!(f, "p{cell}"),
            Intervention::Unpin(cell) => write!(f, "u{cell}"),
        }
    }
}

/// Returns the interventions as a link writes them.
pub fn to_text(interventions: &[InterventionAt]) -> String {
    let mut text = String::new();
    for (place, InterventionAt { after, intervention }) in interventions.iter().enumerate() {
        let comma = if place == 0 { "" } else { "," };
        write!(text, "{comma}{after}:{intervention}").expect("a String takes everything");
    }
    text
}

/// Parses the interventions of a link.
///
/// # Errors
/// Names the first intervention that is not possible, and what is accepted.
pub fn parse(text: &str, moves: u64, rules: &mut InterventionRules) -> Result<Vec<InterventionAt>, Message> {
    if text.split(',').count() > MOST_INTERVENTIONS {
        return Err(english::too_many_interventions(MOST_INTERVENTIONS));
    }
    let mut interventions: Vec<InterventionAt> = Vec::new();
    for word in text.split(',') {
        let at = word.split_once(':').and_then(|(after, word)| {
            Some(InterventionAt { after: number::whole(after)?, intervention: Intervention::parse(word)? })
        });
        let at = at.ok_or_else(|| english::not_an_intervention(word, &EXAMPLES[..]))?;
        let refuse = |message| english::at(english::quoted(word), message);
        if at.after > moves {
            return Err(refuse(english::intervention_late(moves)));
        }
        if interventions.last().is_some_and(|last| last.after > at.after) {
            return Err(refuse(english::intervention_order()));
        }
        // A release without a held temperature changes nothing, so it is omitted.
        let idle = at.intervention == Intervention::Release && rules.tempered && !rules.held;
        if !idle {
            rules.check(at.intervention).map_err(refuse)?;
            interventions.push(at);
        }
    }
    Ok(interventions)
}

/// Returns the message about an intervention that is not possible.
pub(super) fn refused(intervention: String) -> Message {
    english::not_an_intervention(intervention, &EXAMPLES[..])
}

/// Checks that interventions are in order, at most at a run's last move, and on existing cells.
///
/// # Errors
/// Names the first intervention that fails a check.
pub(super) fn check_interventions(all: &[InterventionAt], moves: u64, cells: usize) -> Result<(), Message> {
    let mut before = 0;
    for InterventionAt { after, intervention } in all {
        let refuse = |message| Err(english::at(english::quoted(format!("{after}:{intervention}")), message));
        if *after > moves {
            return refuse(english::intervention_late(moves));
        }
        if *after < before {
            return refuse(english::intervention_order());
        }
        before = *after;
        let possible = match *intervention {
            Intervention::Hold(temperature) => temperature.is_finite() && temperature >= 0.0,
            Intervention::Release => true,
            Intervention::Swap(a, b) | Intervention::Reverse(a, b) | Intervention::Insert(a, b) => {
                a.max(b) < cells && a != b
            }
            Intervention::Set(cell, _)
            | Intervention::Flip(cell)
            | Intervention::Pin(cell)
            | Intervention::Unpin(cell) => cell < cells,
        };
        if !possible {
            return Err(refused(format!("{after}:{intervention}")));
        }
    }
    Ok(())
}

/// The changes of a board that a person may make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Changes {
    /// Two cells swap their numbers.
    #[default]
    Swaps,
    /// The changes of a tour: two places swap their cities, a segment is reversed, or a city moves.
    Tour,
    /// A cell gets one of the numbers from 1 to this maximum.
    Numbers(usize),
    /// A cell changes to its other state.
    Flips,
}

/// The state behind the checks of interventions: the pinned cells, and the groups within which cells swap.
#[derive(Clone, Debug)]
pub struct InterventionRules {
    /// The group of each cell: cells of one group may swap their numbers. `None` for a cell whose number never moves.
    groups: Vec<Option<usize>>,
    /// True for each pinned cell.
    pinned: Vec<bool>,
    /// For each cell, the cell that is pinned with it; empty unless cells move in pairs.
    #[cfg(full)]
    partners: Vec<usize>,
    /// The changes of the board that are possible.
    changes: Changes,
    /// True if the run has a temperature that can be held.
    tempered: bool,
    /// True while the temperature is held.
    held: bool,
}

impl InterventionRules {
    /// Returns the rules at the start, without pins and without a held temperature.
    pub fn new(groups: Vec<Option<usize>>, tempered: bool) -> Self {
        InterventionRules {
            pinned: vec![false; groups.len()],
            groups,
            #[cfg(full)]
            partners: Vec::new(),
            changes: Changes::Swaps,
            tempered,
            held: false,
        }
    }

    /// Returns the rules with other changes of the board.
    #[cfg(full)]
    pub(crate) fn with(self, changes: Changes) -> Self {
        InterventionRules { changes, ..self }
    }

    /// Returns the rules for cells that move in pairs.
    #[cfg(full)]
    #[must_use]
    pub fn in_pairs(self, partners: &[usize]) -> Self {
        InterventionRules { partners: partners.to_vec(), ..self }
    }

    /// Pins or unpins a cell and its partner.
    fn pin(&mut self, cell: usize, pinned: bool) {
        self.pinned[cell] = pinned;
        #[cfg(full)]
        if let Some(&partner) = self.partners.get(cell) {
            self.pinned[partner] = pinned;
        }
    }

    fn movable(&self, cell: usize) -> Option<usize> {
        self.groups.get(cell).copied().flatten().filter(|_| !self.pinned[cell])
    }

    /// Returns whether the temperature is held.
    pub fn held(&self) -> bool {
        self.held
    }

    /// Checks an intervention and records it.
    ///
    /// # Errors
    /// Explains why the intervention is not possible, and which interventions are.
    pub fn check(&mut self, intervention: Intervention) -> Result<(), Message> {
        match (self.changes, intervention.change()) {
            (_, None) => {}
            (Changes::Swaps, Some(Change::Swap(..))) => {}
            (Changes::Tour, Some(Change::Swap(a, b) | Change::Reverse(a, b) | Change::Insert(a, b))) => {
                let n = self.groups.len();
                return if a != b && a.max(b) < n { Ok(()) } else { Err(english::not_two_places(n - 1)) };
            }
            (Changes::Numbers(most), Some(Change::Set(cell, number))) => {
                let possible = self.movable(cell).is_some() && (1..=most).contains(&number);
                return if possible { Ok(()) } else { Err(english::not_a_recolouring(self.groups.len() - 1, most)) };
            }
            (Changes::Flips, Some(Change::Flip(cell))) => {
                let possible = self.movable(cell).is_some();
                return if possible { Ok(()) } else { Err(english::not_a_flip(self.groups.len() - 1)) };
            }
            (Changes::Swaps, Some(_)) => return Err(english::swaps_only()),
            (Changes::Tour, Some(_)) => return Err(english::tours_only()),
            (Changes::Numbers(_), Some(_)) => return Err(english::colours_only()),
            (Changes::Flips, Some(_)) => return Err(english::flips_only()),
        }
        match intervention {
            Intervention::Reverse(..) | Intervention::Insert(..) | Intervention::Set(..) | Intervention::Flip(_) => {
                Ok(())
            }
            Intervention::Pin(_) | Intervention::Unpin(_) if self.changes == Changes::Tour => Err(english::no_pins()),
            Intervention::Hold(_) | Intervention::Release if !self.tempered => Err(english::no_temperature()),
            Intervention::Release if !self.held => Err(english::nothing_held()),
            Intervention::Hold(_) | Intervention::Release => {
                self.held = intervention != Intervention::Release;
                Ok(())
            }
            Intervention::Swap(a, b) => match (self.movable(a), self.movable(b)) {
                (Some(_), Some(_)) if a == b => Err(english::same_cell()),
                (Some(one), Some(other)) if one == other => Ok(()),
                // Only sudokus have several groups, which are their boxes.
                (Some(_), Some(_)) => Err(english::other_box()),
                _ => Err(english::not_movable()),
            },
            Intervention::Pin(cell) if self.movable(cell).is_some() => {
                self.pin(cell, true);
                if self.can_move() {
                    return Ok(());
                }
                self.pin(cell, false);
                Err(english::last_free())
            }
            Intervention::Pin(_) => Err(english::not_pinnable()),
            Intervention::Unpin(cell) if self.pinned.get(cell) == Some(&true) => {
                self.pin(cell, false);
                Ok(())
            }
            Intervention::Unpin(_) => Err(english::not_pinned()),
        }
    }

    /// Returns whether at least two cells may still swap.
    fn can_move(&self) -> bool {
        let mut counts = vec![0u32; self.groups.len()];
        (0..self.groups.len()).filter_map(|cell| self.movable(cell)).any(|group| {
            counts[group] += 1;
            counts[group] > 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> InterventionRules {
        InterventionRules::new(vec![Some(0), Some(0), Some(0), None, Some(1)], true)
    }

    #[test]
    fn interventions_are_read_and_written() {
        let text = "0:s0-2,1200:t0.5,3400:t,5000:p1,5000:u1,5000:t0";
        assert_eq!(to_text(&parse(text, 10_000, &mut rules()).unwrap()), text);
    }

    #[test]
    fn a_release_without_a_hold_is_left_out() {
        for (text, written) in [
            ("5:t", ""),
            ("5:t,6:s0-1,7:t", "6:s0-1"),
            ("5:t0.5,6:t,6:t,7:t", "5:t0.5,6:t"),
            ("+5:t0.5,1e1:t", "5:t0.5,10:t"),
        ] {
            assert_eq!(to_text(&parse(text, 10_000, &mut rules()).unwrap()), written, "{text}");
        }
        assert!(rules().check(Intervention::Release).is_err());
    }

    #[test]
    fn impossible_interventions_are_rejected() {
        let impossible = [
            "",
            "5",
            ":t",
            "5:",
            "5:x",
            "x:t",
            "5:t-1",
            "5:tNaN",
            "5:s0",
            "5:s0-0",
            "5:s0-3",
            "5:s0-4",
            "5:s0-99",
            "5:p3",
            "5:p99",
            "5:u0",
            "5:p0,6:p0",
            "5:p0,6:s0-1",
            "5:p0,6:p1",
            "7:t1,6:t1",
            "7:t,6:s0-3",
            "10001:t",
            "5:é",
            "5:p-1",
            "-5:t",
            "5:p1.5",
        ];
        for text in impossible {
            assert!(parse(text, 10_000, &mut rules()).is_err(), "{text}");
        }
        let code = |a, b| rules().check(Intervention::Swap(a, b)).unwrap_err().code;
        assert_eq!([code(0, 0), code(0, 4), code(0, 3)], ["same_cell", "other_box", "not_movable"]);
        assert!(parse("5:t1", 10, &mut InterventionRules::new(vec![Some(0); 2], false)).is_err());
        assert!(parse("10:t", 10, &mut rules()).is_ok(), "after the last move");
        assert!(parse(&vec!["5:t"; 1000].join(","), 10, &mut rules()).is_ok());
        assert!(parse(&vec!["5:t"; 1001].join(","), 10, &mut rules()).is_err());
    }
}
