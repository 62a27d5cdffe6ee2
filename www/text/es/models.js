// Problemas cuyos movimientos no intercambian números.

export default {
  notRead: "El texto no contiene ciudades ni un grafo: {why}",
};
