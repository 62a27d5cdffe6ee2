//! Experiments worth making: what is known about annealing these puzzles, for everyone to see again.

/// Represents an experiment with what to look for. The figures named there were measured with `annealing-lab sweep` on
/// these links (2026-11-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Classic {
    /// What it asks.
    pub title: &'static str,
    /// What to look for in its results.
    pub look_for: &'static str,
    /// Its canonical link, by which it is known again.
    pub link: &'static str,
}

/// The experiments that are built in.
pub const CLASSICS: [Classic; 7] = [
    Classic {
        title: "Magic 19: the published rule against ours",
        look_for: "Look at “anneals solved” beside ERT. The published rule solves 3 % of its anneals, constant T = 2 solves \
                   21 %, constant T = 1 more than 90 %. Success misleads: the first two pay nearly the same for a solution, \
                   since the published rule gives up early, and T = 1 pays a third.",
        link: "compare&v=1&seeds=1..200&moves=1000000&on=puzzle=magic19\
               &with=name=Published%20rule;solver=anneal;accept=metropolis;cooling=fast;t0=10;restart=converged\
               ;length=25000;every=10;repeats=250;reheat=none;found=first;rng=xoshiro\
               &with=name=T%20%3D%202;solver=anneal;accept=metropolis;cooling=constant;t0=2;restart=fixed\
               ;length=25000;reheat=none;found=first;rng=xoshiro\
               &with=name=T%20%3D%201;solver=anneal;accept=metropolis;cooling=constant;t0=1;restart=fixed\
               ;length=100000;reheat=none;found=first;rng=xoshiro\
               &with=name=Recommended;solver=anneal;accept=metropolis;cooling=linear;t0=3;t1=1.15;over=5000\
               ;restart=none;reheat=none;found=first;rng=xoshiro",
    },
    Classic {
        title: "Magic 19: the cost of lost solutions",
        look_for: "The published program looks for a solution at every tenth move only, and throws away what it finds \
                   between. Look at ERT: taking a solution when it is there makes it ten times cheaper, with not a \
                   number of the schedule changed.",
        link: "compare&v=1&seeds=1..200&moves=2000000&on=puzzle=magic19\
               &with=name=As%20published;solver=anneal;accept=metropolis;cooling=fast;t0=10;restart=converged\
               ;length=25000;every=10;repeats=250;reheat=none;found=sampled;rng=xoshiro\
               &with=name=First%20found;solver=anneal;accept=metropolis;cooling=fast;t0=10;restart=converged\
               ;length=25000;every=10;repeats=250;reheat=none;found=first;rng=xoshiro",
    },
    Classic {
        title: "Sudoku: T = 0.30, 0.40, 0.50",
        look_for: "The run-length curves: a tenth of a degree warmer doubles the moves, another tenth and four runs of five are \
                   lost. Colder than this transition a run freezes, hotter it never settles.",
        link: "compare&v=1&seeds=1..100&moves=5000000\
               &on=puzzle=sudoku\
               ;givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=T%20%3D%200.30;solver=anneal;singles=off;accept=metropolis;cooling=constant;t0=0.3\
               ;restart=none;reheat=none;found=first;rng=xoshiro\
               &with=name=T%20%3D%200.40;solver=anneal;singles=off;accept=metropolis;cooling=constant;t0=0.4\
               ;restart=none;reheat=none;found=first;rng=xoshiro\
               &with=name=T%20%3D%200.50;solver=anneal;singles=off;accept=metropolis;cooling=constant;t0=0.5\
               ;restart=none;reheat=none;found=first;rng=xoshiro",
    },
    Classic {
        title: "Sudoku: what a reheat does to the board",
        look_for: "The published program refills the board at a reheat but goes on with the old energy. That fault helps: it \
                   keeps the run from moving until it is hot again. With the energy counted at once fewer runs are \
                   solved. Keeping the board is a third reading of the same words.",
        link: "compare&v=1&seeds=1..100&moves=5000000\
               &on=puzzle=sudoku\
               ;givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=Old%20energy;solver=anneal;singles=off;accept=metropolis;cooling=geometric;t0=10\
               ;rate=0.99999;restart=none;reheat=stalled;patience=10000;floor=0.0001;factor=33.333333333333336\
               ;refill=stale;found=first;rng=xoshiro\
               &with=name=Counted%20again;solver=anneal;singles=off;accept=metropolis;cooling=geometric;t0=10\
               ;rate=0.99999;restart=none;reheat=stalled;patience=10000;floor=0.0001;factor=33.333333333333336\
               ;refill=fresh;found=first;rng=xoshiro\
               &with=name=Board%20kept;solver=anneal;singles=off;accept=metropolis;cooling=geometric;t0=10\
               ;rate=0.99999;restart=none;reheat=stalled;patience=10000;floor=0.0001;factor=33.333333333333336\
               ;refill=keep;found=first;rng=xoshiro",
    },
    Classic {
        title: "Sudoku: two readings of Lewis’s reheat",
        look_for: "Lewis (2007) heats up again after 20 chains without an improvement, and does not say of what. Judged by the end \
                   of a chain against its start nearly all runs are solved; judged against the best energy of the whole \
                   run none, since hot chains never beat it, and so it stays hot for ever.",
        link: "compare&v=1&seeds=1..60&moves=5000000\
               &on=puzzle=sudoku\
               ;givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=Against%20its%20start;solver=anneal;singles=off;accept=metropolis;cooling=geometric;t0=1\
               ;rate=0.9999971;restart=none;reheat=chains;chain=3481;fruitless=20;judged=start;found=first\
               ;rng=xoshiro\
               &with=name=Against%20the%20best;solver=anneal;singles=off;accept=metropolis;cooling=geometric;t0=1\
               ;rate=0.9999971;restart=none;reheat=chains;chain=3481;fruitless=20;judged=best;found=first\
               ;rng=xoshiro",
    },
    Classic {
        title: "Sudoku 16×16: where it is hard",
        look_for: "Solved by share of givens, 25 to 55 %, puzzles made as Lewis (2007) made his. Few givens leave many \
                   solutions, many givens leave little to do; in between, near 40 to 45 %, runs cost most and some are \
                   lost. From 50 % on, filling in singles first leaves annealing nothing to do.",
        link: "compare&v=1&seeds=1..2&moves=2000000&on=lewis=16;share=0.25;count=10;seed=1\
               &on=lewis=16;share=0.3;count=10;seed=1&on=lewis=16;share=0.35;count=10;seed=1\
               &on=lewis=16;share=0.4;count=10;seed=1&on=lewis=16;share=0.45;count=10;seed=1\
               &on=lewis=16;share=0.5;count=10;seed=1&on=lewis=16;share=0.55;count=10;seed=1\
               &with=name=Singles%20first;solver=anneal;singles=on;accept=metropolis;cooling=constant;t0=0.29\
               ;restart=none;reheat=none;found=first;rng=xoshiro\
               &with=name=Annealing%20alone;solver=anneal;singles=off;accept=metropolis;cooling=constant;t0=0.29\
               ;restart=none;reheat=none;found=first;rng=xoshiro",
    },
    Classic {
        title: "Sudoku 25×25: where it is hard",
        look_for: "The same on 25×25: at 35 to 50 % of givens hardly a run is solved within the budget, at 55 % and more, with \
                   singles filled in, all are. Lewis (2007) saw 30 % solved at 45 %.",
        link: "compare&v=1&seeds=1..2&moves=5000000&on=lewis=25;share=0.3;count=5;seed=1\
               &on=lewis=25;share=0.35;count=5;seed=1&on=lewis=25;share=0.4;count=5;seed=1\
               &on=lewis=25;share=0.45;count=5;seed=1&on=lewis=25;share=0.5;count=5;seed=1\
               &on=lewis=25;share=0.55;count=5;seed=1&on=lewis=25;share=0.6;count=5;seed=1\
               &with=name=Singles%20first;solver=anneal;singles=on;accept=metropolis;cooling=constant;t0=0.22\
               ;restart=none;reheat=none;found=first;rng=xoshiro\
               &with=name=Annealing%20alone;solver=anneal;singles=off;accept=metropolis;cooling=constant;t0=0.22\
               ;restart=none;reheat=none;found=first;rng=xoshiro",
    },
];
