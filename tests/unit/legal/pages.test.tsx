import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { complaintsCs } from "@/components/legal/cs/complaints";
import { cookiesCs } from "@/components/legal/cs/cookies";
import { privacyCs } from "@/components/legal/cs/privacy";
import { complaintsEn } from "@/components/legal/en/complaints";
import { cookiesEn } from "@/components/legal/en/cookies";
import { privacyEn } from "@/components/legal/en/privacy";
import { termsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { complaintsSk } from "@/components/legal/sk/complaints";
import { cookiesSk } from "@/components/legal/sk/cookies";
import { privacySk } from "@/components/legal/sk/privacy";
import { storageKeys } from "@/components/legal/storage-table";
import type { Seller } from "@/lib/contract/shop";
import { type Language, languages } from "@/lib/domain/locale";
import { offlineWorker } from "@/lib/preferences/offline";
import { inRouter } from "@/tests/support/in-router";
import { sources } from "../../support/imports";

const shop: Seller = {
  name: "Pneu Novák",
  phone: "+420 555 111 222",
  email: "obchod@novak.example",
  address: { street: "Dlouhá 7", zip_code: "602 00", city: "Brno", country: "CZ" },
  opening_hours: [],
  map_url: "https://example.org/map",
  company_id: "12345679",
  vat_id: "CZ12345679",
  demonstration: false,
};

const texts = {
  cookies: { cs: cookiesCs, sk: cookiesSk, en: cookiesEn },
  privacy: { cs: privacyCs, sk: privacySk, en: privacyEn },
  complaints: { cs: complaintsCs, sk: complaintsSk, en: complaintsEn },
};

function html(page: keyof typeof texts, language: Language): string {
  const { lead, sections }: LegalText = texts[page][language](
    termsFacts(shop, { language, currency: "CZK" }, { orderButton: "Buy", returns: "RETURNS" }),
  );
  return renderToStaticMarkup(
    inRouter(
      <>
        {lead}
        {sections.map(({ id, text }) => (
          <div key={id}>{text}</div>
        ))}
      </>,
    ),
  ).replace(/[\u00a0\u202f]/g, " ");
}

/** Files that write to the browser's storage, with the keys they write under as the pages name them. */
const writers: Record<string, string[]> = {
  "components/checkout/order-attempt.ts": ["order-attempts"],
  "components/compare/compared-list.ts": ["dezen-compare"],
  "components/recent/note-viewed.ts": ["dezen-recent"],
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
    expect([...storageKeys].sort()).toEqual(Object.values(writers).flat().sort());
  });

  test.each(languages)("in %s names every key once", (language) => {
    for (const key of storageKeys) expect(html("cookies", language).split(`<code>${key}</code>`)).toHaveLength(2);
  });

  test.each([
    ["cs", "který nic neukládá"],
    ["sk", "ktorý nič neukladá"],
    ["en", "which stores nothing"],
  ] as const)("in %s names the service worker, and what it keeps", (language, said) => {
    expect(html("cookies", language).replace(/\s+/g, " ")).toContain(
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
  ] as const)("in %s names the controller, the times and the authorities", (language, parts) => {
    for (const part of parts) expect(html("privacy", language)).toContain(part);
  });
});

describe("the page about complaints", () => {
  test.each(languages)(
    "in %s leads to the function of withdrawal, the form and the guarantee of two years",
    (language) => {
      const page = html("complaints", language);
      expect(page).toContain(`href="/${language}/withdrawal"`);
      expect(page).toContain(`href="/${language}/terms#withdrawal-form"`);
      expect(page.split("RETURNS")).toHaveLength(2);
      expect(page).toMatch(/2 (roky|years)/);
      expect(page).toContain("2025/1960");
      expect(page).not.toMatch(/ec\.europa\.eu\/consumers\/odr|!/);
    },
  );
});
