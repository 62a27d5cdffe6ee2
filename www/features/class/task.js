// A task as its learner sees it: the question, what may be changed, the check, the answer's link and the attempts before.

import { copies } from "../../lib/copy.js";
import { element, enable, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { valueIn } from "../../lib/link.js";
import { save } from "../../lib/save.js";
import { choiceOf } from "../../view/labels.js";
import { attemptsBy, isKnown, keepAttempt, keepNickname, meet, nicknameKept } from "./attempts.js";
import { checkedBy } from "./checker.js";
import { freeInWords, goalInWords, nameOf, settingInWords } from "./goals.js";
import { folded } from "../show/ways.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").Task} Task */

/**
 * @param {string} text
 * @param {string} [more] classes
 */
export const button = (text, more = "") => element("button", { type: "button", class: `button ${more}`.trim() }, text);

/** What is asked, in words: the same for learners and in the form's preview. @param {Task} task @param {"h2" | "h3"} level */
export function questionOf(task, level) {
  const paragraphs = task.ask.split("\n").filter((line) => line.trim() !== "");
  const locked = task.locked.map(([key, value]) => element("li", {}, settingInWords(key, value)));
  return [
    element(level, { class: "learn-title", tabindex: "-1" }, task.title),
    element("div", { class: "prose" }, ...paragraphs.map((line) => element("p", {}, line))),
    element("p", { class: "task-goal" }, goalInWords(task.exercise.goal)),
    element("p", {}, freeInWords(task)),
    ...(task.personal ? [element("p", { class: "quiet" }, t("seedFromName"))] : []),
    ...(locked.length > 0
      ? [element("details", {}, element("summary", {}, t("stays")), element("ul", { class: "locked" }, ...locked))]
      : []),
  ];
}

/**
 * @param {Task} task
 * @param {object} page
 * @param {() => import("../../core/engine.js").Engine} page.makeEngine
 * @param {(link: string) => string} page.url
 * @param {(text: string) => void} page.notCopied
 * @param {(who: string) => Promise<void>} page.begin sets the run up from its start
 * @param {(link: string) => Promise<void>} page.openRun
 * @param {() => string} page.runLink of the run that is open
 * @param {() => Promise<void>} page.settled when what was changed has been taken
 * @param {() => Promise<void>} page.mend opens the form with this task
 */
export function taskView(task, { makeEngine, url, notCopied, begin, openRun, runLink, settled, mend }) {
  /** @type {import("../../core/engine.js").Engine | null} */
  let engine = null;
  const latest = new Latest();
  if (isKnown(task.link)) meet(false);
  const name = element("input", {
    type: "text",
    id: "task-who",
    maxlength: "40",
    // The browser would offer the names of others.
    autocomplete: "off",
    value: isKnown(task.link) ? nicknameKept() : "",
    ...(task.personal ? { required: "" } : {}),
  });
  const who = () => name.value.trim().replace(/\s+/g, " ");
  const check = button(t("check"), "primary");
  const stop = button(t("stop"));
  stop.hidden = true;
  const again = button(t("again"));
  const verdict = element("p", { class: "reply", role: "status" });
  const bar = element("progress", { "aria-label": t("checkProgress"), hidden: "" });
  const answer = element("input", { type: "text", readonly: "", id: "answer-link", spellcheck: "false" });
  const copy = button(t("copyAnswer"));
  const ready = element("p", {});
  const handIn = element(
    "div",
    { class: "hand-in", hidden: "" },
    ready,
    element("label", { for: "answer-link" }, t("answerLink")),
    element("div", { class: "row" }, answer, copy),
  );
  copies(copy, () => answer.value, notCopied);
  const list = element("div", { class: "attempts" });
  const saveAll = button(t("saveAttempts"), "small");
  const kept = element(
    "details",
    { class: "kept" },
    element("summary", {}, t("attempts")),
    element("p", { class: "quiet" }, t("attemptsKept")),
    list,
    saveAll,
  );
  const me = button(t("thatWasMe"), "small");
  const other = button(t("somebodyElse"), "small");
  const asked = element("span", {}, t("somebodyHere"));
  const whose = element("p", { class: "whose" }, asked, me, other);
  /** Settings that a table has room for. */
  const columns = task.exercise.change.filter((key) => !["givens", "map", "hand", "define"].includes(key));

  function showAttempts() {
    const known = isKnown(task.link);
    const attempts = known ? attemptsBy(task.link, who()) : [];
    kept.hidden = attempts.length === 0;
    asked.hidden = me.hidden = known;
    whose.hidden = known && who() === "" && attempts.length === 0;
    const head = [t("col_answer"), ...columns.map(nameOf), t("col_why"), t("col_run")];
    const rows = attempts.map(({ passed, why, run }, i) => {
      const open = button(t("openAttempt"), "small");
      open.setAttribute("aria-label", `${t("openAttempt")}: ${t("attempt", { n: i + 1 })}`);
      open.addEventListener("click", () => openRun(run));
      const values = columns.map((key) => choiceOf(key, valueIn(run, key)));
      const outcome = [element("b", {}, t(passed ? "passed" : "failed")), ` ${why}`];
      const cells = [[String(i + 1)], ...values.map((value) => [value]), outcome, [open]];
      return element("tr", {}, ...cells.map((cell) => element("td", {}, ...cell)));
    });
    const heads = head.map((name) => element("th", { scope: "col" }, name));
    list.replaceChildren(
      element("table", {}, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows)),
    );
  }

  /** Who is there is known now. @param {boolean} another whether it is somebody else */
  function meets(another) {
    meet(another);
    end();
    working(false);
    setText(verdict, "");
    delete verdict.dataset.right;
    handIn.hidden = true;
    name.value = nicknameKept();
    showAttempts();
    name.focus();
    if (another || task.personal) begin(who());
  }

  /** @param {import("./types.js").AnswerVerdict} result @param {string} words */
  function say(result, words) {
    verdict.dataset.right = String(result === "passed");
    verdict.replaceChildren(element("b", {}, t(result)), ` ${words}`);
  }

  /** @param {boolean} on */
  function working(on) {
    enable(check, !on);
    stop.hidden = !on;
    bar.hidden = true;
  }

  async function examine() {
    // What is typed is taken first.
    await settled();
    if (document.querySelector("#settings [aria-invalid=true]")) return say("refused", t("settingRefused"));
    if (task.personal && !who()) {
      name.focus();
      return say("refused", t("nicknameFirst"));
    }
    const wanted = latest.begin();
    working(true);
    handIn.hidden = true;
    delete verdict.dataset.right;
    setText(verdict, t("checking"));
    const worker = (engine = engine && !engine.lost ? engine : makeEngine());
    const handed = { answer: 1, file: "", line: 1, beside: who(), link: runLink() };
    try {
      const checked = await checkedBy(worker, task.link, handed, wanted, (made, runs) => {
        if (runs < 2 || !wanted()) return;
        bar.hidden = false;
        bar.max = runs;
        bar.value = made;
        setText(verdict, t("checkingRuns", { made, n: runs }));
      });
      if (!checked || !wanted()) return;
      working(false);
      const { row, link } = checked;
      say(row.verdict, row.why);
      if (!link) return;
      const passed = row.verdict === "passed";
      if (!isKnown(task.link)) meet(true);
      keepAttempt(task.link, { passed, why: row.why, run: row.run, answer: link });
      showAttempts();
      answer.value = url(link);
      setText(ready, t(passed ? "answerReady" : "answerAnyway"));
      copy.classList.toggle("primary", passed);
      handIn.hidden = false;
    } catch {
      if (!wanted()) return;
      working(false);
      setText(verdict, t("notChecked"));
    }
  }

  function end() {
    latest.end();
    engine?.end();
    engine = null;
  }

  check.addEventListener("click", () => check.getAttribute("aria-disabled") !== "true" && examine());
  stop.addEventListener("click", () => {
    end();
    working(false);
    setText(verdict, t("stopped"));
    check.focus();
  });
  again.addEventListener("click", () => begin(who()));
  me.addEventListener("click", () => meets(false));
  other.addEventListener("click", () => meets(true));
  name.addEventListener("change", () => {
    // Whoever types a name before that was asked is the one of that name, or somebody else.
    if (!isKnown(task.link)) meet(who().toLowerCase() !== nicknameKept().toLowerCase());
    keepNickname(who());
    showAttempts();
    if (task.personal) begin(who());
  });
  saveAll.addEventListener("click", () => {
    const lines = attemptsBy(task.link, who()).map((attempt) => `${url(attempt.answer)}\n`);
    save(new Blob(lines, { type: "text/plain" }), "answers.txt");
  });
  showAttempts();
  /** Where a phone has the settings: beside the check. */
  const slot = element("div", { class: "task-settings" });
  // For whoever has set it.
  const teacher = folded();
  const mends = button(t("mendTask"), "small");
  mends.addEventListener("click", mend);
  const ofClass = element("a", { class: "button small", href: url(task.class_link) }, t("boardTitle"));
  teacher.lastElementChild?.append(ofClass, mends);

  return {
    title: task.title,
    who,
    slot,
    end,
    parts: [
      element("p", { class: "learn-head" }, element("span", { class: "quiet" }, t("task"))),
      ...questionOf(task, "h2"),
      element(
        "p",
        { class: "field" },
        element("label", { for: "task-who" }, t(task.personal ? "nickname" : "nicknameOptional")),
        name,
      ),
      slot,
      element("div", { class: "learn-buttons" }, check, again, stop),
      // Below what can be pressed: it comes and goes as a name is typed, and would move a button away from under a press.
      whose,
      bar,
      verdict,
      handIn,
      kept,
      teacher,
    ],
  };
}
