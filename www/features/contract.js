// The contract of a feature's folder, as types.
//
// A line in list.js has the facts that must be known before a feature is loaded. The default function of the feature's module takes the
// house and gives the feature. All members of a feature are optional. Where only one answer counts, features are asked in the order of
// the list, and the first answer is taken.

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Setup} Setup */

/**
 * The features by name, each as others may use it once it is loaded.
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
 * @property {Name} name the name of its markup and stylesheets (data-part), of its openers (data-opens), and of its words in text/shell
 * @property {() => Promise<{ default: (house: House) => Feature | Promise<Feature> }>} load
 * @property {() => string} [title] for people, where text/shell has none
 * @property {Name} [stylesOf] another feature whose stylesheets it needs, too
 * @property {[key: string, does: import("../shell/keys.js").Row["does"]]} [key] the key that opens it, and the key's text in the help
 * @property {boolean} [alone] whether it has a place of its own on the page. Dialogs and views share their place with the run: of several
 *   that are asked for the last one opens, and none if another run is asked for meanwhile
 * @property {(setup: Setup) => boolean} [needed] whether a run cannot be shown without the feature
 * @property {(run: Run | null) => boolean} [soon] whether the feature is loaded as soon as a run is open; null for a view without a run
 * @property {(link: string) => boolean} [link] whether a link belongs to the feature, and to no run
 * @property {import("../facts.js").View} [view] the view of such a link
 * @property {string} [panel] the id of the panel that the feature fills: it is loaded when the panel is open
 * @property {(run: Run | null) => boolean} [texts] whether the feature takes texts and files that are pasted or dropped anywhere, while
 *   a run is open
 */

/**
 * A request to open a feature, by an opener or another feature, or with a link, a text or a file from elsewhere.
 * @typedef {object} Ask
 * @property {string} [by] the id of the opener
 * @property {string} [link]
 * @property {string} [text]
 * @property {File} [file]
 * @property {string} [what] words for the text, or the part to show first
 */

/**
 * A sentence on the run; `over` is false if it is not about the run's end.
 * @typedef {{ kind: string, text: string, over?: boolean }} Sentence
 */

/**
 * The state of the run for which a sentence is wanted.
 * @typedef {object} Now
 * @property {"resting" | "playing" | "replaying"} playing
 * @property {import("../view/frames.js").Pace} pace
 * @property {string | null} refusal the reason why nothing can be started
 * @property {string} truth the result of a proof, as far as it has come
 * @property {string} move the last move in words, where eyes can follow
 * @property {string} caption a caption of many moves, where eyes cannot follow
 */

/**
 * A feature that is loaded.
 * @typedef {object} Feature
 * @property {(ask: Ask) => void} [asked] opens the feature, for the last request
 * @property {(run: Run, before: Run | null) => void} [begun] takes each run that is opened, and the present run when the feature is loaded
 * @property {(run: Run) => void} [seen] takes the run at another move, or with another link
 * @property {(solved: import("../run/pending-solutions.js").Solved) => void} [found] takes a solution that a run has found
 * @property {() => void} [leave] ends editing, or another board in place of the run's, because the run is about to go on
 * @property {(view?: import("../facts.js").View) => void} [closed] is called when its view is left, for another view if there is one
 * @property {string | null} [link] the link of its view
 * @property {(trace: boolean) => import("../core/types.js").Wanted} [wants] gives the parts that the next snapshot must have
 * @property {(run: Run) => number | null} [speed] gives the speed at which a run lasts some seconds
 * @property {(run: Run) => any} [looks] gives another board to show in place of the run's
 * @property {(run: Run) => { cells: [number, number], accepted: boolean } | null} [pair] gives two cells to mark on the run's board
 * @property {number | null} [cell] the cell that is edited, which is marked on the board
 * @property {boolean} [editing] whether givens are being edited
 * @property {boolean} [covers] whether a puzzle is shown in place of its run
 * @property {boolean} [works] whether the feature makes runs by itself, until Start is pressed
 * @property {Heats | null} [heats] what a hand on the thermometer heats in place of the run
 * @property {() => boolean} [starts] takes a press on Start; gives false to leave it to the run
 * @property {(start: () => void) => boolean} [asksFirst] asks a person before a run may go on, and then calls `start`
 * @property {() => string} [word] gives the word of Start, if another one is wanted
 * @property {string | null} [refusal] the reason why nothing can be started
 * @property {Instead | null} [instead] what is seen in place of the run, and has none
 * @property {(run: Run, how: { resting: boolean, sampled: boolean }) => void} [figures] draws in a frame; `sampled`: the
 *   board shows the same move, or no eye can follow
 * @property {(run: Run) => void} [tell] shows figures, as often as the readouts
 * @property {(run: Run) => void} [plot] draws the trace
 * @property {(run: Run) => { help: string, lines: string } | null} [meter] gives other words for the energy
 * @property {(run: Run, now: Now) => Sentence | null} [says] gives the sentence on the run
 * @property {(run: Run) => { truth?: string }} [notes] gives parts of sentences
 * @property {(run: Run) => string} [step] gives the last move in words
 * @property {(run: Run) => string} [aim] gives the headline in place of the puzzle's aim
 * @property {(run: Run) => string} [method] gives the method in one line
 * @property {(run: Run) => boolean} [taps] whether cells are swapped by taps alone
 * @property {(run: Run) => void} [words] shows words, as often as the sentence
 */

/**
 * Runs that a hand on the thermometer heats: whether they are held at a temperature, and what is done while it is pulled, and then.
 * @typedef {{ held: boolean, pulled: (temperature: number) => void, hold: (temperature: number) => Promise<void>, release: () => void }} Heats
 */

/**
 * A puzzle that has no run, because it contradicts itself.
 * @typedef {object} Instead
 * @property {string | null} link that opens it; null if none can
 * @property {string} title
 * @property {string} words on the contradiction
 * @property {import("../core/types.js").SudokuPuzzle} puzzle
 */

/** @typedef {import("../house.js").House} House */

export {};
