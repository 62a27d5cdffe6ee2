export default {
  tempering: "Replicas, cold to hot",
  chains: "8 chains",
  replica: "energy {energy}, temperature {t}",
  exchanged: "energy {energy}, temperature {t}, swaps with the next hotter replica accepted {percent}",
};
