import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, test } from "@jest/globals";

const require = createRequire(import.meta.url);
const onlyNewest = require("@/lib/host/preparation/only-newest-polyfill.cjs") as (source: string) => string;
const ofNext = readFileSync(require.resolve("next/dist/build/polyfills/polyfill-module.js"), "utf8");

test("of Next's polyfills that of URL.canParse is left, for Safari before 17, and it works", () => {
  class OldUrl extends URL {}
  Object.defineProperty(OldUrl, "canParse", { value: undefined, writable: true, configurable: true });
  const browser = { URL: new Proxy(OldUrl, { has: () => false }) as typeof URL };
  const left = onlyNewest(ofNext);
  runInNewContext(left, browser);
  expect([browser.URL.canParse("https://shop.example"), browser.URL.canParse("no address")]).toEqual([true, false]);
  expect(left.length).toBeLessThan(ofNext.length / 4);
});

test("a source without it stops the build: what is left out is looked at again", () => {
  expect(() => onlyNewest("Array.prototype.at = 1")).toThrow("Next no longer has the polyfill of URL.canParse");
});
