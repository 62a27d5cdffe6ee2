//! The quick loops, which pass over all moves that are not accepted, to the next one that may be.
//!
//! They change nothing but the generator and what the judge remembers: with xoshiro256++ and a window of probabilities all that they need
//! stays in registers.

use super::acceptor::Acceptor;
use crate::board::Neighbourhood;
use crate::random::{Generator, Known, LookAhead};
use std::ops::Range;

/// Represents a swap that was drawn.
pub struct Drawn {
    /// Of which move.
    pub moves: u64,
    /// Its index.
    pub pair: u32,
    /// By how much it changes the board's energy.
    pub change: i32,
    /// Those of the uniform.
    pub bits: u32,
}

/// Draws the swap of move `moves`.
#[inline(always)]
fn draw<R: Neighbourhood, G: Generator>(rules: &R, board: &R::Board, generator: &mut G, moves: u64) -> Drawn {
    let (pair, bits) = rules.propose(generator);
    Drawn { moves, pair, change: rules.delta(board, pair), bits }
}

/// Draws the swap of move `moves` out of the loop's way: once is enough in a module that has to be small.
#[inline(never)]
pub fn draw_apart<R: Neighbourhood, G: Generator>(rules: &R, board: &R::Board, generator: &mut G, moves: u64) -> Drawn {
    draw(rules, board, generator, moves)
}

/// Returns the next of these moves that may be accepted; or, as an error, the first one that has to be drawn apart.
/// That is at the latest the one after them. `ahead` keeps the pair that is drawn already, if any: [`settle`] takes it back.
#[inline(always)]
pub fn seek<R: Neighbourhood, G: Generator, J: Acceptor>(
    rules: &R,
    board: &R::Board,
    generator: &mut G,
    judge: &mut J,
    ahead: &mut Option<u32>,
    range: Range<u64>,
) -> Result<Drawn, u64> {
    match G::LOOK_AHEAD {
        LookAhead::TakeBack if R::AHEAD => {
            return seek_ahead(rules, board, generator, judge, ahead, range.clone()).ok_or(range.end);
        }
        LookAhead::Known => {
            if let Some(cells) = rules.any_two_of() {
                return seek_known(rules, board, generator, judge, cells, range);
            }
        }
        LookAhead::TakeBack => {}
    }
    generator.lend(|generator| {
        for moves in range.clone() {
            let drawn = draw(rules, board, generator, moves);
            if judge.may_accept::<G>(moves, rules.energy(board), drawn.change, drawn.bits) {
                return Ok(drawn);
            }
        }
        Err(range.end)
    })
}

/// The same as [`seek`] as long as it is known what will be proposed of so many cells. The next proposal is looked up before this
/// one is judged, as in [`seek_ahead`].
#[inline(always)]
fn seek_known<R: Neighbourhood, G: Generator, J: Acceptor>(
    rules: &R,
    board: &R::Board,
    generator: &mut G,
    judge: &mut J,
    cells: u32,
    range: Range<u64>,
) -> Result<Drawn, u64> {
    let mut place = generator.place();
    let mut next = generator.known(cells, place);
    let mut found = Err(range.end);
    for moves in range {
        let Some(Known { pair, bits, after }) = next else {
            found = Err(moves);
            break;
        };
        next = generator.known(cells, after);
        place = after;
        let change = rules.delta(board, pair);
        if judge.may_accept::<G>(moves, rules.energy(board), change, bits) {
            found = Ok(Drawn { moves, pair, change, bits });
            break;
        }
    }
    generator.skip_to(place);
    found
}

/// The same as [`seek`], but that the next pair is drawn and looked up before this one is judged. Within a move each step waits
/// for the one before it; so a processor has two moves under way that wait half as long.
#[inline(always)]
fn seek_ahead<R: Neighbourhood, G: Generator, J: Acceptor>(
    rules: &R,
    board: &R::Board,
    generator: &mut G,
    judge: &mut J,
    ahead: &mut Option<u32>,
    range: Range<u64>,
) -> Option<Drawn> {
    let mut next = ahead.unwrap_or_else(|| draw_apart(rules, board, generator, range.start).pair);
    let mut seen = rules.ahead(next)?;
    let found = generator.lend(|generator| {
        for moves in range {
            let (pair, bits, this) = (next, generator.last_bits(), seen);
            (next, _) = rules.propose(generator);
            seen = rules.ahead(next)?;
            let change = rules.change(board, this);
            if judge.may_accept::<G>(moves, rules.energy(board), change, bits) {
                return Some(Drawn { moves, pair, change, bits });
            }
        }
        None
    });
    *ahead = Some(next);
    found
}

/// Takes back what was drawn ahead.
#[inline(always)]
pub fn settle<G: Generator>(generator: &mut G, ahead: &mut Option<u32>) {
    if ahead.take().is_some() {
        generator.take_back();
    }
}
