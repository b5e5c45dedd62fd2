import { describe, expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { languageStep } from "@/lib/preferences/language-step";
import { publicPath } from "@/lib/preferences/public-path";

const ask = (path: string, cookie: string) =>
  languageStep(new NextRequest(`https://shop.example${path}`, { headers: { cookie } }));

describe("the page for a new password, which has no language in its address", () => {
  test("answers in place, in the stored language and currency", async () => {
    const answer = await ask("/reset-password?token=t1", "language=sk; currency=CZK");
    expect(answer.headers.get("x-middleware-rewrite")).toBe("https://shop.example/sk-u-cu-czk/reset-password?token=t1");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("with a language goes for good to its one address, query included", async () => {
    for (const path of ["/cs/reset-password?token=t1", "/en/reset-password?token=t1"]) {
      const answer = await ask(path, "language=cs");
      expect(answer.status).toBe(308);
      expect(answer.headers.get("location")).toBe("https://shop.example/reset-password?token=t1");
    }
  });

  test("every other page without a language goes to the stored one", async () => {
    const answer = await ask("/account?verify=t1", "language=cs; currency=CZK");
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe("https://shop.example/cs/account?verify=t1");
  });

  test("is all rest where an address is split into language and rest", () => {
    expect(publicPath("/reset-password").rest).toBe("/reset-password");
    expect(publicPath("/sk-u-cu-eur/reset-password")).toEqual({ language: "sk", rest: "/reset-password" });
    expect(publicPath("/cs/cart")).toEqual({ language: "cs", rest: "/cart" });
    expect(publicPath("/").rest).toBe("");
  });
});
