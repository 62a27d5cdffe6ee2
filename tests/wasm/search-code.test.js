// The program that is shown beside a search is true: Python expands the same nodes, comes to the same end, and runs the lines that the page
// lights.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { childrenOf, endPath, expansionPath, searchProgramOf } from "../../www/features/code/search-program.js";
import { pythonOfSearch, searchingOf } from "../../www/features/code/search-python.js";
import { loadWasm } from "./load.js";
import { seenOf } from "./seen.js";

/** @typedef {import("../../www/features/code/search-program.js").Expansion} Expansion */

/** @type {typeof import("annealing-lab")} */
let core;
let folder = "";
before(async () => {
  core = await loadWasm();
  folder = mkdtempSync(join(tmpdir(), "annealing-lab-code-"));
});
after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a file, and prints the lines of `search` that it ran, counted from the first, in a list for each expansion: up to the call of `expand`
 * where children are kept for later, else up to the loop's next round.
 */
const TRACED = `
import json, sys
path, first, loop, later = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4] == "later"
lines = []
def said():
    if lines:
        print(json.dumps(lines), file=sys.stderr)
        lines.clear()
def traced(frame, event, _):
    if frame.f_code.co_filename != path:
        return None
    if frame.f_code.co_name == "expand" and event == "call" and later:
        said()
    if frame.f_code.co_name != "search":
        return None
    if event == "line":
        if frame.f_lineno == loop and not later:
            said()
        lines.append(frame.f_lineno - first)
    return traced
code = compile(open(path).read(), path, "exec")
scope = {}
sys.settrace(traced)
exec(code, scope)
sys.settrace(None)
said()
`;

const E1 = "givens=.,.,.,.,12,.,5,1,14,.,2,4,.,8,15,10";
const SOLVERS = ["bfs", "ucs", "dfs", "ids", "greedy", "astar", "wastar"];
const MAZE = "map=S.x...../..x.xxx./.3..x.../xxx.x.xx/..x...x./.xxxx..G";
const WALLED = "map=S.x.G/..x../..x..";
const LINKS = [
  ...SOLVERS.map((solver) => `puzzle=route&solver=${solver}`),
  ...SOLVERS.map((solver) => `puzzle=route&${MAZE}&solver=${solver}`),
  ...SOLVERS.map((solver) => `puzzle=octa&${E1}&solver=${solver}`),
  ...["astar", "greedy", "wastar"].map((solver) => `puzzle=route&solver=${solver}&heuristic=straight`),
  ...["astar", "wastar"].map((solver) => `puzzle=route&solver=${solver}&heuristic=none`),
  ...SOLVERS.map((solver) => `puzzle=route&${WALLED}&solver=${solver}`),
  ...["bfs", "ids", "dfs", "astar"].map((solver) => `puzzle=octa&${E1}&solver=${solver}&heuristic=feasible`),
  ...["bfs", "dfs", "astar"].map((solver) => `puzzle=octa&${E1}&solver=${solver}&heuristic=feasible&order=constrained`),
  `puzzle=octa&${E1}&solver=astar&heuristic=misplaced`,
  "puzzle=octa&solver=astar&order=constrained&heuristic=feasible",
  "puzzle=magic19&solver=astar&heuristic=feasible",
  `puzzle=octa&${E1}&solver=bfs&nodes=200`,
];

for (const link of LINKS)
  test(`${link}: Python expands the nodes of the run, by the lines that are lit`, () => {
    const setup = core.describe(link);
    const lines = searchProgramOf(setup);
    const seen = seenOf(core, link);
    const searching = searchingOf(setup, seen);
    const python = pythonOfSearch(setup, lines, searching, `https://example.org/#${setup.link}`);
    const file = join(folder, "search.py");
    writeFileSync(file, python);
    writeFileSync(join(folder, "traced.py"), TRACED);
    const later = lines[0].kind === "search" && ["dfs", "ids"].some((name) => setup.link.includes(`solver=${name}`));
    const rows = python.split("\n");
    const first = rows.indexOf(lines[0].python) + 1;
    const loop = first + lines.findIndex(({ kind }) => kind === "loop");
    const harness = [join(folder, "traced.py"), file, String(first), String(loop), later ? "later" : "at once"];
    const { stdout, stderr, status } = spawnSync("python3", harness, { encoding: "utf8", maxBuffer: 1 << 28 });
    assert.equal(status, 0, stderr.slice(-2000));
    const { end } = searching;
    assert.match(stdout, new RegExp(`^\\d+ expansions; at the end ${end ? "\\(" : "None"}`));

    const traced = stderr
      .trim()
      .split("\n")
      .map((line) => /** @type {number[]} */ (JSON.parse(line)).map((at) => lines[at].kind));
    // Lines that run once come before the first expansion.
    if (!later) traced.shift();
    const made = seen.slice(1).filter(({ progress }, place) => progress.moves > seen[place].progress.moves);
    for (const [place, { progress, board, inspected }] of made.entries()) {
      const { status, moves } = progress;
      if (status === "nodes") continue;
      const expansion = /** @type {Expansion} */ (inspected?.inspection);
      const children = childrenOf(lines, expansion, status, board);
      const path = expansionPath(lines, expansion, children, moves).map(({ kind }) => kind);
      const ran = traced[place].filter((kind) => kind !== "queue");
      assert.deepEqual([...new Set(ran)].sort(), [...new Set(path)].sort(), `expansion ${moves}`);
      if (later) continue;
      const times = (/** @type {string} */ kind) => ran.filter((one) => one === kind).length;
      assert.deepEqual([times("new"), times("wait")], [children.tested, children.kept], `expansion ${moves}`);
    }
    const last = seen[seen.length - 1].progress.status;
    if (end && made.length === traced.length - 1) {
      const path = endPath(lines, last === "solved").map(({ kind }) => kind);
      assert.ok(
        path.every((kind) => traced[traced.length - 1].includes(kind)),
        `${path} in ${traced[traced.length - 1]}`,
      );
    }
  });
