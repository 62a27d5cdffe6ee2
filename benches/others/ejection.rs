//! Ejection annealing. The state is a grid without conflicts, in which some cells are blank; the energy is their number.
//!
//! A random blank gets a random candidate. The at most three cells that hold this digit in its row, column and box become
//! blank: they are ejected. The energy changes by their number minus 1, and Metropolis' rule decides. Candidates are those
//! that the givens leave, with what follows from them by singles, so no given is ever ejected.
//!
//! Source: ejection chains (Glover 1996) of length one, accepted as in simulated annealing; partial colourings with such moves
//! are PartialCol (Bloechliger and Zufferey 2008), which is a tabu search.
//!
//! | setting | default | tried, on seeds from 1000 |
//! |---|---|---|
//! | `t` | .36 at 9x9, .34 at 16x16, .27 at 25x25 | .26, .3, .36, .45 on 9x9 hard; .3, .34, .37 on 16x16 hard; on 25x25 .21, .24, .27 at 35, 45 %; .27, .3, .33 at 40 % |

use super::{Method, Settings, bound};
use annealing_lab::Sudoku;
use annealing_lab::random::Xoshiro;
use annealing_lab::sudoku::candidates::Propagation;
use annealing_lab::sudoku::field::{CandidateGrid, Layout};

/// Stands where no cell of a unit holds a digit.
const NONE: u16 = u16::MAX;

/// Anneals a partial grid.
pub struct Ejection {
    generator: Xoshiro,
    board: Vec<u8>,
    /// The blanks, in no order, and the place of each cell among them.
    blanks: Vec<u16>,
    place: Vec<u16>,
    /// Of each cell, its row, column and box, as the first index of the unit's holders.
    units: Vec<[u16; 3]>,
    /// The cell of a unit that holds a digit.
    holders: Vec<u16>,
    /// Of each cell, where its candidates begin, and how many they are.
    spans: Vec<(u32, u32)>,
    candidates: Vec<u8>,
    /// The bound for so many ejected cells.
    bounds: [u64; 4],
    proposals: u64,
    placements: u64,
}

impl Ejection {
    /// Returns the run at its start: everything blank that does not follow by singles.
    pub fn new(sudoku: &Sudoku, settings: Settings, seed: u64) -> Self {
        let size = sudoku.size;
        let base = CandidateGrid::of_givens(&Layout::new(sudoku, Propagation::Singles), &sudoku.givens);
        let board = base.digits().to_vec();
        let t = settings.get(
            "t",
            match size {
                ..=9 => 0.36,
                16 => 0.34,
                _ => 0.27,
            },
        );
        let units: Vec<[u16; 3]> = (0..board.len())
            .map(|cell| {
                [cell / size, size + cell % size, 2 * size + sudoku.box_of(cell)].map(|unit| (unit * size) as u16)
            })
            .collect();
        let (mut spans, mut candidates) = (Vec::new(), Vec::new());
        for cell in 0..board.len() {
            spans.push((candidates.len() as u32, base.count(cell) as u32));
            candidates.extend((0..base.count(cell)).map(|place| base.candidate(cell, place)));
        }
        let mut run = Ejection {
            generator: Xoshiro::new(seed),
            blanks: Vec::new(),
            place: vec![NONE; board.len()],
            holders: vec![NONE; 3 * board.len()],
            bounds: [0, 1, 2, 3].map(|ejected| bound(((1.0 - f64::from(ejected)) / t).exp())),
            board,
            units,
            spans,
            candidates,
            proposals: 0,
            placements: 0,
        };
        for cell in 0..run.board.len() {
            match run.board[cell] {
                0 => run.add_blank(cell),
                digit => run.hold(cell, digit, cell as u16),
            }
        }
        run
    }

    fn add_blank(&mut self, cell: usize) {
        self.place[cell] = self.blanks.len() as u16;
        self.blanks.push(cell as u16);
    }

    fn hold(&mut self, cell: usize, digit: u8, holder: u16) {
        for unit in self.units[cell] {
            self.holders[usize::from(unit) + usize::from(digit) - 1] = holder;
        }
    }

    #[inline]
    fn step(&mut self) {
        let bits = self.generator.bits();
        let product = (bits >> 32) * self.blanks.len() as u64;
        let cell = usize::from(self.blanks[(product >> 32) as usize]);
        let (first, count) = self.spans[cell];
        self.proposals += 1;
        if count == 0 {
            return;
        }
        // What the choice of the blank left over chooses the candidate.
        let chosen = ((product & 0xffff_ffff) * u64::from(count)) >> 32;
        let digit = self.candidates[first as usize + chosen as usize];
        let [row, column, block] =
            self.units[cell].map(|unit| self.holders[usize::from(unit) + usize::from(digit) - 1]);
        let column = if column == row { NONE } else { column };
        let block = if block == row || block == column { NONE } else { block };
        let ejected = [row, column, block];
        let count = ejected.iter().filter(|&&holder| holder != NONE).count();
        if (bits & 0xffff_ffff) >= self.bounds[count] {
            return;
        }
        self.placements += 1;
        for holder in ejected.into_iter().filter(|&holder| holder != NONE) {
            let holder = usize::from(holder);
            self.hold(holder, digit, NONE);
            self.board[holder] = 0;
            self.add_blank(holder);
        }
        self.hold(cell, digit, cell as u16);
        self.board[cell] = digit;
        let last = self.blanks.pop().expect("the cell was blank");
        if usize::from(last) != cell {
            let place = self.place[cell];
            self.blanks[usize::from(place)] = last;
            self.place[usize::from(last)] = place;
        }
    }
}

impl Method for Ejection {
    fn advance(&mut self, n: u64) {
        let end = self.proposals + n;
        while self.proposals < end && !self.blanks.is_empty() {
            self.step();
        }
    }

    fn solved(&self) -> bool {
        self.blanks.is_empty()
    }

    fn board(&self) -> &[u8] {
        &self.board
    }

    /// Every digit that was set counts as a placement.
    fn counts(&self) -> (u64, u64) {
        (self.proposals, self.placements)
    }
}
