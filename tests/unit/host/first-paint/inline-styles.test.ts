import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { styleSheet } from "@/lib/host/first-paint/first-styles";
import { inlineStyles, readStyleSheets } from "@/lib/host/first-paint/inline-styles";

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const sheets = new Map([
  ["/_next/static/chunks/a.css", styleSheet("h1{color:red}")],
  ["/_next/static/chunks/b.css", styleSheet("h1{color:$&}")],
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
  expect([...read].map(([address, { text }]) => [address, text])).toEqual([
    [
      "/_next/static/chunks/a.css",
      "a{src:url(/_next/static/media/x.woff2)}b{src:url(/y.svg)}c{src:url(data:image/png;base64,AA)}d{fill:url(#e)}",
    ],
  ]);
});

test("a build without styles has none", () => {
  expect(readStyleSheets("/nowhere").size).toBe(0);
});

describe("a page with a mark where its first screen ends", () => {
  const font = "@font-face{font-family:x}";
  const small = "@media (width<9px){.top{gap:0}.row{gap:1px}}";
  const css = `${font}:root{--a:1}.top,.tall .row{color:red}.row{color:blue}${small}.top:not(.row){top:0}#low,p .row:is(.top){left:0}`;
  const divided = new Map([["/_next/static/chunks/a.css", styleSheet(css)]]);
  const markup = '<div class="top big">x</div><p class="row" data-below="">y</p><p class="row" data-below="">z</p>';
  const sent = (body: string, from = divided) =>
    inlineStyles(`<html><head>${link("a")}</head><body>${body}</body></html>`, from);
  const rest = (html: string) => /<style>((?:(?!<style>).)*)<\/style><script>{/.exec(html)?.[1];
  const first = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];

  test("begins with what may concern its first screen, and with its fonts", () => {
    expect(first(sent(markup))).toBe(
      `${font}:root{--a:1}.top,.tall .row{color:red}@media (width<9px){.top{gap:0}}.top:not(.row){top:0}`,
    );
  });

  test("has the rest right before the first element below, each rule still after those it refines, and fonts once", () => {
    const html = sent(markup);
    expect(rest(html)).toBe(css.slice(css.indexOf(".row{color:blue}")));
    expect(html).toContain(">x</div><style>.row{color:blue}");
    expect(html.match(/<style>/g)).toHaveLength(2);
  });

  test("moves the rest into its head as soon as it is there, by a script that leaves nothing behind", () => {
    expect(sent(markup)).toMatch(
      /<\/style><script>\{let s=document\.currentScript,.*;s\.remove\(\)\}<\/script><p class="row"/,
    );
  });

  test("has its styles whole when the first screen needs all of them, and without a mark", () => {
    const needed = new Map([["/_next/static/chunks/a.css", styleSheet(".top{color:red}")]]);
    for (const html of [sent(markup, needed), sent("<p>y</p>")]) expect(rest(html)).toBeUndefined();
    expect(first(sent(markup, needed))).toBe(".top{color:red}");
    expect(first(sent("<p>y</p>"))).toBe(css);
  });

  test("is not confused by brackets, commas and signs within a value or a selector", () => {
    const odd = `.top[data-a="},{"]:is(.row,#low){content:"}"}.gone:where(.a,.b){top:0}`;
    const html = sent(markup, new Map([["/_next/static/chunks/a.css", styleSheet(odd)]]));
    expect(first(html)).toBe('.top[data-a="},{"]:is(.row,#low){content:"}"}');
  });
});
