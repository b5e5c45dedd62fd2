import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { PricesSheet } from "@/components/admin/prices/prices-sheet";
import { readDraft, withDraft, writeDraft } from "@/lib/api/admin/rule-draft";
import type { Me } from "@/lib/contract/admin/me";
import type { PriceRules } from "@/lib/contract/admin/price-rules";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import type { Language } from "@/lib/domain/locale";
import { adminTexts } from "@/messages/admin/texts";
import { ruleBody } from "@/tests/support/price-rules";

const winter = ruleBody({
  id: 3,
  name: "Zimní prémiové",
  scope: { brands: ["barum"], tiers: ["premium"], seasons: ["winter"], suppliers: [7], rim: { from: 17, to: null } },
  markup_permille: 125,
  least_profit: 18_000,
  to: "2027-02-28",
});
const rest = ruleBody({ id: 4, name: "Ostatní", scope: { cost: { from: null, to: 200_000 } }, active: false });

const saved: PriceRules = {
  revision: 5,
  changed_at: "2026-11-02T10:00:00.000Z",
  changed_by: "Petra",
  rules: [winter, rest],
  brands: [{ slug: "barum", name: "Barum" }],
  suppliers: [{ id: 7, name: "Contitrade" }],
  overrides: 2,
};

const simulation: PriceSimulation = {
  ...{ tyres: 1_200, up: 800, down: 5, no_rule: 90, no_cost: 12, by_hand: 2, below_cost: 1, margin_low: 0 },
  margin: { before: 131, after: 145 },
  rules: [
    { tyres: 700, margin: 111 },
    { tyres: 0, margin: null },
  ],
  groups: [
    {
      ...{ brand: "Barum", season: "winter", tyres: 700 },
      price: { before: 150_000, after: 155_000 },
      margin: { before: 100, after: 111 },
    },
  ],
  greatest: [
    { id: 9, name: "Barum Polaris 6", size: "205/55 R16 91H", rule: 1, cost: 100_000, before: 120_000, after: 150_000 },
  ],
  distribution: [
    { from: -10, before: 4, after: 0 },
    { from: 0, before: 100, after: 400 },
  ],
};

const sheet = (
  language: Language,
  more: { simulation?: PriceSimulation | "busy"; open?: string; rules?: PriceRules } = {},
) =>
  renderToStaticMarkup(
    <PricesSheet
      me={{ language, single_keys: true } as Me}
      texts={adminTexts[language]}
      saved={more.rules ?? saved}
      rules={(more.rules ?? saved).rules}
      draft={null}
      open={more.open ?? null}
      simulation={more.simulation ?? null}
      justSaved={false}
      now={new Date("2026-11-23T10:00:00Z")}
    />,
  );

/** What is read, without marks and with plain blanks. */
const read = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("the sheet of price rules", () => {
  it.each<[Language, string, string]>([
    [
      "cs",
      "Barum · prémiové · zimní · Contitrade · ráfky od 17″ · do 28. 2. 2027",
      "nákup + 12,5 %, nejméně 180 Kč zisku",
    ],
    [
      "sk",
      "Barum · prémiové · zimné · Contitrade · ráfiky od 17″ · do 28. 2. 2027",
      "nákup + 12,5 %, najmenej 180 Kč zisku",
    ],
    [
      "en",
      "Barum · premium · winter · Contitrade · rims from 17″ · until 28 February 2027",
      "cost + 12.5%, at least CZK 180 profit",
    ],
  ])("says a rule in words (%s)", (language, scope, figures) => {
    const said = read(sheet(language));
    expect(said).toContain(scope);
    expect(said).toContain(figures);
  });

  it("says which rule is switched off, and that the list's price stays where none fits", () => {
    const said = read(sheet("cs"));
    expect(said).toContain("Ostatní vypnuto");
    expect(said).toContain("Ceny určují 2 pravidla.");
    expect(said).toContain("zůstává cena z ceníku");
    expect(said).toContain("Ručně jsou teď nastaveny 2 ceny.");
    expect(read(sheet("cs", { rules: { ...saved, rules: [], overrides: 0 } }))).toContain("Zatím žádná pravidla");
  });

  it("unfolds one rule, with what is typed as people type it", () => {
    const open = sheet("cs", { open: "3" });
    expect(open.match(/name="scope.rim.from"/g)).toHaveLength(1);
    expect(open).toContain('value="12,5"');
    expect(open).toContain('value="180"');
    expect(sheet("en", { open: "3" })).toContain('value="12.5"');
    expect(sheet("cs", { open: "new" })).toContain('name="rule" value="new"');
  });

  it("tells what a trial found, and what it does not know", () => {
    const said = read(sheet("cs", { simulation }));
    expect(said).toContain("Jinou cenu dostane 805 pneumatik. 800 nahoru, 5 dolů. Marže se změní z 13,1 % na 14,5 %.");
    expect(said).toContain("Marži neznáme u 12 pneumatik: chybí nákupní cena.");
    expect(said).toContain("Pro 90 pneumatik není pravidlo");
    expect(said).toContain("U 1 pneumatiky vychází cena pod nákupem.");
    expect(said).toContain("+25 %");
    expect(said).toContain("Použít 805 změn");
  });

  it("offers nothing to apply where nothing changes, and says when somebody else is trying", () => {
    const still = read(sheet("en", { simulation: { ...simulation, up: 0, down: 0, greatest: [] } }));
    expect(still).toContain("No tyre gets another price.");
    expect(still).not.toContain("Apply 0");
    const busy = read(sheet("en", { simulation: "busy" }));
    expect(busy).toContain("Somebody else is trying rules right now.");
    expect(busy).not.toContain("afterwards");
  });
});

describe("a rule that is tried and not saved", () => {
  it("is carried by the address and stands in its place", () => {
    const draft = readDraft(writeDraft({ ...rest, name: "Ostatní, dráž ›" }));
    expect(withDraft(saved.rules, draft).map(({ id, name }) => [id, name])).toEqual([
      [3, "Zimní prémiové"],
      [4, "Ostatní, dráž ›"],
    ]);
    expect(withDraft(saved.rules, ruleBody()).map(({ id }) => id)).toEqual([3, 4, null]);
  });

  it("that somebody has removed meanwhile stands last, as a new one", () => {
    expect(withDraft([winter], { ...rest, id: 99 }).map(({ id }) => id)).toEqual([3, null]);
  });

  it.each([undefined, "", "rubbish", Buffer.from('{"name":"x"}').toString("base64url")])(
    "is nobody's from %j",
    (text) => {
      expect(readDraft(text)).toBeNull();
    },
  );
});
