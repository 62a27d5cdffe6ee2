// Ein Spannbaum aus Dreiecken.

export default {
  tree: "Spannbaum",
  aim: {
    one: "Verbinde {n} Dreieck mit dem kleinsten Gewicht.",
    other: "Verbinde {n} Dreiecke mit dem kleinsten Gewicht.",
  },
  done: {
    one: "{n} Dreieck, mit dem kleinsten Gewicht verbunden.",
    other: "{n} Dreiecke, mit dem kleinsten Gewicht verbunden.",
  },
  hand: "Drücke auf eine Kante, um sie wegzunehmen oder wieder einzusetzen.",
  method: "Die simulierte Abkühlung nimmt jeweils eine Kante weg oder setzt eine wieder ein.",
  edge: "Dreieck {n}, Seite {side}",
  there: "da",
  gone: "weg",
  isThere: "{edge}, Gewicht {weight}: da",
  isGone: "{edge}, Gewicht {weight}: weg",
  energy: "Gewicht über dem kleinsten",
  did_go: "{edge}, Gewicht {weight}, wird weggenommen.",
  would_go: "{edge}, Gewicht {weight}, würde weggenommen.",
  did_come: "{edge}, Gewicht {weight}, wird wieder eingesetzt.",
  would_come: "{edge}, Gewicht {weight}, würde wieder eingesetzt.",
  needed: "{edge} bleibt: Ohne sie wäre die Kette zerschnitten.",
};
