import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the host proper, which is TypeScript, into this process: its signals and exit codes are then ours. It is bundled into
 * one file first, because a transpiler in the process would slow down every later import, and Next imports on every request.
 */
export async function loadHost() {
  const { build } = await import("esbuild");
  // Node caches that a folder has no package.json, so the one that Next's build writes has to exist first.
  mkdirSync(".next", { recursive: true });
  if (!existsSync(".next/package.json")) writeFileSync(".next/package.json", '{"type": "commonjs"}');
  const file = resolve(".next/cache/host.mjs");
  const draft = `${file}.${process.pid}`; // another process may start in this folder at the same moment
  await build({
    entryPoints: ["lib/host/main.ts"],
    outfile: draft,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  renameSync(draft, file);
  return import(pathToFileURL(file).href);
}
