// The check of the host: each file of the build as the host sends it now, bypassing the browser's cache and the service
// worker.

import { FULL } from "../../core/bundles.js";
import { isInPage } from "../../core/trusted.js";
import { fileOf } from "../../lib/files.js";
import { cacheFor, HASHED, headersFor } from "./headers.js";
import { t } from "./texts.js";

/** @typedef {() => import("./check.js").Words} Fault */

/** The list of files with their hashes, for the service worker. */
const LIST = "sw.js";
/** The number of files requested at the same time. */
const AT_ONCE = 6;
/** The types without which a browser rejects a file. @type {Record<string, string>} */
const TYPES = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  svg: "image/svg+xml",
  wasm: "application/wasm",
};
/** The directive that may differ, because the host of the page determines who may embed it. */
const FRAMES = "frame-ancestors";

/** Checks whether there is a host with a list of files. A page in a single file and `./dev serve` have none. */
const hasHost = () => !isInPage(FULL.wasm) && document.querySelector('meta[name="annealing-lab-offline"]') !== null;

/** Checks all files, and names their faults. @returns {import("./check.js").Work} */
export async function* lookAtHost() {
  if (!hasHost()) return () => t("noHost");
  const get = (/** @type {string} */ path, integrity = "") =>
    fetch(fileOf(path), { cache: "no-store", integrity }).catch(() => null);
  const list = (await (await get(LIST))?.text()) ?? "";
  const lists = [...list.matchAll(/const (?:FILES|LANGUAGES) = (\{[^}]*\})/g)].map(([, files]) => JSON.parse(files));
  /** @type {[path: string, integrity: string][]} */
  const files = Object.entries(Object.assign({}, ...lists, { [LIST]: "" }));
  /** Faults and their files, by the description of the fault. @type {Map<string, { fault: Fault, of: string[] }>} */
  const faults = new Map();
  const add = (/** @type {string} */ path, /** @type {Fault} */ fault) => {
    const known = faults.get(fault().join()) ?? { fault, of: [] };
    faults.set(fault().join(), { fault, of: [...known.of, path === "./" ? "index.html" : path] });
  };
  if (lists.length === 0) add(LIST, () => [t("content"), t("nothing"), t("list")]);
  for (let done = 0; done < files.length; done += AT_ONCE) {
    const some = files.slice(done, done + AT_ONCE).map(async ([path, integrity]) => {
      // A file with the wrong bytes is fetched once more to find the reason.
      const whole = await get(path, integrity);
      return { path, found: await faultsOf(path, whole ?? (await get(path)), whole ? "" : integrity) };
    });
    // In the order of the list, regardless of the order of arrival.
    for (const { path, found } of await Promise.all(some)) for (const fault of found) add(path, fault);
    yield { done, all: files.length };
  }
  const all = files.length;
  for (const { fault, of } of faults.values()) {
    const words = () => {
      const [what, ...rest] = fault();
      return /** @type {import("./check.js").Words} */ ([t("of", { what, files: named(of) }), ...rest]);
    };
    yield { done: all, all, line: { group: "host", holds: false, words } };
  }
  if (faults.size > 0) return () => t("faults", { n: faults.size });
  yield {
    done: all,
    all,
    line: { group: "host", holds: true, words: () => [t("allFiles", { n: all }), t("asBuilt"), ""] },
  };
  return () => t("noFaults");
}

/**
 * @param {string} path @param {Response | null} answer @param {string} integrity that it lacks; empty if it has it
 * @returns {Promise<Fault[]>}
 */
async function faultsOf(path, answer, integrity) {
  if (!answer) return [() => [t("answer"), t("nothing"), t("file")]];
  const { ok, status, headers } = answer;
  const { byteLength } = await answer.arrayBuffer();
  if (!ok) return [() => [t("status"), `${status}`, "200"]];
  /** @type {Fault[]} */
  const faults = integrity ? [() => [t("content"), t("bytes", { n: byteLength }), integrity]] : [];
  const compare = (/** @type {string} */ name, /** @type {string} */ wanted, right = headers.get(name) === wanted) => {
    if (!right) faults.push(() => [name, headers.get(name) ?? t("nothing"), wanted]);
  };
  const type = TYPES[/\.(\w+)$/.exec(path)?.[1] ?? "html"];
  if (type) compare("Content-Type", type, headers.get("Content-Type")?.split(";")[0].trim() === type);
  const policy = directives(headers.get("Content-Security-Policy"));
  const { "Content-Security-Policy": wanted, ...others } = headersFor(policy?.get(FRAMES) ?? "'none'");
  if (!policy) compare("Content-Security-Policy", wanted);
  else
    for (const [name, value] of directives(wanted) ?? [])
      if (policy.get(name) !== value)
        faults.push(() => [
          "Content-Security-Policy",
          policy.has(name) ? `${name} ${policy.get(name)}` : t("without", { name }),
          `${name} ${value}`,
        ]);
  for (const [name, value] of Object.entries(others)) compare(name, value);
  const cached = cacheFor(path);
  const [kept, most] = [headers.get("Cache-Control"), cached].map(secondsOf);
  compare("Cache-Control", cached, HASHED.test(path) ? kept >= most : kept <= most);
  return faults;
}

/** Reads a policy; null without a policy. @param {string | null} policy @returns {Map<string, string> | null} */
const directives = (policy) =>
  policy === null
    ? null
    : new Map(policy.split(/[;,]/).map((each) => /** @type {[string, string]} */ (each.trim().split(/ +(.*)/))));

/**
 * Returns the seconds that a file is cached without revalidation; NaN if the header is silent.
 * @param {string | null} header
 */
const secondsOf = (header) =>
  /no-(cache|store)/.test(header ?? "") ? 0 : Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? NaN);

/** Names files: all of a few, or two of many. @param {string[]} files */
const named = (files) =>
  files.length > 3 ? t("andMore", { files: files.slice(0, 2).join(", "), n: files.length - 2 }) : files.join(", ");
