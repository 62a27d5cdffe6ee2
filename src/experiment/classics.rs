//! Ready-made experiments that let everyone reproduce what is known about annealing these puzzles.

use crate::text::english;
use crate::text::message::Message;

/// An experiment with a description of what to look for. The figures in it were measured with `annealing-lab sweep` on
/// these links (2026-11-21).
#[derive(Clone, Copy, Debug)]
pub struct Classic {
    /// The question that the experiment answers, as a title.
    pub title: fn() -> Message,
    /// The effect to look for in the results.
    pub look_for: fn() -> Message,
    /// The canonical link, which identifies the experiment.
    pub link: &'static str,
}

/// The built-in experiments.
pub const CLASSICS: [Classic; 7] = [
    Classic {
        title: english::classic_rule,
        look_for: english::classic_rule_look,
        link: "compare&v=2&seeds=1..200&moves=1000000&on=puzzle=magic19\
               &with=name=Published%20rule~solver=anneal~accept=metropolis~cooling=fast~t0=10~restart=converged\
               ~length=25000~every=10~repeats=250~reheat=none~found=first~rng=xoshiro\
               &with=name=T%20%3D%202~solver=anneal~accept=metropolis~cooling=constant~t0=2~restart=fixed\
               ~length=25000~reheat=none~found=first~rng=xoshiro\
               &with=name=T%20%3D%201~solver=anneal~accept=metropolis~cooling=constant~t0=1~restart=fixed\
               ~length=100000~reheat=none~found=first~rng=xoshiro\
               &with=name=Recommended~solver=anneal~accept=metropolis~cooling=linear~t0=3~t1=1.15~over=5000\
               ~restart=none~reheat=none~found=first~rng=xoshiro",
    },
    Classic {
        title: english::classic_lost,
        look_for: english::classic_lost_look,
        link: "compare&v=2&seeds=1..200&moves=2000000&on=puzzle=magic19\
               &with=name=As%20published~solver=anneal~accept=metropolis~cooling=fast~t0=10~restart=converged\
               ~length=25000~every=10~repeats=250~reheat=none~found=sampled~rng=xoshiro\
               &with=name=First%20found~solver=anneal~accept=metropolis~cooling=fast~t0=10~restart=converged\
               ~length=25000~every=10~repeats=250~reheat=none~found=first~rng=xoshiro",
    },
    Classic {
        title: english::classic_temperature,
        look_for: english::classic_temperature_look,
        link: "compare&v=2&seeds=1..100&moves=5000000\
               &on=puzzle=sudoku\
               ~givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=T%20%3D%200.30~solver=anneal~singles=off~accept=metropolis~cooling=constant~t0=0.3\
               ~restart=none~reheat=none~found=first~rng=xoshiro\
               &with=name=T%20%3D%200.40~solver=anneal~singles=off~accept=metropolis~cooling=constant~t0=0.4\
               ~restart=none~reheat=none~found=first~rng=xoshiro\
               &with=name=T%20%3D%200.50~solver=anneal~singles=off~accept=metropolis~cooling=constant~t0=0.5\
               ~restart=none~reheat=none~found=first~rng=xoshiro",
    },
    Classic {
        title: english::classic_reheat,
        look_for: english::classic_reheat_look,
        link: "compare&v=2&seeds=1..100&moves=5000000\
               &on=puzzle=sudoku\
               ~givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=Old%20energy~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=10\
               ~rate=0.99999~restart=none~reheat=stalled~patience=10000~floor=0.0001~factor=33.333333333333336\
               ~refill=stale~found=first~rng=xoshiro\
               &with=name=Counted%20again~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=10\
               ~rate=0.99999~restart=none~reheat=stalled~patience=10000~floor=0.0001~factor=33.333333333333336\
               ~refill=fresh~found=first~rng=xoshiro\
               &with=name=Board%20kept~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=10\
               ~rate=0.99999~restart=none~reheat=stalled~patience=10000~floor=0.0001~factor=33.333333333333336\
               ~refill=keep~found=first~rng=xoshiro",
    },
    Classic {
        title: english::classic_chains,
        look_for: english::classic_chains_look,
        link: "compare&v=2&seeds=1..60&moves=5000000\
               &on=puzzle=sudoku\
               ~givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...\
               &with=name=Against%20its%20start~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=1\
               ~rate=0.9999971~restart=none~reheat=chains~chain=3481~fruitless=20~judged=start~found=first\
               ~rng=xoshiro\
               &with=name=Against%20the%20best~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=1\
               ~rate=0.9999971~restart=none~reheat=chains~chain=3481~fruitless=20~judged=best~found=first\
               ~rng=xoshiro",
    },
    Classic {
        title: english::classic_16,
        look_for: english::classic_16_look,
        link: "compare&v=2&seeds=1..2&moves=2000000&on=lewis=16~share=0.25~count=10~seed=1\
               &on=lewis=16~share=0.3~count=10~seed=1&on=lewis=16~share=0.35~count=10~seed=1\
               &on=lewis=16~share=0.4~count=10~seed=1&on=lewis=16~share=0.45~count=10~seed=1\
               &on=lewis=16~share=0.5~count=10~seed=1&on=lewis=16~share=0.55~count=10~seed=1\
               &with=name=Singles%20first~solver=anneal~singles=on~accept=metropolis~cooling=constant~t0=0.29\
               ~restart=none~reheat=none~found=first~rng=xoshiro\
               &with=name=Annealing%20alone~solver=anneal~singles=off~accept=metropolis~cooling=constant~t0=0.29\
               ~restart=none~reheat=none~found=first~rng=xoshiro",
    },
    Classic {
        title: english::classic_25,
        look_for: english::classic_25_look,
        link: "compare&v=2&seeds=1..2&moves=5000000&on=lewis=25~share=0.3~count=5~seed=1\
               &on=lewis=25~share=0.35~count=5~seed=1&on=lewis=25~share=0.4~count=5~seed=1\
               &on=lewis=25~share=0.45~count=5~seed=1&on=lewis=25~share=0.5~count=5~seed=1\
               &on=lewis=25~share=0.55~count=5~seed=1&on=lewis=25~share=0.6~count=5~seed=1\
               &with=name=Singles%20first~solver=anneal~singles=on~accept=metropolis~cooling=constant~t0=0.22\
               ~restart=none~reheat=none~found=first~rng=xoshiro\
               &with=name=Annealing%20alone~solver=anneal~singles=off~accept=metropolis~cooling=constant~t0=0.22\
               ~restart=none~reheat=none~found=first~rng=xoshiro",
    },
];
