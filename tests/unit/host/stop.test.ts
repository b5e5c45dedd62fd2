import { type ChildProcess, spawn } from "node:child_process";
import { expect, jest, test } from "@jest/globals";

jest.setTimeout(60_000);

async function run(act: (child: ChildProcess) => void, failure = "") {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/unit/host/stop-on-signal.ts", failure], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      printed += text;
      if (text.toString().includes("ready")) act(child);
    });
  }
  return { code: await closed, printed };
}

test("a signal has everything closed that asked for it, a failing task included, and the process ends with 0", async () => {
  const { code, printed } = await run((child) => child.kill("SIGTERM"));
  expect(code).toBe(0);
  expect(printed).toContain("task done");
  expect(printed).toContain("mail worker stuck");
});

test("the same Ctrl-C from the terminal and from npm counts once", async () => {
  const { code, printed } = await run((child) => {
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGINT"), 20);
  });
  expect(code).toBe(0);
  expect(printed).toContain("task done");
});

test("a second Ctrl-C ends the process at once", async () => {
  const { code, printed } = await run((child) => {
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGINT"), 800);
  });
  expect(code).toBe(130);
  expect(printed).not.toContain("task done");
});

test.each(["exception", "rejection"])(
  "an %s that nobody has caught is logged without addresses, and the process goes on until it is told to stop",
  async (failure) => {
    const { code, printed } = await run((child) => setTimeout(() => child.kill("SIGTERM"), 1000), failure);
    expect(code).toBe(0);
    expect(printed).toContain('"level":"error"');
    expect(printed).toContain("order of [e-mail] is broken");
    expect(printed).toContain("task done");
  },
);
