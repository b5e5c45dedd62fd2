import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A small project with the shop's start scripts, in which npm and Next are stand-ins that note that they were run. */
export function newProject(): { root: string; write(path: string, content: string): void; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "dezen-start-"));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const path of ["start.mjs", "preparation"]) {
    cpSync(join("lib/host", path), join(root, "lib/host", path), { recursive: true });
  }
  write("package.json", JSON.stringify({ type: "module", engines: { node: ">=20.9" } }));
  write("package-lock.json", JSON.stringify({ packages: { "": {}, "node_modules/next": { version: "1.0.0" } } }));
  write("app/page.tsx", "one");
  write("npm-cli.js", npm);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const npm = `
import { existsSync, mkdirSync, rmSync, writeFileSync, copyFileSync } from "node:fs";
console.log("npm", process.argv.slice(2).join(" "));
if (existsSync("npm-fails")) { console.error("npm error code E404"); process.exit(1); }
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules/next/dist/bin", { recursive: true });
copyFileSync("next.js", "node_modules/next/dist/bin/next");
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: { "node_modules/next": { version: "1.0.0" } } }));
`;

/** What the stand-in for `next build` does; `next-fails` in the project's folder makes it fail. */
export const next = `
const { existsSync, mkdirSync, writeFileSync } = require("node:fs");
console.log("Collecting page data");
if (existsSync("next-fails")) { console.error("Type error: no such tyre"); process.exit(1); }
mkdirSync(".next/static/chunks", { recursive: true });
for (const name of ["root", "page"]) writeFileSync(".next/static/chunks/" + name + ".js", "run()");
writeFileSync(".next/build-manifest.json", JSON.stringify({ rootMainFiles: ["static/chunks/root.js"] }));
writeFileSync(".next/BUILD_ID", "1");
`;

/** Runs a command of the project and waits for its end. */
export function runStart(root: string, args: string[], env: Record<string, string | undefined> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ["lib/host/start.mjs", ...args], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: "", npm_execpath: join(root, "npm-cli.js"), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [out, err] = ["", ""];
    child.stdout.on("data", (text) => {
      out += text;
    });
    child.stderr.on("data", (text) => {
      err += text;
    });
    child.once("close", (code) => resolve({ code, out, err }));
  });
}
