import type { Language } from "@/lib/domain/locale";

/**
 * Why a page could not be shown: its data cannot be had for a moment, more visitors ask than can be answered, this one asks
 * for too much at once, something in the shop is broken, or the browser is offline.
 */
export type FailureKind = "away" | "busy" | "tooMany" | "broken" | "offline";

type Texts = Record<Language, { title: string; text: string; again: string; home: string }>;

const texts: Record<FailureKind, Texts> = {
  away: {
    cs: {
      title: "Obchod je na chvíli mimo provoz",
      text: "Pracujeme na tom. Košík i rozepsaná objednávka zůstaly, jak byly; zkuste to prosím za pár sekund.",
      again: "Zkusit znovu",
      home: "Na úvodní stránku",
    },
    sk: {
      title: "Obchod je na chvíľu mimo prevádzky",
      text: "Pracujeme na tom. Košík aj rozpísaná objednávka zostali, ako boli; skúste to, prosím, o pár sekúnd.",
      again: "Skúsiť znova",
      home: "Na úvodnú stránku",
    },
    en: {
      title: "The shop is unavailable for a moment",
      text: "We are on it. Your cart and unfinished order are as they were; please try again in a few seconds.",
      again: "Try again",
      home: "To the home page",
    },
  },
  busy: {
    cs: {
      title: "Právě je tu plno",
      text: "Přišlo víc lidí, než stíháme obsloužit. Košík i rozepsaná objednávka zůstaly, jak byly; zkuste to prosím za pár sekund.",
      again: "Zkusit znovu",
      home: "Na úvodní stránku",
    },
    sk: {
      title: "Práve je tu plno",
      text: "Prišlo viac ľudí, než stíhame obslúžiť. Košík aj rozpísaná objednávka zostali, ako boli; skúste to, prosím, o pár sekúnd.",
      again: "Skúsiť znova",
      home: "Na úvodnú stránku",
    },
    en: {
      title: "We are very busy right now",
      text: "More people have come than we can serve. Your cart and unfinished order are as they were; please try again in a few seconds.",
      again: "Try again",
      home: "To the home page",
    },
  },
  tooMany: {
    cs: {
      title: "Příliš mnoho požadavků najednou",
      text: "Z vaší sítě jich přišlo víc, než stíháme vyřídit. Nic se neztratilo; zkuste to prosím za pár sekund.",
      again: "Zkusit znovu",
      home: "Na úvodní stránku",
    },
    sk: {
      title: "Priveľa požiadaviek naraz",
      text: "Z vašej siete ich prišlo viac, než stíhame vybaviť. Nič sa nestratilo; skúste to, prosím, o pár sekúnd.",
      again: "Skúsiť znova",
      home: "Na úvodnú stránku",
    },
    en: {
      title: "Too many requests at once",
      text: "More have come from your network than we can answer. Nothing is lost; please try again in a few seconds.",
      again: "Try again",
      home: "To the home page",
    },
  },
  broken: {
    cs: {
      title: "Něco se u nás pokazilo",
      text: "Zaznamenali jsme to. Košík i rozepsaná objednávka zůstaly, jak byly.",
      again: "Zkusit znovu",
      home: "Na úvodní stránku",
    },
    sk: {
      title: "Niečo sa u nás pokazilo",
      text: "Zaznamenali sme to. Košík aj rozpísaná objednávka zostali, ako boli.",
      again: "Skúsiť znova",
      home: "Na úvodnú stránku",
    },
    en: {
      title: "Something broke on our side",
      text: "It has been recorded. Your cart and unfinished order are as they were.",
      again: "Try again",
      home: "To the home page",
    },
  },
  offline: {
    cs: {
      title: "Jste bez připojení",
      text: "Tuto stránku teď nemáme jak načíst. Košík zůstal, jak byl; až budete on-line, pokračujte tam, kde jste skončili.",
      again: "Zkusit znovu",
      home: "Do košíku",
    },
    sk: {
      title: "Ste bez pripojenia",
      text: "Túto stránku teraz nemáme ako načítať. Košík zostal, ako bol; keď budete on-line, pokračujte tam, kde ste skončili.",
      again: "Skúsiť znova",
      home: "Do košíka",
    },
    en: {
      title: "You are offline",
      text: "This page cannot be loaded now. Your cart is as it was; once you are online, go on where you left off.",
      again: "Try again",
      home: "To the cart",
    },
  },
};

/** Where the second way on leads, below the language. */
const ways: Partial<Record<FailureKind, string>> = { offline: "/cart" };

const style = `:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.5 Archivo,Arial,"Liberation Sans",sans-serif;
background:light-dark(#f3f4f3,#16181a);color:light-dark(#141618,#f0f2f2)}main{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font-size:1.9rem;line-height:1.15}a{display:inline-block;min-height:44px;line-height:44px;margin:0 1.25rem .5rem 0;color:inherit}
a.go{padding:0 1.25rem;border-radius:4px;background:#ff5a1f;color:#141618;font-weight:700;text-decoration:none}`;

/** What a page is answered with that could not be made: whole in itself, since nothing else may be there to fetch. */
export function failurePage(kind: FailureKind, language: Language): string {
  const { title, text, again, home } = texts[kind][language];
  // An empty address is the page's own: nothing of the request stands in the answer.
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `<p><a class="go" href="">${again}</a><a href="/${language}${ways[kind] ?? ""}">${home}</a></p></main></body></html>`
  );
}
