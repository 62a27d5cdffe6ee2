// Problemas cuyos movimientos no intercambian números.

export default {
  notRead: "El texto no contiene ciudades ni un grafo: {why}",
  makeThousand: "Comparar con 1000 ejecuciones",
  amongBegun: "Se compara con {n} ejecuciones…",
  among: "De {n} ejecuciones con estos ajustes, {lower} llegaron más abajo y {same} igual de abajo.",
  amongBest:
    "De {n} ejecuciones con estos ajustes, {lower} llegaron más abajo y {same} igual de abajo; {reached} alcanzaron lo mejor.",
  amongSolved: "De {n} ejecuciones con estos ajustes, {reached} lo lograron, {sooner} en menos movimientos.",
};
