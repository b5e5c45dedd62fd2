import { describe, expect, it } from "@jest/globals";
import { readArticleFile } from "@/lib/backend/article/front-matter";

const fields = {
  title: "Kdy přezout: zákon",
  subtitle: "Data a hloubka dezénu",
  slug: "kdy-prezout",
  category: "news",
  published: "2026-10-05",
  updated: "2026-11-12",
  description: "Kdy jsou zimní pneumatiky povinné.",
};

function file(change: Record<string, string | undefined> = {}): string {
  const lines = Object.entries({ ...fields, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\nText.\n`;
}

describe("an article's file", () => {
  it("is its fields and its text", () => {
    expect(readArticleFile("a/cs.md", file())).toEqual({ front: fields, body: "Text." });
  });
  it("may quote a value", () => {
    const { front } = readArticleFile("a/cs.md", file({ title: '"Say \\"XL\\": why"', subtitle: "'It''s'" }));
    expect([front.title, front.subtitle]).toEqual(['Say "XL": why', "It's"]);
  });
  it.each([
    [{ title: undefined }, "a/cs.md: title: is missing."],
    [{ slug: "Kdy přezout" }, "a/cs.md: slug: must be lower-case letters a–z, digits and single hyphens."],
    [{ category: "advert" }, "a/cs.md: category: must be one of news, blog, promotion."],
    [{ published: "5. 10. 2026" }, "a/cs.md: published: must be a day like 2026-11-20."],
    [{ updated: "2026-02-30" }, "a/cs.md: updated: must be a day like 2026-11-20."],
    [{ updated: "2026-10-04" }, "a/cs.md: updated: must be no earlier than published."],
    [{ description: "x".repeat(156) }, "a/cs.md: description: must be 155 characters at most."],
    [{ author: "me" }, "a/cs.md: author: an unknown field."],
  ])("that is wrong (%j) is refused by name and field", (change, message) => {
    expect(() => readArticleFile("a/cs.md", file(change))).toThrow(message);
  });
  it("without fields, with a line that is none, or with one twice is refused", () => {
    expect(() => readArticleFile("a/cs.md", "# Text")).toThrow("a/cs.md: begins with fields");
    expect(() => readArticleFile("a/cs.md", "---\nno field\n---\n\nText")).toThrow('a/cs.md: "no field" is not');
    expect(() => readArticleFile("a/cs.md", "---\nslug: a\nslug: b\n---\n\nText")).toThrow(
      "a/cs.md: slug: stands there",
    );
  });
});
