import { beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ImportParts } from "@/components/admin/imports/import-parts";
import type * as sheets from "@/components/admin/imports/import-sheet";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";
import { contitrade, jumps, me, prices, refused, tenfold } from "./import-scene";

const sent: [string, Record<string, string>][] = [];
const noted = (name: string) => async (_state: StaffFormState, form: FormData) => {
  sent.push([name, Object.fromEntries([...form].map(([key, value]) => [key, String(value)]))]);
  return { ...freshForm, done: true };
};
jest.mock("@/lib/api/admin/change-set-actions", () =>
  Object.fromEntries(
    ["mapColumns", "pickChanges", "applyChangeSet", "revertChangeSet", "discardChangeSet"].map((name) => [
      name,
      noted(name),
    ]),
  ),
);

let ImportSheet: typeof sheets.ImportSheet;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ ImportSheet } = await import("@/components/admin/imports/import-sheet"));
});
beforeEach(() => {
  sent.length = 0;
});

const groups = [
  { flag: "price_tenfold" as const, changes: tenfold },
  { flag: "price_jump" as const, changes: jumps },
];
const now = new Date("2026-11-24T09:42:00Z");
function show(more: Partial<ImportParts> = {}) {
  const parts: ImportParts = { me, texts: cs, set: contitrade, prices, listed: { groups }, now, ...more };
  return render(inRouter(<ImportSheet {...parts} />));
}
const row = (seq: number) => document.getElementById(`change-${seq}`) as HTMLElement;
/** Blanks of any kind as one. */
const text = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/gu, " ").trim();

describe("a change set's sheet", () => {
  test("begins with what the list does, and what stops it", () => {
    show();
    expect(text(document.querySelector(".say"))).toBe(
      "Contitrade, 12 480 řádků: 310 zdražuje, 95 zlevňuje, 12 nových, 40 zmizelo; 72 změn k přečtení. Drží ho 3 brzdy.",
    );
  });

  test("a recalculation by the price rules never calls itself a list, and has no rows that were read", () => {
    const counts = { ...contitrade.counts, rows: 405, kinds: { price: 405 } };
    const set = {
      ...contitrade,
      kind: "rules" as const,
      supplier: null,
      file: null,
      plan: null,
      guardrails: [],
      counts,
    };
    show({ set });
    expect(text(document.querySelector(".say"))).toBe(
      "Přepočet cen podle pravidel: 310 zdražuje, 95 zlevňuje; 72 změn k přečtení. Žádná brzda ho nedrží.",
    );
    expect(text(document.body)).not.toMatch(/ceník(?!y ·|y, p)|přečtené řádky/i);
    expect(text(document.body)).toContain("Zahodit přepočet");
  });

  test("of a list that was taken back it says so of the list, not of its supplier", () => {
    show({ set: { ...contitrade, state: "undone", guardrails: [] } });
    expect(text(document.querySelector(".say"))).toMatch(/^Ceník Contitrade je vrácený\. 12 480 řádků: 310 zdražuje/);
  });

  test("counts rows that add up, and apart from them the tyres that the list does not name", () => {
    show();
    expect(screen.getByText(/^12\s480 řádků =/)).toHaveTextContent(
      "12 480 řádků = 11 950 beze změny + 405 s jinou cenou + 82 s jinými kusy + 17 s jinými údaji + 12 nových + 14 odmítnutých. K tomu pneumatiky, které v ceníku chybí: 40.",
    );
  });

  test("names each guardrail with its figure, its bound and the way to what it found", () => {
    show();
    const guard = within(document.getElementById("guards") as HTMLElement);
    const figures = guard
      .getAllByRole("row")
      .slice(1)
      .map((one) => [...one.children].slice(0, 3).map(text));
    expect(figures).toEqual([
      ["Sloupce jinak než minule", "1", "žádná"],
      ["Ceny dvojnásobné nebo poloviční", "4", "žádná"],
      ["Ceny jinak o 15 % a víc", "7,1 %", "nejvýš 5 %"],
    ]);
    expect(guard.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#columns",
      "/admin/imports/418?flag=price_tenfold#changes",
      "/admin/imports/418?flag=price_jump#changes",
    ]);
  });

  test("sends a column that was corrected, with what it was", async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText("Význam sloupce Cena 2"), "price");
    await userEvent.click(screen.getByRole("button", { name: cs.imports.read_again }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(["mapColumns", expect.objectContaining({ id: "418", revision: "3" })]);
    expect(sent[0]?.[1]).toMatchObject({ "header-3": "Cena 2", "was-3": "recommended", "field-3": "price" });
  });

  test("says of each change what, before, after and by how much, the price first", () => {
    show();
    expect([...row(3).querySelectorAll(".flds li")].map(text)).toEqual([
      "nákupní cena bez DPH 1 010 Kč →na 1 256 Kč +24,4 %",
      "prodejní cena v korunách 1 290 Kč →na 1 590 Kč +23,3 %",
      "kusy skladem 14 →na 10",
      "sněhová vločka (3PMSF) ne →na ano",
    ]);
  });

  test("x leaves a change out and goes on to the next, and puts it back where it was out", async () => {
    show();
    await userEvent.keyboard("jx");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toMatchObject({ id: "418", revision: "3", act: "out:1" });
    expect(row(2)).toHaveFocus();
    await userEvent.keyboard("x");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.[1]).toMatchObject({ act: "in:2" });
  });

  test("a goes to the box while a guardrail stops the list, and applies once it is ticked", async () => {
    show();
    await userEvent.keyboard("a");
    expect(screen.getByRole("checkbox")).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.keyboard(" a");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual(["applyChangeSet", expect.objectContaining({ confirmed: "on", revision: "3" })]);
  });

  test("d says what discarding means before it does it", async () => {
    show();
    await userEvent.keyboard("d");
    expect(screen.getByText(cs.imports.discard_note)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent[0]?.[0]).toBe("discardChangeSet"));
  });

  test("letters do nothing where they are switched off, nor what follows g", async () => {
    show({ me: { ...me, single_keys: false } }).unmount();
    await userEvent.keyboard("jx");
    show();
    await userEvent.keyboard("jgx");
    expect(sent).toEqual([]);
  });

  test("a refused row says line, column, text and reason, and cannot be left out", () => {
    show({ listed: { filter: { kind: "refused" }, changes: [refused], next: null, after: null } });
    expect([...row(4).querySelectorAll(".flds li")].map(text)).toEqual([
      "Skladem: „moc“ není číslo",
      "DOT: „1899“ musí být od 2000 do 2027",
    ]);
    expect(text(row(4).children[0] ?? null)).toBe("1 204");
    expect(within(row(4)).queryByRole("button")).toBeNull();
  });

  test("all of a filter are left out at once", async () => {
    show({ listed: { filter: { flag: "price_jump", brand: "Barum" }, changes: jumps, next: "abc", after: null } });
    await userEvent.click(screen.getByRole("button", { name: cs.imports.take_out_all }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toMatchObject({ act: "all-out", flag: "price_jump", brand: "Barum", kind: "" });
    expect(screen.getByRole("link", { name: cs.imports.more_changes })).toHaveAttribute(
      "href",
      "/admin/imports/418?flag=price_jump&brand=Barum&after=abc#changes",
    );
  });

  test("once applied it says what was skipped, until when it can be taken back, and what the lowest price remembers", () => {
    const set = {
      ...contitrade,
      state: "applied" as const,
      applied_at: "2026-11-24T09:43:00.000Z",
      guardrails: [],
      can: { map: false, apply: false, discard: false, undo: true },
      counts: { ...contitrade.counts, results: { done: 553, skipped_changed: 2 } },
      undo: { until: "2026-12-08T09:43:00.000Z", lowered: 3, tyres: [{ id: 1, name: "Barum", size: "205/55 R16" }] },
    };
    show({ set });
    expect(screen.getByText(/přeskočeno/)).toHaveTextContent("2 přeskočeno: v obchodě bylo mezitím něco jiného");
    expect(screen.getByText(/Nejnižší cena za 30 dní/)).toHaveTextContent("nižší zůstane u 3 pneumatik:");
    expect(screen.getByText("jde to do 8. 12. 2026 v 10:43")).toBeVisible();
    expect(document.getElementById("apply")).toBeNull();
  });

  test("a list that could not be read says why and which way is out", () => {
    const problem = { code: "missing_columns", values: { missing: "season, price" } };
    show({ set: { ...contitrade, state: "failed", problem }, prices: null, listed: null });
    expect(screen.getByText("žádný sloupec neříká: sezóna, prodejní cena s DPH")).toBeVisible();
    expect(screen.getByText(cs.imports.way_map, { exact: false })).toBeVisible();
    expect(screen.getByLabelText("Význam sloupce EAN")).toBeVisible();
  });
});
