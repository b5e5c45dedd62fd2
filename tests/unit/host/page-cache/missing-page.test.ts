import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { isMissingPage, isSurelyMissing, missingAnswer } from "@/lib/host/page-cache/missing-page";
import { type Fill, PageCache } from "@/lib/host/page-cache/page-cache";

const catalogue = "/[lang]/[category]/[[...slug]]";
const asked = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ method, url, headers }) as unknown as IncomingMessage;

describe("an address at which nothing can be", () => {
  it.each([
    ["/cs/nic", catalogue],
    ["/cs/nic?page=2", catalogue],
    ["/en/foo.pdf", catalogue],
    ["/sk/a/b/c", catalogue],
    ["/wp-login.php", "other"],
    ["/old/shop.html?id=1", "other"],
    ["/.env", "other"],
    ["/cs/auth/nobody", "/[lang]/auth/[provider]"],
    ["/cs/auth/googles?code=1", "/[lang]/auth/[provider]"],
  ])("%s is known without asking Next", (url, route) => {
    expect(isSurelyMissing(asked(url), route)).toBe(true);
  });

  it.each([
    ["/cs/zimni-pneumatiky/nic", catalogue],
    ["/en/zimni-pneumatiky", catalogue],
    ["/cs/zimni%2Dpneumatiky", catalogue],
    ["/cs/nic/", catalogue],
    ["/cs//nic", catalogue],
    ["/cs/~page=2", catalogue],
    ["/cs/cart", "/[lang]/cart"],
    ["/cs/auth/google?code=1", "/[lang]/auth/[provider]"],
    ["/cs/auth/%67oogle", "/[lang]/auth/[provider]"],
    ["/cs/auth/facebook/", "/[lang]/auth/[provider]"],
    ["/kontakt", "other"],
    ["/favicon.ico", "file"],
    ["/robots.txt", "/robots.txt"],
  ])("%s is left to Next: something may be there, or it leads on", (url, route) => {
    expect(isSurelyMissing(asked(url), route)).toBe(false);
  });

  it("is left to Next where something was sent to it", () => {
    expect(isSurelyMissing(asked("/wp-login.php", {}, "POST"), "other")).toBe(false);
  });
});

describe("the page for missing pages", () => {
  const kept = (): { pages: PageCache; filled: string[] } => {
    const filled: string[] = [];
    const fill: Fill = async ({ url }) => {
      filled.push(url);
      const headers: [string, string][] = [
        ["content-type", "text/html; charset=utf-8"],
        ["x-nextjs-prerender", "1"],
      ];
      return { status: 200, headers, body: Buffer.from(`<html lang="${url.slice(1, 3)}"><h1>${url}</h1></html>`) };
    };
    return { pages: new PageCache(fill, 1024 * 1024), filled };
  };
  const pageFor = async (pages: PageCache, url: string, headers: Record<string, string> = {}) => {
    const { status, body } = await missingAnswer(pages, asked(url, headers));
    return [status, /<h1>(.*)<\/h1>/.exec(body.toString())?.[1]];
  };

  it("is that of the address's language and category, with status 404", async () => {
    const { pages } = kept();
    expect(await pageFor(pages, "/cs/nic", { cookie: "language=sk" })).toEqual([404, "/cs/404"]);
    expect(await pageFor(pages, "/en/winter-tyres/nothing")).toEqual([404, "/en/404/winter-tyres"]);
    expect(await pageFor(pages, "/sk/zimni-pneumatiky?page=99")).toEqual([404, "/sk/404/zimne-pneumatiky"]);
  });

  it("is in the visitor's language where the address has none", async () => {
    const { pages } = kept();
    expect(await pageFor(pages, "/foo.php", { cookie: "a=b; language=sk" })).toEqual([404, "/sk/404"]);
    expect(await pageFor(pages, "/foo.php", { "accept-language": "de, cs;q=0.5" })).toEqual([404, "/cs/404"]);
    expect(await pageFor(pages, "/foo.php", { cookie: "language=de" })).toEqual([404, "/en/404"]);
  });

  it("is made and kept once, however many addresses are wrong", async () => {
    const { pages, filled } = kept();
    for (let number = 0; number < 200; number++) await missingAnswer(pages, asked(`/cs/nic-${number}`));
    expect(filled).toEqual(["/cs/404"]);
    expect(pages.size.pages).toBe(1);
  });

  it("is 503 with words while it cannot be made", async () => {
    const pages = new PageCache(async () => ({ status: 503, headers: [], body: Buffer.from("") }), 1024);
    expect(await pageFor(pages, "/cs/nic")).toEqual([503, "Obchod je na chvíli mimo provoz"]);
  });

  it("is missing at its own address too", () => {
    expect(["/cs/404", "/sk/404/zimne-pneumatiky", "/cs/4045", "/cs/blog/404"].map(isMissingPage)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
