import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import type * as sheets from "@/components/admin/supply/supply-sheet";
import { freshMoves, type MovesState } from "@/lib/api/admin/moves-state";
import type { Me } from "@/lib/contract/admin/me";
import type { Supplied, SupplierWork } from "@/lib/contract/admin/supply";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

const sent: Record<string, string[]>[] = [];
jest.mock("@/lib/api/admin/supply-actions", () => {
  const kept = async (state: MovesState, form: FormData) => {
    sent.push({ act: [String(form.get("act"))], lines: form.getAll("lines").map(String) });
    return { ...freshMoves, attempt: state.attempt + 1 };
  };
  return { markLines: kept, markSupply: kept };
});

let SupplySheet: typeof sheets.SupplySheet;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ SupplySheet } = await import("@/components/admin/supply/supply-sheet"));
});
beforeEach(() => {
  sent.length = 0;
});

const tyre = (product_id: number, more: Partial<Supplied> = {}): Supplied => ({
  ...{ product_id, name: "Testa Grip 1", size: "205/55 R16 91H", ean: null, code: "CT-77", pieces: 4 },
  ...{ cost: { amount: 90_000, currency: "CZK" }, state: "to_order", expected_on: null },
  other: { supplier: 8, name: "Reifen", available: 12, cost: { amount: 98_000, currency: "CZK" }, days: 4 },
  lines: [
    {
      ...{ number: `990000000${product_id}`, revision: 3, position: 0, line_revision: 2, name: "Jana Dvořáková" },
      ...{ pieces: 4, leave_by: "2026-11-25", late: false },
    },
  ],
  ...more,
});
const work = (more: Partial<SupplierWork> = {}): SupplierWork => ({
  ...{ id: 7, name: "Contitrade", email: null, cutoff: "11:00", minutes_left: 45, expected_on: "2026-11-25" },
  tyres: [tyre(1), tyre(2, { other: null })],
  ...more,
});

const me = { language: "cs", single_keys: true } as Me;
const now = new Date("2026-11-23T09:15:00Z");
/** The boxes of the rows; those that pick several stand above them. */
const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Vybrat 205/ });
const sheet = (suppliers: SupplierWork[]) =>
  inRouter(
    <SupplySheet me={me} texts={cs as never} tyres={[]} suppliers={suppliers} forNobody={[]} more={false} now={now} />,
  );
const show = (suppliers: SupplierWork[]) => render(sheet(suppliers));

test("the sheet begins with how much is to be ordered, and whose cut-off comes first", () => {
  show([work(), work({ id: 9, name: "Pneu Praha", cutoff: "16:00", minutes_left: 345 })]);
  const head = screen.getByRole("heading", { level: 1 }).parentElement as HTMLElement;
  expect(head).toHaveTextContent("Do 11:00 zbývá 45 minut: Contitrade.");
  expect(screen.getByText(/Uzávěrka 16:00, zbývá 5 h 45 min/)).toBeInTheDocument();
});

test("after the cut-off it says when the next order comes", () => {
  show([work({ minutes_left: null })]);
  expect(screen.getByText(/Dnešní uzávěrka \(11:00\) už byla/)).toBeInTheDocument();
});

test("each row says what the tyre costs and who else has it", () => {
  show([work()]);
  const [first, second] = screen.getAllByRole("row").slice(1);
  expect(first).toHaveTextContent(/kód CT-77/);
  expect(first).toHaveTextContent(/Jinde: Reifen, 12 ks, 980\s?Kč za kus s dopravou, 4 pracovní dny/);
  expect(second).toHaveTextContent("Jinde tolik kusů nikdo nemá");
});

test("by keys: j to the row, e says that it is ordered, s that it comes from elsewhere", async () => {
  const user = userEvent.setup();
  show([work()]);
  await user.keyboard("j");
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard("e");
  await waitFor(() => expect(sent).toEqual([{ act: ["ordered"], lines: ["9900000001:0:2:8"] }]));
  await user.keyboard("gs"); // to another room
  expect(sent).toHaveLength(1);
  await user.keyboard("s");
  await waitFor(() => expect(sent[1]?.act).toEqual(["other"]));
});

test("picked rows are marked together by their supplier's button", async () => {
  const user = userEvent.setup();
  show([work(), work({ id: 9, name: "Pneu Praha", tyres: [tyre(3)] })]);
  for (const box of boxes().slice(0, 2)) await user.click(box);
  const [form] = document.querySelectorAll("form");
  await user.click(within(form as HTMLElement).getByRole("button", { name: /Dodavatel je nemá/ }));
  await waitFor(() => expect(sent).toEqual([{ act: ["short"], lines: ["9900000001:0:2:8", "9900000002:0:2:0"] }]));
});

test("one box picks all that is to be ordered from a supplier, and nothing that is ordered already or another's", async () => {
  const user = userEvent.setup();
  const coming = { state: "ordered", expected_on: "2026-11-24" } as const;
  show([work({ tyres: [tyre(1), tyre(2), tyre(3, coming)] }), work({ id: 9, name: "Pneu Praha", tyres: [tyre(4)] })]);
  const [all, ...others] = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Vybrat vše/ });
  expect(others).toEqual([]); // a single row needs none
  expect(all).toHaveAccessibleName("Vybrat vše k objednání (2)");
  all?.focus();
  await user.keyboard(" ");
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false, false]);
  await user.click(boxes()[0] as HTMLInputElement);
  expect([all?.checked, all?.indeterminate]).toEqual([false, true]);
  await user.click(boxes()[0] as HTMLInputElement);
  expect([all?.checked, all?.indeterminate]).toEqual([true, false]);
  await user.keyboard("e");
  await waitFor(() => expect(sent[0]?.act).toEqual(["ordered"]));
  expect(sent[0]?.lines).toEqual(["9900000001:0:2:8", "9900000002:0:2:8"]);
});

/** Two suppliers with two tyres each, of the revision that their lines have. */
const twoSuppliers = (line_revision: number) =>
  [work(), work({ id: 9, name: "Pneu Praha", tyres: [tyre(3), tyre(4)] })].map((one) => ({
    ...one,
    tyres: one.tyres.map((of) => ({ ...of, lines: of.lines.map((line) => ({ ...line, line_revision })) })),
  }));

test("from the box that picks a supplier's rows x ticks that box, and j and k lead to its first row", async () => {
  const user = userEvent.setup();
  show(twoSuppliers(2));
  const [, second] = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Vybrat vše/ });
  for (const key of ["j", "k"]) {
    second?.focus();
    await user.keyboard(key);
    expect(boxes()[2]).toHaveFocus();
  }
  second?.focus();
  await user.keyboard("x");
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true, true]);
  expect(second).toHaveFocus();
});

test("the box that picks several rows keeps its focus and its tick when the page comes anew", async () => {
  const user = userEvent.setup();
  const { rerender } = show(twoSuppliers(2));
  const all = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^Vybrat vše/ })[0];
  all()?.focus();
  await user.keyboard("x");
  rerender(sheet(twoSuppliers(3)));
  expect(all()).toHaveFocus();
  expect([all()?.checked, all()?.indeterminate]).toEqual([true, false]);
  const [first, ...others] = twoSuppliers(4);
  const added = { ...first, tyres: [...(first?.tyres ?? []), tyre(5)] } as SupplierWork;
  rerender(sheet([added, ...others])); // another row came, which is not ticked
  expect(all()).toHaveFocus();
  expect([all()?.checked, all()?.indeterminate]).toEqual([false, true]);
});

test("without scripts the box sends all of its rows by itself", () => {
  const page = renderToStaticMarkup(
    inRouter(
      <SupplySheet me={me} texts={cs as never} tyres={[]} suppliers={[work()]} forNobody={[]} more={false} now={now} />,
    ),
  );
  document.body.innerHTML = page;
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Vybrat vše k objednání (2)" }).checked = true;
  expect(new FormData(document.querySelector("form") ?? undefined).getAll("lines")).toEqual([
    "9900000001:0:2:8 9900000002:0:2:0",
  ]);
});

test.each([
  [["orders"], ["/admin/orders/9900000001"]],
  [
    ["orders", "catalogue"],
    ["/admin/tyres/1#own-stock", "/admin/orders/9900000001"],
  ],
] as const)("what comes without an order leads to where it is added, for those who may: %s", (rights, links) => {
  const forNobody = [
    {
      ...{ product_id: 1, name: "Testa Grip 1", size: "205/55 R16 91H", number: "9900000001" },
      ...{ supplier: "Contitrade", pieces: 4, expected_on: "2026-11-27" },
    },
  ];
  const props = { texts: cs as never, tyres: [], suppliers: [], forNobody, more: false, now };
  render(inRouter(<SupplySheet {...props} me={{ ...me, rights } as never} />));
  const part = screen.getByRole("heading", { name: "Přijde navíc" }).closest("section") as HTMLElement;
  expect(part).toHaveTextContent(/Co do vlastního skladu nepřidáte, zmizí 14 dní po slíbeném dni\./);
  expect(part).toHaveTextContent(/Contitrade.*4×/);
  expect(
    within(part)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(links);
});
