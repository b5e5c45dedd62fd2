import { defaultLanguage, isLanguage, type Language } from "@/lib/domain/locale";

/** Seconds after which trying again is worth it: an embedded database is back within one. */
export const retryAfter = 5;

const texts: Record<Language, { title: string; text: string; again: string }> = {
  cs: {
    title: "Obchod je na chvíli mimo provoz",
    text: "Pracujeme na tom. Košík i rozepsaná objednávka zůstaly, jak byly; zkuste to prosím za pár sekund.",
    again: "Zkusit znovu",
  },
  sk: {
    title: "Obchod je na chvíľu mimo prevádzky",
    text: "Pracujeme na tom. Košík aj rozpísaná objednávka zostali, ako boli; skúste to, prosím, o pár sekúnd.",
    again: "Skúsiť znova",
  },
  en: {
    title: "The shop is away for a moment",
    text: "We are on it. Your cart and unfinished order are as they were; please try again in a few seconds.",
    again: "Try again",
  },
};

const style = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.5 Archivo,Arial,"Liberation Sans",sans-serif;
background:light-dark(#fff,#0e1011);color:light-dark(#141618,#f2f3f3)}main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.9rem;line-height:1.15}a{display:inline-block;min-height:44px;line-height:44px;padding:0 1.25rem;
background:light-dark(#141618,#f2f3f3);color:light-dark(#fff,#141618);text-decoration:none}`;

/** The language of a page's path, else the one the visitor has chosen, else English. */
function languageOf(path: string, cookies = ""): Language {
  const asked = path.split(/[/?]/)[1]?.slice(0, 2);
  const chosen = /(?:^|;\s*)language=(\w\w)/.exec(cookies)?.[1];
  return [asked, chosen].find(isLanguage) ?? defaultLanguage;
}

/**
 * What a page is answered with while its data cannot be had: whole in itself, since nothing else may be there to fetch.
 * @param path of the page, `/cs/…` or internal
 */
export function awayPage(path: string, cookies: string | undefined): { language: Language; html: string } {
  const language = languageOf(path, cookies);
  const { title, text, again } = texts[language];
  // An empty address is the page's own: nothing of the request stands in the answer.
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;
  return { language, html };
}
