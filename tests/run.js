// `./dev test [STEP [ARGUMENT...]]`, once ./dev has set up: the gate, which every change passes; or all, the gate and then the rest; or
// one step. Up to the first step that fails; then how many tests each ran, and in which time. ARGUMENTs go to the step's own test runner.
//
// The core's own steps run beside those of the page, since compilers leave a second core idle for long. The gate's browser tests are
// among them, since they look at no clock. What needs both sides comes then. The rest of the browser tests run alone.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/** Where test runners leave their counts. @param {string} name of a step */
const countsOf = (name) => `target/test-counts-${name}.json`;
/** Steps that look at what the step build makes, the optimised page; and those that compare it with the command line. */
const OF_BUILD = ["lint", "wasm", "webkit", "browser", "rest", "pictures", "slow"];
const OF_PROGRAM = ["features", "wasm", "documents", "browser", "rest", "slow"];
/** Steps whose tests are counted. */
const COUNTED = [
  "features",
  "crate",
  "native",
  "audit",
  "page",
  "wasm",
  "documents",
  "webkit",
  "browser",
  "rest",
  "slow",
];
const PAGE = "--package annealing-lab-page --target wasm32-unknown-unknown";

/** @param {string} folders of Node's tests */
const node = (folders) =>
  `node --test --test-reporter=spec --test-reporter-destination=stdout \
   --test-reporter=./tests/count.js --test-reporter-destination="$PLAYWRIGHT_JSON_OUTPUT_FILE" "$@" ${folders}`;

/** Commands of bash. @type {Record<string, string[]>} */
const STEPS = {
  format: ["cargo fmt --all --check"],
  clippy: ["cargo clippy --locked --all-targets -- -D warnings"],
  // Code that one set of features leaves unused, or has alone; the benches; and the library in programs of others.
  features: [
    `cargo clippy --locked ${PAGE} --no-default-features --features full -- -D warnings`,
    `cargo clippy --locked ${PAGE} --package annealing-lab-core -- -D warnings`,
    "cargo clippy --locked --package annealing-lab --lib --no-default-features -- -D warnings",
    "cargo clippy --locked --package annealing-lab --lib -- -D warnings",
    "cargo clippy --locked --package annealing-lab-benches --benches -- -D warnings",
    "cargo clippy --locked --package annealing-lab-foreign -- -D warnings",
    node("tests/foreign/*.test.js"),
  ],
  // The crate's docs, and the public items that they show.
  crate: ['RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps', node("tests/crate/*.test.js")],
  native: ['cargo test --locked --no-fail-fast "$@"'],
  // Licences, sources and hashes of all that is depended on; known vulnerabilities where somebody can be asked for them.
  audit: [node("tests/audit/*.test.js")],
  build: ["node hooks/build.js"],
  // The command line as the tests of the step native have built it.
  program: ["cargo test --locked --no-run --quiet --test help"],
  lint: ["prettier --check --log-level warn .", "eslint --max-warnings 0 .", "tsc --noEmit --project tsconfig.json"],
  // What the page itself reads, by properties.
  page: [node("tests/page/*.test.js")],
  wasm: [node("tests/wasm/*.test.js")],
  // The commands that documents show.
  documents: [node("tests/documents/*.test.js")],
  // The golden links and journeys, by a driver of its own.
  webkit: [node("tests/webkit/*.test.js")],
  // Arguments choose among all; without them those of the gate run.
  browser: ['(($#)) || export TESTS=gate; playwright test --config tests --reporter=list,json "$@"'],
  rest: [
    "TESTS=rest playwright test --config tests --reporter=list,json --project alone",
    "TESTS=rest playwright test --config tests --reporter=list,json --project chromium",
  ],
  // To be looked at, and no part of the gate.
  pictures: ['node tests/pictures.js "$@"'],
  // Before a release: the core's own that take long, the package of Python and what others read, apps that others build, the servers
  // of deploy/, ten minutes of hard use, runs of a billion moves, and sweeps on a cluster that loses a node. Arguments choose among the
  // browser's tests.
  slow: [
    "cargo build --locked --release",
    "(($#)) || cargo test --locked --no-fail-fast -- --ignored",
    "(($#)) || cargo clippy --locked --package annealing-lab-python -- -D warnings",
    "(($#)) || tests/python/wheel.sh",
    "(($#)) || hooks/browser-wheel.sh",
    `(($#)) || ${node("tests/python/*.test.js tests/npm/*.test.js tests/hosting/*.test.js")}`,
    'SLOW=1 playwright test --config tests --reporter=list,json --project slow "$@"',
    '(($#)) || tests/slurm.sh target/release/annealing-lab "$SNAKEMAKE_HOME/bin/snakemake"',
  ],
};

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Runs a command to its end.
 * @param {string} command @param {string[]} args
 * @param {string} counts the file for its counts
 * @param {import("node:child_process").StdioOptions} stdio
 * @param {(text: string) => void} read gets what it prints into pipes
 * @returns {Promise<boolean>} whether it went well
 */
function run(command, args, counts, stdio, read) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: counts };
  const child = spawn("bash", ["-c", command, "bash", ...args], { env, stdio });
  for (const printed of [child.stdout, child.stderr]) printed?.on("data", (chunk) => read(String(chunk)));
  return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
}

/**
 * @param {string} file with the counts
 * @param {string} printed by cargo, which counts in no other form
 * @returns {Counts}
 */
function counted(file, printed) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of printed.matchAll(
    /^test result: .* (\d+) passed; (\d+) failed; (\d+) ignored/gm,
  )) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
    counts.skipped += Number(ignored);
  }
  if (existsSync(file)) {
    const { stats } = JSON.parse(readFileSync(file, "utf8"));
    counts.passed += stats.expected;
    counts.failed += stats.unexpected + (stats.flaky ?? 0);
    counts.skipped += stats.skipped;
  }
  return counts;
}

/** @param {Counts} sum @param {Counts} more */
function add(sum, more) {
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) sum[key] += more[key];
}

/** @param {Counts} counts */
const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

const [step = "gate", ...args] = process.argv.slice(2);
if (!["gate", "all"].includes(step) && !STEPS[step]) {
  console.error(`✗ no step is called ${step}; there are: gate all ${Object.keys(STEPS).join(" ")}`);
  process.exit(1);
}
const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];

/**
 * Steps one after the other, until one fails anywhere.
 * @param {string[]} steps
 * @param {(text: string) => void} print
 * @param {boolean} alone whether the terminal is theirs
 */
async function inTurn(steps, print, alone) {
  for (const name of steps) {
    if (process.exitCode) return;
    print(`\n── ${name} ──\n`);
    const start = Date.now();
    const counts = { passed: 0, failed: 0, skipped: 0 };
    let printed = "";
    const read = (/** @type {string} */ text) => {
      if (name === "native") printed += text;
      print(text);
    };
    const own = alone ? "inherit" : "pipe";
    /** @type {import("node:child_process").StdioOptions} */
    const stdio = [alone ? "inherit" : "ignore", name === "native" ? "pipe" : own, own];
    let fine = true;
    for (const command of STEPS[name]) {
      rmSync(countsOf(name), { force: true });
      printed = "";
      // All are run: one failure hides no other.
      fine = (await run(command, name === step ? args : [], countsOf(name), stdio, read)) && fine;
      add(counts, counted(countsOf(name), printed));
    }
    if (fine && COUNTED.includes(name) && counts.passed + counts.failed === 0) {
      print(`✗ ${name} ran no test\n`);
      fine = false;
    }
    if (!fine) counts.failed ||= 1;
    add(sum, counts);
    const seconds = ((Date.now() - start) / 1000).toFixed(0).padStart(4);
    summary.push(
      `${name.padEnd(8)} ${fine ? "ok    " : "FAILED"} ${seconds} s  ${COUNTED.includes(name) ? inWords(counts) : ""}`,
    );
    if (fine) continue;
    summary.push(`✗ the step "${name}" failed: ./dev test ${name} runs it alone`);
    process.exitCode = 1;
  }
}

/**
 * Steps beside others, whose terminal it is: what the former print comes when the latter are done.
 * @param {string[]} quiet @param {string[]} steps
 */
async function beside(quiet, steps) {
  let held = "";
  let hold = (/** @type {string} */ text) => void (held += text);
  const done = inTurn(quiet, (text) => hold(text), false);
  await inTurn(steps, show, true);
  show(held);
  hold = show;
  await done;
}

mkdirSync("target", { recursive: true });
const begun = Date.now();
const show = (/** @type {string} */ text) => void process.stdout.write(text);
const before = (/** @type {string} */ name) => [
  ...(OF_BUILD.includes(name) ? ["build"] : []),
  ...(OF_PROGRAM.includes(name) ? ["program"] : []),
];
if (step in STEPS) await inTurn([...before(step), step], show, true);
else {
  await beside(
    ["build", "lint", "page", "audit", "webkit", "program", "browser"],
    ["format", "clippy", "crate", "native"],
  );
  await inTurn(["wasm"], show, true);
  if (step === "all") await inTurn(["features", "documents", "rest"], show, true);
}
const took = `in ${((Date.now() - begun) / 1000).toFixed(0)} s`;
console.log(["\n── summary ──", ...summary, `${inWords(sum)} ${took}`].join("\n"));
