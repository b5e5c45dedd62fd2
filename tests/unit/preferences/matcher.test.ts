import { describe, expect, it } from "@jest/globals";
import { languages } from "@/lib/domain/locale";
import { config } from "@/middleware";

describe("the middleware's matcher", () => {
  const sources = config.matcher.map((entry) => (typeof entry === "string" ? entry : entry.source));

  it.each(sources)("%s names every language of the shop and no other", (source) => {
    const named = /\((?:\?:)?([a-z]{2}(?:\|[a-z]{2})*)\)/.exec(source)?.[1]?.split("|");
    expect(named?.sort()).toEqual([...languages].sort());
  });
});
