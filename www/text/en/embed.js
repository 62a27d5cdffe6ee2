// The page in a frame of another page.

export default {
  open: "Open in Annealing Lab",
  newTab: "Open in Annealing Lab (new tab)",
  noRun: "This link is not a run. It opens in Annealing Lab.",
  waits: "This run waits: two others on this page are running.",
  gaveWay: "Paused, because another run on this page was started.",
};
