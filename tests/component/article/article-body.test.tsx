import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { ArticleBody } from "@/components/article/article-body";
import { linkTarget } from "@/components/article/link-target";
import { sections } from "@/components/article/markdown";
import { heldCitations } from "@/lib/domain/citation";
import { unbroken } from "@/lib/domain/unbroken";
import { parseMarkdown } from "@/lib/markdown/parse";

const linked = { "eu-label": { cs: "stitek-eu", sk: "stitok-eu", en: "eu-label" } };

function show(markdown: string) {
  return render(
    <ArticleBody
      root={parseMarkdown(markdown)}
      language="cs"
      linked={linked}
      tableLabel="Tabulka"
      figure={(name, caption) => (name === "dot" ? <figure>{caption}</figure> : null)}
    />,
  ).container;
}

describe("the text of an article", () => {
  it("is headings with addresses, lists, tables and emphasis", () => {
    const text = show("## Šířka: 205\n\nText **tučně**\n\n1. raz\n2. dva\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n");
    expect(text.querySelector("h2")).toHaveAttribute("id", "sirka-205");
    expect(text.querySelector("strong")).toHaveTextContent("tučně");
    expect(text.querySelectorAll("ol > li")).toHaveLength(2);
    const table = within(screen.getByRole("group", { name: "Tabulka" }));
    expect(table.getByRole("rowheader")).toHaveTextContent("1");
    expect(table.getByRole("cell", { name: "2" })).toHaveClass("r");
  });
  it("lists its sections, equal titles with addresses of their own", () => {
    expect(sections(parseMarkdown("## Tlak\n\n### Zima\n\n## Tlak\n"))).toEqual([
      { id: "tlak", title: "Tlak" },
      { id: "tlak-2", title: "Tlak" },
    ]);
  });
  it("shows a known figure with its caption, and of any other picture the words", () => {
    expect(show("![Kód DOT](figure:dot)").innerHTML).toBe("<figure>Kód DOT</figure>");
    expect(show("![Slova](figure:unknown)").innerHTML).toBe("<p>Slova</p>");
    expect(show("![Slova](https://evil.example/x.png)").innerHTML).toBe("<p>Slova</p>");
  });
  it.each([
    "<script>alert(1)</script>",
    "text <img src=x onerror=alert(1)> text",
    "<iframe src='https://evil.example'></iframe>",
    "<svg onload=alert(1)></svg>",
    "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "[x](//evil.example)",
    "[x](http://evil.example)",
    "[x](&#106;avascript:alert(1))",
    "[x](page:__proto__)",
    "[x](constructor:x)",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "![x](javascript:alert(1))",
    "## <b onclick=alert(1)>x</b>",
  ])("makes nothing of hostile markdown: %s", (markdown) => {
    const html = show(markdown).innerHTML;
    expect(html).not.toMatch(/<(?!\/?(p|h2)[ >])|on\w+=|href|src=/i);
  });
});

describe("a link of an article", () => {
  const scope = { language: "sk", linked } as const;
  it.each([
    ["category:car-winter", "/sk/zimne-pneumatiky"],
    ["size:car-winter/205-55-r16", "/sk/zimne-pneumatiky/205-55-r16"],
    ["article:eu-label", "/sk/blog/stitok-eu"],
    ["page:delivery", "/sk/delivery"],
  ])("%s leads to %s", (url, href) => {
    expect(linkTarget(url, scope)).toEqual({ href, external: false });
  });
  it("to another site needs https", () => {
    expect(linkTarget("https://www.adac.de/", scope)).toEqual({ href: "https://www.adac.de/", external: true });
  });
  it.each([
    "category:car-snow",
    "size:car-winter",
    "size:car-winter/205-55",
    "size:car-winter/205-55-r16/x",
    "article:none",
    "article:toString",
    "page:nowhere",
    "/cs/cart",
    "mailto:a@b.cz",
    "https://",
  ])("%s is none", (url) => {
    expect(linkTarget(url, scope)).toBeNull();
  });
});

describe("blanks of a text", () => {
  it.each([
    ["za 1 000 km", "za\u00a01\u202f000\u00a0km"],
    ["v zimě a k tomu 80 km/h", "v\u00a0zimě a\u00a0k\u00a0tomu 80\u00a0km/h"],
    ["roku 2026 jedno", "roku 2026 jedno"],
  ])("hold where a line must not end: %s", (text, held) => {
    expect(unbroken(text)).toBe(held);
  });
  it.each([
    ["§ 89 zákona č. 127/2005 Sb.", "§\u00a089 zákona č.\u00a0127/2005\u00a0Sb."],
    ["zákon č. 108/2024 Z. z. o tom", "zákon č.\u00a0108/2024\u00a0Z.\u00a0z. o tom"],
    ["tyč. 12 kusů", "tyč. 12 kusů"],
  ])("hold a citation of law together: %s", (text, held) => {
    expect(heldCitations(text)).toBe(held);
  });
});
