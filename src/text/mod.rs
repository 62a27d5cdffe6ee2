//! The text formats of links and puzzle files, and the crate's reports to people.

#[cfg(full)]
pub(crate) mod checksum;
#[cfg(full)]
pub mod encoding;
pub mod english;
pub mod message;
pub mod number;
pub mod percent;
pub mod range;
