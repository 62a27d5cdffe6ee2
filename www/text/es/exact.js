export default {
  nodes: "Nodos",
  depth: "Profundidad",
  tree: "Árbol explorado",
  where: "profundidad {depth}, {share} del árbol",
  past: "En el nodo {move} de {head}: {where}.",
  playback: "Reproducción, nodo {move} de {head}: {where}.",
  solved: { one: "Resuelto tras {n} nodo.", other: "Resuelto tras {n} nodos." },
  none: { one: "No hay solución: {n} nodo lo demuestra.", other: "No hay solución: {n} nodos lo demuestran." },
  undecided: {
    one: "Sin decidir tras {n} nodo: se agotó el presupuesto.",
    other: "Sin decidir tras {n} nodos: se agotó el presupuesto.",
  },
  ready: "Listo: solo se conocen las pistas.",
  paused: "En pausa en el nodo {move}: {where}.",
  running: "Buscando: {where}.",
};
