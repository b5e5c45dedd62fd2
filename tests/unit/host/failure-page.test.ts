import { describe, expect, it } from "@jest/globals";
import { languages } from "@/lib/domain/locale";
import { failurePage } from "@/lib/host/away/failure-page";

const ways = { away: "", broken: "", offline: "/cart" } as const;
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

    it("fetches nothing: what it needs may be away as well", () => {
      expect(html).not.toMatch(/<script|<link|src=|url\(/);
    });
  },
);
