// Recorridos por ciudades.

export default {
  tour: "Recorrido",
  city: "ciudad {n}",
  aim: {
    one: "Visita {n} ciudad y vuelve a casa. ¿Cómo de corto puede ser el camino?",
    other: "Visita {n} ciudades y vuelve a casa. ¿Cómo de corto puede ser el camino?",
  },
  aimDone: {
    one: "Ningún recorrido por esta {n} ciudad es más corto.",
    other: "Ningún recorrido por estas {n} ciudades es más corto.",
  },
  hand: "Arrastra una ciudad sobre otra, o pega las tuyas.",
  method_reversal: "El recocido simulado invierte un tramo del recorrido cada vez.",
  method_insertion: "El recocido simulado mueve una ciudad cada vez.",
  method_swap: "El recocido simulado intercambia dos ciudades cada vez.",
  choose: "Ciudades",
  instance: { one: "{name}: {n} ciudad", other: "{name}: {n} ciudades" },
  drawn: { one: "{n} ciudad al azar", other: "{n} ciudades al azar" },
  own: { one: "Tu {n} ciudad", other: "Tus {n} ciudades" },
  stop: "{name}: parada {n} de {of}, entre {before} y {after}",
  length: "longitud del recorrido",
  did_reversal: {
    one: "El tramo de {a} a {b}, {n} ciudad, se invierte.",
    other: "El tramo de {a} a {b}, {n} ciudades, se invierte.",
  },
  would_reversal: {
    one: "El tramo de {a} a {b}, {n} ciudad, se invertiría.",
    other: "El tramo de {a} a {b}, {n} ciudades, se invertiría.",
  },
  did_insertion: "{a} pasa al lugar de {b}.",
  would_insertion: "{a} pasaría al lugar de {b}.",
  did_swap: "{a} y {b} cambian de lugar.",
  would_swap: "{a} y {b} cambiarían de lugar.",
  ended: { one: "Terminado tras {n} movimiento.", other: "Terminado tras {n} movimientos." },
  showBest: "Mostrar el mejor recorrido",
  found: "Mejor recorrido: {best}, en el movimiento {at}.",
  gapProved: "{gap} por encima del más corto, {best}.",
  gapKnown: "{gap} por encima del mejor conocido, {best}.",
  atMost: "Como mucho un {gap} de más: ningún recorrido es más corto que {bound}.",
  shortest: "Ningún recorrido es más corto: está demostrado.",
  bestKnown: "Tan corto como el mejor conocido.",
  // Colocar ciudades
  place: "Colocar las tuyas",
  change: "Mover las ciudades",
  edit: "El editor de ciudades",
  add: "Añadir una ciudad",
  remove: "Quitar la ciudad",
  removeAll: "Quitar todas",
  howToPlace:
    "Pulsa en el tablero para colocar una ciudad. Arrástrala para moverla; Supr la quita, Mayús y una flecha la mueven.",
  howToPlacePaused:
    "En pausa. Pulsa en el tablero para colocar una ciudad. Arrástrala para moverla; Supr la quita, Mayús y una flecha la mueven.",
  noCities: "No queda ninguna ciudad. Tres forman un recorrido.",
  fewCities: { one: "Con {n} ciudad más hay un recorrido.", other: "Con {n} ciudades más hay un recorrido." },
  tooManyCities: "Un recorrido tiene como máximo {n} ciudades.",
  cityChosen: "Elegida: {name}.",
};
