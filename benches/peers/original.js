// The program that the sudoku's "as published" follows: Antoni-Dulewicz/sudoku-solver at commit 7a067e4. It is not part
// of this project; a person who has a copy specifies its place. It runs unchanged, on its own puzzle, to its end, and
// reports every 10,000 moves.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/**
 * Measures its moves a second, and its time to a solution, to the last 10,000 moves. It stops after 5,000,000 moves,
 * which take five minutes.
 * @param {string} python an interpreter with NumPy and Matplotlib
 * @param {string} program the folder of its solve.py
 */
export async function originalTurn(python, program) {
  // It expects its puzzle, and leaves its plots, in folders beside its own folder.
  const folder = mkdtempSync(join(tmpdir(), "annealing-lab-"));
  symlinkSync(resolve(program), join(folder, "sudoku"));
  const env = { ...process.env, MPLBACKEND: "Agg" };
  const running = spawn(python, ["-u", "sudoku/solve.py"], { cwd: folder, env });
  running.stderr.pipe(process.stderr);
  let [start, now, made, energy] = [0, 0, 0, NaN];
  for await (const line of createInterface({ input: running.stdout })) {
    if (/^\d+$/.test(line)) energy = Number(line);
    const said = /^Iteration (\d+),/.exec(line);
    if (!said) continue;
    now = performance.now();
    made = Number(said[1]);
    if (made === 0) start = now;
  }
  rmSync(folder, { recursive: true });
  return { rate: (made / (now - start)) * 1e3, times: energy === 0 ? [now - start] : [] };
}
