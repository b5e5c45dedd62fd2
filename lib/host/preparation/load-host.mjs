import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** Loads the host proper, which is TypeScript, into this process: its signals and exit codes are then ours. */
export async function loadHost() {
  const { register } = await import("tsx/esm/api");
  const tsconfig = resolve("tsconfig.json");
  const unregister = register({ tsconfig: existsSync(tsconfig) ? tsconfig : false });
  const host = await import("../main.ts");
  // Next loads its own modules hereafter; they need no translation and would only be slowed by it.
  await unregister();
  return host;
}
