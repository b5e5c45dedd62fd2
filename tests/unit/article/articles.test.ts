import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Nodes } from "mdast";
import { isFigureName } from "@/components/article/figure/figures";
import { linkTarget } from "@/components/article/link-target";
import { articlesFolder } from "@/lib/backend/article/articles";
import { readArticles, type StoredArticle } from "@/lib/backend/article/read-articles";
import { byLanguage, languages } from "@/lib/domain/locale";
import { parseMarkdown } from "@/lib/markdown/parse";

const wanted = [
  "cost-per-1000-km",
  "discounts-and-cashback",
  "eu-label",
  "load-and-speed-index",
  "pressure-and-storage",
  "read-tyre-size",
  "reading-tyre-tests",
  "runflat-xl-homologation-ev",
  "tread-depth",
  "tyre-age-dot",
  "when-to-change",
  "winter-summer-all-season",
];

const nodesOf = (node: Nodes): Nodes[] => [node, ...("children" in node ? node.children.flatMap(nodesOf) : [])];

describe("the shop's articles", () => {
  let articles: StoredArticle[];
  let problems: Error[];
  beforeAll(async () => {
    ({ articles, problems } = await readArticles(articlesFolder()));
  });
  const each = <Found>(find: (nodes: Nodes[], language: (typeof languages)[number]) => Found[]) =>
    articles.flatMap(({ key, texts }) =>
      languages.flatMap((language) =>
        find(nodesOf(parseMarkdown(texts[language].body)), language).map((found) => `${key}/${language}: ${found}`),
      ),
    );

  it("are without mistakes, each in three languages", () => {
    expect(problems.map(({ message }) => message)).toEqual([]);
    expect(articles.map(({ key }) => key).sort()).toEqual(wanted);
  });
  it("stand in order, the newest first", () => {
    const days = articles.map(({ texts }) => texts.cs.published);
    expect(days).toEqual([...days].sort().reverse());
  });
  it("link only to what there is", () => {
    const linked = Object.fromEntries(articles.map(({ key }) => [key, byLanguage(() => key)]));
    const dead = each((nodes, language) =>
      nodes.flatMap((node) => (node.type === "link" && !linkTarget(node.url, { language, linked }) ? [node.url] : [])),
    );
    expect(dead).toEqual([]);
  });
  it("show only figures that are drawn, each alone in its paragraph and with a caption", () => {
    const bad = each((nodes) => {
      const alone = nodes.flatMap((node) => (node.type === "paragraph" && !node.children[1] ? node.children : []));
      return nodes.flatMap((node) => {
        if (node.type !== "image") return [];
        const name = /^figure:(.+)$/.exec(node.url)?.[1] ?? "";
        return isFigureName(name) && node.alt && alone.includes(node) ? [] : [node.url];
      });
    });
    expect(bad).toEqual([]);
  });
  it("use headings of the second and third level only, the second first", () => {
    const bad = each((nodes) => {
      let last = 1;
      return nodes.flatMap((node) => {
        if (node.type !== "heading") return [];
        const wrong = node.depth < 2 || node.depth > 3 || node.depth > last + 1;
        last = node.depth;
        return wrong ? [`heading of level ${node.depth}`] : [];
      });
    });
    expect(bad).toEqual([]);
  });
  it("hold no raw HTML, and take a few minutes to read", () => {
    expect(each((nodes) => nodes.flatMap((node) => (node.type === "html" ? [node.value] : [])))).toEqual([]);
    for (const { texts } of articles) expect(texts.cs.minutes).toBeGreaterThan(1);
  });
});

describe("reading articles from disk", () => {
  const folder = mkdtempSync(join(tmpdir(), "dezen-articles-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (key: string, language: string, change: Record<string, string> = {}) => {
    mkdirSync(join(folder, key), { recursive: true });
    const fields = {
      title: key,
      subtitle: "s",
      slug: `${key}-${language}`,
      category: "blog",
      published: "2026-10-01",
      updated: "2026-10-01",
      description: "d",
      ...change,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    writeFileSync(join(folder, key, `${language}.md`), `---\n${lines.join("\n")}\n---\n\nText\n`);
  };

  it("leaves out an article with a mistake, names the mistake, and goes on", async () => {
    for (const language of languages) write("good", language);
    write("half", "cs");
    for (const language of languages) write("apart", language, language === "en" ? { category: "news" } : {});
    for (const language of languages) write("twin", language, language === "sk" ? { slug: "good-cs" } : {});
    for (const language of languages) write("category", language, language === "cs" ? { slug: "novinky" } : {});
    const { articles, problems } = await readArticles(folder);
    expect(articles.map(({ key }) => key)).toEqual(["good", "twin"]);
    expect(problems.map(({ message }) => message)).toEqual([
      "apart/en.md: category: must be that of apart/cs.md.",
      "category/cs.md: slug: is a category's.",
      "half/sk.md: cannot be read.",
      "twin/sk.md: slug: is that of good already.",
    ]);
  });
});
