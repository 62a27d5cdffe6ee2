// A task as its learner sees it: the question, what may be changed, the check, the answer's link and the attempts before.

import { copies } from "../../lib/copy.js";
import { element, enable, setText } from "../../lib/dom.js";
import { save } from "../../lib/save.js";
import { attemptsAt, keepAttempt, keepNickname, nicknameKept } from "./attempts.js";
import { checkedBy } from "./checker.js";
import { freeInWords, goalInWords, settingInWords } from "./goals.js";
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
 * @param {(way: import("../show/ways.js").Way) => void} page.forMany
 */
export function taskView(task, { makeEngine, url, notCopied, begin, openRun, runLink, settled, forMany }) {
  /** @type {import("../../core/engine.js").Engine | null} */
  let engine = null;
  let count = 0;
  const name = element("input", {
    type: "text",
    id: "task-who",
    maxlength: "40",
    autocomplete: "nickname",
    value: nicknameKept(),
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
  const list = element("ol", { class: "attempts" });
  const saveAll = button(t("saveAttempts"), "small");
  const kept = element(
    "details",
    { class: "kept" },
    element("summary", {}, t("attempts")),
    element("p", { class: "quiet" }, t("attemptsKept")),
    list,
    saveAll,
  );

  function showAttempts() {
    const attempts = attemptsAt(task.link);
    kept.hidden = attempts.length === 0;
    const items = attempts.map(({ passed, why, run }, i) => {
      const open = button(t("openAttempt"), "small");
      open.setAttribute("aria-label", `${t("openAttempt")}: ${t("attempt", { n: i + 1 })}`);
      open.addEventListener("click", () => openRun(run));
      return element("li", {}, element("span", {}, element("b", {}, t(passed ? "passed" : "failed")), ` ${why}`), open);
    });
    list.replaceChildren(...items);
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
    const mine = ++count;
    working(true);
    handIn.hidden = true;
    delete verdict.dataset.right;
    setText(verdict, t("checking"));
    const worker = (engine = engine && !engine.lost ? engine : makeEngine());
    const handed = { answer: 1, file: "", line: 1, beside: who(), link: runLink() };
    try {
      const checked = await checkedBy(
        worker,
        task.link,
        handed,
        () => mine === count,
        (made, runs) => {
          if (runs < 2 || mine !== count) return;
          bar.hidden = false;
          bar.max = runs;
          bar.value = made;
          setText(verdict, t("checkingRuns", { made, n: runs }));
        },
      );
      if (!checked || mine !== count) return;
      working(false);
      const { row, link } = checked;
      say(row.verdict, row.why);
      if (!link) return;
      const passed = row.verdict === "passed";
      keepAttempt(task.link, { passed, why: row.why, run: row.run, answer: link });
      showAttempts();
      answer.value = url(link);
      setText(ready, t(passed ? "answerReady" : "answerAnyway"));
      copy.classList.toggle("primary", passed);
      handIn.hidden = false;
    } catch {
      if (mine !== count) return;
      working(false);
      setText(verdict, t("notChecked"));
    }
  }

  function end() {
    count++;
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
  name.addEventListener("change", () => {
    keepNickname(who());
    if (task.personal) begin(who());
  });
  saveAll.addEventListener("click", () => {
    const lines = attemptsAt(task.link).map((attempt) => `${url(attempt.answer)}\n`);
    save(new Blob(lines, { type: "text/plain" }), "answers.txt");
  });
  showAttempts();

  return {
    title: task.title,
    who,
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
      element("div", { class: "learn-buttons" }, check, again, stop),
      bar,
      verdict,
      handIn,
      kept,
      folded(forMany),
    ],
  };
}
