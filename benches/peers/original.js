// The program that the sudoku's "as published" follows, itself: Antoni-Dulewicz/sudoku-solver at commit 7a067e4. It is no part of
// this project; who has a copy says where. It runs as it is, on its own puzzle, to its end, and tells of every 10,000 moves.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

/**
 * Its moves a second, and its time to a solution, to the last 10,000 moves. It gives up after 5,000,000, which takes five minutes.
 * @param {string} python with NumPy and Matplotlib
 * @param {string} program the folder of its solve.py
 */
export async function originalTurn(python, program) {
  // It looks for its puzzle, and leaves its plots, in folders by the side of its own.
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
