// Tasks and answers: the table that the page saves is what the program prints, to the byte.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import { classHandlers } from "../../www/core/class.js";
import { byPath } from "../../www/features/class/files.js";
import { tryTask } from "../../www/features/class/trial.js";
import { inWords } from "../../www/text/core.js";
import { loadWasm } from "./load.js";

/** @typedef {import("../../www/features/class/types.js").Task} Task */
/** @typedef {import("../../www/features/class/types.js").Collected} Collected */
/** @typedef {import("../../www/features/class/types.js").AnswerSoFar} AnswerSoFar */
/** @typedef {import("../../www/features/class/types.js").Submission} Submission */

const border = await loadWasm();
const PROGRAM = fileURLToPath(new URL("../../target/debug/annealing-lab", import.meta.url));

/** @param {string[]} words */
const program = (words) => spawnSync(PROGRAM, words, { encoding: "utf8", timeout: 60_000 });

/** @param {string} task @param {Submission} handed @param {number} milliseconds of a slice */
function checked(task, handed, milliseconds) {
  const run = new border.AnswerRun(task, JSON.stringify(handed));
  for (;;) {
    const { checked } = /** @type {AnswerSoFar} */ (run.advance(milliseconds));
    if (!checked) continue;
    run.free();
    return checked;
  }
}

/** As the page hands over what was chosen or pasted. @param {[string, string | Uint8Array][]} files @returns {Collected} */
function collected(files) {
  const own = /** @type {any} */ (
    classHandlers(
      () => border,
      (read) => read(),
    )
  );
  const bytes = files.map(([name, text]) => [name, typeof text === "string" ? Buffer.from(text) : text]);
  return own.collectAnswers({ files: bytes });
}

/** The table of files, as the page saves it. @param {string} task @param {[string, string | Uint8Array][]} files @param {boolean} json */
function tableOf(task, files, json) {
  const rows = collected(files).answers.map((handed) => {
    const { row, why } = checked(task, handed, 5);
    return { ...row, why: inWords(why) };
  });
  return border.class_table(task, JSON.stringify(rows), json);
}

/** @type {{ start: string, form: [string, string][], runs: string[] }[]} */
const TASKS = [
  {
    start: "puzzle=magic19&cooling=constant&t0=5&restart=none&seed=1",
    form: [
      ["title", "Cool it, twice"],
      ["ask", "Which T?\n\nWhy?"],
      ["goal", "median"],
      ["seeds", "1..7"],
      ["most", "60000"],
      ["moves", "200000"],
      ["change", "t0,cooling"],
    ],
    runs: ["t0=1", "t0=1.5", "t0=90", "cooling=geometric&t0=3&rate=0.99999"].map(
      (own) => `puzzle=magic19&${own.startsWith("t0") ? "cooling=constant&" : ""}${own}&restart=none&seed=3`,
    ),
  },
  {
    start: "puzzle=route&solver=wastar&weight=1",
    form: [
      ["title", "Route"],
      ["goal", "nodes"],
      ["most", "300"],
      ["cost", "27"],
      ["change", "weight"],
    ],
    runs: ["puzzle=route&solver=wastar&weight=1.4", "puzzle=route&solver=wastar&weight=1", "puzzle=octa"],
  },
];

for (const { start, form, runs } of TASKS) {
  test(`the table of “${form[0][1]}” is the same in the page and in the program`, () => {
    const task = /** @type {Task} */ (border.make_task(start, JSON.stringify(form)));
    const options = form.flatMap(([key, value]) => [`--${key}`, value]);
    assert.equal(program(["task", start, ...options]).stdout, `${task.link}\n`);
    const bare = { answer: 1, file: "", line: 1, beside: "Ada" };
    const answers = runs.map((link) => checked(task.link, { ...bare, link }, 5).link ?? link);
    const lied = answers[0].replace(/claim=(passed|failed)[:0-9]*/, "claim=passed:1");
    const other = answers[0].replace("title=", "title=Another");
    const text = [
      "Name,Answer",
      ...answers.map((link, i) => `"Lovelace ${i}, Ada",https://example.org/lab/#${link},x`),
      `=Eve; ${runs[0]}`,
      `Eve ${lied} ${other}`,
      task.link,
      `cut https://example.org/lab/#${answers[0].slice(0, 60)}`,
    ].join("\r\n");
    const folder = mkdtempSync(join(tmpdir(), "class-"));
    try {
      writeFileSync(join(folder, "a.csv"), text);
      writeFileSync(join(folder, "b.txt"), `Bob: ${runs[1]}`);
      const found = collected([
        ["a.csv", text],
        ["b.txt", `Bob: ${runs[1]}`],
      ]);
      assert.equal(found.answers.length, answers.length + 6);
      // Cores end in any order.
      const rows = found.answers.toReversed().map((handed) => {
        const { row, why } = checked(task.link, handed, 1);
        return { ...row, why: inWords(why) };
      });
      for (const [json, format] of /** @type {const} */ ([
        [false, "csv"],
        [true, "json"],
      ])) {
        const printed = program(["verify", task.link, folder, "--format", format]);
        assert.equal(printed.stdout, border.class_table(task.link, JSON.stringify(rows), json));
        assert.equal(printed.status, 1, printed.stderr);
        assert.match(printed.stderr, /^Lines without a link \(1\): a\.csv:1$/m);
      }
      const passed = rows.filter(({ verdict, honest }) => verdict === "passed" && honest !== false);
      assert.ok(passed.length > 0 && passed.length < rows.length);
      // Of those that hold alone the exit code is 0.
      writeFileSync(join(folder, "good.txt"), passed.map(({ run }) => `${run}\n`).join(""));
      assert.equal(program(["verify", task.link, join(folder, "good.txt")]).status, 0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

const MAGIC = "puzzle=magic19&cooling=constant&restart=none&seed=1";
const SQUARE = "puzzle=magic-square-4&solver=exact";
/** Each kind of goal: where it starts, its keys, a run that passes and one that does not. @type {[string, string, string, string][]} */
const GOALS = [
  [`${MAGIC}&t0=5`, "goal=solved&moves=200000&change=t0", `${MAGIC}&t0=1`, `${MAGIC}&t0=90`],
  [`${MAGIC}&t0=5`, "goal=fewest&moves=200000&change=t0", `${MAGIC}&t0=1`, `${MAGIC}&t0=90`],
  [`${MAGIC}&t0=5`, "goal=best&most=40&moves=20000&change=t0", `${MAGIC}&t0=1`, `${MAGIC}&t0=90&moves=10`],
  [`${MAGIC}&t0=5`, "goal=seeds&seeds=1..3&least=3&moves=200000&change=t0", `${MAGIC}&t0=1`, `${MAGIC}&t0=90`],
  [`${MAGIC}&t0=5`, "goal=median&seeds=1..3&most=150000&moves=200000&change=t0", `${MAGIC}&t0=1`, `${MAGIC}&t0=90`],
  [
    "puzzle=route&solver=wastar&weight=1",
    "goal=nodes&most=300&cost=27&change=weight",
    "puzzle=route&solver=wastar&weight=1.4",
    "puzzle=route&solver=wastar&weight=1",
  ],
  [
    SQUARE,
    "goal=count&count=10&nodes=1000000&change=givens",
    `${SQUARE}&givens=16,3,2,13,.,.,.,.,.,.,.,.,.,.,.,.`,
    SQUARE,
  ],
  [
    "puzzle=magic19&seed=18",
    "goal=energy&most=100000&swaps=2",
    "puzzle=magic19&seed=18&hand=0:s0-7",
    "puzzle=magic19&seed=18&hand=0:s0-7,0:s1-2,0:s3-4",
  ],
];

test("a task of each goal, its answers and its table are the same from the page and from the program", () => {
  const folder = mkdtempSync(join(tmpdir(), "class-"));
  try {
    for (const [start, goal, good, bad] of GOALS) {
      const form = /** @type {[string, string][]} */ ([["title", "x"], ...new URLSearchParams(goal)]);
      const task = /** @type {Task} */ (border.make_task(start, JSON.stringify(form)));
      const options = form.flatMap(([key, value]) => [`--${key}`, value]);
      assert.equal(program(["task", start, ...options]).stdout, `${task.link}\n`, goal);
      // What a learner hands in, with its claim.
      const [passes, fails] = [good, bad].map(
        (link) => checked(task.link, { answer: 1, file: "", line: 1, beside: "Ada", link }, 5).link ?? "",
      );
      const text = `Ada ${passes}\nBob ${fails}\nEve ${bad}\n`;
      writeFileSync(join(folder, "answers.txt"), text);
      const { answers } = collected([["answers.txt", text]]);
      const rows = answers.map((handed) => {
        const { row, why } = checked(task.link, handed, 1);
        return { ...row, why: inWords(why) };
      });
      assert.deepEqual(
        rows.map(({ verdict, honest }) => [verdict, honest]),
        [
          ["passed", true],
          ["failed", true],
          ["failed", null],
        ],
        `${goal}: ${rows.map(({ why }) => why).join(" ")}`,
      );
      const printed = program(["verify", task.link, join(folder, "answers.txt")]);
      assert.equal(printed.stdout, border.class_table(task.link, JSON.stringify(rows), false), goal);
      assert.equal(printed.status, 1);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a folder is read with the folders in it, in the order that the page has", () => {
  const task = /** @type {Task} */ (
    border.make_task(
      `${MAGIC}&t0=5`,
      JSON.stringify([
        ["title", "x"],
        ["goal", "best"],
        ["most", "9999"],
        ["moves", "1"],
      ]),
    )
  );
  const folder = mkdtempSync(join(tmpdir(), "class-"));
  try {
    // As a learning platform packs them.
    const paths = ["a b/x.txt", "a/x.txt", "a/inner/x.txt", "a.txt", "B/y.txt", "é.txt", "🦊.txt", "\uff5e.txt"];
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${MAGIC}&t0=5&moves=1\n`);
    }
    symlinkSync(folder, join(folder, "a", "loop"));
    const printed = program(["verify", task.link, folder]);
    const files = printed.stdout
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[1]);
    assert.deepEqual(files, paths.toSorted(byPath));
    assert.equal(printed.status, 0, printed.stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the exercise of a lesson is a task, in the page and in the program", () => {
  const lesson = program([
    "task",
    "--lesson",
    fileURLToPath(new URL("../../www/lessons/energy.toml", import.meta.url)),
  ]);
  assert.equal(lesson.status, 0, lesson.stderr);
  const { title, exercise } = /** @type {Task} */ (border.read_task(lesson.stdout));
  assert.equal(title, "What is energy?");
  assert.equal(exercise.goal.kind, "energy");
});

test("what is no task, or no answer, is refused by the program with a sentence", () => {
  for (const [words, why] of /** @type {[string[], RegExp][]} */ ([
    [["task", "puzzle=octa", "--title", "x", "--goal", "easy"], /^goal: 'easy' is not one of solved, /],
    [["verify", "task&v=3&x=1", "-"], /newer version of Annealing Lab made this link/],
    [["verify", "puzzle=octa", "-"], /^This is not a link that begins with task&\.$/m],
  ])) {
    const { status, stderr } = program(words);
    assert.equal(status, 2, words.join(" "));
    assert.match(stderr, why);
  }
});

/** Packs files into a zip, by DEFLATE. @param {[string, string][]} files */
function zipped(files) {
  /** @type {Buffer[]} */
  const all = [];
  /** @type {Buffer[]} */
  const list = [];
  let at = 0;
  for (const [name, text] of files) {
    const packed = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, place, Buffer.from(name)]));
    all.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...all, ...list, Buffer.from("PK\x05\x06"), end]);
}

test("mails, workbooks, archives and changed links give the same table in the page and in the program", () => {
  const form = '[["title","Post"],["goal","best"],["most","9999"],["moves","5"],["change","t0"]]';
  const task = /** @type {Task} */ (border.make_task(`${MAGIC}&t0=5`, form));
  const answer = task.link.replace("task&v=2&", `answer&v=2&run=v=2~${MAGIC.replaceAll("&", "~")}~t0=2&`);
  const url = `https://example.org/lab/#${answer}`;
  const html = url.replaceAll("&", "&amp;");
  const mail = (/** @type {string} */ coding, /** @type {string} */ body) =>
    `From: "Lovelace, Ada" <a@example.org>\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: ${coding}\r\n\r\n${body}`;
  const base64 = Buffer.from(`Hi\n${url}\n`).toString("base64").replace(/.{76}/g, "$&\r\n");
  const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Bob</t></is></c><c r="B1" t="inlineStr"><is><t>${html}</t></is></c></row></sheetData>`;
  /** @type {[string, string | Uint8Array][]} */
  const files = [
    ["a.eml", mail("base64", base64)],
    ["b.eml", mail("quoted-printable", url.replaceAll("=", "=3D").replace(/.{70}/g, "$&=\r\n"))],
    ["c.html", `<p>Cem <a href="https://l.facebook.com/l.php?u=${encodeURIComponent(url)}&amp;h=x">${html}</a></p>`],
    ["d.txt", `Dot:\n${url.replace(/.{72}/g, "$&\n> ").replace(/^/, "> ")}\n\n${url.slice(0, 50)}…\n`],
    [
      "e.xlsx",
      zipped([
        ["xl/workbook.xml", "<workbook/>"],
        ["xl/worksheets/sheet1.xml", sheet],
      ]),
    ],
    [
      "f.zip",
      zipped([
        ["Eve_1_assignsubmission_file/a.txt", url],
        ["Fay_2_assignsubmission_file/b.pdf", "%PDF-1.7"],
      ]),
    ],
    ["g.csv", `Answer;Name\r\n${url};"Gus, G"\r\n`],
  ];
  const { answers, unread } = collected(files);
  assert.deepEqual(
    answers.map(({ beside, link }) => [beside, link === answer]),
    [
      ["Lovelace, Ada", true],
      ["Lovelace, Ada", true],
      ["Cem", true],
      ["Dot", true],
      ["", false],
      ["Bob", true],
      ["Eve", true],
      ["Gus, G", true],
    ],
  );
  assert.deepEqual(
    unread.map(([file]) => file),
    ["f.zip/Fay_2_assignsubmission_file/b.pdf"],
  );
  const folder = mkdtempSync(join(tmpdir(), "class-"));
  try {
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
    const printed = program(["verify", task.link, folder]);
    assert.equal(printed.stdout, tableOf(task.link, files, false));
    assert.match(printed.stderr, /b\.pdf: This is a PDF\./);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A text as programs write it: each name is a file. @param {string} text @returns {[string, Uint8Array][]} */
function encodings(text) {
  const wide = (/** @type {string} */ own) => Buffer.from(own, "utf16le");
  const windows = Buffer.from(text.replaceAll("€", "\x80").replaceAll("‘", "\x91").replaceAll("’", "\x92"), "latin1");
  return [
    ["a-utf8.txt", Buffer.from(text)],
    ["b-utf8-mark.txt", Buffer.from(`\ufeff${text}`)],
    ["c-utf16le.txt", wide(`\ufeff${text}`)],
    ["d-utf16be.txt", wide(`\ufeff${text}`).swap16()],
    ["e-utf16le-bare.txt", wide(text)],
    ["f-utf16be-bare.txt", wide(text).swap16()],
    ["g-windows.txt", windows],
    ["h-cr.txt", Buffer.from(text.replaceAll("\n", "\r"))],
    ["i-crlf.txt", Buffer.from(text.replaceAll("\n", "\r\n"))],
    ["j-windows-cr.txt", Buffer.from(windows.toString("latin1").replaceAll("\n", "\r"), "latin1")],
    ["k-two.txt", Buffer.concat([Buffer.from(`\ufeff${text}`), windows])],
  ];
}

test("files of every encoding, and bytes that are no text, give the same table in the page and in the program", () => {
  const form = '[["title","Zoë’s task"],["goal","best"],["most","9999"],["moves","5"],["change","t0"]]';
  const task = /** @type {Task} */ (border.make_task(`${MAGIC}&t0=5`, form));
  const text = `Zoë ‘Z’ 5 €: ${MAGIC}&t0=1\n\nno link\nJürg ${MAGIC}&t0=2\n`;
  const files = [
    ...encodings(text),
    /** @type {[string, Uint8Array]} */ ([
      "z.zip",
      Buffer.from([80, 75, 3, 4, 0, 0, 255, 254, 13, 10, 0, 129, 141, 32]),
    ]),
  ];
  const folder = mkdtempSync(join(tmpdir(), "class-"));
  try {
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
    for (const [json, format] of /** @type {const} */ ([
      [false, "csv"],
      [true, "json"],
    ])) {
      const printed = program(["verify", task.link, folder, "--format", format]);
      assert.equal(printed.stdout, tableOf(task.link, files, json), printed.stderr);
      // Standard input is a text that was pasted.
      for (const [name, bytes] of files.slice(0, -1)) {
        const piped = spawnSync(PROGRAM, ["verify", task.link, "-", "--format", format], {
          encoding: "utf8",
          input: bytes,
        });
        assert.equal(piped.stdout, tableOf(task.link, [["", bytes]], json), name);
      }
    }
    const rows = program(["verify", task.link, folder]).stdout.trim().split("\n").slice(1);
    const places = rows.map((row) => row.split(",").slice(1, 5).join());
    const once = (/** @type {string} */ name) => [`${name},1,Zoë ‘Z’ 5 €,Zoë ‘Z’ 5 €`, `${name},4,Jürg,Jürg`];
    const two = ["k-two.txt,5,Zoë ‘Z’ 5 €,Zoë ‘Z’ 5 €", "k-two.txt,8,Jürg,Jürg"];
    assert.deepEqual(places, [...encodings(text).flatMap(([name]) => once(name)), ...two]);
    // The file of the task, too, and an answer's link in its place.
    const answer =
      checked(task.link, { answer: 1, file: "", line: 1, beside: "Ada", link: `${MAGIC}&t0=1` }, 5).link ?? "";
    const answers = join(folder, "a-utf8.txt");
    const expected = program(["verify", task.link, answers]).stdout;
    assert.ok(expected.split("\n").length > 2, expected);
    for (const [name, bytes] of [...encodings(`\n${task.link}\n`), ...encodings(`https://example.org/#${answer}\nx`)]) {
      writeFileSync(join(folder, "task"), bytes);
      assert.equal(program(["verify", join(folder, "task"), answers]).stdout, expected, name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an answer that breaks its check has the same row and words from the page as from the program", () => {
  const own = /** @type {any} */ (
    classHandlers(
      () => border,
      (read) => read(),
    )
  );
  const handed = { answer: 2, file: "a.txt", line: 2, beside: "Poison", link: "x" };
  const { row, why } = own.brokenAnswer({ handed });
  const task = /** @type {Task} */ (border.make_task(MAGIC, '[["title","x"],["goal","solved"],["moves","9"]]'));
  // As a test of the program has it.
  assert.equal(
    border.class_table(task.link, JSON.stringify([{ ...row, why: inWords(why) }]), false).split("\n")[1],
    "2,a.txt,2,Poison,Poison,refused,,0,,,,This answer broke the check. It counts for nothing.,",
  );
});

/** The form's sentences about a task. @param {string} start @param {string} form */
async function notesOf(start, form) {
  const own = /** @type {any} */ (
    classHandlers(
      () => border,
      (read) => read(),
    )
  );
  const engine = /** @type {any} */ ({
    ask: async (/** @type {string} */ type, /** @type {any} */ what) => own[type](what),
  });
  const make = async (/** @type {string} */ start, /** @type {[string, string][]} */ form) =>
    /** @type {Task} */ (border.make_task(start, JSON.stringify(form)));
  const task = await make(start, [["title", "x"], ...new URLSearchParams(form)]);
  /** @type {import("../../www/features/class/trial.js").Note[]} */
  let notes = [];
  await tryTask(task, { engine, make, wanted: () => true, show: (shown) => (notes = shown) });
  return notes.map(({ warns, words }) => `${warns ? "! " : ""}${words}`);
}

test("the form warns of what passes by itself, of what cannot pass, and of what can be put in", async () => {
  const none = "puzzle=magic-square-4&givens=16,15,14,.,.,.,.,.,.,.,.,.,.,.,.,.";
  for (const [start, form, says] of /** @type {[string, string, RegExp[]][]} */ ([
    [`${MAGIC}&t0=1`, "goal=solved&moves=300000&change=t0", [/^! Every learner passes by one press: .* Solved after/]],
    [
      `${MAGIC}&t0=90`,
      "goal=solved&moves=900&change=t0",
      [/^The start was tried. It does not reach the goal: Not solved/],
    ],
    [
      `${MAGIC}&t0=90`,
      "goal=seeds&seeds=1..2&least=1&moves=900&change=seed",
      [/^! Nothing can pass: learners may change noth/],
    ],
    [
      `${MAGIC}&t0=90`,
      "goal=solved&moves=900&seed=nickname",
      [/^! Learners may change nothing that counts, so only the nick/],
    ],
    [
      `${MAGIC}&t0=90`,
      "goal=solved&moves=900&change=givens",
      [/^! A solution can be put in .*: Givens\.$/, /^The start was/],
    ],
    [
      none,
      "goal=solved&moves=900&change=t0",
      [/^The start was tried/, /^! Nothing can pass: with these givens the puzzle has no/],
    ],
    [
      "puzzle=route&solver=bfs",
      "goal=nodes&most=900&cost=5&change=solver",
      [/^The start was/, /^! Nothing can pass: no solution/],
    ],
    ["puzzle=route&solver=bfs", "goal=nodes&most=9&cost=60&change=solver", [/^The start was tried/]],
    [SQUARE, "goal=count&count=10&nodes=1000&change=t0", [/^! Nothing can pass: learners may change nothing that/]],
    [SQUARE, "goal=count&count=10&nodes=1000&change=givens", [/^The start was tried/]],
    ["puzzle=magic19&seed=18", "goal=energy&most=100000&swaps=2", [/^! Every learner passes by one press/]],
  ])) {
    const notes = await notesOf(start, form);
    assert.equal(notes.length, says.length, `${form}: ${notes.join(" | ")}`);
    for (const [i, note] of notes.entries()) assert.match(note, says[i], form);
  }
});
