//! Link -> config -> link is the identity, and errors name key, value and wish.

use annealing_lab::experiment::Experiment;
use annealing_lab::link::Config;
use annealing_lab::puzzle::library;
use annealing_lab::task::Task;
use proptest::prelude::*;

fn canonical(link: &str) -> String {
    Config::from_link(link).unwrap().to_link()
}

fn error(link: &str) -> String {
    Config::from_link(link).unwrap_err().to_string()
}

#[test]
fn a_link_is_written_out_whole() {
    assert_eq!(
        canonical(""),
        "v=2&puzzle=magic19&solver=anneal&accept=metropolis&cooling=linear&t0=3&t1=1.15&over=5000&restart=none&reheat=none&found=first&moves=100000000\
         &rng=xoshiro&seed=20"
    );
    assert_eq!(
        canonical("https://example.org/lab/#preset=published&rng=r&seed=540267&at=1000"),
        "v=2&puzzle=magic19&solver=anneal&accept=metropolis&cooling=fast&t0=10&restart=converged&length=25000&every=10&repeats=250\
         &reheat=none&found=sampled&moves=1000000000&rng=r&seed=540267&at=1000"
    );
}

#[test]
fn explicit_keys_win_over_the_preset() {
    let link = canonical("preset=published&t0=5&length=1000&moves=77");
    assert!(link.contains("cooling=fast&t0=5&restart=converged&length=1000&"), "{link}");
    assert!(link.contains("&moves=77&"), "{link}");
    let other = canonical("preset=published&cooling=geometric");
    assert!(other.contains("cooling=geometric&t0=2.3&rate=0.99999&restart=converged"), "{other}");
}

#[test]
fn errors_name_key_value_and_wish() {
    assert_eq!(error("seed=zebra"), "seed: 'zebra' is not a whole number below 2^64.");
    assert_eq!(error("seed=18446744073709551616"), "seed: '18446744073709551616' is not a whole number below 2^64.");
    assert_eq!(error("rng=r&seed=2147483648"), "seed: '2147483648' is not a whole number below 2^31.");
    assert_eq!(error("seed=-1"), "seed: '-1' is not a whole number below 2^64.");
    assert_eq!(error("seed="), "seed: '' is not a whole number below 2^64.");
    let count = library::names().len();
    assert_eq!(
        error("puzzle=tetris"),
        format!(
            "puzzle: 'tetris' is not sudoku, route, tour, queens, colouring, ising, spanning-tree, custom, or one of the \
             {count} puzzles of the library, such as hexagram, \
             magic19, and magic-square-4."
        )
    );
    assert_eq!(
        error("cooling=cold"),
        "cooling: 'cold' is not one of constant, fast, logarithmic, geometric, linear, lundy-mees, and lam."
    );
    assert_eq!(error("t0=-1"), "t0: '-1' is not a number from 1e-9 to 1e9.");
    assert_eq!(error("cooling=constant&t0=NaN"), "t0: 'NaN' is not 0 or a number from 1e-9 to 1e9.");
    assert_eq!(error("cooling=fast&t0=inf"), "t0: 'inf' is not a number from 1e-9 to 1e9.");
    assert_eq!(error("cooling=linear&t1=2&t0=1"), "t1: '2' is not at most t0, which is 1.");
    assert_eq!(error("t0=1"), "t0: '1' is not at least t1, which is 1.15.");
    assert_eq!(error("moves=0"), "moves: '0' is not a whole number from 1 to 1,000,000,000,000,000.");
    assert_eq!(error("moves=10&at=11"), "at: '11' is not a whole number from 0 to 10.");
    assert_eq!(error("preset=lucky"), "preset: 'lucky' is not one of recommended, published, and auto.");
    assert_eq!(error("v=one"), "v: 'one' is not a version of links: they are 1 to 2.");
    assert_eq!(
        error("solver=magic"),
        "solver: 'magic' is not one of anneal, replicas, tempering, bfs, ucs, dfs, ids, greedy, astar, wastar, and exact."
    );
    // Its energies would not fit the lanes.
    assert_eq!(
        error("puzzle=magic-square-6&solver=replicas"),
        "solver: 'replicas' is not one of anneal, tempering, bfs, ucs, dfs, ids, greedy, astar, wastar, and exact."
    );
    assert_eq!(
        error("solver=replicas&singles=on"),
        "singles: This key has no effect with the other settings; leave it out."
    );
    assert_eq!(
        error("puzzle=sudoku&solver=bfs"),
        "solver: 'bfs' is not one of anneal, replicas, tempering, rebuild, exact, and arrangements."
    );
    assert_eq!(error("solver=astar&heuristic=values"), "heuristic: 'values' is not one of none and feasible.");
    assert_eq!(error("solver=bfs&nodes=0"), "nodes: '0' is not a whole number from 1 to 10,000,000.");
    assert_eq!(
        error("puzzle=sudoku&givens=12"),
        "givens: The givens have the wrong length; accepted are 16, 25, 36, 49, 64, 81, 100, 144, 256, 625 or 1296 characters."
    );
    assert!(
        error("colour=red")
            .starts_with("colour: This key is unknown; the accepted keys are v, puzzle, define, map, cities,")
    );
    assert_eq!(error("rate=0.9"), "rate: This key has no effect with the other settings; leave it out.");
    assert_eq!(error("givens=1,2"), "givens: '1,2' is not 19 numbers or dots, joined by commas.");
    let twice = format!("1,1{}", ",.".repeat(17));
    assert_eq!(
        error(&format!("givens={twice}")),
        "givens: '1', at cell B, is not allowed; use a dot, or a number of the puzzle that no other cell has."
    );
}

/// Numbers are swapped on no sudoku of 36x36.
#[test]
fn a_sudoku_of_36x36_is_rebuilt_or_searched() {
    let large = format!("puzzle=sudoku&givens=0{}", ".".repeat(1295));
    let own = canonical(&large);
    let settings = "&solver=rebuild&propagation=locked&memory=on&kick=on&t0=1.2&moves=100000000&seed=20";
    assert_eq!(own, format!("v=2&{large}{settings}"));
    assert_eq!(canonical(&own), own);
    assert!(canonical(&format!("{large}&solver=exact")).ends_with("&solver=exact&moves=1000000000"));
    for solver in ["anneal", "tempering", "replicas"] {
        let wish = format!("solver: '{solver}' is not one of rebuild and exact.");
        assert_eq!(error(&format!("{large}&solver={solver}")), wish);
    }
    assert_eq!(
        error(&format!("{large}&preset=recommended")),
        "preset: This key has no effect with the other settings; leave it out."
    );
    assert_eq!(
        error(&format!("puzzle=sudoku&givens=00{}", ".".repeat(1294))),
        "givens: The cells at row 1, column 1 and row 1, column 2 have the same digit; each digit appears once in a row, column and \
         box."
    );
}

#[test]
fn a_sudoku_of_another_size_keeps_a_solver_that_it_has() {
    let (small, large) = (".".repeat(81), ".".repeat(1296));
    let from = |link: &str, givens: &str| Config::from_link(link).unwrap().changed("givens", givens).unwrap().to_link();
    let of = |givens: &str, settings: &str| canonical(&format!("puzzle=sudoku&givens={givens}{settings}"));
    assert_eq!(from("puzzle=sudoku&seed=7&t0=3", &large), of(&large, "&seed=7"));
    assert_eq!(from("puzzle=sudoku&seed=7&solver=replicas", &large), of(&large, "&seed=7"));
    assert_eq!(from("puzzle=sudoku&solver=exact", &large), of(&large, "&solver=exact"));
    assert_eq!(from("puzzle=sudoku&seed=7&solver=rebuild", &large), of(&large, "&seed=7"));
    assert_eq!(from("puzzle=sudoku&solver=rebuild&t0=3&kick=off", &large), of(&large, "&kick=off&t0=3"));
    assert_eq!(from(&of(&large, "&seed=7"), &small), of(&small, "&seed=7"));
    assert_eq!(from(&of(&large, "&seed=7&kick=off&t0=3"), &large), of(&large, "&seed=7&kick=off&t0=3"));
    assert_eq!(from(&of(&large, "&solver=exact"), &small), of(&small, "&solver=exact"));
}

#[test]
fn a_link_of_another_version_is_refused_as_such() {
    let older = "v: '0' is older than the versions 1 to 2 of links: an older version of Annealing Lab made this link, and only that version can \
         replay its run.";
    let newer = "v: '3' is newer than the versions 1 to 2 of links: a newer version of Annealing Lab made this link, so reload the page or \
                 update the program.";
    for (link, shown) in [("v=0&seed=7", older), ("v=3&seed=7", newer)] {
        assert_eq!(error(link), shown);
        // What that version may have had, and this one has not, is not what is wrong.
        assert_eq!(error(&format!("colour=red&cooling=cold&{link}")), shown);
        assert_eq!(Experiment::from_link(&format!("compare&colour=red&{link}")).unwrap_err().to_string(), shown);
        assert_eq!(Config::from_link("").unwrap().changed("v", &link[2..3]).unwrap_err().to_string(), shown);
    }
    assert!(error(&format!("v={}", "9".repeat(50))).contains("a newer version"));
}

#[test]
fn a_huge_link_is_refused_in_one_short_sentence() {
    assert!(error(&format!("seed={}", "9".repeat(1_000_000))).len() < 200);
    assert!(error(&format!("givens={}", "1,".repeat(500_000))).len() < 200);
    assert!(error(&(0..200_000).map(|i| format!("k{i}=1&")).collect::<String>()).len() < 200);
}

#[test]
fn a_changed_setting_keeps_what_still_applies() {
    let config = Config::from_link("cooling=linear&t0=4&t1=1&over=500&restart=fixed&length=600&seed=7&at=3").unwrap();
    let changed = |key, value| config.changed(key, value).unwrap().to_link();
    let cooled = changed("cooling", "constant");
    assert!(cooled.contains("cooling=constant&t0=1.15&restart=fixed&length=600&"), "{cooled}");
    assert!(changed("restart", "none").contains("&restart=none&reheat=none&found=first&"));
    assert!(changed("restart", "converged").contains("&restart=converged&length=600&every=10&repeats=250&"));
    assert!(changed("t0", "9").contains("cooling=linear&t0=9&t1=1&over=500&"));
    assert_eq!(changed("preset", "published"), canonical("preset=published&seed=7"));
    assert_eq!(changed("preset", "recommended"), canonical("seed=7"));
    assert_eq!(changed("puzzle", "magic19"), canonical("seed=7"));
    let other = Config::from_link("seed=5000000000").unwrap().changed("rng", "r").unwrap();
    assert_eq!(other.to_link(), canonical("rng=r"), "a seed that R can't take gives way");
    assert!(config.changed("t0", "hot").unwrap_err().to_string().starts_with("t0: 'hot' is not "));
}

#[test]
fn a_preset_is_recognised_by_its_settings() {
    let preset = |link: &str| Config::from_link(link).unwrap().preset().to_string();
    assert_eq!(preset("seed=5"), "recommended");
    assert_eq!(preset(&canonical("preset=published&rng=r&seed=5")), "published");
    assert_eq!(preset("t0=2"), "custom");
}

/// A cooling, restart, finding and generator with numbers of their ranges.
fn links() -> impl Strategy<Value = String> {
    let temperature = || (1e-9..1e9f64).prop_map(|t| t.to_string());
    let cooling = prop_oneof![
        temperature().prop_map(|t0| format!("cooling=constant&t0={t0}")),
        temperature().prop_map(|t0| format!("cooling=fast&t0={t0}")),
        temperature().prop_map(|t0| format!("cooling=logarithmic&t0={t0}")),
        (temperature(), 1e-9..1.0).prop_map(|(t0, rate)| format!("cooling=geometric&t0={t0}&rate={rate}")),
        (temperature(), 0.0..1.0, 1u64..u64::pow(10, 15))
            .prop_map(|(t0, t1, over)| format!("cooling=linear&t0={t0}&t1={}&over={over}", t1 * 1e-9)),
        (temperature(), temperature()).prop_map(|(t0, rate)| format!("cooling=lundy-mees&t0={t0}&rate={rate}")),
    ];
    let restart = prop_oneof![
        Just("restart=none".to_string()),
        (1u64..u64::pow(10, 15)).prop_map(|length| format!("restart=fixed&length={length}")),
        (1u64..u64::pow(10, 15), 1u64..1000, 1u32..).prop_map(|(length, every, repeats)| format!(
            "restart=converged&length={length}&every={every}&repeats={repeats}"
        )),
    ];
    let found = prop::sample::select(vec!["first", "sampled"]);
    let rng = prop_oneof![
        any::<u64>().prop_map(|seed| format!("rng=xoshiro&seed={seed}")),
        (0u32..1 << 31).prop_map(|seed| format!("rng=r&seed={seed}")),
    ];
    let at = prop_oneof![Just(String::new()), (0u64..=1000).prop_map(|at| format!("&at={at}"))];
    (cooling, restart, found, 1000u64..u64::pow(10, 15), rng, at).prop_map(
        |(cooling, restart, found, moves, rng, at)| {
            format!("{cooling}&{restart}&found={found}&moves={moves}&{rng}{at}")
        },
    )
}

proptest! {
    #[test]
    fn link_to_config_to_link_is_the_identity(link in links()) {
        // t1 of a linear schedule may come out between 0 and the least temperature: refused, and so left out here.
        if let Ok(config) = Config::from_link(&link) {
            let written = config.to_link();
            let read = Config::from_link(&written).unwrap();
            prop_assert_eq!(&read, &config);
            prop_assert_eq!(read.to_link(), written);
        } else {
            prop_assert!(link.contains("cooling=linear"), "{}", error(&link));
        }
    }

    #[test]
    fn any_text_gives_a_config_or_an_error(text in any::<String>()) {
        let _ = Config::from_link(&text);
    }

    #[test]
    fn any_value_of_a_known_key_gives_a_config_or_an_error(
        key in prop::sample::select(vec![
            "v", "puzzle", "givens", "solver", "preset", "cooling", "t0", "t1", "rate", "over", "restart", "length",
            "every", "repeats", "found", "moves", "rng", "seed", "at",
        ]),
        value in "[-+0-9.,eE%a-z]{0,30}",
    ) {
        let _ = Config::from_link(&format!("{key}={value}"));
        let _ = Config::from_link("").unwrap().changed(key, &value);
    }
}

#[test]
fn a_computed_default_passes_the_check_of_its_key() {
    let define = "puzzle=custom&define=n-8007_0_8007;c0,0_1,0_0,1;l0AB";
    for cooling in ["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees", "lam"] {
        let written = canonical(&format!("{define}&cooling={cooling}"));
        assert_eq!(canonical(&written), written);
    }
    assert!(canonical(&format!("{define}&cooling=logarithmic")).contains("&t0=1000000000&"));
}

#[test]
fn computed_defaults_are_short_decimals() {
    assert!(canonical("cooling=logarithmic").contains("&t0=13.8&"));
    assert!(canonical("puzzle=sudoku&cooling=fast").contains("&t0=3.6&"));
    // As published: 10 / 0.3.
    assert!(canonical("puzzle=sudoku&preset=published").contains("&factor=33.333333333333336&"));
}

#[test]
fn numbers_have_one_grammar() {
    let same = [
        ("seed=+7", "seed=7"),
        ("moves=1e15", "moves=1000000000000000"),
        ("moves=1.5e3", "moves=1500"),
        ("cooling=constant&t0=+1.5", "cooling=constant&t0=1.5"),
        ("cooling=constant&t0=-0", "cooling=constant&t0=0"),
        ("hand=+5:t+0.5,1e1:s+3-7.0", "hand=5:t0.5,10:s3-7"),
        (
            "puzzle=octa&givens=+5,.,.,.,.,.,.,.,.,.,.,.,.,.,.,1.6e1",
            "puzzle=octa&givens=5,.,.,.,.,.,.,.,.,.,.,.,.,.,.,16",
        ),
        ("v=+1", "v=1"),
    ];
    for (link, plain) in same {
        assert_eq!(canonical(link), canonical(plain), "{link}");
    }
    for link in ["seed=0x7", "seed=7.5", "moves=1e16", "seed=--7", "moves=1e", "t0=1_0", "seed=7e-1"] {
        assert!(Config::from_link(link).is_err(), "{link}");
    }
    let link = "compare&seeds=+1..1e1&moves=1e3&on=lewis=+9;share=-0;count=2.0;seed=+3&with=";
    let plain = "compare&seeds=1..10&moves=1000&on=lewis=9;share=0;count=2;seed=3&with=";
    assert_eq!(Experiment::from_link(link).unwrap().to_link(), Experiment::from_link(plain).unwrap().to_link());
}

#[test]
fn a_setting_without_effect_is_not_written_and_not_offered() {
    for solver in ["bfs", "ucs", "dfs", "ids"] {
        let link = |heuristic: &str| format!("puzzle=octa&solver={solver}&heuristic={heuristic}");
        for oracle in ["values", "misplaced"] {
            assert_eq!(canonical(&link(oracle)), canonical(&link("none")));
            // Nobody knows the answer of a puzzle whose file has none.
            let unknown = format!("puzzle=triangle-4-17&solver={solver}&heuristic={oracle}");
            assert!(Config::from_link(&unknown).is_err(), "{unknown}");
        }
        assert_ne!(canonical(&link("feasible")), canonical(&link("none")));
        let fields = Config::from_link(&link("none")).unwrap().fields();
        let heuristic = fields.iter().find(|field| field.key == "heuristic").unwrap();
        assert_eq!(heuristic.choices, ["none", "feasible"]);
    }
    let blind = "puzzle=octa&solver=wastar&heuristic=none";
    assert_eq!(canonical(&format!("{blind}&weight=9")), canonical(blind));
    assert!(!canonical(blind).contains("weight"));
    assert!(canonical("puzzle=octa&solver=wastar&weight=9").contains("&weight=9&"));
    assert_eq!(canonical("hand=5:t"), canonical(""));
    assert_eq!(canonical("hand=5:t0.5,6:t,7:t"), canonical("hand=5:t0.5,6:t"));
}

#[test]
fn modified_lam_cools_within_an_anneal_unless_the_link_says_otherwise() {
    for (link, tied) in [
        ("cooling=lam", "over=100000&restart=fixed&length=100000"),
        ("cooling=lam&restart=luby", "over=10000&restart=luby&length=10000"),
        ("cooling=lam&restart=fixed&length=777", "over=777&restart=fixed&length=777"),
        ("cooling=lam&restart=none", "over=100000000&restart=none"),
        ("cooling=lam&moves=5000", "over=5000&restart=fixed&length=100000"),
        ("cooling=lam&preset=published", "over=25000&restart=converged&length=25000"),
        // What says over how many moves is the run that it was.
        ("cooling=lam&over=30000", "over=30000&restart=none"),
    ] {
        assert!(canonical(link).contains(tied), "{link}: {}", canonical(link));
    }
    // What follows from other settings changes with them; what a person chose does not.
    let config = Config::from_link("").unwrap().changed("cooling", "lam").unwrap();
    let shorter = config.changed("length", "2000").unwrap();
    assert!(shorter.to_link().contains("over=2000&restart=fixed&length=2000"));
    let chosen = config.changed("over", "500").unwrap().changed("length", "2000").unwrap();
    assert!(chosen.to_link().contains("over=500&restart=fixed&length=2000"));
}

#[test]
fn a_new_budget_leaves_the_moves_over_which_lam_cools() {
    let lam = Config::from_link("cooling=lam&restart=none&over=1000000&moves=1000000").unwrap();
    assert!(lam.changed("moves", "2000000").unwrap().to_link().contains("&over=1000000&"));
    assert!(lam.changed("seed", "3").unwrap().to_link().contains("&over=1000000&"));
}

#[test]
fn a_decimal_comma_is_named() {
    let refused = |link: &str| Config::from_link(link).unwrap_err().to_string();
    assert_eq!(refused("cooling=constant&t0=1,1"), "t0: '1,1' has a decimal comma; write a point, as in 1.1.");
    assert!(refused("cooling=constant&t0=1,x").contains("is not 0 or a number"));
    assert!(refused("cooling=constant&t0=1,000,000").contains("is not 0 or a number"));
}

/// Signs that mails, chats and forums change, or take for the end of a link.
const PERISHABLE: [char; 6] = [';', '\'', '(', ')', '*', '+'];

#[test]
fn written_links_survive_their_way_and_older_signs_are_read() {
    let old = [
        "puzzle=custom&define=n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tIt's_(a)_*~/;+_b&seed=3",
        "puzzle=custom&define=n1..4;c0,0_1,0_2,0_3,0;l5AB_5CD&seed=3",
    ];
    for link in old {
        let config = Config::from_link(link).unwrap();
        let written = config.to_link();
        assert!(!written.contains(PERISHABLE), "{written}");
        assert_eq!(Config::from_link(&written), Ok(config), "{written}");
    }
    let custom = "puzzle=custom;define=n1..4%3Bc0,0_1,0_2,0_3,0%3Bl5AB_5CD%3BtA~b";
    let experiment = format!(
        "seeds=1..9&moves=9&on={custom}&with=name=It%27s%3B~;cooling=constant;t0=1&with=name=B;cooling=constant;t0=2"
    );
    let read = |link: &str| Experiment::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"));
    let new = read(&format!("compare&{experiment}"));
    assert!(!new.to_link().contains(PERISHABLE), "{}", new.to_link());
    assert_eq!(read(&new.to_link()), new);
    // For all time: links that were passed on.
    assert_eq!(
        new.to_link().split("~solver").next(),
        Some(
            "compare&v=2&seeds=1..9&moves=9&on=puzzle=custom~define=n1..4/c0,0_1,0_2,0_3,0/l5AB_5CD/tA%7Eb&with=name=It%27s%3B%7E"
        )
    );
    let first = read(&format!("compare&v=1&{experiment}"));
    assert!(
        first.to_link().contains("&on=puzzle=custom;define=n1..4%3Bc0,0_1,0_2,0_3,0%3Bl5AB_5CD%3BtA~b&"),
        "{}",
        first.to_link()
    );
    let task = |version: u32| {
        format!("task&v={version}&title=x&goal=solved&moves=9&start=puzzle=magic19;cooling=constant;t0=5;seed=1")
    };
    let written = |version: u32| Task::from_link(&task(version)).unwrap().to_link();
    assert!(written(2).contains("&start=v=2~puzzle=magic19~solver=anneal~") && !written(2).contains(PERISHABLE));
    assert!(written(1).contains("&start=v=1;puzzle=magic19;solver=anneal;"));
    assert_eq!(Task::from_link(&written(2)), Task::from_link(&task(2)));
}
