export default {
  open: "Abrir en Annealing Lab",
  newTab: "Abrir en Annealing Lab (pestaña nueva)",
  noRun: "Este enlace no es una ejecución. Se abre en Annealing Lab.",
  waits: "Esta ejecución espera: otras dos de esta página están en marcha.",
  gaveWay: "En pausa, porque se inició otra ejecución de esta página.",
};
