//! Versions of links: the same run, printed in other words; and the best board, which version 2 prints.

use annealing_lab::link::Config;
use annealing_lab::run::{Best, Run, Status, Version, report};
use serde_json::Value;

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

fn result(link: &str) -> Value {
    let mut run = run(link);
    run.advance(u64::MAX);
    serde_json::from_str(&report::to_json(&run, &Config::from_run(&run).to_link())).unwrap()
}

/// Each way to end, with its words in both versions.
const ENDS: [(&str, &str, &str); 9] = [
    ("seed=20", "solved", "solved"),
    ("moves=500", "exhausted", "budget"),
    ("puzzle=octa&solver=replicas&t0=9&moves=40", "exhausted", "budget"),
    ("puzzle=octa&givens=9,3,13,6,12,11,5,1,14,16,2,4,7,8,10,15", "exhausted", "unsolvable"),
    ("puzzle=octa&solver=exact&givens=1,2,3,4,5,6,7,8,.,.,.,.,.,.,.,.", "exhausted", "unsolvable"),
    ("puzzle=octa&solver=exact&moves=5", "stopped", "nodes"),
    ("puzzle=octa&solver=dfs&heuristic=feasible&givens=1,2,3,4,5,6,7,8,.,.,.,.,.,.,.,.", "exhausted", "unsolvable"),
    ("puzzle=octa&solver=bfs&nodes=100", "stopped", "nodes"),
    ("puzzle=route&map=S.x./..xG", "exhausted", "unsolvable"),
];

#[test]
fn both_versions_print_the_same_run_in_their_own_words() {
    for (link, first, second) in ENDS {
        let (mut one, mut two) = (result(&format!("v=1&{link}")), result(link));
        assert_eq!((&one["status"], &two["status"]), (&first.into(), &second.into()), "{link}");
        assert_eq!(result(&format!("v=2&{link}")), two, "{link}");
        let links = [&one, &two].map(|result| result["link"].as_str().unwrap().to_string());
        assert_eq!(links[0].replacen("v=1&", "v=2&", 1), links[1]);
        // The best is a number, then an object; searches have none in either.
        assert_eq!(one.get("best"), two.get("best").map(|best| &best["energy"]), "{link}");
        for result in [&mut one, &mut two] {
            let object = result.as_object_mut().unwrap();
            for key in ["status", "link", "best"] {
                object.remove(key);
            }
        }
        assert_eq!(one, two, "{link}");
    }
}

#[test]
fn a_changed_run_and_one_by_hand_keep_their_version() {
    for version in [Version::V1, Version::V2] {
        let config = Config::from_link(&format!("v={}&puzzle=octa&seed=3", version.number())).unwrap();
        for (key, value) in
            [("puzzle", "magic19"), ("solver", "replicas"), ("t0", "9"), ("preset", "auto"), ("seed", "4")]
        {
            assert_eq!(config.changed(key, value).unwrap().version, version, "{key}");
        }
        assert_eq!(config.with_seed(9).unwrap().version, version);
        assert_eq!(Config::from_run(&config.clone().into_run()), config);
        assert_eq!(config.changed("v", "1").unwrap().version, Version::V1);
    }
}

/// One way to anneal each, from warm to cold, with restarts and reheats.
const ANNEALS: [&str; 9] = [
    "puzzle=magic19&cooling=linear&t0=9&t1=0.5&over=900&seed=3",
    "puzzle=magic19&cooling=fast&t0=10&restart=fixed&length=300&rng=r&seed=7",
    "puzzle=magic19&cooling=constant&t0=0.2&reheat=stalled&patience=60&factor=8&refill=fresh&seed=5",
    "puzzle=sudoku&singles=off&cooling=geometric&t0=2&rate=0.995&seed=2",
    "puzzle=sudoku&preset=published&seed=3&reheat=stalled&patience=100&refill=stale&t0=3",
    "puzzle=octa&solver=tempering&exchange=7&seed=1",
    "puzzle=octa&solver=replicas&seed=2",
    "puzzle=sudoku&singles=off&solver=replicas&seed=4",
    "puzzle=sudoku&solver=rebuild&givens=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
];

/// What is wrong with a board of the run.
fn energy(run: &Run, board: &[Option<i32>]) -> i32 {
    if run.annealed().unwrap().rebuild.is_some() {
        return board.iter().filter(|number| number.is_none()).count() as i32;
    }
    run.problem().energy(&board.iter().map(|number| number.unwrap()).collect::<Vec<_>>())
}

/// All boards of a run.
fn boards(run: &Run) -> Vec<Vec<Option<i32>>> {
    match run.replicas() {
        Some(all) => all.boards.into_iter().map(|board| board.into_iter().map(Some).collect()).collect(),
        None => vec![run.board()],
    }
}

#[test]
fn the_best_board_is_the_first_of_its_energy_at_every_move_and_in_the_past() {
    for link in ANNEALS {
        let mut run = run(link);
        let mut known: Vec<Best> = vec![run.best().unwrap()];
        assert_eq!(known[0].energy, boards(&run).iter().map(|board| energy(&run, board)).min().unwrap(), "{link}");
        while run.status() == Status::Running && known.len() < 1500 {
            run.advance(1);
            let (best, last) = (run.best().unwrap(), known.last().unwrap());
            if best.moves == run.progress().moves() {
                assert!(best.energy < last.energy, "{link}");
                assert!(boards(&run).contains(&best.board), "{link} at {}", best.moves);
            } else {
                assert_eq!(&best, last, "{link}");
                // A rebuild shows the grid that is built.
                let shown = run.annealed().unwrap();
                assert!(best.energy <= shown.energy, "{link}");
            }
            assert_eq!(energy(&run, &best.board), best.energy, "{link}");
            known.push(best);
        }
        assert!(known.last().unwrap().energy < known[0].energy, "{link} never betters its start");
        for moves in [0, 1, 17, known.len() / 2, known.len() - 1] {
            run.seek(moves as u64);
            assert_eq!(run.best().as_ref(), Some(&known[moves]), "{link} at {moves}");
        }
        let mut whole = Config::from_link(link).unwrap().into_run();
        whole.advance(known.len() as u64 - 1);
        assert_eq!(whole.best().as_ref(), known.last(), "{link} in one batch");
    }
}

#[test]
fn searches_have_no_best_board() {
    for link in ["puzzle=octa&solver=exact", "puzzle=octa&solver=astar", "puzzle=route"] {
        assert_eq!(run(link).best(), None, "{link}");
    }
}
