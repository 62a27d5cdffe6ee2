//! Proof beside the heuristic: exact search in steps.

use crate::exact::ExactStatus;
use crate::exact::count::{Counting, Solution};
use crate::link::LinkError;
use crate::link::config::Config;
use crate::text::english;
use crate::wasm::pace::{Chunk, Pace};
use crate::wasm::{thrown, to_js};
use js_sys::{Array, Int32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Searches for the solutions of a link's problem, stepped from JavaScript.
#[wasm_bindgen]
pub struct Prover {
    counting: Counting,
    pace: Pace,
}

/// How far a proof has come.
#[derive(Serialize)]
struct ProofShown {
    status: ExactStatus,
    /// Solutions found.
    solutions: u64,
    /// Classes that they fall into.
    classes: usize,
    /// Under so many symmetries.
    symmetries: usize,
    /// Classes if the complement counts as a symmetry: every number becomes the least plus the greatest minus itself.
    /// Null where that does not carry solutions to solutions.
    classes_with_complement: Option<usize>,
    /// Whether these are all.
    complete: bool,
    /// The share of the tree that is searched, 0 to 1.
    share: f64,
    /// Nodes so far.
    nodes: u64,
}

#[wasm_bindgen]
impl Prover {
    /// Returns the search for up to `limit` solutions: 1 solves, 2 decides whether one is the only one. Throws a
    /// `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, limit: f64) -> Result<Prover, JsValue> {
        let config = Config::from_link(link).map_err(thrown)?;
        // Casts from float to integer saturate.
        let not_counted = || thrown(LinkError::new("puzzle", config.problem.name(), english::not_counted()));
        let counting = Counting::new(&config.problem, limit as u64).ok_or_else(not_counted)?;
        Ok(Prover { counting, pace: Pace::new() })
    }

    /// Continues for about `milliseconds` ms, and returns the `Proof`.
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let Prover { counting, pace } = self;
        pace.within(u64::MAX, milliseconds, &mut |nodes| {
            counting.advance(nodes);
            Chunk::whole_if(counting.status() == ExactStatus::Running)
        });
        let count = self.counting.count();
        to_js(&ProofShown {
            status: self.counting.status(),
            solutions: count.solutions,
            classes: count.classes,
            symmetries: count.symmetries,
            classes_with_complement: self.counting.count_with_complement().map(|count| count.classes),
            complete: count.complete,
            share: self.counting.progress(),
            nodes: self.counting.nodes(),
        })
    }

    /// Returns the first solution of each class found since the last call, as boards; at most a thousand in all.
    pub fn found(&mut self) -> Array {
        self.counting.take_firsts().iter().map(|board: &Solution| Int32Array::from(&board[..])).collect()
    }
}
