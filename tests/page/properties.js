// fast-check with a seed of its own, so that a test which fails does so every time.

import fc from "fast-check";

fc.configureGlobal({ seed: 7, numRuns: 300 });

export default fc;
