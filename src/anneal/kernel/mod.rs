//! The kernel: the loop that proposes a move, computes the change of energy, and accepts or rejects.
//!
//! A segment is the moves between two events of a run: a sample, a restart, the end of a slice. Within a segment only a
//! copy of the best state allocates memory. Only accepted moves, a few in a hundred, reach the trace. The loop is
//! written once for all rules of acceptance, which are types with the trait `Acceptor`; the compiler makes a separate
//! loop for each.

mod acceptor;
mod segment;
mod state;

pub use acceptor::Acceptance;
pub use segment::Segment;
pub use state::{Cooling, Proposal, WalkState};
