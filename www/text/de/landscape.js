export default {
  stands: "Bei T = {temperature} ist der Lauf {where}. {open}",
  atEnergy: "bei Energie {energy}",
  inTrap: "in einer Falle, bei Energie {energy}",
  open: {
    one: "{n} seiner {of} Vertauschungen ist offen: in 20 Versuchen mindestens einmal angenommen.",
    other: "{n} seiner {of} Vertauschungen sind offen: in 20 Versuchen mindestens einmal angenommen.",
  },
  law: "Rahmen: Das Gesetz gibt den Lösungen {share} aller Züge.",
  spent: {
    one: "Gefüllt: Dort war der Lauf nach {share} seines letzten {n} Zugs.",
    other: "Gefüllt: Dort war der Lauf nach {share} seiner letzten {n} Züge.",
  },
};
