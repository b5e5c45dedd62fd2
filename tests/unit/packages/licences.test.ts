import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

/** Licences under which a package may be used unchanged in a shop that is sold or served, by their SPDX names. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
]);

/** Those that ask for something: only where we know that we do it. */
const known: Record<string, string[]> = {
  // The names of its makers and the licence go with the font: they stand in the font's own files.
  "OFL-1.1": ["@fontsource-variable/archivo"],
  // Names of the makers where the data are given out: they are read while pages are built, and go nowhere.
  "CC-BY-4.0": ["caniuse-lite"],
  // Asks for nothing; no name of the list above says it.
  "Public Domain": ["jsonify"],
  // Changes to their own files would have to be published; there are none.
  "MPL-2.0": ["@resvg/resvg-wasm", "@vercel/og", "ibantools", "satori"],
  // A library of its own that can be exchanged, which sharp loads: Next brings it along.
  "LGPL-3.0-or-later": [
    "@img/sharp-libvips-*",
    "@img/sharp-wasm32",
    "@img/sharp-win32-arm64",
    "@img/sharp-win32-ia32",
    "@img/sharp-win32-x64",
  ],
};

type Entry = { dev?: boolean; optional?: boolean; license?: string };
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const inProduction = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);

/** What the package itself says, or for one of another platform, which is not installed, the lock file. */
function licenceOf(path: string, entry: Entry): string {
  const file = `${path}/package.json`;
  if (!existsSync(file)) return entry.license ?? licenceOfFamily(path);
  const { license } = JSON.parse(readFileSync(file, "utf8"));
  return typeof license === "string" ? license : "none";
}

/** One package per platform, of which the lock file does not tell the licence: that of one which it tells. */
function licenceOfFamily(path: string): string {
  const family = /^(.*\/(?:swc|core))-[^/]+$/.exec(path)?.[1];
  const told = inProduction.find(([other, { license }]) => family && other.startsWith(`${family}-`) && license);
  return told?.[1].license ?? "none";
}

const isNamed = (name: string, names: string[] = []) =>
  names.some((pattern) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern));

it("every package of the running shop has a licence that allows it there, and asks for nothing we don't do", () => {
  expect(inProduction.length).toBeGreaterThan(200);
  const offenders = inProduction.flatMap(([path, entry]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + 13);
    const parts = licenceOf(path, entry).replace(/[()]/g, "").split(" AND ");
    const fits = parts.every((part) => part.split(" OR ").some((one) => allowed.has(one) || isNamed(name, known[one])));
    return fits ? [] : [`${name}: ${parts.join(" AND ")}`];
  });
  expect(offenders).toEqual([]);
});
