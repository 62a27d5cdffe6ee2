// The feature with the help: keys, the glossary, which can be opened at a term, texts for copying, the backup and the
// language.

import { fileOf } from "../../lib/files.js";
import { facts } from "../../facts.js";
import { byId, element, setText } from "../../lib/dom.js";
import { dialogOf } from "../../shell/dialog.js";
import { copies } from "../../lib/copy.js";
import { hereTo } from "../../lib/link.js";
import { offerKeys } from "../../lib/keys.js";
import { version } from "../../lib/version.js";
import { save } from "../../lib/save.js";
import { backup, read, restore } from "./backup.js";
import { citation, problem } from "./about.js";
import { offerLanguages } from "./language.js";
import sections from "../../text/en/glossary.js";
import english from "../../text/en/help.js";
import { texts, translations } from "../../text/text.js";
import { lay } from "../../shell/layers.js";

const t = texts("help", english);
const inGlossary = translations("glossary");

/** @typedef {import("../contract.js").House} House */

export class Help {
  #dialog = dialogOf("help");
  #text = byId("help-text-area", HTMLTextAreaElement);
  #house;

  /** @param {House} house */
  constructor(house) {
    this.#house = house;
    byId("help-keys", HTMLElement).append(...table(house.keys.rows));
    offerKeys(byId("single-keys", HTMLInputElement));
    offerLanguages(byId("language", HTMLSelectElement), t("languageOfBrowser"), () => {
      const run = facts.run.value;
      return run && house.address.urlOf(run.linkHere);
    });
    byId("help-terms", HTMLElement).append(...sections.flatMap(section));
    setText(byId("help-version", HTMLElement), t("version", { version: version() }));
    byId("help-check", HTMLAnchorElement).href = hereTo("check");
    // A packed page is already a local file that contains the licences.
    const isTaken = document.querySelector("[data-packed]") !== null;
    byId("help-take", HTMLElement).hidden = isTaken;
    if (isTaken) byId("help-licences", HTMLAnchorElement).href = fileOf("THIRD_PARTY.txt");
    const [cite, report] = [byId("help-cite", HTMLButtonElement), byId("help-report", HTMLButtonElement)];
    cite.addEventListener("click", () => this.#show(cite, report, t("citeHelp"), citation));
    report.addEventListener("click", () => this.#show(report, cite, t("reportHelp"), problem));
    const file = byId("backup-file", HTMLInputElement);
    byId("backup-save", HTMLButtonElement).addEventListener("click", () => this.#save());
    byId("backup-load", HTMLButtonElement).addEventListener("click", () => file.click());
    file.addEventListener("change", () => this.#load(file));
    copies(byId("help-copy", HTMLButtonElement), () => this.#text.value, house.notCopied);
  }

  /** @param {import("../contract.js").Ask} ask */
  asked({ what: term }) {
    this.#hide();
    lay(this.#dialog);
    const place = term && document.getElementById(`term-${term}`);
    if (!place) return;
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
  }

  async #save() {
    save(new Blob([await backup()], { type: "application/json" }), "annealing-lab-backup.json");
  }

  /** @param {HTMLInputElement} file */
  async #load(file) {
    const [chosen] = file.files ?? [];
    // The empty value lets a person choose the same file again.
    const text = chosen ? await chosen.text() : null;
    file.value = "";
    if (text === null) return;
    const kept = read(text);
    const words = kept ? t("restored", { n: await restore(kept) }) : t("noBackup", { name: chosen.name });
    setText(byId("backup-said", HTMLElement), words);
  }

  /**
   * Shows a text about the run, or hides it if it is shown.
   * @param {HTMLButtonElement} button @param {HTMLButtonElement} other @param {string} label
   * @param {(run: import("../../run/run.js").Run, url: string) => string} text
   */
  #show(button, other, label, text) {
    const shown = button.ariaExpanded === "true";
    this.#hide();
    const run = facts.run.value;
    if (shown || !run) return;
    setText(byId("help-text-label", HTMLElement), label);
    this.#text.value = text(run, this.#house.address.urlOf(run.linkHere));
    byId("help-text", HTMLElement).hidden = false;
    button.ariaExpanded = "true";
    other.ariaExpanded = "false";
    this.#text.scrollIntoView({ block: "nearest" });
  }

  #hide() {
    byId("help-text", HTMLElement).hidden = true;
    for (const id of ["help-cite", "help-report"]) byId(id, HTMLButtonElement).ariaExpanded = "false";
  }
}

/** Returns the name of a key for people, if it differs from the browser's name. @param {string} key */
function called(key) {
  const named = /** @type {const} */ ({ Space: "kbdSpace", Home: "kbdHome", End: "kbdEnd", Enter: "kbdEnter" });
  const same = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→" };
  if (key in named) return t(named[/** @type {keyof typeof named} */ (key)]);
  return same[/** @type {keyof typeof same} */ (key)] ?? key;
}

/** The order of the keys, which is the order of their texts. */
const ORDER = Object.keys(english);

/**
 * Lists the keys of the page with their texts; keys with the same effect share a row.
 * @param {import("../../shell/keys.js").Row[]} rows
 */
function table(rows) {
  /** @type {Map<NonNullable<import("../../shell/keys.js").Row["does"]>, Set<string>>} */
  const keys = new Map();
  for (const { does, keys: own } of rows)
    if (does && Array.isArray(own)) keys.set(does, new Set([...(keys.get(does) ?? []), ...own]));
  const kbd = (/** @type {string} */ name) => element("kbd", {}, name.length === 1 ? name.toUpperCase() : called(name));
  const row = (/** @type {(Node | string)[]} */ names, /** @type {string} */ words) =>
    element("div", {}, element("dt", {}, ...names), element("dd", {}, words));
  const ordered = [...keys].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return [
    ...ordered.map(([does, names]) =>
      row(
        [...names].flatMap((name) => [kbd(name), " "]),
        t(does),
      ),
    ),
    // These keys have no shortcut: elements handle arrows themselves, and the browser pastes.
    row([t("arrows")], t("keyArrows")),
    row([kbd(t("kbdCtrl")), " ", kbd("v")], t("keyPaste")),
  ];
}

/** Makes a section of the glossary. @param {import("../../text/en/glossary.js").Section} section */
function section({ id, title, terms }) {
  const list = element("dl", { class: "terms" });
  for (const { id, term, means, symbol, unit, source } of terms) {
    const notes = [
      symbol && t("symbol", { symbol }),
      unit && t("unit", { unit: inGlossary(`${id}.unit`, unit) }),
      source && t("source", { source }),
    ].filter(Boolean);
    const name = element("dt", { id: `term-${id}`, tabindex: "-1" }, inGlossary(`${id}.term`, term));
    const meaning = inGlossary(`${id}.means`, means);
    list.append(name, element("dd", {}, notes.length > 0 ? `${meaning} (${notes.join("; ")})` : meaning));
  }
  return [element("h4", {}, inGlossary(`${id}.title`, title)), list];
}

export default (/** @type {House} */ house) => new Help(house);
