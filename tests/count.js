/**
 * A reporter of Node's test runner: how many tests passed, failed and were skipped, as Playwright's JSON has it (tests/run.js).
 * @param {AsyncIterable<import("node:test/reporters").TestEvent>} events
 */
export default async function* count(events) {
  const stats = { expected: 0, unexpected: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === "test:fail") stats.unexpected++;
    if (type === "test:pass") stats[data.skip === undefined ? "expected" : "skipped"]++;
  }
  yield JSON.stringify({ stats });
}
