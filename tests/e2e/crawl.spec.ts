import { expect, test } from "./fixtures";
import { Crawl } from "./support/crawl";
import type { Head } from "./support/html-head";
import { type Kind, looked, mapped } from "./support/sitemap";

const languages = ["cs", "sk", "en"] as const;

/** How many different addresses a crawl asks for, at least; `npm run fuzz` 2,000. */
const enough = Number(process.env.CRAWL_PAGES ?? 600);

// One walk for the whole file: what it has seen is judged again and again.
test.describe.configure({ mode: "default" });
const crawl = new Crawl();

test("a crawl from the three landing pages finds nothing missing, broken, moved twice or in a wrong language", async ({
  request,
  development,
}) => {
  test.skip(development, "a development server builds each page when it is asked for");
  test.setTimeout(900_000);
  const start = languages.map((language) => ({ path: `/${language}`, from: "the start", language }));
  await crawl.follow(request, start, enough);
  expect(crawl.faults).toEqual([]);
  expect(crawl.visited.size).toBeGreaterThanOrEqual(enough);
});

for (const kind of Object.keys(looked) as Kind[]) {
  test(`each of the ${kind} has one heading, a title and a description of its own, and its addresses`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const heads = new Map<string, Head>();
    for (const language of languages) {
      for (const path of await mapped(request, kind, language)) {
        const { wrong, head } = await crawl.look(request, { path, from: "the sitemap", language });
        expect([path, wrong]).toEqual([path, null]);
        // A page that leads on has no head of its own.
        if (head === null) throw new Error(`${path} is not a page.`);
        heads.set(path, head);
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
    for (const path of others.filter((other) => !crawl.visited.get(other)?.head)) {
      const answer = await request.get(path, { maxRedirects: path.startsWith("/en") ? 0 : 1 });
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  });
}
