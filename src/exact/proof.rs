//! Proofs of the number of solutions of a puzzle, as text that a checker follows without searching. docs/PROOFS.md has
//! the format.
//!
//! The proof records the search: its looks, its choices and their results. It is written node by node.
//!
//! ```
//! use annealing_lab::exact::{ExactStatus, Proof};
//! use annealing_lab::Config;
//!
//! let problem = "puzzle=sudoku&givens=1.....2.....3...".parse::<Config>()?.problem;
//! let mut proof = Proof::new(&problem, "puzzle=sudoku&givens=1.....2.....3...").expect("a sudoku");
//! let mut text = String::new();
//! while proof.status() == ExactStatus::Running {
//!     proof.write_on(1000); // any number: the text is the same
//!     text += &proof.take();
//! }
//! assert!(text.starts_with("annealing-lab proof 1\nlink puzzle=sudoku&givens="));
//! assert!(text.contains(&format!("\nend {} ", proof.solutions())));
//! # Ok::<(), annealing_lab::LinkError>(())
//! ```

use super::ExactStatus;
use super::equations::{Equation, Equations, Unreduced};
use super::packed::PackedTree;
use super::proof_log::ProofLog;
use super::sudoku::has_arrangements;
use super::sums::SumsTree;
use super::tree::{GridTree, NodeSteps};
use crate::puzzle::instance::Instance;
use crate::puzzle::{MAX_SEARCHED, Puzzle};
use crate::sudoku::candidates::Look;
use crate::sudoku::field::CandidateGrid;
use crate::text::checksum::crc32;
use std::fmt;

/// The proof of a puzzle's number of solutions, written in steps.
pub struct Proof {
    tree: Box<dyn WrittenSteps>,
    text: ProofText,
    /// The checksum of the text already taken.
    checksum: u32,
    ended: bool,
}

/// A search that writes its nodes into a proof.
trait WrittenSteps: NodeSteps {
    fn write(&mut self, text: &mut ProofText);
}

macro_rules! written {
    ($($tree:ty),*) => {$(
        impl WrittenSteps for $tree {
            fn write(&mut self, text: &mut ProofText) {
                self.step(text);
            }
        }
    )*};
}
written!(PackedTree, GridTree<CandidateGrid>, SumsTree);

impl Proof {
    /// Begins the proof for a problem, which this link states. Returns `None` for a map, a model, and a puzzle of more
    /// than [`MAX_SEARCHED`] cells.
    pub fn new(problem: &Instance, link: &str) -> Option<Proof> {
        let mut text = ProofText::default();
        text.line("annealing-lab proof", [1]);
        text.bytes.extend_from_slice(format!("link {link}\n").as_bytes());
        let tree: Box<dyn WrittenSteps> = match problem {
            Instance::Sudoku(sudoku) if has_arrangements(sudoku) => Box::new(PackedTree::new(sudoku, u64::MAX, 0)),
            Instance::Sudoku(sudoku) => Box::new(GridTree::proving(sudoku)),
            Instance::Sums { puzzle, givens } if puzzle.cells.len() <= MAX_SEARCHED => {
                let tree = SumsTree::proving(puzzle, givens);
                text.puzzle(puzzle, givens);
                tree.derived().for_each(|equation| text.derived(equation));
                if Equations::new(&puzzle.parted().0, givens).is_err_and(|why| why == Unreduced::Contradiction) {
                    text.line("sum", [1]);
                    text.look(Look::Sum(puzzle.parted().0.lines.len() as u16 + 1));
                }
                Box::new(tree)
            }
            _ => return None,
        };
        // A search that is over before its first node has found a contradiction.
        if tree.tally().status == ExactStatus::Complete {
            text.cut();
        }
        Some(Proof { tree, text, checksum: 0, ended: false })
    }

    /// Continues for at most `nodes` nodes of the search; the batch size does not affect the text.
    pub fn write_on(&mut self, nodes: u64) {
        for _ in 0..nodes {
            if self.status() != ExactStatus::Running {
                break;
            }
            self.tree.write(&mut self.text);
        }
    }

    /// Takes the text since the last call. Without its last line, `end`, the text proves nothing.
    pub fn take(&mut self) -> String {
        let mut bytes = std::mem::take(&mut self.text.bytes);
        self.checksum = crc32(self.checksum, &bytes);
        if self.status() != ExactStatus::Running && !std::mem::replace(&mut self.ended, true) {
            bytes.extend_from_slice(format!("end {} {:08x}\n", self.solutions(), self.checksum).as_bytes());
        }
        String::from_utf8(bytes).expect("a link and ASCII")
    }

    /// Returns the status of the search.
    pub fn status(&self) -> ExactStatus {
        self.tree.tally().status
    }

    /// Returns the number of nodes so far.
    pub fn nodes(&self) -> u64 {
        self.tree.tally().nodes
    }

    /// Returns the number of solutions found so far.
    pub fn solutions(&self) -> u64 {
        self.tree.tally().solutions
    }

    /// Returns the fraction of the search that is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        if self.status() == ExactStatus::Running { self.tree.progress() } else { 1.0 }
    }
}

impl fmt::Debug for Proof {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} nodes", self.nodes())
    }
}

/// The text of a proof.
#[derive(Default)]
struct ProofText {
    bytes: Vec<u8>,
    /// The last look of the line; repeating it would find nothing more.
    last: Option<Look>,
}

impl ProofText {
    /// Writes a word and numbers as a line.
    fn line(&mut self, word: &str, numbers: impl IntoIterator<Item = i32>) {
        self.bytes.extend_from_slice(word.as_bytes());
        for number in numbers {
            self.bytes.push(b' ');
            self.number(number);
        }
        self.end();
    }

    fn end(&mut self) {
        self.bytes.push(b'\n');
        self.last = None;
    }

    /// Writes a number without `format!`, which takes as long as the search itself.
    #[inline]
    fn number(&mut self, number: i32) {
        match number {
            0..10 => self.bytes.push(b'0' + number as u8),
            10..100 => self.bytes.extend_from_slice(&[b'0' + (number / 10) as u8, b'0' + (number % 10) as u8]),
            _ => self.bytes.extend_from_slice(number.to_string().as_bytes()),
        }
    }

    /// Writes the rules of a magic-sum puzzle.
    fn puzzle(&mut self, puzzle: &Puzzle, givens: &[Option<i32>]) {
        self.line("numbers", puzzle.numbers.iter().copied());
        let from_one = |cells: &[usize]| cells.iter().map(|&cell| cell as i32 + 1).collect::<Vec<_>>();
        for line in &puzzle.lines {
            match line.is_different() {
                true => self.line("different", from_one(&line.cells)),
                false => self.line("line", [line.target].into_iter().chain(from_one(&line.cells))),
            }
        }
        for (cell, given) in givens.iter().enumerate() {
            given.iter().for_each(|&given| self.line("given", [cell as i32 + 1, given]));
        }
    }

    /// Writes an equation that follows from the lines: its sum, and its cells with their coefficients.
    fn derived(&mut self, Equation { coefficients, constant }: &Equation) {
        let terms = coefficients.iter().enumerate().filter(|(_, coefficient)| **coefficient != 0);
        let terms = terms.map(|(cell, coefficient)| format!(" {}*{coefficient}", cell + 1));
        self.bytes.extend_from_slice(format!("sum {constant}{}\n", terms.collect::<String>()).as_bytes());
    }
}

impl ProofLog for ProofText {
    const WRITES: bool = true;

    #[inline(never)]
    fn look(&mut self, look: Look) {
        if self.last.replace(look) == Some(look) {
            return;
        }
        match look {
            Look::Digit(digit) => self.number(digit.into()),
            Look::Cells => self.bytes.push(b'n'),
            Look::Sum(sum) => {
                self.bytes.push(b's');
                self.number(sum.into());
            }
        }
        self.bytes.push(b' ');
    }

    fn cut(&mut self) {
        self.bytes.push(b'x');
        self.end();
    }

    fn solution(&mut self) {
        self.bytes.push(b'=');
        self.end();
    }

    #[inline(never)]
    fn choice(&mut self, kind: char, of: &[usize], branches: impl Iterator<Item = i32>) {
        self.line(kind.encode_utf8(&mut [0; 4]), of.iter().map(|&of| of as i32).chain(branches));
    }
}
