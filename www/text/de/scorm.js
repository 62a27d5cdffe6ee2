export default {
  pack: "Paket für eine Lernplattform",
  packTitle: "Ein Paket nach SCORM 1.2, für Moodle, Canvas und andere",
  packing: "Das Paket wird erstellt …",
  noFile:
    "annealing-lab.html, woraus ein Paket erstellt wird, ließ sich nicht aus dem Ordner dieser Seite laden. Öffne diese Datei aus einer Veröffentlichung und drücke dort den Knopf.",
  noPlatform: "Diese Seite wurde außerhalb einer Lernplattform geöffnet, deshalb wird kein Ergebnis gesendet.",
  waits: "Ein bestandenes Ergebnis wird an deine Lernplattform gesendet.",
  has: "Deine Lernplattform hat: {status}.",
  sent: "An deine Lernplattform gesendet: {status}.",
  scored: "{status}, {score} von 100",
  status_passed: "bestanden",
  status_incomplete: "noch nicht bestanden",
  status_completed: "abgeschlossen",
  answer: "Antwort {n}",
  tooLong:
    "Der Link deiner Antwort wurde nicht gesendet: Mit ihm haben deine Ergebnisse {n} Zeichen, erlaubt sind {most}. Gib ihn selbst ab.",
  silent:
    "Deine Lernplattform hat nicht geantwortet. Prüfe deinen Lauf noch einmal, oder öffne die Aktivität dort erneut.",
  refused: "Deine Lernplattform hat es abgelehnt: {why} (Fehler {code}). Öffne die Aktivität dort noch einmal.",
};
