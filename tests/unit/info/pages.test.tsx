import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { type Language, languages } from "@/lib/domain/locale";
import { offlineWorker } from "@/lib/preferences/offline";
import * as namedKeys from "@/lib/preferences/stored-keys";
import { themeKey } from "@/lib/preferences/theme";
import { readHtml } from "@/tests/support/info-scene";
import { sources } from "../../support/imports";

const html = (page: "cookies" | "privacy" | "complaints", language: Language) =>
  readHtml(page, language, { locale: { language, currency: "CZK" } });

const shopFiles = sources()
  .map(({ path }) => path)
  .filter((path) => /^(app|components|lib)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** Every key under which a `storedValue` keeps something, as text or as the name of a constant. */
const storedKeys = new Set(
  shopFiles.flatMap(({ text }) =>
    [...text.matchAll(/= storedValue(?:<[^(]*>)?\(\s*(?:"([^"]+)"|(\w+))/g)].map(
      ([, key, name = ""]) => key ?? ({ ...namedKeys, themeKey } as Record<string, string>)[name] ?? name,
    ),
  ),
);

describe("the page about cookies and storage", () => {
  test("knows all that is stored, as one file alone writes to the browser's storage", () => {
    const found = shopFiles.filter(({ text }) => text.includes(".setItem("));
    expect(found.map(({ path }) => path)).toEqual(["lib/preferences/stored-value.ts"]);
    expect(storedKeys.size).toBe(10);
  });

  test.each(languages)("in %s names every key once, and no other", async (language) => {
    const page = await html("cookies", language);
    const [, storage = ""] = page.split(/<table>|<\/table>/).filter((_, place) => place % 2 === 1);
    const named = [...storage.matchAll(/<code>([^<]*)<\/code>/g)].map(([, key]) => key);
    expect(named.sort()).toEqual([...storedKeys].sort());
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
