import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runQuietly } from "./run-quietly.mjs";

const stamp = "node_modules/.dezen-install";
/** Changes of packages that `npm ci` makes at its end (package.json, "postinstall"). */
const patches = "lib/backend/kernel/database/patches";

/** Installs the locked packages unless the last installation was of this very lock file, with these very patches. */
export async function ensureInstalled(report) {
  const lock = readFileSync("package-lock.json");
  const hash = createHash("sha256").update(lock).update(`${process.platform}-${process.arch}`);
  for (const name of existsSync(patches) ? readdirSync(patches).sort() : [])
    hash.update(readFileSync(join(patches, name)));
  const wanted = hash.digest("hex");
  const last = read(stamp);
  if (last === wanted) return report(2, "packages: installed");
  // Whoever runs `npm ci` by hand removes the stamp. Where there is one, the patches may have changed under the same lock file.
  if (last === undefined && matchesInstalled(JSON.parse(lock.toString()))) {
    writeStamp(wanted);
    return report(2, "packages: installed");
  }
  report(2, "packages: installing (npm ci)");
  const seconds = await runQuietly(
    {
      ...npm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"]),
      // With the caller's NODE_ENV, npm might leave out the packages that build the shop.
      env: { ...process.env, NODE_ENV: "development" },
      doing: "packages: installing",
      failed: 'The packages could not be installed: see npm\'s words above, mend that, then run "npm start" again.',
    },
    (line) => report(2, line),
  );
  writeStamp(wanted);
  report(2, `packages: installed in ${seconds} s`);
}

function npm(args) {
  // Under `npm start` the same npm, also where it isn't on the path.
  const cli = process.env.npm_execpath ?? "";
  if (/^(npm|npx)-cli\.js$/.test(basename(cli))) return { command: process.execPath, args: [cli, ...args] };
  return { command: "npm", args };
}

function read(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Replaces the file: in a copy of the packages made of hard links it stays as it was. */
function writeStamp(wanted) {
  const draft = `${stamp}.${process.pid}`;
  writeFileSync(draft, wanted);
  renameSync(draft, stamp);
}

/** Whether an `npm ci` or `npm install` by hand has left exactly what the lock file names (npm keeps a copy of it). */
function matchesInstalled(lock) {
  const kept = read("node_modules/.package-lock.json");
  if (!kept) return false;
  const installed = JSON.parse(kept).packages;
  const locked = Object.entries(lock.packages).filter(([path]) => path !== "");
  const names = new Set(locked.map(([path]) => path));
  return (
    Object.keys(installed).every((path) => names.has(path)) &&
    locked.every(([path, entry]) => {
      const found = installed[path];
      // Optional packages for other systems are locked but not installed; those for this one must be there.
      if (!found) return Boolean(entry.optional) && !fitsHere(entry);
      return found.version === entry.version && found.integrity === entry.integrity;
    })
  );
}

// Only a package that names its system is known to belong here; one that names none may be part of a package for another
// system.
function fitsHere({ os, cpu, libc }) {
  const musl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
  const allows = (list, value) => !list || list.includes(value);
  if (!os || !cpu) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, musl ? "musl" : "glibc");
}
