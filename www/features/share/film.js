// Films of runs, if the browser can record a canvas. A separate worker makes the run again, slowly at first and then
// faster and faster. Each picture is recorded as it is drawn.

import { sleep } from "../../lib/clock.js";
import { HEIGHT, WIDTH } from "./poster.js";

/**
 * The pictures a second; the pictures of the run, for eight seconds; and the number of repeats of the last picture.
 */
const RATE = 24;
const PICTURES = 8 * RATE;
const LAST = 2 * RATE;
/** Milliseconds per answer: a worker that is silent for long is ended, and Cancel takes effect between two answers. */
const SLICE = 500;
const BITS_PER_SECOND = 4_000_000;
/** The types of films, in order of preference. */
const TYPES = ["video/mp4;codecs=avc1.64001F", "video/mp4", "video/webm;codecs=vp9", "video/webm"];

/** Returns the type of film that this browser can record; null if it cannot record films. */
export function filmType() {
  const records = typeof MediaRecorder === "function" && "captureStream" in HTMLCanvasElement.prototype;
  return records ? (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null) : null;
}

/**
 * Returns the move of a picture: every move at first, and the last move at the end.
 * @param {number} picture the number of the picture, from 0
 * @param {number} moves the total number of moves
 */
export function moveOf(picture, moves) {
  const steady = Math.min(1, moves / PICTURES);
  const grown = Math.expm1((Math.log1p(moves) * picture) / (PICTURES - 1));
  return Math.min(moves, Math.max(Math.round(grown), Math.round(picture * steady)));
}

/**
 * Records the film of a run.
 * @param {object} what
 * @param {string} what.link
 * @param {number} what.moves Records the film of a run. Rejects if the worker breaks.
 * @param {string} what.type
 * @param {() => import("../../core/engine.js").Engine} what.makeEngine
 * @param {(context: CanvasRenderingContext2D, snapshot: import("../../core/types.js").Snapshot) => void} what.draw
 * @param {(share: number) => void} what.progress called with the completed fraction
 * @param {AbortSignal} what.signal
 * @returns {Promise<Blob | null>} null if the film was cancelled
 */
export async function film({ link, moves, type, makeEngine, draw, progress, signal }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  if (!context) return null;
  const recorder = new MediaRecorder(canvas.captureStream(RATE), {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  // The worker is made after the recorder, which may throw; otherwise the worker would never be ended.
  const engine = makeEngine();
  /** @type {Blob[]} */
  const pieces = [];
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  try {
    let { snapshot } = await engine.ask("open", { link });
    draw(context, snapshot);
    recorder.start();
    const begun = performance.now();
    for (let picture = 0; picture < PICTURES + LAST && !signal.aborted; picture++) {
      const move = moveOf(Math.min(picture, PICTURES - 1), moves);
      while (snapshot.progress.moves < move && snapshot.progress.status === "running" && !signal.aborted) {
        const due = move - snapshot.progress.moves;
        snapshot = await engine.ask("advance", { moves: due, milliseconds: SLICE, trace: true, inspect: false });
      }
      draw(context, snapshot);
      progress(picture / (PICTURES + LAST));
      const wait = begun + ((picture + 1) * 1000) / RATE - performance.now();
      await sleep(Math.max(0, wait));
    }
  } finally {
    engine.end();
    if (recorder.state !== "inactive") recorder.stop();
  }
  await ended;
  return signal.aborted ? null : new Blob(pieces, { type: type.split(";")[0] });
}
