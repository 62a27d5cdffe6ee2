//! Experiments: links, runs and their order, rows, edits.

use annealing_lab::experiment::observations::Unit;
use annealing_lab::experiment::statistics::Interval;
use annealing_lab::experiment::{
    Aim, CLASSICS, Csv, CurvesOf, Edit, Experiment, Grids, Job, Reading, Results, Rounds, RunResult, Runner, Setting,
    Summary, Summing, is_experiment, quoted, to_csv, to_json,
};
use annealing_lab::link::Config;
use annealing_lab::run::Status;
use proptest::prelude::*;

const SMALL: &str = "compare&seeds=5..8&moves=20000&on=puzzle=magic19&on=puzzle=octa\
                     &with=name=Cold, \"very\";cooling=constant;t0=1&with=solver=astar;nodes=500&with=cooling=constant;t0=3";

fn experiment(link: &str) -> Experiment {
    Experiment::from_link(link).unwrap()
}

fn refused(link: &str) -> String {
    Experiment::from_link(link).unwrap_err().to_string()
}

fn row(experiment: &Experiment, run: usize) -> RunResult {
    let mut runner = Runner::new(experiment, run);
    loop {
        if let Some(row) = runner.advance(1000) {
            return row;
        }
    }
}

fn results(experiment: &Experiment) -> Results {
    let mut results = Results::new(experiment.clone());
    (0..experiment.runs()).for_each(|run| results.add(row(experiment, run)));
    results
}

#[test]
fn a_link_is_written_out_whole_and_read_back() {
    let link = experiment("compare&on=puzzle=sudoku&with=name=Warm%3Bwet;preset=published&with=").to_link();
    let givens = "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...";
    assert_eq!(
        link,
        format!(
            "compare&v=2&seeds=1..100&moves=1000000&on=puzzle=sudoku~givens={givens}\
             &with=name=Warm%3Bwet~solver=anneal~singles=off~accept=metropolis~cooling=geometric~t0=10~rate=0.99999~restart=none~reheat=stalled~\
             patience=10000~floor=0.0001~factor=33.333333333333336~refill=stale~found=first~rng=xoshiro\
             &with=name=constant~solver=anneal~singles=on~accept=metropolis~cooling=constant~t0=0.36~restart=none~reheat=none~found=first~rng=xoshiro"
        )
    );
    for link in [&link[..], SMALL, "compare"].iter().chain(CLASSICS.iter().map(|classic| &classic.link)) {
        let canonical = experiment(link).to_link();
        assert_eq!(experiment(&canonical), experiment(link));
        assert_eq!(experiment(&canonical).to_link(), canonical);
        assert_eq!(experiment(&format!("https://example.org/lab/#{canonical}")), experiment(link));
        assert!(Config::from_link(&canonical).is_err(), "no run has such a link");
        assert!(is_experiment(&canonical) && is_experiment(&format!("https://example.org/#{canonical}")));
    }
    assert!(!is_experiment("puzzle=magic19") && !is_experiment("compared=1") && !is_experiment(""));
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    assert_eq!(refused("puzzle=magic19"), "This is not an experiment, whose link begins with compare.");
    assert_eq!(
        refused("compare&v=3"),
        "v: '3' is newer than the versions 1 to 2 of links: a newer version of Annealing Lab made this link, so reload the page or update the program."
    );
    assert_eq!(
        refused("compare&seeds=3"),
        "seeds: '3' is not first..last, as in 1..100, with at most 1,000,000 seeds."
    );
    assert_eq!(
        refused("compare&seeds=3..2"),
        "seeds: '3..2' is not first..last, as in 1..100, with at most 1,000,000 seeds."
    );
    assert!(refused("compare&seeds=0..18446744073709551615").ends_with("with at most 1,000,000 seeds."));
    assert_eq!(refused("compare&moves=0"), "moves: '0' is not a whole number from 1 to 1,000,000,000,000,000.");
    assert_eq!(
        refused("compare&t0=3"),
        "t0: This key is unknown; the accepted keys are v, seeds, least, moves, target, gap, on, and with."
    );
    assert_eq!(refused("compare&moves=3&moves=3"), "moves: This key appears more than once; use each key once.");
    assert_eq!(refused("compare&with=t0=warm"), "with: setting A: t0: 'warm' is not a number from 1e-9 to 1e9.");
    assert_eq!(
        refused("compare&with=seed=7"),
        "seed: The experiment sets this key for all settings; remove it here. The experiment sets v, puzzle, define, map, edges, cities, draw, points, distance, size, colours, triangles, m, givens, regions, extra, cages, moves, seed, hand, at, and look."
    );
    assert_eq!(
        refused("compare&on=puzzle=magic19;t0=3"),
        "t0: This key is a setting, not part of a puzzle; move it from on= to with=."
    );
    assert_eq!(refused("compare&on=lewis=11"), "lewis: '11' is not a size of 4 to 10, 12, 16, 25 or 36.");
    assert_eq!(refused("compare&on=lewis=9;share=2"), "share: '2' is not a number from 0 to 1.");
    assert_eq!(
        refused("compare&with=name=A&with=name=A"),
        "name: 'A' is the name of two settings; give each its own name."
    );
    assert!(refused(&format!("compare{}", "&with=".repeat(13))).ends_with("An experiment has at most 12 settings."));
    assert!(
        refused("compare&on=lewis=4;count=150&on=lewis=4;count=51").ends_with("An experiment has at most 200 puzzles.")
    );
    assert!(refused("compare&seeds=1..600000&with=&with=").ends_with(
        "The experiment has 1,200,000 runs; at most 1,000,000 are allowed. Use fewer seeds, puzzles or settings."
    ));
    // R's generator takes seeds below 2^31; the last one is looked at.
    assert!(refused("compare&seeds=2147483600..2147483648&with=rng=r").contains("a whole number below 2^31"));
}

#[test]
fn every_seed_puzzle_and_setting_is_one_run_in_order() {
    let experiment = experiment(SMALL);
    assert_eq!((experiment.runs(), experiment.puzzles(), experiment.moves()), (2 * 3 + 3 * 2 * 2, 2, 20000));
    let jobs: Vec<_> = (0..experiment.runs()).map(|run| experiment.job(run)).collect();
    let mut expected = Vec::new();
    for seed in 5..=8 {
        for puzzle in 0..2 {
            for setting in 0..3 {
                match setting {
                    1 if seed == 5 => expected.push((None, puzzle, setting)),
                    1 => {}
                    _ => expected.push((Some(seed), puzzle, setting)),
                }
            }
        }
    }
    assert_eq!(jobs.iter().map(|job| (job.seed, job.puzzle, job.setting)).collect::<Vec<_>>(), expected);
    let back: Vec<Option<usize>> = jobs.iter().map(|&job| experiment.run_of(job)).collect();
    assert_eq!(back, (0..jobs.len()).map(Some).collect::<Vec<_>>());
    assert_eq!(experiment.run_of(Job { seed: Some(99), puzzle: 0, setting: 0 }), None);
}

#[test]
fn shards_are_all_runs_in_order() {
    for link in [SMALL, "compare&seeds=1..100", "compare&with=solver=astar&with=solver=bfs"] {
        let experiment = experiment(link);
        for shards in [1, 2, 3, 7, 1000] {
            let all: Vec<usize> = (1..=shards).flat_map(|shard| experiment.shard(shard, shards)).collect();
            assert_eq!(all, (0..experiment.runs()).collect::<Vec<_>>(), "{shards}");
        }
        assert!(experiment.shard(0, 3).is_empty() && experiment.shard(4, 3).is_empty());
    }
}

#[test]
fn a_row_is_what_its_link_says() {
    let experiment = experiment(SMALL);
    let rows = results(&experiment);
    let csv = to_csv(&rows, "0.1.0 (abc)");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "version,seed,setting,group,puzzle,solved,moves,proposals,nodes,placements,budget,restarts,energy,bests,board,set_solver,\
         set_accept,set_cooling,set_t0,set_restart,set_reheat,set_found,set_rng,set_heuristic,set_order,set_nodes,link"
    );
    assert_eq!(lines.len(), 1 + experiment.runs());
    assert!(lines[1].starts_with("0.1.0,5,\"Cold, \"\"very\"\"\",magic19,magic19,"), "{}", lines[1]);
    let (before, after) = Csv::new(&experiment, "0.1.0 (abc)").frame(0);
    assert!(lines[1].starts_with(&before) && format!("{}\n", lines[1]).ends_with(&after), "{before}{after}");
    for (run, line) in lines[1..].iter().enumerate() {
        let mut run = Config::from_link(&experiment.run_link(run)).unwrap().into_run();
        run.advance(u64::MAX);
        let board: Vec<String> = run.board().iter().map(|cell| cell.map_or(".".into(), |n| n.to_string())).collect();
        let solved = run.status() == Status::Solved;
        let moves = run.progress().moves();
        let middle = match run.annealed() {
            Some(of) => {
                let bests: Vec<String> =
                    run.trace().unwrap().bests().iter().map(|(at, best)| format!("{at}:{best}")).collect();
                format!("{moves},{moves},,,20000,{},{},{}", of.restarts, of.energy, bests.join(" "))
            }
            None => format!("{moves},,{moves},,20000,0,{},", if solved { "0" } else { "" }),
        };
        let link = Config::from_run(&run).to_link();
        let link = if link.contains(',') { format!("\"{link}\"") } else { link };
        assert!(line.ends_with(&format!(",{link}")), "{line}");
        assert!(line.contains(&format!(",{},{middle},{},", u8::from(solved), board.join(" "))), "{line}\n{middle}");
    }
    let searches = lines.iter().filter(|line| line.contains("solver=astar")).collect::<Vec<_>>();
    assert!(searches.len() == 2 && searches.iter().all(|line| line.starts_with("0.1.0,,astar,")), "{searches:?}");
}

#[test]
fn rows_in_any_order_give_the_same_results() {
    let experiment = experiment(SMALL);
    let whole = results(&experiment);
    let mut backwards = Results::new(experiment.clone());
    for run in (0..experiment.runs()).rev() {
        assert_eq!(backwards.settled().len(), 0, "the first is not there yet");
        backwards.add(row(&experiment, run));
    }
    assert_eq!(to_csv(&backwards, "1"), to_csv(&whole, "1"));
    assert_eq!(to_json(&backwards, "1"), to_json(&whole, "1"));
    assert_eq!(backwards.summary(CurvesOf::All), whole.summary(CurvesOf::All));
}

#[test]
fn statistics_wait_for_every_setting_of_a_seed_and_puzzle() {
    let experiment = experiment(SMALL);
    let mut results = Results::new(experiment.clone());
    let mut settled = Vec::new();
    for run in [1, 0, 2, 3, 4, 5, 7, 6, 9, 8] {
        results.add(row(&experiment, run));
        settled.push(results.settled().len());
    }
    assert_eq!(settled, [0, 0, 3, 3, 3, 6, 6, 8, 8, 10]);
    let summary = results.summary(CurvesOf::None);
    let counts: Vec<Vec<usize>> =
        summary.puzzles.iter().map(|puzzle| puzzle.settings.iter().map(|setting| setting.runs).collect()).collect();
    assert_eq!(counts, [[2, 1, 2], [2, 1, 2]]);
    assert_eq!(results.missing(3), [10, 11, 12]);
    assert_eq!(results.there(), 10);
}

#[test]
fn the_summary_is_that_of_the_rows() {
    let experiment = experiment("compare&seeds=1..60&moves=50000&with=cooling=constant;t0=1&with=preset=published");
    let results = results(&experiment);
    let summary = results.summary(CurvesOf::Puzzle(0));
    assert_eq!((summary.rows, summary.runs, summary.settings[0].budget), (120, 120, 50000));
    assert!(summary.across.is_none());
    let [puzzle] = &summary.puzzles[..] else { panic!("one puzzle") };
    for (place, setting) in puzzle.settings.iter().enumerate() {
        let own: Vec<&RunResult> = results.rows().filter(|row| experiment.job(row.run).setting == place).collect();
        let solved = own.iter().filter(|row| row.solved).count();
        let spent: u64 = own.iter().map(|row| row.moves).sum();
        assert_eq!((setting.runs, setting.solved), (60, Some(solved)));
        assert_eq!(setting.anneals, own.iter().map(|row| row.restarts + 1).sum::<u64>());
        assert!((setting.ert.unwrap() - spent as f64 / solved as f64).abs() < 1e-6);
        let curves = setting.curves.as_ref().unwrap();
        assert_eq!(curves.stuck.iter().map(|stuck| stuck.runs).sum::<usize>(), 60 - solved);
        assert_eq!(curves.to_targets.last().map(|target| (target.energy, target.reached)), Some((0, solved)));
        assert_eq!(curves.to_targets.last().and_then(|target| target.ert), setting.ert);
        let last = curves.within_budgets.last().unwrap();
        assert_eq!((last.cost, last.median == 0), (50_000, solved >= 30));
    }
    assert!(puzzle.settings[0].solved > Some(30) && puzzle.settings[1].solved < Some(30), "{summary:?}");
    let [pair] = &puzzle.pairs[..] else { panic!("one pair") };
    let ratio = pair.ratio.unwrap();
    assert!(ratio.ratio < 1.0 && ratio.interval.unwrap().high.unwrap() < 1.0, "{ratio:?}");
    assert!(pair.superiority.unwrap().interval.low > 0.5 && pair.difference.unwrap().interval.low > 0.0);
    let solved = pair.solved.unwrap();
    assert!(pair.solved_p.unwrap() < 0.001 && solved.first > solved.second);
    assert!(pair.faster_p < 0.001 && pair.faster.first_faster > pair.faster.second_faster);
}

#[test]
fn settings_are_named_by_what_differs() {
    let names = |experiment: &Experiment| -> Vec<String> {
        experiment.settings().iter().map(|setting| setting.name.clone()).collect()
    };
    for (link, expected) in [
        ("compare", vec!["Recommended", "Published"]),
        ("compare&with=cooling=constant;t0=1&with=cooling=constant;t0=1.5", vec!["T = 1", "T = 1.5"]),
        ("compare&with=cooling=fast;t0=5&with=cooling=fast;t0=10", vec!["T0 = 5", "T0 = 10"]),
        ("compare&with=cooling=fast;t0=5&with=cooling=constant;t0=5", vec!["fast", "constant"]),
        (
            "compare&with=solver=replicas&with=solver=tempering&with=preset=published",
            vec!["replicas", "tempering", "Published"],
        ),
        ("compare&with=t0=1;cooling=constant&with=name=Mine;cooling=constant;t0=2", vec!["T = 1", "Mine"]),
        ("compare&with=cooling=constant;t0=1&with=cooling=constant;t0=1", vec!["A", "B"]),
        ("compare&with=cooling=constant;t0=1", vec!["A"]),
    ] {
        assert_eq!(names(&experiment(link)), expected, "{link}");
    }
    // What is changed is named again, but for what somebody named.
    let two = experiment("compare&with=cooling=constant;t0=1&with=name=Mine;cooling=constant;t0=2");
    let three = two.edited(Edit::Add { setting: 0 }).unwrap();
    assert_eq!(names(&three), ["T = 1", "Mine", "C"]);
    let hotter = three.edited(Edit::Change { setting: 2, key: "t0".into(), value: "3".into() }).unwrap();
    assert_eq!(names(&hotter), ["T = 1", "Mine", "T = 3"]);
    let mine = hotter.edited(Edit::Change { setting: 1, key: "t0".into(), value: "4".into() }).unwrap();
    assert_eq!(names(&mine), ["T = 1", "Mine", "T = 3"]);
    let x = experiment("compare&with=name=X;cooling=constant;t0=1&with=cooling=constant;t0=2");
    let x = x.edited(Edit::Change { setting: 0, key: "t0".into(), value: "3".into() }).unwrap();
    assert_eq!(names(&x), ["X", "T = 2"], "a name of one letter may be somebody's");
    let usual = experiment("compare").edited(Edit::Change { setting: 0, key: "t1".into(), value: "1".into() }).unwrap();
    assert_eq!(names(&usual)[1], "Published");
    assert_ne!(names(&usual)[0], "Recommended", "it no longer is");
}

/// A move of eight chains is eight proposals. Counted in moves they would need a sixth of what they do.
#[test]
fn cost_is_counted_in_proposals() {
    let link =
        "compare&seeds=1..20&moves=100000&with=cooling=constant;t0=1.15&with=solver=replicas;t0=1.15&with=solver=exact";
    let experiment = experiment(link);
    let results = results(&experiment);
    let summary = results.summary(CurvesOf::All);
    let units: Vec<String> = summary.settings.iter().map(|of| format!("{:?} {}", of.unit, of.budget)).collect();
    assert_eq!(units, ["Proposals 100000", "Proposals 800000", "Nodes 100000"]);
    let of = |setting: usize| -> Vec<&RunResult> {
        results.rows().filter(|row| experiment.job(row.run).setting == setting).collect()
    };
    let moves: u64 = of(1).iter().map(|row| row.moves).sum();
    let chains = &summary.puzzles[0].settings[1];
    assert_eq!(chains.ert, Some(8.0 * moves as f64 / chains.solved.unwrap() as f64));
    // Nodes of the exact search are never paired with proposals, and both of a pair are cut off at the smaller budget.
    let [pair] = &summary.puzzles[0].pairs[..] else { panic!("one pair") };
    assert_eq!(pair.settings, (0, 1));
    let late = of(1).iter().filter(|row| row.solved && 8 * row.moves > 100_000).count();
    let solved = summary.puzzles[0].settings[0].solved.unwrap() as f64 - (chains.solved.unwrap() - late) as f64;
    assert!((pair.difference.unwrap().difference - solved / 20.0).abs() < 1e-12);
    // Bests are those of any of the eight, in proposals.
    for row in of(1) {
        assert_eq!(row.bests.last().map(|&(at, best)| (at, best)), Some((row.moves, 0)), "{row:?}");
        assert_eq!(row.bests_by_cost(8).last(), Some(&(8 * row.moves, 0)));
    }
}

/// Each puzzle counts once: an easy puzzle with many runs does not outvote a hard one.
#[test]
fn across_puzzles_nothing_is_pooled() {
    let link = "compare&seeds=1..30&moves=300000&on=puzzle=magic19&on=puzzle=octa&on=puzzle=three-circles\
                &with=cooling=constant;t0=1&with=cooling=constant;t0=2";
    let experiment = experiment(link);
    let summary = results(&experiment).summary(CurvesOf::None);
    let across = summary.across.unwrap();
    let share = |setting: usize| {
        summary.puzzles.iter().map(|puzzle| puzzle.settings[setting].solved.unwrap() as f64 / 30.0).sum::<f64>() / 3.0
    };
    let logs = |setting: usize| -> Vec<f64> {
        summary.puzzles.iter().filter_map(|puzzle| puzzle.settings[setting].ert.map(f64::ln)).collect()
    };
    for setting in 0..2 {
        assert!((across.settings[setting].success.unwrap().mean - share(setting)).abs() < 1e-12);
        let ln_ert = across.settings[setting].ln_ert.unwrap();
        assert!((ln_ert.mean - logs(setting).iter().sum::<f64>() / 3.0).abs() < 1e-12);
        assert_eq!((ln_ert.puzzles, ln_ert.interval), (3, None), "three puzzles give no interval");
    }
    let [pair] = &across.pairs[..] else { panic!("one pair") };
    let ratios: f64 = logs(0).iter().zip(logs(1)).map(|(first, second)| first - second).sum();
    assert!((pair.ln_ratio.unwrap().mean - ratios / 3.0).abs() < 1e-12);
    assert_eq!(pair.faster.first_faster + pair.faster.second_faster + pair.faster.ties, 3, "one figure a puzzle");
}

/// A search draws nothing at random: it has no interval and no band. Its cost is in expansions, not in the nodes that it
/// generates, and the cost of its route stands beside.
#[test]
fn searches_have_no_interval_and_the_cost_of_their_route() {
    let link = "compare&moves=1000000&on=puzzle=route&with=solver=bfs&with=solver=astar&with=solver=greedy";
    let summary = results(&experiment(link)).summary(CurvesOf::All);
    let [puzzle] = &summary.puzzles[..] else { panic!("one map") };
    let said: Vec<_> = puzzle.settings.iter().map(|of| (of.ert, of.route_cost)).collect();
    assert_eq!(said, [(Some(215.0), Some(41)), (Some(153.0), Some(27)), (Some(41.0), Some(43))]);
    for (known, setting) in summary.settings.iter().zip(&puzzle.settings) {
        assert_eq!(known.unit, Unit::Expansions);
        assert_eq!((setting.success, setting.ert_interval), (None, None));
        assert_eq!(setting.curves.as_ref().map(|curves| curves.half_width), Some(0.0));
    }
}

/// The means of all settings are over the same puzzles: the worst setting, which solves the easiest puzzle only, is not the
/// cheapest. A setting that solves nothing takes no puzzle from the others.
#[test]
fn means_across_puzzles_are_of_the_same_puzzles() {
    let link = "compare&seeds=1..20&moves=20000&on=puzzle=magic-square-4&on=puzzle=magic19&on=puzzle=magic-square-5\
                &with=cooling=constant;t0=1;restart=none&with=cooling=constant;t0=4;restart=none\
                &with=cooling=constant;t0=100000;restart=none";
    let summary = results(&experiment(link)).summary(CurvesOf::None);
    let solved: Vec<Vec<bool>> =
        summary.puzzles.iter().map(|puzzle| puzzle.settings.iter().map(|of| of.solved > Some(0)).collect()).collect();
    assert_eq!(solved, [[true, true, false], [true, false, false], [true, false, false]]);
    let across = summary.across.unwrap();
    let [one, four, none] = [0, 1, 2].map(|setting| across.settings[setting].ln_ert);
    assert_eq!(one.map(|mean| mean.puzzles), Some(1));
    assert_eq!(four.map(|mean| mean.puzzles), Some(1));
    assert_eq!(none, None);
    assert!(four.unwrap().mean > one.unwrap().mean, "{four:?} {one:?}");
}

/// What a run's bests are does not depend on how it is advanced, and is what a look at every move finds.
#[test]
fn bests_are_those_of_every_move() {
    for link in [
        "seed=3&moves=20000",
        "puzzle=octa&cooling=lam&moves=20000",
        "puzzle=octa&solver=tempering&moves=20000",
        "puzzle=octa&solver=replicas&moves=3000",
        "puzzle=sudoku&singles=off&moves=20000&cooling=constant&t0=0.4",
        "puzzle=magic19&preset=published&rng=r&moves=30000&seed=4",
    ] {
        let at_once = {
            let mut run = Config::from_link(link).unwrap().into_run();
            run.advance(u64::MAX);
            run.trace().unwrap().bests().to_vec()
        };
        let mut run = Config::from_link(link).unwrap().into_run();
        let mut bests = vec![(0, run.annealed().unwrap().best)];
        while run.status() == Status::Running {
            run.advance(1);
            let of = run.annealed().unwrap();
            if of.best < bests.last().unwrap().1 {
                bests.push((of.moves, of.best));
            }
        }
        assert_eq!(at_once, bests, "{link}");
        assert_eq!(run.trace().unwrap().bests(), bests, "{link}");
        assert!(bests.len() > 3, "{link}: {bests:?}");
    }
}

/// Lewis's paper leaves open against what a chain is judged; only one reading works.
#[test]
fn one_reading_of_lewis_solves_and_the_other_does_not() {
    let classic = CLASSICS.iter().find(|classic| (classic.title)().to_string().contains("Lewis")).unwrap();
    let experiment = experiment(&classic.link.replace("seeds=1..60", "seeds=1..4"));
    let summary = results(&experiment).summary(CurvesOf::None);
    let solved: Vec<usize> = summary.puzzles[0].settings.iter().filter_map(|setting| setting.solved).collect();
    assert_eq!(solved, [4, 0]);
}

#[test]
fn a_kept_row_is_read_back_and_anything_else_is_not() {
    let experiment = experiment(SMALL);
    for run in 0..6 {
        let row = row(&experiment, run);
        assert_eq!(RunResult::from_text(&row.to_text(), &experiment), Some(row.clone()));
        // As pages of version 0.1.0 kept it.
        let words: Vec<String> = row.to_text().split(' ').map(String::from).collect();
        let before = [&words[..5], &words[6..]].concat().join(" ");
        let mut without = row;
        without.bests.clear();
        assert_eq!(RunResult::from_text(&before, &experiment), Some(without));
    }
    let good = row(&experiment, 0).to_text();
    for bad in ["", "0", &good.replacen('0', "999", 1), &format!("{good},7"), &format!("{good} 1"), "0 2 1 1 1 1"] {
        assert_eq!(RunResult::from_text(bad, &experiment), None, "{bad}");
    }
}

#[test]
fn one_thing_is_changed_at_a_time() {
    let before = experiment("compare&on=puzzle=magic19&with=name=First;cooling=constant;t0=2&with=preset=published");
    let edited = |edit: Edit| before.edited(edit).unwrap().to_link();
    let settings = |link: &str| link.split("&with=").skip(1).map(String::from).collect::<Vec<_>>();
    let own = settings(&before.to_link());
    let more = settings(&edited(Edit::Add { setting: 0 }));
    assert_eq!(more[..2], own);
    assert_eq!(more[2], own[0].replace("name=First", "name=C"));
    assert_eq!(settings(&edited(Edit::Remove { setting: 0 })), own[1..]);
    let change = |setting, key: &str, value: &str| Edit::Change { setting, key: key.into(), value: value.into() };
    assert_eq!(settings(&edited(change(0, "t0", "0.5")))[0], own[0].replace("t0=2", "t0=0.5"));
    assert!(settings(&edited(change(0, "solver", "astar")))[0].contains("heuristic="));
    assert!(before.edited(change(0, "moves", "7")).unwrap().to_link().contains("&moves=1000000&"), "its own");
    let name = |name: &str| Edit::Rename { setting: 0, name: name.into() };
    assert!(settings(&edited(name("50 %")))[0].starts_with("name=50%20%25~"));
    assert!(settings(&edited(name(" ")))[0].starts_with("name=constant~"));
    assert!(edited(Edit::Seeds { seeds: "7..9".into() }).contains("&seeds=7..9&"));
    assert!(edited(Edit::Moves { moves: "77".into() }).contains("&moves=77&"));
    let two = before.edited(Edit::AddGroup { on: "lewis=9;share=0.5;count=2".into() });
    let message = two.unwrap_err().to_string();
    assert!(message.ends_with("use only sudokus, or only magic-sum puzzles."), "{message}");
    let two = before.edited(Edit::AddGroup { on: "puzzle=octa".into() }).unwrap();
    assert_eq!(two.groups(), [("magic19".to_string(), 1), ("octa".to_string(), 1)]);
    assert_eq!(two.edited(Edit::RemoveGroup { group: 0 }).unwrap().groups(), [("octa".to_string(), 1)]);
    for bad in
        [Edit::Remove { setting: 2 }, Edit::RemoveGroup { group: 0 }, change(0, "t0", "hot"), name(&"x".repeat(41))]
    {
        assert!(before.edited(bad).is_err());
    }
}

#[test]
fn a_series_is_a_setting_for_each_value() {
    let before = experiment("compare&with=preset=published&with=cooling=constant;t0=2&with=solver=tempering");
    let series = |key: &str, from: &str, to: &str, steps: &str, log| {
        let [key, from, to, steps] = [key, from, to, steps].map(String::from);
        before.edited(Edit::Series { setting: 1, key, from, to, steps, log })
    };
    let names = |after: Experiment| after.settings().iter().map(|each| each.name.clone()).collect::<Vec<_>>();
    assert_eq!(
        names(series("t0", "0.5", "8", "5", true).unwrap()),
        ["Published", "T = 0.5", "T = 1", "T = 2", "T = 4", "T = 8", "tempering"]
    );
    assert_eq!(
        names(series("t0", "1", "0", "4", false).unwrap()),
        ["Published", "T = 1", "T = 0.667", "T = 0.333", "T = 0", "tempering"]
    );
    // Nothing that differs from the series is changed, and what it is of keeps its other numbers.
    let after = series("t0", "0.3", "0.4", "2", true).unwrap();
    assert_eq!(
        after.settings()[2].config().to_link(),
        before.settings()[1].config().to_link().replace("t0=2", "t0=0.4")
    );
    assert_eq!(after.settings()[0].config(), before.settings()[0].config());
    // Whole numbers stay whole, and each stands once.
    let restarts = experiment("compare&with=cooling=geometric;restart=fixed;length=100");
    let lengths = Edit::Series {
        setting: 0,
        key: "length".into(),
        from: "1".into(),
        to: "4".into(),
        steps: "10".into(),
        log: false,
    };
    let lengths = restarts.edited(lengths).unwrap();
    let length = |each: &Setting| each.config().fields().into_iter().find(|field| field.key == "length").unwrap().value;
    assert_eq!(lengths.settings().iter().map(length).collect::<Vec<_>>(), ["1", "2", "3", "4"]);
    // Where there is no room for two, the number of settings is what is wrong.
    let full = series("t0", "0.5", "8", "10", true).unwrap();
    let more =
        Edit::Series { setting: 3, key: "t0".into(), from: "1".into(), to: "2".into(), steps: "2".into(), log: false };
    assert_eq!(full.edited(more).unwrap_err().to_string(), "with: An experiment has at most 12 settings.");
    for (key, from, to, steps, log, names) in [
        ("t0", "0", "1", "3", true, "from"),
        ("t0", "1", "warm", "3", false, "to"),
        ("t0", "1", "-2", "3", false, "to"),
        ("t0", "1", "2", "1", true, "steps"),
        ("t0", "1", "2", "11", true, "steps"),
        ("t0", "1", "1e300", "3", true, "t0"),
        ("cooling", "1", "2", "3", true, "series"),
        ("seed", "1", "2", "3", true, "series"),
        ("no_key", "1", "2", "3", true, "series"),
    ] {
        assert_eq!(series(key, from, to, steps, log).unwrap_err().key, names, "{key} {from} {to} {steps}");
    }
}

/// Ten rounds of five seeds at most, until each setting has four solved runs on each puzzle.
const ROUNDS: &str = "compare&seeds=5..9&least=4&moves=20000&on=puzzle=magic19&on=puzzle=magic-13\
                      &with=name=Cold;cooling=constant;t0=1&with=solver=astar;nodes=500&with=cooling=constant;t0=1.5";

#[test]
fn seeds_are_added_in_rounds_until_enough_are_solved() {
    let experiment = experiment(ROUNDS);
    assert!(experiment.to_link().contains("&seeds=5..9&least=4&moves=20000&"));
    assert_eq!(Experiment::from_link(&experiment.to_link()).unwrap(), experiment);
    // What can be made at most: 50 seeds; the search runs once on each puzzle.
    assert_eq!(experiment.runs(), 2 * 2 * 50 + 2);
    for run in 0..experiment.runs() {
        assert_eq!(experiment.run_of(experiment.job(run)), Some(run));
    }
    let mut results = Results::new(experiment.clone());
    let mut rounds = Rounds::new(&experiment);
    assert_eq!(rounds.runs(), 0..22);
    let mut made = 0;
    while let Some(&run) = results.missing(1).first() {
        let row = row(&experiment, run);
        rounds.count(&experiment, row.solved);
        results.add(row);
        made += 1;
        assert_eq!(results.runs(), rounds.runs(), "after {made} runs");
    }
    // The last round was needed, and after it every setting that draws at random has its four.
    let summary = results.summary(CurvesOf::None);
    let solved = |seeds: usize| {
        let rows =
            results.rows().filter(|row| experiment.job(row.run).seed.is_some_and(|seed| seed < 5 + seeds as u64));
        let mut solved = std::collections::BTreeMap::new();
        for row in rows {
            let job = experiment.job(row.run);
            *solved.entry((job.puzzle, job.setting)).or_insert(0) += usize::from(row.solved);
        }
        *solved.values().min().unwrap()
    };
    let seeds = summary.puzzles[0].settings[0].runs;
    assert!(seeds > 5 && seeds < 50 && seeds.is_multiple_of(5), "{seeds}");
    assert!(solved(seeds - 5) < 4 && solved(seeds) >= 4);
    assert_eq!((summary.rows, summary.runs), (made, made));
    // Rows that come in another order, as from a store, are the same results; those of no round are left out.
    let mut backwards = Results::new(experiment.clone());
    results.rows().cloned().collect::<Vec<_>>().into_iter().rev().for_each(|row| backwards.add(row));
    backwards.add(row(&experiment, experiment.runs() - 1));
    assert_eq!(backwards.there(), made);
    assert_eq!(backwards.summary(CurvesOf::All), results.summary(CurvesOf::All));
    assert_eq!(to_csv(&backwards, "0"), to_csv(&results, "0"));
}

#[test]
fn rounds_end_where_nothing_is_solved() {
    let experiment = experiment("compare&seeds=1..2&least=1&moves=10&with=cooling=constant;t0=50");
    let mut results = Results::new(experiment.clone());
    while let Some(&run) = results.missing(1).first() {
        results.add(row(&experiment, run));
    }
    assert_eq!(results.there(), 20);
    for (link, message) in [
        ("compare&least=0", "least: '0' is not a whole number from 1 to 10,000."),
        ("compare&least=many", "least: 'many' is not a whole number from 1 to 10,000."),
        ("compare&seeds=1..60000&least=5&with=&with=preset=published", "seeds: The experiment has 1,200,000 runs;"),
    ] {
        assert!(refused(link).starts_with(message), "{}", refused(link));
    }
    let without = experiment.edited(Edit::Least { least: String::new() }).unwrap();
    assert_eq!(without.to_link(), experiment.to_link().replace("&least=1", ""));
    assert_eq!(without.edited(Edit::Least { least: "1".into() }).unwrap(), experiment);
}

#[test]
fn the_runs_on_a_puzzle_are_those_that_its_figures_count() {
    let experiment = experiment(SMALL);
    let results = results(&experiment);
    let summary = results.summary(CurvesOf::None);
    for (puzzle, of) in summary.puzzles.iter().enumerate() {
        let runs = results.runs_on(puzzle);
        for (place, setting) in of.settings.iter().enumerate() {
            let own: Vec<_> = runs.iter().filter(|run| run.setting == place).collect();
            assert_eq!(own.len(), setting.runs);
            assert_eq!(own.iter().filter(|run| run.solved).count(), setting.solved.unwrap());
            assert!(own.iter().all(|run| experiment.job(run.run).puzzle == puzzle));
        }
    }
    // A seed that has not all its settings yet is in no figure, and in no list.
    let mut partly = Results::new(experiment.clone());
    (0..experiment.runs() - 1).for_each(|run| partly.add(row(&experiment, run)));
    assert_eq!(partly.runs_on(1).len() + 2, results.runs_on(1).len());
}

#[test]
fn an_experiment_begins_with_a_run() {
    let of = |link: &str| Experiment::from_run(link).unwrap();
    let t0 = |own: &Setting| own.config().fields().into_iter().find(|field| field.key == "t0").unwrap().value;
    let all = |link: &str| of(link).settings().iter().map(t0).collect::<Vec<_>>();
    assert_eq!(all("seed=3"), ["3", "10"], "recommended, published");
    assert_eq!(all("t0=9&preset=published"), ["9", "3"], "its own, recommended");
    assert_eq!(of("puzzle=octa").settings().len(), 1, "nothing was published for it");
    assert_eq!(of("puzzle=octa&solver=astar").settings().len(), 2);
    let seeds = Experiment::from_seeds("puzzle=octa&moves=5000&seed=9", 3, 4).unwrap();
    assert_eq!((seeds.runs(), seeds.moves(), seeds.seeds()), (2, 5000, (3, 4)));
    assert!(seeds.run_link(1).ends_with("&moves=5000&rng=xoshiro&seed=4"));
}

#[test]
fn the_built_in_experiments_compare_something() {
    for classic in CLASSICS {
        let experiment = experiment(classic.link);
        let [title, look_for] = [classic.title, classic.look_for].map(|message| message().to_string());
        assert!((2..=6).contains(&experiment.settings().len()), "{title}");
        assert!(experiment.runs() <= 1000 && !look_for.is_empty(), "{title}");
        assert!(look_for.split("  ").count() == 1, "{look_for}");
        assert_eq!(experiment.to_link(), classic.link, "the page knows it again by its link");
    }
}

proptest! {
    #[test]
    fn any_text_gives_an_experiment_or_an_error(text in any::<String>()) {
        let _ = Experiment::from_link(&format!("compare&{text}"));
        let _ = Experiment::from_link(&format!("compare&with={text}&on={text}"));
    }

    #[test]
    fn any_name_comes_back(name in "\\PC{1,40}") {
        let one = experiment("compare&with=");
        let named = one.edited(Edit::Rename { setting: 0, name: name.clone() }).unwrap();
        // A blank is no name: the setting is called as if nobody had named it.
        let expected = if name.trim().is_empty() { one.settings()[0].name.as_str() } else { name.trim() };
        let read = experiment(&named.to_link());
        prop_assert_eq!(&read.settings()[0].name, expected);
    }
}

#[test]
fn a_blank_name_is_none() {
    let one = experiment("compare&with=");
    for name in ["", " ", "\u{a0}\u{2003}"] {
        let named = one.edited(Edit::Rename { setting: 0, name: name.to_string() }).unwrap();
        assert_eq!(experiment(&named.to_link()).settings()[0].name, "A", "{name:?}");
    }
}

#[test]
fn only_the_outermost_link_may_be_an_address() {
    let base = "compare&seeds=1..2&moves=50&on=puzzle=octa";
    for setting in ["http://x/", "http://x/#cooling=fast", "a://x"] {
        let link = format!("{base}&with={setting}");
        assert!(Experiment::from_link(&link).is_err(), "{link}");
        assert!(Experiment::from_link(&format!("https://example.org/lab/#{link}")).is_err(), "{link}");
        assert!(is_experiment(&link), "no run is made instead");
    }
    for puzzle in ["a://x", "http://x/", "http://x/#puzzle=octa"] {
        assert!(Experiment::from_link(&format!("compare&on={puzzle}")).is_err(), "{puzzle}");
    }
    let shown = refused(&format!("{base}&with=solver://=astar"));
    assert!(
        shown.starts_with("with: setting A: solver://: This key is unknown; the accepted keys are v, puzzle, "),
        "{shown}"
    );
    let whole = format!("https://example.org/lab/#{base}&with=cooling=fast");
    assert_eq!(experiment(&whole), experiment(&format!("{base}&with=cooling=fast")));
}

#[test]
fn a_search_beyond_the_budget_is_unsolved_in_its_row_and_in_the_statistics() {
    let link = "compare&seeds=1..2&moves=3&on=puzzle=octa;givens=.,3,13,6,.,11,.,1,14,16,2,4,7,.,15,10&with=solver=bfs&with=cooling=constant;t0=1";
    let experiment = experiment(link);
    let results = results(&experiment);
    let search = results.rows().find(|row| experiment.job(row.run).seed.is_none()).unwrap();
    assert!(search.moves > 3 && !search.solved && search.energy.is_none(), "{search:?}");
    assert_eq!(results.summary(CurvesOf::None).puzzles[0].settings[0].solved, Some(0));
    let json: serde_json::Value = serde_json::from_str(&to_json(&results, "0.1.0 (abc1234)")).unwrap();
    assert_eq!(json["rows"][0]["solved"], false);
    assert_eq!(json["version"], "0.1.0 (abc1234)");
    // What a page has kept from before is read so, too.
    let kept = search.to_text().replacen(" 0 ", " 1 ", 1);
    assert_eq!(RunResult::from_text(&kept, &experiment).map(|row| row.solved), Some(false));
}

#[test]
fn no_name_is_a_formula_to_a_spreadsheet() {
    for name in ["=1+1", "+A1", "-2", "@SUM(A1)", "\u{ff1d}1", "=\"a\",1"] {
        let encoded: String = name.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let experiment = experiment(&format!("compare&seeds=1..1&moves=10&with=name={encoded};cooling=constant;t0=1"));
        assert_eq!(experiment.settings()[0].name, name);
        let csv = to_csv(&results(&experiment), "1");
        let cell = csv.lines().nth(1).unwrap().strip_prefix("1,1,").unwrap();
        assert!(cell.starts_with('\'') || cell.starts_with("\"'"), "{cell}");
    }
    assert!(
        to_csv(&results(&experiment(SMALL)), "1").contains(",\"Cold, \"\"very\"\"\","),
        "other names are as they were"
    );
}

/// FNV-1a of the links of the first runs, one a puzzle.
fn hash_of_puzzles(link: &str) -> String {
    let experiment = experiment(&format!("compare&v=1&seeds=1..1&moves=1&{link}&with=singles=on"));
    let links = (0..experiment.puzzles()).map(|puzzle| experiment.run_link(puzzle));
    let hash = links
        .flat_map(String::into_bytes)
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{hash:016x}")
}

#[test]
fn random_grids_stay_the_same() {
    for (link, hash) in [
        ("on=lewis=4;share=0.5;count=200", "e91ddef28ae97293"),
        ("on=lewis=6;share=0.5;count=200", "1d70506c2cef8627"),
        ("on=lewis=9;share=0.4;count=200;seed=77", "2d3816fa2311af1b"),
        ("on=lewis=16;share=0.42;count=20", "816a83e4cf75345e"),
        ("on=lewis=25;share=0.45;count=20", "ecd509aa9bc59195"),
        // Those of 1 to 4,000 that take the most nodes, 47,000 to 56,000, of all whose first diagonal can be completed at all.
        ("on=lewis=25;count=1;seed=243&on=lewis=25;count=1;seed=518&on=lewis=25;count=1;seed=2562", "e271b9b59f1a4a75"),
    ] {
        assert_eq!(hash_of_puzzles(link), hash, "{link}");
    }
}

#[test]
fn an_experiment_is_read_in_slices_and_makes_each_grid_once() {
    let link = "compare&on=lewis=16;share=0.3;count=6&on=lewis=16;share=0.5;count=8;seed=3&on=puzzle=sudoku";
    let mut grids = Grids::default();
    let mut reading = Reading::from_link(link).unwrap();
    // Two groups share four grids.
    assert_eq!(reading.progress(), (0, 10));
    let mut slices = 0;
    while !reading.read_on(20, &mut grids) {
        slices += 1;
        let (made, of) = reading.progress();
        assert!(made < 10 && of == 10);
    }
    assert!(slices > 20, "{slices}");
    let sliced = reading.finish(&mut grids).unwrap();
    assert_eq!(sliced, experiment(link));

    // Whatever is changed, what is made stays made; what is new is all that takes time.
    let settled = |edit: Edit| Reading::from_edit(&sliced, edit).unwrap().read_on(0, &mut grids.clone());
    assert!(settled(Edit::Moves { moves: "7".into() }));
    assert!(settled(Edit::AddGroup { on: "lewis=16;share=0.9;count=10".into() }));
    assert!(!settled(Edit::AddGroup { on: "lewis=16;share=0.9;count=11".into() }));

    // So do those who make the runs, who are given them as text; what is no grid there is made.
    let shown = Grids::from_text(sliced.grids());
    assert!(Reading::from_link(link).unwrap().read_on(0, &mut shown.clone()));
    for wrong in ["16 1 1234", "9 1", "x", &sliced.grids().replacen('1', "2", 40)] {
        let mut grids = Grids::from_text(wrong);
        assert_eq!(Reading::from_link(link).unwrap().finish(&mut grids).unwrap(), sliced);
    }
}

#[test]
fn what_is_refused_is_refused_before_a_grid_is_made() {
    let most = "compare&on=lewis=25;count=200;seed=37";
    assert_eq!(Reading::from_link(most).unwrap().progress(), (0, 200));
    let refused = Reading::from_link(&format!("{most}&on=puzzle=sudoku")).unwrap_err().to_string();
    assert!(refused.ends_with("An experiment has at most 200 puzzles."), "{refused}");
}

/// Beside rebuilt grids, all that anneals is counted in numbers placed, and only settings with the same energy share its figures.
#[test]
fn rebuilt_grids_and_swaps_are_counted_in_placements() {
    let givens = include_str!("../data/sudoku-9x9-hard.txt").lines().find(|line| !line.starts_with('#')).unwrap();
    let givens = givens.split(' ').next().unwrap();
    let all = |with: &str| {
        let link = format!("compare&seeds=1..3&moves=4000&on=puzzle=sudoku;givens={givens}{with}");
        let experiment = Experiment::from_link(&link).unwrap();
        let mut results = Results::new(experiment.clone());
        for number in 0..experiment.runs() {
            results.add(Runner::new(&experiment, number).advance(u64::MAX).unwrap());
        }
        results
    };
    let mixed = all("&with=solver=rebuild&with=solver=anneal&with=solver=replicas&with=solver=exact");
    let units: Vec<Unit> = mixed.experiment().settings().iter().map(Setting::unit).collect();
    assert_eq!(units, [Unit::Placements, Unit::Placements, Unit::Placements, Unit::Nodes]);
    let costs: Vec<u64> = mixed.experiment().settings().iter().map(Setting::cost_of_move).collect();
    assert_eq!(costs, [1, 2, 16, 1]);
    for row in mixed.rows() {
        let outcome = row.outcome(mixed.experiment());
        let cost = costs[mixed.experiment().job(row.run).setting];
        assert_eq!((outcome.cost, outcome.solved), (row.moves * cost, row.solved));
    }
    let summary = mixed.summary(CurvesOf::All);
    let reached = |setting: usize| summary.puzzles[0].settings[setting].curves.as_ref().unwrap().to_targets.len();
    assert!(reached(0) == 0 && reached(1) > 0, "blanks are no repeats");
    let csv = to_csv(&mixed, "0.1.0");
    let rebuilt = csv.lines().find(|line| line.contains("solver=rebuild")).unwrap();
    let columns: Vec<&str> = rebuilt.split(',').collect();
    assert!(columns[7].is_empty() && columns[8].is_empty() && columns[9].parse::<u64>().is_ok(), "{rebuilt}");

    let ablations = all("&with=solver=rebuild&with=solver=rebuild;memory=off");
    assert!(
        ablations.experiment().settings().iter().all(|setting| setting.shares_energy() && setting.cost_of_move() == 1)
    );
}

/// Five puzzles, two settings that are the same and one that is not.
const TWINS: &str = "compare&seeds=1..8&moves=20000&on=puzzle=triangle-3-10&on=puzzle=triangle-3-11&on=puzzle=three-circles\
                     &on=puzzle=triangle-3-9&on=puzzle=pentagram&with=name=A;cooling=constant;t0=1\
                     &with=name=B;cooling=constant;t0=1&with=name=C;cooling=constant;t0=2";

/// The page makes statistics in slices: they are those of the program, whatever the slices, and whatever rows come
/// meanwhile.
#[test]
fn statistics_in_slices_are_those_at_once() {
    let all = results(&experiment(TWINS));
    let mut growing = Results::new(experiment(TWINS));
    let rows: Vec<_> = all.rows().cloned().collect();
    rows[..60].iter().for_each(|row| growing.add(row.clone()));
    let at_once = growing.summary(CurvesOf::All);
    let mut summing = Summing::new(&growing, CurvesOf::All);
    let mut slices = 0;
    let (mut done, mut steps) = summing.progress();
    while !summing.compute(&growing, 20_000) {
        let progress = summing.progress();
        assert!(progress.0 >= done && progress.0 <= progress.1, "{progress:?}");
        (done, steps) = progress;
        if let Some(row) = rows.get(60 + slices) {
            growing.add(row.clone());
        }
        slices += 1;
    }
    assert!(slices > 60 && done + 1 >= steps, "{slices} slices, {done} of {steps}");
    assert_eq!(summing.finish(), at_once);
    assert_eq!(growing.summary(CurvesOf::All), all.summary(CurvesOf::All));
}

/// Tests and intervals are of pairs: settings that are the same on the same seeds differ by nothing, without a doubt.
#[test]
fn twins_do_not_differ() {
    let summary = results(&experiment(TWINS)).summary(CurvesOf::None);
    let one = Interval { low: 1.0, high: Some(1.0) };
    let none = Interval { low: 0.0, high: Some(0.0) };
    for puzzle in &summary.puzzles {
        let pair = &puzzle.pairs[0];
        assert_eq!(pair.settings, (0, 1));
        if let Some(ratio) = pair.ratio {
            assert_eq!((ratio.ratio, ratio.interval), (1.0, Some(one)));
        }
    }
    let across = summary.across.unwrap();
    let pair = &across.pairs[0];
    let ratio = pair.ln_ratio.unwrap();
    assert_eq!((ratio.mean, ratio.puzzles, ratio.interval), (0.0, 5, Some(none)));
    let difference = pair.difference.unwrap();
    // All runs are solved, which shows no spread.
    assert_eq!((difference.mean, difference.interval), (0.0, None));
    let other = across.pairs[1].ln_ratio.unwrap().interval.unwrap();
    assert!(other.low < other.high.unwrap(), "{other:?}");
}

/// The first puzzle falls to hidden singles and costs nothing: the other's figures stand.
#[test]
fn no_interval_has_no_width() {
    // Five puzzles that nothing solves, and one that is solved before the first move.
    let puzzles = ["magic-square-5", "magic-square-6", "magic-square-7", "magic-square-8", "magic19"];
    let all = puzzles.map(|puzzle| format!("&on=puzzle={puzzle}")).concat();
    let summary =
        results(&experiment(&format!("compare&seeds=1..3&moves=5{all}&with=t0=1&with=t0=2"))).summary(CurvesOf::None);
    let across = summary.across.unwrap();
    let pair = &across.pairs[0];
    assert_eq!(pair.difference.map(|mean| mean.interval), Some(None));
    assert_eq!(pair.superiority.map(|mean| mean.interval), Some(None));
    let free = "compare&seeds=1..3&moves=5&on=puzzle=sudoku;givens=1234341221434321&with=t0=1";
    let setting = &results(&experiment(free)).summary(CurvesOf::None).puzzles[0].settings[0];
    assert_eq!((setting.ert, setting.ert_interval), (Some(0.0), None));
}

#[test]
fn a_puzzle_of_no_moves_swallows_no_other() {
    let link = "compare&seeds=1..3&moves=1000000&on=puzzle=sudoku;givens=349618572782359...651742389273895416195476238864231957527164893918523764436987125&on=puzzle=sudoku\
                &with=t0=0.3&with=t0=0.5";
    let summary = results(&experiment(link)).summary(CurvesOf::None);
    let [free, other] = &summary.puzzles[..] else { panic!("two puzzles") };
    assert_eq!((free.settings[0].ert, free.pairs[0].ratio), (Some(0.0), None));
    let ratio = other.pairs[0].ratio.unwrap().ratio;
    let across = summary.across.unwrap();
    let found = across.pairs[0].ln_ratio.unwrap();
    assert_eq!(found.puzzles, 1);
    assert!((found.mean - ratio.ln()).abs() < 1e-12, "{found:?}");
    let mean = across.settings[0].ln_ert.unwrap();
    assert_eq!((mean.puzzles, mean.mean), (1, other.settings[0].ert.unwrap().ln()));
}

/// Six puzzles that are always solved do not promise that the seventh will be.
#[test]
fn all_solved_is_not_without_doubt() {
    let six = "&on=puzzle=triangle-3-9".to_string()
        + &["octa", "three-circles", "pentagram", "hexagram", "triangle-3-10"]
            .map(|name| format!("&on=puzzle={name}"))
            .concat();
    let link = format!("compare&seeds=1..4&moves=5000000{six}&with=cooling=constant;t0=1");
    let summary = results(&experiment(&link)).summary(CurvesOf::None);
    let success = summary.across.unwrap().settings[0].success.unwrap();
    assert_eq!((success.mean, success.puzzles), (1.0, 6));
    let interval = success.interval.unwrap();
    assert!((interval.low - 0.6097).abs() < 1e-4 && interval.high == Some(1.0), "{interval:?}");
}

/// Rows are written with the links of their runs, whose seeds alone differ.
#[test]
fn every_row_has_the_link_of_its_run() {
    for link in [TWINS, SMALL] {
        let experiment = experiment(link);
        let csv = Csv::new(&experiment, "1");
        for run in 0..experiment.runs() {
            let (_, after) = csv.frame(run);
            assert!(after.ends_with(&format!(",{}\n", quoted(&experiment.run_link(run)))), "{after}");
        }
    }
}

/// The same runs, compared by another target.
fn aimed(target: &str) -> Experiment {
    experiment(&format!(
        "compare&seeds=1..40&moves=3000{target}&on=puzzle=magic19&on=puzzle=octa\
         &with=name=A;cooling=constant;t0=1&with=name=B;solver=replicas&with=name=C;cooling=constant;t0=4;restart=fixed;length=500"
    ))
}

#[test]
fn a_target_counts_what_it_costs_to_come_to_an_energy() {
    let (plain, target) = (aimed(""), aimed("&target=20"));
    let (solved, reached) = (results(&plain), results(&target));
    // The runs are the same.
    assert!(solved.rows().eq(reached.rows()));
    let summary = reached.summary(CurvesOf::All);
    assert_eq!(summary.aim, Aim::Energy(20));
    for (place, puzzle) in summary.puzzles.iter().enumerate() {
        for (setting, found) in puzzle.settings.iter().enumerate() {
            let job = |row: &&RunResult| target.job(row.run);
            let own = reached.rows().filter(|row| (job(row).puzzle, job(row).setting) == (place, setting));
            let of_move = target.settings()[setting].cost_of_move();
            // Each run once more, move by move.
            let costs = own.map(|row| {
                let mut run = target.config(target.job(row.run)).into_run();
                while run.status() == Status::Running && run.annealed().unwrap().best > 20 {
                    run.advance(1);
                }
                (run.progress().moves() * of_move, run.annealed().unwrap().best <= 20)
            });
            let costs: Vec<(u64, bool)> = costs.collect();
            let (spent, count) = (costs.iter().map(|it| it.0).sum::<u64>(), costs.iter().filter(|it| it.1).count());
            assert_eq!((found.runs, found.solved), (40, Some(count)));
            assert!((found.ert.unwrap() - spent as f64 / count as f64).abs() < 1e-9);
            let curves = found.curves.as_ref().unwrap();
            assert_eq!(curves.ecdf.last().map(|step| step.share), Some(count as f64 / 40.0));
        }
    }
    let [a, b, _] = &summary.puzzles[0].settings[..] else { panic!("three settings") };
    assert!(a.solved > solved.summary(CurvesOf::None).puzzles[0].settings[0].solved, "20 is easier than 0");
    assert!(a.energies.is_none() && b.success.is_some());
    let unreached = a.curves.as_ref().unwrap().stuck.iter().map(|stuck| stuck.runs).sum::<usize>();
    assert_eq!(unreached, 40 - a.solved.unwrap());
    let json: serde_json::Value = serde_json::from_str(&to_json(&reached, "1")).unwrap();
    let of_json = json["rows"].as_array().unwrap().iter().filter(|run| run["solved"] == true).count();
    assert_eq!(
        Some(of_json),
        summary.puzzles.iter().flat_map(|puzzle| &puzzle.settings).map(|found| found.solved).sum()
    );
    // A solution is an energy of 0.
    let zero = results(&aimed("&target=0")).summary(CurvesOf::All);
    assert_eq!(Summary { aim: Aim::Solution, ..zero }, solved.summary(CurvesOf::All));
    let csv = to_csv(&reached, "1");
    assert!(csv.starts_with("version,seed,setting,group,puzzle,solved,moves,") && csv.contains(",board,target,set_"));
    let counted = csv.lines().skip(1).filter(|line| line.split(',').nth(5) == Some("1")).count();
    let summed: usize =
        summary.puzzles.iter().flat_map(|puzzle| &puzzle.settings).filter_map(|found| found.solved).sum();
    assert_eq!(counted, summed);
}

#[test]
fn without_a_target_runs_are_compared_by_the_lowest_energy() {
    let experiment = aimed("&target=none");
    let results = results(&experiment);
    let summary = results.summary(CurvesOf::All);
    assert_eq!(summary.aim, Aim::Budget);
    for (place, puzzle) in summary.puzzles.iter().enumerate() {
        let energies = |setting: usize| -> Vec<f64> {
            let job = |row: &&RunResult| experiment.job(row.run);
            let own = results.rows().filter(|row| (job(row).puzzle, job(row).setting) == (place, setting));
            own.map(|row| f64::from(row.bests.last().unwrap().1)).collect()
        };
        let mean = |setting: usize| energies(setting).iter().sum::<f64>() / 40.0;
        for (setting, found) in puzzle.settings.iter().enumerate() {
            let own = found.energies.as_ref().unwrap();
            assert!((own.mean - mean(setting)).abs() < 1e-9);
            let mut sorted = energies(setting);
            sorted.sort_by(f64::total_cmp);
            assert_eq!([own.low, own.median, own.high].map(|energy| energy as f64), [9, 19, 29].map(|at| sorted[at]));
            let ends = own.interval.unwrap();
            assert!(ends.low < own.mean && own.mean < ends.high.unwrap());
            // Nothing is solved, and nothing is unsolved.
            assert_eq!((found.solved, found.success, found.ert, found.best_cutoff), (None, None, None, None));
            let curves = found.curves.as_ref().unwrap();
            assert!(curves.ecdf.is_empty() && curves.tts.is_empty() && !curves.within_budgets.is_empty());
        }
        // Eight boards have another budget than one, and so no common energies.
        assert_eq!(puzzle.pairs.iter().map(|pair| pair.settings).collect::<Vec<_>>(), [(0, 2)]);
        for pair in &puzzle.pairs {
            let (a, b) = (energies(pair.settings.0), energies(pair.settings.1));
            let difference = pair.energy.unwrap();
            assert!((difference.difference - (mean(pair.settings.0) - mean(pair.settings.1))).abs() < 1e-9);
            let wins = |lower: fn(f64, f64) -> bool| {
                a.iter().flat_map(|x| b.iter().map(move |y| (*x, *y))).filter(|&(x, y)| lower(x, y)).count() as f64
            };
            let better = (wins(|x, y| x < y) + wins(|x, y| x == y) / 2.0) / 1600.0;
            assert!((pair.superiority.unwrap().probability - better).abs() < 1e-9);
            assert_eq!((pair.solved, pair.solved_p, pair.ratio, pair.difference), (None, None, None, None));
        }
    }
    let across = summary.across.unwrap();
    assert!(across.settings.iter().all(|of| of.success.is_none() && of.ln_ert.is_none() && of.ecdf.is_empty()));
    assert!(across.pairs.iter().all(|pair| pair.difference.is_none() && pair.ln_ratio.is_none()));
    let csv = to_csv(&results, "1");
    assert!(csv.lines().skip(1).all(|line| line.split(',').nth(5) == Some("") && line.contains(",none,")));
}

#[test]
fn energies_below_0_and_above_the_best_are_compared() {
    for on in ["puzzle=ising;size=8", "puzzle=tour;cities=ulysses22", "puzzle=tour;cities=uniform-30"] {
        let link = format!("compare&seeds=1..20&moves=400&target=none&on={on}&with=&with=solver=tempering");
        let experiment = Experiment::from_link(&link).unwrap();
        let results = results(&experiment);
        let summary = results.summary(CurvesOf::All);
        let puzzle = &summary.puzzles[0];
        for (setting, found) in puzzle.settings.iter().enumerate() {
            let own = results.rows().filter(|row| experiment.job(row.run).setting == setting);
            let mut lowest: Vec<i32> = own.map(|row| row.bests.last().unwrap().1).collect();
            lowest.sort_unstable();
            let mean = f64::from(lowest.iter().sum::<i32>()) / 20.0;
            let energies = found.energies.as_ref().unwrap();
            assert!((energies.mean - mean).abs() < 1e-6, "{on}: {} {mean}", energies.mean);
            assert_eq!([energies.low, energies.median, energies.high], [4, 9, 14].map(|at| i64::from(lowest[at])));
            let ends = energies.interval.unwrap();
            assert!(ends.low < mean && mean < ends.high.unwrap());
            // No energy is below the one from which plots count.
            assert!(puzzle.puzzle.floor != 0 && puzzle.puzzle.floor <= lowest[0]);
            let targets = &found.curves.as_ref().unwrap().to_targets;
            assert_eq!(targets.last().unwrap().energy, puzzle.puzzle.floor);
        }
    }
}

#[test]
fn a_target_that_cannot_be_is_refused_by_name() {
    let with = |rest: &str| refused(&format!("compare&seeds=1..3&{rest}"));
    assert!(with("target=low").starts_with("target: 'low' is no target: it is an energy"));
    assert!(with("target=-1").starts_with("target: '-1' is no target"));
    assert!(Experiment::from_link("compare&seeds=1..3&target=-100&on=puzzle=ising;size=8").is_ok());
    assert!(with("gap=5").starts_with("gap: A gap is in per cent of the best energy that is known, which is 0"));
    assert!(with("target=none&least=3").contains("Without a target no run is solved"));
    assert!(with("target=none&with=solver=astar&on=puzzle=octa").contains("A search has no energy"));
    assert!(with("target=3&on=puzzle=sudoku&with=solver=rebuild&with=singles=off").contains("counts blanks"));
    // A search's solution has an energy of 0, which is below every target.
    assert!(Experiment::from_link("compare&seeds=1..3&target=3&with=solver=astar&on=puzzle=octa").is_ok());
    let experiment = aimed("&target=20");
    assert_eq!(Experiment::from_link(&experiment.to_link()).unwrap(), experiment);
    let edited = |target: &str| experiment.edited(Edit::Target { target: target.into() }).unwrap();
    assert_eq!(
        (edited("").aim(), edited("none").aim(), edited("7").aim()),
        (Aim::Solution, Aim::Budget, Aim::Energy(7))
    );
}
