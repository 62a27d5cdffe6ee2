//! Puzzles of one's own: their two texts, their links, and what is said of them while they are made.

use annealing_lab::draft::{Draft, MAX_TITLE};
use annealing_lab::exact::{Exact, ExactStatus};
use annealing_lab::link::draft::read_draft;
use annealing_lab::link::{Config, define};
use annealing_lab::puzzle::{Instance, Line, Stroke, label};
use annealing_lab::run::{Progress, Status};
use proptest::prelude::*;

const TRIANGLE: &str = "n1..6;c0,2_0.87,0.5_1.73,-1_0,-1_-1.73,-1_-0.87,0.5;l9ABC_9CDE_9EFA;tMagic_triangle";

fn draft(define: &str) -> Draft {
    Draft::from_define(define).unwrap()
}

fn refused(define: &str) -> String {
    Draft::from_define(define).unwrap_err().to_string()
}

#[test]
fn the_documented_definition_is_read_written_and_run() {
    let triangle = draft(TRIANGLE);
    assert_eq!(triangle.to_define(), TRIANGLE);
    assert_eq!(triangle.numbers, [1, 2, 3, 4, 5, 6]);
    assert_eq!(triangle.title, "Magic triangle");
    assert_eq!((triangle.lines[1].target, &triangle.lines[1].cells[..]), (9, &[2, 3, 4][..]));
    let link = format!("puzzle=custom&define={TRIANGLE}&givens=.,.,.,.,.,6&seed=3");
    let config = Config::from_link(&link).unwrap();
    let written = config.to_link();
    assert!(
        written.starts_with(&format!(
            "v=2&puzzle=custom&define={}&givens=.,.,.,.,.,6&solver=anneal&",
            TRIANGLE.replace(';', "/")
        )),
        "{written}"
    );
    // Version 1 has the signs that it always had.
    let old = Config::from_link(&format!("v=1&{link}")).unwrap().to_link();
    assert!(old.starts_with(&format!("v=1&puzzle=custom&define={TRIANGLE}&givens")), "{old}");
    assert_eq!(Config::from_link(&written).unwrap(), config);
    let mut run = config.into_run();
    run.advance(u64::MAX);
    assert_eq!(run.status(), Status::Solved);
    let board = run.numbers();
    // Independently: three sides of 9, and the given where it was given.
    let side = |cells: [usize; 3]| cells.map(|cell| board[cell]).iter().sum::<i32>();
    assert_eq!([side([0, 1, 2]), side([2, 3, 4]), side([4, 5, 0]), board[5]], [9, 9, 9, 6]);
}

#[test]
fn a_setting_changed_keeps_the_definition_and_another_puzzle_drops_it() {
    let config = Config::from_link(&format!("puzzle=custom&define={TRIANGLE}")).unwrap();
    for (key, value) in [("solver", "bfs"), ("preset", "recommended"), ("t0", "9"), ("givens", ".,.,.,.,.,6")] {
        assert!(config.changed(key, value).unwrap().to_link().contains(&TRIANGLE.replace(';', "/")), "{key}={value}");
    }
    let other = config.changed("puzzle", "octa").unwrap().to_link();
    assert!(other.contains("puzzle=octa") && !other.contains("define"), "{other}");
    let error = |link: &str| Config::from_link(link).unwrap_err().to_string();
    assert!(
        error("puzzle=custom").starts_with("define: The puzzle is missing; a definition has numbers, cells and lines"),
        "{}",
        error("puzzle=custom")
    );
    assert!(error(&format!("puzzle=octa&define={TRIANGLE}")).starts_with("define: This key has no effect"));
    let three = error("puzzle=custom&define=n1..4;c0,0_1,0_0,1;l4AB");
    assert!(
        three == "define: The definition is wrong: There are 4 numbers for 3 cells; each cell needs one.",
        "{three}"
    );
}

#[test]
fn what_cannot_be_read_is_refused_with_its_reason() {
    assert_eq!(refused("n1..x"), "'x' is not a whole number from -9,999 to 9,999.");
    assert_eq!(refused("n5..1"), "'5..1' does not have the smaller number first, as in 1..9.");
    assert_eq!(refused("n1..401"), "A puzzle has at most 400 numbers.");
    assert_eq!(refused("n1;n2"), "Part n appears twice; use each part once.");
    assert_eq!(refused("c0"), "'0' is not a cell as x,y.");
    assert_eq!(refused("c0,1e9"), "'1e9' is not a coordinate, such as 1.5.");
    assert_eq!(refused("c0,10000"), "'10000' is not a coordinate from -9,999 to 9,999.");
    assert_eq!(refused("c0,0;l9AB"), "The line has 2 cells; the puzzle has only 1.");
    assert_eq!(refused("c0,0_1,1;l9AC"), "C is not the name of one of the 2 cells.");
    assert_eq!(refused("c0,0_1,1;lAB"), "line 'AB': '' is not a whole number from -9,999 to 9,999.");
    assert_eq!(refused("c0,0_1,1;l9A?"), "line '9A?': '?' is not a list of cell names, as in ABC or A1B1.");
    assert_eq!(refused("c0,0_1,1;l9AZ99"), "line '9AZ99': 'Z99' is not the name of a cell.");
    assert_eq!(refused("c0,0_1,1;lr0,0,0,9AB"), "line 'r0,0,0,9AB': '0' is not a radius above 0.");
    assert_eq!(refused("x1"), "'x1' is not a part of a definition, which begins with n, c, l or t.");
    assert_eq!(
        refused(&format!("t{}", "x".repeat(61))),
        format!("The title has 61 bytes; at most {MAX_TITLE} are allowed.")
    );
    let puzzle = |define: &str| draft(define).puzzle().unwrap_err().to_string();
    assert_eq!(puzzle("n1..3;c0,0_1,0_1,0;l3AB"), "B and C are too close to be drawn; move them further apart.");
    assert_eq!(puzzle("n1..3;c0,0_1,0_100,0;l3AB"), "A and B are too close to be drawn; move them further apart.");
    assert_eq!(
        puzzle("n1..3;c0,0_1,0_2,0;l3AA"),
        "The line with sum 3 needs at least two cells, and each cell only once."
    );
    assert_eq!(puzzle(""), "The puzzle has 0 cells; it needs 2 to 400.");
}

#[test]
fn the_text_form_is_read_in_whatever_form_it_comes() {
    let triangle = Draft { givens: vec![None, Some(5)], ..draft(TRIANGLE) };
    let text = triangle.to_text();
    assert_eq!(
        text,
        "title Magic triangle\n\nnumbers 1..6\n\ncell A 0 2\ncell B 0.87 0.5\ncell C 1.73 -1\ncell D 0 -1\ncell E -1.73 -1\n\
         cell F -0.87 0.5\n\nline 9 A B C\nline 9 C D E\nline 9 E F A\n\ngivens . 5 . . . .\n"
    );
    assert_eq!(read_draft(&text).unwrap(), triangle);
    assert_eq!(read_draft(&text.replace('\n', "\r\n")).unwrap(), triangle);
    // Cells by other names, in a file with comments and statements that a link has no room for.
    let renamed = text.replace("cell A", "# top\nhistory Old.\ncell top").replace(" A", " top");
    assert_eq!(read_draft(&renamed).unwrap(), triangle);
    // A link, whole or in part; or the definition alone.
    let bare = Draft { givens: vec![], ..triangle.clone() };
    for text in [
        TRIANGLE.to_string(),
        format!("define={TRIANGLE}"),
        format!("https://example.org/#v=2&puzzle=custom&define={TRIANGLE}"),
    ] {
        assert_eq!(read_draft(&text).unwrap(), bare, "{text}");
    }
    let link = format!("puzzle=custom&define={TRIANGLE}&givens=.,5,.,.,.,.");
    assert_eq!(read_draft(&link).unwrap(), triangle);
    let error = |text: &str| read_draft(text).unwrap_err().to_string();
    assert_eq!(error("numbers 1..3\n\ngivens 1 x"), "line 3: 'x' is not a whole number from -9,999 to 9,999.");
    assert_eq!(
        error("givens .\nnumbers 1\ngivens ."),
        "line 3: This is a second line of givens; a puzzle has at most one."
    );
    assert_eq!(error("cell A 0 0\nline 4 A B"), "line 2: 'B' is not the name of a cell.");
    assert_eq!(error("givens 1"), "There is 1 given; at most 0 are allowed, one for each cell.");
    assert!(error("hello").starts_with("line 1: 'hello' is not one of title, statement,"));
    assert_eq!(error(&"x\n".repeat(30_000)), "The text has 60,000 bytes; at most 50,000 are allowed.");
}

fn remarks(define: &str, givens: &[Option<i32>]) -> Vec<(bool, String)> {
    let draft = Draft { givens: givens.to_vec(), ..draft(define) };
    draft.advice().into_iter().map(|remark| (remark.impossible, remark.message.to_string())).collect()
}

fn only(define: &str) -> (bool, String) {
    let mut remarks = remarks(define, &[]);
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    remarks.remove(0)
}

#[test]
fn what_is_impossible_is_said_with_its_reason() {
    assert_eq!(remarks(TRIANGLE, &[]), []);
    let row = "c0,0_1,0_2,1";
    assert_eq!(
        only(&format!("n1..3;{row};l6ABC_5AB_5AC")),
        (true, "The sums add up to 16; with these numbers they can add up to 13 to 15 only.".into())
    );
    assert_eq!(only(&format!("n1..3;{row};l6ABC_2BC")), (true, "Line B C sums to 3 at least: 2 is too small.".into()));
    assert_eq!(only(&format!("n1..3;{row};l6ABC_6BC")), (true, "Line B C sums to 5 at most: 6 is too large.".into()));
    let odd = "All numbers left are odd, so line A B sums to an even number: 5 is odd.";
    assert_eq!(only(&format!("n1_3_5;{row};l9ABC_5AB")), (true, odd.into()));
    let thirds = "The numbers left differ by multiples of 3, so line A B cannot sum to 6.";
    assert_eq!(only(&format!("n1_4_7;{row};l12ABC_6AB")), (true, thirds.into()));
    let often = "Every point is in 2 lines, so the sums must add up to 12; here they add up to 13.";
    assert_eq!(remarks(&format!("n1..3;{row};l4AB_4BC_5CA"), &[])[0], (true, often.into()));
    // Seven spokes and seven sides of numbers in a row: each corner is in three lines, the middle in seven.
    let heptagon = "n1..22;c0,4_1.6,3.2_3.1,2.5_3.5,0.8_3.9,-0.9_2.8,-2.2_1.7,-3.6_0,-3.6_-1.7,-3.6_-2.8,-2.2_-3.9,-0.9_-3.5,0.8_\
                    -3.1,2.5_-1.6,3.2_0,2_1.6,1.2_1.9,-0.4_0.9,-1.8_-0.9,-1.8_-1.9,-0.4_-1.6,1.2_0,0;\
                    l29ABC_29CDE_29EFG_29GHI_29IJK_29KLM_29MNA_29AOV_29CPV_29EQV_29GRV_29ISV_29KTV_29MUV";
    let parity = "The total of all sums must leave the remainder 1 when divided by 2; here it is 406, which leaves 0.";
    assert_eq!(only(heptagon), (true, parity.into()));
}

#[test]
fn what_may_not_be_meant_is_said() {
    let row = "c0,0_1,0_2,0";
    assert_eq!(only(&format!("n1..3;{row};l4AB")), (false, "C is in no line: any number will do there.".into()));
    assert_eq!(
        remarks(&format!("n1..3;{row};l4AB_4BA"), &[])[1],
        (false, "The line A B is drawn twice, so its error counts twice.".into())
    );
    assert_eq!(
        remarks(&format!("n1..3;{row};l4AB_5BA"), &[])[0],
        (true, "A B would have to sum to 4 and to 5 at once.".into())
    );
    assert_eq!(
        remarks(&format!("n1..3;{row};l4AC_6ABC"), &[])[0],
        (false, "Line A C runs over B without counting it.".into())
    );
    let given = remarks(&format!("n1..3;{row};l6ABC_4AB"), &[Some(1), Some(2)]);
    assert_eq!(given, [(true, "The givens of line A B sum to 3, not to 4.".into())]);
    let given = remarks(&format!("n1..3;{row};l6ABC_4AB"), &[Some(1)]);
    assert_eq!(given, []);
    let given = remarks(&format!("n1..3;{row};l6ABC_6AB"), &[Some(2)]);
    assert_eq!(given, [(true, "Line A B, with its givens, sums to 5 at most: 6 is too large.".into())]);
    // Unfinished: as long as numbers are missing nothing is said of sums.
    assert_eq!(remarks("n1..2;c0,0_1,0_2,0;l99ABC", &[]), []);
}

#[test]
fn cells_are_called_by_their_order() {
    assert_eq!([0, 25, 26, 51, 52, 63].map(label), ["A", "Z", "A1", "Z1", "A2", "L2"]);
}

/// Points, lines and numbers as somebody might place them: on a grid or freely, lines through some of them.
fn drafts(most: usize) -> impl Strategy<Value = Draft> {
    let coordinate =
        prop_oneof![(-20i32..=20).prop_map(f64::from), (-99_990_000i64..=99_990_000).prop_map(|x| x as f64 / 1e4)];
    let cells = prop::collection::vec([coordinate.clone(), coordinate], 2..=most);
    cells.prop_flat_map(move |cells| {
        let count = cells.len();
        let stroke = prop_oneof![
            4 => Just(Stroke::Row),
            1 => Just(Stroke::Loop),
            1 => (-99i32..99, 1u32..99).prop_map(|(x, r)| Stroke::Ring { x: f64::from(x) / 2.0, y: 0.5, radius: f64::from(r) / 4.0 }),
        ];
        let line = (prop::collection::btree_set(0..count, 2..=count.min(9)), -9999i32..=9999, stroke)
            .prop_map(|(cells, target, stroke)| Line::new_sum(cells.into_iter().collect(), target, stroke));
        let given = prop::option::of(-999i32..=999);
        (
            "[ -~]{0,20}|[α-ω_ ]{0,12}|🎲{0,5}",
            prop::collection::vec(-999i32..=999, count),
            Just(cells),
            prop::collection::vec(line, 1..=30),
            prop::collection::vec(given, 0..=count),
        )
            .prop_map(|(title, numbers, cells, lines, givens)| Draft { title, numbers, cells, lines, givens }.tidy())
    })
}

/// Up to 40 points, roughly on a grid, near the limits of what a link takes.
fn playable() -> impl Strategy<Value = Draft> {
    let step = prop::sample::select(vec![2.0, 17.5, 2500.0]);
    (2usize..=40, step, "[a-z ]{0,20}|[α-ω ]{0,12}|🎲{0,15}").prop_flat_map(|(count, step, title)| {
        let jitter = prop::collection::vec([0.0..0.5f64, 0.0..0.5], count);
        let cells = jitter.prop_map(move |jitter| {
            let places = jitter.into_iter().enumerate();
            places.map(|(i, [x, y])| [((i % 7) as f64 - 3.0 + x) * step, ((i / 7) as f64 - 3.0 + y) * step]).collect()
        });
        let line = (prop::collection::btree_set(0..count, 2..=count.min(9)), -1999i32..=1999);
        let line = line.prop_map(|(cells, target)| Line::new_sum(cells.into_iter().collect(), target, Stroke::Row));
        let numbers = prop::collection::vec(-99i32..=99, count);
        let lines = prop::collection::vec(line, 1..=30);
        (Just(title), numbers, cells, lines).prop_map(|(title, numbers, cells, lines)| {
            Draft { title, numbers, cells, lines, givens: Vec::new() }.tidy()
        })
    })
}

/// A grid of points row by row, upright or slanted, with rows, columns and lines of any points.
fn large() -> impl Strategy<Value = Draft> {
    (2usize..=20, 2usize..=20, prop::sample::select(vec![0.0, 0.5, 0.3333]), -9999i32..=9999).prop_flat_map(
        |(columns, rows, slant, target)| {
            let count = columns * rows;
            let cells: Vec<[f64; 2]> = (0..count)
                .map(|cell| {
                    [(cell % columns) as f64 + slant * (cell / columns) as f64, -0.866 * (cell / columns) as f64]
                })
                .collect();
            let line = move |cells: Vec<usize>| Line::new_sum(cells, target, Stroke::Row);
            let straight = (0..rows)
                .map(move |row| (row * columns..(row + 1) * columns).collect())
                .chain((0..columns).map(move |column| (0..rows).rev().map(|row| row * columns + column).collect()));
            let straight: Vec<Line> = straight.map(line).collect();
            let any = prop::collection::btree_set(0..count, 2..=count.min(9));
            any.prop_map(move |any| {
                let lines = straight.iter().cloned().chain([line(any.into_iter().collect())]).collect();
                let numbers = (1..=count as i32).collect();
                Draft { title: "Large".to_string(), numbers, cells: cells.clone(), lines, givens: vec![] }.tidy()
            })
        },
    )
}

fn config(link: &str) -> Config {
    Config::from_link(link).unwrap_or_else(|error| panic!("{link}: {error}"))
}

/// The definition of a Latin square, perhaps with its diagonals.
fn latin(order: usize, diagonals: bool) -> String {
    let side = order - 1;
    let run = |first: usize, last: usize, step: usize| format!("d{}..{},{step}", label(first), label(last));
    let cells = (0..order).map(|row| format!("0,-{row}..{side},-{row},{order}"));
    let rows = (0..order).map(|row| run(order * row, order * row + side, 1));
    let columns = (0..order).map(|column| run(column, column + order * side, order));
    let across = [run(0, order * order - 1, order + 1), run(side, order * side, side)];
    let lines = rows.chain(columns).chain(across.into_iter().filter(|_| diagonals));
    let list = |words: Vec<String>| words.join("_");
    format!(
        "n{};c{};l{};tLatin",
        list(vec![format!("1..{order}"); order]),
        list(cells.collect()),
        list(lines.collect())
    )
}

#[test]
fn lines_of_different_numbers_are_counted_annealed_and_written() {
    // OEIS A002860; for those with diagonals A274171, times the orders of the first row.
    for (order, diagonals, count) in [(3, false, 12), (4, false, 576), (3, true, 0), (4, true, 48), (5, true, 960)] {
        let link = format!("puzzle=custom&define={}", latin(order, diagonals));
        let Instance::Sums { puzzle, givens } = config(&link).problem else { panic!() };
        let mut search = Exact::from_sums(&puzzle, &givens, u64::MAX);
        while search.status() == ExactStatus::Running {
            search.advance(u64::MAX);
            for board in search.take() {
                assert_eq!(puzzle.energy(&board), 0);
            }
        }
        assert_eq!(search.solutions(), count, "order {order}");
        let draft = Draft::from_puzzle(&puzzle, &givens);
        assert_eq!(Draft::from_text(&draft.to_text()).unwrap(), draft);
        assert_eq!(Draft::from_define(&draft.to_define()).unwrap(), draft);
    }
    for seed in 1..=5 {
        let mut run = config(&format!("puzzle=custom&define={}&seed={seed}&moves=5000000", latin(7, false))).into_run();
        run.advance(u64::MAX);
        assert_eq!(run.status(), Status::Solved, "seed {seed}");
    }
    // A given narrows the count: 576 squares, each of four numbers in this corner as often.
    let link = format!("puzzle=custom&define={}&givens=2,{}", latin(4, false), vec!["."; 15].join(","));
    let Instance::Sums { puzzle, givens } = config(&link).problem else { panic!() };
    let mut search = Exact::from_sums(&puzzle, &givens, u64::MAX);
    search.advance(u64::MAX);
    assert_eq!(search.solutions(), 144);
    let twice = format!("puzzle=custom&define={}&givens=2,2,{}", latin(4, false), vec!["."; 14].join(","));
    let Instance::Sums { puzzle, givens } = config(&twice).problem else { panic!() };
    assert_eq!(Exact::from_sums(&puzzle, &givens, 1).status(), ExactStatus::Complete);
    for (key, solver) in [("solver", "bfs"), ("solver", "replicas"), ("pairs", "opposite")] {
        let error = Config::from_link(&format!("puzzle=custom&define={}&{key}={solver}", latin(4, false))).unwrap_err();
        assert_eq!(error.key, key, "{error}");
    }
}

#[test]
fn a_line_of_different_numbers_that_cannot_be_is_advised_against() {
    let draft = |numbers: &str| Draft::from_define(&format!("n{numbers};c0,0_1,0_2,0;ldABC_6ABC")).unwrap();
    assert!(draft("1_1_3").advice()[0].impossible);
    let always = draft("1..3").advice();
    assert!(!always[0].impossible && always[0].message.to_string().contains("right on every board"), "{always:?}");
}

#[test]
fn a_magic_square_of_400_points_fits_a_link() {
    let text = "title Large\nnumbers 1..400\nsquare 20 4010\n";
    let draft = read_draft(text).unwrap();
    let (puzzle, givens) = draft.puzzle().unwrap();
    let problem = Instance::Sums { puzzle, givens };
    let link = format!("puzzle=custom&define={}&seed=1", define(&problem).unwrap());
    assert!(link.len() < 1000, "{}: {link}", link.len());
    let config = Config::from_link(&link).unwrap();
    assert_eq!(config.problem, problem);
    assert_eq!(Config::from_link(&config.to_link()).unwrap(), config);
}

#[test]
fn large_squares_and_honeycombs_have_a_name_in_links() {
    for (text, define) in [
        ("title Hexagon\nnumbers -135..135\nhoneycomb 10 0", "n-135..135;h10,0;tHexagon"),
        ("title Hexagon\nnumbers -198..198\nhoneycomb 12 0", "n-198..198;h12,0;tHexagon"),
        ("title Latin\nnumbers 1..20\nsquare 20 different", "n1..20;s20,d;tLatin"),
        ("title Large\nnumbers 1..400\nsquare 20 4010", "n1..400;s20,4010;tLarge"),
    ] {
        let whole = read_draft(text).unwrap();
        assert_eq!(whole.to_define(), define);
        assert_eq!(draft(define), whole);
        if whole.puzzle().is_ok() {
            let mut run = Config::from_link(&format!("puzzle=custom&define={define}&moves=1000")).unwrap().into_run();
            run.advance(u64::MAX);
            assert_eq!(run.progress().moves(), 1000);
        }
        // With one line more it is no such shape, and is written as ever.
        let mut more = whole.clone();
        more.lines.push(Line::new_sum(vec![0, 1], 7, Stroke::Row));
        assert!(!more.to_define().contains(";s") && !more.to_define().contains(";h"));
        assert_eq!(draft(&more.to_define()), more);
    }
    // A short one is written as before there were names, and read with other cells and lines beside it.
    let small = read_draft("title Small\nnumbers 1..4\nsquare 2 5").unwrap();
    assert!(small.to_define().starts_with("n1..4;c0,0_1,0_"), "{}", small.to_define());
    assert_eq!(draft("n1..4;s2,5;tSmall"), small);
    let beside = draft("n1..5;c9,9;s2,5;l7AB;tSmall");
    assert_eq!((beside.cells.len(), beside.lines.len(), &beside.lines[0].cells[..]), (5, 7, &[1, 2][..]));
    assert_eq!(refused("s21,5"), "'21' is not a whole number from 2 to 20.");
    assert_eq!(refused("h13,5"), "A puzzle has at most 400 cells.");
    assert_eq!(refused("s3,x"), "'x' is not a whole number from -9,999 to 9,999.");
    assert_eq!(refused("s3"), "'' is not a whole number from -9,999 to 9,999.");
}

/// Energies up to the limit: nothing overflows, whichever solver, and a run has the energy of its board.
#[test]
fn large_energies_are_annealed_without_overflow() {
    let squares = "n64_121_289_529_784_841_961_1024_1369_1681_2401_3481_3721_4624_5929_6241;s4,8515;tSquare_of_squares";
    // 46,340^2 = 2,147,395,600: all numbers on a line, whose sum is far below.
    let far = "n9996..9999;c0,0_1,0_2,0_3,0;l-6350ABCD;tFar";
    let wide = "n-9999..-9995_9995..9999;c0,0..9,0,10;l0ABC_-5CDE;tWide";
    for define in [squares, far, wide] {
        for solver in ["", "&solver=tempering", "&accept=threshold", "&accept=late", "&cooling=constant&t0=1000000"] {
            let link = format!("puzzle=custom&define={define}&moves=20000&seed=3{solver}");
            let mut run = Config::from_link(&link).unwrap_or_else(|error| panic!("{link}: {error}")).into_run();
            run.advance(u64::MAX);
            let board = run.numbers();
            let exact: i64 = match run.problem() {
                Instance::Sums { puzzle, .. } => {
                    let off = |line: &Line| i64::from(line.sum(&board)) - i64::from(line.target);
                    puzzle.lines.iter().map(|line| off(line).pow(2)).sum()
                }
                _ => panic!(),
            };
            assert_eq!(i64::from(run.problem().energy(&board)), exact, "{link}");
            let Progress::Anneal(annealed) = run.progress() else { panic!() };
            assert_eq!(i64::from(annealed.energy), exact, "{link}");
        }
    }
    let further = far.replace("-6350", "-6351");
    let error = Config::from_link(&format!("puzzle=custom&define={further}")).unwrap_err().to_string();
    assert!(error.contains("could exceed 2,147,483,647"), "{error}");
}

#[test]
fn runs_of_points_and_names_are_read_and_wrong_ones_refused() {
    let long = draft("n1..6;c0,2_0.87,0.5_1.73,-1_0,-1..-2,-1,3;l9A..C_9E..A,2_9CDE");
    assert_eq!(long.cells[3..], [[0.0, -1.0], [-1.0, -1.0], [-2.0, -1.0]]);
    assert_eq!(long.lines[0].cells, [0, 1, 2]);
    assert_eq!(long.lines[1].cells, [4, 2, 0]);
    assert_eq!(refused("c0,0..9,9"), "'9' is not a cell as x,y.");
    assert_eq!(refused("c0,0..1,0,401"), "A puzzle has at most 400 cells.");
    assert_eq!(
        refused("c0,0..9,0,10;l9A..D,2"),
        "line '9A..D,2': '..D,2' is not a list of cell names, as in ABC or A1B1."
    );
    assert_eq!(
        refused("c0,0..9,0,10;l9A..D,0"),
        "line '9A..D,0': '..D,0' is not a list of cell names, as in ABC or A1B1."
    );
}

proptest! {
    #[test]
    fn both_texts_give_the_draft_back(draft in prop_oneof![drafts(64), large()]) {
        prop_assume!(draft.check_limits().is_ok());
        prop_assert_eq!(&read_draft(&draft.to_text()).unwrap(), &draft);
        let define = draft.to_define();
        let bare = Draft { givens: Vec::new(), ..draft.clone() };
        prop_assert_eq!(&Draft::from_define(&define).unwrap(), &bare);
        let _ = draft.advice();
    }

    #[test]
    fn links_of_up_to_40_points_stay_under_2000_characters(draft in playable()) {
        let (puzzle, _) = draft.puzzle().unwrap();
        // Every cell given: the longest link of the puzzle.
        let givens = puzzle.numbers.iter().copied().map(Some).collect();
        let problem = Instance::Sums { puzzle, givens };
        let (define, givens) = (define(&problem).unwrap(), problem.givens().unwrap());
        let config = Config::from_link(&format!("puzzle=custom&define={define}&givens={givens}&seed=18446744073709551615"));
        let config = config.unwrap();
        let link = format!("https://example.org/annealing-lab/#{}", config.to_link());
        prop_assert!(link.len() < 2000, "{} characters: {}", link.len(), link);
        prop_assert_eq!(Config::from_link(&link).unwrap(), config);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), define in "[nclt0-9A-Zro,._;-]{0,80}") {
        for text in [&text, &define, &format!("define={define}")] {
            if let Ok(draft) = read_draft(text) {
                let _ = (draft.advice(), draft.puzzle());
            }
        }
        if let Ok(draft) = Draft::from_define(&define) {
            prop_assert_eq!(&Draft::from_define(&draft.to_define()).unwrap(), &draft);
        }
        let _ = Config::from_link(&format!("puzzle=custom&define={define}"));
    }

    #[test]
    fn what_is_called_impossible_has_no_solution(
        numbers in prop::collection::vec(1i32..12, 5),
        lines in prop::collection::vec((prop::collection::btree_set(0usize..5, 2..=4), 2i32..30), 1..5),
        givens in prop::collection::vec(prop::option::weighted(0.2, 1i32..12), 5),
    ) {
        let cells = vec![[0.0, 0.0], [2.0, 0.3], [1.0, 2.0], [3.0, 3.1], [0.2, 4.0]];
        let lines = lines.into_iter().map(|(cells, target)| Line::new_sum(cells.into_iter().collect(), target, Stroke::Row));
        let draft = Draft { title: String::new(), numbers, cells, lines: lines.collect(), givens }.tidy();
        prop_assume!(draft.advice().iter().any(|remark| remark.impossible));
        if let Ok((puzzle, givens)) = draft.puzzle() {
            let mut search = Exact::from_sums(&puzzle, &givens, 1);
            search.advance(u64::MAX);
            prop_assert_eq!(search.solutions(), 0, "{:?}", draft.advice());
        }
    }
}

#[test]
fn the_settings_that_any_own_puzzle_gets_solve_the_classics_too() {
    // Those that their own presets solve in some ten thousand moves; every one of ten seeds, within two million.
    let mut tried = 0;
    for name in annealing_lab::puzzle::library::names() {
        let classic = annealing_lab::puzzle::library::classic(name).unwrap();
        if classic.measured.is_none_or(|measured| measured.moves >= 30_000) {
            continue;
        }
        let define = Draft::from_puzzle(&classic, &[]).to_define();
        for seed in 1..=10 {
            let link = format!("puzzle=custom&define={define}&moves=2000000&seed={seed}");
            let mut run = Config::from_link(&link).unwrap().into_run();
            run.advance(u64::MAX);
            assert_eq!(run.status(), Status::Solved, "{name}, seed {seed}");
        }
        tried += 1;
    }
    assert!(tried > 40, "{tried}");
}
