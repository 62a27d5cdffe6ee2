//! Magnets: what runs measure is what is known exactly.

use annealing_lab::Config;
use annealing_lab::model::ising::{Ising, critical, onsager_energy};
use annealing_lab::problem::{Draw, Problem};
use annealing_lab::random::{Generator, Xoshiro};
use annealing_lab::run::{Run, Status};

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

fn energy(run: &Run) -> i32 {
    run.annealed().unwrap().energy
}

/// The mean energy of a spin at a temperature, and half of its 99.9 % interval, by means of 20 stretches of a run that cools to it.
fn measured(size: usize, temperature: f64, seed: u64, sweeps: u64) -> [f64; 2] {
    let spins = (size * size) as u64;
    let moves = 25 * sweeps * spins;
    let link = format!(
        "puzzle=ising&size={size}&cooling=linear&t0={}&t1={temperature}&over={}&moves={moves}&seed={seed}",
        temperature + 2.0,
        5 * sweeps * spins
    );
    let mut run = run(&link);
    run.advance(5 * sweeps * spins);
    let mut stretch = || {
        let mut sum = 0.0;
        for _ in 0..sweeps {
            run.advance(spins);
            sum += f64::from(energy(&run));
        }
        sum / (sweeps * spins) as f64
    };
    interval((0..20).map(|_| stretch()).collect())
}

/// The mean of 20 means, and half of its 99.9 % interval by Student's t of 19 degrees of freedom.
fn interval(means: Vec<f64>) -> [f64; 2] {
    let mean = means.iter().sum::<f64>() / 20.0;
    let variance = means.iter().map(|own| (own - mean).powi(2)).sum::<f64>() / 19.0;
    [mean, 3.883 * (variance / 20.0).sqrt()]
}

#[test]
fn sixteen_spins_agree_with_the_sum_over_all_their_states() {
    let of_state = |state: u32| -> i32 {
        let spin = |row: u32, column: u32| 2 * (state >> (row % 4 * 4 + column % 4) & 1) as i32 - 1;
        let cells = (0..16).map(|cell| (cell / 4, cell % 4));
        cells.map(|(r, c)| -spin(r, c) * (spin(r, c + 1) + spin(r + 1, c))).sum()
    };
    let energies: Vec<f64> = (0..65_536).map(|state| of_state(state).into()).collect();
    for (seed, temperature) in [(1, 1.0), (2, 2.0), (3, 2.269), (4, 3.0), (5, 5.0)] {
        let weights: Vec<f64> = energies.iter().map(|energy| (-(energy + 32.0) / temperature).exp()).collect();
        let sum: f64 = weights.iter().sum();
        let exact = weights.iter().zip(&energies).map(|(weight, energy)| weight * energy).sum::<f64>() / sum / 16.0;
        let [mean, half] = measured(4, temperature, seed, 5000);
        assert!((mean - exact).abs() < half, "{temperature}: {mean} ± {half}, exactly {exact}");
        assert!(half < 0.02, "{temperature}: {half}");
    }
}

/// The same by moves that are made here, from spins that all point up: a quench from a random start may end in stripes.
fn measured_cold(size: usize, temperature: f64, seed: u64, sweeps: usize) -> [f64; 2] {
    let ising = Ising::new(size);
    let spins = ising.spins();
    let mut state = spins.state(vec![true; size * size]);
    let mut generator = Xoshiro::new(seed);
    let mut sweep = || {
        for _ in 0..size * size {
            let mut draw = Draw::new(&mut generator);
            let spin = spins.propose(&state, &mut draw);
            let uniform = Xoshiro::uniform(draw.bits());
            let delta = spins.delta(&state, spin);
            if uniform < (-f64::from(delta) / temperature).exp() {
                spins.apply(&mut state, spin, delta);
            }
        }
        f64::from(spins.energy(&state)) / (size * size) as f64
    };
    (0..5 * sweeps).for_each(|_| {
        sweep();
    });
    interval((0..20).map(|_| (0..sweeps).map(|_| sweep()).sum::<f64>() / sweeps as f64).collect())
}

#[test]
fn many_spins_agree_with_onsager_away_from_the_critical_temperature() {
    for (seed, temperature) in [(1, 1.5), (2, 1.9), (3, 2.6), (4, 3.2), (5, 5.0)] {
        assert!((temperature - critical()).abs() > 0.3);
        let exact = onsager_energy(temperature);
        let cold = temperature < critical();
        let [mean, half] =
            if cold { measured_cold(64, temperature, seed, 200) } else { measured(64, temperature, seed, 200) };
        assert!((mean - exact).abs() < half + 0.002, "{temperature}: {mean} ± {half}, exactly {exact}");
        assert!(half < 0.01, "{temperature}: {half}");
    }
}

#[test]
fn a_magnet_makes_all_its_moves_and_is_changed_by_hand() {
    let mut cooled = run("puzzle=ising&size=8&moves=300000&seed=1");
    let start = cooled.numbers();
    assert!(start.iter().all(|spin| spin.abs() == 1));
    cooled.advance(u64::MAX);
    assert_eq!((cooled.status(), energy(&cooled)), (Status::Budget, -128));
    let flipped = run("puzzle=ising&size=8&seed=1&hand=0:f7").numbers();
    assert_eq!((0..64).filter(|&cell| flipped[cell] != start[cell]).collect::<Vec<_>>(), [7]);
    for link in ["size=3", "size=65", "hand=0:f64", "hand=0:c3-1", "hand=0:p7,0:f7"] {
        assert!(
            Config::from_link(&format!("puzzle=ising&size=8&{link}").replace("size=8&size", "size")).is_err(),
            "{link}"
        );
    }
}
