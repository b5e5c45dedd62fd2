import type { APIRequestContext } from "@playwright/test";

const unescaped: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">" };

const plain = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => unescaped[entity] ?? entity);

export type PageHead = {
  status: number;
  title: string;
  /** By name or property; of several with the same name the last. */
  meta: Record<string, string>;
  canonical: string;
  hreflang: Record<string, string>;
  /** Structured data, read. */
  data: Record<string, unknown>[];
};

/** What search engines and social networks read of a page that runs no script. */
export async function headOf(request: APIRequestContext, path: string): Promise<PageHead> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, ...found]) => found.map((text) => plain(text ?? "")));
  return {
    status: answer.status(),
    title: all(/<title>([^<]*)<\/title>/g)[0]?.[0] ?? "",
    meta: Object.fromEntries(all(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g)[0]?.[0] ?? "",
    hreflang: Object.fromEntries(all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text ?? ""),
    ),
  };
}
