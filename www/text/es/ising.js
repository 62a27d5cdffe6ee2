// Un imán: espines que apuntan hacia arriba o hacia abajo.

export default {
  magnet: "Imán",
  aim: { one: "{n} espín: enfría, y los vecinos se alinean.", other: "{n} espines: enfría, y los vecinos se alinean." },
  hand: "Pulsa un espín para invertirlo. Mantén la temperatura cerca de 2,27 y mira las manchas.",
  method: "El recocido simulado invierte los espines de uno en uno; un imán de hierro que se enfría hace lo mismo.",
  choose: "Tamaño del imán",
  choice: "{side} × {side}",
  up: "arriba",
  down: "abajo",
  spin: "{place}: {way}",
  pinned: "{spin}, anclado",
  energy: "pares distintos menos iguales",
  judged: "Magnetización {m}. La energía mínima es {best}.",
  did: "El espín en {place} se invierte.",
  would: "El espín en {place} se invertiría.",
  ended: {
    one: "Terminado tras {n} movimiento: energía {energy}, magnetización {m}.",
    other: "Terminado tras {n} movimientos: energía {energy}, magnetización {m}.",
  },
  least: "Ningún estado tiene menos.",
  aboveLeast: "Son {above} por encima de la mínima: quedan manchas.",
  measure: "Medir la energía a cada temperatura",
};
