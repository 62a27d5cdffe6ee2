// The house: the parts that exist once on the page. Each part and every feature gets the house, and through it the
// other parts. This file only defines the type; main.js makes the parts, one after another.

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
 * @property {<T extends keyof Requests>(type: T, what: Requests[T][0]) => Promise<Requests[T][1] | null>} ask sends a
 * request to the run's engine; null if it crashes
 * @property {(crashed?: (message: string) => void) => Engine} makeEngine makes another engine, which the caller must
 * end
 * @property {import("./run/queue.js").Queue} queue
 * @property {(act: () => Promise<void> | void) => Promise<void>} soon runs an act when no change of the run is in
 * progress
 * @property {import("./run/player.js").Player} player
 * @property {import("./run/opening.js").Opening} opening
 * @property {import("./run/opening.js").Opening["open"]} open
 * @property {() => Run | null} playable returns the run; null while another one is being opened
 * @property {import("./run/choices.js").Choices} choices
 * @property {import("./run/playback.js").Playback} playback
 * @property {import("./run/edits.js").Edits} edits
 * @property {import("./run/givens.js").Givens} givens
 * @property {import("./view/stage.js").Stage} stage
 * @property {import("./view/settings.js").Settings} settings
 * @property {import("./view/speed.js").Speed} speed
 * @property {import("./view/interventions/interventions.js").Interventions} interventions
 * @property {import("./view/puzzle-view.js").PuzzleView} puzzleView
 * @property {() => import("./lib/colours.js").Colours} colours returns the colours, for parts that read no facts
 * @property {() => void} leave ends editing or the display of another board
 * @property {() => boolean} pause pauses the run; returns whether it was playing
 * @property {() => void} look draws again, because the board has changed
 * @property {(part?: "all" | "plots") => void} draw makes the page be drawn in the next frame
 * @property {(text: string) => void} notCopied shows a text that could not be copied
 */

export {};
