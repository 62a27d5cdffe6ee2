//! Text as links and puzzle files write it.

pub mod number;
pub mod percent;
pub mod range;
