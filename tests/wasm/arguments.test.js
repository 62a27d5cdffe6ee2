// Every function of the npm package, as its types declare it, is called with what it does not accept: it refuses that before the module
// is called.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inNode } from "../npm/package.js";

const FOLDER = new URL("../../target/npm/annealing-lab/", import.meta.url);

/** What stands for an argument that is accepted, by its type. @type {Record<string, unknown>} */
const RIGHT = {
  ...{ string: "", number: 0, boolean: true, "string[]": [], Event: "best", Draft: {} },
  ...{ Uint8Array: new Uint8Array(1), Uint32Array: new Uint32Array(1), Int32Array: new Int32Array(1) },
};
/** What no argument can be. */
const NEVER = [undefined, null, Symbol("s"), 1n, {}, Object.create(null), () => 1];
/** What else an argument of a type cannot be. @type {Record<string, unknown[]>} */
const WRONG = {
  string: [5, ["a"]],
  number: ["x", "1", NaN, -1, -Infinity, [1]],
  boolean: [1, "true"],
  "string[]": ["x", [5]],
  Event: [5, "nonsense", ["best"]],
  Draft: [5, "x"],
  ...Object.fromEntries(
    ["Uint8Array", "Uint32Array", "Int32Array"].map((type) => [type, [5, "x", [1], new Float32Array(1)]]),
  ),
};
/** Numbers that are not whole, and those without an end. */
const REAL = ["milliseconds", "acceptance"];
const ENDLESS = ["milliseconds", "n", "moves", "limit"];

/** @typedef {{ name: string, optional: boolean, type: string }} Parameter */

/** All that a bundle's types declare, with its parameters. @param {string} bundle */
function declared(bundle) {
  const text = readFileSync(new URL(`${bundle}/lazy.d.ts`, FOLDER), "utf8");
  let owner = "";
  return text.split("\n").flatMap((line) => {
    owner = /^export class (\w+)/.exec(line)?.[1] ?? (line === "}" ? "" : owner);
    const [, name, list] = /^(?:export function| {3}) (\w+)\((.*?)\)[:;]/.exec(line) ?? [];
    if (!name) return [];
    const parameters = [...list.matchAll(/(\w+)(\??): ([^,|]+)/g)].map(([, name, optional, type]) => ({
      ...{ name, optional: optional === "?", type: type.trim() },
    }));
    return [{ owner, name, parameters }];
  });
}

for (const bundle of ["full", "core"]) {
  /** @type {any} */
  const has = await inNode(undefined, bundle);
  const all = declared(bundle);

  /** What is called, be it a class, a method of nothing, or a function. @param {string} owner @param {string} name */
  const called = (owner, name) => {
    if (!owner) return has[name];
    if (name === "constructor") return (/** @type {unknown[]} */ ...given) => new has[owner](...given);
    // No module would take it.
    const it = Object.create(has[owner].prototype, { __wbg_ptr: { value: 1 } });
    return it[name].bind(it);
  };

  test(`every argument of the bundle ${bundle} is refused where it is wrong, by its name`, () => {
    let tried = 0;
    for (const { owner, name, parameters } of all)
      for (const [place, { name: argument, optional, type }] of parameters.entries()) {
        const numbers =
          type !== "number"
            ? []
            : [
                ...(REAL.includes(argument) ? [] : [0.5, 1e30]),
                ...(ENDLESS.includes(argument) ? [] : [Infinity, 2 ** 60]),
              ];
        for (const wrong of [...NEVER, ...WRONG[type], ...numbers]) {
          if (optional && (wrong === undefined || wrong === null)) continue;
          const given = parameters.map((parameter, at) => (at === place ? wrong : RIGHT[parameter.type]));
          const whole = `${owner}.${name}(${argument}: ${type}): ${typeof wrong}`;
          assert.throws(
            () => called(owner, name)(...given),
            (/** @type {any} */ error) => {
              assert.ok(error instanceof has.Refusal, `${whole}: ${error}`);
              if (type === "Draft") return true;
              const of = [owner, name === "constructor" ? "" : name].filter(Boolean).join(".");
              assert.equal(error.key, `${argument} of ${of}`);
              assert.match(error.message, /^\w+ of \S+: '[^]*' is not .+\.$/u);
              return true;
            },
          );
          tried++;
        }
      }
    assert.ok(tried > (bundle === "full" ? 900 : 200), `${tried}`);
  });

  test(`what was freed says so in the bundle ${bundle}, and can be freed twice`, () => {
    const solver = new has.Solver("puzzle=octa");
    solver.free();
    solver.free();
    for (const { owner, name, parameters } of all) {
      if (!owner || name === "constructor" || name === "free") continue;
      const freed = owner === "Solver" ? solver : Object.create(has[owner].prototype);
      assert.throws(() => freed[name](...parameters.map(({ type }) => RIGHT[type])), {
        name: "Error",
        message: `${owner}.${name}: it was freed, or is no ${owner}; make another one.`,
      });
    }
  });
}

/** @type {any} */
const lab = await inNode();

for (const puzzle of ["magic19", "sudoku", "queens", "tour", "colouring", "ising", "spanning-tree"])
  test(`a board that is none of ${puzzle} has no worsening move, and breaks nothing`, () => {
    const { length } = new lab.Solver(`puzzle=${puzzle}`).board();
    for (const number of [-(2 ** 31), -1, 0, 99, 2 ** 31 - 1]) {
      const least = lab.least_worsening(
        `puzzle=${puzzle}`,
        new Int32Array(length).fill(number),
        new Uint8Array(length),
      );
      assert.ok(
        least === undefined || (least > 0 && ["ising", "spanning-tree"].includes(puzzle)),
        `${number}: ${least}`,
      );
    }
  });

test("no message is put into words that is none", () => {
  assert.equal(lab.inWords({ code: "row", args: { row: 3 } }), "row 3");
  for (const wrong of [...NEVER, 5, { code: "row" }, { code: "row", args: null }, { code: "nonsense", args: {} }])
    assert.throws(() => lab.inWords(wrong), { name: "Refusal", key: "message of inWords" });
});

test("numbers at both ends of what is accepted break nothing", () => {
  const most = 2 ** 32 - 1;
  const solver = new lab.Solver("puzzle=octa&seed=7");
  assert.equal(solver.step(0).moves, 0);
  assert.equal(solver.step(Infinity).status, "solved");
  for (const number of [0, most]) {
    assert.ok(lab.sudoku_sdk(number, new Uint8Array([5]), "").endsWith("5\n"));
    assert.ok(lab.temperature_curve("", Infinity, number).length >= 2);
    assert.equal(solver.neighbourhood(number).total, 120);
    assert.ok(solver.board_of(number) instanceof Int32Array);
    new lab.SeedShare("", 1, number, number).go_to(0, 0);
  }
});

test("JSON that is none, or none of its type, is an error that names its place", () => {
  for (const call of [() => new lab.LessonRuns(""), () => lab.broken_answer("{}")])
    assert.throws(call, { name: "Error", message: /^[^;]+ at line 1 column \d+; docs\/API\.md .*\.$/ });
});
