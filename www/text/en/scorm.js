// A task or a lesson in a package for learning platforms (SCORM 1.2).

export default {
  // The button that makes it
  pack: "Package for a learning platform",
  packTitle: "A SCORM 1.2 package, for Moodle, Canvas and others",
  packing: "The package is being made…",
  noFile:
    "annealing-lab.html, the basis of a package, could not be fetched from the folder of this page. Open that file from a release, and press the button there.",
  // In a package
  noPlatform: "This page was opened outside a learning platform, so no result is sent.",
  waits: "A result that passes is sent to your learning platform.",
  has: "Your learning platform has: {status}.",
  sent: "Sent to your learning platform: {status}.",
  scored: "{status}, {score} of 100",
  status_passed: "passed",
  status_incomplete: "not yet passed",
  status_completed: "completed",
  answer: "Answer {n}",
  tooLong:
    "The link of your answer was not sent: with it your results have {n} characters, and {most} are allowed. Hand it in yourself.",
  silent: "Your learning platform did not answer. Check your run again, or open the activity there again.",
  refused: "Your learning platform rejected it: {why} (error {code}). Open the activity there again.",
};
