import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** As many test files as run in a minute, a few of them with a database. */
const mostFiles = 30;

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).split("\n").filter(Boolean);

/** The commit from which this branch has left main; the newest one on main itself. */
function base() {
  for (const main of ["main", "origin/main"]) {
    try {
      return git("merge-base", "HEAD", main)[0];
    } catch {
      // There is no such branch here.
    }
  }
  return git("rev-parse", "HEAD")[0];
}

/** Files that differ from main, in commits or in the working tree; those of the last commit when none do. */
export function changedFiles() {
  const differing = [...git("diff", "--name-only", base()), ...git("ls-files", "--others", "--exclude-standard")];
  const files = differing.length > 0 ? differing : git("diff", "--name-only", "HEAD~1");
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** The words in the paths of changed files by which tests of the same noun are known. */
function nounsOf(files) {
  const words = files.flatMap((file) => file.replace(/\.[^/]*$/, "").split(/[/-]/));
  const everywhere = [
    "app",
    "lang",
    "components",
    "lib",
    "backend",
    "api",
    "domain",
    "contract",
    "tests",
    "unit",
    "system",
  ];
  return new Set(words.filter((word) => /^[a-z]{3,}$/.test(word) && !everywhere.includes(word)));
}

/** How many of the nouns a test's path has. */
const nearness = (test, nouns) => test.split(/[/.-]/).filter((word) => nouns.has(word)).length;

/**
 * The tests that a change touches, the nearest first: those that were changed themselves, then those of the same noun, then whatever
 * else imports what was changed.
 * @param related every test file that imports a changed file, by its path in the project
 * @returns as many as run in a minute, and how many were left out
 */
export function nearestTests(files, related) {
  const nouns = nounsOf(files);
  const rank = (test) => (files.includes(test) ? 1000 : nearness(test, nouns));
  // Shops that are started and fuzzing take longer than all others together.
  const all = [...new Set([...files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file)), ...related])]
    .filter((test) => !/^tests\/(system|contract\/hostile)\//.test(test))
    .sort((one, other) => rank(other) - rank(one));
  return { tests: all.slice(0, mostFiles), left: Math.max(0, all.length - mostFiles) };
}

/** Browser tests whose name has a noun of the change. */
export function nearSpecs(files) {
  const nouns = nounsOf(files);
  return readdirSync("tests/e2e", { recursive: true })
    .map((name) => join("tests/e2e", String(name)))
    .filter((spec) => spec.endsWith(".spec.ts"))
    .filter((spec) => files.includes(spec) || nearness(basename(spec), nouns) > 0);
}
