export default {
  tempering: "Repliken, kalt bis heiß",
  chains: "8 Ketten",
  replica: "Energie {energy}, Temperatur {t}",
  exchanged: "Energie {energy}, Temperatur {t}, Tausche mit der nächstheißeren Replik zu {percent} angenommen",
};
