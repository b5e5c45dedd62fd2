import { describe, expect, it } from "@jest/globals";
import { articleCategoryBySlug, countWords, minutesToRead, teaserDate } from "@/lib/domain/article";

describe("the time an article takes to read", () => {
  it.each([
    ["jedno slovo", 2],
    ["Tlak 2,4 bar na 205/55 R16", 6],
    ["**Zákon** č. 361/2000 Sb.", 4],
    ["[zimní pneumatiky](category:car-winter) a <https://example.com/a/b>", 3],
    ["| a | b |\n| --- | --- |\n| 1 | 2 |", 4],
    ["", 0],
  ])("counts the words one reads: %j", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])("%i words at 200 a minute take %i minutes", (words, minutes) => {
    expect(minutesToRead("slovo ".repeat(words))).toBe(minutes);
  });
});

describe("words of an article in lists", () => {
  it("write the day as dd.mm.yyyy", () => {
    expect(teaserDate("2026-11-02")).toBe("02.11.2026");
  });
  it("name a category by its slug in any language", () => {
    expect(["novinky", "guides", "akcie", "akce", "nothing"].map(articleCategoryBySlug)).toEqual([
      "news",
      "blog",
      "promotion",
      "promotion",
      undefined,
    ]);
  });
});
