//! The searches count as AIMA's do, agree with each other, and are the same whatever the batches.
//!
//! The tables are goldens of a kind that is never changed: they are other programs' numbers.

use annealing_lab::experiment::partial::random_partial;
use annealing_lab::puzzle::{Puzzle, library};
use annealing_lab::run::Status;
use annealing_lab::search::report::{report, to_text};
use annealing_lab::search::{AnySearch, Heuristic, NONE, NoAnswer, Node, Order, Search, SearchSettings, Strategy};
use proptest::prelude::*;
use std::collections::HashSet;

const STRATEGIES: [Strategy; 7] = [
    Strategy::BreadthFirst,
    Strategy::UniformCost,
    Strategy::DepthFirst,
    Strategy::IterativeDeepening,
    Strategy::Greedy,
    Strategy::AStar,
    Strategy::WeightedAStar,
];
const HEURISTICS: [Heuristic; 4] = [Heuristic::None, Heuristic::Misplaced, Heuristic::Values, Heuristic::Feasible];
const ORDERS: [Order; 2] = [Order::First, Order::Constrained];

fn settings(strategy: Strategy, heuristic: Heuristic, order: Order) -> SearchSettings {
    SearchSettings { strategy, heuristic, order, ..SearchSettings::default() }
}

fn every_settings() -> impl Iterator<Item = SearchSettings> {
    let with = |strategy| HEURISTICS.iter().map(move |&heuristic| (strategy, heuristic));
    let pairs = STRATEGIES.into_iter().flat_map(with);
    pairs.flat_map(|(strategy, heuristic)| ORDERS.map(|order| settings(strategy, heuristic, order)))
}

fn octa() -> Puzzle {
    library::classic("octa").unwrap()
}

fn finished(puzzle: &Puzzle, givens: &[Option<i32>], settings: SearchSettings) -> Search {
    let mut search = Search::new(puzzle, givens, settings).unwrap();
    search.advance(u64::MAX);
    search
}

/// Nodes, goal tests, cost and actions on e1 to e5.
type Table = [[u64; 4]; 5];

/// As published: breadth-first, and A* with the published heuristic.
const PUBLISHED: [(Strategy, Heuristic, Table); 2] = [
    (
        Strategy::BreadthFirst,
        Heuristic::None,
        [[10895, 10896, 7, 5863], [1, 2, 1, 2], [42, 43, 4, 23], [1454, 1455, 6, 741], [11757, 11758, 7, 6725]],
    ),
    (
        Strategy::AStar,
        Heuristic::Values,
        [[373, 95, 7, 101], [1, 2, 1, 2], [18, 8, 4, 11], [127, 36, 6, 41], [432, 108, 7, 114]],
    ),
];

/// What a Python program with AIMA's functions and CPython's `heapq` counts: `uniform_cost_search`,
/// `depth_first_recursive_search`, `iterative_deepening_search`, `greedy_bfs`, `weighted_astar_search` with 1.4, and
/// `astar_search` with misplaced cells.
const FROM_PYTHON: [(Strategy, Heuristic, Table); 6] = [
    (
        Strategy::UniformCost,
        Heuristic::None,
        [[13699, 12535, 7, 12541], [1, 2, 1, 2], [64, 50, 4, 53], [1956, 1360, 6, 1365], [13699, 9468, 7, 9474]],
    ),
    (
        Strategy::DepthFirst,
        Heuristic::None,
        [[6080, 6081, 7, 6087], [1, 2, 1, 2], [6, 7, 4, 10], [594, 595, 6, 600], [8423, 8424, 7, 8430]],
    ),
    (
        Strategy::IterativeDeepening,
        Heuristic::None,
        [[21326, 21325, 7, 9868], [1, 2, 1, 2], [123, 126, 4, 67], [3324, 3324, 6, 1591], [18985, 18982, 7, 8387]],
    ),
    (
        Strategy::Greedy,
        Heuristic::Values,
        [[28, 8, 7, 14], [1, 2, 1, 2], [10, 5, 4, 8], [21, 7, 6, 12], [28, 8, 7, 14]],
    ),
    (
        Strategy::WeightedAStar,
        Heuristic::Values,
        [[172, 41, 7, 47], [1, 2, 1, 2], [13, 6, 4, 9], [66, 19, 6, 24], [181, 44, 7, 50]],
    ),
    (
        Strategy::AStar,
        Heuristic::Misplaced,
        [[28, 8, 7, 14], [1, 2, 1, 2], [10, 5, 4, 8], [21, 7, 6, 12], [28, 8, 7, 14]],
    ),
];

#[test]
fn the_counts_are_aimas_to_the_last_digit() {
    let octa = octa();
    for (strategy, heuristic, table) in PUBLISHED.into_iter().chain(FROM_PYTHON) {
        for (start, counts) in octa.starts.iter().zip(table) {
            let search = finished(&octa, &start.givens, settings(strategy, heuristic, Order::First));
            let cost = u64::from(search.cost().unwrap());
            let counted = search.counters();
            let all = [counted.nodes, counted.goal_tests, cost, counted.expansions + cost];
            assert_eq!(all, counts, "{strategy:?} {heuristic:?} {}", start.name);
        }
    }
}

/// With h counted half, and misplaced cells, whose ties leave more to the order of the heap.
#[test]
fn the_counts_are_aimas_for_other_weights_too() {
    let octa = octa();
    let half = |heuristic, table: [u64; 5]| {
        let half = SearchSettings { weight: 0.5, ..settings(Strategy::WeightedAStar, heuristic, Order::First) };
        let nodes = octa.starts.iter().map(|start| finished(&octa, &start.givens, half).counters().nodes);
        assert_eq!(nodes.collect::<Vec<_>>(), table);
    };
    half(Heuristic::Values, [1278, 1, 29, 308, 1318]);
    half(Heuristic::Misplaced, [2393, 1, 44, 624, 2393]);
}

#[test]
fn ours_beat_the_published_a_star_without_reading_the_answer() {
    let mut octa = octa();
    octa.answer = None;
    for strategy in STRATEGIES {
        for order in ORDERS {
            for largest in [0, 4] {
                let givens = &octa.starts[largest].givens;
                let search = finished(&octa, givens, settings(strategy, Heuristic::Feasible, order));
                let (nodes, published) = (search.counters().nodes, PUBLISHED[1].2[largest][0]);
                assert!(nodes * 2 < published, "{strategy:?} {order:?}: {nodes}, {published} published");
            }
        }
    }
}

#[test]
fn ours_solve_the_empty_board() {
    let octa = octa();
    let by = |strategy, order, most: u64| {
        let search = finished(&octa, &[None; 16], settings(strategy, Heuristic::Feasible, order));
        assert_eq!((search.status(), search.cost()), (Status::Solved, Some(16)), "{strategy:?} {order:?}");
        assert!(search.counters().nodes <= most, "{strategy:?} {order:?}: {} nodes", search.counters().nodes);
    };
    by(Strategy::DepthFirst, Order::First, 21_000);
    by(Strategy::DepthFirst, Order::Constrained, 9_000);
    by(Strategy::Greedy, Order::Constrained, 15_000);
    by(Strategy::AStar, Order::Constrained, 5_000_000);
    by(Strategy::BreadthFirst, Order::Constrained, 5_000_000);
}

#[test]
fn the_report_has_the_form_of_aimas() {
    let octa = octa();
    let text = to_text(&report(&octa));
    let published = "\
breadth-first:
   10,895 nodes |   10,896 goal |    7 cost |   5,863 actions | e1
        1 nodes |        2 goal |    1 cost |       2 actions | e2
       42 nodes |       43 goal |    4 cost |      23 actions | e3
    1,454 nodes |    1,455 goal |    6 cost |     741 actions | e4
   11,757 nodes |   11,758 goal |    7 cost |   6,725 actions | e5
   24,149 nodes |   24,154 goal |   25 cost |  13,354 actions | TOTAL

A*, values (reads the answer):
      373 nodes |       95 goal |    7 cost |     101 actions | e1
        1 nodes |        2 goal |    1 cost |       2 actions | e2
       18 nodes |        8 goal |    4 cost |      11 actions | e3
      127 nodes |       36 goal |    6 cost |      41 actions | e4
      432 nodes |      108 goal |    7 cost |     114 actions | e5
      951 nodes |      249 goal |   25 cost |     269 actions | TOTAL

";
    assert_eq!(&text[..published.len()], published);
    assert!(text.contains(" inf cost | 840,649 actions | empty, 6,413,496 pruned, stopped at 1,000,000 nodes kept\n"));
    assert!(text.contains("\nA*, values (reads the answer)                        373         1        18"));
    let mut unanswered = octa;
    unanswered.answer = None;
    assert!(!to_text(&report(&unanswered)).contains("reads the answer"));
}

#[test]
fn a_heuristic_that_reads_an_answer_wants_one() {
    let magic19 = library::classic("magic19").unwrap();
    for settings in every_settings() {
        let refused = Search::new(&magic19, &[None; 19], settings).err();
        assert_eq!(refused, settings.heuristic.reads_answer().then_some(NoAnswer), "{settings:?}");
    }
    assert_eq!(
        NoAnswer.to_string(),
        "This heuristic reads a stored answer, and this puzzle has none; choose feasible or none."
    );
}

/// Numbers 1 2 3 on three cells; A and B must sum to `sum`.
fn toy(numbers: &str, sum: i32) -> Puzzle {
    let cells = "cell A 0 0\ncell B 1 0\ncell C 2 0";
    Puzzle::parse("toy", &format!("numbers {numbers}\n{cells}\nline {sum} A B\nrecommended cooling=constant")).unwrap()
}

/// ```text
///         ...
///    1     2     3          A
///  12 13 21 23 31 32        B, A + B = 5: goals below 23 and 32
/// 123 ...231                C
/// ```
///
/// Breadth-first makes 3 + 6 + 4 boards: the fourth full one is the goal. Depth-first makes 1 12 123 13 132 2 21 213 23 231.
/// Iterative deepening begins with the last number: 3 boards; 3 and 2 of 3; 3, 31 32, 321: that is the goal.
#[test]
fn a_toy_is_searched_as_drawn() {
    let toy = toy("1..3", 5);
    let counts = |strategy| {
        let search = finished(&toy, &[None; 3], settings(strategy, Heuristic::None, Order::First));
        let goal = search.board_of(*search.path().last().unwrap());
        let goal: String = goal.into_iter().map(|number| number.unwrap().to_string()).collect();
        (goal, search.counters().nodes, search.counters().goal_tests, search.counters().expansions)
    };
    assert_eq!(counts(Strategy::BreadthFirst), ("231".to_string(), 13, 14, 8));
    assert_eq!(counts(Strategy::DepthFirst), ("231".to_string(), 10, 11, 10));
    // To depth 1: 3 boards, 4 tests, 1 expansion; to depth 2: 9, 10, 4; to depth 3: 6, 4, 3.
    assert_eq!(counts(Strategy::IterativeDeepening), ("321".to_string(), 3 + 9 + 6, 4 + 10 + 4, 1 + 4 + 3));
}

/// ```text
///         ...                cut: 1, which wants a 4, and 21 and 31, of which the sum is not 5
///    1x    2     3
///        21x 23 31x 32
///            231    321
/// ```
#[test]
fn what_can_not_be_completed_is_cut_as_drawn() {
    let toy = toy("1..3", 5);
    let counts = |strategy| {
        let search = finished(&toy, &[None; 3], settings(strategy, Heuristic::Feasible, Order::First));
        let counters = search.counters();
        (counters.nodes, counters.cut, counters.goal_tests, counters.expansions, search.tree().len())
    };
    assert_eq!(counts(Strategy::BreadthFirst), (3 + 4 + 1, 3, 6, 4, 6));
    assert_eq!(counts(Strategy::DepthFirst), (5, 2, 4, 3, 4));
}

/// ```text
///      ...                  numbers 1 1 2, A + B = 3: equal numbers are one choice
///   1       2
/// 11 12    21
///112 121  211
/// ```
#[test]
fn equal_numbers_make_one_child() {
    let toy = toy("1 1 2", 3);
    let search = finished(&toy, &[None; 3], settings(Strategy::BreadthFirst, Heuristic::None, Order::First));
    assert_eq!((search.counters().nodes, search.tree().len()), (2 + 3 + 2, 8));
    let boards: HashSet<_> = (0..search.tree().len() as u32).map(|node| search.board_of(node)).collect();
    assert_eq!(boards.len(), 8);
}

#[test]
fn a_puzzle_without_a_solution_is_exhausted() {
    let toy = toy("1..3", 6);
    for settings in every_settings().filter(|settings| !settings.heuristic.reads_answer()) {
        let search = finished(&toy, &[None; 3], settings);
        assert_eq!((search.status(), search.cost(), search.path()), (Status::Unsolvable, None, vec![]));
        // All boards: 3 + 6 + 6, of iterative deepening also those of depth 1 and 2 again; none if the start is cut.
        let nodes = match (settings.heuristic, settings.strategy) {
            (Heuristic::Feasible, _) => 0,
            (_, Strategy::IterativeDeepening) => 3 + 9 + 15 + 15,
            _ => 15,
        };
        assert_eq!(search.counters().nodes, nodes, "{settings:?}");
        assert_eq!(search.frontier_len(), 0);
    }
}

#[test]
fn a_full_start_needs_no_step() {
    let octa = octa();
    let answer: Vec<Option<i32>> = octa.answer.iter().flatten().copied().map(Some).collect();
    let mut wrong = answer.clone();
    wrong.swap(0, 1);
    for settings in every_settings() {
        let search = finished(&octa, &answer, settings);
        assert_eq!((search.status(), search.cost(), search.path()), (Status::Solved, Some(0), vec![0]));
        assert_eq!((search.counters().nodes, search.counters().goal_tests), (0, 1));
        assert_eq!(finished(&octa, &wrong, settings).status(), Status::Unsolvable, "{settings:?}");
    }
}

#[test]
fn a_search_stops_at_its_limit_of_nodes() {
    let octa = octa();
    for settings in every_settings().filter(|settings| settings.heuristic == Heuristic::None) {
        for nodes in [0, 1, 16, 1000] {
            let search = finished(&octa, &[None; 16], SearchSettings { nodes, ..settings });
            assert_eq!((search.status(), search.tree().len()), (Status::Nodes, nodes as usize + 1), "{settings:?}");
            let before = search.counters();
            let mut after = search.clone();
            after.advance(1000);
            assert_eq!(after.counters(), before, "it stays stopped");
        }
    }
    // Exactly as many as it takes are enough.
    let published = settings(Strategy::BreadthFirst, Heuristic::None, Order::First);
    let with = |nodes| finished(&octa, &octa.starts[0].givens, SearchSettings { nodes, ..published }).status();
    assert_eq!((with(10_895), with(10_894)), (Status::Solved, Status::Nodes));
}

/// What the page can see of a search.
fn all_of(search: &Search) -> String {
    let sizes = (search.frontier_len(), search.reached_len());
    format!("{:?} {:?} {sizes:?} {:?} {:?}", search.status(), search.counters(), search.path(), search.tree())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_batches_give_the_same_search(
        blanks in 0usize..=6,
        seed in 0u64..1000,
        batches in prop::collection::vec(1u64..300, 1..10),
        nodes in prop::sample::select(vec![100, 1_000_000]),
    ) {
        let octa = octa();
        let givens = random_partial(&octa, blanks, seed).unwrap();
        for settings in every_settings() {
            let settings = SearchSettings { nodes, ..settings };
            let mut sliced = Search::new(&octa, &givens, settings).unwrap();
            for &batch in batches.iter().cycle() {
                if sliced.status() != Status::Running {
                    break;
                }
                sliced.advance(batch);
            }
            prop_assert_eq!(all_of(&sliced), all_of(&finished(&octa, &givens, settings)), "{:?}", settings);
            let (mut once, mut twice) = (sliced.clone(), Search::new(&octa, &givens, settings).unwrap());
            once.clone_from(&twice);
            once.advance(batches[0] + 7);
            twice.advance(batches[0]);
            twice.advance(7);
            prop_assert_eq!(all_of(&once), all_of(&twice), "{:?}", settings);
        }
    }

    #[test]
    fn every_searcher_finds_a_solution_that_keeps_the_givens(blanks in 0usize..=6, seed in 0u64..1000) {
        let octa = octa();
        let givens = random_partial(&octa, blanks, seed).unwrap();
        for settings in every_settings() {
            let search = finished(&octa, &givens, settings);
            prop_assert_eq!((search.status(), search.cost()), (Status::Solved, Some(blanks as u32)), "{:?}", settings);
            let path = search.path();
            let mut before = givens.clone();
            for &node in &path[1..] {
                let (cell, board) = (usize::from(search.tree()[node].cell), search.board_of(node));
                prop_assert!(before[cell].is_none() && board[cell].is_some(), "a step fills one blank");
                before[cell] = board[cell];
                prop_assert_eq!(&before, &board);
            }
            let mut board: Vec<i32> = before.into_iter().flatten().collect();
            prop_assert_eq!(octa.energy(&board), 0);
            board.sort_unstable();
            prop_assert_eq!(&board, &octa.numbers);
        }
    }

    /// With two givens exchanged there is hardly ever a solution; all must say the same.
    #[test]
    fn cutting_loses_no_solution(blanks in 0usize..=6, seed in 0u64..1000, a in 0usize..16, b in 0usize..16) {
        let octa = octa();
        let mut givens = random_partial(&octa, blanks, seed).unwrap();
        givens.swap(a, b);
        let judge = finished(&octa, &givens, settings(Strategy::DepthFirst, Heuristic::None, Order::First)).status();
        for settings in every_settings() {
            prop_assert_eq!(finished(&octa, &givens, settings).status(), judge, "{:?}", settings);
        }
    }

    /// Why a table of reached states would never be of use: no board is made twice.
    #[test]
    fn a_tree_is_sound_and_has_no_board_twice(blanks in 0usize..=6, seed in 0u64..1000) {
        let octa = octa();
        let givens = random_partial(&octa, blanks, seed).unwrap();
        for settings in every_settings() {
            let search = finished(&octa, &givens, settings);
            let tree = search.tree();
            let nodes = 0..tree.len() as u32;
            let boards: HashSet<_> = nodes.clone().map(|node| search.board_of(node)).collect();
            prop_assert_eq!(boards.len(), tree.len(), "{:?}", settings);
            for node in nodes.skip(1) {
                let Node { parent, expanded, depth, h, .. } = tree[node];
                let above = tree[parent];
                prop_assert!(parent < node && depth == above.depth + 1);
                prop_assert!(above.expanded != NONE && above.expanded < expanded);
                prop_assert_eq!(h, from_scratch(&octa, &search.board_of(node), settings.heuristic), "{:?}", settings);
            }
        }
    }

    #[test]
    fn a_random_partial_is_a_solution_with_so_many_blanks(
        name in prop::sample::select(library::names()),
        blanks in 0usize..20,
        seed in any::<u64>(),
    ) {
        let puzzle = library::classic(name).unwrap();
        let givens = random_partial(&puzzle, blanks, seed).unwrap();
        prop_assert_eq!(&random_partial(&puzzle, blanks, seed).unwrap(), &givens);
        let missing = givens.iter().filter(|given| given.is_none()).count();
        prop_assert_eq!(missing, blanks.min(puzzle.cells.len()));
        let whole = random_partial(&puzzle, 0, seed).unwrap();
        let board: Vec<i32> = whole.iter().map(|number| number.unwrap()).collect();
        prop_assert_eq!(puzzle.energy(&board), 0);
        prop_assert!(givens.iter().zip(&whole).all(|(given, number)| given.is_none() || given == number));
    }
}

/// h by its definition.
fn from_scratch(octa: &Puzzle, board: &[Option<i32>], heuristic: Heuristic) -> u16 {
    let distance = |a: i32, b: i32| ((a - 1) / 4).abs_diff((b - 1) / 4) + ((a - 1) % 4).abs_diff((b - 1) % 4);
    let cells = board.iter().zip(octa.answer.as_ref().unwrap());
    let of_cell = |(number, answer): (&Option<i32>, &i32)| match (heuristic, number) {
        (Heuristic::Values, Some(number)) => distance(*number, *answer) as u16,
        (Heuristic::Misplaced, _) => (*number != Some(*answer)).into(),
        (Heuristic::Feasible, _) => number.is_none().into(),
        _ => 0,
    };
    cells.map(of_cell).sum()
}
