import { describe, expect, test } from "@jest/globals";
import { percentOf, permilleOf } from "@/components/admin/imports/figures";
import {
  countWords,
  nameOf,
  problemText,
  sayChanges,
  setTexts,
  stateWords,
  whoDid,
} from "@/components/admin/imports/set-words";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import { adminTexts } from "@/messages/admin/texts";
import { contitrade } from "@/tests/component/admin/import-scene";

const of = (more: Partial<ChangeSet>): ChangeSet => ({ ...contitrade, guardrails: [], ...more });
const words = (language: "cs" | "sk" | "en") => ({ language, texts: adminTexts[language] });
/** Blanks of any kind as one. */
const plain = (text: string) => text.replace(/\s+/gu, " ");

describe("how a change set stands, in words", () => {
  const stopped = contitrade.guardrails;
  const applied = {
    state: "applied" as const,
    applied_at: "2026-11-24T09:43:00.000Z",
    can: { ...contitrade.can, undo: true },
  };
  test.each([
    ["uploaded", of({ state: "uploaded" }), "waits to be read"],
    ["reading", of({ state: "reading" }), "is being read"],
    ["ready, free", of({}), "ready, nothing stops it"],
    ["ready, stopped", of({ guardrails: stopped }), "waits for a person: 3 guardrails"],
    ["ready, stopped once", of({ guardrails: stopped.slice(0, 1) }), "waits for a person: 1 guardrail"],
    ["applied", of(applied), "applied, can be reverted until 8 December 2026"],
    ["applied long ago", of({ ...applied, can: contitrade.can }), "applied"],
    ["undone", of({ state: "undone" }), "reverted"],
    ["failed", of({ state: "failed", problem: { code: "stopped", values: {} } }), "failed: somebody has stopped it"],
  ])("%s", (_, set, said) => {
    expect(plain(stateWords(set, words("en")))).toBe(said);
  });

  test.each([
    ["missing_columns", { missing: "season, price" }, "žádný sloupec neříká: sezóna, prodejní cena s DPH"],
    ["double_column", { field: "price", one: "Cena", other: "MOC" }, "Cena i MOC vypadají jako „prodejní cena s DPH“"],
    ["locked_archive", {}, "Soubor contitrade_cz_24.csv je zamčený heslem. Uložte ho bez hesla."],
    ["what nobody has thought of", {}, "naše chyba, zapsaná v záznamech obchodu"],
  ])("a failure by %s has words", (code, values, said) => {
    expect(plain(problemText(of({ state: "failed", problem: { code, values } }), words("cs")))).toBe(said);
  });
});

describe("what a list does, in a sentence", () => {
  test.each([
    ["cs", { dearer: 310, cheaper: 1 }, "310 zdražuje, 1 zlevňuje, 12 nových, 40 zmizelo"],
    ["sk", { dearer: 2, cheaper: 0 }, "2 zdražejú, 12 nových, 40 zmizlo"],
    ["en", { dearer: 1500, cheaper: 0 }, "1,500 dearer, 12 new, 40 gone"],
  ] as const)("%s", (language, figures, said) => {
    expect(plain(sayChanges(contitrade, figures, words(language)))).toBe(said);
  });

  test("one that only moves pieces says how many changes there are, one that does nothing says so", () => {
    const counts = { ...contitrade.counts, kinds: { stock: 3 } };
    expect(sayChanges(of({ counts }), { dearer: 0, cheaper: 0 }, words("en"))).toBe("3 changes");
    const none = { ...counts, kinds: {} };
    expect(sayChanges(of({ counts: none }), { dearer: 0, cheaper: 0 }, words("en"))).toBe("nothing changes");
  });
});

test("who made it: a person, the clock, or the command line", () => {
  const { en } = adminTexts;
  expect(whoDid("Jana", of({}), en)).toBe("by Jana");
  expect(whoDid(null, of({ kind: "feed" }), en)).toBe("by the clock");
  expect(whoDid(null, of({}), en)).toBe("by the command line");
});

test.each([
  [100, 115, 150],
  [101_000, 125_600, 244],
  [100, 50, -500],
  [0, 5, null],
  [null, 5, null],
  [5, null, null],
])("from %j to %j are %j thousandths", (before, after, permille) => {
  expect(permilleOf(before, after)).toBe(permille);
});

test.each([
  ["cs", 244, "+24,4 %"],
  ["en", -273, "-27.3%"],
  ["en", 0, "0%"],
] as const)("in %s %i thousandths are %s", (language, permille, said) => {
  expect(plain(percentOf(permille, language, true))).toBe(said);
});

describe("an edit of several tyres, in words", () => {
  const edit = of({
    kind: "edit",
    supplier: null,
    file: null,
    facts: ["production_year", "weight_g"],
    counts: { ...contitrade.counts, kinds: { facts: 5 } },
  });
  test.each([
    ["cs", "Úprava více pneumatik", "čeká, až ji použijete", "5 pneumatik: rok výroby (DOT), hmotnost"],
    ["sk", "Úprava viacerých pneumatík", "čaká, kým ju použijete", "5 pneumatík: rok výroby (DOT), hmotnosť"],
    ["en", "Change of several tyres", "waits for you to apply it", "5 tyres: year of production (DOT), weight"],
  ] as const)("what it is, how it stands and what it does (%s)", (language, name, state, does) => {
    const { texts } = words(language);
    const said = [nameOf(edit, texts), stateWords(edit, words(language)), countWords(edit, words(language))];
    expect(said.map(plain)).toEqual([name, state, does]);
  });

  test("nothing that is said of it is about a price list", () => {
    const { free, road, discard, revert, say_applied } = setTexts(edit, adminTexts.cs);
    expect([free, ...Object.values(road), discard, revert, say_applied].join(" ")).not.toMatch(/ceník/i);
  });
});
