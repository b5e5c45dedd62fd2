import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { emptyMachine } from "@/tests/support/machine";

const machine = emptyMachine();
afterAll(() => machine.remove());

/** Runs a command. @returns its exit code, what it said, what it complained of */
function run(cli: string, args: string[], settings: Record<string, string>): Promise<unknown> {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: machine.dataDir, ...settings } as NodeJS.ProcessEnv;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", cli, ...args], { env }, (error, out, err) =>
      resolve([error?.code ?? 0, out, err]),
    );
  });
}

const host = { API_HOST: "https://shop.example/" };

describe("the merchant's command for orders, where a back end elsewhere has them", () => {
  it.each([
    ["C", "The shop's orders live at its back end, https://shop.example (API_HOST): read and change them there.", host],
    ["cs_CZ.UTF-8", "https://shop.example", { ...host, API_FILL: "embedded" }],
    ["sk_SK.UTF-8", "https://shop.example", { ...host, API_FILL: "embedded" }],
  ])(
    "says so in the language of the terminal (%s), and opens no database",
    async (LC_ALL, sentence, settings) => {
      const ended = await run("lib/backend/order/cli.ts", ["2600001230"], { LC_ALL, ...settings });
      expect(ended).toEqual([1, "", expect.stringContaining(sentence)]);
      expect(existsSync(join(machine.dataDir, "postgres"))).toBe(false);
    },
    60_000,
  );
});

describe.each([
  ["order", "lib/backend/order/cli.ts"],
  ["staff", "lib/backend/admin/staff/cli.ts"],
])("how the command `%s` is used", (name, cli) => {
  const usage = expect.stringMatching(new RegExp(`^Usage: npm run ${name} -- `));
  it("is said to whoever asks, and no database is made for it", async () => {
    expect(await run(cli, ["--help"], { LC_ALL: "C" })).toEqual([0, usage, ""]);
    expect(existsSync(join(machine.dataDir, "postgres"))).toBe(false);
  }, 60_000);
  it("is said to whoever asks for nothing, as a mistake", async () => {
    expect(await run(cli, [], { LC_ALL: "C" })).toEqual([1, "", usage]);
    expect(existsSync(join(machine.dataDir, "postgres"))).toBe(false);
  }, 60_000);
});
