//! Proof beside the heuristic: exact search in steps. If it is slow to determine whether a sudoku with additional rules
//! has a second solution, annealing with propagation may find two.

use crate::pace::Pace;
use crate::{config_of, plain, thrown, to_js};
use annealing_lab::exact::{Counting, ExactStatus, Proof, Solution};
use annealing_lab::link::{Config, LinkError, problem_of};
use annealing_lab::run::DistinctSolutions;
use annealing_lab::text::english;
use js_sys::{Array, Int32Array};
use wasm_bindgen::prelude::*;

/// The number of nodes to search before solutions are sought by annealing.
const FIRST_NODES: u64 = 20_000;

/// Returns the energy of all boards of a link's problem, if no swap provably changes it. Throws a `LinkError`.
#[wasm_bindgen]
pub fn flat_energy(link: &str) -> Result<Option<i32>, JsValue> {
    let config = config_of(link)?;
    Ok(config.problem.flat_energy(config.settings.singles()))
}

/// A search for the solutions of a link's problem, advanced from JavaScript.
#[wasm_bindgen]
pub struct Prover {
    counting: Counting,
    /// The annealing search for distinct solutions, which may be faster.
    several: Option<DistinctSolutions>,
    /// The proof that is written in place of a count.
    writing: Option<Proof>,
    /// The boards that were returned.
    returned: Vec<Solution>,
    pace: Pace,
}

#[wasm_bindgen]
impl Prover {
    /// Returns the search for up to `limit` solutions: 1 solves, 2 checks uniqueness. With 0 it finds all solutions,
    /// and writes the proof of their number. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str, limit: f64) -> Result<Prover, JsValue> {
        let config = Config::from_link(link).map_err(thrown)?;
        // Casts from float to integer saturate.
        let not_counted = || thrown(LinkError::new("puzzle", config.problem.name(), english::not_counted()));
        let counting = Counting::new(&config.problem, limit as u64).ok_or_else(not_counted)?;
        let is_quick = config.problem.rules().is_none() || limit != 2.0;
        let rebuilding = if is_quick { None } else { config.changed("solver", "rebuild").ok() };
        let several =
            rebuilding.and_then(|config| DistinctSolutions::new(&config.problem, config.settings, limit as usize));
        let writing = if limit == 0.0 { Proof::new(&config.problem, &problem_of(&config.problem)) } else { None };
        Ok(Prover { counting, several, writing, returned: Vec::new(), pace: Pace::new() })
    }

    /// Returns whether annealing found two solutions before the search ended.
    fn is_enough(&self) -> bool {
        self.counting.status() == ExactStatus::Running
            && self.several.as_ref().is_some_and(DistinctSolutions::is_enough)
    }

    /// Continues for about `milliseconds` ms, and returns the `Proof`.
    #[wasm_bindgen(unchecked_return_type = "Proof")]
    pub fn advance(&mut self, milliseconds: f64) -> JsValue {
        let Prover { counting, several, writing, pace, .. } = self;
        if let Some(proof) = writing {
            pace.within(milliseconds, &mut |n| {
                proof.write_on(n);
                proof.status() != ExactStatus::Running
            });
            return plain(&[
                ("status", to_js(&proof.status())),
                ("solutions", to_js(&proof.solutions())),
                ("share", proof.progress().into()),
                ("nodes", to_js(&proof.nodes())),
                ("text", proof.take().into()),
            ]);
        }
        pace.within(milliseconds, &mut |n| {
            match several {
                Some(several) if several.is_running() && counting.nodes() >= FIRST_NODES => several.search_on(n),
                // The number of nodes is fixed, so that the boards found do not depend on the clock.
                Some(_) if counting.nodes() < FIRST_NODES => counting.count_on(n.min(FIRST_NODES - counting.nodes())),
                _ => counting.count_on(n),
            }
            let is_enough = several.as_ref().is_some_and(DistinctSolutions::is_enough);
            is_enough || counting.status() != ExactStatus::Running
        });
        let (mut status, mut count) = (self.counting.status(), self.counting.count());
        let mut with_complement = self.counting.count_with_complement();
        if self.is_enough() {
            (status, with_complement) = (ExactStatus::Limit, None);
            (count.solutions, count.classes, count.complete) = (2, 2, false);
        }
        plain(&[
            ("status", to_js(&status)),
            ("solutions", to_js(&count.solutions)),
            ("classes", count.classes.into()),
            ("symmetries", count.symmetries.into()),
            ("classes_with_complement", to_js(&with_complement.map(|count| count.classes))),
            ("complete", count.complete.into()),
            ("share", self.counting.progress().into()),
            ("nodes", to_js(&self.counting.nodes())),
        ])
    }

    /// Returns the first solution of each class found since the last call, as boards; at most a thousand in total.
    #[wasm_bindgen(unchecked_return_type = "Int32Array[]")]
    pub fn found(&mut self) -> Array {
        let mut boards = self.counting.take_firsts();
        if let Some(several) = &self.several {
            self.returned.extend(boards.iter().cloned());
            if self.is_enough() {
                let others = several.found().iter().filter(|board| !self.returned.contains(board));
                let others: Vec<Solution> = others.take(2_usize.saturating_sub(self.returned.len())).cloned().collect();
                self.returned.extend(others.iter().cloned());
                boards.extend(others);
            }
        }
        boards.iter().map(|board: &Solution| Int32Array::from(&board[..])).collect()
    }
}
