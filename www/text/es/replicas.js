export default {
  tempering: "Réplicas, de fría a caliente",
  chains: "8 cadenas",
  replica: "energía {energy}, temperatura {t}",
  exchanged:
    "energía {energy}, temperatura {t}, intercambios aceptados con la siguiente réplica más caliente: {percent}",
};
