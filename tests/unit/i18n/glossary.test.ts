import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { languages } from "@/lib/domain/locale";
import { type Text, textsIn } from "@/tests/support/texts";

const glossary = z.object({
  terms: z.array(
    z.strictObject({
      term: z.string(),
      for: z.string(),
      /** Patterns that stand for the same thing and are not written. */
      refused: z.array(z.string()).min(1),
      /** MailMessages in which they mean something else, letter by letter. */
      allowed: z.array(z.string()).optional(),
      /** The kinds of texts the refusal is for; without it all. */
      only: z.array(z.enum(["messages", "pages", "articles"])).optional(),
    }),
  ),
});

type Term = z.infer<typeof glossary>["terms"][number];

const termsOf = (language: string) =>
  glossary.parse(JSON.parse(readFileSync(`messages/glossary/${language}.json`, "utf8"))).terms;

/** Where a text writes what the glossary refuses. */
function refusals(terms: readonly Term[], { place, kind, text }: Text): string[] {
  return terms.flatMap(({ term, refused, allowed = [], only }) => {
    if (only && !only.includes(kind)) return [];
    const left = allowed.reduce((rest, phrase) => rest.replaceAll(phrase, "…"), text);
    return refused.flatMap((pattern) =>
      [...left.matchAll(new RegExp(pattern, "giu"))].map(([found]) => `${place}: ${found} → ${term}`),
    );
  });
}

describe.each(languages)("texts in %s", (language) => {
  const terms = termsOf(language);
  const texts = textsIn(language);
  test("are messages, mails, legal and help texts and articles", () => {
    expect(texts.filter(({ kind }) => kind === "messages").length).toBeGreaterThan(1500);
    expect(texts.filter(({ kind }) => kind === "pages")).toHaveLength(12);
    expect(texts.filter(({ kind }) => kind === "articles")).toHaveLength(12);
  });
  test("have one term for one thing", () => {
    expect(texts.flatMap((text) => refusals(terms, text))).toEqual([]);
  });
});

test("a refused word is found wherever it stands, and only where it is refused", () => {
  const [wet] = termsOf("cs").filter(({ term }) => term === "na mokru");
  const [typo] = termsOf("en").filter(({ term }) => term === "typo");
  const of = (kind: Text["kind"], text: string): Text => ({ place: "x", kind, text });
  expect(refusals(wet ? [wet] : [], of("articles", "Za mokra brzdí"))).toEqual(["x: Za mokra → na mokru"]);
  expect(refusals(typo ? [typo] : [], of("messages", "a slip."))).toEqual(["x: slip → typo"]);
  expect(refusals(typo ? [typo] : [], of("articles", "a slip."))).toEqual([]);
});
