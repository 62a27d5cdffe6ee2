//! The main loops, which skip rejected moves up to the next move that may be accepted.
//!
//! The loops change only the generator and the state of acceptance. With xoshiro256++ and a table of probabilities, all
//! data of a loop stay in registers.

use super::{Cells, Change, Draw, LookAhead, Problem};
use crate::random::Generator;
use std::fmt::Debug;
use std::ops::Range;

/// A move that was drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawn<P: Problem> {
    /// The number of the proposal, counted from 1.
    pub moves: u64,
    /// The move drawn.
    pub mv: P::Move,
    /// The change of the energy of the state.
    pub change: P::Energy,
    /// The bits of the uniform.
    pub bits: u32,
}

/// Draws the proposal with this number.
#[inline(always)]
fn draw<P: Problem, G: Generator>(problem: &P, state: &P::State, generator: &mut G, moves: u64) -> Drawn<P> {
    let mut draw = Draw::new(generator);
    let mv = problem.propose(state, &mut draw);
    let bits = draw.bits();
    Drawn { moves, mv, change: problem.delta(state, mv), bits }
}

/// Draws the proposal with this number, out of line.
#[inline(never)]
pub(crate) fn draw_out_of_line<P: Problem, G: Generator>(
    problem: &P,
    state: &P::State,
    generator: &mut G,
    moves: u64,
) -> Drawn<P> {
    draw(problem, state, generator, moves)
}

/// The access of a run to the optional parts of a problem: [`Plain`], [`OnCells`] or [`Ahead`].
pub trait Access<P: Problem>: Debug + Send + Sync + 'static {
    /// True if changes of the energy may be large integers, which a second test then filters.
    const LARGE: bool = false;
    /// True if runs may draw by R's generator; otherwise its loops are not compiled.
    const WITH_R: bool = true;

    /// Returns the next proposal that passes `may_accept`, which is called once for each proposal. If none passes,
    /// returns the end of the range as an error, and the caller draws that proposal out of line. `ahead` keeps a move
    /// that is already drawn; the caller must finally take it back.
    fn seek<G: Generator>(
        problem: &P,
        state: &P::State,
        generator: &mut G,
        may_accept: impl FnMut(u64, P::Energy, u32) -> bool,
        ahead: &mut Option<P::Move>,
        range: Range<u64>,
    ) -> Result<Drawn<P>, u64>;

    /// Returns the number of moves, if it is known.
    fn moves(_problem: &P) -> Option<usize> {
        None
    }

    /// Returns the state after a person's change; `None` if the change is not possible.
    fn alter(_problem: &P, _state: &P::State, _change: Change) -> Option<P::State> {
        None
    }

    /// Returns the problem with the numbers of the pinned cells fixed; `None` for a problem without cells.
    fn pin(_problem: &P, _state: &P::State, _pinned: &[bool]) -> Option<P>
    where
        P: Sized,
    {
        None
    }

    /// Returns the cell that is pinned together with this one.
    fn partner(_problem: &P, cell: usize) -> usize {
        cell
    }
}

/// Access to a problem without cells.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

/// Access to a problem with cells.
#[derive(Clone, Copy, Debug)]
pub struct OnCells;

/// Access to a problem with cells, with each move looked up before the outcome of the previous one.
#[derive(Clone, Copy, Debug)]
pub struct Ahead;

#[inline(always)]
fn seek_plainly<P: Problem, G: Generator>(
    problem: &P,
    state: &P::State,
    generator: &mut G,
    mut may_accept: impl FnMut(u64, P::Energy, u32) -> bool,
    range: Range<u64>,
) -> Result<Drawn<P>, u64> {
    generator.lend(|generator| {
        for moves in range.clone() {
            let drawn = draw(problem, state, generator, moves);
            if may_accept(moves, drawn.change, drawn.bits) {
                return Ok(drawn);
            }
        }
        Err(range.end)
    })
}

/// The loop of [`Access`] that draws one move after the other.
macro_rules! one_by_one {
    () => {
        #[inline(always)]
        fn seek<G: Generator>(
            problem: &P,
            state: &P::State,
            generator: &mut G,
            may_accept: impl FnMut(u64, P::Energy, u32) -> bool,
            _ahead: &mut Option<P::Move>,
            range: Range<u64>,
        ) -> Result<Drawn<P>, u64> {
            seek_plainly(problem, state, generator, may_accept, range)
        }
    };
}

impl<P: Problem> Access<P> for Plain {
    const LARGE: bool = true;

    one_by_one!();
}

/// The methods of [`Access`] common to all problems with cells.
macro_rules! of_cells {
    () => {
        fn moves(problem: &P) -> Option<usize> {
            Some(problem.moves())
        }

        fn alter(problem: &P, state: &P::State, change: Change) -> Option<P::State> {
            problem.alter(state, change)
        }

        fn pin(problem: &P, state: &P::State, pinned: &[bool]) -> Option<P> {
            Some(problem.pinned(state, pinned))
        }

        fn partner(problem: &P, cell: usize) -> usize {
            problem.partner(cell)
        }
    };
}

/// Access to a problem with cells, whose runs draw by xoshiro256++ alone.
#[cfg(full)]
#[derive(Clone, Copy, Debug)]
pub struct WithoutR;

#[cfg(full)]
impl<P: Cells> Access<P> for WithoutR {
    const WITH_R: bool = false;

    one_by_one!();

    of_cells!();
}

impl<P: Cells> Access<P> for OnCells {
    one_by_one!();

    of_cells!();
}

impl<P: LookAhead> Access<P> for Ahead {
    #[inline(always)]
    fn seek<G: Generator>(
        problem: &P,
        state: &P::State,
        generator: &mut G,
        may_accept: impl FnMut(u64, P::Energy, u32) -> bool,
        ahead: &mut Option<P::Move>,
        range: Range<u64>,
    ) -> Result<Drawn<P>, u64> {
        if G::TAKES_BACK {
            return seek_ahead(problem, state, generator, may_accept, ahead, range.clone()).ok_or(range.end);
        }
        seek_plainly(problem, state, generator, may_accept, range)
    }

    of_cells!();
}

/// Seeks with the next move drawn and looked up before the outcome of the present one. Each step of a move waits for
/// the previous step. With two moves under way, the processor waits half as long.
#[inline(always)]
fn seek_ahead<P: LookAhead, G: Generator>(
    problem: &P,
    state: &P::State,
    generator: &mut G,
    mut may_accept: impl FnMut(u64, P::Energy, u32) -> bool,
    ahead: &mut Option<P::Move>,
    range: Range<u64>,
) -> Option<Drawn<P>> {
    let mut next = ahead.unwrap_or_else(|| draw_out_of_line(problem, state, generator, range.start).mv);
    let mut record = problem.look_up(next)?;
    let found = generator.lend(|generator| {
        for moves in range {
            let (mv, bits, this) = (next, generator.last_bits(), record);
            next = problem.propose(state, &mut Draw::new(generator));
            record = problem.look_up(next)?;
            let change = problem.delta_of(state, this);
            if may_accept(moves, change, bits) {
                return Some(Drawn { moves, mv, change, bits });
            }
        }
        None
    });
    *ahead = Some(next);
    found
}

/// Takes back the move that was drawn ahead.
#[inline(always)]
pub(crate) fn take_back<M, G: Generator>(generator: &mut G, ahead: &mut Option<M>) {
    if ahead.take().is_some() {
        generator.take_back();
    }
}
