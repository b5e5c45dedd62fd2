import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package-lock.json",
  "tsconfig.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

/**
 * A hash over everything the build is made of. By content: after a git clone or checkout, sizes and times of files say
 * nothing.
 */
export function hashSources() {
  const hash = createHash("sha256");
  for (const source of sources) if (existsSync(source)) add(source, hash);
  return hash.digest("hex");
}

function add(path, hash) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(join(path, name), hash);
  } else {
    const content = readFileSync(path);
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}
