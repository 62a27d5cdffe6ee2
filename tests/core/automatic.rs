//! `preset=auto`: settings that are measured when a link is read.

use annealing_lab::{Config, Schedule, SolverSettings, library};

fn automatic(link: &str) -> Config {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"))
}

/// The constant temperature that was found.
fn temperature(config: &Config) -> f64 {
    match config.settings {
        SolverSettings::Anneal(settings) => match settings.schedule {
            Schedule::Constant { t0 } => t0,
            other => panic!("{other:?} is no constant temperature"),
        },
        other => panic!("{other:?} has no temperature that is measured"),
    }
}

#[test]
fn a_temperature_lies_in_the_range_that_is_known_to_be_good() {
    // Those of the library are measured by thousands of runs: within them a solution takes at most twice the moves of the best.
    for name in ["magic19", "octa", "hexagram"] {
        let (low, high) = library::classic(name).and_then(|puzzle| puzzle.useful).expect("it is measured").into();
        let found = temperature(&automatic(&format!("puzzle={name}&preset=auto")));
        assert!((low..=high).contains(&found), "{name}: {found} is not within {low} to {high}");
    }
}

#[test]
fn a_link_holds_what_was_found_and_the_same_link_finds_it_again() {
    let found = automatic("puzzle=octa&preset=auto&seed=7");
    let link = found.to_link();
    assert!(link.contains("cooling=constant&t0=") && !link.contains("auto"), "{link}");
    assert_eq!(automatic(&link), found);
    assert_eq!(automatic("puzzle=octa&preset=auto&seed=7"), found);
    assert_eq!(
        automatic("puzzle=octa").changed("preset", "auto").map(|config| temperature(&config)),
        Ok(temperature(&found))
    );
}

#[test]
fn a_sudoku_gets_annealing_with_propagation() {
    let sudoku = automatic("puzzle=sudoku&solver=anneal&seed=5");
    let found = sudoku.changed("preset", "auto").expect("settings");
    assert_eq!(found.to_link(), automatic("puzzle=sudoku&solver=rebuild&seed=5").to_link());
    assert_eq!(automatic("puzzle=sudoku&preset=auto&seed=5"), found);
    // Who wants swaps has their temperature measured.
    let swaps = temperature(&automatic("puzzle=sudoku&preset=auto&solver=anneal"));
    assert!((0.25..0.5).contains(&swaps), "{swaps}: of 9x9 sudokus 0.36 is known to be good");
}

#[test]
fn what_the_link_says_wins() {
    let found = automatic("puzzle=octa&preset=auto&t0=9&moves=77");
    assert_eq!((temperature(&found), found.settings.budget()), (9.0, Some(77)));
    let found = automatic("puzzle=octa&preset=auto&accept=descent");
    assert!(!found.to_link().contains("t0="), "descent has no temperature");
}

#[test]
fn a_short_budget_does_not_shorten_the_measurement() {
    // Else millions of runs of one move would be laid out.
    let short = automatic("puzzle=octa&preset=auto&moves=1&restart=fixed&length=1");
    assert_eq!(temperature(&short), temperature(&automatic("puzzle=octa&preset=auto")));
    assert_eq!(short.settings.budget(), Some(1));
}

#[test]
fn what_has_nothing_to_measure_refuses_it() {
    for link in
        ["puzzle=octa&preset=auto&solver=tempering", "puzzle=octa&preset=auto&solver=astar", "puzzle=route&preset=auto"]
    {
        let error = Config::from_link(link).expect_err(link);
        assert_eq!((&error.key[..], error.message.code), ("preset", "no_effect"), "{link}");
    }
    let error = Config::from_link("puzzle=octa&preset=automatic").expect_err("no preset");
    assert!(error.to_string().contains("auto"), "{error}");
}
