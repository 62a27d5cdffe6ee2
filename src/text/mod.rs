//! Text as links and puzzle files write it.

pub mod number;
