import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@jest/globals";

test("when whoever read the log has gone, the shop goes on: not being able to log is nothing to be logged", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/unit/telemetry/log-on.ts"], {
    env: { ...process.env, NODE_OPTIONS: "", LOG_LEVEL: "info" },
  });
  let told = "";
  child.stderr.on("data", (part) => (told += part));
  await once(child.stdout, "data");
  child.stdout.destroy();
  await pause(300); // thirty lines that nobody reads
  child.stdin.write("enough\n");
  const [code] = await once(child, "close");
  expect([code, told.trim()]).toEqual([0, "uncaught 0"]);
});
