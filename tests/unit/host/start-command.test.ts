import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, jest, test } from "@jest/globals";
import { runStart } from "./project-copy";

jest.setTimeout(60_000);

test("a wrong setting ends the start before the build, with one sentence and no stack", async () => {
  const { code, out, err } = await runStart(".", [], { PORT: "three thousand", npm_execpath: undefined });
  expect(code).toBe(1);
  expect(err).toMatch(/^The setting PORT is wrong \([^\n]+\): correct it or remove it to use the default\.\n$/);
  expect(out).not.toContain("3/5");
});

test("a port in use ends the start before the build, with one sentence and no stack", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, out, err } = await runStart(".", [], { PORT: String(port), npm_execpath: undefined });
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^Port ${port} is in use by another program: [^\\n]+\\.\\n$`));
  expect(out).not.toContain("3/5");
});

// npm ci (from version 11 on) refuses a lock file that lacks a package for another system.
test("the lock file names every optional package that a locked package asks for", () => {
  expect(existsSync("package-lock.json")).toBe(true);
  const { packages }: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const asked = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  const locked = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  expect(asked.filter((name) => !locked.has(name))).toEqual([]);
});
