//! Runs, controlled from JavaScript.

use super::pace::Pace;
use super::setup::setup;
use super::{config_of, floats, joined, object, plain, put, thrown, to_js};
use annealing_lab::anneal::Intervention;
use annealing_lab::history::{Event, Row, Trace};
use annealing_lab::link::{Config, LinkError};
use annealing_lab::run::{ProgressReport, Run, SolverSettings, Status, Visits, report};
use annealing_lab::search::{AnySearch, NONE, RouteSearch, Search, SearchRun, Searching, Size};
use annealing_lab::text::english;
use js_sys::{Float64Array, Int32Array, Object, Uint8Array, Uint16Array, Uint32Array};
use wasm_bindgen::prelude::*;

/// A run, advanced from JavaScript.
#[wasm_bindgen]
pub struct Solver {
    pub(crate) run: Run,
    visits: Visits,
    pace: Pace,
}

/// The nodes of a tree for the page: all of them, or for more than `most` only one path. Each node has an index in this
/// list.
struct Kept {
    nodes: Vec<u32>,
    parents: Vec<u32>,
    whole: bool,
}

impl Kept {
    fn of(search: &SearchRun, most: u32, parent: impl Fn(u32) -> u32) -> Kept {
        let made = search.any().kept() as u32;
        if made <= most {
            let nodes: Vec<u32> = (0..made).collect();
            return Kept { parents: nodes.iter().map(|&node| parent(node)).collect(), nodes, whole: true };
        }
        let way = std::iter::successors(Some(search.node()), |&node| Some(parent(node)).filter(|&above| above != NONE));
        let mut nodes: Vec<u32> = way.collect();
        nodes.reverse();
        let parents = (0..nodes.len() as u32).map(|place| place.checked_sub(1).unwrap_or(NONE)).collect();
        Kept { nodes, parents, whole: false }
    }

    /// Returns the indices of the nodes of the solution, if there is one; a single path is the solution itself.
    fn path(&self, path: &[u32]) -> Uint32Array {
        let places: Vec<u32> = if self.whole { path.to_vec() } else { (0..path.len() as u32).collect() };
        Uint32Array::from(&places[..])
    }

    /// Returns a number for each node, as an array of type `A`.
    fn column<T, A: for<'a> From<&'a [T]> + Into<JsValue>>(&self, of: impl Fn(u32) -> T) -> JsValue {
        A::from(&self.nodes.iter().map(|&node| of(node)).collect::<Vec<T>>()).into()
    }
}

/// Returns the tree of a search on a map.
fn route_tree(search: &RouteSearch, kept: &Kept) -> Object {
    let node = |node: u32| &search.nodes()[node as usize];
    object(&[
        ("parent", Uint32Array::from(&kept.parents[..]).into()),
        ("cell", kept.column::<_, Uint32Array>(|at| node(at).cell.into())),
        ("number", kept.column::<_, Int32Array>(|at| search.step(at).1)),
        ("g", kept.column::<_, Uint32Array>(|at| node(at).g)),
        ("h", kept.column::<_, Float64Array>(|at| search.h(at))),
        ("f", kept.column::<_, Float64Array>(|at| search.f(at))),
        ("expanded", kept.column::<_, Uint32Array>(|at| node(at).expanded)),
        ("path", kept.path(&search.path()).into()),
        ("whole", kept.whole.into()),
    ])
}

/// Returns the tree of a search on a magic-sum puzzle.
fn sums_tree(search: &Search, kept: &Kept) -> Object {
    let tree = search.tree();
    object(&[
        ("parent", Uint32Array::from(&kept.parents[..]).into()),
        ("cell", kept.column::<_, Uint8Array>(|at| tree[at].cell)),
        ("number", kept.column::<_, Int32Array>(|at| if at == 0 { 0 } else { search.step(at).1 })),
        ("g", kept.column::<_, Uint8Array>(|at| tree[at].depth)),
        ("h", kept.column::<_, Uint16Array>(|at| tree[at].h)),
        ("f", kept.column::<_, Float64Array>(|at| search.f(at))),
        ("expanded", kept.column::<_, Uint32Array>(|at| tree[at].expanded)),
        ("path", kept.path(&search.path()).into()),
        ("whole", kept.whole.into()),
    ])
}

#[wasm_bindgen]
impl Solver {
    /// Returns the run of a link, at its start. Throws a `LinkError`.
    #[wasm_bindgen(constructor)]
    pub fn new(link: &str) -> Result<Solver, JsValue> {
        Ok(Solver { run: config_of(link)?.into_run(), visits: Visits::default(), pace: Pace::new() })
    }

    /// Makes `n` moves from the present one on, or fewer if the run ends first, and returns the `Progress`.
    #[wasm_bindgen(unchecked_return_type = "Progress | Searched | Proved")]
    pub fn step(&mut self, n: f64) -> JsValue {
        // Casts from float to integer saturate, and convert NaN to 0.
        self.run.advance(n as u64);
        self.progress()
    }

    /// Makes at most `moves` moves from the present one on, and stops after about `milliseconds` ms. If it `counts`, it
    /// is slower, and `visits` includes the energies of these moves.
    pub fn advance(&mut self, moves: f64, milliseconds: f64, counts: Option<bool>) {
        let mut left = moves as u64;
        self.pace.within(milliseconds, &mut |chunk| {
            if counts == Some(true) {
                self.visits.advance(&mut self.run, chunk.min(left));
            } else {
                self.run.advance(chunk.min(left));
            }
            left = left.saturating_sub(chunk);
            left == 0 || self.run.status() != Status::Running
        });
    }

    /// Returns, for each energy from 0 on, the number of recent moves that left the run at this energy. It covers the
    /// moves that `advance` counted since the last intervention.
    pub fn visits(&self) -> Float64Array {
        floats(self.visits.counts(&self.run).iter().map(|&moves| moves as f64))
    }

    /// Returns the present `Progress`, `Searched` or `Proved`, which `method` distinguishes.
    #[wasm_bindgen(unchecked_return_type = "Progress | Searched | Proved")]
    pub fn progress(&self) -> JsValue {
        let ProgressReport { progress, head, head_status, frozen } = self.run.seen();
        let seen = [
            ("method", self.run.settings().method().into()),
            ("head", to_js(&head)),
            ("head_status", to_js(&head_status)),
            ("frozen", to_js(&frozen)),
        ];
        joined(&to_js(&progress), &object(&seen))
    }

    /// Begins a seek to this move or expansion, at most to the last one made. Returns the number of moves that `go_on`
    /// must replay for it. Until they are replayed, the present move stays.
    pub fn seek(&mut self, moves: f64) -> f64 {
        self.pace = Pace::new();
        self.run.begin_seek(moves as u64) as f64
    }

    /// Begins a seek to the next `Event` of a kind, or to the previous one. Returns the number of moves that `go_on`
    /// must replay for it, as far as this is certain. Returns undefined if there is no such event among the moves made
    /// so far.
    pub fn jump(&mut self, #[wasm_bindgen(unchecked_param_type = "Event")] event: &str, forward: bool) -> Option<f64> {
        self.pace = Pace::new();
        Some(self.run.begin_jump(Event::named(event)?, forward)? as f64)
    }

    /// Replays for about `milliseconds` ms, and returns the number of moves left. At 0 the present move is the target
    /// of `seek` or `jump`. Returns undefined if there is no such event.
    pub fn go_on(&mut self, milliseconds: f64) -> Option<f64> {
        let mut left = None;
        self.pace.within(milliseconds, &mut |chunk| {
            left = self.run.go_on(chunk);
            left.is_none_or(|left| left == 0)
        });
        Some(left? as f64)
    }

    /// Makes new moves for about `milliseconds` ms, and stops at the first event of this kind. Returns whether there
    /// was such an event.
    pub fn run_on(&mut self, #[wasm_bindgen(unchecked_param_type = "Event")] event: &str, milliseconds: f64) -> bool {
        let Some(event) = Event::named(event) else { return false };
        let mut found = false;
        self.pace.within(milliseconds, &mut |chunk| {
            found = self.run.run_on(event, chunk);
            found || self.run.furthest().status != Status::Running
        });
        found
    }

    /// Returns the `inspection` of an `Inspected`, of the present move; null if there is none.
    #[wasm_bindgen(unchecked_return_type = r#"Inspected["inspection"]"#)]
    pub fn inspect(&self) -> JsValue {
        to_js(&self.run.inspect())
    }

    /// Intervenes after the present move, by a text such as `t0.5`, `t`, `s3-7`, `p4` or `u4` (docs/LINKS.md). Returns
    /// the `Setup` of the run with this intervention. If later moves exist already, this is another run: its `Setup`
    /// has an `at`, and the caller opens it. Throws a `LinkError`.
    #[wasm_bindgen(unchecked_return_type = "Setup")]
    pub fn intervene(&mut self, text: &str) -> Result<JsValue, JsValue> {
        let refused = |message| thrown(LinkError::new("hand", text, message));
        let none = || refused(english::not_an_intervention(text, &["t0.5", "t", "s3-7", "p4", "u4"][..]));
        let intervention = Intervention::parse(text).ok_or_else(none)?;
        let intervened = self.run.intervene(intervention).map_err(|error| refused(error.message))?;
        Ok(setup(&Config::intervened(&self.run, intervened)))
    }

    /// Returns the number on each cell, in cell order; row by row for a sudoku. A blank is 0; `kinds` distinguishes it
    /// from the number 0.
    pub fn board(&self) -> Int32Array {
        Int32Array::from(&self.run.numbers()[..])
    }

    /// Returns the `Best` board so far; null for searches, which have no energy.
    #[wasm_bindgen(unchecked_return_type = "Best | null")]
    pub fn best(&self) -> JsValue {
        to_js(&self.run.best())
    }

    /// Returns the origin of the number on each cell: 0 annealed or searched, 1 given, 2 deduced, 3 blank, 4 pinned.
    pub fn kinds(&self) -> Uint8Array {
        Uint8Array::from(&self.run.kinds().iter().map(|&kind| kind as u8).collect::<Vec<u8>>()[..])
    }

    /// Returns the sum of each line, in line order; for a sudoku the repeats in each row, then in each column.
    pub fn sums(&self) -> Int32Array {
        Int32Array::from(&self.run.problem().sums(&self.run.numbers())[..])
    }

    /// Returns the `Neighbourhood` of the present board: each move that it allows, with its two cells and its change of
    /// energy. If there are more than `most` moves, it returns an even sample of this size. Returns null unless the run
    /// anneals one board by swaps. It never draws from the run's generator.
    #[wasm_bindgen(unchecked_return_type = "Neighbourhood | null")]
    pub fn neighbourhood(&self, most: u32) -> JsValue {
        let Some(all) = self.run.neighbours(most) else { return JsValue::NULL };
        plain(&[
            ("total", all.total.into()),
            ("sampled", all.sampled().into()),
            ("cells", Uint16Array::from(&all.cells[..]).into()),
            ("other", Uint16Array::from(&all.other[..]).into()),
            ("delta", Int32Array::from(&all.delta[..]).into()),
        ])
    }

    /// Returns the `Replicas` of parallel tempering, from cold to hot, or of a multi-start; null for other runs.
    #[wasm_bindgen(unchecked_return_type = "Replicas | null")]
    pub fn replicas(&self) -> JsValue {
        let Some(replicas) = self.run.replicas() else { return JsValue::NULL };
        let boards = replicas.boards.iter().map(|board| Int32Array::from(&board[..])).collect::<js_sys::Array>();
        plain(&[
            ("temperature", floats(replicas.temperatures.iter().copied()).into()),
            ("energy", Int32Array::from(&replicas.energies[..]).into()),
            ("exchanges", floats(replicas.exchanges.iter().copied()).into()),
            ("boards", boards.into()),
            ("shown", (replicas.shown as u32).into()),
        ])
    }

    /// Returns the `Trace` of an annealing run: columns of the same length, and the moves of restarts and reheats.
    /// Annealing with propagation adds the number of proposed grids. For a search it returns the `Sizes`.
    #[wasm_bindgen(unchecked_return_type = "Trace | Sizes")]
    pub fn trace(&self) -> Object {
        if let Some(searcher) = self.run.searcher() {
            let sizes = searcher.sizes();
            let column = |value: fn(&Size) -> u64| floats(sizes.iter().map(|size| value(size) as f64)).into();
            return object(&[
                ("expansion", column(|size| size.expansions)),
                ("nodes", column(|size| size.nodes)),
                ("goal_tests", column(|size| size.goal_tests)),
                ("frontier", column(|size| size.frontier)),
                ("reached", column(|size| size.reached)),
            ]);
        }
        let rows = self.run.rows();
        let column = |value: fn(&Row) -> f64| floats(rows.iter().map(value)).into();
        let marks = |of: fn(&Trace) -> Vec<u64>| {
            floats(self.run.trace().map_or(Vec::new(), of).into_iter().map(|moves| moves as f64)).into()
        };
        let trace = object(&[
            ("move", column(|row| row.moves as f64)),
            ("energy", column(|row| row.energy.into())),
            ("best", column(|row| row.best.into())),
            ("temperature", column(|row| row.temperature)),
            ("accepted", column(|row| row.accepted as f64)),
            ("better", column(|row| row.better as f64)),
            ("worse", column(|row| row.worse as f64)),
            ("restarts", marks(Trace::restarts)),
            ("reheats", marks(Trace::reheats)),
            ("hands", marks(Trace::interventions)),
        ]);
        if let SolverSettings::Rebuild(_) = self.run.settings() {
            put(&trace, "proposals", &column(|row| row.restarts as f64));
        }
        trace
    }

    /// Returns the `Tree` of a search at the present expansion: a column for each property, an entry for each node. If
    /// the tree has more than `most` nodes, it returns only the path to the present board. Returns null if the run is
    /// not a search.
    #[wasm_bindgen(unchecked_return_type = "Tree | null")]
    pub fn tree(&self, most: Option<u32>) -> JsValue {
        let Some(looked_at) = self.run.looked_at() else { return JsValue::NULL };
        let most = most.unwrap_or(u32::MAX);
        match looked_at.search() {
            Searching::Sums(search) => {
                sums_tree(search, &Kept::of(looked_at, most, |node| search.tree()[node].parent)).into()
            }
            Searching::Route(search) => {
                route_tree(search, &Kept::of(looked_at, most, |node| search.nodes()[node as usize].parent)).into()
            }
        }
    }

    /// Returns the board of a node of that tree, in the format of `board`; empty if there is no such node.
    pub fn board_of(&self, node: u32) -> Int32Array {
        let search = self.run.looked_at().map(SearchRun::any).filter(|search| (node as usize) < search.kept());
        let board = search.map_or(Vec::new(), |search| search.board_of(node));
        Int32Array::from(&board.into_iter().map(Option::unwrap_or_default).collect::<Vec<i32>>()[..])
    }

    /// Returns the output of `annealing-lab trace`.
    pub fn trace_csv(&self) -> String {
        report::to_csv(&self.run)
    }

    /// Returns the output of `annealing-lab solve`, without the line end.
    pub fn result(&self) -> String {
        report::to_json(&self.run, &Config::from_run(&self.run).to_link())
    }
}
