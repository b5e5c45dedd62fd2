import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { newProject, next, runStart } from "./project-copy";

jest.setTimeout(60_000);

let project: ReturnType<typeof newProject>;
beforeEach(() => {
  project = newProject();
  project.write("next.js", next);
});
afterEach(() => project.remove());

/** Lines about packages and build, without the seconds they took. */
async function build(...args: string[]) {
  const { code, out, err } = await runStart(project.root, ["--build", ...args]);
  const lines = out
    .replace(/\d+ s$/gm, "… s")
    .trim()
    .split("\n");
  return { code, lines: lines.filter((line) => !line.startsWith("1/5")), err };
}

const installed = ["2/5 packages: installing (npm ci)", "2/5 packages: installed in … s"];
const built = ["3/5 build: building the pages (next build)", "3/5 build: done in … s"];
const ready = ["2/5 packages: installed", "3/5 build: up to date"];

test("the first start installs and builds, the second skips both", async () => {
  expect(await build()).toEqual({ code: 0, lines: [...installed, ...built], err: "" });
  expect(await build()).toEqual({ code: 0, lines: ready, err: "" });
});

test("a changed source is built again, a touched one is not", async () => {
  await build();
  project.write("app/page.tsx", "one");
  expect((await build()).lines).toEqual(ready);
  project.write("app/page.tsx", "two");
  expect((await build()).lines).toEqual([ready[0], ...built]);
});

test("a new, a removed and a renamed source are built again", async () => {
  await build();
  project.write("components/a.tsx", "x");
  expect((await build()).lines).toEqual([ready[0], ...built]);
  rmSync(join(project.root, "components/a.tsx"));
  project.write("components/b.tsx", "x");
  expect((await build()).lines).toEqual([ready[0], ...built]);
});

test("one build serves the embedded and a remote API", async () => {
  await build();
  const remote = await runStart(project.root, ["--build"], { API_HOST: "https://api.example" });
  expect(remote.out).toContain("3/5 build: up to date");
});

test("browsers are told to compile what every page runs as it arrives, and nothing else", async () => {
  await build();
  const sent = (name: string) =>
    brotliDecompressSync(readFileSync(join(project.root, `.next/compressed/chunks/${name}.js.br`))).toString();
  expect([sent("root"), sent("page")]).toEqual(["//# allFunctionsCalledOnLoad\nrun()", "run()"]);
});

test("a changed lock file is installed and built again", async () => {
  await build();
  project.write("package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "1.0.1" } } }));
  expect((await build()).lines).toEqual([...installed, ...built]);
});

test("a changed patch of a package is installed and built again", async () => {
  const patch = "lib/backend/kernel/database/patches/driver+1.0.0.patch";
  project.write(patch, "one");
  expect((await build()).lines).toEqual([...installed, ...built]);
  project.write(patch, "two");
  expect((await build()).lines).toEqual([...installed, ...built]);
  expect((await build()).lines).toEqual(ready);
});

test("packages installed by hand are not installed again", async () => {
  await build();
  rmSync(join(project.root, "node_modules/.dezen-install"));
  expect((await build()).lines).toEqual(ready);
});

test("an incomplete build is built again", async () => {
  await build();
  rmSync(join(project.root, ".next/BUILD_ID"));
  expect((await build()).lines).toEqual([ready[0], ...built]);
});

test("a failed installation shows npm's words and one sentence, and is tried again", async () => {
  project.write("npm-fails", "");
  const failed = await build();
  expect(failed.code).toBe(1);
  expect(failed.err).toBe(
    'npm ci --include=dev --include=optional --no-audit --no-fund\nnpm error code E404\nThe packages could not be installed: see npm\'s words above, mend that, then run "npm start" again.\n',
  );
  rmSync(join(project.root, "npm-fails"));
  expect((await build()).lines).toEqual([...installed, ...built]);
});

test("a failed build shows Next's words and one sentence, and is tried again", async () => {
  project.write("next-fails", "");
  const failed = await build();
  expect(failed.code).toBe(1);
  expect(failed.err).toBe(
    'Collecting page data\nType error: no such tyre\nThe pages could not be built: see the words of "next build" above.\n',
  );
  rmSync(join(project.root, "next-fails"));
  expect((await build()).lines).toEqual([ready[0], ...built]);
});

test("a build that failed half-way does not pass for the whole one before it", async () => {
  await build();
  project.write("app/page.tsx", "two");
  project.write("next-fails", "");
  await build();
  rmSync(join(project.root, "next-fails"));
  project.write("app/page.tsx", "one");
  expect((await build()).lines).toEqual([ready[0], ...built]);
});

test("without npm one sentence says so", async () => {
  const { code, err } = await runStart(project.root, ["--build"], { npm_execpath: "", PATH: "/nonexistent" });
  expect([code, err]).toEqual([1, "The program npm is missing: install it, then start again.\n"]);
});

test("a Node that is too old is refused", async () => {
  project.write("package.json", JSON.stringify({ type: "module", engines: { node: ">=99.5" } }));
  const { code, err } = await runStart(project.root, []);
  expect([code, err]).toEqual([
    1,
    `The shop needs Node 99.5 or newer, but this is ${process.versions.node}: install a newer one from https://nodejs.org.\n`,
  ]);
});
