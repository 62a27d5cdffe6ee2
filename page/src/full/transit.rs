//! Links as they arrive.

use crate::{plain, to_js};
use annealing_lab::link::transit::{Arrived, arrived, links_of};
use wasm_bindgen::prelude::*;

/// Returns the text as a link, or the first link of a text of several words.
pub fn first_of(text: &str) -> Arrived {
    let words = text.trim().contains(char::is_whitespace);
    let found = if words { links_of(text).into_iter().next() } else { None };
    found.unwrap_or_else(|| arrived(text))
}

/// Undoes the changes that a link suffered in transit: `ArrivedLink`.
#[wasm_bindgen(unchecked_return_type = "ArrivedLink")]
pub fn mend_link(text: &str) -> JsValue {
    let Arrived { link, undone, lost, .. } = first_of(text);
    plain(&[("link", link.into()), ("undone", to_js(&undone)), ("lost", to_js(&lost))])
}
