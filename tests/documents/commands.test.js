// Every command of a document that takes under a minute is run, where the document says; every other is named here, with the reason.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const TOP = fileURLToPath(new URL("../../", import.meta.url));
const inFolder = (/** @type {string} */ folder) =>
  readdirSync(join(TOP, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => folder + name);
const DOCUMENTS = [...inFolder(""), ...inFolder("docs/"), "npm/README.md", "python/README.md"];

/** Commands that are not run. @type {[RegExp, string][]} */
const NOT_RUN = [
  [/^\.\/dev serve\b/, "serves until Ctrl-C"],
  [/^\.\/dev test\b/, "is what runs this"],
  [/^(\w+=\S+ )?\.\/dev build\b/, "takes minutes; the step build does it"],
  [/^\.\/dev bench\b/, "takes minutes"],
  [/with=solver=rebuild;memory=off/, "takes minutes"],
  [/^annealing-lab solve --from tests\/data\/sudoku-16x16-hard\.txt$/, "takes minutes"],
  [/^cargo \+nightly fuzz\b/, "takes ten minutes, and another compiler"],
  [/benches\/peers\/argmin/, "needs crates that the project does not"],
  [/^(snakemake|deploy\/slurm|tests\/slurm\.sh)\b/, "needs a scheduler; ./dev test slow runs tests/slurm.sh"],
  [/^(\S+\/python -m )?pip install\b/, "needs a network"],
  [/^target\/python\/bin\/python benches\//, "takes minutes, and packages that pip installs"],
  [/^npm install\b/, "needs a project; tests/npm/ makes one"],
  [/^esbuild app\.js\b/, "needs an app; tests/browser/npm.spec.js makes one"],
  [/^rsync\b/, "needs a host"],
  [/annealing-lab-page-0\.1\.0\.tar\.gz/, "needs the files of a release"],
  [/--page annealing-lab\.html/, "needs the page as one file; tests/browser/scorm.spec.js makes one"],
  [/^annealing-lab verify task\.txt\b/, "needs the answers of a class; tests/wasm/class.test.js has some"],
  [/"\$LINK" --out solved\.csv|solved\.csv$/, "takes 311 MB"],
  [/^annealing-lab merge "\$LINK"/, "needs the shards of other machines"],
  [/^python3 benches\/rows\.py\b/, "takes five minutes"],
  [/'LINK'/, "has a link of the reader's own"],
];

/** Files that a document has its reader make. @type {Record<string, string>} */
const MADE = { "mine.toml": "www/lessons/worse.toml" };

/** How long a command may take on a busy machine. */
const LONGEST = 180_000;

/** The commands of a document, each as one line. @param {string} document */
function commands(document) {
  const text = readFileSync(join(TOP, document), "utf8");
  return [...text.matchAll(/^```(?:sh|bash|console)\n([^]*?)^```/gm)].flatMap(([, block]) =>
    block
      .replace(/\\\n\s*/g, " ")
      .split("\n")
      .map((line) => line.replace(/\s+#\s.*$/, "").trim())
      .filter((line) => line && !line.startsWith("#")),
  );
}

const all = DOCUMENTS.flatMap((document) => commands(document).map((command) => ({ document, command })));

test("every command that is named as not run stands in a document", () => {
  assert.ok(all.length > 30, `${all.length} commands`);
  const unused = NOT_RUN.filter(([pattern]) => !all.some(({ command }) => pattern.test(command)));
  assert.deepEqual(unused, []);
});

for (const document of new Set(all.map(({ document }) => document))) {
  const own = commands(document).filter((command) => !NOT_RUN.some(([pattern]) => pattern.test(command)));
  if (own.length === 0) continue;
  test(`${document}: its commands do what they are there for`, () => {
    const folder = mkdtempSync(join(tmpdir(), "annealing-lab-commands-"));
    try {
      // As in a clone, but what a command writes is left here.
      for (const name of readdirSync(TOP)) symlinkSync(join(TOP, name), join(folder, name));
      for (const [name, from] of Object.entries(MADE)) copyFileSync(join(TOP, from), join(folder, name));
      mkdirSync(join(folder, "bin"));
      symlinkSync(join(TOP, "target/debug/annealing-lab"), join(folder, "bin/annealing-lab"));
      const path = `${join(folder, "bin")}:${process.env.PATH}`;
      let before = "";
      for (const command of own) {
        // The same program, which the step has built already.
        const line = command.replace(/^cargo run --release --/, "annealing-lab");
        if (/^\w+='[^']*'$/.test(line)) {
          before += `${line}\n`;
          continue;
        }
        writeFileSync(join(folder, "command.sh"), `set -euo pipefail\n${before}${line}\n`);
        const { status, stderr, stdout, error } = spawnSync("bash", ["command.sh"], {
          cwd: folder,
          env: { ...process.env, PATH: path },
          encoding: "utf8",
          maxBuffer: 2 ** 30,
          timeout: LONGEST,
        });
        assert.equal(error, undefined, `${command} takes more than three minutes: name it in NOT_RUN`);
        assert.equal(status, 0, `${command}\n${stderr.slice(-2000)}`);
        assert.ok(stdout.length > 0 || /--out|>/.test(line), `${command} printed nothing`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
