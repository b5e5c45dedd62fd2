import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { TyreSheet } from "@/components/admin/tyres/tyre-sheet";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminPicture, PatternRow } from "@/lib/contract/admin/pictures";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import type { Language } from "@/lib/domain/locale";
import { adminTexts } from "@/messages/admin/texts";
import { inRouter } from "@/tests/support/in-router";

const tyre = {
  ...{ id: 7, revision: 3, brand: "Barum", pattern: "Polaris 6", designation: "205/55 R16 91H", season: "winter" },
  ...{ active: true, stock: 14, source: null, price_source: "list", rule: null, cost: null, margin: null },
  price: { amount: 224_900, currency: "CZK" },
  price_eur: { amount: 9_150, currency: "EUR" },
  price_usd: { amount: 9_900, currency: "USD" },
  ...{ gaps: ["picture"], override: null, own: { stock: 14, moves: [] }, paths: null, offers: [], prices: [] },
  ...{ fuel: null, wet: null, noise_db: null, noise_class: null, eprel_id: null, ean: null, mpn: null },
  ...{ production_year: null, weight_g: null, description: null, waiting: 0, sold_30_days: 0, in_open_orders: 0 },
} as TyreDetail;
const pattern: PatternRow = { id: 3, brand: "Barum", name: "Polaris 6", tyres: 12, pictures: 0, picture: null };
const own: AdminPicture = {
  ...{ id: 5, revision: 0, hash: "0".repeat(32), width: 900, height: 700, role: "side", from_list: false },
  alt: { cs: "", sk: "", en: "" },
};

const sheet = (language: Language, more: Partial<Parameters<typeof TyreSheet>[0]> = {}) =>
  renderToStaticMarkup(
    inRouter(
      <TyreSheet
        me={{ language, single_keys: true } as Me}
        texts={adminTexts[language]}
        tyre={tyre}
        pictures={[]}
        pattern={pattern}
        sent={null}
        now={new Date("2026-11-23T10:00:00Z")}
        {...more}
      />,
    ),
  );

/** What is read, without marks and with plain blanks. */
const read = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test.each<[Language, string, string, string]>([
  ["cs", "Chybí: obrázek.", "Leží v něm 14 kusů.", "v obchodě je místo něj kresba"],
  ["sk", "Chýba: obrázok.", "Leží v ňom 14 kusov.", "v obchode je namiesto neho kresba"],
  ["en", "Missing: picture.", "14 pieces lie in it.", "the shop shows a drawing instead"],
])("a tyre's page in %s says what it lacks, and has its price, its pieces and its pictures", (language, ...said) => {
  const html = sheet(language);
  for (const sentence of said) expect(read(html)).toContain(sentence);
  for (const name of ["price_czk", "until", "quantity", "eprel_id"]) expect(html).toContain(`name="${name}"`);
  expect(html).toContain('action="/api/v1/admin/tyres/7/pictures"');
  expect(html).toContain('href="/admin/patterns/3"');
});

test("where the tyre has none of its own, those of its pattern are said to be shown", () => {
  expect(read(sheet("en", { pattern: { ...pattern, pictures: 2 } }))).toContain("the shop shows those of its pattern");
});

test("its own pictures stand with what can be done about each, and what a form without scripts has done", () => {
  const html = sheet("en", { pictures: [own], sent: { added: 1, problem: "too_large" } });
  expect(html).toContain('name="owner" value="tyres"');
  expect(html).toContain('name="owner_id" value="7"');
  expect(html).toContain(adminTexts.en.patterns.problem.too_large);
  expect(read(html)).toContain("900 × 700 px");
});

test("no two fields of the page have one id", () => {
  const ids = [...sheet("cs", { pictures: [own] }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
