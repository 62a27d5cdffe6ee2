//! Propose, compute the change of energy, accept: the loop.
//!
//! A stretch is a number of moves between two events that matter to a run (a sample, a restart, the end of a slice).
//! Within it nothing is allocated, and only accepted moves, a few in a hundred, are looked at by best and trace. The loop
//! is the same for every rule of acceptance; what judges a proposal is a `Judge`, and the compiler makes a loop of each.

mod next_candidate;

use crate::anneal::acceptance::{Accept, Window};
use crate::anneal::kernel::next_candidate::{Drawn, draw, seek};
use crate::anneal::schedule::{Lam, Schedule, is_possible, probability};
use crate::board::Rules;
use crate::history::trace::{Row, Trace};
use crate::random::Generator;

/// A proposal and what became of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Proposal {
    /// The pair of free cells, as the generator counts them.
    pub pair: u32,
    /// By how much the swap changes the energy.
    pub delta: i32,
    /// The uniform drawn: the swap is accepted if it is less than the probability.
    pub uniform: f64,
    /// Whether the swap was made.
    pub accepted: bool,
    /// What late acceptance compared the energy with.
    pub late: Option<i32>,
}

/// How the schedule stands.
#[derive(Clone, Copy, Debug)]
pub struct Cooling {
    /// The move that it began after: that of the anneal, or of its last reheat.
    pub since: u64,
    /// What reheats have multiplied it by; 1 before the first.
    pub heat: f64,
    /// The temperature that a person holds instead.
    pub held: Option<f64>,
}

impl Cooling {
    /// The temperature of move `moves` under a schedule that is a function of the move number.
    #[inline]
    fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        self.held.unwrap_or_else(|| self.heat * schedule.temperature(moves - self.since))
    }
}

/// What a run keeps count of.
#[derive(Clone, Copy, Debug)]
pub struct Tally {
    /// The move that the present anneal began after.
    pub start: u64,
    /// How the schedule stands.
    pub cooling: Cooling,
    /// The state of an adaptive schedule.
    pub lam: Option<Lam>,
    /// The present state.
    pub row: Row,
    /// The move at which the best energy was first reached.
    pub best_move: u64,
    /// How often the best energy has been bettered.
    pub bests: u64,
    /// The last move accepted; the start of the anneal if that is later.
    pub last_accepted: u64,
    /// What the energy shown has over that of the board: 0 but between a stale refill and the next accepted move.
    pub stale: i32,
}

impl Tally {
    /// Moves made in the present anneal.
    pub fn k(&self) -> u64 {
        self.row.moves - self.start
    }

    /// The temperature of move `moves`; that of the move before the first is taken as that of the first.
    pub fn temperature(&self, schedule: &Schedule, moves: u64) -> f64 {
        match self.lam {
            Some(lam) if self.cooling.held.is_none() => lam.used,
            _ => self.cooling.temperature(schedule, moves),
        }
    }

    /// Takes in the energy and the temperature after move `moves`.
    pub fn see(&mut self, moves: u64, energy: i32, temperature: f64) {
        let row = &mut self.row;
        (row.moves, row.energy, row.temperature) = (moves, energy, temperature);
        if energy < row.best {
            row.best = energy;
            self.best_move = moves;
            self.bests += 1;
        }
    }
}

/// What judges proposals, and remembers what it needs for that.
#[derive(Clone, Debug)]
pub struct Acceptance {
    accept: Accept,
    /// Until which move the window holds; 0 if there is none.
    until: u64,
    window: Option<Box<Window>>,
    /// Late acceptance: the energy after each of the last moves, move `k` at `k` modulo its length.
    late: Vec<i32>,
}

impl Acceptance {
    /// The rule; an anneal must [`Acceptance::begin`].
    pub fn new(accept: Accept) -> Self {
        let late = if let Accept::Late { history } = accept { vec![0; history as usize] } else { Vec::new() };
        Acceptance { accept, until: 0, window: None, late }
    }

    /// An anneal begins with this energy.
    pub fn begin(&mut self, energy: i32) {
        self.late.fill(energy);
        self.forget();
    }

    /// The temperature is no longer what it was to be.
    pub fn forget(&mut self) {
        self.until = 0;
    }

    /// Looks up the chances of the moves from `next` on. In line there would be one of it for every kind of run.
    #[inline(never)]
    fn look_up(&mut self, next: u64, schedule: &Schedule, cooling: &Cooling) {
        let first = cooling.temperature(schedule, next);
        let length = match cooling.held {
            None => Window::length(self.accept, first, schedule, next - cooling.since),
            Some(_) => u64::MAX,
        };
        self.until = (next - 1).saturating_add(length);
        let last = if length == u64::MAX { first } else { cooling.temperature(schedule, self.until) };
        match &mut self.window {
            Some(window) => window.set(first, last),
            none => *none = Some(Box::new(Window::new(self.accept, first, last))),
        }
    }

    /// The same without what can be made anew.
    pub fn slim(&self) -> Self {
        Acceptance { window: None, until: 0, late: self.late.clone(), ..*self }
    }
}

/// Says whether a proposal is accepted.
pub(crate) trait Judge {
    /// Whether move `moves` may be accepted, which would change this energy by `delta`, with a uniform of these bits. Asked of
    /// every proposal once.
    fn may_accept<G: Generator>(&mut self, moves: u64, energy: i32, delta: i32, bits: u32) -> bool;

    /// Whether a move that may be accepted is.
    fn accepts<G: Generator>(&self, _moves: u64, _delta: i32, _bits: u32) -> bool {
        true
    }

    /// What it compared with, if that is an energy.
    fn compared(&self) -> Option<i32> {
        None
    }

    /// Leaves in the tally what it knows better.
    fn settle(&self, _tally: &mut Tally) {}
}

/// A temperature that is a function of the move number.
struct Falling<'a> {
    window: &'a Window,
    schedule: Schedule,
    cooling: Cooling,
}

impl Judge for Falling<'_> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, _energy: i32, delta: i32, bits: u32) -> bool {
        self.window.may_accept(delta, bits)
    }

    // Inlined it takes registers from the loop that seeks moves: in Node some 3 % more a move.
    #[inline(never)]
    fn accepts<G: Generator>(&self, moves: u64, delta: i32, bits: u32) -> bool {
        self.window.accepts(delta, bits, || G::uniform(bits), || self.cooling.temperature(&self.schedule, moves))
    }
}

/// A temperature that is steered by what is accepted.
struct Steered {
    accept: Accept,
    lam: Lam,
    since: u64,
    over: u64,
}

impl Judge for Steered {
    #[inline]
    fn may_accept<G: Generator>(&mut self, moves: u64, _energy: i32, delta: i32, bits: u32) -> bool {
        let temperature = self.lam.next;
        // The exact chance only where it can matter.
        let accepted = delta <= 0
            || match self.accept {
                Accept::Metropolis => {
                    is_possible(delta, temperature) && G::uniform(bits) < probability(delta, temperature)
                }
                other => G::uniform(bits) < other.chance(delta, temperature),
            };
        self.lam.see(moves - self.since, self.over, accepted);
        accepted
    }

    fn settle(&self, tally: &mut Tally) {
        tally.lam = Some(self.lam);
    }
}

/// The energies of the last moves.
struct Late<'a> {
    energies: &'a mut [i32],
    /// That of the next move, counted on: a division takes longer.
    place: usize,
    compared: i32,
}

impl Judge for Late<'_> {
    #[inline]
    fn may_accept<G: Generator>(&mut self, _moves: u64, energy: i32, delta: i32, _bits: u32) -> bool {
        let late = &mut self.energies[self.place];
        self.compared = *late;
        let accepted = delta <= 0 || energy + delta <= self.compared;
        *late = if accepted { energy + delta } else { energy };
        self.place = if self.place + 1 == self.energies.len() { 0 } else { self.place + 1 };
        accepted
    }

    fn compared(&self) -> Option<i32> {
        Some(self.compared)
    }
}

/// What was drawn, as one sees it; it changes the energy shown by `delta`.
fn proposal<G: Generator>(&Drawn { pair, bits, .. }: &Drawn, delta: i32) -> Proposal {
    Proposal { pair, delta, uniform: G::uniform(bits), accepted: false, late: None }
}

/// What a stretch of moves works on.
pub struct Stretch<'a, R: Rules> {
    /// Which swaps there are and what they do.
    pub rules: &'a R,
    /// The board.
    pub board: &'a mut R::Board,
    /// The counts; they are of this board.
    pub tally: &'a mut Tally,
    /// The history; it holds all that was before.
    pub trace: &'a mut Trace,
    /// The schedule of the run.
    pub schedule: Schedule,
    /// From this move on one that changes the energy shown ends it.
    pub ends_from: u64,
}

impl<R: Rules> Stretch<'_, R> {
    /// Makes `count` moves, at least one, or as many as it takes to reach energy 0 or what else ends it. Gives the last one.
    pub fn run<G: Generator>(&mut self, generator: &mut G, acceptance: &mut Acceptance, count: u64) -> Proposal {
        let end = self.tally.row.moves + count;
        loop {
            let last = self.part(generator, acceptance, end);
            let Row { moves, energy, .. } = self.tally.row;
            if moves == end || energy == 0 || last.accepted && last.delta != 0 && moves >= self.ends_from {
                return last;
            }
        }
    }

    /// Makes moves, at most up to `end`, that one judge can judge without looking up.
    fn part<G: Generator>(&mut self, generator: &mut G, acceptance: &mut Acceptance, end: u64) -> Proposal {
        let schedule = self.schedule;
        let cooling = self.tally.cooling;
        let next = self.tally.row.moves + 1;
        if let Accept::Late { .. } = acceptance.accept {
            let energies = &mut acceptance.late[..];
            let place = (next % energies.len() as u64) as usize;
            return self.walk(generator, end, Late { energies, place, compared: 0 });
        }
        if let (Schedule::Lam { over, .. }, Some(lam), None) = (schedule, self.tally.lam, cooling.held) {
            let steered = Steered { accept: acceptance.accept, lam, since: cooling.since, over };
            // A bucket of the trace is opened at its very move: later, that move's temperature would be forgotten.
            return self.walk(generator, end.min(self.trace.next_bucket()), steered);
        }
        if next > acceptance.until {
            acceptance.look_up(next, &schedule, &cooling);
        }
        let window = acceptance.window.as_ref().expect("a window was made for this move");
        self.walk(generator, end.min(acceptance.until), Falling { window, schedule, cooling })
    }

    /// Makes the moves up to `end`, or to one that ends the stretch. All but the last leave nothing behind to be looked at, which
    /// is what makes them cheap.
    #[inline(never)]
    fn walk<G: Generator, J: Judge>(&mut self, generator: &mut G, end: u64, mut judge: J) -> Proposal {
        let mut next = self.tally.row.moves + 1;
        let proposal = loop {
            // Where more than the board's energy is shown, moves are judged one by one: the quick loop need not know of it.
            let last = if self.tally.stale == 0 { end } else { next };
            let apart = match seek(self.rules, self.board, generator, &mut judge, next..last) {
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
            let drawn = draw(self.rules, self.board, generator, apart);
            let delta = drawn.change - self.tally.stale;
            let accepted = judge.may_accept::<G>(apart, self.energy(), delta, drawn.bits)
                && judge.accepts::<G>(apart, delta, drawn.bits);
            let ends = accepted && self.accept(&drawn, delta, &judge);
            next = apart + 1;
            if ends || apart == end {
                break Proposal { accepted, ..proposal::<G>(&drawn, delta) };
            }
        };
        judge.settle(self.tally);
        self.fill(next - 1);
        self.note(next - 1);
        Proposal { late: judge.compared(), ..proposal }
    }

    /// Makes a swap, which changes the energy shown by `delta`, and says whether it ends the stretch.
    #[inline]
    fn accept<J: Judge>(&mut self, &Drawn { moves, pair, change, .. }: &Drawn, delta: i32, judge: &J) -> bool {
        if self.trace.next_bucket() < moves {
            self.fill(moves - 1);
        }
        self.rules.swap(self.board, pair, change);
        self.tally.stale = 0;
        judge.settle(self.tally);
        let row = &mut self.tally.row;
        row.accepted += 1;
        row.better += u64::from(delta < 0);
        row.worse += u64::from(delta > 0);
        self.tally.last_accepted = moves;
        let energy = self.rules.energy(self.board);
        if self.trace.wants(moves, energy) {
            self.keep(moves, energy);
        }
        energy == 0 || delta != 0 && moves >= self.ends_from
    }

    /// Shows an accepted move to the trace, which wants it. In one call: a second one in the loop would cost 6 % of every move.
    #[cold]
    fn keep(&mut self, moves: u64, energy: i32) {
        if !self.trace.logs() || energy < self.tally.row.best {
            self.note(moves);
        }
        self.trace.write(&self.tally.row, moves, energy);
    }

    /// The energy that is shown.
    fn energy(&self) -> i32 {
        self.rules.energy(self.board) + self.tally.stale
    }

    /// Tells the trace that nothing has changed up to move `moves`.
    #[cold]
    fn fill(&mut self, moves: u64) {
        if self.trace.next_bucket() <= moves {
            self.tally.row.energy = self.energy();
            let Stretch { trace, tally, schedule, .. } = self;
            trace.still(&tally.row, moves, &|moves| tally.temperature(schedule, moves));
        }
    }

    /// Brings the counts up to date and shows them to the trace. The best energy so far is never greater than the least
    /// of the trace's last bucket, so a new best never goes unnoted.
    #[cold]
    fn note(&mut self, moves: u64) {
        self.tally.see(moves, self.energy(), self.tally.temperature(&self.schedule, moves));
        self.trace.observe(&self.tally.row);
    }
}
