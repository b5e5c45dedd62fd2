import { beforeAll, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type * as sheets from "@/components/admin/imports/imports-sheet";
import { freshForm } from "@/lib/api/admin/form-state";
import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";
import { contitrade, me } from "./import-scene";

jest.mock("@/lib/api/admin/change-set-actions", () => ({
  sendList: async () => freshForm,
  fetchList: async () => freshForm,
}));

let ImportsSheet: typeof sheets.ImportsSheet;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ ImportsSheet } = await import("@/components/admin/imports/imports-sheet"));
});

const { imports } = cs;
const now = new Date("2026-11-24T09:42:00Z");
const suppliers = [
  { id: 7, name: "Contitrade", feed_url: "https://contitrade.example/list.csv" },
  { id: 8, name: "Vraník", feed_url: null },
];
const none = { ...contitrade.counts, rows: 0, unchanged: 0, kinds: {}, flags: {} };
const sets: ChangeSet[] = [
  {
    ...contitrade,
    id: 420,
    state: "reading",
    guardrails: [],
    counts: { ...none, rows: 4200 },
    percent: 34,
    made_by: "Petra Nová",
  },
  contitrade,
  {
    ...contitrade,
    ...{ id: 417, kind: "feed", state: "applied", guardrails: [], applied_at: "2026-11-23T05:31:00.000Z" },
    can: { ...contitrade.can, undo: true },
  },
  {
    ...contitrade,
    ...{ id: 416, state: "failed", guardrails: [], counts: none, problem: { code: "no_currency", values: {} } },
  },
];
const show = (shown: readonly ChangeSet[], next: string | null = null) =>
  render(
    inRouter(<ImportsSheet me={me} texts={cs} sets={shown} suppliers={suppliers} next={next} after={null} now={now} />),
  );
const text = (element: Element | null | undefined) => (element?.textContent ?? "").replace(/\s+/gu, " ").trim();

test("price lists are told in words: when and by whom, whose, how they stand, what they change", () => {
  show(sets);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => [...row.children].slice(0, 3).map(text))).toEqual([
    ["24. 11. 2026 v 6:30, Petra Nová", "Contitrade contitrade_cz_24.csv", "čte se"],
    ["24. 11. 2026 v 6:30, příkazovým řádkem", "Contitrade contitrade_cz_24.csv", "čeká na vás: drží ho 3 brzdy"],
    ["24. 11. 2026 v 6:30, podle hodin", "Contitrade contitrade_cz_24.csv", "použitý, vrátit jde do 7. 12. 2026"],
    [
      "24. 11. 2026 v 6:30, příkazovým řádkem",
      "Contitrade contitrade_cz_24.csv",
      "nepovedlo se: ceník neříká, v jaké měně ceny jsou",
    ],
  ]);
  expect(text(rows[1]?.children[3])).toBe(
    "12 480 řádků 405 s jinou cenou · 82 s jinými kusy · 17 s jinými údaji · 12 nových · 40 vyprodaných · 14 odmítnutých",
  );
  expect(text(document.querySelector(".say"))).toBe("1 ceník čeká na vás. 1 ceník se právě zpracovává.");
});

test("a list can be fetched at once only where its supplier has an address", () => {
  show(sets);
  expect(screen.getByText("Contitrade, z jeho adresy")).toBeVisible();
  expect(screen.getAllByRole("button", { name: imports.fetch })).toHaveLength(1);
  expect(within(screen.getByLabelText(imports.supplier)).getByText("Vraník")).toBeInTheDocument();
});

test("without a list the sheet says how the first one comes in, and further ones are a step away", () => {
  show([]).unmount();
  show([], "abc");
  expect(screen.getByText(imports.empty)).toBeVisible();
  expect(screen.getByRole("link", { name: imports.more })).toHaveAttribute("href", "/admin/imports?after=abc");
});

test("a supplier's page tells its last five lists, each with the way to it, and says where there are none", async () => {
  const { LastSets } = await import("@/components/admin/imports/last-sets");
  const many = Array.from({ length: 7 }, (_, at) => ({ ...contitrade, id: 430 - at }));
  const { unmount } = render(<LastSets sets={many} language="cs" texts={cs as never} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual(
    [430, 429, 428, 427, 426].map((id) => `/admin/imports/${id}`),
  );
  expect(text(rows[0])).toMatch(/čeká na vás: drží ho 3 brzdy.*řádk/u);
  unmount();
  render(<LastSets sets={[]} language="cs" texts={cs as never} />);
  expect(screen.getByText("Od tohoto dodavatele zatím žádný ceník nepřišel.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});
