import { relative } from "node:path";
import { readResult } from "./counts.mjs";

const rounded = (seconds) => seconds.toFixed(1).padStart(6);

/** Seconds that each file of a Jest run took, with what it prepared, and its slowest test. */
function jestFiles(path) {
  return (readResult(path)?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => {
    const [slowest] = assertionResults.toSorted((one, other) => (other.duration ?? 0) - (one.duration ?? 0));
    return {
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
      slowest: { name: slowest?.title ?? "", seconds: (slowest?.duration ?? 0) / 1000 },
    };
  });
}

function testsIn(suite) {
  const own = suite.specs.map(({ title, tests }) => {
    const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
    return { name: title, seconds };
  });
  return [...own, ...(suite.suites ?? []).flatMap(testsIn)];
}

/** Seconds that the tests of each file of a Playwright run took together, and its slowest test. */
function playwrightFiles(path) {
  return (readResult(path)?.suites ?? []).map((suite) => {
    const tests = testsIn(suite).toSorted((one, other) => other.seconds - one.seconds);
    return {
      file: `tests/e2e/${suite.file}`,
      seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
      slowest: tests[0] ?? { name: "", seconds: 0 },
    };
  });
}

/**
 * The slowest twenty files of a run, each with its slowest test, as lines.
 * @param results the result files of Jest and of Playwright that were written
 */
export function slowestFiles({ jest, playwright }) {
  const files = [...jest.flatMap(jestFiles), ...playwright.flatMap(playwrightFiles)];
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(
      ({ file, seconds, slowest }) =>
        `${rounded(seconds)} s  ${file}  (${slowest.seconds.toFixed(1)} s: ${slowest.name})`,
    );
}
