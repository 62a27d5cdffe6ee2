//! Solves a puzzle of the library by its recommended settings, and prints the link that replays the run.

use annealing_lab::{Config, LinkError, Status};

pub(crate) fn main() -> Result<(), LinkError> {
    let config = Config::from_link("puzzle=magic19&seed=7")?;
    let link = config.to_link();
    let mut run = config.into_run();
    while run.status() == Status::Running {
        run.advance(10_000);
    }
    println!("{:?} after {} moves: {:?}", run.status(), run.progress().moves(), run.numbers());
    println!("{link}");
    assert_eq!(run.status(), Status::Solved);
    Ok(())
}
