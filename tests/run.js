// `./dev test [STEP [ARGUMENT...]]`, once ./dev has set up: all steps but the slow one, or one, up to the first that fails; then how
// many tests each ran, and in which time. ARGUMENTs go to the step's own test runner.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/** Where test runners leave their counts. */
const COUNTS = "target/test-counts.json";
/** Steps that look at what the step build makes: the optimised page, and the command line that it must equal. */
const OF_BUILD = ["lint", "wasm", "browser", "slow"];
/** Steps whose tests are counted. */
const COUNTED = ["native", "audit", "page", "wasm", "browser", "slow"];
const WASM32 = "--lib --target wasm32-unknown-unknown --no-default-features";

/** @param {string} folders of Node's tests */
const node = (folders) =>
  `node --test --test-reporter=spec --test-reporter-destination=stdout \
   --test-reporter=./tests/count.js --test-reporter-destination=${COUNTS} "$@" ${folders}`;

/** Commands of bash. @type {Record<string, string[]>} */
const STEPS = {
  format: ["cargo fmt --check"],
  clippy: [
    "cargo clippy --locked --all-targets -- -D warnings",
    `cargo clippy --locked ${WASM32} --features full -- -D warnings`,
    `cargo clippy --locked ${WASM32} -- -D warnings`,
    "cargo clippy --locked --lib --no-default-features -- -D warnings",
  ],
  native: ['cargo test --locked --no-fail-fast "$@"'],
  // Licences, sources and hashes of all that is depended on; known vulnerabilities where somebody can be asked for them.
  audit: [node("tests/audit/*.test.js")],
  build: ["cargo build --locked --release", "node hooks/build.js"],
  lint: ["prettier --check --log-level warn .", "eslint --max-warnings 0 .", "tsc --noEmit --project tsconfig.json"],
  // What the page itself reads, by properties.
  page: [node("tests/page/*.test.js")],
  // WebKit's golden links and journeys, too.
  wasm: [node("tests/wasm/*.test.js tests/webkit/*.test.js")],
  browser: ['playwright test --reporter=list,json "$@"'],
  // Before a release: ten minutes of hard use, and runs of a billion moves.
  slow: ['SLOW=1 playwright test --reporter=list,json --project slow "$@"'],
};

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Runs a command to its end, on this terminal.
 * @param {string} command @param {string[]} args @param {(text: string) => void} [read] gets what it prints
 * @returns {Promise<boolean>} whether it went well
 */
function run(command, args, read) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: COUNTS };
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["inherit", read ? "pipe" : "inherit", "inherit"];
  const child = spawn("bash", ["-c", command, "bash", ...args], { env, stdio });
  child.stdout?.on("data", (chunk) => {
    process.stdout.write(chunk);
    read?.(String(chunk));
  });
  return new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
}

/**
 * @param {string} printed by cargo, which counts in no other form
 * @returns {Counts}
 */
function counted(printed) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of printed.matchAll(
    /^test result: .* (\d+) passed; (\d+) failed; (\d+) ignored/gm,
  )) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
    counts.skipped += Number(ignored);
  }
  if (existsSync(COUNTS)) {
    const { stats } = JSON.parse(readFileSync(COUNTS, "utf8"));
    counts.passed += stats.expected;
    counts.failed += stats.unexpected + (stats.flaky ?? 0);
    counts.skipped += stats.skipped;
  }
  return counts;
}

/** @param {Counts} counts */
const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

const [step, ...args] = process.argv.slice(2);
if (step && !STEPS[step]) {
  console.error(`✗ no step is called ${step}; there are: ${Object.keys(STEPS).join(" ")}`);
  process.exit(1);
}
const all = Object.keys(STEPS).filter((name) => name !== "slow");
const steps = step ? (OF_BUILD.includes(step) ? ["build", step] : [step]) : all;
const sum = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
mkdirSync("target", { recursive: true });
for (const name of steps) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  rmSync(COUNTS, { force: true });
  let printed = "";
  const read = name === "native" ? (/** @type {string} */ text) => void (printed += text) : undefined;
  let fine = true;
  for (const command of STEPS[name]) fine &&= await run(command, name === step ? args : [], read);
  const counts = counted(printed);
  if (fine && COUNTED.includes(name) && counts.passed + counts.failed === 0) {
    console.log(`✗ ${name} ran no test`);
    fine = false;
  }
  if (!fine) counts.failed ||= 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) sum[key] += counts[key];
  const seconds = ((Date.now() - start) / 1000).toFixed(0).padStart(4);
  summary.push(
    `${name.padEnd(8)} ${fine ? "ok    " : "FAILED"} ${seconds} s  ${COUNTED.includes(name) ? inWords(counts) : ""}`,
  );
  if (fine) continue;
  summary.push(`✗ the step "${name}" failed: ./dev test ${name} runs it alone`);
  process.exitCode = 1;
  break;
}
console.log(["\n── summary ──", ...summary, inWords(sum)].join("\n"));
