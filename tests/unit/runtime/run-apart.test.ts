import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "@jest/globals";

it("why a program of the shop has failed in a process of its own stands in the shop's log", async () => {
  const text = `import { runApart } from "@/lib/runtime/run-apart"; console.error("ended well:", await runApart("lib/backend/picture/fetch/fetch-cli.ts"));`;
  const env = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: "", LOG_LEVEL: "info" };
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", text],
    { env },
  );
  expect(stderr).toContain("ended well: false");
  expect(stdout).toContain("Pictures could not be fetched.");
  expect(stdout).toContain("DATABASE_URL is missing");
}, 60_000);
