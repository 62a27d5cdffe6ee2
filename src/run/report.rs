//! A run as text: the same bytes for the page and the command line.

use super::Run;
#[cfg(feature = "json")]
pub use super::json::{to_json, to_json_as};
use std::fmt::Write;

/// Returns the rows of the run's trace as CSV, with a header; the columns are those of the plots. `accepted` counts the
/// accepted moves so far. Of a search: how large it was after so many expansions.
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
