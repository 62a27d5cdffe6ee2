//! Text as links and puzzle files write it, and what the crate reports to people.

#[cfg(full)]
pub(crate) mod checksum;
#[cfg(full)]
pub mod encoding;
pub mod english;
pub mod message;
pub mod number;
pub mod percent;
pub mod range;
