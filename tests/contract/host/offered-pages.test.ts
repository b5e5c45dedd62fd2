import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { accountRights } from "@/lib/api/account/rights-server";
import { catalogueOffered, forgetOffered, isOffered } from "@/lib/api/request/offered";
import { idlePages } from "@/lib/api/shop/idle-pages";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { sitemapFile, sitemapFiles } from "@/lib/api/sitemap/server";
import type { Locale } from "@/lib/domain/locale";
import { withPlainHost } from "@/tests/support/host/host-scene";
import { takeLogLines } from "@/tests/support/log-lines";
import { withSettings } from "@/tests/support/settings";

const locale: Locale = { language: "cs", currency: "CZK" };
const date = Date.now;
afterEach(() => {
  jest.restoreAllMocks();
  takeLogLines("warn");
});

describe("with a back end that has the specified calls only", () => {
  const host = withPlainHost({ shape: "bare" });
  const asked = (path: string) => host().requests.filter((request) => request.path === path).length;

  it("no catalogue is offered, which is found out once a minute", async () => {
    expect([await catalogueOffered(), await catalogueOffered(), asked("/api/v1/products")]).toEqual([false, false, 1]);
    jest.spyOn(Date, "now").mockImplementation(() => date() + 61_000);
    expect([await catalogueOffered(), asked("/api/v1/products")]).toEqual([false, 1]);
  });
  it("nothing leads to pages that would be empty", async () => {
    expect([...(await idlePages())].sort()).toEqual(["blog", "cars", "compare", "orderTracking", "searchPage"]);
  });
  it("the account is the profile alone", async () => {
    expect(await accountRights()).toEqual({ verification: false, dataExport: false, deletion: false });
  });
  it("the texts tell its own delivery and payment, and promise nothing that it cannot do", async () => {
    const { checkout, ...promises } = await shopOffer(locale);
    expect(new Set(Object.entries(promises).map(([name, kept]) => (name === "host" ? !kept : kept)))).toEqual(
      new Set([false]),
    );
    expect(checkout?.delivery.CZ.map(({ name }) => name)).toEqual(["Kurýr na adresu", "Výdejní místo", "Osobní odběr"]);
    expect(checkout?.payment.length).toBeGreaterThan(0);
  });
  it("what it does not tell of delivery and payment is left out", async () => {
    host().drop("GET /checkout/payment-methods");
    host().failAlways("GET /checkout/shipping-methods", 500);
    expect((await shopOffer({ ...locale, currency: "EUR" })).checkout).toEqual({
      delivery: { CZ: [], SK: [] },
      payment: [],
    });
    takeLogLines("error");
  });
  it("the sitemap names the pages that are there", async () => {
    expect((await sitemapFiles()).map(({ path }) => path)).toEqual([
      "/sitemaps/pages-cs-1.xml",
      "/sitemaps/pages-sk-1.xml",
      "/sitemaps/pages-en-1.xml",
    ]);
    const paths = (await sitemapFile("pages-cs-1.xml"))?.entries.map((entry) => entry.paths.cs) ?? [];
    expect(paths).toContain("/cs/delivery");
    expect(paths).not.toContain("/cs/blog");
    expect(await sitemapFile("articles-cs-1.xml")).toBeNull();
  });
});

describe("with a back end that has more", () => {
  const host = withPlainHost({ shape: "additions" });

  it("a call that refuses whoever asks is there", async () => {
    expect([await isOffered("GET /orders"), await isOffered("GET /products")]).toEqual([true, false]);
  });
  it("what was offered before still is while it cannot be found out", async () => {
    expect(await isOffered("GET /orders")).toBe(true);
    host().failAlways("*", "cut");
    jest.spyOn(Date, "now").mockImplementation(() => date() + 61_000);
    expect(await isOffered("GET /orders")).toBe(true);
    expect(takeLogLines("warn")).toContainEqual(expect.objectContaining({ call: "GET /orders" }));
  });
});

describe("a part of the back end that is away takes no page along", () => {
  it("what is not known yet is offered, and asked for again soon", async () => {
    const back = withSettings({ API_HOST: "http://127.0.0.1:9" });
    forgetOffered();
    expect(await catalogueOffered()).toBe(true);
    back();
    forgetOffered();
  });
});

describe("without a back end elsewhere", () => {
  it("everything is offered, and nobody is asked", async () => {
    const offer = await shopOffer(locale);
    expect([await catalogueOffered(), (await idlePages()).size, offer.host, offer.checkout]).toEqual([
      true,
      0,
      false,
      null,
    ]);
  });
});
