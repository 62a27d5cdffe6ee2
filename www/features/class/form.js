// The form that makes a task of the run that is open, with what learners will see of it beside. This tab keeps what was typed.

import { LinkRefused } from "../../core/engine.js";
import { copies } from "../../lib/copy.js";
import { element, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { recall, remember } from "../../lib/storage.js";
import { choiceOf } from "../../view/labels.js";
import { draftIn, draftOf } from "./draft.js";
import { KINDS, NUMBERS, nameOf } from "./goals.js";
import { button, questionOf } from "./task.js";
import { t } from "./texts.js";
import { tryTask } from "./trial.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {keyof typeof NUMBERS} Kind */
/** @typedef {import("./draft.js").Use} Use */
/** @typedef {import("./draft.js").Draft} Draft */

const USES = /** @type {Use[]} */ (["free", "locked", "hidden"]);
/** Settings that the goal has of its own. */
const OF_GOAL = ["moves"];
/** Numbers whose words depend on the goal. */
const SHARED = ["most"];
/** The setting that a goal frees: of what else would a count be asked? @type {Partial<Record<Kind, string>>} */
const FREED = { count: "givens" };
const KEY = "taskDraft";

/**
 * @param {object} page
 * @param {(start: string, form: [string, string][]) => Promise<Task | LinkRefused | null>} page.make null when nobody could
 * @param {() => string | null} page.start the link of the run that is open, if there is one
 * @param {() => import("../../core/engine.js").Engine} page.makeEngine
 * @param {(link: string) => string} page.url
 * @param {(text: string) => void} page.notCopied
 * @param {(task: Task) => void} page.card of a task
 */
export function formView({ make, start, makeEngine, url, notCopied, card }) {
  const latest = new Latest();
  const trial = new Latest();
  /** @type {import("../../core/engine.js").Engine | null} */
  let engine = null;
  /** The task that was tried last: a typo in the question makes no other task. */
  let tried = "";
  let draft = draftIn(recall(KEY, "sessionStorage"));
  /** The run that was open when the form was seen last: another one that is opened is the start from then on. */
  let seen = "";
  /** Whether a task is mended, which has a start of its own. */
  let mends = false;
  /** What was made of the form last. @type {Task | null} */
  let made = null;
  const title = element("input", { type: "text", id: "make-title", maxlength: "80", required: "" });
  const ask = element("textarea", { id: "make-ask", rows: "3", maxlength: "1000" });
  const kind = element("select", { id: "make-goal" }, ...KINDS.map((kind) => new Option(t(`kind_${kind}`), kind)));
  const numbers = element("div", { class: "numbers" });
  /** The table of the uses of settings: a row for each setting, a column for each use. */
  const settings = element("tbody");
  const uses = element(
    "table",
    { class: "uses" },
    element(
      "thead",
      {},
      element("tr", {}, element("td"), ...USES.map((use) => element("th", { scope: "col", id: `use-${use}` }, t(use)))),
    ),
    settings,
  );
  /** The settings that have a row. @type {string[]} */
  let listed = [];
  const personal = element("input", { type: "checkbox", id: "make-personal" });
  const wrong = element("p", { class: "field-error", id: "make-wrong", role: "alert" });
  const missing = element("p", { class: "field-help" }, t("titleMissing"));
  const preview = element("div", { class: "preview" });
  const notes = element("div", { class: "task-notes", role: "status" });
  const startRun = element("a", {}, t("openStart"));
  const costs = element("p", { class: "quiet" });
  const link = element("input", { type: "text", readonly: "", id: "make-link", spellcheck: "false" });
  const copy = copies(button(t("copyTask"), "primary"), () => link.value, notCopied);
  const asLearner = element("a", { class: "button" }, t("openAsLearner"));
  const board = element("a", { class: "button" }, t("openBoard"));
  const slide = button(t("slide"));
  slide.addEventListener("click", () => made && card(made));
  const ready = element(
    "div",
    { class: "ready" },
    notes,
    element("label", { for: "make-link" }, t("taskLink")),
    element("div", { class: "row" }, link, copy),
    element("div", { class: "learn-buttons" }, asLearner, board, slide),
    costs,
  );

  const goal = () => /** @type {Kind} */ (kind.value);

  /** The fields show the draft. */
  function fill() {
    title.value = draft.title;
    ask.value = draft.ask;
    kind.value = draft.goal;
    personal.checked = draft.personal;
    showNumbers();
  }

  function keep() {
    draft = { ...draft, title: title.value, ask: ask.value, goal: goal(), personal: personal.checked };
    for (const { name, value } of numbers.querySelectorAll("input")) draft.numbers[`${goal()}_${name}`] = value;
    remember(KEY, JSON.stringify(draft), "sessionStorage");
  }

  function showNumbers() {
    const fields = NUMBERS[goal()].map(([key, value]) => {
      const id = `make-${key}`;
      const field = element("input", {
        type: "text",
        id,
        name: key,
        value: draft.numbers[`${goal()}_${key}`] ?? value,
        inputmode: key === "seeds" ? "text" : "numeric",
      });
      const name = SHARED.includes(key) ? `number_${key}_${goal()}` : `number_${key}`;
      return element("p", { class: "field" }, element("label", { for: id }, t(/** @type {any} */ (name))), field);
    });
    numbers.replaceChildren(...fields);
  }

  /** The settings of the run, each with what becomes of it. @param {[string, string | null][]} own */
  function showSettings(own) {
    const shown = own.filter(([key]) => !OF_GOAL.includes(key));
    listed = shown.map(([key]) => key);
    const rows = shown.map(([key, value]) => {
      const id = `setting-${key}`;
      const name = value === null ? nameOf(key) : t("settingNow", { name: nameOf(key), value: choiceOf(key, value) });
      const choices = USES.map((use) => {
        const names = [id, `use-${use}`].join(" ");
        const choice = element("input", { type: "radio", name: id, value: use, "aria-labelledby": names });
        choice.addEventListener("change", () => {
          draft.uses[key] = use;
          // A person wants it so, whatever the goal is.
          draft.opened = draft.opened.filter((opened) => opened !== key);
        });
        // All of its cell can be pressed.
        return element("td", {}, element("label", {}, choice));
      });
      return element("tr", {}, element("th", { scope: "row", id }, name), ...choices);
    });
    settings.replaceChildren(...rows);
  }

  /** Of another goal other settings are free: what the one before had opened is closed again. */
  function reopen() {
    const freed = FREED[goal()];
    for (const key of draft.opened) if (key !== freed) delete draft.uses[key];
    draft.opened = draft.opened.filter((key) => key === freed);
    if (freed && !(freed in draft.uses)) {
      draft.uses[freed] = "free";
      draft.opened = [freed];
    }
    for (const choice of settings.querySelectorAll("input"))
      choice.checked = choice.value === (draft.uses[choice.name.slice("setting-".length)] ?? "locked");
  }

  /** @returns {[string, string][]} */
  function form() {
    const own = [...numbers.querySelectorAll("input")].map(({ name, value }) => [name, value.trim()]);
    const used = (/** @type {Use} */ use) => listed.filter((key) => draft.uses[key] === use);
    const [change, hide] = [used("free"), used("hidden")];
    return /** @type {[string, string][]} */ ([
      ["title", title.value],
      ...(ask.value.trim() ? [["ask", ask.value]] : []),
      ["goal", goal()],
      ...own,
      ...(change.length > 0 ? [["change", change.join()]] : []),
      ...(hide.length > 0 ? [["hide", hide.join()]] : []),
      ...(personal.checked ? [["seed", "nickname"]] : []),
    ]);
  }

  /** Where it is wrong, what is wrong. @param {LinkRefused | null} refused */
  function refuse(refused) {
    for (const field of body.querySelectorAll("[aria-invalid]")) {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    }
    setText(wrong, "");
    if (!refused) return;
    const { key, message } = refused.what;
    const field = key === "goal" ? kind : key === "seed" ? personal : numbers.querySelector(`#make-${key}`);
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", wrong.id);
    const place = (field ?? kind).closest("p");
    if (place?.nextElementSibling !== wrong) place?.after(wrong);
    const other = message.code === "goal_of_other_run";
    setText(wrong, other ? t("otherGoal", { goal: kind.selectedOptions[0].text }) : refused.message);
  }

  async function refresh() {
    keep();
    const isLatest = latest.begin();
    missing.hidden = title.value.trim() !== "";
    // Without a title all else is checked nevertheless.
    const named = /** @type {[string, string][]} */ (missing.hidden ? [] : [["title", "x"]]);
    const task = await make(draft.start, [...form().filter(([key]) => missing.hidden || key !== "title"), ...named]);
    if (!isLatest()) return;
    refuse(task instanceof LinkRefused ? task : null);
    made = task instanceof LinkRefused || !missing.hidden ? null : task;
    ready.hidden = made === null;
    preview.replaceChildren(...(made ? questionOf(made, "h3") : []));
    if (!made) return;
    link.value = url(made.link);
    asLearner.href = link.value;
    board.href = url(made.class_link);
    setText(costs, t("costs", { n: made.budget }));
    tryIt(made);
  }

  /** @param {Task} task */
  async function tryIt(task) {
    const key = JSON.stringify([task.exercise, task.personal]);
    if (key === tried) return;
    tried = key;
    engine = engine && !engine.lost ? engine : makeEngine();
    const makeTask = async (/** @type {string} */ start, /** @type {[string, string][]} */ form) => {
      const made = await make(start, form);
      return made instanceof LinkRefused ? null : made;
    };
    const wanted = trial.begin();
    const show = (/** @type {import("./trial.js").Note[]} */ shown) => {
      if (!wanted()) return;
      const items = shown.map(({ warns, words }) => element("p", warns ? { class: "warning" } : {}, words));
      notes.replaceChildren(...items);
    };
    await tryTask(task, { engine, make: makeTask, wanted, show }).catch(() =>
      show([{ warns: false, words: t("notTried") }]),
    );
  }

  function end() {
    latest.end();
    trial.end();
    tried = "";
    engine?.end();
    engine = null;
  }

  /** All settings of the run that the task starts from: the one that is open, if that is another than before. */
  async function read() {
    const now = start();
    if (now !== null && now !== seen && !mends) {
      draft = { ...draft, start: now, more: [] };
      seen = now;
    }
    draft.start ||= "v=2";
    startRun.href = url(draft.start);
    const bare = /** @type {[string, string][][]} */ ([
      [
        ["goal", "energy"],
        ["most", "1"],
        ["swaps", "1"],
      ],
      [
        ["goal", "solved"],
        ["moves", "1"],
      ],
    ]);
    /** @type {[string, string | null][]} */
    let all = [];
    for (const form of bare) {
      const task = await make(draft.start, [["title", "x"], ...form]);
      if (!task || task instanceof LinkRefused) continue;
      all = task.locked;
      break;
    }
    if (!/puzzle=route/.test(draft.start)) all.push(["givens", null]);
    const more = draft.more.filter((key) => !all.some(([own]) => own === key));
    showSettings([...all, ...more.map((key) => /** @type {[string, null]} */ ([key, null]))]);
    reopen();
  }

  // Before the form hears of it.
  kind.addEventListener("input", () => {
    showNumbers();
    reopen();
  });
  const body = element(
    "form",
    { class: "task-form" },
    element(
      "div",
      {},
      element("p", { class: "field" }, element("label", { for: "make-title" }, t("fieldTitle")), title),
      missing,
      element("p", { class: "field" }, element("label", { for: "make-ask" }, t("fieldAsk")), ask),
      element("p", { class: "field" }, element("label", { for: "make-goal" }, t("fieldGoal")), kind),
      numbers,
      wrong,
      element("fieldset", {}, element("legend", {}, t("settings")), uses),
      element("p", { class: "check" }, personal, element("label", { for: "make-personal" }, t("personal"))),
    ),
    element("section", { "aria-label": t("preview") }, element("p", { class: "quiet" }, t("preview")), preview, ready),
  );
  body.addEventListener("submit", (event) => event.preventDefault());
  body.addEventListener("input", refresh);
  body.addEventListener("change", refresh);
  fill();
  const shown = {
    title: t("makeTitle"),
    parts: [
      element("h2", { class: "learn-title", tabindex: "-1" }, t("makeTitle")),
      element("p", { class: "learn-lead" }, t("makeLead"), " ", startRun),
      body,
    ],
    end,
  };
  return {
    /** The form, with what was typed before. */
    async shown() {
      await read();
      await refresh();
      return shown;
    },

    /** The form has this task, to be mended, and starts where that does. @param {Task} task */
    mend(task) {
      draft = draftOf(task);
      mends = true;
      fill();
    },

    /** Another view is seen: a run that is opened there is the next start. */
    left() {
      mends = false;
      seen = start() ?? seen;
    },
  };
}
