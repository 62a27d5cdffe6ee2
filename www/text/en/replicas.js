export default {
  tempering: "Replicas, cold to hot",
  chains: "8 chains",
};
