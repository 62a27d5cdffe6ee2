//! Cooling schedules: the temperature as a function of the move number, counted from 1 at each anneal and each reheat.
//!
//! A function of the move number does not drift, so pauses, batches and seeking agree on it to the last bit. Modified
//! Lam depends on the run instead, and keeps its state in a [`Lam`]. No other schedule ever rises, as the kernel
//! requires.

/// A cooling schedule: the temperature, in units of energy, as a function of the move number `k` from 1.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
#[must_use]
pub enum Schedule {
    /// A constant temperature, `t0`.
    Constant {
        /// The temperature, 0 or more; 0 is plain descent.
        t0: f64,
    },
    /// Fast (Cauchy) cooling, Szu 1987: `t0 / (k + 1)`.
    Fast {
        /// Twice the first temperature.
        t0: f64,
    },
    /// Logarithmic (Boltzmann) cooling, Geman 1984: `t0 / ln(k + 1)`. It tends to a best state if and only if `t0` is
    /// at least d* (Hajek 1988). Here d* is the greatest depth of a local minimum that is not a global one.
    Logarithmic {
        /// The temperature when `k + 1 = e`.
        t0: f64,
    },
    /// Geometric cooling, Kirkpatrick 1983: `t0 rate^k`.
    Geometric {
        /// The temperature before the first move.
        t0: f64,
        /// The factor of the temperature for each move, 10^-9 to 1.
        rate: f64,
    },
    /// Linear cooling: from `t0` in a straight line to `t1` at move `over`, and `t1` from then on.
    Linear {
        /// The temperature before the first move.
        t0: f64,
        /// The last temperature, at most `t0`.
        t1: f64,
        /// The moves from `t0` to `t1`, at least 1.
        over: u64,
    },
    /// Lundy 1986: each move changes the temperature from `T` to `T / (1 + rate T)`. So move `k` has
    /// `t0 / (1 + k rate t0)`.
    LundyMees {
        /// The temperature before the first move.
        t0: f64,
        /// The amount that each move adds to `1 / T`, above 0.
        rate: f64,
    },
    /// Modified Lam, Boyan 1998 after Lam 1988: the temperature is steered so that the fraction of accepted moves
    /// follows [`Lam::target`]. As a function of the move number alone it stays `t0`.
    Lam {
        /// The first temperature.
        t0: f64,
        /// The moves over which the target falls, at least 1.
        over: u64,
    },
}

impl Schedule {
    /// Returns the final temperature; the parameter `t0` for a schedule without one.
    pub(crate) fn end(&self) -> f64 {
        match *self {
            Schedule::Linear { t1, .. } => t1,
            Schedule::Constant { t0 }
            | Schedule::Fast { t0 }
            | Schedule::Logarithmic { t0 }
            | Schedule::Geometric { t0, .. }
            | Schedule::LundyMees { t0, .. }
            | Schedule::Lam { t0, .. } => t0,
        }
    }

    /// Returns the temperature of move `k`, from 1. Move 0, which does not exist, gets the temperature of move 1.
    #[inline]
    pub fn temperature(&self, k: u64) -> f64 {
        let k = k.max(1);
        let x = k as f64;
        match *self {
            Schedule::Constant { t0 } | Schedule::Lam { t0, .. } => t0,
            Schedule::Fast { t0 } => t0 / (x + 1.0),
            Schedule::Logarithmic { t0 } => t0 / libm::log(x + 1.0),
            Schedule::Geometric { t0, rate } => t0 * libm::pow(rate, x),
            Schedule::Linear { t1, over, .. } if k >= over => t1,
            Schedule::Linear { t0, t1, over } => t0 + (t1 - t0) * (x / over as f64),
            Schedule::LundyMees { t0, rate } => t0 / (1.0 + x * rate * t0),
        }
    }

    /// Returns the first move of the constant temperature, and that temperature; `None` if it always changes.
    pub fn steady(&self) -> Option<(u64, f64)> {
        match *self {
            Schedule::Constant { t0 } => Some((1, t0)),
            Schedule::Linear { t1, over, .. } => Some((over, t1)),
            _ => None,
        }
    }

    /// Returns the first move, up to `last`, whose temperature times `factor` is below `floor`.
    pub fn first_below(&self, floor: f64, factor: f64, last: u64) -> Option<u64> {
        let below = |k: u64| factor * self.temperature(k) < floor;
        let (mut above, mut found) = (0, last);
        if !below(last) {
            return None;
        }
        while found - above > 1 {
            let middle = above + (found - above) / 2;
            if below(middle) { found = middle } else { above = middle }
        }
        Some(found)
    }
}

/// The state of modified Lam.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lam {
    /// The temperature of the last move; before the first move, the temperature of the first.
    pub used: f64,
    /// The temperature of the next move.
    pub next: f64,
    /// The weighted fraction of accepted moves. The weight of a move falls by one part in 500 with each later move.
    rate: f64,
    /// The target of the fraction, computed at every 64th move.
    target: f64,
}

impl Lam {
    /// Returns the state at the start of a schedule, its first temperature times `factor`; `None` for a schedule
    /// without a state.
    pub fn from_schedule(schedule: &Schedule, factor: f64) -> Option<Self> {
        matches!(schedule, Schedule::Lam { .. }).then(|| Lam::new(factor * schedule.temperature(1)))
    }

    /// Returns the state before the first move, at temperature `t0`.
    pub fn new(t0: f64) -> Self {
        Lam { used: t0, next: t0, rate: 0.5, target: 1.0 }
    }

    /// Returns the fraction of moves that should be accepted once a fraction `x` of the moves is made. It falls
    /// quickly from 1 to 0.44, stays there from 0.15 to 0.65, and then falls towards 0.
    pub fn target(x: f64) -> f64 {
        if x < 0.15 {
            0.44 + 0.56 * libm::pow(560.0, -x / 0.15)
        } else if x < 0.65 {
            0.44
        } else {
            0.44 * libm::pow(440.0, -(x.min(1.0) - 0.65) / 0.35)
        }
    }

    /// Records whether move `k` of `over` was accepted.
    #[inline]
    pub fn see(&mut self, k: u64, over: u64, accepted: bool) {
        self.rate = (499.0 * self.rate + f64::from(u8::from(accepted))) / 500.0;
        if k % 64 == 1 {
            self.target = Self::target(k as f64 / over as f64);
        }
        self.used = self.next;
        let next = if self.rate > self.target { self.next * 0.999 } else { self.next / 0.999 };
        // Some problems never reach the wanted fraction at any temperature, so keep the temperature finite and above 0.
        self.next = next.clamp(1e-9, 1e9);
    }
}

/// A rise of the energy by this many temperatures is never accepted. The least uniform of a
/// [`Generator`](crate::random::Generator) is 2^-33, and `exp(-23)` is a tenth less. The difference exceeds any
/// rounding error.
pub(super) const BOUND: f64 = 23.0;

/// Returns an integer: a rise by this amount or more is never accepted at this temperature or a lower one.
pub fn bound(temperature: f64) -> f64 {
    libm::ceil(BOUND * temperature)
}

/// Returns the probability of accepting a change of energy by `delta` at this temperature (Metropolis 1953).
pub fn probability(delta: f64, temperature: f64) -> f64 {
    if delta <= 0.0 { 1.0 } else { libm::exp(-delta / temperature) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCHEDULES: [Schedule; 6] = [
        Schedule::Constant { t0: 1.5 },
        Schedule::Fast { t0: 10.0 },
        Schedule::Logarithmic { t0: 10.0 },
        Schedule::Geometric { t0: 10.0, rate: 0.999 },
        Schedule::Linear { t0: 10.0, t1: 2.0, over: 1000 },
        Schedule::LundyMees { t0: 10.0, rate: 0.001 },
    ];

    #[test]
    fn temperatures_follow_the_formulae() {
        let at = |k| SCHEDULES.map(|schedule| schedule.temperature(k));
        // Python 3: [1.5, 10/(k+1), 10/math.log(k+1), 10*.999**k, 10-8*k/1000, 10/(1+k*.001*10)]
        let expected = [
            (1, [1.5, 5.0, 14.426950408889635, 9.99, 9.992, 9.900990099009901]),
            (500, [1.5, 0.01996007984031936, 1.608594760130434, 6.063789448611847, 6.0, 1.6666666666666667]),
            (2000, [1.5, 0.004997501249375313, 1.3155467320159442, 1.3519992539749945, 2.0, 0.47619047619047616]),
        ];
        for (k, row) in expected {
            for (got, wish) in at(k).into_iter().zip(row) {
                assert!((got - wish).abs() < 1e-12 * wish, "at move {k}: {got} instead of {wish}");
            }
        }
    }

    #[test]
    fn the_target_of_lam_is_the_published_one() {
        // Python 3: [.44 + .56*560**(-x/.15) if x < .15 else .44 if x < .65 else .44*440**(-(x-.65)/.35)]
        let expected = [
            (0.0, 1.0),
            (0.05, 0.507_939_970_089_672_4),
            (0.15, 0.44),
            (0.5, 0.44),
            (0.8, 0.032_399_953_473_916_85),
            (1.0, 0.001),
        ];
        for (x, target) in expected {
            assert!((Lam::target(x) - target).abs() < 1e-12, "at {x}: {} instead of {target}", Lam::target(x));
        }
    }

    #[test]
    fn lam_cools_a_run_that_accepts_too_much_and_heats_one_that_accepts_too_little() {
        let (mut eager, mut frozen) = (Lam::new(1.0), Lam::new(1.0));
        for k in 1..=2000 {
            eager.see(k, 10_000, true);
            frozen.see(k, 10_000, false);
        }
        assert!(eager.next < 0.25 && frozen.next > 5.0, "{eager:?} {frozen:?}");
    }

    #[test]
    fn the_first_move_below_a_temperature_is_found() {
        for schedule in SCHEDULES {
            for (floor, factor) in [(0.5, 1.0), (2.0, 1.0), (2.0, 0.5), (9.991, 1.0), (100.0, 2.0)] {
                let expected = (1..=10_000).find(|&k| factor * schedule.temperature(k) < floor);
                assert_eq!(schedule.first_below(floor, factor, 10_000), expected, "{schedule:?} below {floor}");
            }
        }
    }

    #[test]
    fn no_schedule_rises() {
        for schedule in SCHEDULES {
            for k in 1..5000 {
                assert!(schedule.temperature(k + 1) <= schedule.temperature(k), "{schedule:?} at move {k}");
            }
        }
    }

    #[test]
    fn a_rise_beyond_the_bound_cannot_be_accepted() {
        for t0 in [1e-9, 0.3, 1.1, 10.0, 1e6] {
            assert!(probability(bound(t0), t0) < 1.0 / 8_589_934_592.0);
        }
        assert_eq!(bound(0.0), 0.0);
    }

    #[test]
    fn descent_accepts_only_moves_that_do_not_worsen() {
        assert_eq!(probability(0.0, 0.0), 1.0);
        assert_eq!(probability(-3.0, 0.0), 1.0);
        assert_eq!(probability(1.0, 0.0), 0.0);
    }
}
