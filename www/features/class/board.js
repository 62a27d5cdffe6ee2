// The class board: answers of a class are read out of whatever text there is, computed again, and shown in a table and a plot.

import { element, setText, takeLongPaste } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { fileName, save } from "../../lib/save.js";
import { recall, remember } from "../../lib/storage.js";
import { inWords } from "../../text/core.js";
import { inEnglish } from "../../text/text.js";
import { byPath, droppedFiles, nameIn } from "./files.js";
import { goalInWords } from "./goals.js";
import { Picture } from "./picture.js";
import { ClassTable } from "./table.js";
import { button } from "./task.js";
import { t } from "./texts.js";
import { Work } from "./work.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./types.js").ClassRow} ClassRow */
/** @typedef {import("./files.js").PlacedFile} PlacedFile */

/** What the core reads of all texts. */
const MOST_MEGABYTES = 8;
/** Files whose names are shown. */
const MOST_NAMES = 5;
/** A longer text is not laid out in the field. */
const LONG_TEXT = 200_000;
/** Milliseconds between two drawings of the table while answers come. */
const DRAWN_EVERY = 250;

/** Where this tab keeps what was pasted. */
const KEY = "classAnswers";
/** The pasted text and the chosen files: they are there again when the board is opened again. */
let pasted = recall(KEY, "sessionStorage") ?? "";
/** @type {[string, Uint8Array][]} */
let files = [];

/**
 * @param {Task | string | null} read the task, why its link was refused, or nothing
 * @param {object} page
 * @param {() => import("../../core/engine.js").Engine} page.makeEngine
 * @param {() => import("../../core/engine.js").Engine} page.engine that reads and writes tables
 * @param {(link: string) => string} page.url
 * @param {(link: string) => Promise<Task | string>} page.read
 * @param {(task: Task) => void} page.taken another task is the board's
 */
export function boardView(read, { makeEngine, engine, url, read: readTask, taken }) {
  /** @type {Task | null} */
  let task = typeof read === "string" ? null : read;
  const work = new Work(makeEngine);
  const table = new ClassTable(url);
  const picture = new Picture();
  /** @type {ClassRow[]} */
  let rows = [];
  /** Why a row is so, by its number: a file has it in English, as the program does. @type {Map<number, import("../../core/types.js").CoreMessage>} */
  let whys = new Map();
  let drawn = 0;
  const drawing = new Latest();

  const about = element("p", { class: "task-goal" });
  const wrongTask = element("p", { class: "field-error", role: "alert" });
  const linkField = element("input", { type: "text", id: "class-task", autocomplete: "off", spellcheck: "false" });
  const take = element("button", { type: "submit", class: "button" }, t("useTask"));
  const taskForm = element(
    "form",
    {},
    element("label", { for: "class-task" }, t("boardTask")),
    element("div", { class: "row" }, linkField, take),
    wrongTask,
  );
  const text = element("textarea", { id: "class-answers", rows: "7", spellcheck: "false" });
  text.value = pasted;
  text.addEventListener("input", () => {
    pasted = text.value;
    remember(KEY, pasted || null, "sessionStorage");
  });
  const file = element("input", { type: "file", id: "class-files", multiple: "", class: "visually-hidden" });
  const folder = element("input", { type: "file", id: "class-folder", webkitdirectory: "", class: "visually-hidden" });
  const chosen = element("p", { class: "quiet", role: "status" });
  const clear = button(t("clear"), "small");
  const check = button(t("checkAll"), "primary");
  const stop = button(t("stop"));
  const bar = element("progress", { "aria-label": t("progress"), hidden: "" });
  const status = element("p", { class: "class-status", role: "status" });
  const without = element("p", { class: "quiet" });
  const saves = element("div", { class: "learn-buttons", hidden: "" });
  stop.hidden = true;

  function showTask() {
    about.replaceChildren(
      ...(task
        ? [
            t("boardGoal", { title: task.title, goal: goalInWords(task.exercise.goal) }),
            " ",
            element("a", { href: url(task.link) }, t("openTask")),
          ]
        : []),
    );
    taskForm.hidden = task !== null;
  }

  function showFiles() {
    const names = files.slice(0, MOST_NAMES).map(([name]) => name);
    const all = files.length > MOST_NAMES ? [...names, t("more")] : names;
    setText(chosen, files.length > 0 ? t("chosenFiles", { n: files.length, names: all }) : "");
    clear.hidden = files.length === 0;
  }

  /** Adds files, by their names. @param {PlacedFile[]} own */
  async function add(own) {
    const list = own.toSorted((a, b) => byPath(a.path, b.path));
    const size = list.reduce((sum, { file }) => sum + file.size, 0);
    if (size > MOST_MEGABYTES * 1024 * 1024) return setText(status, t("tooLarge", { n: MOST_MEGABYTES }));
    /** @type {string[]} */
    const unread = [];
    for (const { path, file } of list) {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) unread.push(path);
      else files = [...files, [path, new Uint8Array(bytes)]];
    }
    setText(status, unread.length > 0 ? t("unread", { n: unread.length, names: unread.slice(0, MOST_NAMES) }) : "");
    showFiles();
  }

  /** @param {boolean} now whether it is not enough that it was drawn a moment ago */
  async function draw(now) {
    const due = performance.now() - drawn > DRAWN_EVERY;
    if ((!now && !due) || !task) return;
    drawn = performance.now();
    const of = task;
    const isLatest = drawing.begin();
    // More may come meanwhile.
    const ordered = await engine().ask("classRows", { task: of.link, rows });
    if (!isLatest()) return;
    table.show(ordered, of.exercise.change);
    picture.show(ordered, of);
  }

  async function checkAll() {
    const own = task;
    if (!own) {
      setText(wrongTask, t("taskMissing"));
      return linkField.focus();
    }
    const typed = new TextEncoder().encode(text.value);
    const all = /** @type {[string, Uint8Array][]} */ ([...(text.value.trim() ? [["", typed]] : []), ...files]);
    const found = await engine().ask("collectAnswers", { files: all });
    if ("message" in found) return setText(status, inWords(found.message));
    const { answers, lines_without } = found;
    const places = found.without.map(([file, line]) =>
      file ? t("lineOfFile", { file, line: String(line) }) : t("lineOf", { line: String(line) }),
    );
    const named = places.length < lines_without ? [...places, t("more")] : places;
    setText(without, lines_without > 0 ? t("withoutLink", { n: lines_without, places: named }) : "");
    if (answers.length === 0) return setText(status, t("noAnswers"));
    working(true);
    rows = [];
    whys = new Map();
    let made = 0;
    bar.max = answers.length;
    bar.value = 0;
    const ended = await work.begin(own.link, answers, async (handed, checked) => {
      const { row, why } = checked ?? (await engine().ask("brokenAnswer", { handed }));
      made++;
      bar.value = made;
      rows = [...rows, { ...row, why: inWords(why) }];
      whys.set(handed.answer, why);
      setText(status, t("checkedSome", { made, n: answers.length }));
      draw(false);
    });
    working(false);
    await draw(true);
    const passed = rows.filter(({ verdict }) => verdict === "passed").length;
    setText(status, ended ? t("checkedAll", { passed, n: rows.length }) : t("stoppedAt", { made, n: answers.length }));
  }

  /** @param {boolean} on */
  function working(on) {
    check.hidden = on;
    stop.hidden = !on;
    bar.hidden = !on;
    saves.hidden = on || rows.length === 0;
    (on ? stop : check).focus();
  }

  /** @param {boolean} json */
  async function saveTable(json) {
    if (!task) return;
    const why = (/** @type {ClassRow} */ row) => inWords(whys.get(row.answer) ?? row.why);
    const own = inEnglish(() => rows.map((row) => ({ ...row, why: why(row) })));
    const written = await engine().ask("classTable", { task: task.link, rows: own, json });
    save(
      new Blob([written], { type: json ? "application/json" : "text/csv" }),
      `${fileName(task.title)}.${json ? "json" : "csv"}`,
    );
  }

  taskForm.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = await readTask(linkField.value);
    setText(wrongTask, typeof given === "string" ? t("taskRefused", { why: given }) : "");
    task = typeof given === "string" ? null : given;
    showTask();
    if (!task) return;
    taken(task);
    text.focus();
  });
  for (const input of [file, folder]) {
    input.addEventListener("change", async () => {
      await add([...(input.files ?? [])].map((file) => ({ path: nameIn(file), file })));
      input.value = "";
    });
  }
  takeLongPaste(text, LONG_TEXT, (long) => {
    files = [...files, ["", new TextEncoder().encode(long)]];
    showFiles();
  });
  clear.addEventListener("click", () => {
    files = [];
    showFiles();
    text.focus();
  });
  check.addEventListener("click", checkAll);
  stop.addEventListener("click", () => work.stop());
  for (const json of [false, true]) {
    const own = button(t(json ? "saveJson" : "saveCsv"));
    own.addEventListener("click", () => saveTable(json));
    saves.append(own);
  }
  const body = element(
    "div",
    { class: "class-board" },
    about,
    taskForm,
    element("label", { for: "class-answers" }, t("answers")),
    text,
    element(
      "div",
      { class: "own-lesson" },
      file,
      element("label", { for: "class-files", class: "button small" }, t("chooseFiles")),
      folder,
      element("label", { for: "class-folder", class: "button small" }, t("chooseFolder")),
      chosen,
      clear,
    ),
    element("div", { class: "learn-buttons" }, check, stop),
    bar,
    status,
    without,
    table.node,
    saves,
    picture.node,
  );
  body.addEventListener("drop", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    droppedFiles(event.dataTransfer).then(add);
  });
  showTask();
  showFiles();
  if (typeof read === "string") setText(wrongTask, t("taskRefused", { why: read }));
  const title = task ? `${t("boardTitle")}: ${task.title}` : t("boardTitle");
  return {
    title,
    parts: [
      element("h2", { class: "learn-title", tabindex: "-1" }, t("boardTitle")),
      element("p", { class: "learn-lead" }, t("boardLead")),
      body,
    ],
    end: () => work.stop(),
  };
}
