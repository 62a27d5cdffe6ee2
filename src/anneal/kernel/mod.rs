//! The kernel: the loop that proposes a move, computes the change of energy, and accepts or rejects.
//!
//! A segment is the moves between two events of a run: a sample, a restart, the end of a slice. Within a segment only
//! a copy of the best state allocates memory, and only accepted moves, a few in a hundred, reach the trace. The loop
//! is written once for all rules of acceptance: an `Acceptor` decides, and the compiler makes a loop of each.

mod acceptor;
mod segment;
mod state;

pub use acceptor::Acceptance;
pub use segment::Segment;
pub use state::{Cooling, Proposal, WalkState};
