// The program that is shown beside a run is true: Python runs it with the run's own proposals and draws, and comes to the same boards, by
// the lines that the page lights.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { hasProgram, pathOf, programOf } from "../../www/features/code/program.js";
import { pythonOf, replayOf } from "../../www/features/code/python.js";
import { loadWasm } from "./load.js";
import { seenOf } from "./seen.js";

/** @typedef {import("../../www/core/types.js").Proposed} Proposed */

/** @type {typeof import("annealing-lab")} */
let core;
let folder = "";
before(async () => {
  core = await loadWasm();
  folder = mkdtempSync(join(tmpdir(), "annealing-lab-code-"));
});
after(() => rmSync(folder, { recursive: true }));

/** Runs a file, and prints for each move of its loop the lines that it ran, counted from the loop's own, and the board with its energy. */
const TRACED = `
import json, sys
path, loop, end = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
lines = []
def traced(frame, event, _):
    if frame.f_code.co_name != "<module>" or frame.f_code.co_filename != path:
        return None
    if event == "line" and loop <= frame.f_lineno < end:
        if frame.f_lineno == loop:
            said(frame)
        lines.append(frame.f_lineno - loop)
    return traced
def said(frame):
    if lines:
        print(json.dumps([lines, frame.f_globals["board"], frame.f_globals["E"]]), file=sys.stderr)
        lines.clear()
code = compile(open(path).read(), path, "exec")
scope = {}
sys.settrace(traced)
exec(code, scope)
sys.settrace(None)
if lines and len(lines) > 2:
    print(json.dumps([lines, scope["board"], scope["E"]]), file=sys.stderr)
`;

const LINKS = [
  ...["constant", "fast", "logarithmic", "geometric", "linear", "lundy-mees"].map(
    (cooling) => `puzzle=magic19&cooling=${cooling}`,
  ),
  "puzzle=magic19&cooling=lam&restart=fixed&length=300",
  "puzzle=octa&cooling=lam&length=400",
  "puzzle=colouring&cooling=lam",
  "puzzle=magic19&cooling=constant&t0=0",
  "puzzle=magic19&cooling=geometric&t0=5&rate=0.4",
  "puzzle=magic19&cooling=linear&t0=9&t1=0&over=300",
  "puzzle=magic19&rng=r",
  "puzzle=magic19&accept=threshold",
  "puzzle=magic19&accept=descent",
  "puzzle=magic19&accept=late&history=50",
  "puzzle=magic19&accept=late2017&history=50",
  "puzzle=magic19&accept=late&history=20&restart=fixed&length=90",
  "puzzle=magic19&restart=fixed&length=70",
  "puzzle=magic19&restart=luby&length=30",
  "puzzle=magic19&cooling=fast&restart=luby&length=40",
  "puzzle=magic19&reheat=stalled&patience=20",
  "puzzle=magic19&cooling=geometric&t0=10&rate=0.95&reheat=stalled&patience=100&floor=0.3&refill=fresh",
  "puzzle=sudoku&t0=0.1&reheat=stalled&patience=15&refill=fresh",
  // An energy that a refill keeps, Lewis's two readings, and rules that come together.
  "puzzle=sudoku&t0=0.1&reheat=stalled&patience=15&refill=stale",
  ...["start", "best"].map(
    (judged) => `puzzle=magic19&cooling=fast&reheat=chains&chain=30&fruitless=3&judged=${judged}`,
  ),
  ...["start", "best"].map(
    (judged) =>
      `puzzle=magic19&cooling=fast&reheat=chains&chain=9&fruitless=2&judged=${judged}&restart=fixed&length=83`,
  ),
  ...["keep", "fresh", "stale"].map(
    (refill) => `puzzle=sudoku&t0=0.1&reheat=stalled&patience=15&refill=${refill}&restart=luby&length=60`,
  ),
  // Samples: an energy comes too often, or a solution between two of them.
  "puzzle=magic19&restart=converged&every=3&repeats=4&length=80",
  "puzzle=magic19&restart=converged&every=1&repeats=1",
  "puzzle=magic19&preset=published&repeats=5",
  "puzzle=magic19&accept=late&history=20&restart=converged&every=2&repeats=5",
  "puzzle=magic-square-3&found=sampled&every=50",
  "puzzle=magic-square-3&found=sampled&every=90&reheat=stalled&patience=9&refill=fresh",
  "puzzle=magic-square-4&pairs=opposite&restart=fixed&length=90",
  "puzzle=zero-hexagon-3&preset=recommended",
  "puzzle=octa",
  "puzzle=sudoku",
  `puzzle=sudoku&givens=${".".repeat(81)}&extra=diagonals,windoku,knight&restart=fixed&length=300`,
  `puzzle=sudoku&givens=${".".repeat(81)}&regions=111222333111222333111222333444555666444555666444555666777888999777888899777889999`,
  "puzzle=sudoku&cages=15.11121321_.9192_30.44454654555664",
  "puzzle=sudoku&accept=threshold&t0=1",
  `puzzle=sudoku&givens=${".".repeat(36)}`,
  ...["att48", "gr96", "eil51", "uniform-20"].flatMap((cities) =>
    ["reversal", "insertion", "swap"].map(
      (moves) => `puzzle=tour&cities=${cities}&neighbourhood=${moves}&restart=fixed&length=130`,
    ),
  ),
  "puzzle=tour&points=0,0_3.5,0_3,-4_1,1_7,2.25&distance=ceiling",
  "puzzle=queens",
  "puzzle=queens&size=30&accept=threshold&t0=2",
  "puzzle=colouring",
  "puzzle=colouring&map=europe&colours=3",
  "puzzle=ising",
  // It comes to its least energy, and goes on.
  "puzzle=ising&size=4&accept=late&history=7",
  "puzzle=spanning-tree",
];

for (const link of LINKS)
  test(`${link}: Python comes to the boards of the run, by the lines that are lit`, () => {
    const setup = core.describe(link);
    assert.ok(hasProgram(setup));
    const lines = programOf(setup);
    assert.ok(lines.length >= 9 && lines.length <= 16, `${lines.length} lines`);
    const seen = seenOf(core, link);
    const steps = seen.slice(1).map(({ progress: { energy }, board, inspected }) => ({
      board: Array.from(board),
      energy,
      inspection: /** @type {Proposed} */ (inspected?.inspection),
    }));
    const { restarts, reheats } = seen[seen.length - 1].progress;
    assert.equal(
      restarts + reheats > 0,
      /reheat=|restart=|repeats=|found=|cooling=lam&length/.test(link),
      `${restarts} and ${reheats}`,
    );
    const file = join(folder, "run.py");
    const python = pythonOf(setup, lines, replayOf(setup, seen), `https://example.org/#${setup.link}`);
    writeFileSync(file, python);
    const says = execFileSync("python3", [file], { encoding: "utf8" });
    assert.match(says, new RegExp(`^After ${steps.length} moves the energy is ${steps.at(-1)?.energy};`));

    const begins = lines.findIndex(({ kind }) => kind === "loop");
    const loop = python.split("\n").indexOf(lines[begins].python) + 1;
    writeFileSync(join(folder, "traced.py"), TRACED);
    const harness = [join(folder, "traced.py"), file, String(loop), String(loop + lines.length - begins)];
    const { stderr: traced } = spawnSync("python3", harness, { encoding: "utf8", maxBuffer: 1 << 28 });
    /** @type {[lines: number[], board: number[], energy: number][]} */
    const moves = traced
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.equal(moves.length, steps.length);
    for (const [place, [ran, board, energy]] of moves.entries()) {
      const { inspection, ...step } = steps[place];
      assert.deepEqual([board, energy], [step.board, step.energy], `move ${place + 1}`);
      const lit = pathOf(lines, inspection).filter(({ kind }) => kind !== "else");
      const kinds = ran.map((at) => lines[begins + at].kind);
      assert.deepEqual(
        kinds,
        lit.map(({ kind }) => kind),
        `move ${place + 1}`,
      );
    }
  });
