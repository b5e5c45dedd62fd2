import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { inlineStyles, readStyleSheets } from "@/lib/host/page-cache/inline-styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const sheets = new Map([
  ["/_next/static/chunks/a.css", "h1{color:red}"],
  ["/_next/static/chunks/b.css", "h1{color:$&}"],
]);
const page = (head: string) => `<html><head>${head}<script>1</script></head><body><h1>Pneumatiky</h1></body></html>`;

test("a page's styles stand in it, in their order, and their files are not fetched", () => {
  const off = (name: string) => link(name).replace('stylesheet"', 'stylesheet" disabled=""');
  expect(inlineStyles(page(`${link("a")}${link("b")}`), sheets)).toBe(
    page(`<style>h1{color:red}</style>${off("a")}<style>h1{color:$&}</style>${off("b")}`),
  );
});

test("a hint to fetch a style sheet early goes", () => {
  const hint = '<link rel="preload" href="/_next/static/chunks/a.css" as="style"/>';
  expect(inlineStyles(page(`${hint}${link("a")}`), sheets)).not.toContain("preload");
});

test("a page with a style sheet of another build stays as it is, and so does one without any", () => {
  for (const html of [page(`${link("a")}${link("other")}`), page(""), "plain"])
    expect(inlineStyles(html, sheets)).toBe(html);
});

test("addresses in a style sheet hold in a page of any address", () => {
  const build = mkdtempSync(join(tmpdir(), "dezen-build-"));
  mkdirSync(join(build, "static", "chunks"), { recursive: true });
  const css = "a{src:url(../media/x.woff2)}b{src:url(/y.svg)}c{src:url(data:image/png;base64,AA)}d{fill:url(#e)}";
  writeFileSync(join(build, "static", "chunks", "a.css"), css);
  const read = readStyleSheets(build);
  rmSync(build, { recursive: true });
  expect([...read]).toEqual([
    [
      "/_next/static/chunks/a.css",
      "a{src:url(/_next/static/media/x.woff2)}b{src:url(/y.svg)}c{src:url(data:image/png;base64,AA)}d{fill:url(#e)}",
    ],
  ]);
});

test("a build without styles has none", () => {
  expect(readStyleSheets("/nowhere").size).toBe(0);
});
