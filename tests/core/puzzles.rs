//! The classics are well-formed, and what is not says so.

use annealing_lab::link::Config;
use annealing_lab::puzzle::{Puzzle, library};

#[test]
fn every_classic_can_be_read_and_so_can_its_presets() {
    for name in library::names() {
        let puzzle = library::classic(name).unwrap();
        assert!(!puzzle.title.is_empty() && !puzzle.statement.is_empty() && !puzzle.source.is_empty(), "{name}");
        assert!(library::presets(name).any(|(preset, _)| preset == "recommended"), "{name}");
        for (preset, _) in library::presets(name) {
            let link = format!("puzzle={name}&preset={preset}");
            let config = Config::from_link(&link).unwrap_or_else(|error| panic!("{link}: {error}"));
            assert_eq!(config.preset(), preset);
        }
    }
}

#[test]
fn magic19_is_the_puzzle_of_the_original() {
    let puzzle = library::classic("magic19").unwrap();
    let label = |cell: &usize| puzzle.cells[*cell].label.clone();
    let lines: Vec<String> = puzzle.lines.iter().map(|line| line.cells.iter().map(label).collect()).collect();
    assert_eq!(lines.join(" "), "ABC CGL LPS SRQ QMH HDA AEJ CFJ LKJ SOJ QNJ HIJ");
    assert!(puzzle.lines.iter().all(|line| line.target == 22));
    // Energy of 1..19 in letter order, by hand from the twelve sums: 6 22 47 54 38 13 16 19 33 44 41 27.
    let sums = [6, 22, 47, 54, 38, 13, 16, 19, 33, 44, 41, 27];
    let board: Vec<i32> = (1..=19).collect();
    assert_eq!(puzzle.sums(&board), sums);
    assert_eq!(puzzle.energy(&board), sums.iter().map(|sum| (sum - 22) * (sum - 22)).sum::<i32>());
}

#[test]
fn octa_is_the_puzzle_of_the_original() {
    let puzzle = library::classic("octa").unwrap();
    let lines: Vec<&[usize]> = puzzle.lines.iter().map(|line| &line.cells[..]).collect();
    let published: [[usize; 4]; 10] = [
        [0, 2, 5, 7],
        [0, 3, 6, 8],
        [8, 10, 13, 15],
        [15, 12, 9, 7],
        [1, 5, 9, 11],
        [11, 12, 13, 14],
        [14, 10, 6, 4],
        [1, 2, 3, 4],
        [1, 4, 11, 14],
        [0, 7, 8, 15],
    ];
    assert_eq!(lines, published);
    assert!(puzzle.lines.iter().all(|line| line.target == 34));
    let names: Vec<&str> = puzzle.starts.iter().map(|start| &start.name[..]).collect();
    assert_eq!(names, ["e1", "e2", "e3", "e4", "e5"]);
    let answer = puzzle.answer.unwrap();
    assert_eq!(answer, [9, 3, 13, 6, 12, 11, 5, 1, 14, 16, 2, 4, 7, 8, 15, 10]);
    for start in puzzle.starts {
        assert!(start.givens.iter().zip(&answer).all(|(given, number)| given.is_none_or(|given| given == *number)));
    }
}

#[test]
fn a_text_that_is_no_puzzle_is_refused_with_its_reason() {
    let triangle =
        "title T\nnumbers 1..3\ncell A 0 0\ncell B 1 0\ncell C 0 1\nline 4 A B\nrecommended cooling=constant";
    assert!(Puzzle::parse("t", triangle).is_ok());
    let error = |from: &str, to: &str| Puzzle::parse("t", &triangle.replace(from, to)).unwrap_err().to_string();
    assert_eq!(error("A B", "A Z"), "line 6: 'Z' is not the name of a cell.");
    assert_eq!(error("A B", "A A"), "The line with sum 4 needs at least two cells, and each cell only once.");
    assert_eq!(error("1..3", "1..4"), "There are 4 numbers for 3 cells; each cell needs one.");
    assert_eq!(error("cell C", "cell A"), "'A' is the name of two cells; give each cell its own name.");
    assert_eq!(error("cell B 1", "cell B east"), "line 4: 'east' is not a coordinate, such as 1.5.");
    assert_eq!(error("cell B 1", "cell B"), "line 4: 'B 0' is not a name, x and y, as in A 0 1.5.");
    assert_eq!(error("line 4", "line four"), "line 6: 'four' is not a whole number from -9,999 to 9,999.");
    assert_eq!(error("line 4 A B\n", ""), "The puzzle has 0 lines; it needs 1 to 128.");
    let added = |line: &str| error("recommended", &format!("{line}\nrecommended"));
    assert_eq!(added("start e 1 x ."), "line 7: 'x' is not a whole number from -9,999 to 9,999.");
    assert_eq!(added("start e 1 ."), "start e: The board lists 2 entries for 3 cells; each cell needs one.");
    assert_eq!(added("start e 1 1 ."), "start e: 1 is not in this puzzle, or another cell already has it.");
    assert_eq!(
        added("start e . . .\nstart e . . 1"),
        "Two starts are named 'e', or the name is empty; give each start its own name."
    );
    assert_eq!(added("answer 1 3"), "answer: The board lists 2 entries for 3 cells; each cell needs one.");
    assert_eq!(added("answer 1 3 9"), "answer: 9 is not in this puzzle, or another cell already has it.");
    assert_eq!(added("answer 1 2 3"), "answer: A line sums to 3, not to 4.");
    assert_eq!(added("answer 1 3 2\nanswer 3 1 2"), "line 8: This is a second answer; a puzzle has at most one.");
    assert!(Puzzle::parse("t", &format!("{triangle}\nstart e . . 2\nanswer 3 1 2")).is_ok());
    assert_eq!(error("recommended", "lucky").split(':').next(), Some("line 7"));
    let large = triangle.replace("1..3", "9997..9999").replace("4 A B", "-9999 A B C\nline -9998 A B C");
    assert_eq!(
        Puzzle::parse("t", &large).unwrap_err().to_string(),
        "The numbers, lines or sums are too large: the energy could exceed 2,147,483,647; use smaller numbers or fewer lines."
    );
}
