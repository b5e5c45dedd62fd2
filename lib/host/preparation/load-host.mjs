import { existsSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads the host proper, which is TypeScript, into this process: its signals and exit codes are then ours. It and the program of
 * its render workers are bundled into one file each first, because a transpiler in the process would slow down every later import, and Next imports on every request.
 */
export async function loadHost() {
  const { build } = await import("esbuild");
  // Node caches that a folder has no package.json, so the one that Next's build writes has to exist first.
  mkdirSync(".next", { recursive: true });
  if (!existsSync(".next/package.json")) writeFileSync(".next/package.json", '{"type": "commonjs"}');
  const drafts = `.next/cache/host-${process.pid}`; // another process may start in this folder at the same moment
  await build({
    entryPoints: { host: "lib/host/main.ts", "render-worker": "lib/host/rendering/worker.ts" },
    outdir: drafts,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  for (const name of ["host.mjs", "render-worker.mjs"]) renameSync(`${drafts}/${name}`, `.next/cache/${name}`);
  rmdirSync(drafts);
  return import(pathToFileURL(resolve(".next/cache/host.mjs")).href);
}
