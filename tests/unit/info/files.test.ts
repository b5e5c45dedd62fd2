import { beforeAll, describe, expect, test } from "@jest/globals";
import { textLink } from "@/components/info/text-link";
import { articlesFolder } from "@/lib/backend/article/articles";
import { readArticles } from "@/lib/backend/article/read-articles";
import { languages } from "@/lib/domain/locale";
import { sources } from "@/tests/support/imports";
import { readHtml } from "@/tests/support/info-scene";
import {
  known,
  nodesOf,
  outline,
  pageFiles,
  pageNames,
  pageSource,
  readings,
  tagsOf,
} from "@/tests/support/page-files";

type Readings = Awaited<ReturnType<typeof readings>>;
const read = new Map<string, Readings>();
const problems: unknown[] = [];
const readingsOf = (language: string, page: string) => read.get(`${language}/${page}`) ?? [];

/** Anchors that blocks bring along. */
const ofBlocks: Record<string, string[]> = {
  terms: ["withdrawal-form"],
  delivery: ["to-cz", "to-sk", "pay-cz", "pay-sk"],
};

const anchorsOf = (language: string, page: string) => [
  ...(ofBlocks[page] ?? []),
  ...readingsOf(language, page).flatMap((reading) => outline(reading).flatMap((part) => part.split(" "))),
];

beforeAll(async () => {
  for (const language of languages)
    for (const page of pageNames)
      await readings(language, page).then(
        (each) => read.set(`${language}/${page}`, each),
        (problem) => problems.push(problem),
      );
});

describe("the legal and help texts", () => {
  test("name only facts, conditions, blocks and parts that there are", () => {
    expect(problems).toEqual([]);
  });

  test("are eight pages and four parts that pages share, the same in each language", () => {
    expect(pageNames).toEqual([
      "about",
      "accessibility",
      "complaints",
      "cookies",
      "delivery",
      "faq",
      "privacy",
      "terms",
    ]);
    for (const language of languages) expect(pageFiles(language)).toEqual(pageFiles("cs"));
    expect(pageFiles("cs")).toHaveLength(12);
  });

  test.each(pageNames)("%s has the same headings with the same anchors in each language, whatever holds", (page) => {
    const czech = readingsOf("cs", page).map(outline);
    expect(czech[0]?.length).toBeGreaterThan(2);
    for (const language of languages) expect(readingsOf(language, page).map(outline)).toEqual(czech);
  });

  test("have the same blocks in each language", () => {
    const named = (language: (typeof languages)[number], file: string) => [
      ...new Set(tagsOf(pageSource(language, file)).flatMap((tag) => (tag.kind === "block" ? [tag.name, tag.of] : []))),
    ];
    for (const file of pageFiles("cs"))
      for (const language of languages) expect([file, named(language, file)]).toEqual([file, named("cs", file)]);
  });

  test("use every fact, condition and block that there is", () => {
    const tags = languages.flatMap((language) =>
      pageFiles(language).flatMap((file) => tagsOf(pageSource(language, file))),
    );
    const used = (kind: "fact" | "block") => new Set(tags.flatMap((tag) => (tag.kind === kind ? [tag.name] : [])));
    expect(known.facts.filter((name) => !used("fact").has(name))).toEqual([]);
    expect(known.blocks.filter((name) => !used("block").has(name))).toEqual([]);
    const conditions = new Set(tags.flatMap((tag) => (tag.kind === "if" ? [tag.condition] : [])));
    expect(known.conditions.filter((name) => !conditions.has(name))).toEqual([]);
  });

  test("leave no tag in what is shown", async () => {
    for (const language of languages)
      for (const page of pageNames) expect(await readHtml(page as "terms", language)).not.toMatch(/[{}]|\[!/);
  });
});

describe("links of the texts", () => {
  test("lead to pages of the shop, to anchors that are there, or to another site by https", () => {
    const dead = languages.flatMap((language) =>
      pageNames.flatMap((page) =>
        readingsOf(language, page).flatMap((reading) =>
          nodesOf(reading).flatMap((node) => {
            if (node.type !== "link") return [];
            const target = textLink(node.url, language, "a@b.example");
            if (!target) return [`${language}/${page}: ${node.url}`];
            const [, other = "", anchor] = /^\/[a-z]{2}\/([a-z-]+)(?:#(.+))?$/.exec(target.href) ?? [];
            if (target.external || anchor === undefined || anchorsOf(language, other).includes(anchor)) return [];
            return [`${language}/${page}: ${node.url}: no such anchor`];
          }),
        ),
      ),
    );
    expect([...new Set(dead)]).toEqual([]);
  });

  test.each([
    "page:nowhere",
    "page:xx/terms",
    "page:terms#",
    "javascript:alert(1)",
    "http://a.example",
    "contact:x",
    "/cs/terms",
  ])("%s is none", (url) => expect(textLink(url, "cs", "a@b.example")).toBeNull());

  test("of other pages into them lead to anchors that are there", () => {
    const into = sources().flatMap(({ path, text }) =>
      [...text.matchAll(/\$\{(?:pathOf\("(\w+)", \w+\)|(\w+))\}#([a-z][a-z-]*)/g)].map(
        ([, page, variable, anchor]) => ({
          path,
          page: page ?? variable ?? "",
          anchor: anchor ?? "",
        }),
      ),
    );
    const known = into.filter(({ page }) => pageNames.includes(page));
    expect(known.length).toBeGreaterThanOrEqual(3);
    expect(known.filter(({ page, anchor }) => !anchorsOf("cs", page).includes(anchor))).toEqual([]);
  });

  test("to articles lead to articles that there are", async () => {
    const { articles } = await readArticles(articlesFolder());
    const slugs = articles.map(({ texts }) => texts.en.slug);
    const named = tagsOf(pageSource("cs", "faq.md")).flatMap((tag) => (tag.kind === "block" ? [tag.of ?? ""] : []));
    expect(named.length).toBeGreaterThanOrEqual(7);
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});

describe("tables of the texts", () => {
  test("have as many cells in every row as their heads", () => {
    const wrong = languages.flatMap((language) =>
      pageFiles(language).flatMap((file) => {
        let wanted = 0;
        return pageSource(language, file)
          .split("\n")
          .flatMap((line, place) => {
            if (line.startsWith("{{") && wanted > 0) return [];
            const cells = line.startsWith("|") ? line.split("|").length : 0;
            const first = wanted === 0;
            wanted = cells === 0 ? 0 : first ? cells : wanted;
            return cells === 0 || cells === wanted ? [] : [`${language}/${file}:${place + 1}`];
          });
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("are read as tables, and nothing of the texts as raw HTML", () => {
    for (const reading of [...read.values()].flat()) {
      const nodes = nodesOf(reading);
      expect(nodes.filter(({ type }) => type === "html")).toEqual([]);
      expect(nodes.filter((node) => node.type === "text" && node.value.includes("|"))).toEqual([]);
    }
    for (const language of languages) {
      const tables = (page: string) =>
        nodesOf(readingsOf(language, page)[0] as Readings[number]).filter(({ type }) => type === "table");
      expect([tables("cookies").length, tables("privacy").length, tables("terms").length]).toEqual([2, 1, 1]);
    }
  });
});
