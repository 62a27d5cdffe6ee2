export default {
  stands: "Con T = {temperature} la ejecución está {where}. {open}",
  atEnergy: "en la energía {energy}",
  inTrap: "en una trampa, en la energía {energy}",
  open: {
    one: "{n} de sus {of} intercambios está abierto: se acepta al menos una de cada 20 veces.",
    other: "{n} de sus {of} intercambios están abiertos: se aceptan al menos una de cada 20 veces.",
  },
  law: "Marcos: la ley da a las soluciones el {share} de los movimientos.",
  spent: {
    one: "Relleno: la ejecución ha pasado allí el {share} de su último {n} movimiento.",
    other: "Relleno: la ejecución ha pasado allí el {share} de sus últimos {n} movimientos.",
  },
};
