//! A search on a map, cell by cell.

use crate::solver::Solver;
use crate::{floats, plain};
use annealing_lab::search::{Explored, Searching};
use js_sys::{Int32Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Returns the `Explored` of a search on a map at the present expansion; null for other runs. It has a column for each
    /// property, with an entry for each cell.
    #[wasm_bindgen(unchecked_return_type = "Explored | null")]
    pub fn explored(&self) -> JsValue {
        let Some(Searching::Route(search)) = self.run.looked_at().map(|searcher| searcher.search()) else {
            return JsValue::NULL;
        };
        let Explored { g, expanded, h } = search.explored();
        plain(&[
            ("g", Int32Array::from(&g[..]).into()),
            ("expanded", Uint32Array::from(&expanded[..]).into()),
            ("h", floats(h.into_iter()).into()),
        ])
    }
}
