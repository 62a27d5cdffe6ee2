// Proofs: two checkers that share nothing with the search, nor with each other, agree with the count, and refuse what was changed.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Rejected, check } from "../../www/features/certificate/check.js";
import { crc32 } from "../../www/lib/checksum.js";
import { loadWasm } from "./load.js";

const border = await loadWasm();
const CHECKER = fileURLToPath(new URL("../../tools", import.meta.url));
const HAS_PYTHON = spawnSync("python3", ["--version"]).status === 0;
const MUTATIONS = 200;

const JIGSAW = "111222333111122443152222443155566433556666433755666444757888999777888999777888999";
/** Puzzles of every kind, each with few solutions or none. */
const PUZZLES = [
  "puzzle=sudoku&givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...",
  "puzzle=sudoku&givens=3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.....",
  "puzzle=sudoku&givens=35.....2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...",
  "puzzle=sudoku&givens=12....3.........",
  "puzzle=sudoku&givens=1.....2.....3...",
  "puzzle=sudoku&givens=123456456...2.....3.................",
  `puzzle=sudoku&givens=..7.....6....3.2...3..4..5.....63.1..814...3....9.2.....3.1...............935.6..&regions=${JIGSAW}`,
  `puzzle=sudoku&givens=1${".".repeat(15)}&extra=diagonals,knight`,
  "puzzle=sudoku&givens=................&cages=3.1112_7.212231_.3242",
  "puzzle=triangle-3-9",
  "puzzle=magic-square-3",
  "puzzle=magic-square-3&givens=2,.,.,.,5,.,.,.,.",
  "puzzle=magic-square-3&givens=1,.,.,.,5,.,.,.,.",
];

/** Writes the proof of a link's puzzle. @param {string} link @param {number} milliseconds of a step */
function proofOf(link, milliseconds = 50) {
  const prover = new border.Prover(link, 0);
  let text = "";
  for (let status = "running"; status === "running";) {
    const proof = prover.advance(milliseconds);
    text += proof.text;
    status = proof.status;
  }
  prover.free();
  return text;
}

/** Counts the solutions of a sudoku's link: none if it is refused, as one is that contradicts itself. @param {string} link */
function count(link) {
  try {
    const prover = new border.Prover(link, 1e9);
    let proof = prover.advance(50);
    while (proof.status === "running") proof = prover.advance(50);
    prover.free();
    return proof.solutions;
  } catch {
    return 0;
  }
}

/** The verdict of a checker: what is proved; null if the text is refused. @typedef {{ link: string, solutions: number } | null} Said */

/** @param {string} text @returns {Said} */
function inJavaScript(text) {
  try {
    const steps = check(new TextEncoder().encode(text));
    for (;;) {
      const { done, value } = steps.next();
      if (done) return { link: value.link, solutions: value.solutions };
    }
  } catch (error) {
    assert.ok(error instanceof Rejected, `${error}`);
    return null;
  }
}

/** @param {string[]} texts @returns {Said[]} */
function inPython(texts) {
  const program = `
import io, json, sys
import check
def said(text):
    try:
        link, _, solutions, _ = check.follow(check.Lines(io.BytesIO(text.encode())))
        return {"link": link, "solutions": solutions}
    except check.Rejected:
        return None
print(json.dumps([said(text) for text in json.load(sys.stdin)]))`;
  const env = { ...process.env, PYTHONPATH: CHECKER, PYTHONDONTWRITEBYTECODE: "1" };
  const ran = spawnSync("python3", ["-c", program], { input: JSON.stringify(texts), encoding: "utf8", env });
  assert.equal(ran.status, 0, ran.stderr);
  return JSON.parse(ran.stdout);
}

/** The texts' verdicts; both checkers give the same. @param {string[]} texts */
function verdicts(texts) {
  const said = texts.map(inJavaScript);
  if (HAS_PYTHON) assert.deepEqual(inPython(texts), said);
  return said;
}

test("proofs of every kind of puzzle are accepted, with the number of solutions that the search counts", () => {
  const texts = PUZZLES.map((link) => proofOf(link));
  const counts = PUZZLES.map((link) => count(link));
  assert.deepEqual(
    verdicts(texts).map((said) => said?.solutions ?? null),
    counts,
  );
  assert.deepEqual(new Set(counts.map((solutions) => Math.min(solutions ?? -1, 2))), new Set([0, 1, 2]));
  assert.equal(proofOf(PUZZLES[1], 0), texts[1], "the same text in any steps");
});

test("Python's checker prints what is proved, or the line, and its exit code says which", { skip: !HAS_PYTHON }, () => {
  const file = join(mkdtempSync(join(tmpdir(), "proof-")), "proof.txt");
  const run = (/** @type {string} */ text) => {
    writeFileSync(file, text);
    return spawnSync("python3", [`${CHECKER}/check.py`, file], { encoding: "utf8" });
  };
  const text = proofOf(PUZZLES[0]);
  const proved = run(text);
  assert.equal(proved.status, 0);
  assert.match(proved.stdout, /^Proved: exactly one solution of puzzle=sudoku&givens=3\.\S+: 3 6 4 1 9 5 7 2 8 /);
  const refused = run(text.replace(/end 1/, "end 2"));
  rmSync(dirname(file), { recursive: true });
  assert.deepEqual([refused.status, /^Rejected: line \d+: .*1 solution/.test(refused.stdout)], [1, true]);
});

test("what a forger would try is refused", () => {
  const cells = Array.from({ length: 24 }, (_, cell) => `${cell + 1}*99999999999`).join(" ");
  const [numbers, ones] = [[9975, 9930], Array.from({ length: 24 }, (_, cell) => cell + 1)].map((list) =>
    list.join(" "),
  );
  const pairs = Array.from({ length: 10 }, (_, pair) => [pair + 1, -1 - pair]).flat();
  // All sum to 0, so that only products are large.
  const rest = [...pairs, -9900, -10005];
  const given = rest.map((number, place) => `given ${place + 3} ${number}`);
  const link = `puzzle=x&givens=.,.,${rest.join()}`;
  const start = ["annealing-lab proof 1"];
  const forged = {
    "rounded sums": [
      ...[...start, `link ${link}`, `numbers ${numbers} ${rest.join(" ")}`, `line 0 ${ones}`, ...given],
      ...[`sum 0 ${cells}`, "c 1 9930 9975", "n s2 x", "n s2 x", "end 0 0"],
    ],
    "a sudoku by another name": [
      ...[...start, "link puzzle=%73udoku&%67ivens=1.34.4..2.4..3.1", "numbers 1", "line 2 1", "s1 x", "end 0 0"],
    ],
    "a line without cells": [...start, "link puzzle=x", "numbers 1", "line 5", "s1 x", "end 0 0"],
    "a cell that differs from itself": [...start, "link puzzle=x", "numbers 1", "different 1 01", "n x", "end 0 0"],
    "two outcomes in one word": [...start, "link puzzle=x", "numbers 1", "line 1 1", "s1 x=", "end 0 0"],
    "a cage below zero": [...[...start, "link puzzle=sudoku&givens=................&cages=-3.11", "s1 x", "end 0 0"]],
  };
  for (const [what, said] of Object.entries(verdicts(Object.values(forged).map(sealed))).entries())
    assert.equal(said[1], null, Object.keys(forged)[what]);
  const long = `${start}\nlink puzzle=sudoku&givens=1.34.4..2.4..3.1\n${"n ".repeat(300_000)}=\nend 1 0`;
  assert.equal(verdicts([sealed(long.split("\n"))])[0]?.solutions, 1);
});

/** Numbers that look random, the same at every run. @param {number} seed */
function randoms(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The text with the checksum that it should have. @param {string[]} lines */
function sealed(lines) {
  const body = lines
    .slice(0, -1)
    .map((line) => `${line}\n`)
    .join("");
  const [end, solutions] = (lines.at(-1) ?? "").split(" ");
  const checksum = crc32(new TextEncoder().encode(body)).toString(16).padStart(8, "0");
  return `${body}${end} ${solutions} ${checksum}\n`;
}

const SIGNS = "0123456789 nxs=cda.*-&";
/** The kinds of changes, each of the lines of a proof. @type {Record<string, (lines: string[], random: (below: number) => number) => void>} */
const KINDS = {
  changed(lines, random) {
    const at = 2 + random(lines.length - 3);
    const place = random(lines[at].length);
    lines[at] = lines[at].slice(0, place) + SIGNS[random(SIGNS.length)] + lines[at].slice(place + 1);
  },
  removed: (lines, random) => void lines.splice(random(lines.length - 1), 1),
  doubled(lines, random) {
    const at = random(lines.length - 1);
    lines.splice(at, 0, lines[at]);
  },
  swapped(lines, random) {
    const [a, b] = [random(lines.length - 1), random(lines.length - 1)];
    [lines[a], lines[b]] = [lines[b], lines[a]];
  },
  link(lines, random) {
    const place = "link ".length + random(lines[1].length - "link ".length);
    lines[1] = lines[1].slice(0, place) + SIGNS[random(SIGNS.length)] + lines[1].slice(place + 1);
  },
  given(lines, random) {
    const [before, givens, after] = lines[1].split(/(?<=givens=)([^&]*)/);
    if (givens === undefined) return;
    const place = random(givens.length);
    lines[1] = `${before}${givens.slice(0, place)}${".123456789"[random(10)]}${givens.slice(place + 1)}${after}`;
  },
  count(lines, random) {
    const [end, solutions, checksum] = (lines.at(-1) ?? "").split(" ");
    lines[lines.length - 1] = `${end} ${Number(solutions) + [-2, -1, 1, 2, 10][random(5)]} ${checksum}`;
  },
  cut: (lines, random) => void lines.splice(1 + random(lines.length - 1)),
};

/** The rules that a proof of a magic-sum puzzle states. @param {string} text */
const rulesIn = (text) => text.match(/^(numbers|line|different|given) .*$/gm)?.join("\n") ?? "";

/** Counts the boards that keep the rules of a small magic-sum puzzle, trying all. @param {string} text */
function boards(text) {
  const rows = rulesIn(text)
    .split("\n")
    .map((row) => row.split(" "));
  const numbers = rows[0].slice(1).map(Number);
  const sums = rows.slice(1).map(([kind, ...rest]) => (kind === "given" ? [rest[1], rest[0]] : rest).map(Number));
  const keeps = (/** @type {(number | undefined)[]} */ board) =>
    sums.every(([target, ...cells]) => {
      const own = cells.map((cell) => board[cell - 1]);
      return (
        own.includes(undefined) || own.reduce((/** @type {number} */ sum, number) => sum + (number ?? 0), 0) === target
      );
    });
  const found = (/** @type {number[]} */ board, /** @type {number[]} */ left) => {
    if (!keeps(board)) return 0;
    if (left.length === 0) return 1;
    /** @type {number} */
    let sum = 0;
    for (const number of new Set(left)) sum += found([...board, number], left.toSpliced(left.indexOf(number), 1));
    return sum;
  };
  return found([], numbers);
}

for (const [kind, change] of Object.entries(KINDS)) {
  test(`${MUTATIONS} proofs with ${kind} lines are refused, or prove what is true`, () => {
    const random = randoms(kind.length + 7);
    const proofs = PUZZLES.filter((link) => kind !== "given" || link.includes("givens=")).map((link) => proofOf(link));
    /** @type {{ text: string, before: string, resealed: boolean }[]} */
    const made = [];
    while (made.length < 2 * MUTATIONS) {
      const before = proofs[random(proofs.length)];
      const lines = before.trimEnd().split("\n");
      change(lines, random);
      const text = `${lines.join("\n")}\n`;
      if (text === before) continue;
      made.push({ text, before, resealed: false });
      // Somebody who changes a proof can also write the checksum.
      made.push({ text: kind === "cut" ? text : sealed(lines), before, resealed: true });
    }
    let accepted = 0;
    for (const [place, said] of verdicts(made.map(({ text }) => text)).entries()) {
      const { text, before, resealed } = made[place];
      if (!said) continue;
      accepted++;
      const was = inJavaScript(before);
      assert.ok(resealed && kind !== "count" && kind !== "cut", `accepted: ${text}`);
      if (said.link === was?.link && rulesIn(text) === rulesIn(before)) assert.deepEqual(said, was);
      else if (rulesIn(text)) assert.equal(said.solutions, boards(text), text);
      else assert.equal(said.solutions, count(said.link), text);
    }
    assert.ok(accepted < MUTATIONS / 2, `${accepted} accepted`);
  });
}
