import { describe, expect, it } from "@jest/globals";
import { ConfigError, readConfig } from "@/lib/config";

const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

describe("the settings of sign-in providers", () => {
  it("offer none without keys, or with empty ones", () => {
    expect(readConfig({}).signIn).toEqual({ google: null, facebook: null });
    expect(readConfig({ GOOGLE_CLIENT_ID: "", GOOGLE_CLIENT_SECRET: "" }).signIn.google).toBeNull();
  });

  it("need nothing but the two keys", () => {
    expect(readConfig(google).signIn.google).toEqual({
      clientId: "id",
      clientSecret: "secret",
      issuer: "https://accounts.google.com",
    });
    expect(readConfig({ FACEBOOK_CLIENT_ID: "id", FACEBOOK_CLIENT_SECRET: "secret" }).signIn.facebook).toEqual({
      clientId: "id",
      clientSecret: "secret",
      authorizeUrl: "https://www.facebook.com/v24.0/dialog/oauth",
      tokenUrl: "https://graph.facebook.com/v24.0/oauth/access_token",
      profileUrl: "https://graph.facebook.com/v24.0/me",
    });
  });

  it.each([
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
    ["FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"],
    ["FACEBOOK_CLIENT_SECRET", "FACEBOOK_CLIENT_ID"],
  ])("%s without %s stops the start", (given, missing) => {
    const read = () => readConfig({ [given]: "key" });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`The setting ${missing} is missing beside ${given}: set both`);
  });

  it("lead tokens through https, and through http within this machine only", () => {
    for (const name of ["GOOGLE_ISSUER", "FACEBOOK_TOKEN_URL"]) {
      expect(() => readConfig({ [name]: "http://accounts.example" })).toThrow(`The setting ${name} is wrong`);
      expect(() => readConfig({ [name]: "accounts.example" })).toThrow(`The setting ${name} is wrong`);
    }
    expect(readConfig({ ...google, GOOGLE_ISSUER: "http://localhost:4000" }).signIn.google?.issuer).toBe(
      "http://localhost:4000",
    );
  });
});
