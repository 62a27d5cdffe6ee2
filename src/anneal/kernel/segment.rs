//! The loop over the moves of a segment.

use super::acceptor::{Acceptance, Acceptor, LamAcceptor, Late, ScheduledAcceptor};
use super::state::{Proposal, WalkState};
use crate::anneal::acceptance::{Accept, PossibleRises};
use crate::anneal::schedule::Schedule;
use crate::history::trace::{Row, Trace};
use crate::problem::{Access, Drawn, Energy, Problem, draw_out_of_line, take_back};
use crate::random::Generator;
use std::marker::PhantomData;
use std::sync::Arc;

/// Returns the record of a drawn move, which changes the energy shown by `delta`.
fn proposal<P: Problem, G: Generator>(drawn: &Drawn<P>, delta: P::Energy) -> Proposal<P::Move, P::Energy> {
    Proposal { mv: drawn.mv, delta, uniform: G::uniform(drawn.bits), accepted: false, late: None }
}

/// Makes a move out of line, which leaves the loop more registers. A move costs 6 % less if at most one in ten is
/// accepted.
#[inline(never)]
fn apply_out_of_line<P: Problem>(problem: &P, state: &mut P::State, mv: P::Move, change: P::Energy) {
    problem.apply(state, mv, change);
}

/// A debug build checks the first 256 accepted moves, and then every 64th.
#[cfg(debug_assertions)]
const CHECKED: [u64; 2] = [256, 64];

/// Compares the energy with one computed from scratch. Floats may differ by a millionth of the sum of both absolute
/// values.
///
/// # Panics
/// If they differ by more, because `delta` was not the change of the energy.
#[cfg(debug_assertions)]
#[inline(never)]
fn check<P: Problem>(problem: &P, state: &P::State, before: P::Energy, delta: P::Energy) {
    let (kept, computed) = (before + delta, problem.energy(state));
    let allowed = if P::Energy::EXACT { 0.0 } else { 1e-6 * (before.number().abs() + computed.number().abs()) };
    let differs = if P::Energy::EXACT { kept != computed } else { (kept - computed).number().abs() > allowed };
    assert!(!differs, "after a move of delta {delta:?} the energy should be {kept:?}, and is {computed:?}");
}

/// The parts of a run that a segment of moves changes.
pub struct Segment<'a, P: Problem, A> {
    /// The problem that is annealed.
    pub problem: &'a P,
    /// The present state.
    pub board: &'a mut P::State,
    /// A copy of the best state; out of date while the present state is the best.
    pub best: &'a mut Arc<P::State>,
    /// The counters and the state of the schedule.
    pub state: &'a mut WalkState<P::Energy>,
    /// The history up to here.
    pub trace: &'a mut Trace<P::Energy>,
    /// The schedule of the run.
    pub schedule: Schedule,
    /// The first move whose change of the energy shown ends the segment.
    pub ends_from: u64,
    /// An energy at or below this one ends the segment.
    pub target: P::Energy,
    /// The access to the problem.
    pub access: PhantomData<A>,
}

impl<P: Problem, A: Access<P>> Segment<'_, P, A> {
    /// Makes `count` moves, at least one, or fewer if the segment ends earlier. Returns the last proposal.
    pub fn run<G: Generator>(
        &mut self,
        generator: &mut G,
        acceptance: &mut Acceptance<P::Energy>,
        count: u64,
    ) -> Proposal<P::Move, P::Energy> {
        let end = self.state.row.moves + count;
        loop {
            let last = self.walk_window(generator, acceptance, end);
            let Row { moves, energy, .. } = self.state.row;
            let changed = last.accepted && last.delta != P::Energy::ZERO;
            if moves == end || energy <= self.target || changed && moves >= self.ends_from {
                return last;
            }
        }
    }

    /// Makes moves up to `end` at most, as far as one acceptor covers them.
    fn walk_window<G: Generator>(
        &mut self,
        generator: &mut G,
        acceptance: &mut Acceptance<P::Energy>,
        end: u64,
    ) -> Proposal<P::Move, P::Energy> {
        let schedule = self.schedule;
        let cooling = self.state.cooling;
        let next = self.state.row.moves + 1;
        if let Accept::Late { rule, .. } = acceptance.accept {
            let energies = &mut acceptance.late[..];
            let place = (next % energies.len() as u64) as usize;
            return self.walk(self.problem, generator, end, Late { rule, energies, place, compared: P::Energy::ZERO });
        }
        let lam = if cfg!(full) { self.state.lam } else { None };
        if let (Schedule::Lam { over, .. }, Some(lam), None) = (schedule, lam, cooling.held) {
            let rises = acceptance.rises.get_or_insert_with(PossibleRises::new);
            let acceptor = LamAcceptor { accept: acceptance.accept, rises, lam, since: cooling.since, over };
            // A bucket of the trace must open at its own move, because the temperature of that move is lost later.
            return self.walk(self.problem, generator, end.min(self.trace.next_bucket()), acceptor);
        }
        if next > acceptance.until {
            acceptance.look_up(next, &schedule, &cooling);
        }
        let window = acceptance.window.as_ref().expect("a window was made for this move");
        let (end, acceptor) = (end.min(acceptance.until), ScheduledAcceptor { window, schedule, cooling });
        if self.state.refill_excess == P::Energy::ZERO {
            self.walk(self.problem, generator, end, acceptor)
        } else {
            self.walk_stale(generator, end, &acceptor)
        }
    }

    /// Makes moves up to `end`, or to one that ends the segment. Only the last move is recorded as a proposal, which
    /// keeps the others cheap. The problem is an argument, so that the compiler sees that no call changes it: 5 % of a
    /// move.
    #[inline(never)]
    fn walk<G: Generator, J: Acceptor<P::Energy>>(
        &mut self,
        problem: &P,
        generator: &mut G,
        end: u64,
        mut acceptor: J,
    ) -> Proposal<P::Move, P::Energy> {
        let mut next = self.state.row.moves + 1;
        let mut ahead = None;
        let proposal = loop {
            let energy = self.state.energy;
            let may_accept = |moves, change, bits| {
                acceptor.may_accept::<G>(moves, energy, change, bits)
                    && (!A::LARGE || acceptor.may_accept_large(change, bits))
            };
            let alone = match A::seek(problem, self.board, generator, may_accept, &mut ahead, next..end) {
                Ok(drawn) => {
                    next = drawn.moves + 1;
                    if acceptor.accepts::<G>(drawn.moves, drawn.change, drawn.bits)
                        && self.accept(problem, &drawn, drawn.change, &acceptor)
                    {
                        break Proposal { accepted: true, ..proposal::<P, G>(&drawn, drawn.change) };
                    }
                    continue;
                }
                Err(alone) => alone,
            };
            take_back(generator, &mut ahead);
            let drawn = draw_out_of_line(problem, self.board, generator, alone);
            let accepted = acceptor.may_accept::<G>(alone, energy, drawn.change, drawn.bits)
                && acceptor.accepts::<G>(alone, drawn.change, drawn.bits);
            let ends = accepted && self.accept(problem, &drawn, drawn.change, &acceptor);
            next = alone + 1;
            if ends || alone == end {
                break Proposal { accepted, ..proposal::<P, G>(&drawn, drawn.change) };
            }
        };
        take_back(generator, &mut ahead);
        acceptor.settle(self.state);
        self.fill(next - 1);
        self.note(next - 1);
        Proposal { late: acceptor.compared(), ..proposal }
    }

    /// Makes moves after a stale refill, while the energy shown is not the energy of the board: up to `end` or the
    /// first accepted move. This loop is separate, so that the main loop needs no test for such moves.
    #[cold]
    #[inline(never)]
    fn walk_stale<G: Generator>(
        &mut self,
        generator: &mut G,
        end: u64,
        acceptor: &ScheduledAcceptor<P::Energy>,
    ) -> Proposal<P::Move, P::Energy> {
        let mut moves = self.state.row.moves;
        loop {
            moves += 1;
            let drawn = draw_out_of_line(self.problem, self.board, generator, moves);
            let delta = drawn.change - self.state.refill_excess;
            let accepted =
                acceptor.window.may_accept(delta, drawn.bits) && acceptor.accepts::<G>(moves, delta, drawn.bits);
            if accepted {
                // Until here the stale energy was shown.
                self.fill(moves - 1);
                self.state.refill_excess = P::Energy::ZERO;
                self.accept_out_of_line(&drawn, delta, acceptor);
            }
            if accepted || moves == end {
                self.fill(moves);
                self.note(moves);
                return Proposal { accepted, ..proposal::<P, G>(&drawn, delta) };
            }
        }
    }

    /// Makes an accepted move, which changes the energy shown by `delta`. Returns whether the move ends the segment.
    #[inline]
    fn accept<J: Acceptor<P::Energy>>(
        &mut self,
        problem: &P,
        drawn: &Drawn<P>,
        delta: P::Energy,
        acceptor: &J,
    ) -> bool {
        let &Drawn { moves, mv, change, .. } = drawn;
        let zero = P::Energy::ZERO;
        if self.trace.next_bucket() < moves {
            self.fill(moves - 1);
        }
        if self.state.is_best {
            self.leave_best(change);
        }
        if J::HOT {
            problem.apply(self.board, mv, change);
        } else {
            apply_out_of_line(problem, self.board, mv, change);
        }
        #[cfg(debug_assertions)]
        if self.state.row.accepted < CHECKED[0] || self.state.row.accepted.is_multiple_of(CHECKED[1]) {
            check(self.problem, self.board, self.state.energy, change);
        }
        acceptor.settle(self.state);
        let row = &mut self.state.row;
        row.accepted += 1;
        row.better += u64::from(delta < zero);
        row.worse += u64::from(delta > zero);
        self.state.last_accepted = moves;
        if delta != zero {
            self.state.changed = moves;
        }
        let energy = self.state.energy + change;
        self.state.energy = energy;
        if self.trace.wants(moves, energy) {
            self.keep(moves, energy);
        }
        energy <= self.target || delta != zero && moves >= self.ends_from
    }

    /// Makes an accepted move out of line, for callers outside the main loop.
    #[inline(never)]
    fn accept_out_of_line<J: Acceptor<P::Energy>>(&mut self, drawn: &Drawn<P>, delta: P::Energy, acceptor: &J) -> bool {
        self.accept(self.problem, drawn, delta, acceptor)
    }

    /// Copies the best state before a move leaves it, so that a descent costs only one copy, at its end.
    #[cold]
    #[inline(never)]
    fn leave_best(&mut self, change: P::Energy) {
        // Compare the sum, because a tiny float change may leave it equal.
        if self.state.energy + change >= self.state.row.best {
            self.state.is_best = false;
            *self.best = Arc::new(self.board.clone());
        }
    }

    /// Passes an accepted move to the trace, which needs it. A second call in the loop would cost 6 % of every move.
    #[cold]
    fn keep(&mut self, moves: u64, energy: P::Energy) {
        if !self.trace.logs() || energy < self.state.row.best {
            self.note(moves);
        }
        self.trace.write(&self.state.row, moves, energy);
    }

    /// Returns the energy shown.
    fn energy(&self) -> P::Energy {
        self.state.energy + self.state.refill_excess
    }

    /// Reports to the trace that only the temperature has changed up to move `moves`.
    #[cold]
    fn fill(&mut self, moves: u64) {
        if self.trace.next_bucket() <= moves {
            self.state.row.energy = self.energy();
            let Segment { trace, state, schedule, .. } = self;
            trace.still(&state.row, moves, &|moves| state.temperature(schedule, moves));
        }
    }

    /// Updates the counters and passes them to the trace. The best energy is at most the lowest of the trace's last
    /// bucket, so the trace needs every new best.
    #[cold]
    fn note(&mut self, moves: u64) {
        self.state.see(moves, self.energy(), self.state.temperature(&self.schedule, moves));
        self.trace.observe(&self.state.row);
    }
}
