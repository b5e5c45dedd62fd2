import { decoded } from "./sitemap";

export type Head = {
  h1: number;
  title: string;
  description: string;
  canonical: string[];
  alternates: Record<string, string>;
};

/** What the head of a page says of it, read from its HTML, and how many headings h1 it has. */
export function headOf(html: string): Head {
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
