//! The classics are well-formed, and what is not says so.

use annealing_lab::config::Config;
use annealing_lab::puzzle::Puzzle;
use annealing_lab::puzzles;

#[test]
fn every_classic_can_be_read_and_so_can_its_presets() {
    for name in puzzles::names() {
        let puzzle = puzzles::classic(name).unwrap();
        assert!(!puzzle.title.is_empty() && !puzzle.statement.is_empty() && !puzzle.source.is_empty(), "{name}");
        for preset in &puzzle.presets {
            let link = format!("puzzle={name}&preset={}", preset.name);
            let config = Config::from_link(&link).unwrap_or_else(|error| panic!("{link}: {error}"));
            assert_eq!(config.preset(), preset.name);
        }
    }
}

#[test]
fn magic19_is_the_puzzle_of_the_original() {
    let puzzle = puzzles::classic("magic19").unwrap();
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
fn a_text_that_is_no_puzzle_is_refused_with_its_reason() {
    let triangle =
        "title T\nnumbers 1..3\ncell A 0 0\ncell B 1 0\ncell C 0 1\nline 4 A B\nrecommended cooling=constant";
    assert!(Puzzle::parse("t", triangle).is_ok());
    let error = |from: &str, to: &str| Puzzle::parse("t", &triangle.replace(from, to)).unwrap_err().to_string();
    assert_eq!(error("A B", "A Z"), "line 6: \"Z\": expected the name of a cell");
    assert_eq!(error("A B", "A A"), "a line of sum 4: expected two or more different cells");
    assert_eq!(error("1..3", "1..4"), "4 numbers for 3 cells: expected one each");
    assert_eq!(error("cell C", "cell A"), "cell A: expected each name once");
    assert_eq!(error("cell B 1", "cell B east"), "line 4: \"east\": expected a coordinate such as 1.5");
    assert_eq!(error("cell B 1", "cell B"), "line 4: \"B 0\": expected a name, x and y");
    assert_eq!(error("line 4", "line four"), "line 6: \"four\": expected a whole number from -9999 to 9999");
    assert_eq!(error("line 4 A B\n", ""), "0 lines: expected 1 to 64");
    assert_eq!(error("recommended", "lucky").split(':').next(), Some("line 7"));
    let large = error("1..3", "9997..9999");
    assert_eq!(large, "numbers, lines or sums are too large: the energy would not fit 32 bits");
}
