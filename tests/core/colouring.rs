//! Colourings of maps and graphs as links name them.

use annealing_lab::history::Event;
use annealing_lab::run::{Run, Status};
use annealing_lab::{Config, Counting};

fn run(link: &str) -> Run {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run()
}

fn energy(run: &Run) -> i32 {
    run.annealed().unwrap().energy
}

/// The key and the message about a link.
fn refused(link: &str) -> (String, String) {
    let error = Config::from_link(link).map(|config| config.to_link()).unwrap_err();
    (error.key, error.message.to_string())
}

#[test]
fn a_link_is_written_in_full_and_read_back() {
    for link in [
        "puzzle=colouring",
        "puzzle=colouring&map=world&colours=3",
        "puzzle=colouring&edges=2-1_3-2_5&colours=2",
        "puzzle=colouring&map=europe&solver=tempering",
    ] {
        let config = Config::from_link(link).unwrap();
        let canonical = config.to_link();
        assert_eq!(Config::from_link(&canonical).unwrap(), config, "{link}");
        assert_eq!(config.preset(), if link.contains("tempering") { "custom" } else { "recommended" }, "{link}");
    }
    let own = Config::from_link("puzzle=colouring&edges=2-1_3-2_5&colours=2").unwrap();
    assert!(own.to_link().contains("&edges=1-2_2-3_4_5&colours=2&"), "{}", own.to_link());
}

#[test]
fn a_run_ends_at_the_fewest_conflicts_that_are_proved() {
    for (link, least) in [
        ("puzzle=colouring", 0),
        ("puzzle=colouring&colours=3", 2),
        ("puzzle=colouring&map=europe&colours=3", 4),
        ("puzzle=colouring&map=germany&colours=3", 1),
        ("puzzle=colouring&map=germany&colours=2", 7),
        ("puzzle=colouring&edges=1-2_2-3_3-1&colours=2", 1),
    ] {
        for seed in 1..=5 {
            let mut run = run(&format!("{link}&seed={seed}"));
            run.advance(10_000_000);
            assert_eq!((run.status(), energy(&run)), (Status::Solved, least), "{link} {seed}");
        }
    }
    // Where the fewest are not known, a run makes all its moves, and cools.
    let mut open = run("puzzle=colouring&map=world&colours=3&seed=1");
    open.advance(u64::MAX);
    assert_eq!(open.status(), Status::Budget);
    assert!(energy(&open) <= 14, "{}", energy(&open));
}

#[test]
fn a_region_is_coloured_by_hand_and_pinned() {
    let mut by_hand = run("puzzle=colouring&map=germany&seed=1&hand=0:c5-2,0:p5,0:c7-1");
    assert_eq!([by_hand.numbers()[5], by_hand.numbers()[7]], [2, 1]);
    by_hand.advance(1_000_000);
    assert_eq!((by_hand.status(), by_hand.numbers()[5]), (Status::Solved, 2));
    let message = "A change of colours takes a free cell from 0 to 15, and a colour from 1 to 4, as in c5-2.";
    for hand in ["c5-5", "c5-0", "c16-1", "c-1"] {
        let (key, _) = refused(&format!("puzzle=colouring&map=germany&hand=0:{hand}"));
        assert_eq!(key, "hand", "{hand}");
    }
    let (_, pinned) = refused("puzzle=colouring&map=germany&hand=0:p5,0:c5-2");
    assert!(pinned.ends_with(message), "{pinned}");
    let (_, swap) = refused("puzzle=colouring&map=germany&hand=0:s3-7");
    assert!(swap.ends_with("Here a cell is coloured, as in c5-2."), "{swap}");
    let (_, colour) = refused("puzzle=magic19&hand=0:c3-7");
    assert!(colour.ends_with("Here two numbers swap, as in s3-7."), "{colour}");
}

#[test]
fn a_run_is_the_same_in_any_batches_and_looked_at_again() {
    let link = "puzzle=colouring&colours=3&seed=4";
    let (mut one, mut other) = (run(link), run(link));
    one.advance(3000);
    for _ in 0..1000 {
        other.advance(3);
    }
    assert_eq!((one.numbers(), one.progress()), (other.numbers(), other.progress()));
    let last = one.numbers();
    one.seek(100);
    one.seek(3000);
    assert_eq!(one.numbers(), last);
    assert!(one.jump(Event::Best, false).is_some());
}

#[test]
fn another_map_has_settings_of_its_own_and_keeps_the_colours() {
    let states = Config::from_link("puzzle=colouring&colours=3&seed=7").unwrap();
    let world = states.changed("map", "world").unwrap();
    assert_eq!(world.to_link(), Config::from_link("puzzle=colouring&map=world&colours=3&seed=7").unwrap().to_link());
    let own = world.changed("edges", "1-2_2-3").unwrap();
    assert!(own.to_link().contains("edges=1-2_2-3&colours=3&") && !own.to_link().contains("map="), "{}", own.to_link());
    let back = own.changed("map", "us-states").unwrap();
    assert_eq!(back.to_link(), states.to_link());
    let four = states.changed("colours", "4").unwrap();
    assert_eq!(four.to_link(), Config::from_link("puzzle=colouring&seed=7").unwrap().to_link());
}

#[test]
fn what_is_wrong_is_named() {
    for (link, key, message) in [
        ("map=mars", "map", "'mars' is not one of the maps us-states, germany, europe, and world."),
        ("colours=1", "colours", "'1' is not a whole number from 2 to 30."),
        ("edges=1-1", "edges", "'1-1': Vertex 1 cannot be its own neighbour; an edge joins two vertices."),
        ("edges=1-2&map=europe", "map", "This key has no effect with the other settings; leave it out."),
        ("solver=replicas", "solver", "'replicas' is not one of anneal and tempering."),
    ] {
        let (own, text) = refused(&format!("puzzle=colouring&{link}"));
        assert_eq!((&own[..], &text[..]), (key, message));
    }
    let config = Config::from_link("puzzle=colouring").unwrap();
    assert!(Counting::new(&config.problem, 1).is_none());
}
