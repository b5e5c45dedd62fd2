import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** The one without windows first: a visit takes less than half of what it takes in a whole browser. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const require = createRequire(import.meta.url);

function onPath() {
  for (const name of names) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found) return found;
  }
  return undefined;
}

function playwrights() {
  const path = require("@playwright/test").chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Runs an installer; false when it cannot do its work here. */
function tries(command, args, say) {
  say(`browser: trying ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "ignore", timeout: 300_000 }).status === 0;
}

/**
 * A Chromium for the browser tests: the machine's own, else the one Playwright brings, else (as root) the system's
 * package.
 * @returns its path
 * @throws Error saying what to install
 */
export function findBrowser(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = onPath() ?? playwrights();
  if (found) return found;
  if (tries(process.execPath, [require.resolve("@playwright/test/cli"), "install", "chromium"], say)) {
    const path = playwrights();
    if (path) return path;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && tries("apt-get", ["update"], say)) {
    const packages = ["chromium-headless-shell", "chromium"]; // older systems have the second one only
    if (packages.some((name) => tries("apt-get", ["install", "-y", name], say))) {
      const path = onPath();
      if (path) return path;
    }
  }
  throw new Error("No browser for the tests: install Chromium, or set CHROMIUM_PATH to the one you have.");
}

/** The browser's version, for the log. */
export function browserVersion(path) {
  return execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
}
