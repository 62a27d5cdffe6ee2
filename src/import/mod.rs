//! Any sudoku that people have, read from text: a row of characters, rows in a frame, files, lists, links.
//!
//! What the text is, is seen from the text alone; [`import`] asks in this order:
//!
//! | the text | module |
//! |---|---|
//! | has `<opensudoku`: a file of OpenSudoku | `opensudoku` |
//! | an address of a site that is known, or the part of one that holds the puzzle | `address` |
//! | begins with `{`: the JSON of f-puzzles | `fpuzzles` |
//! | has lines that are each a whole puzzle: `.sdm`, one such line, a table of them | `list` |
//! | commas, semicolons or tabs: separated values | `separated` |
//! | anything else: rows, with or without a frame, `.sdk`, `.ss` | `rows` |
//! | none of these: tables of HTML, other frames and blanks, candidates, scans | `mend` |
//!
//! All of them end in symbols, one a cell; [`Alphabet`] says which numbers they are. Boxes are not looked at: those of
//! 6x6 are 2 rows high and 3 columns wide. Nothing here says whether a puzzle makes sense; it may have no solution.

mod address;
mod alphabet;
mod error;
mod export;
mod fpuzzles;
mod grid;
mod html;
mod imported;
mod lines;
mod list;
pub mod lz;
mod marks;
mod markup;
mod mend;
mod opensudoku;
mod read;
mod rows;
mod scl;
mod separated;

pub use alphabet::Alphabet;
pub use error::ImportError;
pub use export::to_sdk;
pub use fpuzzles::to_packed as to_fpuzzles;
pub use imported::{Imported, MAX_BYTES, SIZES};
pub use list::{Import, List, Listed};
pub use read::import;
