//! Solves Magic 19 by parallel tempering, and prints how often neighbouring replicas exchange their boards.

use annealing_lab::{Config, LinkError, Status};

pub(crate) fn main() -> Result<(), LinkError> {
    let mut run = Config::from_link("puzzle=magic19&solver=tempering&replicas=6&seed=1")?.into_run();
    while run.status() == Status::Running {
        run.advance(10_000);
    }
    println!("{:?} after {} moves", run.status(), run.progress().moves());
    let replicas = run.replicas().expect("tempering has replicas");
    for (pair, share) in replicas.temperatures.windows(2).zip(&replicas.exchanges) {
        println!("T = {:.3} and {:.3}: {:.0} % of exchanges accepted", pair[0], pair[1], 100.0 * share);
    }
    assert_eq!(run.status(), Status::Solved);
    Ok(())
}
