//! `preset=auto`: settings that are measured when a run is opened.

use annealing_lab::experiment::{Experiment, Grids, Reading};
use annealing_lab::lesson::Lesson;
use annealing_lab::link::Measuring;
use annealing_lab::task::Task;
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

#[test]
fn slices_find_what_is_found_at_once() {
    for link in ["puzzle=octa&preset=auto", "puzzle=sudoku&preset=auto&solver=anneal&t0=3", "puzzle=sudoku&preset=auto"]
    {
        let mut measuring = Measuring::from_link(link).unwrap();
        assert!(measuring.is_automatic(), "{link}");
        let mut slices = 0;
        let mut before = 0.0;
        while !measuring.measure(1 + slices % 7 * 9_999) {
            slices += 1;
            assert!((before..1.0).contains(&measuring.share()), "{link}");
            before = measuring.share();
        }
        assert_eq!(measuring.finish(), Config::from_link(link), "{link}");
        assert!(slices > 10 || link == "puzzle=sudoku&preset=auto", "{link}: {slices}");
    }
    assert!(!Measuring::from_link("puzzle=octa").unwrap().is_automatic());
}

#[test]
fn a_change_to_what_is_measured_is_measured_in_slices() {
    let before = Config::from_link("puzzle=octa&cooling=linear&seed=7&moves=900").unwrap();
    let mut measuring = Measuring::from_change(&before, "preset", "auto").unwrap();
    assert!(!measuring.measure(10_000));
    while !measuring.measure(9_999) {}
    let after = measuring.finish();
    assert_eq!(after, before.changed("preset", "auto"));
    assert!(after.unwrap().to_link().contains("&seed=7"));
}

#[test]
fn nothing_is_measured_by_reading() {
    // Each of these would take a second or so: A thousand of them are read as quickly as their text.
    let link = "puzzle=octa&preset=auto";
    let all = |text: &str| vec![text; 1000].join(",");
    let claim = format!(
        "version = 1\ntitle = \"T\"\nasks = \"Q\"\nminutes = 3\n[claims.s]\nwhat = \"x\"\nruns = [{}]\nmeasure = \"energy\"\nis = [{}]\n",
        all(&format!("\"{link}\"")),
        all("0")
    );
    let scene = format!("[[steps]]\ntitle = \"S\"\ntext = \"T\"\nscene = {{ run = \"{link}\", show = [] }}\n");
    let experiments: String = (0..100)
        .map(|place| format!("e{place} = \"compare&on={}&with={}\"\n", "puzzle=magic19", "preset=auto"))
        .collect();
    let lesson = format!("{claim}[experiments]\n{experiments}{}", scene.repeat(20));
    assert!(lesson.len() < 64 * 1024, "{}", lesson.len());
    assert!(Lesson::read(&lesson).is_ok(), "{:?}", Lesson::read(&lesson).map(drop));
    // A puzzle has no settings.
    let group = format!("compare&on={}", link.replace('&', ";"));
    assert_eq!(Reading::from_link(&group).unwrap_err().message.code, "not_in_on");
    // A task names its settings, as an exercise does.
    let task = format!("task&v=1&title=x&goal=solved&moves=9&start={}", link.replace('&', ";"));
    let error = Task::from_link(&task).unwrap_err();
    assert_eq!(error.key, "start");
    assert!(error.to_string().contains("The preset auto is measured when a run is opened"), "{error}");
}

#[test]
fn an_experiment_measures_its_settings_in_slices_and_names_them_as_before() {
    let link = "compare&seeds=1..2&moves=100&on=puzzle=octa&on=puzzle=triangle-3-9&with=preset=auto&with=preset=auto;accept=threshold&with=name=Own;t0=1";
    let mut reading = Reading::from_link(link).unwrap();
    assert_eq!(reading.progress(), (0, 2));
    let (mut grids, mut slices) = (Grids::default(), 0);
    while !reading.read_on(100, &mut grids) {
        slices += 1;
    }
    assert!(slices > 10, "{slices}");
    let experiment = reading.finish(&mut grids).unwrap();
    assert_eq!(experiment, Experiment::from_link(link).unwrap());
    let names: Vec<&str> = experiment.settings().iter().map(|setting| &setting.name[..]).collect();
    assert_eq!((names[0], names[2]), ("Auto", "Own"));
    let own = temperature(&automatic("puzzle=octa&preset=auto"));
    assert!(experiment.to_link().contains(&format!("t0={own}")), "{}", experiment.to_link());
}
