//! Searches on maps count as AIMA's do, find what they promise, and are the same whatever the batches.
//!
//! The twins at the end are AIMA's functions written down a second time, without this crate's: figure 3.7 of the fourth
//! edition and the functions of its notebook, on a grid of characters.

use annealing_lab::link::Config;
use annealing_lab::puzzle::Instance;
use annealing_lab::route::{MAPS, MOST_SIDE, Route};
use annealing_lab::run::inspect::Inspection;
use annealing_lab::run::{Progress, Run, Status, report};
use annealing_lab::search::report::{named_maps, route_report, to_text};
use annealing_lab::search::{AnySearch, Explored, Heuristic, Reached, RouteSearch, SearchSettings, Seen, Strategy};
use proptest::prelude::*;
use proptest::strategy::Strategy as _;
use std::collections::{BTreeMap, BTreeSet};

const WITH_TABLE: [Strategy; 5] =
    [Strategy::BreadthFirst, Strategy::UniformCost, Strategy::Greedy, Strategy::AStar, Strategy::WeightedAStar];
const WITHOUT_TABLE: [Strategy; 2] = [Strategy::DepthFirst, Strategy::IterativeDeepening];
const HEURISTICS: [Heuristic; 3] = [Heuristic::None, Heuristic::Manhattan, Heuristic::Straight];

fn settings(strategy: Strategy, heuristic: Heuristic) -> SearchSettings {
    SearchSettings { strategy, heuristic, nodes: 3000, ..SearchSettings::default() }
}

fn finished(map: &str, settings: SearchSettings) -> RouteSearch {
    let mut search = RouteSearch::new(&Route::parse(map).unwrap(), settings);
    search.advance(u64::MAX);
    search
}

/// Nodes, goal tests, expansions, cost and length.
fn counts(search: &RouteSearch) -> (u64, u64, u64, Option<(u32, usize)>) {
    let counters = search.counters();
    let found = search.cost().map(|cost| (cost, search.path().len() - 1));
    (counters.nodes, counters.goal_tests, counters.expansions, found)
}

fn error(link: &str) -> String {
    Config::from_link(link).unwrap_err().to_string()
}

fn run(link: &str) -> Run {
    let mut run = Config::from_link(link).unwrap().into_run();
    run.advance(u64::MAX);
    run
}

/// Maps of up to 9 x 9 cells, a third of them walls.
fn any_map() -> impl proptest::strategy::Strategy<Value = String> {
    (1..=9usize, 2..=9usize).prop_flat_map(|(rows, columns)| {
        let cell = prop_oneof![3 => Just('x'), 4 => Just('.'), 3 => (2..=9u8).prop_map(|cost| char::from(b'0' + cost))];
        let ends = Just((0..rows * columns).collect::<Vec<_>>()).prop_shuffle();
        (prop::collection::vec(cell, rows * columns), ends).prop_map(move |(mut cells, ends)| {
            cells[ends[0]] = 'S';
            cells[ends[1]] = 'G';
            cells.chunks(columns).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_counts_are_those_of_aimas_functions(map in any_map()) {
        for strategy in WITH_TABLE {
            for heuristic in HEURISTICS {
                let own = finished(&map, settings(strategy, heuristic));
                prop_assert_eq!(counts(&own), twin(&map, strategy, heuristic).0, "{:?} {:?} {}", strategy, heuristic, map);
            }
        }
    }

    #[test]
    fn those_without_a_table_count_as_aimas_do_until_they_are_stopped(map in any_map()) {
        for strategy in WITHOUT_TABLE {
            let own = finished(&map, settings(strategy, Heuristic::None));
            if own.status() != Status::Nodes {
                prop_assert_eq!(counts(&own), twin(&map, strategy, Heuristic::None).0, "{:?} {}", strategy, map);
            }
        }
    }

    #[test]
    fn each_finds_what_it_promises(map in any_map()) {
        let (least, fewest) = (dijkstra(&map), steps(&map));
        let search = |strategy, heuristic| finished(&map, settings(strategy, heuristic));
        for heuristic in HEURISTICS {
            prop_assert_eq!(search(Strategy::AStar, heuristic).cost(), least);
            let greedy = search(Strategy::Greedy, heuristic).cost();
            prop_assert!(greedy.is_some() == least.is_some() && greedy >= least);
            let weighted = search(Strategy::WeightedAStar, heuristic).cost();
            prop_assert!(weighted.map(f64::from) <= least.map(|least| 1.4 * f64::from(least)), "w-admissible");
        }
        let uniform = search(Strategy::UniformCost, Heuristic::None);
        prop_assert_eq!(uniform.cost(), least);
        let breadth = search(Strategy::BreadthFirst, Heuristic::None);
        prop_assert_eq!(breadth.cost().map(|_| breadth.path().len() - 1), fewest);
        prop_assert!(breadth.cost() >= least);
        let deepened = search(Strategy::IterativeDeepening, Heuristic::None);
        if deepened.status() == Status::Solved {
            prop_assert_eq!(deepened.path().len() - 1, fewest.unwrap());
        }
    }

    #[test]
    fn a_consistent_heuristic_expands_no_cell_that_uniform_cost_does_not(map in any_map()) {
        let Some(least) = dijkstra(&map) else { return Ok(()) };
        // Among cells of f = C* the order of ties decides.
        let cells = |search: &RouteSearch, below: bool| -> BTreeSet<u16> {
            let nodes = search.nodes().iter().enumerate();
            let counted = nodes.filter(|(place, node)| {
                node.expanded != u32::MAX && (!below || search.f(*place as u32) < f64::from(least))
            });
            counted.map(|(_, node)| node.cell).collect()
        };
        let uniform = cells(&finished(&map, settings(Strategy::UniformCost, Heuristic::None)), false);
        for heuristic in [Heuristic::Manhattan, Heuristic::Straight] {
            let informed = cells(&finished(&map, settings(Strategy::AStar, heuristic)), true);
            prop_assert!(informed.is_subset(&uniform), "{:?} {}", heuristic, map);
        }
    }

    #[test]
    fn heuristics_are_admissible_and_consistent(map in any_map()) {
        for heuristic in [Heuristic::Manhattan, Heuristic::Straight] {
            let search = RouteSearch::new(&Route::parse(&map).unwrap(), settings(Strategy::AStar, heuristic));
            let (route, h) = (search.route(), search.explored().h);
            prop_assert_eq!(h[route.goal()], 0.0);
            for cell in (0..h.len()).filter(|&cell| route.costs()[cell] > 0) {
                for action in annealing_lab::route::Action::ALL {
                    if let Some(there) = route.result(cell, action) {
                        prop_assert!(h[cell] <= f64::from(route.costs()[there]) + h[there] + 1e-12);
                    }
                }
            }
        }
    }

    #[test]
    fn the_frontier_is_listed_in_the_order_in_which_it_is_expanded(map in any_map(), at in 0..30u64) {
        for strategy in WITH_TABLE.into_iter().chain(WITHOUT_TABLE) {
            let mut search = RouteSearch::new(&Route::parse(&map).unwrap(), settings(strategy, Heuristic::Manhattan));
            search.advance(at);
            let Explored { next, parent, g, .. } = search.explored();
            prop_assert_eq!(next.len(), search.frontier_len().min(30), "{:?}", strategy);
            for (cell, &above) in parent.iter().enumerate().filter(|(_, above)| **above >= 0) {
                let step = search.route().costs()[cell];
                let reached_by = g[usize::try_from(above).unwrap()] + i32::from(step);
                // The parent may have been reached at a lower cost since; without a table at any.
                prop_assert!(g[cell] >= reached_by || !WITH_TABLE.contains(&strategy), "{:?}", strategy);
            }
            if search.status() != Status::Running || next.is_empty() {
                continue;
            }
            search.advance(1);
            let last = search.explored().last;
            if search.status() == Status::Running && WITH_TABLE.contains(&strategy) {
                prop_assert_eq!(last, Some(next[0]), "{:?}", strategy);
            } else if search.status() == Status::Running && strategy == Strategy::DepthFirst {
                // Cells on the path itself are passed over.
                prop_assert!(next.iter().any(|seen| Some(*seen) == last));
            }
        }
    }

    #[test]
    fn any_batches_make_the_same_search(map in any_map(), batches in prop::collection::vec(1..40u64, 1..60)) {
        for strategy in WITH_TABLE.into_iter().chain(WITHOUT_TABLE) {
            let settings = settings(strategy, if strategy.is_informed() { Heuristic::Manhattan } else { Heuristic::None });
            let (mut apart, mut at_once) = (RouteSearch::new(&Route::parse(&map).unwrap(), settings), finished(&map, settings));
            for &batch in &batches {
                apart.advance(batch);
            }
            apart.advance(u64::MAX);
            prop_assert_eq!(format!("{apart:?}"), format!("{at_once:?}"));
            at_once.advance(1);
            prop_assert_eq!(format!("{apart:?}"), format!("{at_once:?}"), "over is over");
        }
    }

    #[test]
    fn a_map_is_read_as_it_is_written(map in any_map()) {
        prop_assert_eq!(Route::parse(&map).unwrap().to_text(), &*map);
        let config = Config::from_link(&format!("puzzle=route&map={map}")).unwrap();
        prop_assert_eq!(&Config::from_link(&config.to_link()).unwrap(), &config);
        prop_assert!(!config.to_link().contains('%'));
    }

    #[test]
    fn any_text_gives_a_map_or_an_error(text in "[Sxg./1-9]{0,40}") {
        if let Ok(route) = Route::parse(&text) {
            prop_assert_eq!(Route::parse(&route.to_text()), Ok(route));
        }
    }
}

/// Measured, and what README and docs/LIBRARY.md show.
#[test]
fn the_usual_map_shows_the_difference() {
    let search = |strategy, heuristic| {
        counts(&finished(MAPS[0].1, SearchSettings { nodes: 1_000_000, ..settings(strategy, heuristic) }))
    };
    assert_eq!(search(Strategy::BreadthFirst, Heuristic::None), (784, 785, 215, Some((41, 23))));
    assert_eq!(search(Strategy::UniformCost, Heuristic::None), (795, 222, 221, Some((27, 27))));
    assert_eq!(search(Strategy::DepthFirst, Heuristic::None), (73, 74, 51, Some((51, 51))));
    assert_eq!(search(Strategy::Greedy, Heuristic::Manhattan), (144, 42, 41, Some((43, 23))));
    assert_eq!(search(Strategy::Greedy, Heuristic::Straight), (121, 36, 35, Some((43, 23))));
    assert_eq!(search(Strategy::AStar, Heuristic::Manhattan), (561, 154, 153, Some((27, 27))));
    assert_eq!(search(Strategy::AStar, Heuristic::Straight), (653, 183, 182, Some((27, 27))));
    assert_eq!(search(Strategy::WeightedAStar, Heuristic::Manhattan), (285, 79, 78, Some((27, 27))));
    let deepened = SearchSettings { nodes: 1_000_000, ..settings(Strategy::IterativeDeepening, Heuristic::None) };
    assert_eq!(finished(MAPS[0].1, deepened).status(), Status::Nodes);
    assert_eq!(finished(MAPS[2].1, deepened).cost(), Some(8));
}

#[test]
fn the_report_has_a_row_for_each_map() {
    let maps: Vec<_> = named_maps().into_iter().filter(|(name, _)| name == "corner").collect();
    let blocks = route_report(&maps);
    assert_eq!(blocks.len(), 9);
    let text = to_text(&blocks);
    assert!(text.contains("       21 nodes |       10 goal |    8 cost |      17 actions | corner"), "{text}");
    assert_eq!(named_maps().len(), MAPS.len());
}

#[test]
fn a_link_of_a_map_is_written_out_whole() {
    let canonical = |link: &str| Config::from_link(link).unwrap().to_link();
    let usual = format!("v=2&puzzle=route&map={}", MAPS[0].1);
    assert_eq!(canonical("puzzle=route"), format!("{usual}&solver=astar&heuristic=manhattan&nodes=1000000"));
    assert_eq!(canonical("puzzle=route&solver=bfs"), format!("{usual}&solver=bfs&heuristic=none&nodes=1000000"));
    assert_eq!(
        canonical("puzzle=route&map=s1X/..g&solver=wastar&weight=2&at=3"),
        "v=2&puzzle=route&map=S.x/..G&solver=wastar&heuristic=manhattan&weight=2&nodes=1000000&at=3"
    );
    let config = Config::from_link("puzzle=route&map=SG&solver=astar&heuristic=straight").unwrap();
    let changed = |key, value| config.changed(key, value).unwrap().to_link();
    assert_eq!(changed("solver", "ucs"), "v=2&puzzle=route&map=SG&solver=ucs&heuristic=none&nodes=1000000");
    // A search that has no estimate leaves the next one its own.
    let blind = Config::from_link(&changed("solver", "bfs")).unwrap();
    let informed = blind.changed("solver", "greedy").unwrap().to_link();
    assert_eq!(informed, "v=2&puzzle=route&map=SG&solver=greedy&heuristic=manhattan&nodes=1000000");
    assert_eq!(changed("map", "S./.G"), "v=2&puzzle=route&map=S./.G&solver=astar&heuristic=straight&nodes=1000000");
    assert!(changed("puzzle", "magic19").starts_with("v=2&puzzle=magic19&solver=anneal&"));
}

#[test]
fn bad_maps_are_refused_with_key_value_and_wish() {
    assert_eq!(
        error("puzzle=route&map=S./.G/..."),
        "map: Row 3 has 3 cells, the first row 2; all rows have the same length."
    );
    assert_eq!(
        error("puzzle=route&map=Sq/.G"),
        "map: row 1, column 2: 'q' is not a cell; a cell is . for cost 1, a cost from 2 to 9, x for a wall, S or G."
    );
    assert_eq!(
        error("puzzle=route&map=S../..."),
        "map: The number of starts S is 1, of goals G 0; a map has exactly one of each."
    );
    assert_eq!(
        error("puzzle=route&map=SS/GG"),
        "map: The number of starts S is 2, of goals G 2; a map has exactly one of each."
    );
    let wide = ".".repeat(MOST_SIDE + 1);
    for map in ["", "/", &wide, &["."; MOST_SIDE + 1].join("/")] {
        assert!(error(&format!("puzzle=route&map={map}")).contains("it needs 1 to 40 rows of 1 to 40 cells"), "{map}");
    }
    assert_eq!(
        error("puzzle=route&order=first"),
        "order: This key has no effect with the other settings; leave it out."
    );
    assert_eq!(error("puzzle=octa&map=SG"), "map: This key has no effect with the other settings; leave it out.");
    assert_eq!(
        error("puzzle=route&solver=exact"),
        "solver: 'exact' is not one of bfs, ucs, dfs, ids, greedy, astar, and wastar."
    );
    assert_eq!(
        error("puzzle=route&heuristic=feasible"),
        "heuristic: 'feasible' is not one of none, manhattan, and straight."
    );
}

#[test]
fn a_run_gives_its_route_as_json() {
    let run = run("puzzle=route&map=S.9/xxG");
    assert_eq!(
        report::to_json(&run, "link"),
        "{\"status\":\"solved\",\"moves\":3,\"nodes\":5,\"goal_tests\":4,\"cost\":11,\"actions\":6,\
         \"path\":[[1,1],[2,9],[5,1]],\"board\":[1,2,3,null,null,4],\"link\":\"link\"}"
    );
    let Progress::Search(progress) = run.progress() else { panic!("a search") };
    assert_eq!((progress.status, progress.frontier, progress.reached), (Status::Solved, 0, 4));
}

/// The expansion of the second cell, whose right neighbour is a wall's: up is the edge, left is where it came from.
#[test]
fn an_expansion_says_what_came_of_each_neighbour() {
    let mut run = Config::from_link("puzzle=route&map=S.x/.9G").unwrap().into_run();
    run.advance(2);
    let Some(Inspection::Routed(routed)) = run.inspect() else { panic!("an expansion") };
    assert_eq!((routed.at, routed.from, routed.g, routed.h, routed.f), (1, Some(0), 1, 2.0, 3.0));
    let seen: Vec<_> = routed.neighbours.iter().map(|next| (next.cell, next.g, next.reached, next.before)).collect();
    assert_eq!(seen, [(4, 10, Reached::First, None), (0, 2, Reached::Known, Some(0))]);
    run.seek(1);
    let Some(Inspection::Routed(routed)) = run.inspect() else { panic!("an expansion") };
    assert_eq!((routed.at, routed.from), (0, None));
    run.seek(0);
    assert_eq!(run.inspect(), None);
}

/// A weight above 1 reaches a cell by a dear path first: the node that waits is replaced, and expanded all the same.
#[test]
fn a_replaced_node_is_expanded_as_aima_has_it() {
    let mut superseded = 0;
    for (_, map) in MAPS {
        let settings = SearchSettings { weight: 5.0, ..settings(Strategy::WeightedAStar, Heuristic::Manhattan) };
        let mut search = RouteSearch::new(&Route::parse(map).unwrap(), settings);
        while search.status() == Status::Running {
            search.advance(1);
            if search.superseded() {
                superseded += 1;
                assert!(search.neighbours().iter().all(|next| next.reached == Reached::Known));
            }
        }
    }
    assert!(superseded > 0);
}

#[test]
fn back_and_forth_is_the_same_run() {
    for solver in ["bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"] {
        let link = format!("puzzle=route&map={}&solver={solver}", MAPS[2].1);
        let mut run = run(&link);
        let head = run.furthest().moves;
        for at in [head / 2, 1, head, 0, head - 1] {
            run.seek(at);
            let mut fresh = Config::from_link(&link).unwrap().into_run();
            // A search may end without one more expansion.
            fresh.advance(if at == head { u64::MAX } else { at });
            assert_eq!(run.inspect(), fresh.inspect(), "{solver} {at}");
            assert_eq!(run.board(), fresh.board(), "{solver} {at}");
            let explored = |run: &Run| match run.looked_at().unwrap().search() {
                annealing_lab::search::Searching::Route(search) => search.explored(),
                annealing_lab::search::Searching::Sums(_) => panic!("a map"),
            };
            assert_eq!(explored(&run), explored(&fresh), "{solver} {at}");
        }
    }
}

#[test]
fn a_map_knows_the_tree_and_the_frontier_in_order() {
    let mut search =
        RouteSearch::new(&Route::parse("S.x/.9G").unwrap(), settings(Strategy::AStar, Heuristic::Manhattan));
    let before = search.explored();
    assert_eq!((before.last, before.new), (None, 0));
    assert_eq!(before.next, [Seen { cell: 0, g: 0, f: 3.0 }]);
    assert_eq!(before.parent, [-1; 6]);
    search.advance(2);
    let explored = search.explored();
    assert_eq!((explored.last, explored.new), (Some(Seen { cell: 1, g: 1, f: 3.0 }), 1));
    assert_eq!(explored.next, [Seen { cell: 3, g: 1, f: 3.0 }, Seen { cell: 4, g: 10, f: 11.0 }]);
    assert_eq!(explored.parent, [-1, 0, -1, 0, 1, -1]);
}

#[test]
fn a_walled_goal_has_no_route() {
    for solver in ["bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"] {
        let run = run(&format!("puzzle=route&map=S.x./..xG&solver={solver}"));
        assert_eq!(run.status(), Status::Unsolvable, "{solver}");
        assert!(report::to_json(&run, "").contains("\"cost\":null"));
    }
}

#[test]
fn the_largest_map_is_searched() {
    let row = ".".repeat(MOST_SIDE);
    let mut rows = vec![row; MOST_SIDE];
    rows[0].replace_range(..1, "S");
    rows[MOST_SIDE - 1].replace_range(MOST_SIDE - 1.., "G");
    let map = rows.join("/");
    for solver in ["bfs", "ucs", "dfs", "greedy", "astar", "wastar"] {
        let run = run(&format!("puzzle=route&map={map}&solver={solver}"));
        assert_eq!(run.status(), Status::Solved, "{solver}");
    }
    let Instance::Route(route) = Config::from_link(&format!("puzzle=route&map={map}")).unwrap().problem else {
        panic!()
    };
    assert_eq!((route.rows(), route.columns(), route.goal()), (40, 40, 1599));
}

// ── twins ──

type Place = (usize, usize);

struct Grid(Vec<Vec<char>>);

impl Grid {
    fn new(map: &str) -> Grid {
        Grid(map.split('/').map(|row| row.chars().collect()).collect())
    }

    fn find(&self, wanted: char) -> Place {
        let row = self.0.iter().position(|row| row.contains(&wanted)).unwrap();
        (row, self.0[row].iter().position(|&cell| cell == wanted).unwrap())
    }

    fn cost(&self, (row, column): Place) -> u32 {
        self.0[row][column].to_digit(10).unwrap_or(1)
    }

    fn actions(&self, (row, column): Place) -> Vec<Place> {
        let there = [(-1, 0), (0, 1), (1, 0), (0, -1)].map(|(down, right): (isize, isize)| {
            Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
        });
        let free =
            |&(row, column): &Place| self.0.get(row).and_then(|row| row.get(column)).is_some_and(|&cell| cell != 'x');
        there.into_iter().flatten().filter(free).collect()
    }
}

/// A path: its places and its cost.
#[derive(Clone, Debug)]
struct Path(Vec<Place>, u32);

/// AIMA's `CountCalls`: `result`, `is_goal` and `actions`.
struct Counted<'a> {
    grid: &'a Grid,
    goal: Place,
    calls: (u64, u64, u64),
}

impl Counted<'_> {
    fn is_goal(&mut self, path: &Path) -> bool {
        self.calls.1 += 1;
        path.0.last() == Some(&self.goal)
    }

    /// The calls of `result` are counted by whoever takes the children: AIMA's `expand` gives them one by one.
    fn actions(&mut self, path: &Path) -> Vec<Path> {
        self.calls.2 += 1;
        let there = self.grid.actions(*path.0.last().unwrap());
        there.into_iter().map(|place| Path([&path.0[..], &[place]].concat(), path.1 + self.grid.cost(place))).collect()
    }
}

/// Python's `heapq` of pairs of f and node, where a node is less than another if its path costs less.
fn before(a: &(f64, Path), b: &(f64, Path)) -> bool {
    a.0 < b.0 || (a.0 == b.0 && a.1.1 < b.1.1)
}

fn siftdown(heap: &mut [(f64, Path)], start: usize, mut place: usize) {
    while place > start {
        let parent = (place - 1) >> 1;
        if !before(&heap[place], &heap[parent]) {
            break;
        }
        heap.swap(place, parent);
        place = parent;
    }
}

fn heappop(heap: &mut Vec<(f64, Path)>) -> Option<Path> {
    let last = heap.pop()?;
    if heap.is_empty() {
        return Some(last.1);
    }
    let top = std::mem::replace(&mut heap[0], last);
    let (mut place, mut child) = (0, 1);
    while child < heap.len() {
        if child + 1 < heap.len() && !before(&heap[child], &heap[child + 1]) {
            child += 1;
        }
        heap.swap(place, child);
        place = child;
        child = 2 * place + 1;
    }
    siftdown(heap, 0, place);
    Some(top.1)
}

type Twin = ((u64, u64, u64, Option<(u32, usize)>), Option<Path>);

fn twin(map: &str, strategy: Strategy, heuristic: Heuristic) -> Twin {
    let grid = Grid::new(map);
    let goal = grid.find('G');
    let mut problem = Counted { grid: &grid, goal, calls: (0, 0, 0) };
    let start = Path(vec![grid.find('S')], 0);
    let h = |path: &Path| {
        let (row, column) = *path.0.last().unwrap();
        let (rows, columns) = (row.abs_diff(goal.0) as f64, column.abs_diff(goal.1) as f64);
        match heuristic {
            Heuristic::Manhattan => rows + columns,
            Heuristic::Straight => (rows * rows + columns * columns).sqrt(),
            _ => 0.0,
        }
    };
    let f = |path: &Path| match strategy {
        Strategy::UniformCost => f64::from(path.1),
        Strategy::Greedy => h(path),
        Strategy::WeightedAStar => f64::from(path.1) + 1.4 * h(path),
        _ => f64::from(path.1) + h(path),
    };
    let found = match strategy {
        Strategy::BreadthFirst => breadth_first(&mut problem, start),
        Strategy::DepthFirst => depth_first(&mut problem, &start),
        Strategy::IterativeDeepening => (1..).find_map(|limit| depth_limited(&mut problem, &start, limit)).flatten(),
        _ => best_first(&mut problem, start, f),
    };
    let (nodes, tests, expansions) = problem.calls;
    ((nodes, tests, expansions, found.as_ref().map(|path| (path.1, path.0.len() - 1))), found)
}

/// Figure 3.7.
fn best_first(problem: &mut Counted, start: Path, f: impl Fn(&Path) -> f64) -> Option<Path> {
    let mut reached = BTreeMap::from([(start.0[0], start.1)]);
    let mut frontier = vec![(f(&start), start)];
    while let Some(node) = heappop(&mut frontier) {
        if problem.is_goal(&node) {
            return Some(node);
        }
        for child in problem.actions(&node) {
            problem.calls.0 += 1;
            let state = *child.0.last().unwrap();
            if reached.get(&state).is_none_or(|&cost| child.1 < cost) {
                reached.insert(state, child.1);
                frontier.push((f(&child), child));
                let last = frontier.len() - 1;
                siftdown(&mut frontier, 0, last);
            }
        }
    }
    None
}

/// Figure 3.9.
fn breadth_first(problem: &mut Counted, start: Path) -> Option<Path> {
    if problem.is_goal(&start) {
        return Some(start);
    }
    let mut reached = BTreeSet::from([start.0[0]]);
    let mut frontier = std::collections::VecDeque::from([start]);
    while let Some(node) = frontier.pop_front() {
        for child in problem.actions(&node) {
            problem.calls.0 += 1;
            if problem.is_goal(&child) {
                return Some(child);
            }
            if reached.insert(*child.0.last().unwrap()) {
                frontier.push_back(child);
            }
        }
    }
    None
}

fn is_cycle(path: &Path) -> bool {
    let (last, above) = path.0.split_last().unwrap();
    above.contains(last)
}

/// The notebook's `depth_first_recursive_search`.
fn depth_first(problem: &mut Counted, node: &Path) -> Option<Path> {
    if problem.is_goal(node) {
        return Some(node.clone());
    }
    if is_cycle(node) {
        return None;
    }
    problem.actions(node).into_iter().find_map(|child| {
        problem.calls.0 += 1;
        depth_first(problem, &child)
    })
}

/// Figure 3.12; `None` is its cutoff.
fn depth_limited(problem: &mut Counted, start: &Path, limit: usize) -> Option<Option<Path>> {
    let mut frontier = vec![start.clone()];
    let mut cutoff = false;
    while let Some(node) = frontier.pop() {
        if problem.is_goal(&node) {
            return Some(Some(node));
        }
        if node.0.len() > limit {
            cutoff = true;
        } else if !is_cycle(&node) {
            let children = problem.actions(&node);
            problem.calls.0 += children.len() as u64;
            frontier.extend(children);
        }
    }
    if cutoff { None } else { Some(None) }
}

/// The least cost of a route, by relaxing every step until nothing changes.
fn dijkstra(map: &str) -> Option<u32> {
    let grid = Grid::new(map);
    let mut least = BTreeMap::from([(grid.find('S'), 0)]);
    loop {
        let before = least.clone();
        for (&place, &cost) in &before {
            for there in grid.actions(place) {
                let own = cost + grid.cost(there);
                let known = least.entry(there).or_insert(own);
                *known = own.min(*known);
            }
        }
        if least == before {
            return least.get(&grid.find('G')).copied();
        }
    }
}

/// The fewest steps of a route, ring by ring.
fn steps(map: &str) -> Option<usize> {
    let grid = Grid::new(map);
    let (mut seen, mut ring) = (BTreeSet::new(), BTreeSet::from([grid.find('S')]));
    for count in 0.. {
        if ring.contains(&grid.find('G')) {
            return Some(count);
        }
        seen.extend(ring.iter().copied());
        ring = ring.iter().flat_map(|&place| grid.actions(place)).filter(|place| !seen.contains(place)).collect();
        if ring.is_empty() {
            return None;
        }
    }
    None
}
