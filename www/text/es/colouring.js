// Mapas y grafos para colorear.

export default {
  map: "Mapa",
  vertex: "vértice {n}",
  aim: {
    one: "Colorea el mapa con {n} color sin que haya vecinos iguales.",
    other: "Colorea el mapa con {n} colores sin que haya vecinos iguales.",
  },
  aimGraph: {
    one: "Colorea el grafo con {n} color sin que haya vecinos iguales.",
    other: "Colorea el grafo con {n} colores sin que haya vecinos iguales.",
  },
  done: { one: "Ningún vecino comparte el {n} color.", other: "{n} colores, y ningún vecino comparte uno." },
  doneFewest: {
    one: "Con {n} color no son posibles menos conflictos.",
    other: "Con {n} colores no son posibles menos conflictos.",
  },
  hand: "Pulsa una región y toma el color siguiente.",
  handGraph: "Pulsa un vértice y toma el color siguiente.",
  method: "El recocido simulado cambia un color cada vez.",
  chooseMap: "Mapa",
  chooseColours: "Colores",
  "map_us-states": "48 estados de EE. UU.",
  map_germany: "Estados de Alemania",
  map_europe: "Europa",
  map_world: "El mundo",
  own: { one: "Tu {n} vértice", other: "Tus {n} vértices" },
  colours: { one: "{n} color", other: "{n} colores" },
  colour: "color {n}",
  energy: "fronteras entre colores iguales",
  energyGraph: "aristas entre colores iguales",
  ofBorders: { one: "de {n} frontera", other: "de {n} fronteras" },
  fewest: { one: "{n} conflicto como mínimo: está demostrado.", other: "{n} conflictos como mínimo: está demostrado." },
  unknown: "Nadie sabe cuántos son el mínimo.",
  region: {
    one: "{name}: color {colour}, como {n} vecino",
    other: "{name}: color {colour}, como {n} vecinos",
  },
  pinned: "{region}, anclada",
  did: "{name} cambia del color {from} al color {to}.",
  would: "{name} cambiaría del color {from} al color {to}.",
  ended: { one: "Terminado tras {n} movimiento.", other: "Terminado tras {n} movimientos." },
  showBest: "Mostrar el mejor mapa",
  found: {
    one: "Mejor mapa: {n} conflicto, en el movimiento {at}.",
    other: "Mejor mapa: {n} conflictos, en el movimiento {at}.",
  },
  nobody: "Nadie sabe si son posibles menos.",
  why: {
    one: "{names} necesita un cuarto color: sus vecinos forman un anillo impar.",
    other: "{names} necesitan un cuarto color cada uno: sus vecinos forman anillos impares que no comparten frontera.",
  },
};
