//! Links as they arrive.

use crate::{plain, to_js};
use annealing_lab::link::transit::{Arrived, arrived, links_of};
use wasm_bindgen::prelude::*;

/// The first link of a text, or the text as a link.
pub fn first_of(text: &str) -> Arrived {
    links_of(text).into_iter().next().unwrap_or_else(|| arrived(text))
}

/// Undoes what was done to a link on its way: `ArrivedLink`.
#[wasm_bindgen(unchecked_return_type = "ArrivedLink")]
pub fn mend_link(text: &str) -> JsValue {
    let Arrived { link, undone, lost, .. } = first_of(text);
    plain(&[("link", link.into()), ("undone", to_js(&undone)), ("lost", to_js(&lost))])
}
