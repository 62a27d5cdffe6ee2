// The dialog for sharing: the link of a run, the share sheet of the device, a QR code, a picture, and a film.

import { copies } from "../../lib/copy.js";
import { facts } from "../../facts.js";
import { element, setShown, setText } from "../../lib/dom.js";
import { Latest } from "../../lib/latest.js";
import { save } from "../../lib/save.js";
import { temperatureScaleOf } from "../../lib/temperature-scale.js";
import { makeDialog } from "../../shell/dialog.js";
import { offerCode } from "./embed-code.js";
import { film, filmType } from "./film.js";
import { WorkerCrash } from "../../core/engine.js";
import { aboveBest, floorOf } from "../../plot/columns.js";
import { scaleOf } from "../../plot/kinds.js";
import { drawPoster, HEIGHT, WIDTH } from "./poster.js";
import { codeOf, loadCodes, showCode } from "../../lib/qr.js";
import { costOf, ruleOf } from "../search/rule.js";
import { ways } from "../show/ways.js";
import { t } from "../solved/texts.js";
import { lay } from "../../shell/layers.js";

/** @typedef {import("../../run/run.js").Run} Run */

/** @typedef {import("../contract.js").House} House */

/** Makes a button. @param {string} word @param {string} [more] a further class */
function button(word, more) {
  const made = element("button", { type: "button", class: "button" }, word);
  if (more) made.classList.add(more);
  return made;
}

/** The kind of a given number. */
const GIVEN = 1;
/** The maximum length of an address in characters, because mail and chat programs may cut off a longer one. */
const MOST_SENT = 8_000;

export class Share {
  #picture = element("canvas", { class: "share-picture", role: "img" });
  #link = element("input", { type: "text", readonly: "", id: "share-link", spellcheck: "false" });
  #label = element("label", { for: "share-link" });
  #copy = button(t("copy"));
  #sheet = button(t("sheet"), "primary");
  #save = button(t("savePicture"));
  #film = button(t("makeFilm"));
  #bar = element("progress", { max: "1", value: "0", "aria-label": t("filming"), hidden: "" });
  #said = element("p", { role: "status", class: "note" });
  #task = button(t("makeTask"));
  #ways = ways();
  #code = element("canvas", { role: "img", "aria-label": t("code"), hidden: "" });
  #codeSaid = element("p", { class: "note" });
  #long = element("p", { class: "note" });
  #file = button(t("saveLink"));
  /** @type {import("../../lib/qr.js").Code | null} */
  #codeOfRun = null;
  #dialog;
  #embed;
  #house;
  /** Identifies the openings of the dialog: only the code of the latest one is shown. */
  #opened = new Latest();
  /** @type {AbortController | null} */
  #filming = null;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    this.#embed = offerCode(house.notCopied);
    this.#dialog = makeDialog("share", { title: t("shareTitle"), close: t("close") }, [
      element(
        "div",
        {},
        this.#picture,
        element("div", { class: "row" }, this.#sheet, this.#save, this.#film),
        this.#bar,
        this.#said,
      ),
      element(
        "div",
        { class: "share-link" },
        this.#label,
        element("div", { class: "row" }, this.#link, this.#copy),
        element("div", { class: "row" }, this.#task, ...this.#ways),
        this.#embed.frame,
        this.#code,
        this.#codeSaid,
        this.#long,
        this.#file,
      ),
    ]);
    const type = filmType();
    this.#sheet.hidden = typeof navigator.share !== "function";
    this.#film.hidden = type === null;
    copies(this.#copy, () => house.address.url, house.notCopied, house.soon);
    this.#task.addEventListener("click", () => {
      this.#dialog.close();
      house.views.go("task");
    });
    this.#sheet.addEventListener("click", () => this.#send());
    this.#save.addEventListener("click", () => this.#savePicture());
    this.#file.addEventListener("click", () => {
      save(new Blob([`${house.address.url}\n`], { type: "text/plain" }), `${facts.run.value?.named.name ?? "run"}.txt`);
    });
    this.#film.addEventListener("click", () => (this.#filming ? this.#filming.abort() : type && this.#record(type)));
    this.#dialog.addEventListener("close", () => this.#filming?.abort());
  }

  asked() {
    const instead = this.#instead;
    if (instead && instead.link === null) return this.#house.notice.show(t("noLink", { why: instead.words }));
    lay(this.#dialog);
    setText(this.#said, "");
    const isLatest = this.#opened.begin();
    // The code of the previous run must not be scanned meanwhile.
    this.#code.hidden = true;
    setText(this.#codeSaid, "");
    this.#house.soon(async () => this.#show(isLatest));
  }

  /** The sudoku shown in place of the run, if any. */
  get #instead() {
    return this.#house.features.instead;
  }

  /** Shows the present run; its code follows when it is ready. @param {() => boolean} isLatest */
  #show(isLatest) {
    const run = facts.run.value;
    if (!run || !isLatest()) return;
    const { url } = this.#house.address;
    this.#link.value = url;
    setText(this.#label, t(this.#instead ? "linkOfPuzzle" : "link"));
    const isFile = url.startsWith("file:");
    setText(this.#long, isFile ? t("fromFile") : t("tooLongToSend", { n: url.length }));
    setShown(this.#long, isFile || url.length > MOST_SENT);
    setShown(this.#file, url.length > MOST_SENT);
    [this.#picture.width, this.#picture.height] = [WIDTH, HEIGHT];
    this.#codeOfRun = null;
    this.#draw(run);
    const instead = this.#instead;
    const title = instead?.title ?? run.named.title;
    this.#embed.show(url, title);
    const result = instead?.words ?? resultOf(run, run.snapshot);
    for (const part of [this.#task, ...this.#ways, this.#embed.frame]) setShown(part, instead === null);
    const inWords = run.searching && !instead ? `${result}. ${ruleOf(run)}` : result;
    this.#picture.setAttribute("aria-label", t("pictureOf", { title, result: inWords }));
    setShown(this.#film, filmType() !== null && !instead && !run.proving && run.snapshot.progress.head > 0);
    // Another device does not have this file, so no code is shown.
    if (isFile) return;
    const loaded = loadCodes().then(
      () => codeOf(url),
      () => null,
    );
    loaded.then((code) => {
      if (!isLatest()) return;
      setText(this.#codeSaid, t(code ? "code" : "tooLongForCode"));
      if (!code) return;
      this.#codeOfRun = code;
      this.#draw(run);
      showCode(this.#code, code);
    });
  }

  /**
   * @param {Run} run
   * @param {import("../../core/types.js").Snapshot} snapshot
   * @param {import("../../core/types.js").Trace | null} trace
   * @returns {import("./poster.js").Poster}
   */
  #posterOf(run, snapshot, trace) {
    const { puzzle } = run.setup;
    const poster = {
      puzzle,
      board: snapshot.board,
      kinds: snapshot.kinds,
      title: run.named.title,
      result: resultOf(run, snapshot),
      rule: run.searching ? ruleOf(run) : "",
      explored: snapshot.explored ?? null,
      solved: snapshot.progress.status === "solved",
      host: location.host + location.pathname,
      code: this.#codeOfRun,
      energy: floorOf(puzzle) === 0 ? t("energy") : `${t("energy")} ${scaleOf(puzzle)}`,
      trace: run.annealing && trace ? aboveBest(trace, puzzle) : null,
      moves: run.snapshot.progress.head,
      scale: run.annealing && Number.isFinite(run.hottest) ? temperatureScaleOf(run) : null,
    };
    const instead = this.#instead;
    if (!instead) return poster;
    const board = instead.puzzle.givens;
    const seen = { puzzle: instead.puzzle, board, kinds: board.map(() => GIVEN), title: instead.title };
    const noRun = { rule: "", explored: null, solved: false, trace: null, moves: 0, scale: null };
    return { ...poster, ...seen, ...noRun, result: instead.words };
  }

  /** @param {Run} run */
  #draw(run) {
    const context = this.#picture.getContext("2d");
    if (context) drawPoster(context, this.#posterOf(run, run.snapshot, run.trace), facts.colours.peek());
  }

  async #send() {
    const run = facts.run.value;
    if (!run) return;
    const blob = await this.#blob();
    const file = blob && new File([blob], `${run.named.name}.png`, { type: blob.type });
    const { title, result: text } = this.#posterOf(run, run.snapshot, null);
    const words = { title, text, url: this.#house.address.url };
    const whole = file ? { ...words, files: [file] } : words;
    try {
      await navigator.share(navigator.canShare?.(whole) ? whole : words);
    } catch (error) {
      // A person who closes the sheet has changed their mind, which is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setText(this.#said, t("notShared"));
    }
  }

  /** @returns {Promise<Blob | null>} */
  #blob() {
    return new Promise((resolve) => this.#picture.toBlob(resolve, "image/png"));
  }

  async #savePicture() {
    const blob = await this.#blob();
    if (blob) save(blob, `${facts.run.value?.named.name ?? "run"}.png`);
  }

  /** @param {string} type */
  async #record(type) {
    const run = facts.run.value;
    if (!run) return;
    const filming = new AbortController();
    this.#filming = filming;
    setText(this.#film, t("cancel"));
    setText(this.#said, t("filming"));
    this.#bar.hidden = false;
    const colours = facts.colours.peek();
    const { makeEngine } = this.#house;
    let [blob, broke] = [/** @type {Blob | null} */ (null), ""];
    try {
      blob = await film({
        link: run.startLink,
        moves: run.snapshot.progress.head,
        type,
        makeEngine,
        signal: filming.signal,
        progress: (share) => (this.#bar.value = share),
        draw: (context, snapshot) =>
          drawPoster(context, this.#posterOf(run, snapshot, snapshot.trace ?? null), colours),
      });
      if (!blob) broke = t("notFilmed");
    } catch (error) {
      // The worker or the browser's recorder broke; any other error is a bug.
      broke = error instanceof WorkerCrash ? t("filmBroke", { why: error.message }) : t("notFilmed");
      if (!(error instanceof WorkerCrash || error instanceof DOMException)) throw error;
    } finally {
      this.#filming = null;
      this.#bar.hidden = true;
      setText(this.#film, t("makeFilm"));
      setText(this.#said, blob ? t("filmed") : filming.signal.aborted ? "" : broke);
    }
    if (blob) save(blob, `${run.named.name}.${type.startsWith("video/mp4") ? "mp4" : "webm"}`);
  }
}

/**
 * Describes the result of a run at a snapshot.
 * @param {Run} run
 * @param {import("../../core/types.js").Snapshot} snapshot
 */
function resultOf(run, { progress }) {
  const { status, moves, energy } = progress;
  if (run.searching)
    return costOf(/** @type {import("../../core/types.js").Searched} */ (/** @type {unknown} */ (progress)));
  if (status === "solved" && !(energy > 0)) return t(moves === 0 ? "solvedByHand" : "solvedAfter", { n: moves });
  return run.annealing ? t("atEnergy", { energy, n: moves }) : "";
}

export default (/** @type {import("../contract.js").House} */ house) => new Share(house);
