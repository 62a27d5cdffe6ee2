// Problems whose moves are no swaps of numbers.

export default {
  notRead: "The text holds no cities and no graph: {why}",
};
