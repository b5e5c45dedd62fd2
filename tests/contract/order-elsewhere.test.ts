import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { emptyMachine } from "@/tests/support/machine";

const machine = emptyMachine();
afterAll(() => machine.remove());

const host = { API_HOST: "https://shop.example/" };

describe("the merchant's command for orders, where a back end elsewhere has them", () => {
  it.each([
    ["C", "The shop's orders live at its back end, https://shop.example (API_HOST): read and change them there.", host],
    ["cs_CZ.UTF-8", "https://shop.example", { ...host, API_FILL: "embedded" }],
    ["sk_SK.UTF-8", "https://shop.example", { ...host, API_FILL: "embedded" }],
  ])(
    "says so in the language of the terminal (%s), and opens no database",
    async (LC_ALL, sentence, settings) => {
      const env = {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: machine.dataDir,
        LC_ALL,
        ...settings,
      } as NodeJS.ProcessEnv;
      const ended = await new Promise((resolve) => {
        execFile(
          process.execPath,
          ["--import", "tsx", "lib/backend/order/cli.ts", "2600001230"],
          { env },
          (error, out, err) => resolve([error?.code, out, err]),
        );
      });
      expect(ended).toEqual([1, "", expect.stringContaining(sentence)]);
      expect(existsSync(join(machine.dataDir, "postgres"))).toBe(false);
    },
    60_000,
  );
});
