//! The symmetries of every puzzle of the library form a group that carries solutions to solutions.

use crate::library;

use annealing_lab::exact::{ExactStatus, sums::SumsExact};
use annealing_lab::puzzle;
use annealing_lab::puzzle::Puzzle;
use annealing_lab::puzzle::symmetry::{Classes, Symmetries, complement_applies};
use library::{known, library, puzzle};

fn symmetries(puzzle: &Puzzle, complement: bool) -> Symmetries {
    Symmetries::new(puzzle, &vec![None; puzzle.cells.len()], complement)
}

fn solutions(puzzle: &Puzzle) -> Vec<Vec<i32>> {
    let mut search = SumsExact::new(puzzle, &vec![None; puzzle.cells.len()], u64::MAX);
    let mut all = Vec::new();
    while search.status() == ExactStatus::Running {
        search.advance(u64::MAX);
        all.extend(search.take());
    }
    all
}

#[test]
fn symmetries_are_a_group_that_keeps_the_lines() {
    for known in library() {
        let puzzle = known.puzzle();
        // No image of the numbers in rising order but for two, not even the complement's.
        let mut board: Vec<i32> = puzzle.numbers.clone();
        board.swap(0, 1);
        for complement in [false, true] {
            let group = symmetries(&puzzle, complement);
            let factor = if complement && complement_applies(&puzzle) { 2 } else { 1 };
            assert_eq!(group.all().len(), factor * known.symmetries, "{}", known.id);
            assert_eq!(group.all()[0].apply(&board), board);
            assert_eq!(group.all()[0].name(), "unchanged");
            let images = group.orbit(&board);
            assert_eq!(images.len(), group.all().len(), "{}: different numbers, different images", known.id);
            for symmetry in group.all() {
                let carried = symmetry.apply(&board);
                assert_eq!(puzzle.energy(&carried), puzzle.energy(&board), "{}, {}", known.id, symmetry.name());
                assert_eq!(group.orbit(&carried), images, "{}: closed", known.id);
                let (canonical, back) = group.canonical(&carried);
                assert_eq!(canonical, images[0]);
                assert_eq!(group.all()[back].apply(&canonical), carried);
            }
        }
    }
}

#[test]
fn names_say_what_happens() {
    let names = |puzzle: &Puzzle| symmetries(puzzle, true).all().iter().map(|one| one.name()).collect::<Vec<_>>();
    let of_hexagon = names(&puzzle::library::classic("magic19").unwrap());
    assert_eq!(of_hexagon[..3], ["unchanged", "turned by 60 degrees", "turned by 120 degrees"]);
    assert_eq!(of_hexagon[6..8], ["mirrored", "turned by 60 degrees and mirrored"]);
    let of_star = names(&known("star-7-2").puzzle());
    assert_eq!(of_star[1], "turned by 51.4 degrees");
    assert!(of_star[13].starts_with("turned by 308.6 degrees and mirrored"), "{}", of_star[13]);
    let of_octa = names(&known("octa").puzzle());
    assert_eq!(of_octa[16], "every number taken from 17");
    assert_eq!(of_octa[31], "turned by 315 degrees, mirrored and every number taken from 17");
}

#[test]
fn turning_is_anticlockwise_and_comes_before_mirroring() {
    // 2 above 3, 1 to the left: a square with y upwards, cells A B / C D.
    let square =
        puzzle(&[[0.0, 1.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]], &[(5, &[0, 3]), (5, &[1, 2])], &[1, 2, 3, 4]);
    let group = symmetries(&square, false);
    let image = |name: &str| group.all().iter().find(|one| one.name() == name).unwrap().apply(&[1, 2, 3, 4]);
    assert_eq!(image("turned by 90 degrees"), [2, 4, 1, 3]);
    assert_eq!(image("mirrored"), [2, 1, 4, 3]);
    assert_eq!(image("turned by 90 degrees and mirrored"), [4, 2, 3, 1]);
}

#[test]
fn octa_has_9_classes_with_the_complement() {
    let octa = known("octa").puzzle();
    let boards = solutions(&octa);
    for (complement, expected) in [(false, 18), (true, 9)] {
        let mut classes = Classes::new(symmetries(&octa, complement));
        boards.iter().for_each(|board| {
            classes.note(board);
        });
        assert_eq!(classes.count(), expected);
        assert_eq!(classes.iter().map(|(_, _, members)| members).sum::<u64>(), 288);
    }
}

#[test]
fn the_complement_applies_where_every_sum_is_its_own() {
    let applies: Vec<String> =
        library().into_iter().filter(|known| complement_applies(&known.puzzle())).map(|known| known.id).collect();
    assert!(
        ["octa", "magic-square-4", "hexagram", "cube-vertices", "wheel-15"]
            .iter()
            .all(|id| applies.contains(&id.to_string()))
    );
    assert!(!applies.iter().any(|id| id.starts_with("magic-19") || id == "wheel-12" || id == "pentagram"));
    for id in applies {
        let known = known(&id);
        let puzzle = known.puzzle();
        let sum = puzzle.numbers[0] + puzzle.numbers[puzzle.numbers.len() - 1];
        let mut all = solutions(&puzzle);
        let mut taken: Vec<Vec<i32>> =
            all.iter().map(|board| board.iter().map(|number| sum - number).collect()).collect();
        all.sort_unstable();
        taken.sort_unstable();
        assert_eq!(all, taken, "{id}");
    }
}

#[test]
fn solutions_are_named_by_the_order_of_their_classes() {
    let puzzle = puzzle::library::classic("magic19").unwrap();
    let boards = solutions(&puzzle);
    let mut classes = Classes::new(symmetries(&puzzle, false));
    let mut firsts = 0;
    for board in &boards {
        let member = classes.note(board);
        firsts += usize::from(member.first);
        assert_eq!(member.class + 1, if member.first { firsts } else { member.class + 1 });
        let (canonical, _, _) = classes.iter().find(|&(_, class, _)| class == member.class).unwrap();
        assert_eq!(classes.symmetries().all()[member.symmetry].apply(canonical), *board);
    }
    assert_eq!((firsts, classes.count()), (4, 4));
    assert!(classes.iter().all(|(_, _, members)| members == 12));
}

#[test]
fn crooked_and_coinciding_drawings_have_the_identity_at_least() {
    let lines: [(i32, &[i32]); 1] = [(3, &[0, 1])];
    let count = |points: &[[f64; 2]]| symmetries(&puzzle(points, &lines, &[1, 2, 3, 4]), false).all().len();
    assert_eq!(count(&[[0.0, 0.0]; 4]), 1, "all cells on one point");
    assert_eq!(count(&[[0.0, 0.0], [1.0, 0.0], [0.0, 0.0], [1.0, 0.0]]), 1);
    assert_eq!(count(&[[0.0, 0.0], [1.0, 0.0], [5.0, 1.0], [2.0, 9.0]]), 1);
    assert_eq!(count(&[[-1.0, 0.0], [1.0, 0.0], [-2.0, 0.0], [2.0, 0.0]]), 2, "on one line");
    assert_eq!(count(&[[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]), 2, "a square of which one side is a line");
}
