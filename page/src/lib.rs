//! The JavaScript API of the core module, which the page loads first, and of the full module. docs/API.md is made from
//! its doc comments.

#[cfg(feature = "full")]
mod full;
mod pace;
mod setup;
mod solver;
mod symmetry;

use annealing_lab::link::{Config, LinkError, LinkErrorKind};
use js_sys::{Float64Array, Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// The imports of the types that signatures name.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

/// Returns a `LinkError`: the key, its value, and the `Message` that reports the error. The full bundle may be able to
/// read a link that is `beyond` this one.
fn thrown(error: LinkError) -> JsValue {
    let LinkError { key, value, message, kind, .. } = error;
    let beyond = (kind == LinkErrorKind::Unsupported).into();
    plain(&[("key", key.into()), ("value", value.into()), ("message", to_js(&message)), ("beyond", beyond)])
}

/// Reads the configuration of a link that this module can run. Throws a `LinkError`.
fn config_of(link: &str) -> Result<Config, JsValue> {
    Config::from_link(link).map_err(thrown)
}

/// Prints the message of a panic, which is a bug, on the console.
#[wasm_bindgen(start)]
fn show_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.payload_as_str().unwrap_or("a panic without a message").into())
    }));
}

fn floats(values: impl Iterator<Item = f64>) -> Float64Array {
    Float64Array::from(&values.collect::<Vec<f64>>()[..])
}

fn object(properties: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        put(&object, name, value);
    }
    object
}

/// Returns an object with these properties as a JavaScript value.
fn plain(properties: &[(&str, JsValue)]) -> JsValue {
    object(properties).into()
}

/// Returns the first object with the properties of the second added. Serde could join them, but with much more code.
fn joined(one: &JsValue, other: &JsValue) -> JsValue {
    let (one, other): (&Object, &Object) = (one.unchecked_ref(), other.unchecked_ref());
    Object::assign(one, other).into()
}

fn put(object: &Object, name: &str, value: &JsValue) {
    Reflect::set(object, &name.into(), value).expect("a plain object takes any property");
}

/// Returns plain data as a plain object. Integers are bounded when they are read, so that JavaScript represents them
/// exactly. If an integer is out of range all the same, an error is thrown, and the worker continues.
fn to_js<T: Serialize>(value: &T) -> JsValue {
    value.serialize(&Serializer::json_compatible()).unwrap_or_else(|error| wasm_bindgen::throw_val(error.into()))
}
