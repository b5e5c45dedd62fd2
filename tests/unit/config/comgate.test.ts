import { describe, expect, it } from "@jest/globals";
import { readConfig } from "@/lib/config";

const keys = { COMGATE_MERCHANT: "123456", COMGATE_SECRET: "secret" };

describe("the settings of payments at Comgate", () => {
  it("are none without keys, and Comgate's own address and real money with them", () => {
    expect(readConfig({}).payments.comgate).toBeNull();
    expect(readConfig(keys).payments.comgate).toEqual({
      merchant: "123456",
      secret: "secret",
      apiUrl: "https://payments.comgate.cz",
      test: false,
    });
    expect(readConfig({ ...keys, COMGATE_TEST: "1" }).payments.comgate?.test).toBe(true);
    expect(() => readConfig({ ...keys, COMGATE_TEST: "yes" })).toThrow(/COMGATE_TEST is wrong/);
  });

  it.each([
    ["COMGATE_MERCHANT", "COMGATE_SECRET"],
    ["COMGATE_SECRET", "COMGATE_MERCHANT"],
  ])("stop the start when there is %s alone, and name %s", (given, missing) => {
    expect(() => readConfig({ [given]: "x" })).toThrow(
      `The setting ${missing} is missing beside ${given}: set both, or neither to offer no payment at Comgate.`,
    );
  });

  it("send the secret by https only, by http at most within this machine", () => {
    expect(() => readConfig({ ...keys, COMGATE_API_URL: "http://comgate.example" })).toThrow(/COMGATE_API_URL .*https/);
  });
});
