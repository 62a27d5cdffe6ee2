// The samples: sudokus as starting points. Each has exactly one solution, verified by an exact count. Known puzzles
// name their author and year; the others were made for this page. Singles are off for samples that singles alone would
// solve, so that annealing has something to do.

import { fromText } from "../../boards/sudoku/shape.js";
import { rulesOfLink } from "../../boards/sudoku/variant.js";
import { t } from "../../text/sudoku.js";

/**
 * A sample sudoku.
 * @typedef {object} Sample
 * @property {string} [name] the name of a known puzzle
 * @property {Parameters<typeof t>[0]} [title] the title of a puzzle without a name
 * @property {string} [who] its author and year
 * @property {"follow" | "royle"} [note]
 * @property {"on" | "off"} singles
 * @property {string} givens the givens in the format of a link
 * @property {string} [rules] the rules in the format of a link
 * @property {[number, number]} [measured] the moves to a solution: the median and the maximum of seeds 1 to 9
 */

/** @typedef {Parameters<typeof t>[0]} Key */
/**
 * A group of samples.
 * @typedef {object} Group
 * @property {Key} title
 * @property {Key} [statement] its rules beyond rows, columns and boxes
 * @property {Key} [history]
 * @property {string} [source] the source of its history
 * @property {Sample[]} samples
 */

/** @type {Group[]} */
export const groups = [
  {
    title: "knownPuzzles",
    samples: [
      {
        title: "publishedSample",
        singles: "on",
        givens: "3......2.......9642.8....5.17..8.......2....7....5.4....9........6..4..5.2.9.6...",
      },
      {
        name: "AI Escargot",
        who: "Arto Inkala, 2006",
        singles: "on",
        givens: "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
      },
      {
        name: "Inkala 2010",
        who: "Arto Inkala, 2010",
        singles: "on",
        givens: "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
      },
      {
        name: "Inkala 2012",
        who: "Arto Inkala, 2012",
        singles: "on",
        givens: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
      },
      {
        name: "Golden Nugget",
        who: "tarek, 2007",
        singles: "on",
        givens: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
      },
      {
        name: "Easter Monster",
        who: "jpf, 2007",
        singles: "on",
        givens: "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
      },
      {
        title: "seventeen",
        note: "royle",
        singles: "on",
        givens: ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
      },
    ],
  },
  {
    title: "ladder",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: "4..5......5.....71798..25.4..78.4.......71....8.....168...9.2.....75...99..1..6..",
      },
      {
        title: "gentle",
        singles: "on",
        givens: ".........3.1.75.6........7253...86..6...91.8......3..5..3.4...647.35.2.8.6....4..",
      },
      {
        title: "fair",
        singles: "on",
        givens: "...3..72.5......61.76.....4.67....45...83................2.5..3....1....19..8.6.2",
      },
      {
        title: "stiff",
        singles: "on",
        givens: ".9...15....57.82.9.......8.3....962...4..7...516...9..6.1.32.......9..7......4...",
      },
      {
        title: "hard",
        singles: "on",
        givens: "6..42...1........3..13...7..4......7.926.............8.....4......5.9.3.57..184..",
      },
      {
        title: "harder",
        singles: "on",
        givens: ".8..6..13..4..178.........42....8......73.....95...1.....59.3.....4....6..7......",
      },
    ],
  },
  {
    title: "otherSizes",
    samples: [
      {
        title: "sizeOf",
        note: "follow",
        singles: "off",
        givens: "..2....1.4..32..",
      },
      {
        title: "latinOf",
        singles: "off",
        givens: "4..3....52..3......1.1...",
      },
      {
        title: "sizeOf",
        singles: "off",
        givens: "....1..45..6......62......3..4....6.",
      },
      {
        title: "jigsawOf",
        singles: "on",
        givens: "...5.4....6.2..4...7....3....5.2...1.2......4....",
        rules: "regions=1222233111122314444231444333555666655557767777766",
      },
      {
        title: "sizeOf",
        singles: "on",
        givens: "78..2..6.2..3..1...2..5.1......82.1......675.1.........35...4.8.",
      },
      {
        title: "sizeOf",
        singles: "on",
        givens: ".A5......9.....845.A...7A....13184.7...24....9........1.23....A...6.1.85...........1..8..7.8.3.6.A5.",
      },
      {
        title: "sizeOf",
        singles: "on",
        givens:
          "B...8.....939.........A.A.74.B....86..C..A.3....7..21...3..A.43..5CB8..749..5.B.2.3C6..3....5........CA4.1...5...3..9CB...4B.75...1.......1.....",
      },
      {
        title: "sizeEasy",
        singles: "off",
        givens:
          ".85.1..24.D..E.9..F9.84G217.5BD37C.3BD...A.G4...B..29375E..81A.G.2A.D7.46.C.3.5...C.E2.F3D4BAG7643.6G.C.875AEF.2.7.B36A.9.E..8.D3.BA4....5...D...5..2G.8..A9..3.C.21.FE..4.D8.....7.5B36C......4G.3E6...78B5F.2A.B...E....6.G587D..57.B.A2G.63.12A...5G3F91CD4BE",
      },
      {
        title: "sizeOf",
        singles: "on",
        givens:
          "31.EG..A...8B.C...G8CB.3..D..4.9..B41....5...E38.F..9E..42.3..D..E...1....8D9..C.8..53.....A.GFBB......7EG1.864......A..9..4.3571.79.2..D......A...C.8E.....2....5.D.6.G2.71.9B4....7.39...G.F1E.D..F..6...7...2.B...C.5G..64.E...1.E...5...AC6.46A....B..E.D18.",
      },
      {
        title: "sizeHard",
        singles: "on",
        givens:
          ".DEG..6.2....984.4A..18.......26...B.2.A.6..3D..17...B...9....E.6.84..7.3......9.E........A..G.B..B2...G6F854.3...F..A.47.B1C..2.2D..4.95G.7.......F..5...2386DCE....6.....8.......12.B...4C...A....1..6..5......15A79.2.8F...4...6E8.G....4A.F.G......B..7....D",
      },
      {
        title: "sizeEasy",
        singles: "off",
        givens:
          ".3B2GDE4.6OML8....K.A..C5..OL.7.P5C.....F2B.G.I.H157A.C3B2.G9...HJ4E.6OL...J.E.6K.I1..5.7.ML.8.B2...1K.I.....NBF2....A7........5.7..G.31..AK..J....B.LI..HKB..L.F2....C.E...O......8E5..7J4.OD.GF9..HA.I4OJ6D.1..K..CE7LN..8FG93229F.3OJ6...LNB..H.AK...7P6M4DO.....P.7....L....19G..L8B.P.CE4.D...3..9.K5..H..K.F..N..G3.9.7P.....O.C...E123.9...5A.D.M.L8...G..39..D.....FBHKI.AP.J.C.H..IND..L8.F..A5KC.7J64.BG8F.67JE.D.M.L.13H.K5CP...7...31...A5.P...N.8...BACK5.G8FB2..1HIE.764DMNL.ON..LC.5A..E....F8..3.HI9KP.A52.B8FG39I...C.J6..M...CEJ..9....A.5D..L........6.M.H...C7E4J.B.2..9I1.8....4..7J6DO...9G...AP5K.IG.1.6OD.N.B2.KA....E..7",
      },
      {
        title: "sizeHard",
        singles: "on",
        givens:
          "G...7....6MKC.1.NAF4..B8...I....31..D.L..2..H5.7.G1K.3.G.7..FIA.N.DJ..EH....D...AI.N..EP..9.G.7K3CM.2.6..J8.DL...7...1.C....N4A.IF..MC.......PH..G9O...1K...5O....4.A.J..L..H.P......DL.8.57..K1CM.NF.IA....L.NF..E.H6.5.7..1..KC..5...26.....MC.A..FJ8....7..9.PEH..C..3A....BD.JL.P2.6L..BD5GO.71..K...F.4.4..IMC....B8....62E...GO3C...OG...N.F.4....8PE..H.B.D......2P.....O.9..M..59..G26PE..M....IN....JLD.6.P.DL.8...5.9.M.C1.A.4ID8..JN..I.H..PE..5.GMC1.K..3C1.O.9.4...IL.D..6..H.N.F.A....3.8JB.6E2.P....59..G.E.2.PC.K.M4F..N...B8...2E.......95O..M.....A..3C1K..5...4.N.BL.J..2E.68..J.I....PH.2..O.G53.KCMI.4..K.1M..LD.8H6.P...5.9",
      },
    ],
  },
  {
    title: "kindDiagonals",
    statement: "statementDiagonals",
    history: "historyDiagonals",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: "3.7....46.24..3......2..1....6..27.471..5....4.87.....6..8...12....6..8..9..2.3..",
        rules: "extra=diagonals",
        measured: [5_622, 27_720],
      },
      {
        title: "fair",
        singles: "on",
        givens: "1....3.4.....8.7.......2...2.9..4..1........64......9....1....7...9..16.....36...",
        rules: "extra=diagonals",
        measured: [422_067, 2_105_023],
      },
      {
        title: "hard",
        singles: "on",
        givens: "............25.17.7..3.........4...7.2.7.9...4..8....36......9........1...4......",
        rules: "extra=diagonals",
        measured: [1_775_889, 2_904_311],
      },
    ],
  },
  {
    title: "kindWindoku",
    statement: "statementWindoku",
    history: "historyWindoku",
    source: "Sudopedia, Windoku",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: "8...1.......5..716...734......1..2..7...65.4.6.3..2..527.4...3.....9...79.1...6..",
        rules: "extra=windoku",
        measured: [3_612, 36_287],
      },
      {
        title: "fair",
        singles: "on",
        givens: "46..........21...7..........4..6...........3.....8..6.9.....5.1...9......5.....4.",
        rules: "extra=windoku",
        measured: [452_950, 2_366_412],
      },
      {
        title: "hard",
        singles: "on",
        givens: ".6..4..........9...12..86...3..9...4.7......2.....43..2.........5.....6..........",
        rules: "extra=windoku",
        measured: [1_222_750, 2_518_158],
      },
    ],
  },
  {
    title: "kindJigsaw",
    statement: "statementJigsaw",
    history: "historyJigsaw",
    source:
      "R. A. Bailey, P. J. Cameron, R. Connelly: Sudoku, Gerechte Designs, American Mathematical Monthly 115(5), 2008; sudoku101.org, The Origins of Sudoku",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: "5.3...6..6..31.28..4...753........1...64.9...2.8.7..6...7..1.....5..234.....3...5",
        rules: "regions=111222333111222343511622343516662343555566444555766484997776784999777788999988888",
        measured: [2_204, 14_783],
      },
      {
        title: "fair",
        singles: "on",
        givens: "..7.....6....3.2...3.....5.....6..1..814...3....9.2.....3.1...............935.6..",
        rules: "regions=111222333111122443152222443155566433556666433755666444757888999777888999777888999",
        measured: [179_815, 686_528],
      },
      {
        title: "hard",
        singles: "on",
        givens: "...3..2.....1..789....2.....6.24..9.......8.........2...5.....7.73...9..1........",
        rules: "regions=111222333111122333112224433552444443555464666575566666775888899777888999777889999",
        measured: [1_440_648, 2_388_426],
      },
    ],
  },
  {
    title: "kindKnight",
    statement: "statementKnight",
    history: "historyKnight",
    source: "Clarity Media, Anti-Knight Sudoku, 2020",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: "9.......6.6.8..1.....5....7.1..963..75.....9...9..2..4....24875543.....2.7.9.....",
        rules: "extra=knight",
        measured: [1_738, 3_896],
      },
      {
        title: "fair",
        singles: "on",
        givens: "...94...1..3.....814.6..2.9..........9.....6......5...3.4.......71...............",
        rules: "extra=knight",
        measured: [208_165, 767_587],
      },
      {
        title: "hard",
        singles: "on",
        givens: "8...1.......7...59....58............7....2.4...8..5..31................14.....7..",
        rules: "extra=knight",
        measured: [406_426, 970_844],
      },
    ],
  },
  {
    title: "kindKiller",
    statement: "statementKiller",
    history: "historyKiller",
    source: "Sudopedia, Killer Sudoku",
    samples: [
      {
        title: "easy",
        singles: "off",
        givens: ".3...2...4..................8...1.......9...2...8.................7..2......4...1",
        rules:
          "cages=12.112131_24.12131423_12.152535_9.1626_8.1718_5.19_18.22324252_5.24_9.2737_2.28_21.293839_7.33_26.34445464_19.36454656_5.41_6.435363_18.47576768_12.4849_16.5161_15.556566_15.585969_8.6272_9.7181_15.738393_14.748485_8.7576_11.7787_13.7879_19.829192_22.869697_11.8898_5.8999_6.9495",
        measured: [9_669, 58_704],
      },
      {
        title: "fair",
        singles: "on",
        givens: ".................................................................................",
        rules:
          "cages=13.1112_7.13_11.141516_13.171828_14.1929_8.21_10.222332_9.243444_15.252627_14.314151_1.33_24.353637_9.384748_4.39_15.425262_20.435363_11.4546_10.4959_15.5464_5.5565_8.5657_13.5868_16.61717273_9.66_10.6777_7.69_23.74758494_20.76858687_13.787988_8.8191_15.828392_16.899899_8.93_11.959697",
        measured: [154_665, 228_815],
      },
      {
        title: "hard",
        singles: "on",
        givens: ".................................................................................",
        rules:
          "cages=18.112122_2.12_15.1314_21.151625_9.1727_10.181929_3.2324_4.26_25.28383948_18.31324142_10.3334_22.35455565_20.36374647_5.43_19.445354_9.4959_21.516171_1.52_16.56575868_19.627273_11.6364_2.66_9.6777_23.69787989_14.748494_19.75859596_20.768687_7.8182_10.839293_7.889798_7.91_9.99",
        measured: [377_336, 717_697],
      },
    ],
  },
];

/** Returns the rules of a sample beyond rows, columns and boxes. @param {Sample} sample */
export function rulesOfSample({ rules, givens }) {
  const shape = fromText(givens)?.shape;
  return rules && shape ? rulesOfLink(shape, rules) : null;
}

/** The groups whose sudokus have further rules. */
export const kinds = groups.filter(({ statement }) => statement);

export const samples = groups.flatMap((group) => group.samples);

/** Makes the link of a run on a sample. @param {Sample} sample */
export const linkOfSample = ({ givens, singles, rules }) =>
  `puzzle=sudoku&givens=${givens}&singles=${singles}${rules ? `&${rules}` : ""}`;

/** @param {Sample} sample */
export const titleOf = ({ name, title, givens }) => name ?? t(title ?? "sizeOf", { size: Math.sqrt(givens.length) });

/** Describes the author of a sample, and the number of its givens. @param {Sample} sample */
export function noteOf({ who, note, givens: cells }) {
  const givens = t("nGivens", { n: cells.replaceAll(".", "").length });
  return who ? t("by", { who, givens }) : note ? t(note, { givens }) : givens;
}
