//! A search on a map, cell by cell.

use crate::solver::Solver;
use crate::{floats, plain};
use annealing_lab::search::{Explored, Searching, Seen};
use js_sys::{Int32Array, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// Returns the `Explored` of a search on a map at the present expansion; null for other runs. It has a column for
    /// each property, with an entry for each cell. `next` contains the first nodes of the frontier, in order. `last` is
    /// the last expanded node, with the number of cells that it reached first.
    #[wasm_bindgen(unchecked_return_type = "Explored | null")]
    pub fn explored(&self) -> JsValue {
        let Some(Searching::Route(search)) = self.run.looked_at().map(|searcher| searcher.search()) else {
            return JsValue::NULL;
        };
        let Explored { g, expanded, h, parent, last, new, next, waits } = search.explored();
        let waits: Vec<u8> = waits.into_iter().map(u8::from).collect();
        let last = last.map_or(JsValue::NULL, |Seen { cell, g, f }| {
            plain(&[("cell", cell.into()), ("g", g.into()), ("f", f.into()), ("new", new.into())])
        });
        let cells: Vec<u32> = next.iter().map(|seen| seen.cell as u32).collect();
        let next =
            [("cell", Uint32Array::from(&cells[..]).into()), ("f", floats(next.iter().map(|seen| seen.f)).into())];
        plain(&[
            ("parent", Int32Array::from(&parent[..]).into()),
            ("last", last),
            ("next", plain(&next)),
            ("waits", Uint8Array::from(&waits[..]).into()),
            ("g", Int32Array::from(&g[..]).into()),
            ("expanded", Uint32Array::from(&expanded[..]).into()),
            ("h", floats(h.into_iter()).into()),
        ])
    }
}
