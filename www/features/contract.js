// The contract of a feature's folder, as types.
//
// A line in list.js states the facts needed before a feature is loaded. The default function of the feature's module
// takes the house and returns the feature. All members of a feature are optional. If only one answer counts, the page
// consults the features in the order of the list, and takes the first answer.

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Setup} Setup */

/**
 * The features by name, in the form that others may use once they are loaded.
 * @typedef {object} Parts
 * @property {import("./exact/exact.js").Exact} exact
 * @property {import("../plot/plots.js").Plots} plots
 * @property {import("./code/code.js").Code} code
 * @property {import("./runs/runs.js").Runs} runs
 * @property {import("./ladder/ladder.js").Ladder} ladder
 * @property {import("./neighbourhood/neighbourhood.js").Neighbourhood} neighbourhood
 * @property {import("./search/search.js").Search} search
 * @property {import("./rebuild/rebuild.js").Rebuild} rebuild
 * @property {import("./replicas/replicas.js").Replicas} replicas
 * @property {import("../boards/sums/editor.js").Editor} sums-editor
 * @property {import("../boards/tour/editor.js").CityEditor} cities
 * @property {import("./sudoku/sudoku.js").Sudoku} sudoku
 * @property {import("./ways/ways.js").Ways} ways
 * @property {import("../boards/route/route.js").RouteMap} route
 * @property {import("./models/models.js").Models} models
 * @property {import("./proof/proof.js").Proof} proof
 * @property {import("./solved/solved.js").Solved} solved
 * @property {import("./share/share.js").Share} share
 * @property {import("./inspector/inspector.js").Inspector} inspector
 * @property {import("./compare/compare.js").Compare} compare
 * @property {import("./learn/learn.js").Learn} learn
 * @property {import("./landscape/landscape.js").LandscapeView} landscape
 * @property {import("./class/class.js").Class} class
 * @property {import("./check/check.js").Check} check
 * @property {import("./scorm/scorm.js").Scorm} scorm
 * @property {import("./show/show.js").Show} show
 * @property {import("./embed/embed.js").Embed} embed
 * @property {import("./temperature-finder/finder.js").Finder} finder
 * @property {import("./search/report.js").Report} report
 * @property {import("./puzzle-editor/puzzle-editor.js").PuzzleEditor} puzzle-editor
 * @property {import("./library/library.js").Library} library
 * @property {import("./help/help.js").Help} help
 */

/** @typedef {keyof Parts} Name */

/**
 * A feature before it is loaded.
 * @typedef {object} Line
 * @property {Name} name the name for its markup and stylesheets (data-part), of its openers (data-opens), and of its
 * words in text/shell
 * @property {() => Promise<{ default: (house: House) => Feature | Promise<Feature> }>} load
 * @property {() => string} [title] a title for people, if text/shell lacks one
 * @property {Name} [stylesOf] another feature whose stylesheets it also needs
 * @property {[key: string, does: import("../shell/keys.js").Row["does"]]} [key] the key that opens it, and the text for
 * the key in the help
 * @property {boolean} [alone] whether it has a separate place on the page. Dialogs and views share their place with the
 * run. Of several requested ones, the last one opens; it stays closed if another run is requested meanwhile
 * @property {(setup: Setup) => boolean} [needed] whether a run cannot be shown without the feature
 * @property {(run: Run | null) => boolean} [soon] whether the feature is loaded as soon as a run is open; called with
 * null for a view without a run
 * @property {(link: string) => boolean} [link] whether a link belongs to the feature rather than to a run
 * @property {import("../facts.js").View} [view] the view for such a link
 * @property {string} [panel] the id of the panel that the feature fills; the feature is loaded when the panel is open
 * @property {(run: Run | null) => boolean} [texts] whether the feature takes texts and files that are pasted or dropped
 * anywhere while a run is open
 */

/**
 * A request to open a feature, by an opener or another feature, or with a link, a text or a file from elsewhere.
 * @typedef {object} Ask
 * @property {string} [by] the id of the opener
 * @property {string} [link]
 * @property {string} [text]
 * @property {File} [file]
 * @property {string} [what] the label of the text, or the part to show first
 */

/**
 * A sentence about the run; `over` is false if it does not concern the run's end.
 * @typedef {{ kind: string, text: string, over?: boolean }} Sentence
 */

/**
 * The state of the run that a sentence describes.
 * @typedef {object} Now
 * @property {"resting" | "playing" | "replaying"} playing
 * @property {import("../view/frames.js").Pace} pace
 * @property {string | null} refusal the reason why nothing can be started, if any
 * @property {string} truth the result of a proof, as far as it is known
 * @property {string} move the last move in words, if the eye can follow
 * @property {string} caption a caption of many moves, if the eye cannot follow
 */

/**
 * A loaded feature.
 * @typedef {object} Feature
 * @property {(ask: Ask) => void} [asked] opens the feature for the latest request
 * @property {(run: Run, before: Run | null) => void} [begun] takes each opened run, and the present run when the
 * feature is loaded
 * @property {(run: Run) => void} [seen] takes the run at another move or with another link
 * @property {(solved: import("../run/pending-solutions.js").Solved) => void} [found] takes a solution found by a run
 * @property {() => void} [leave] ends editing or the display of another board, because the run is about to continue
 * @property {(view?: import("../facts.js").View) => void} [closed] called when its view is left, with the next view if
 * there is one
 * @property {string | null} [link] the link of its view
 * @property {(trace: boolean) => import("../core/types.js").Wanted} [wants] returns the parts that the next snapshot
 * must have
 * @property {(run: Run) => number | null} [speed] returns a speed at which the run lasts a few seconds
 * @property {(run: Run) => any} [looks] returns another board to show in place of the run's board
 * @property {(run: Run) => { cells: [number, number], accepted: boolean } | null} [pair] returns two cells to mark on
 * the run's board
 * @property {number | null} [cell] the cell being edited, which is marked on the board
 * @property {boolean} [editing] whether givens are being edited
 * @property {boolean} [covers] whether a puzzle is shown in place of its run
 * @property {boolean} [works] whether the feature makes runs by itself, until Start is pressed
 * @property {Heats | null} [heats] what the thermometer heats in place of the run
 * @property {() => boolean} [starts] takes a press on Start; returns false to leave it to the run
 * @property {(start: () => void) => boolean} [asksFirst] requests confirmation before a run may continue, and then
 * calls `start`
 * @property {() => string} [word] returns the label of Start, if it differs
 * @property {string | null} [refusal] the reason why nothing can be started, if any
 * @property {Instead | null} [instead] what is shown in place of the run, and has no run
 * @property {(run: Run, how: { resting: boolean, sampled: boolean }) => void} [figures] draws in a frame; `sampled` is
 * true if the board shows the same move or no eye can follow
 * @property {(run: Run) => void} [tell] shows figures as often as the readouts
 * @property {(run: Run) => void} [plot] draws the trace
 * @property {(run: Run) => { help: string, lines: string } | null} [meter] returns other words for the energy
 * @property {(run: Run, now: Now) => Sentence | null} [says] returns the sentence about the run
 * @property {(run: Run) => { truth?: string }} [notes] returns parts of sentences
 * @property {(run: Run) => string} [step] returns the last move in words
 * @property {(run: Run) => string} [aim] returns the headline in place of the puzzle's aim
 * @property {(run: Run) => string} [method] returns the method in one line
 * @property {(run: Run) => boolean} [taps] whether cells are swapped only by taps
 * @property {(run: Run) => void} [words] shows words as often as the sentence
 */

/**
 * The runs that the thermometer heats: whether their temperature is fixed, and what happens during and after a drag.
 * @typedef {{ held: boolean, pulled: (temperature: number) => void, hold: (temperature: number) => Promise<void>,
 *   release: () => void }} Heats
 */

/**
 * A puzzle without a run, because it contradicts itself.
 * @typedef {object} Instead
 * @property {string | null} link the link that opens it; null if no link can
 * @property {string} title
 * @property {string} words the description of the contradiction
 * @property {import("../core/types.js").SudokuPuzzle} puzzle
 */

/** @typedef {import("../house.js").House} House */

export {};
