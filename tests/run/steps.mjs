import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The script a package offers as its command, run by this very Node: no shell, no npx. */
export function commandOf(packageName, name = packageName) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === "string" ? bin : bin[name]);
}

/** Runs a command with its output shown; resolves to its exit code. */
export function run(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command; resolves to what it printed. */
export function capture(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.on("data", (text) => {
      printed += text;
    });
    child.on("error", reject);
    child.on("close", () => resolve(printed));
  });
}
