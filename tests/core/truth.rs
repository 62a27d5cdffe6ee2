//! Statistical truth: shuffles and proposals are uniform, acceptance has the frequency of its formula, and at constant
//! temperature boards are visited as `exp(-E / T)` says.
//!
//! Seeds are fixed, so each test gives one answer for ever. It would be wrong once in a million seeds: a chi-squared value
//! fails when it has a probability below 1e-6 under the hypothesis.

use annealing_lab::anneal::probability;
use annealing_lab::board::Blind;
use annealing_lab::board::sudoku::SudokuNeighbourhood;
use annealing_lab::board::sudoku::cells::CellBoard;
use annealing_lab::board::sums::SmallSums;
use annealing_lab::link::Config;
use annealing_lab::problem::{Cells, Draw};
use annealing_lab::puzzle::Instance;
use annealing_lab::random::{Generator, RMersenne, Xoshiro};
use std::collections::HashMap;

const LEAST: f64 = 1e-6;

/// The probability of a chi-squared value this great or greater: the regularised upper incomplete gamma function
/// `Q(df / 2, x / 2)`, by its series or its continued fraction (Numerical Recipes, 6.2).
fn chi_squared_tail(x: f64, df: usize) -> f64 {
    let (a, x) = (df as f64 / 2.0, x / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - libm::lgamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for n in 1..10_000 {
            term *= x / (a + f64::from(n));
            sum += term;
        }
        return 1.0 - front * sum;
    }
    let (mut b, mut c) = (x + 1.0 - a, 1e300);
    let mut d = 1.0 / b;
    let mut h = d;
    for n in 1..10_000 {
        let n = f64::from(n);
        let an = -n * (n - a);
        b += 2.0;
        d = 1.0 / (an * d + b);
        c = b + an / c;
        h *= d * c;
    }
    front * h
}

/// The tail against values of a table, and the test against counts that are not uniform: it can fail.
#[test]
fn the_test_of_the_tests() {
    for (x, df, tail) in
        [(3.841_458_820_694_124, 1, 0.05), (18.307_038_053_275_146, 10, 0.05), (149.449_25, 100, 0.001)]
    {
        let got = chi_squared_tail(x, df);
        assert!((got / tail - 1.0).abs() < 1e-4, "{x} at {df}: {got}");
    }
    assert!(tail_of_uniform(&[1000, 1000, 1000, 1250]) < LEAST);
    assert!(tail_of_uniform(&[1000, 1020, 990, 1010]) > 0.5);
}

fn tail_of(observed: &[u64], expected: &[f64]) -> f64 {
    assert!(expected.iter().all(|&wish| wish > 20.0), "too few for chi-squared");
    let chi = observed.iter().zip(expected).map(|(&got, wish)| (got as f64 - wish).powi(2) / wish).sum();
    chi_squared_tail(chi, observed.len() - 1)
}

fn tail_of_uniform(observed: &[u64]) -> f64 {
    let each = observed.iter().sum::<u64>() as f64 / observed.len() as f64;
    tail_of(observed, &vec![each; observed.len()])
}

fn assert_uniform(observed: &[u64], what: &str) {
    let tail = tail_of_uniform(observed);
    assert!(tail > LEAST, "{what}: probability {tail:e}");
}

fn shuffles(mut generator: impl Generator, what: &str) {
    let mut counts: HashMap<Vec<i32>, u64> = HashMap::new();
    for _ in 0..120_000 {
        let mut numbers = vec![1, 2, 3, 4, 5];
        generator.shuffle(&mut numbers);
        *counts.entry(numbers).or_default() += 1;
    }
    assert_eq!(counts.len(), 120, "{what}");
    assert_uniform(&counts.into_values().collect::<Vec<_>>(), what);
}

#[test]
fn all_orders_are_equally_likely() {
    shuffles(Xoshiro::new(1), "xoshiro");
    shuffles(RMersenne::new(1), "r");
}

/// Pairs, then uniforms in sixteen parts, then both together.
fn proposals<K: Blind, G: Generator>(rules: &K, mut generator: G, weights: &[f64], what: &str) {
    let pairs = rules.moves();
    let total: f64 = weights.iter().sum();
    let draws = 800 * pairs as u64;
    let (mut of_pair, mut joint, mut of_part) = (vec![0u64; pairs], vec![0u64; pairs * 4], vec![0u64; 16]);
    for _ in 0..draws {
        let mut draw = Draw::new(&mut generator);
        let pair = rules.draw(&mut draw);
        let bits = draw.bits();
        let uniform = G::uniform(bits);
        of_pair[pair as usize] += 1;
        of_part[(uniform * 16.0) as usize] += 1;
        joint[pair as usize * 4 + (uniform * 4.0) as usize] += 1;
    }
    let wish: Vec<f64> = weights.iter().map(|weight| draws as f64 * weight / total).collect();
    let quarters: Vec<f64> = wish.iter().flat_map(|wish| [wish / 4.0; 4]).collect();
    for (tail, of) in [
        (tail_of(&of_pair, &wish), "pairs"),
        (tail_of_uniform(&of_part), "uniforms"),
        (tail_of(&joint, &quarters), "both"),
    ] {
        assert!(tail > LEAST, "{what}, {of}: probability {tail:e}");
    }
}

#[test]
fn all_pairs_of_a_sums_puzzle_are_equally_likely() {
    for link in ["puzzle=magic19", "puzzle=octa", "givens=.,.,5,.,.,.,.,.,.,2,.,.,.,.,.,.,.,.,19"] {
        let Instance::Sums { puzzle, givens } = Config::from_link(link).unwrap().problem else { panic!("{link}") };
        let rules = SmallSums::new(&puzzle, &givens);
        let weights = vec![1.0; rules.moves()];
        proposals(&rules, Xoshiro::new(2), &weights, link);
        proposals(&rules, RMersenne::new(2), &weights, link);
    }
}

/// A box with blanks to swap first, each equally likely, then one of its pairs.
#[test]
fn all_boxes_of_a_sudoku_are_equally_likely_and_all_pairs_within() {
    for link in ["puzzle=sudoku&singles=off".to_string(), format!("puzzle=sudoku&givens={}", ".".repeat(81))] {
        let Instance::Sudoku(sudoku) = Config::from_link(&link).unwrap().problem else { panic!("{link}") };
        let rules = SudokuNeighbourhood::<CellBoard>::new(&sudoku);
        let box_of = |pair: usize| {
            let [cell, other] = rules.cells(pair as u32);
            let number = |cell: usize| cell / 27 * 3 + cell % 9 / 3;
            assert_eq!(number(cell), number(other), "a pair within one box");
            number(cell)
        };
        let mut pairs_in = [0.0; 9];
        (0..rules.moves()).for_each(|pair| pairs_in[box_of(pair)] += 1.0);
        let weights: Vec<f64> = (0..rules.moves()).map(|pair| 1.0 / pairs_in[box_of(pair)]).collect();
        proposals(&rules, Xoshiro::new(3), &weights, &link);
        proposals(&rules, RMersenne::new(3), &weights, &link);
    }
}

/// Of all worsenings by d at temperature T, the share accepted is `exp(-d / T)`: a chi-squared value of one degree of freedom
/// for each d, each tested for itself.
#[test]
fn worsenings_are_accepted_as_often_as_the_formula_says() {
    for rng in ["xoshiro", "r"] {
        let temperature = 30.0;
        let link = format!(
            "puzzle=octa&givens=1,2,3,4,.,.,.,.,.,.,.,.,.,.,.,.&cooling=constant&t0={temperature}&restart=none&moves=10000000&rng={rng}&seed=5"
        );
        let mut run = Config::from_link(&link).unwrap().into_run();
        let mut seen: HashMap<i32, (u64, u64)> = HashMap::new();
        for _ in 0..300_000 {
            run.advance(1);
            let last = run.annealed().unwrap().last.unwrap();
            let (proposed, accepted) = seen.entry(last.delta).or_default();
            *proposed += 1;
            *accepted += u64::from(last.accepted);
        }
        let mut tested = 0;
        for (delta, (proposed, accepted)) in seen {
            let probability = probability(delta.into(), temperature);
            if delta <= 0 {
                assert_eq!(proposed, accepted, "{rng}: a change by {delta} is always accepted");
            } else if proposed as f64 * probability.min(1.0 - probability) > 50.0 {
                let expected = [proposed as f64 * probability, proposed as f64 * (1.0 - probability)];
                let tail = tail_of(&[accepted, proposed - accepted], &expected);
                assert!(tail > LEAST, "{rng}: a worsening by {delta}: probability {tail:e}");
                tested += 1;
            }
        }
        assert!(tested >= 20, "{rng}: {tested} worsenings were frequent enough");
    }
}

/// Four blanks of an Octa and so few boards that all can be visited. Looked at so seldom that looks are as good as
/// independent, they stand on each board as often as `exp(-E / T) / Z` says.
#[test]
fn boards_are_visited_as_boltzmann_says() {
    const LOOKS: u64 = 60_000;
    for rng in ["xoshiro", "r"] {
        let solved = {
            let mut run = Config::from_link("puzzle=octa&seed=17").unwrap().into_run();
            run.advance(u64::MAX);
            run.numbers()
        };
        // A solution is where a run ends. With two givens exchanged there is none, and the run goes on.
        let mut numbers = solved;
        numbers.swap(0, 15);
        let free = [2, 5, 8, 11];
        let givens: Vec<String> = numbers
            .iter()
            .enumerate()
            .map(|(cell, number)| if free.contains(&cell) { ".".to_string() } else { number.to_string() })
            .collect();
        let base = format!("puzzle=octa&givens={}", givens.join(","));
        let problem = Config::from_link(&base).unwrap().problem;

        let mut boards: Vec<(Vec<i32>, i32)> = Vec::new();
        let values = free.map(|cell| numbers[cell]);
        for order in 0..256 {
            let places = [order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6];
            if (0..4).all(|place| places.contains(&place)) {
                let mut board = numbers.clone();
                free.iter().zip(places).for_each(|(&cell, place)| board[cell] = values[place]);
                let energy = problem.energy(&board);
                assert!(energy > 0, "a solution would end the run");
                boards.push((board, energy));
            }
        }
        assert_eq!(boards.len(), 24);
        let least = boards.iter().map(|(_, energy)| *energy).min().unwrap();
        let mean = boards.iter().map(|(_, energy)| f64::from(energy - least)).sum::<f64>() / 24.0;
        // So that the boards differ much, and the rarest are still seen.
        let temperature = (mean / 1.5).round();
        let weights: Vec<f64> =
            boards.iter().map(|(_, energy)| (-f64::from(energy - least) / temperature).exp()).collect();
        let z: f64 = weights.iter().sum();

        let link = format!("{base}&cooling=constant&t0={temperature}&restart=none&moves=1000000000&rng={rng}&seed=6");
        let mut run = Config::from_link(&link).unwrap().into_run();
        let mut visits = vec![0u64; boards.len()];
        for _ in 0..LOOKS {
            run.advance(61);
            let now = run.numbers();
            visits[boards.iter().position(|(board, _)| *board == now).expect("one of the 24")] += 1;
        }
        // Boards that should be seen less than 50 times count together.
        let (mut observed, mut expected, mut rare) = (Vec::new(), Vec::new(), (0, 0.0));
        for (visits, weight) in visits.iter().zip(&weights) {
            let wish = LOOKS as f64 * weight / z;
            if wish < 50.0 {
                rare = (rare.0 + visits, rare.1 + wish);
            } else {
                observed.push(*visits);
                expected.push(wish);
            }
        }
        if rare.1 > 50.0 {
            observed.push(rare.0);
            expected.push(rare.1);
        }
        assert!(observed.len() >= 8, "{rng}: {} boards to tell apart", observed.len());
        let tail = tail_of(&observed, &expected);
        assert!(tail > LEAST, "{rng}, T = {temperature}: probability {tail:e}");
        // Another temperature by a tenth would be found out.
        let wrong: Vec<f64> =
            boards.iter().map(|(_, energy)| (-f64::from(energy - least) / (1.1 * temperature)).exp()).collect();
        let sum: f64 = wrong.iter().sum();
        let chi: f64 = visits
            .iter()
            .zip(&wrong)
            .map(|(&got, weight)| (got as f64 - LOOKS as f64 * weight / sum).powi(2) / (LOOKS as f64 * weight / sum))
            .sum();
        assert!(chi_squared_tail(chi, 23) < LEAST, "{rng}: the test would not tell T from 1.1 T");
    }
}
