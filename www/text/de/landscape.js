export default {
  stands: "Bei T = {temperature} steht der Lauf {where}. {open}",
  atEnergy: "bei Energie {energy}",
  inTrap: "in einer Falle, bei Energie {energy}",
  open: {
    one: "{n} von {of} Tauschen ist offen: in 20 Versuchen mindestens einmal angenommen.",
    other: "{n} von {of} Tauschen sind offen: in 20 Versuchen mindestens einmal angenommen.",
  },
  law: "Rahmen: Das Gesetz gibt den Lösungen {share} aller Züge.",
  spent: {
    one: "Gefüllt: Dort stand der Lauf nach {share} seines letzten {n} Zugs.",
    other: "Gefüllt: Dort stand der Lauf nach {share} seiner letzten {n} Züge.",
  },
};
