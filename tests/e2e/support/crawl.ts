import type { APIRequestContext } from "@playwright/test";
import { type Head, headOf } from "./html-head";

const atOnce = 6;

export type Link = { path: string; from: string; language: string };
/** An address that was asked for: what is wrong with it, and the head of its page where it is one that answered itself. */
export type Visited = { wrong: string | null; links: Link[]; head: Head | null };

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

const nothing = { links: [], head: null };

/**
 * Asks for what a link leads to. It may lead on once, as the switch of languages does, which knows the page's address in the other
 * language only where scripts run.
 */
async function visit(request: APIRequestContext, link: Link): Promise<Visited> {
  const get = (path: string) => request.get(path, { maxRedirects: 0, headers: { cookie: "" }, timeout: 60_000 });
  const first = await get(link.path);
  const location = first.headers().location;
  const answer = first.status() >= 300 && location !== undefined ? await get(location) : first;
  const status = answer.status();
  const on = answer === first ? "" : ` after ${first.status()} to ${location}`;
  if (status !== 200) return { wrong: `${status}${on}`, ...nothing };
  if (!answer.headers()["content-type"]?.startsWith("text/html")) return { wrong: null, ...nothing };
  const html = await answer.text();
  const spoken = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1];
  return {
    wrong: spoken === link.language ? null : `speaks ${spoken}, not ${link.language}${on}`,
    links: linksOf(html, link.path, link.language),
    head: answer === first ? headOf(html) : null,
  };
}

/** A walk over the shop's pages in which each address is asked for once, whoever wants to know of it. */
export class Crawl {
  readonly visited = new Map<string, Visited>();
  readonly faults: string[] = [];

  /** What is at an address; asked for unless it has been. */
  async look(request: APIRequestContext, link: Link): Promise<Visited> {
    const known = this.visited.get(link.path);
    if (known) return known;
    const found = await visit(request, link);
    this.visited.set(link.path, found);
    if (found.wrong !== null) this.faults.push(`${link.path} (on ${link.from}): ${found.wrong}`);
    return found;
  }

  /** Follows the links from `start` until `enough` addresses have been asked for, or there are no more. */
  async follow(request: APIRequestContext, start: Link[], enough: number): Promise<void> {
    const seen = new Set(start.map(({ path }) => path));
    const queue = [...start];
    let running = 0;
    let asked = 0;
    const lane = async () => {
      while (asked < enough && (queue.length > 0 || running > 0)) {
        const link = queue.shift();
        if (!link) {
          await new Promise((resolve) => setTimeout(resolve, 20)); // a page on its way may bring more
          continue;
        }
        asked += 1;
        running += 1;
        const { links } = await this.look(request, link).finally(() => {
          running -= 1;
        });
        for (const next of links) {
          if (seen.has(next.path)) continue;
          seen.add(next.path);
          queue.push(next);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
}
