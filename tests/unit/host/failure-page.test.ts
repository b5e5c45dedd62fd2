import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { languages } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { failurePage, refusalPage } from "@/lib/host/unavailable/failure-page";
import { written } from "@/messages/written";
import { lineEnds, wordsOf } from "@/tests/support/line-ends";

const messages = written;

const ways = { away: "", busy: "", too_many: "", broken: "", offline: "/cart" } as const;
const kinds = Object.keys(ways) as (keyof typeof ways)[];

describe.each(kinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  "the page for %s in %s",
  (kind, language) => {
    const html = failurePage(kind, language);

    it("is whole without scripts: its language, one heading, what to do, and two ways on", () => {
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
      expect(html.match(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/g)).toHaveLength(1);
      expect([...html.matchAll(/<a (?:class="go" )?href="([^"]*)">[^<]+</g)].map(([, href]) => href)).toEqual([
        "",
        `/${language}${ways[kind]}`,
      ]);
      expect(html).toContain('content="noindex"');
    });

    it("says what the messages say, and no line of it ends in a one-letter word", () => {
      const { title, text } = messages[language].failure[kind];
      expect(wordsOf(html).replaceAll("\u00a0", " ")).toContain(`${title}\n\n${text}`);
      if (language !== "en") expect(lineEnds(wordsOf(html))).toEqual([]);
    });

    it("fetches nothing: what it needs may be away as well", () => {
      expect(html).not.toMatch(/<script|<link|src=|url\(/);
    });
  },
);

it.each([
  ["cs", "Tato adresa není čitelná", "Na úvodní stránku"],
  ["sk", "Táto adresa nie je čitateľná", "Na úvodnú stránku"],
  ["en", "This address cannot be read", "To the home page"],
] as const)("a refusal is a page of its own in %s: what is wrong, and a way on", (language, title, home) => {
  const html = refusalPage("unreadable_address", language);
  expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  expect(wordsOf(html).replaceAll("\u00a0", " ")).toContain(`${title}\n\n${messages[language].refusal.way_on}`);
  expect(html).toContain(`<a class="go" href="/${language}">${home}</a>`);
});

describe("what takes the place of a page that broke in the browser", () => {
  const sourceOf = (path: string) => readFileSync(path, "utf8").replaceAll("\\u00a0", "\u00a0");

  it.each(languages)("says the same as the host's page in %s", (language) => {
    const { failure } = unbrokenMessages(language, messages[language]);
    for (const text of [failure.broken.title, failure.broken.text, failure.again])
      expect(sourceOf("app/[lang]/error.tsx")).toContain(`"${text}"`);
  });

  it.each(languages)("has the same title and the same button in %s where the whole document broke", (language) => {
    const { failure } = unbrokenMessages(language, messages[language]);
    for (const text of [failure.broken.title, failure.again])
      expect(sourceOf("app/global-error.tsx")).toContain(`"${text}"`);
  });
});
