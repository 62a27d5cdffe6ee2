// The form that makes a task of the run that is open, with what learners will see of it beside.

import { copies } from "../../lib/copy.js";
import { element, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { choiceOf } from "../../view/labels.js";
import { KINDS, NUMBERS, nameOf } from "./goals.js";
import { button, questionOf } from "./task.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Task} Task */
/** @typedef {keyof typeof NUMBERS} Kind */
/** @typedef {"free" | "locked" | "hidden"} Use of a setting */

const USES = /** @type {Use[]} */ (["free", "locked", "hidden"]);
/** Settings that the goal has of its own. */
const OF_GOAL = ["moves"];
/** Numbers whose words depend on the goal. */
const SHARED = ["most"];

/**
 * @param {object} page
 * @param {(start: string, form: [string, string][]) => Promise<Task | string>} page.make
 * @param {() => string} page.start the link of the run that is open
 * @param {(link: string) => string} page.url
 * @param {(text: string) => void} page.notCopied
 * @param {(task: Task) => void} page.card of a task
 */
export function formView({ make, start, url, notCopied, card }) {
  const latest = new Latest();
  /** What was made of the form last. @type {Task | null} */
  let made = null;
  let from = "";
  /** @type {Map<string, Use>} */
  const uses = new Map();
  const title = element("input", { type: "text", id: "make-title", maxlength: "80", required: "" });
  const ask = element("textarea", { id: "make-ask", rows: "3", maxlength: "1000" });
  const kind = element("select", { id: "make-goal" }, ...KINDS.map((kind) => new Option(t(`kind_${kind}`), kind)));
  const numbers = element("div", { class: "numbers" });
  const settings = element("div", { class: "uses" });
  const personal = element("input", { type: "checkbox", id: "make-personal" });
  const wrong = element("p", { class: "field-error", role: "alert" });
  const preview = element("div", { class: "preview" });
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
    element("label", { for: "make-link" }, t("taskLink")),
    element("div", { class: "row" }, link, copy),
    element("div", { class: "learn-buttons" }, asLearner, board, slide),
    costs,
  );

  const goal = () => /** @type {Kind} */ (kind.value);

  function showNumbers() {
    const fields = NUMBERS[goal()].map(([key, value]) => {
      const id = `make-${key}`;
      const field = element("input", {
        type: "text",
        id,
        name: key,
        value,
        inputmode: key === "seeds" ? "text" : "numeric",
      });
      const name = SHARED.includes(key) ? `number_${key}_${goal()}` : `number_${key}`;
      return element("p", { class: "field" }, element("label", { for: id }, t(/** @type {any} */ (name))), field);
    });
    numbers.replaceChildren(...fields);
  }

  /** The settings of the run, each with what becomes of it. @param {[string, string][]} own */
  function showSettings(own) {
    const rows = own
      .filter(([key]) => !OF_GOAL.includes(key))
      .map(([key, value]) => {
        const id = `use-${key}`;
        const use = element("select", { id }, ...USES.map((use) => new Option(t(use), use)));
        use.value = uses.get(key) ?? "locked";
        use.addEventListener("change", () => uses.set(key, /** @type {Use} */ (use.value)));
        const name =
          key === "givens" ? nameOf(key) : t("settingNow", { name: nameOf(key), value: choiceOf(key, value) });
        return element("p", { class: "field" }, element("label", { for: id }, name), use);
      });
    settings.replaceChildren(...rows);
  }

  /** @returns {[string, string][]} */
  function form() {
    const own = [...numbers.querySelectorAll("input")].map(({ name, value }) => [name, value.trim()]);
    const shown = new Set([...settings.querySelectorAll("select")].map(({ id }) => id.slice("use-".length)));
    const used = (/** @type {Use} */ use) =>
      [...uses].filter(([key, own]) => own === use && shown.has(key)).map(([key]) => key);
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

  async function refresh() {
    const isLatest = latest.begin();
    const task = title.value.trim() === "" ? null : await make(from, form());
    if (!isLatest()) return;
    made = typeof task === "string" ? null : task;
    setText(wrong, typeof task === "string" ? task : "");
    ready.hidden = made === null;
    preview.replaceChildren(...(made ? questionOf(made, "h3") : []));
    if (!made) return;
    link.value = url(made.link);
    asLearner.href = link.value;
    board.href = url(made.class_link);
    setText(costs, t("costs", { n: made.budget }));
  }

  /** All settings of the run that is open, if that is another one than before. */
  async function read() {
    const now = start();
    if (now === from && settings.children.length > 0) return;
    from = now;
    const bare = await make(from, [
      ["title", "x"],
      ["goal", "energy"],
      ["most", "1"],
      ["swaps", "1"],
    ]);
    const search = typeof bare === "string";
    const other = search
      ? await make(from, [
          ["title", "x"],
          ["goal", "solved"],
          ["moves", "1"],
        ])
      : bare;
    const all = typeof other === "string" ? [] : other.locked;
    const givens = /** @type {[string, string][]} */ (/puzzle=route/.test(from) ? [] : [["givens", ""]]);
    showSettings([...all, ...givens]);
  }

  kind.addEventListener("change", () => {
    showNumbers();
    const givens = settings.querySelector("#use-givens");
    // Of what else would a count be asked?
    if (goal() !== "count" || !(givens instanceof HTMLSelectElement) || uses.has("givens")) return;
    givens.value = "free";
    uses.set("givens", "free");
  });
  const body = element(
    "form",
    { class: "task-form" },
    element(
      "div",
      {},
      element("p", { class: "field" }, element("label", { for: "make-title" }, t("fieldTitle")), title),
      element("p", { class: "field" }, element("label", { for: "make-ask" }, t("fieldAsk")), ask),
      element("p", { class: "field" }, element("label", { for: "make-goal" }, t("fieldGoal")), kind),
      numbers,
      element("fieldset", {}, element("legend", {}, t("settings")), settings),
      element("p", { class: "check" }, personal, element("label", { for: "make-personal" }, t("personal"))),
      wrong,
    ),
    element("section", { "aria-label": t("preview") }, element("p", { class: "quiet" }, t("preview")), preview, ready),
  );
  body.addEventListener("submit", (event) => event.preventDefault());
  body.addEventListener("input", refresh);
  body.addEventListener("change", refresh);
  showNumbers();
  const shown = {
    title: t("makeTitle"),
    parts: [
      element("h2", { class: "learn-title", tabindex: "-1" }, t("makeTitle")),
      element("p", { class: "learn-lead" }, t("makeLead")),
      body,
    ],
    end: () => latest.end(),
  };
  return {
    /** The form, with what was typed before. */
    async shown() {
      await read();
      await refresh();
      return shown;
    },
  };
}
