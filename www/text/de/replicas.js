export default {
  tempering: "Repliken, kalt bis heiß",
  chains: "8 Ketten",
  replica: "Energie {energy}, Temperatur {t}",
  exchanged: "Energie {energy}, Temperatur {t}, {percent} der Vertauschungen mit der nächstheißeren Replik angenommen",
};
