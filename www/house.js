// The house: the parts of which the page has one. Each part and every feature gets the house, and by it the others. This file has the
// type only; main.js makes the parts, one after the other.

/** @typedef {import("./core/engine.js").Engine} Engine */
/** @typedef {import("./core/types.js").Requests} Requests */
/** @typedef {import("./run/run.js").Run} Run */

/**
 * @typedef {object} House
 * @property {import("./shell/notice.js").Notice} notice
 * @property {import("./shell/address.js").Address} address
 * @property {import("./shell/views.js").Views} views
 * @property {import("./shell/features.js").Features} features
 * @property {import("./shell/mode.js").Mode} mode
 * @property {import("./shell/keys.js").Keys} keys
 * @property {import("./shell/tabs.js").Tabs} tabs
 * @property {import("./shell/theme.js").Theme} theme
 * @property {Engine} engine the engine of the run
 * @property {<T extends keyof Requests>(type: T, what: Requests[T][0]) => Promise<Requests[T][1] | null>} ask asks the run's engine; null
 *   if it crashes
 * @property {(crashed?: (message: string) => void) => Engine} makeEngine makes another engine, which the caller must end
 * @property {import("./run/queue.js").Queue} queue
 * @property {(act: () => Promise<void> | void) => Promise<void>} soon acts when no change of the run is under way
 * @property {import("./run/player.js").Player} player
 * @property {import("./run/opening.js").Opening} opening
 * @property {import("./run/opening.js").Opening["open"]} open
 * @property {() => Run | null} playable gives the run; null while another one is being opened
 * @property {import("./run/choices.js").Choices} choices
 * @property {import("./run/playback.js").Playback} playback
 * @property {import("./run/edits.js").Edits} edits
 * @property {import("./run/givens.js").Givens} givens
 * @property {import("./view/stage.js").Stage} stage
 * @property {import("./view/settings.js").Settings} settings
 * @property {import("./view/speed.js").Speed} speed
 * @property {import("./view/interventions/interventions.js").Interventions} interventions
 * @property {import("./view/puzzle-view.js").PuzzleView} puzzleView
 * @property {() => import("./lib/colours.js").Colours} colours gives the colours, for parts that read no facts
 * @property {() => void} leave ends editing, or another board in place of the run's
 * @property {() => boolean} pause pauses the run; gives whether it was playing
 * @property {() => void} look draws again, because another board is to be shown
 * @property {(part?: "all" | "plots") => void} draw has the page drawn in the next frame
 * @property {(text: string) => void} notCopied shows a text that could not be copied
 */

export {};
