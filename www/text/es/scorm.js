export default {
  pack: "Paquete para una plataforma de aprendizaje",
  packTitle: "Un paquete SCORM 1.2, para Moodle, Canvas y otras",
  packing: "Se está creando el paquete…",
  noFile:
    "annealing-lab.html, con el que se hace el paquete, no se pudo cargar junto a esta página. Abre ese archivo de una versión publicada y pulsa allí el botón.",
  noPlatform: "Esta página se abrió fuera de una plataforma de aprendizaje, por lo que no se envía ningún resultado.",
  waits: "Un resultado que supera la tarea se envía a tu plataforma de aprendizaje.",
  has: "Tu plataforma de aprendizaje tiene: {status}.",
  sent: "Enviado a tu plataforma de aprendizaje: {status}.",
  scored: "{status}, {score} de 100",
  status_passed: "superada",
  status_incomplete: "aún no superada",
  status_completed: "completada",
  answer: "Respuesta {n}",
  tooLong:
    "El enlace de tu respuesta no se envió: con él, tus resultados tienen {n} caracteres y se permiten {most}. Entrégalo tú.",
  silent:
    "Tu plataforma de aprendizaje no respondió. Comprueba tu ejecución otra vez o vuelve a abrir allí la actividad.",
  refused: "Tu plataforma de aprendizaje lo rechazó: {why} (error {code}). Abre allí la actividad otra vez.",
};
