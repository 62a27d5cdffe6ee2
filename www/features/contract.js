// The contract of a feature's folder. Types only.
//
// A line in list.js is what must be known before a feature is loaded. A feature is what the module's default function makes of the
// house. All members of a feature are optional: one that has nothing to say to something leaves it out. Those that are asked one
// after the other are asked in the order of the list, and the first that answers is heard.

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../core/types.js").Setup} Setup */

/**
 * The features by name, each as others may ask it while it is there.
 * @typedef {object} Parts
 * @property {import("./exact/exact.js").Exact} exact
 * @property {import("../plot/plots.js").Plots} plots
 * @property {import("./neighbourhood/neighbourhood.js").Neighbourhood} neighbourhood
 * @property {import("./search/search.js").Search} search
 * @property {import("./rebuild/rebuild.js").Rebuild} rebuild
 * @property {import("./replicas/replicas.js").Replicas} replicas
 * @property {import("../boards/sums/editor.js").Editor} sums-editor
 * @property {import("./sudoku/sudoku.js").Sudoku} sudoku
 * @property {import("./ways/ways.js").Ways} ways
 * @property {import("../boards/route/route.js").RouteMap} route
 * @property {import("./proof/proof.js").Proof} proof
 * @property {import("./solved/solved.js").Solved} solved
 * @property {import("./share/share.js").Share} share
 * @property {import("./inspector/inspector.js").Inspector} inspector
 * @property {import("./compare/compare.js").Compare} compare
 * @property {import("./learn/learn.js").Learn} learn
 * @property {import("./class/class.js").Class} class
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
 * @typedef {object} Line
 * @property {Name} name of its markup and its stylesheets (data-part), of its openers (data-opens) and of its words in text/shell
 * @property {() => Promise<{ default: (house: House) => Feature | Promise<Feature> }>} load
 * @property {Name} [stylesOf] names another feature whose stylesheets it needs besides
 * @property {[key: string, does: import("../shell/keys.js").Row["does"]]} [key] that asks for it anywhere, and what it does in the help
 * @property {boolean} [alone] whether it has a place of its own on the page. Dialogs and views share one with the run: of several that
 *   are asked for the last one opens, and none when another run has been asked for
 * @property {(setup: Setup) => boolean} [needed] whether a run cannot be shown without it
 * @property {(run: Run | null) => boolean} [soon] whether it is wanted as soon as this run is there; null: a view without one
 * @property {(link: string) => boolean} [link] whether a link is its own, and no run's
 * @property {import("../facts.js").View} [view] that such a link is seen in
 * @property {string} [panel] the id of a panel that it fills: it is loaded when that is open
 * @property {boolean} [texts] whether it takes what is pasted or dropped anywhere
 */

/**
 * A wish for a feature, by an opener or another feature, or with a link, a text or a file from elsewhere.
 * @typedef {object} Ask
 * @property {string} [by]
 * @property {string} [link]
 * @property {string} [text]
 * @property {File} [file]
 * @property {string} [what] words for the text, or what is to be shown first
 */

/** A sentence on the run. `over` is false where the run's end is not what it says. @typedef {{ kind: string, text: string, over?: boolean }} Sentence */

/**
 * The state of the run when a sentence is looked for.
 * @typedef {object} Now
 * @property {"resting" | "playing" | "replaying"} playing
 * @property {import("../view/frames.js").Pace} pace
 * @property {string | null} refusal why nothing can be started
 * @property {string} truth whether there is a solution, as far as that is proved
 * @property {string} move the last move in words, where eyes can follow
 * @property {string} caption what the moves do, where they cannot
 * @property {string} game how solving by hand stands, if somebody does
 */

/**
 * @typedef {object} Feature
 * @property {(ask: Ask) => void} [asked] is called for the last of those who asked for it
 * @property {(run: Run, before: Run | null) => void} [begun] is called with each run that is opened; also when the feature has just come
 * @property {(run: Run) => void} [seen] is called when the run is at another move, or has another link
 * @property {(solved: import("../run/pending-solutions.js").Solved) => void} [found] takes a solution that a run has found
 * @property {() => void} [leave] ends what is edited or looked at in place of the run, which is about to go on
 * @property {() => void} [closed] is called when its view is not seen any more
 * @property {string | null} [link] that its view is seen by
 * @property {(trace: boolean) => Partial<{ trace: boolean, tree: number, neighbours: number }>} [wants] gives what the next snapshot is to have with it
 * @property {(run: Run) => number | null} [speed] gives the speed at which a run is watched for some seconds
 * @property {(run: Run) => any} [looks] gives another board that is to be seen in place of the run's
 * @property {(run: Run) => { cells: [number, number], accepted: boolean } | null} [pair] gives two cells to be marked on it
 * @property {number | null} [cell] that is edited, and wears the cursor
 * @property {boolean} [editing] whether givens are being edited
 * @property {boolean} [covers] whether a puzzle is shown in place of its run
 * @property {boolean} [works] whether it makes runs by itself, until Start is pressed
 * @property {() => boolean} [starts] takes a press on Start, if that is its own
 * @property {(start: () => void) => boolean} [asksFirst] asks a person before a run may go on, and then calls `start`
 * @property {string | null} [refusal] why nothing can be started
 * @property {(run: Run, how: { resting: boolean, sampled: boolean }) => void} [figures] shows what a frame shows; `sampled`: also where no eye can follow
 * @property {(run: Run) => void} [tell] shows what is shown as often as the readouts
 * @property {(run: Run) => void} [plot] draws what changes with the trace
 * @property {(run: Run) => { help: string, lines: string } | null} [meter] gives other words for the energy
 * @property {(run: Run, now: Now) => Sentence | null} [says] gives the sentence on the run
 * @property {(run: Run) => { truth?: string, game?: string }} [notes] gives what sentences are made of
 * @property {(run: Run) => string} [step] gives the last move in words
 * @property {(run: Run) => string} [aim] gives the headline in place of the puzzle's aim
 * @property {(run: Run) => string} [method] gives the method in one line
 * @property {(run: Run) => boolean} [taps] whether cells are swapped by taps alone
 * @property {(run: Run) => void} [words] shows what changes with the sentence
 */

/** @typedef {import("../house.js").House} House */

export {};
