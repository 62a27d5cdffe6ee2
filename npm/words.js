// Errors of the modules and of their arguments, with a message in English.

import { inWords as worded, refusalOf } from "../www/text/core.js";
import english from "../www/text/en/core.js";

/** A link, a text or a value was refused. */
export class Refusal extends Error {
  /** @param {import("../www/core/types.js").CoreMessage | (import("../www/core/types.js").LinkError & { beyond: boolean })} what */
  constructor(what) {
    super("key" in what ? refusalOf(what) : worded(what));
    this.name = "Refusal";
    const { code, args } = "key" in what ? what.message : what;
    this.code = code;
    this.args = args;
    this.key = "key" in what ? what.key : undefined;
    this.value = "key" in what ? what.value : undefined;
    this.beyond = "key" in what && what.beyond;
  }
}

/** What a module throws, as people can read it: of JSON that it cannot read a text. @param {any} thrown */
export function refused(thrown) {
  if (typeof thrown === "string")
    return new Error(`${thrown}; docs/API.md of the repository has the type of what is given as JSON.`);
  return thrown instanceof Error || typeof (thrown?.message ?? thrown)?.code !== "string"
    ? thrown
    : new Refusal(thrown);
}

/** The name of a value's class, from whatever realm it comes. @param {unknown} value */
const nameOf = (value) => Object.prototype.toString.call(value).slice(8, -1);

/** Whether a number need not be whole, by the most that it can be: a share or a time. @param {number} most */
const isReal = (most) => most === 1 || most === Infinity;

/** @param {string | string[] | number} kind @param {any} value */
function isOf(kind, value) {
  if (typeof kind === "number") {
    const within = typeof value === "number" && value >= 0 && value <= kind && (isReal(kind) || value % 1 === 0);
    return within || (kind === Number.MAX_SAFE_INTEGER && value === Infinity);
  }
  if (Array.isArray(kind)) return kind.includes(value);
  if (kind === "string[]") return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (kind === "CoreMessage")
    return typeof value === "string" || (Object.hasOwn(english, value?.code) && nameOf(value.args) === "Object");
  if (kind === "From")
    return /^(String|URL|Response|ArrayBuffer|\w+Array|DataView|WebAssembly\.Module)$/.test(nameOf(value));
  return typeof value === kind || nameOf(value) === kind;
}

/**
 * Refuses an argument that is not of its kind.
 * @param {string} key which argument, and of what
 * @param {string | string[] | number} kind a type's name, all that it can be, or the most of a number; so many moves may be Infinity, too
 * @param {unknown} given
 */
export function take(key, kind, given) {
  if (isOf(kind, given)) return;
  const value = given && typeof given === "object" ? `a value of type ${nameOf(given)}` : String(given);
  const choices = Array.isArray(kind) ? kind : [`a value of type ${kind}`];
  /** @type {import("../www/core/types.js").CoreMessage} */
  const message =
    typeof kind === "number"
      ? { code: isReal(kind) ? "not_number" : "not_whole", args: { value, least: 0, most: kind } }
      : { code: "not_one_of", args: { value, n: choices.length, choices } };
  throw new Refusal({ key, value, message, beyond: false });
}

/**
 * Refuses what was freed.
 * @param {string} place the method @param {new (...given: any) => any} type @param {unknown} it what the method is called on
 */
export function held(place, type, it) {
  if (!(it instanceof type) || !it.__wbg_ptr)
    throw new Error(`${place}: it was freed, or is no ${place.split(".")[0]}; make another one.`);
}

/** What stands for a module that is not started. */
export const unstarted = new Proxy(
  {},
  {
    get() {
      throw new Error(
        "The module is not started; await the default export of this entry, init(), before anything else.",
      );
    },
  },
);

/** A message in English. @param {import("../www/core/types.js").CoreMessage | string} message */
export function inWords(message) {
  take("message of inWords", "CoreMessage", message);
  return worded(message);
}
