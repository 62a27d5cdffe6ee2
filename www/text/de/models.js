// Aufgaben, deren Züge keine Zahlen vertauschen.

export default {
  notRead: "Der Text enthält keine Städte und keinen Graphen: {why}",
};
