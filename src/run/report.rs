//! A run as text, with the same bytes on the page and on the command line.

use super::Run;
#[cfg(feature = "json")]
pub use super::json::{to_json, to_json_as};
use std::fmt::Write;

/// Returns the rows of the run's trace as CSV, with a header. `accepted` counts the accepted moves so far. For a
/// search, the rows have its size after a number of expansions.
pub fn to_csv(run: &Run) -> String {
    let mut csv = String::new();
    if let Some(searcher) = run.searcher() {
        csv += "expansion,nodes,goal_tests,frontier,reached\n";
        for size in searcher.sizes() {
            let (expansions, nodes, goal_tests) = (size.expansions, size.nodes, size.goal_tests);
            writeln!(csv, "{expansions},{nodes},{goal_tests},{},{}", size.frontier, size.reached)
                .expect("a string takes everything");
        }
        return csv;
    }
    csv += "move,energy,best,temperature,accepted\n";
    for row in run.rows() {
        writeln!(csv, "{},{},{},{},{}", row.moves, row.energy, row.best, row.temperature, row.accepted)
            .expect("a string takes everything");
    }
    csv
}
