import { expect, test } from "./fixtures";
import { decoded, type Kind, looked, mapped } from "./support/sitemap";

const languages = ["cs", "sk", "en"] as const;
type Head = { h1: number; title: string; description: string; canonical: string[]; alternates: Record<string, string> };

function headOf(html: string): Head {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = ""]) => decoded(text));
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    h1: all(/<h1\b([^>]*)>/g).length,
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? "",
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? "",
    canonical: all(/<link rel="canonical" href="([^"]+)"/g).map((url) => new URL(url).pathname),
    alternates: Object.fromEntries(
      links.map(([, language = "", url = ""]) => [language, new URL(decoded(url)).pathname]),
    ),
  };
}

for (const kind of Object.keys(looked) as Kind[]) {
  test(`each of the ${kind} has one heading, a title and a description of its own, and its addresses`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const heads = new Map<string, Head>();
    for (const language of languages) {
      for (const path of await mapped(request, kind, language)) {
        const answer = await request.get(path, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 200]);
        heads.set(path, headOf(await answer.text()));
      }
    }
    expect(heads.size).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const [path, { h1, title, description, canonical, alternates }] of heads) {
      if (h1 !== 1) wrong.push(`${path} has ${h1} headings h1`);
      if (title.length < 8 || title.length > 90) wrong.push(`${path} has the title "${title}"`);
      if (description.length < 50 || description.length > 200)
        wrong.push(`${path} has the description "${description}"`);
      if (canonical.length !== 1 || canonical[0] !== path) wrong.push(`${path} is canonical at ${canonical}`);
      for (const language of languages) {
        const other = alternates[language];
        if (!other?.startsWith(`/${language}`)) wrong.push(`${path} has no address in ${language}`);
        // What a page says of another, that one says of it: where both are looked at.
        const back = other === undefined ? undefined : heads.get(other)?.alternates[path.slice(1, 3)];
        if (back !== undefined && back !== path) wrong.push(`${path} leads to ${other}, which leads back to ${back}`);
      }
      if (alternates["x-default"] === undefined) wrong.push(`${path} has no x-default`);
    }
    for (const part of ["title", "description"] as const) {
      const first = new Map<string, string>();
      for (const [path, head] of heads) {
        const text = `${path.slice(1, 3)} ${head[part]}`;
        const other = first.get(text);
        if (other !== undefined) wrong.push(`${path} and ${other} share the ${part} "${head[part]}"`);
        first.set(text, path);
      }
    }
    expect(wrong).toEqual([]);
    const others = [...new Set([...heads.values()].flatMap(({ alternates }) => Object.values(alternates)))];
    for (const path of others.filter((other) => !heads.has(other))) {
      const answer = await request.get(path, { maxRedirects: path.startsWith("/en") ? 0 : 1 });
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  });
}
