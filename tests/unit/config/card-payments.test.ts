import { describe, expect, it } from "@jest/globals";
import { readConfig } from "@/lib/config";

const keys = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" };

describe("the settings of payments by card", () => {
  it("are none without keys, and Stripe's own address with them", () => {
    expect(readConfig({}).payments.stripe).toBeNull();
    expect(readConfig({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }).payments.stripe).toBeNull();
    expect(readConfig(keys).payments.stripe).toEqual({
      secretKey: "sk",
      webhookSecret: "whsec",
      apiUrl: "https://api.stripe.com",
      test: false,
    });
  });

  it.each([
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ])("stop the start when there is %s alone, and name %s", (given, missing) => {
    expect(() => readConfig({ [given]: "x" })).toThrow(
      `The setting ${missing} is missing beside ${given}: set both, or neither to offer no payment by card.`,
    );
  });

  it("send the key by https only, by http at most within this machine", () => {
    expect(() => readConfig({ ...keys, STRIPE_API_URL: "http://stripe.example" })).toThrow(/STRIPE_API_URL .*https/);
    expect(readConfig({ ...keys, STRIPE_API_URL: "http://localhost:4242" }).payments.stripe?.apiUrl).toBe(
      "http://localhost:4242",
    );
  });
});
