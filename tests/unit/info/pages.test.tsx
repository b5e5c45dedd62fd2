import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "@/lib/domain/locale";
import { offlineWorker } from "@/lib/preferences/offline";
import { readHtml } from "@/tests/support/info-scene";
import { sources } from "../../support/imports";

const html = (page: "cookies" | "privacy" | "complaints", language: Language) =>
  readHtml(page, language, { locale: { language, currency: "CZK" } });

/** Files that write to the browser's storage, with the keys they write under as the pages name them. */
const writers: Record<string, string[]> = {
  "components/checkout/order-attempt.ts": ["order-attempts"],
  "components/compare/compared-list.ts": ["dezen-compare"],
  "components/recent/mark-viewed.ts": ["dezen-recent"],
  "components/contact/use-draft.ts": ["draft_contact"],
  "components/layout/suggestion-line.tsx": ["suggestion-seen"],
  "components/layout/theme-switch.tsx": ["color-scheme"],
  "lib/api/geo/browser.ts": ["geo-preferences"],
  "lib/preferences/use-remembered.ts": ["dezen-car"],
  "lib/session/guest.ts": ["guest-profile"],
};

describe("the page about cookies and storage", () => {
  test("knows every file that writes to the browser's storage", () => {
    const found = sources()
      .map(({ path }) => path)
      .filter((path) => /^(app|components|lib)\//.test(path))
      .filter((path) => /(local|session)Storage\.setItem/.test(readFileSync(path, "utf8")));
    expect(found.sort()).toEqual(Object.keys(writers).sort());
  });

  test.each(languages)("in %s names every key once, and no other", async (language) => {
    const page = await html("cookies", language);
    const [, storage = ""] = page.split(/<table>|<\/table>/).filter((_, place) => place % 2 === 1);
    const named = [...storage.matchAll(/<code>([^<]*)<\/code>/g)].map(([, key]) => key);
    expect(named.sort()).toEqual(Object.values(writers).flat().sort());
  });

  test.each([
    ["cs", "který nic neukládá"],
    ["sk", "ktorý nič neukladá"],
    ["en", "which stores nothing"],
  ] as const)("in %s names the service worker, and what it keeps", async (language, said) => {
    expect(await html("cookies", language)).toContain(
      `<code>${offlineWorker.slice(1)}</code> ${language === "en" ? "(a service worker)" : "(service worker)"}, ${said}`,
    );
  });
});

describe("the page about personal data", () => {
  test.each([
    [
      "cs",
      [
        "Pneu Novák",
        "10 let",
        "č. 235/2004 Sb.",
        "č. 431/2002 Z. z.",
        "1 rok",
        "30 dnů od posledního pokusu",
        "Pplk. Sochora 27",
      ],
    ],
    ["sk", ["Pneu Novák", "10 rokov", "č. 431/2002 Z. z.", "1 rok", "30 dní od posledného pokusu", "Hraničná 12"]],
    [
      "en",
      [
        "Pneu Novák",
        "10 years",
        "431/2002",
        "1 year",
        "30 days after the last attempt",
        "uoou.gov.cz",
        "dataprotection.gov.sk",
      ],
    ],
  ] as const)("in %s names the controller, the times and the authorities", async (language, parts) => {
    const page = await html("privacy", language);
    for (const part of parts) expect(page).toContain(part);
  });
});

describe("the page about complaints", () => {
  test.each(languages)(
    "in %s leads to the function of withdrawal, the form and the guarantee of two years",
    async (language) => {
      const page = await html("complaints", language);
      expect(page).toContain(`href="/${language}/withdrawal"`);
      expect(page).toContain(`href="/${language}/terms#withdrawal-form"`);
      expect(page.split("RETURNS")).toHaveLength(2);
      expect(page).toMatch(/2 (roky|years)/);
      expect(page).toContain("2025/1960");
      expect(page).not.toMatch(/ec\.europa\.eu\/consumers\/odr|!/);
    },
  );
});
