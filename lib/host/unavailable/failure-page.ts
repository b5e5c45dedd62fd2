import type { Language } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { failureTexts } from "@/messages/failure";

/**
 * Why a page could not be shown: its data is unavailable for a moment, more visitors ask than can be answered, this one asks
 * for too much at once, something in the shop is broken, or the browser is offline.
 */
export type FailureKind = "away" | "busy" | "too_many" | "broken" | "offline";

const style = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.5 Archivo,Arial,"Liberation Sans",sans-serif;
background:light-dark(#f3f4f3,#16181a);color:light-dark(#141618,#f0f2f2)}main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.9rem;line-height:1.15}a{display:inline-block;min-height:44px;line-height:44px;margin:0 1.25rem .5rem 0;color:inherit}
a.go{padding:0 1.25rem;border-radius:4px;background:#ff5a1f;color:#141618;font-weight:700;text-decoration:none}`;

/** A page of one heading, a sentence and its links. It needs no other file, since none may be available. */
function pageOf(language: Language, { title, text }: { title: string; text: string }, links: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${links}</p></main></body></html>`
  );
}

/** The page for a failure. */
export function failurePage(kind: FailureKind, language: Language): string {
  const { again, home, cart, ...failures } = unbrokenMessages(language, failureTexts[language].failure);
  const [name, path] = kind === "offline" ? [cart, "/cart"] : [home, ""];
  // An empty address means the page's own, so the answer repeats nothing of the request.
  return pageOf(
    language,
    failures[kind],
    `<a class="go" href="">${again}</a><a href="/${language}${path}">${name}</a>`,
  );
}

/** Why a request was refused before anybody looked for a page. */
export type RefusalReason = Exclude<keyof (typeof failureTexts)["en"]["refusal"], "way_on">;

/** Why a request is refused, in a few words. */
export function refusalTitle(reason: RefusalReason, language: Language): string {
  return unbrokenMessages(language, failureTexts[language].refusal)[reason];
}

/** The page for a request that is refused. */
export function refusalPage(reason: RefusalReason, language: Language): string {
  const { refusal, failure } = unbrokenMessages(language, failureTexts[language]);
  const link = `<a class="go" href="/${language}">${failure.home}</a>`;
  return pageOf(language, { title: refusalTitle(reason, language), text: refusal.way_on }, link);
}
