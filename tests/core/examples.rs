//! Every example runs to its end; each asserts what it shows.

#[path = "../../examples/count.rs"]
mod count;
#[path = "../../examples/knapsack.rs"]
mod knapsack;
#[path = "../../examples/maxcut.rs"]
mod maxcut;
#[path = "../../examples/own_problem.rs"]
mod own_problem;
#[path = "../../examples/qap.rs"]
mod qap;
#[path = "../../examples/solve.rs"]
mod solve;
#[path = "../../examples/sweep.rs"]
mod sweep;
#[path = "../../examples/tempering.rs"]
mod tempering;
#[path = "../../examples/tsp.rs"]
mod tsp;
#[path = "../../examples/undo.rs"]
mod undo;

#[test]
fn problems_of_ones_own_are_annealed() {
    for main in [own_problem::main, undo::main, tsp::main, qap::main, maxcut::main, knapsack::main] {
        main().unwrap();
    }
}

/// An example is read whole: 45 lines of code at most.
#[test]
fn problems_of_ones_own_are_short() {
    for code in [
        include_str!("../../examples/undo.rs"),
        include_str!("../../examples/tsp.rs"),
        include_str!("../../examples/qap.rs"),
        include_str!("../../examples/maxcut.rs"),
        include_str!("../../examples/knapsack.rs"),
    ] {
        let lines = code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        assert!(lines.count() <= 45, "{}", code.lines().next().unwrap_or_default());
    }
}

#[test]
fn tempering_solves() {
    tempering::main().unwrap();
}

#[test]
fn solve_solves() {
    solve::main().unwrap();
}

#[test]
fn count_counts_all() {
    count::main().unwrap();
}

#[test]
fn sweep_compares() {
    sweep::main().unwrap();
}
