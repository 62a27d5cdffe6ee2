//! Propose, compute the change of energy, accept: the loop.
//!
//! A segment is a number of moves between two events that matter to a run (a sample, a restart, the end of a slice).
//! Within it nothing is allocated, and only accepted moves, a few in a hundred, are looked at by best and trace. The loop
//! is the same for every rule of acceptance; what judges a proposal is an `Acceptor`, and the compiler makes a loop of each.

mod acceptor;
mod segment;
mod state;

pub use acceptor::Acceptance;
pub use segment::Segment;
pub use state::{Cooling, Proposal, WalkState};
