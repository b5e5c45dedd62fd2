import { readFileSync } from "node:fs";

/** Passed, failed and skipped tests of a Jest result file; a file that is not there counts as one failure. */
export function jestCounts(path) {
  const result = readResult(path);
  if (!result) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Passed, failed and skipped tests of a Playwright result file; a flaky test counts as failed. */
export function playwrightCounts(path) {
  const stats = readResult(path)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A tool that ended badly without a failed test was cut short: the tests it did not get to are a failure, not skipped. */
export function endedWith(code, counts) {
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** What a result file holds; undefined, and said, when it cannot be read. */
export function readResult(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    console.error(`The result file ${path} cannot be read: ${error.message}`);
    return undefined;
  }
}
