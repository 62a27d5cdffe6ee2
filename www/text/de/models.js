// Aufgaben, deren Züge keine Zahlen vertauschen.

export default {
  notRead: "Der Text enthält keine Städte und keinen Graphen: {why}",
  makeThousand: "Mit 1.000 Läufen vergleichen",
  amongBegun: "Es wird mit {n} Läufen verglichen …",
  among: "Von {n} Läufen mit diesen Einstellungen kamen {lower} tiefer und {same} gleich tief.",
  amongBest:
    "Von {n} Läufen mit diesen Einstellungen kamen {lower} tiefer und {same} gleich tief; {reached} erreichten das Beste.",
  amongSolved: "Von {n} Läufen mit diesen Einstellungen kamen {reached} ans Ziel, {sooner} davon in weniger Zügen.",
};
