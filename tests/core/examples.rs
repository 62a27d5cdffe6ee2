//! Every example runs to its end; each asserts what it shows.

#[path = "../../examples/count.rs"]
mod count;
#[path = "../../examples/own_problem.rs"]
mod own_problem;
#[path = "../../examples/solve.rs"]
mod solve;
#[path = "../../examples/sweep.rs"]
mod sweep;
#[path = "../../examples/tempering.rs"]
mod tempering;

#[test]
fn solve_solves() {
    solve::main().unwrap();
}

#[test]
fn own_problem_is_solved() {
    own_problem::main();
}

#[test]
fn tempering_solves() {
    tempering::main().unwrap();
}

#[test]
fn count_counts_all() {
    count::main().unwrap();
}

#[test]
fn sweep_compares() {
    sweep::main().unwrap();
}
