//! The symmetries of every puzzle of the library form a group that carries solutions to solutions.

use crate::library;

use annealing_lab::exact::{Exact, ExactStatus};
use annealing_lab::puzzle;
use annealing_lab::puzzle::Puzzle;
use annealing_lab::puzzle::symmetry::{Classes, Symmetries, Symmetry, complement_applies};
use library::{known, library, puzzle};

fn symmetries(puzzle: &Puzzle, complement: bool) -> Symmetries {
    Symmetries::new(puzzle, &vec![None; puzzle.cells.len()], complement)
}

fn solutions(puzzle: &Puzzle) -> Vec<Vec<i32>> {
    let mut search = Exact::from_sums(puzzle, &vec![None; puzzle.cells.len()], u64::MAX);
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
            assert_eq!(
                (group.all()[0].degrees, group.all()[0].mirrored, group.all()[0].complement),
                (0.0, false, None)
            );
            let images = group.orbit(&board);
            assert_eq!(images.len(), group.all().len(), "{}: different numbers, different images", known.id);
            for symmetry in group.all() {
                let carried = symmetry.apply(&board);
                assert_eq!(puzzle.energy(&carried), puzzle.energy(&board), "{}, {symmetry:?}", known.id);
                assert_eq!(group.orbit(&carried), images, "{}: closed", known.id);
                let (canonical, back) = group.canonical(&carried);
                assert_eq!(canonical, images[0]);
                assert_eq!(group.all()[back].apply(&canonical), carried);
            }
        }
    }
}

/// Tenths of a degree, whether mirrored, and what the complement sums to.
fn parts(symmetry: &Symmetry) -> (i32, bool, Option<i32>) {
    ((symmetry.degrees * 10.0).round() as i32, symmetry.mirrored, symmetry.complement)
}

#[test]
fn rotations_come_before_reflections_and_complements() {
    let all = |puzzle: &Puzzle| symmetries(puzzle, true).all().iter().map(parts).collect::<Vec<_>>();
    let of_hexagon = all(&puzzle::library::classic("magic19").unwrap());
    assert_eq!(of_hexagon[..3], [(0, false, None), (600, false, None), (1200, false, None)]);
    assert_eq!(of_hexagon[6..8], [(0, true, None), (600, true, None)]);
    let of_star = all(&known("star-7-2").puzzle());
    assert_eq!((of_star[1], of_star[13]), ((514, false, None), (3086, true, None)));
    let of_octa = all(&known("octa").puzzle());
    assert_eq!((of_octa[16], of_octa[31]), ((0, false, Some(17)), (3150, true, Some(17))));
}

#[test]
fn turning_is_anticlockwise_and_comes_before_mirroring() {
    // 2 above 3, 1 to the left: a square with y upwards, cells A B / C D.
    let square =
        puzzle(&[[0.0, 1.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]], &[(5, &[0, 3]), (5, &[1, 2])], &[1, 2, 3, 4]);
    let group = symmetries(&square, false);
    let image = |degrees: i32, mirrored: bool| {
        let wanted = (10 * degrees, mirrored, None);
        group.all().iter().find(|one| parts(one) == wanted).unwrap().apply(&[1, 2, 3, 4])
    };
    assert_eq!(image(90, false), [2, 4, 1, 3]);
    assert_eq!(image(0, true), [2, 1, 4, 3]);
    assert_eq!(image(90, true), [4, 2, 3, 1]);
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
