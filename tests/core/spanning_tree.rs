//! Chains of triangles: no one temperature finds the minimum spanning tree, and cooling does.

use annealing_lab::Config;
use annealing_lab::run::{Run, Status};

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

fn energy(run: &Run) -> i32 {
    run.annealed().unwrap().energy
}

/// Checks states against weights that are added up here, and that every vertex stays joined.
#[test]
fn a_run_keeps_the_chain_joined_and_its_energy_is_the_excess_of_weight() {
    let mut run = run("puzzle=spanning-tree&triangles=6&m=5&cooling=constant&t0=30&moves=2000&seed=3");
    assert_eq!(run.numbers(), [1; 18]);
    for _ in 0..2000 {
        let edges = run.numbers();
        let mut excess = 0;
        for (place, triangle) in edges.chunks(3).enumerate() {
            assert!(triangle.iter().sum::<i32>() >= 2);
            let [light, heavy] = if place < 3 { [1, 5] } else { [25, 125] };
            excess += (triangle[0] + triangle[1]) * light + triangle[2] * heavy - 2 * light;
        }
        assert_eq!(energy(&run), excess);
        run.advance(1);
    }
    // A whole triangle loses its edge; then it needs the other two.
    let by_hand = |hand: &str| Config::from_link(&format!("puzzle=spanning-tree&triangles=6&hand={hand}")).unwrap();
    assert_eq!(by_hand("0:f4").into_run().numbers()[3..6], [1, 0, 1]);
    assert_eq!(by_hand("0:f4,0:f3").into_run().numbers()[3..6], [1, 0, 1]);
    assert_eq!(by_hand("0:f4,0:f4").into_run().numbers(), [1; 18]);
}

#[test]
fn cooling_finds_what_no_temperature_finds() {
    let solved = |link: &str| {
        let solves = |seed: &u64| {
            let mut run = run(&format!("puzzle=spanning-tree&{link}&moves=1000000&seed={seed}"));
            run.advance(u64::MAX);
            run.status() == Status::Solved
        };
        (1..=4).filter(solves).count()
    };
    for m in [10, 50] {
        assert_eq!(solved(&format!("m={m}")), 4);
        let m = f64::from(m);
        for temperature in [0.3, 1.0, m, m * m / 3.0, m * m, 3.0 * m * m] {
            assert_eq!(solved(&format!("m={m}&cooling=constant&t0={temperature}")), 0, "{m} {temperature}");
        }
    }
}
