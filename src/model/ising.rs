//! A magnet: spins that point up or down and attract their neighbours (Ising 1925).
//!
//! [`Spins`] is the model with any couplings and fields. An [`Ising`] is the square lattice that a link names.

use super::{BestKnown, Drawing, Properties};
use crate::problem::{Cells, Change, Draw, Energy, Problem};
use crate::random::Generator;
use crate::text::english;
use crate::text::message::Message;
use std::sync::Arc;

/// The name of the problem in links.
pub const ISING: &str = "ising";

/// Spins with couplings and fields. A spin is 1 or -1. The energy is minus the sum of `coupling * spin * other` over
/// all pairs, and of `field * spin`. A move flips one spin.
#[derive(Clone, Debug, PartialEq)]
pub struct Spins<E> {
    /// The other spins that each spin is coupled with, and the strength of the coupling.
    couplings: Arc<[Vec<(u32, E)>]>,
    fields: Arc<[E]>,
    /// The spins that may flip.
    free: Arc<[usize]>,
}

/// Spins, and the field that the others produce at each.
#[derive(Clone, Debug, PartialEq)]
pub struct SpinState<E> {
    up: Vec<bool>,
    local: Vec<E>,
}

impl<E> SpinState<E> {
    /// Returns the spins: `true` is up, or 1.
    pub fn up(&self) -> &[bool] {
        &self.up
    }
}

impl<E: Energy> Spins<E> {
    /// Returns the model with a field for each spin, and these couplings between two different spins.
    pub fn new(fields: Vec<E>, couplings: &[(usize, usize, E)]) -> Self {
        let mut of_each = vec![Vec::new(); fields.len()];
        for &(a, b, strength) in couplings {
            of_each[a].push((b as u32, strength));
            of_each[b].push((a as u32, strength));
        }
        let free = (0..fields.len()).collect();
        Spins { couplings: of_each.into(), fields: fields.into(), free }
    }

    /// Returns the number of spins.
    pub fn spins(&self) -> usize {
        self.fields.len()
    }

    /// Returns the state of these spins: `true` is up, or 1.
    pub fn state(&self, up: Vec<bool>) -> SpinState<E> {
        let local = |spin: usize| {
            let couplings = self.couplings[spin].iter();
            couplings.fold(self.fields[spin], |sum, &(other, strength)| signed(sum, up[other as usize], strength))
        };
        let local = (0..up.len()).map(local).collect();
        SpinState { up, local }
    }
}

/// Adds a value, or subtracts it.
#[inline(always)]
fn signed<E: Energy>(sum: E, plus: bool, value: E) -> E {
    if plus { sum + value } else { sum - value }
}

impl<E: Energy> Problem for Spins<E> {
    type State = SpinState<E>;
    /// The spin that flips.
    type Move = u32;
    type Energy = E;

    fn start<G: Generator>(&self, generator: &mut G) -> SpinState<E> {
        self.state((0..self.fields.len()).map(|_| generator.index(2) == 1).collect())
    }

    #[inline(always)]
    fn propose<G: Generator>(&self, _state: &SpinState<E>, draw: &mut Draw<G>) -> u32 {
        self.free[draw.index(self.free.len() as u32) as usize] as u32
    }

    #[inline(always)]
    fn delta(&self, state: &SpinState<E>, spin: u32) -> E {
        let local = state.local[spin as usize];
        let twice = local + local;
        if state.up[spin as usize] { twice } else { E::ZERO - twice }
    }

    #[inline]
    fn apply(&self, state: &mut SpinState<E>, spin: u32, _delta: E) {
        let up = !state.up[spin as usize];
        state.up[spin as usize] = up;
        for &(other, strength) in &self.couplings[spin as usize] {
            let local = &mut state.local[other as usize];
            *local = signed(*local, up, strength + strength);
        }
    }

    fn energy(&self, state: &SpinState<E>) -> E {
        let mut energy = E::ZERO;
        for (spin, &up) in state.up.iter().enumerate() {
            energy = signed(energy, !up, self.fields[spin]);
            for &(other, strength) in self.couplings[spin].iter().filter(|&&(other, _)| other as usize > spin) {
                energy = signed(energy, up != state.up[other as usize], strength);
            }
        }
        energy
    }
}

impl Cells for Spins<i32> {
    fn moves(&self) -> usize {
        self.free.len()
    }

    fn nth(&self, _state: &SpinState<i32>, index: u32) -> u32 {
        self.free[index as usize] as u32
    }

    fn probability(&self, _index: u32) -> f64 {
        1.0 / self.moves() as f64
    }

    /// Returns the spin that flips, twice.
    fn cells(&self, spin: u32) -> [usize; 2] {
        [spin as usize; 2]
    }

    /// Returns 1 for up, and -1 for down.
    fn number(&self, state: &SpinState<i32>, spin: usize) -> i32 {
        if state.up[spin] { 1 } else { -1 }
    }

    fn numbers(&self, state: &SpinState<i32>, spin: u32, made: bool) -> [i32; 2] {
        let before = if made { -1 } else { 1 } * self.number(state, spin as usize);
        [before, -before]
    }

    fn pinned(&self, _state: &SpinState<i32>, pinned: &[bool]) -> Self {
        Spins { free: (0..pinned.len()).filter(|&spin| !pinned[spin]).collect(), ..self.clone() }
    }

    fn alter(&self, state: &SpinState<i32>, change: Change) -> Option<SpinState<i32>> {
        let Change::Flip(spin) = change else { return None };
        let mut up = state.up.clone();
        up[spin] = !up[spin];
        Some(self.state(up))
    }
}

/// The square lattice with periodic edges, coupled by 1, without a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Ising {
    size: usize,
    spins: Spins<i32>,
}

impl Ising {
    /// Returns the lattice with `size` spins per side, at least 3. Each spin has four neighbours, across the edge to
    /// the opposite side.
    pub fn new(size: usize) -> Ising {
        let at = |row: usize, column: usize| row % size * size + column % size;
        let pairs = (0..size * size).flat_map(|spin| {
            let (row, column) = (spin / size, spin % size);
            [(spin, at(row, column + 1), 1), (spin, at(row + 1, column), 1)]
        });
        Ising { size, spins: Spins::new(vec![0; size * size], &pairs.collect::<Vec<_>>()) }
    }

    /// Returns the number of spins per side.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the problem.
    pub fn spins(&self) -> &Spins<i32> {
        &self.spins
    }

    /// Returns the data for a drawing.
    pub(super) fn drawing(&self) -> Drawing<'_> {
        // At these constant temperatures, runs of 1,000,000 moves on 32x32 spins get nearest to the least energy
        // (docs/ISING.md).
        let useful = [1.4, 1.6];
        Drawing::Ising { name: ISING, title: "Magnet", size: self.size, best: self.best(), useful }
    }
}

impl Properties for Ising {
    fn name(&self) -> &'static str {
        ISING
    }

    fn label(&self) -> String {
        format!("{ISING} {size}x{size}", size = self.size)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("size", self.size.to_string())]
    }

    fn cells(&self) -> usize {
        self.size * self.size
    }

    fn energy(&self, board: &[i32]) -> i32 {
        Problem::energy(&self.spins, &self.spins.state(board.iter().map(|&spin| spin > 0).collect()))
    }

    fn make(&self, board: &mut [i32], [spin, _]: [usize; 2]) {
        board[spin] = -board[spin];
    }

    fn statement(&self) -> Message {
        english::heat_magnet(self.size)
    }

    /// Returns the energy of aligned spins. A run does not end there, because its purpose is to show heat.
    fn best(&self) -> Option<BestKnown> {
        Some(BestKnown { energy: -2 * self.cells() as i32, proved: true })
    }
}

/// Returns the temperature below which an infinite lattice is magnetised: 2.269 (Onsager 1944).
pub fn critical() -> f64 {
    2.0 / libm::log(1.0 + libm::sqrt(2.0))
}

/// Returns the mean energy of a spin of an infinite lattice at a temperature above 0 (Onsager 1944).
pub fn onsager_energy(temperature: f64) -> f64 {
    let twice = 2.0 / temperature;
    // At low temperatures the formula loses its digits, and all spins are aligned.
    if twice > 40.0 {
        return -2.0;
    }
    let modulus = 2.0 * libm::sinh(twice) / (libm::cosh(twice) * libm::cosh(twice));
    let tangent = libm::tanh(twice);
    let rest = 2.0 * tangent * tangent - 1.0;
    // At the critical temperature the integral is infinite, and its factor is 0.
    let integral = if rest.abs() < 1e-12 { 0.0 } else { complete_elliptic(modulus) };
    -(1.0 + 2.0 / std::f64::consts::PI * rest * integral) / tangent
}

/// Returns the complete elliptic integral of the first kind for a modulus below 1, by Gauss's mean.
fn complete_elliptic(modulus: f64) -> f64 {
    let (mut a, mut b) = (1.0, libm::sqrt(((1.0 - modulus) * (1.0 + modulus)).max(f64::MIN_POSITIVE)));
    while (a - b).abs() > 1e-15 * a {
        (a, b) = (0.5 * (a + b), libm::sqrt(a * b));
    }
    std::f64::consts::FRAC_PI_2 / a
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Xoshiro;

    #[test]
    fn every_flip_changes_the_energy_as_it_says() {
        let couplings = [(0, 1, 3), (1, 2, -2), (0, 3, 1), (2, 3, 5)];
        let spins = Spins::new(vec![1, 0, -4, 2], &couplings);
        for code in 0..16 {
            let state = spins.state((0..4).map(|spin| code >> spin & 1 == 1).collect());
            for spin in 0..4 {
                let (mut moved, delta) = (state.clone(), spins.delta(&state, spin));
                spins.apply(&mut moved, spin, delta);
                assert_eq!(spins.energy(&moved), spins.energy(&state) + delta);
                assert_eq!(moved, spins.state(moved.up.clone()));
                assert_eq!(spins.alter(&state, Change::Flip(spin as usize)), Some(moved.clone()));
                let number = |state: &SpinState<i32>| spins.number(state, spin as usize);
                assert_eq!(spins.numbers(&moved, spin, true), [number(&state), number(&moved)]);
                assert_eq!(spins.numbers(&state, spin, false), [number(&state), number(&moved)]);
            }
        }
    }

    #[test]
    fn aligned_spins_have_the_least_energy() {
        for size in [3, 4, 7] {
            let ising = Ising::new(size);
            let best = ising.best().unwrap().energy;
            assert_eq!(Properties::energy(&ising, &vec![1; size * size]), best);
            assert_eq!(Properties::energy(&ising, &vec![-1; size * size]), best);
        }
    }

    #[test]
    fn fields_and_floats_are_spins_too() {
        let spins = Spins::new(vec![0.5; 3], &[(0, 1, 1.5)]);
        assert_eq!(spins.energy(&spins.state(vec![true; 3])), -3.0);
        assert_eq!(spins.energy(&spins.start(&mut Xoshiro::new(1))).abs() % 0.5, 0.0);
    }

    #[test]
    fn the_formula_has_its_known_values() {
        assert!((critical() - 2.269_185_314_213).abs() < 1e-12);
        assert!((onsager_energy(critical()) + std::f64::consts::SQRT_2).abs() < 1e-5);
        assert!((onsager_energy(0.01) + 2.0).abs() < 1e-12 && (onsager_energy(1e6)).abs() < 1e-5);
        // At high temperatures the energy is -2 tanh(1/T), to third order.
        let hot = onsager_energy(100.0);
        assert!((hot + 2.0 * libm::tanh(0.01)).abs() < 1e-5, "{hot}");
    }
}
