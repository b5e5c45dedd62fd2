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

describe("the results of a search, which have an address with a language and one without", () => {
  test("without it answer in place with a page of their own, which has no public address", async () => {
    const answer = await ask("/search-result?q=barum&sort=price_asc", "language=sk; currency=CZK");
    expect(answer.headers.get("x-middleware-rewrite")).toBe(
      "https://shop.example/sk-u-cu-czk/search-result/~plain?q=barum&sort=price_asc",
    );
    expect(publicPath("/sk-u-cu-czk/search-result/~plain")).toEqual({ language: "sk", rest: "/search-result" });
    const inside = await ask("/cs/search-result/~plain", "");
    expect([inside.status, inside.headers.get("location")]).toEqual([308, "https://shop.example/cs/search-result"]);
  });
});
