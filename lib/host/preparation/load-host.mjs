import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the host proper, which is TypeScript, into this process: its signals and exit codes are then ours. Translated into
 * one file beforehand, since a translator in the process would take part in every import to come, and Next imports on
 * every request.
 */
export async function loadHost() {
  const { build } = await import("esbuild");
  // Node remembers of a folder that it has no package.json: the one that Next's build writes has to be there before.
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
