import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

/** How many different addresses a crawl asks for, at least. */
const enough = 2000;
const atOnce = 6;

type Link = { path: string; from: string; language: string };

const anchor = /<a\b([^>]*)>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1];
const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** Links of a page into this site. One that says it leads to another language is taken as that language's. */
function linksOf(html: string, from: string, language: string): Link[] {
  return [...html.matchAll(anchor)].flatMap(([, tag = ""]) => {
    const href = attribute(tag, "href");
    if (!href?.startsWith("/") || href.startsWith("//") || /^\/(api|img|_next)\//.test(href)) return [];
    const path = decoded(href).split("#")[0] ?? "";
    return path === "" ? [] : [{ path, from, language: attribute(tag, "hreflang") ?? language }];
  });
}

/**
 * What is wrong with what a link leads to; `null` when nothing is. It may lead on once, as the switch of languages does,
 * which knows the page's address in the other language only where scripts run.
 */
async function fault(request: APIRequestContext, link: Link): Promise<{ wrong: string | null; html: string }> {
  const get = (path: string) => request.get(path, { maxRedirects: 0, headers: { cookie: "" }, timeout: 60_000 });
  const first = await get(link.path);
  const location = first.headers().location;
  const answer = first.status() >= 300 && location !== undefined ? await get(location) : first;
  const status = answer.status();
  const on = answer === first ? "" : ` after ${first.status()} to ${location}`;
  if (status !== 200) return { wrong: `${status}${on}`, html: "" };
  if (!answer.headers()["content-type"]?.startsWith("text/html")) return { wrong: null, html: "" };
  const html = await answer.text();
  const spoken = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1];
  return { wrong: spoken === link.language ? null : `speaks ${spoken}, not ${link.language}${on}`, html };
}

test("a crawl from the three landing pages finds nothing missing, broken, moved twice or in a wrong language", async ({
  request,
  development,
}) => {
  test.skip(development, "a development server builds each page when it is asked for");
  test.setTimeout(900_000);
  const start = ["cs", "sk", "en"].map((language) => ({ path: `/${language}`, from: "the start", language }));
  const seen = new Set(start.map(({ path }) => path));
  const queue: Link[] = [...start];
  const faults: string[] = [];
  let asked = 0;
  let running = 0;
  const ask = async (link: Link) => {
    const { wrong, html } = await fault(request, link);
    if (wrong !== null) faults.push(`${link.path} (on ${link.from}): ${wrong}`);
    for (const next of linksOf(html, link.path, link.language)) {
      if (seen.has(next.path)) continue;
      seen.add(next.path);
      queue.push(next);
    }
  };
  const lane = async () => {
    while (asked < enough && (queue.length > 0 || running > 0)) {
      const link = queue.shift();
      if (!link) {
        await new Promise((resolve) => setTimeout(resolve, 20)); // a page on its way may bring more
        continue;
      }
      asked += 1;
      running += 1;
      await ask(link).finally(() => {
        running -= 1;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(enough);
});
