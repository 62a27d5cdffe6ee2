// The house: the parts of the page that there is one of, as each of them and every feature sees the others. Types only: main.js makes
// the parts, one after the other, and puts them here.

/** @typedef {import("./core/engine.js").Engine} Engine */
/** @typedef {import("./core/types.js").Requests} Requests */
/** @typedef {import("./run/run.js").Run} Run */

/**
 * @typedef {object} House
 * @property {import("./shell/notice.js").Notice} notice
 * @property {import("./shell/address.js").Address} address
 * @property {import("./shell/views.js").Views} views
 * @property {import("./shell/features.js").Features} features those that are there, or are asked for
 * @property {import("./shell/mode.js").Mode} mode
 * @property {import("./shell/keys.js").Keys} keys
 * @property {import("./shell/tabs.js").Tabs} tabs
 * @property {import("./shell/theme.js").Theme} theme
 * @property {Engine} engine of the run
 * @property {<T extends keyof Requests>(type: T, what: Requests[T][0]) => Promise<Requests[T][1] | null>} ask it; null where it crashes
 * @property {(crashed?: (message: string) => void) => Engine} makeEngine one beside the run's; its owner ends it
 * @property {import("./run/queue.js").Queue} queue
 * @property {(act: () => Promise<void> | void) => Promise<void>} soon does it when no change of the run is under way
 * @property {import("./run/player.js").Player} player
 * @property {import("./run/opening.js").Opening} opening
 * @property {import("./run/opening.js").Opening["open"]} open
 * @property {() => Run | null} playable the run, but for while another is on its way
 * @property {import("./run/choices.js").Choices} choices
 * @property {import("./run/playback.js").Playback} playback
 * @property {import("./run/edits.js").Edits} edits
 * @property {import("./run/givens.js").Givens} givens
 * @property {import("./view/stage.js").Stage} stage
 * @property {import("./view/settings.js").Settings} settings
 * @property {import("./view/speed.js").Speed} speed
 * @property {import("./view/interventions/interventions.js").Interventions} interventions
 * @property {import("./view/puzzle-view.js").PuzzleView} puzzleView
 * @property {() => import("./lib/colours.js").Colours} colours for what reads no facts
 * @property {() => void} leave ends what is edited or looked at in place of the run
 * @property {() => boolean} pause pauses; whether the run was playing
 * @property {() => void} look is called when another board is to be seen
 * @property {(part?: "all" | "plots") => void} draw
 * @property {(text: string) => void} notCopied
 */

export {};
