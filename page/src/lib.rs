//! What `src/wasm/` exports, as a module. It is a package of its own so that the program is built without a second library, and all
//! bundles share what they are built from.

pub use annealing_lab::*;
