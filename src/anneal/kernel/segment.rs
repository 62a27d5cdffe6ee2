//! The loop over the moves of a segment.

use super::acceptor::{Acceptance, Acceptor, Falling, Late, Steered};
use super::next_candidate::{Drawn, draw_apart, seek, settle};
use super::state::{Proposal, WalkState};
use crate::anneal::acceptance::{Accept, PossibleRises};
use crate::anneal::schedule::Schedule;
use crate::board::Neighbourhood;
use crate::history::trace::{Row, Trace};
use crate::random::Generator;

/// What was drawn, as one sees it; it changes the energy shown by `delta`.
fn proposal<G: Generator>(&Drawn { pair, bits, .. }: &Drawn, delta: i32) -> Proposal {
    Proposal { pair, delta, uniform: G::uniform(bits), accepted: false, late: None }
}

/// Makes a swap out of the loop's way, which has more registers then. A move costs 6 % less where one in ten or fewer is accepted.
#[inline(never)]
fn apply_apart<R: Neighbourhood>(rules: &R, board: &mut R::Board, pair: u32, change: i32) {
    rules.apply(board, pair, change);
}

/// Borrows what a segment of moves works on.
pub struct Segment<'a, R: Neighbourhood> {
    /// Which swaps there are and what they do.
    pub rules: &'a R,
    /// The board.
    pub board: &'a mut R::Board,
    /// The counts; they are of this board.
    pub state: &'a mut WalkState,
    /// The history; it holds all that was before.
    pub trace: &'a mut Trace,
    /// The schedule of the run.
    pub schedule: Schedule,
    /// From this move on one that changes the energy shown ends it.
    pub ends_from: u64,
}

impl<R: Neighbourhood> Segment<'_, R> {
    /// Makes `count` moves, at least one, or as many as it takes to reach energy 0 or what else ends it. Gives the last one.
    pub fn run<G: Generator>(&mut self, generator: &mut G, acceptance: &mut Acceptance, count: u64) -> Proposal {
        let end = self.state.row.moves + count;
        loop {
            let last = self.part(generator, acceptance, end);
            let Row { moves, energy, .. } = self.state.row;
            if moves == end || energy == 0 || last.accepted && last.delta != 0 && moves >= self.ends_from {
                return last;
            }
        }
    }

    /// Makes moves, at most up to `end`, that one judge can judge without looking up.
    fn part<G: Generator>(&mut self, generator: &mut G, acceptance: &mut Acceptance, end: u64) -> Proposal {
        let schedule = self.schedule;
        let cooling = self.state.cooling;
        let next = self.state.row.moves + 1;
        if let Accept::Late { rule, .. } = acceptance.accept {
            let energies = &mut acceptance.late[..];
            let place = (next % energies.len() as u64) as usize;
            return self.walk(generator, end, Late { rule, energies, place, compared: 0 });
        }
        let steered = if cfg!(feature = "full") { self.state.lam } else { None };
        if let (Schedule::Lam { over, .. }, Some(lam), None) = (schedule, steered, cooling.held) {
            let rises = acceptance.rises.get_or_insert_with(PossibleRises::new);
            let steered = Steered { accept: acceptance.accept, rises, lam, since: cooling.since, over };
            // A bucket of the trace is opened at its very move: later, that move's temperature would be forgotten.
            return self.walk(generator, end.min(self.trace.next_bucket()), steered);
        }
        if next > acceptance.until {
            acceptance.look_up(next, &schedule, &cooling);
        }
        let window = acceptance.window.as_ref().expect("a window was made for this move");
        let (end, falling) = (end.min(acceptance.until), Falling { window, schedule, cooling });
        if self.state.stale == 0 {
            self.walk(generator, end, falling)
        } else {
            self.walk_stale(generator, end, &falling)
        }
    }

    /// Makes the moves up to `end`, or to one that ends the segment. All but the last leave nothing behind to be looked at, which
    /// is what makes them cheap.
    #[inline(never)]
    fn walk<G: Generator, J: Acceptor>(&mut self, generator: &mut G, end: u64, mut judge: J) -> Proposal {
        let mut next = self.state.row.moves + 1;
        let mut ahead = None;
        let proposal = loop {
            let apart = match seek(self.rules, self.board, generator, &mut judge, &mut ahead, next..end) {
                Ok(drawn) => {
                    next = drawn.moves + 1;
                    if judge.accepts::<G>(drawn.moves, drawn.change, drawn.bits)
                        && self.accept(&drawn, drawn.change, &judge)
                    {
                        break Proposal { accepted: true, ..proposal::<G>(&drawn, drawn.change) };
                    }
                    continue;
                }
                Err(apart) => apart,
            };
            settle(generator, &mut ahead);
            let drawn = draw_apart(self.rules, self.board, generator, apart);
            let accepted = judge.may_accept::<G>(apart, self.rules.energy(self.board), drawn.change, drawn.bits)
                && judge.accepts::<G>(apart, drawn.change, drawn.bits);
            let ends = accepted && self.accept(&drawn, drawn.change, &judge);
            next = apart + 1;
            if ends || apart == end {
                break Proposal { accepted, ..proposal::<G>(&drawn, drawn.change) };
            }
        };
        settle(generator, &mut ahead);
        judge.settle(self.state);
        self.fill(next - 1);
        self.note(next - 1);
        Proposal { late: judge.compared(), ..proposal }
    }

    /// Makes the moves after a stale refill, while more than the board's energy is shown: up to `end`, or to the one that is
    /// accepted. They are judged one by one, so that the quick loop need not know of it.
    #[cold]
    #[inline(never)]
    fn walk_stale<G: Generator>(&mut self, generator: &mut G, end: u64, judge: &Falling) -> Proposal {
        let mut moves = self.state.row.moves;
        loop {
            moves += 1;
            let drawn = draw_apart(self.rules, self.board, generator, moves);
            let delta = drawn.change - self.state.stale;
            let accepted = judge.window.may_accept(delta, drawn.bits) && judge.accepts::<G>(moves, delta, drawn.bits);
            if accepted {
                // Up to here the energy that is shown was the stale one.
                self.fill(moves - 1);
                self.state.stale = 0;
                self.accept_apart(&drawn, delta, judge);
            }
            if accepted || moves == end {
                self.fill(moves);
                self.note(moves);
                return Proposal { accepted, ..proposal::<G>(&drawn, delta) };
            }
        }
    }

    /// Makes a swap, which changes the energy shown by `delta`, and returns whether it ends the segment.
    #[inline]
    fn accept<J: Acceptor>(&mut self, &Drawn { moves, pair, change, .. }: &Drawn, delta: i32, judge: &J) -> bool {
        if self.trace.next_bucket() < moves {
            self.fill(moves - 1);
        }
        if J::HOT {
            self.rules.apply(self.board, pair, change);
        } else {
            apply_apart(self.rules, self.board, pair, change);
        }
        judge.settle(self.state);
        let row = &mut self.state.row;
        row.accepted += 1;
        row.better += u64::from(delta < 0);
        row.worse += u64::from(delta > 0);
        self.state.last_accepted = moves;
        if delta != 0 {
            self.state.changed = moves;
        }
        let energy = self.rules.energy(self.board);
        if self.trace.wants(moves, energy) {
            self.keep(moves, energy);
        }
        energy == 0 || delta != 0 && moves >= self.ends_from
    }

    /// The same out of the loop's way: once is enough in a module that has to be small.
    #[inline(never)]
    fn accept_apart<J: Acceptor>(&mut self, drawn: &Drawn, delta: i32, judge: &J) -> bool {
        self.accept(drawn, delta, judge)
    }

    /// Shows an accepted move to the trace, which wants it. In one call: a second one in the loop would cost 6 % of every move.
    #[cold]
    fn keep(&mut self, moves: u64, energy: i32) {
        if !self.trace.logs() || energy < self.state.row.best {
            self.note(moves);
        }
        self.trace.write(&self.state.row, moves, energy);
    }

    /// The energy that is shown.
    fn energy(&self) -> i32 {
        self.rules.energy(self.board) + self.state.stale
    }

    /// Tells the trace that nothing has changed up to move `moves`.
    #[cold]
    fn fill(&mut self, moves: u64) {
        if self.trace.next_bucket() <= moves {
            self.state.row.energy = self.energy();
            let Segment { trace, state, schedule, .. } = self;
            trace.still(&state.row, moves, &|moves| state.temperature(schedule, moves));
        }
    }

    /// Updates the counts and shows them to the trace. The best energy so far is never greater than the least
    /// of the trace's last bucket, so a new best never goes unnoted.
    #[cold]
    fn note(&mut self, moves: u64) {
        self.state.see(moves, self.energy(), self.state.temperature(&self.schedule, moves));
        self.trace.observe(&self.state.row);
    }
}
