import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hintCompilation } from "./compile-hints.mjs";
import { compressFiles } from "./compress-files.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { hashSources } from "./sources-hash.mjs";

const output = ".next";
const stamp = `${output}/dezen-build`;

/** Builds the pages unless the last whole build was of these very sources. */
export async function ensureBuilt(report, force) {
  const wanted = hashSources();
  const whole = existsSync(`${output}/BUILD_ID`) && existsSync(stamp);
  if (!force && whole && readFileSync(stamp, "utf8") === wanted) return report(3, "build: up to date");
  report(3, "build: building the pages (next build)");
  rmSync(stamp, { force: true });
  const seconds = await runQuietly(
    {
      command: process.execPath,
      args: ["node_modules/next/dist/bin/next", "build"],
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
      doing: "build: building",
      failed: 'The pages could not be built: see the words of "next build" above.',
    },
    (line) => report(3, line),
  );
  hintCompilation(output);
  await compressFiles(output);
  writeFileSync(stamp, wanted);
  report(3, `build: done in ${seconds} s`);
}
