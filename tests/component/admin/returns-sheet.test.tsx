import { beforeAll, expect, jest, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type * as sheets from "@/components/admin/returns/returns-sheet";
import { freshForm } from "@/lib/api/admin/form-state";
import type { Me } from "@/lib/contract/admin/me";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import cs from "@/messages/admin/cs.json";
import en from "@/messages/admin/en.json";
import sk from "@/messages/admin/sk.json";
import { inRouter } from "@/tests/support/in-router";

jest.mock("@/lib/api/admin/return-actions", () => ({ changeReturn: async () => freshForm }));

let ReturnsSheet: typeof sheets.ReturnsSheet;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ ReturnsSheet } = await import("@/components/admin/returns/returns-sheet"));
});

const crowns = (amount: number) => ({ amount, currency: "CZK" as const });
const stated: ReturnCase = {
  ...{ number: "2611200017-1", revision: 0, state: "announced", submitted_at: "2026-11-20T08:00:00.000Z" },
  ...{ refund_due_on: "2026-12-04", days_left: 10, goods_back_on: null, inspected_on: null, settled_on: null },
  ...{ deduction: null, deduction_reason: null, refusal: null, stated_by: "Jana Dvořáková", whole: true, lines: [] },
  order: {
    ...{ number: "2611200017", status: "delivered", total: crowns(800_000) },
    payment: { id: "cash_on_delivery", status: "paid" },
  },
  customer: { name: "Jana Dvořáková", company: null },
  ...{ part: null, reason: null, delivered_on: "2026-11-18", last_day: "2026-12-02", in_time: true },
  at_most: crowns(800_000),
};
const settled = { ...stated, state: "settled", days_left: null, settled_on: "2026-11-23" } as const;
const texts = { cs, sk, en };

/** The sheet of one withdrawal. @returns its row */
function shown(more: Partial<ReturnCase>, language: keyof typeof texts = "cs"): HTMLElement {
  const me = { language, single_keys: true } as Me;
  const found = { ...stated, ...more };
  const props = { me, texts: texts[language] as never, rows: [found], next: null, view: "open" as const };
  const view = { order: null, after: null, now: new Date("2026-11-24T09:00:00Z"), refused: null };
  const { container } = render(inRouter(<ReturnsSheet {...props} {...view} />));
  return container.querySelector("li[id]") as HTMLElement;
}
const next = (row: HTMLElement) => row.querySelector(".case-next") as HTMLElement;

test.each<[string, Partial<ReturnCase>, string, RegExp]>([
  [
    "the goods are to come",
    {},
    "čeká se na zboží",
    /zákazník: pošle nebo přiveze zboží.*Do pá 4\. 12\. mají jít peníze/,
  ],
  [
    "they are to be looked at",
    { state: "goods_back" },
    "prohlédnout zboží",
    /vy: prohlédněte zboží.*Do pá 4\. 12\. mají/,
  ],
  [
    "the money is to go back",
    { state: "inspected", deduction: crowns(50_000), deduction_reason: "driven" },
    "poslat peníze",
    /vy: pošlete zákazníkovi 7\s500\sKč.*Do pá 4\. 12\. mají/,
  ],
  [
    "the goods have not left",
    { order: { ...stated.order, status: "packed" } },
    "neposílat, zrušit objednávku",
    /vy: zboží ještě neodjelo.*objednávku zrušte.*Do pá 4\. 12\. mají/,
  ],
  [
    "the order is cancelled",
    { order: { ...stated.order, status: "cancelled" } },
    "vrátit peníze, jestli přišly",
    /vy: objednávka je zrušená.*Do pá 4\. 12\. mají/,
  ],
  ["the day is over", { days_left: -2 }, "čeká se na zboží", /Peníze měly do pá 4\. 12\. jít zpět/],
  ["it came late", { in_time: false }, "přišlo pozdě", /Odstoupení přišlo po lhůtě, přijmout ho nemusíte/],
])("an open withdrawal says whose turn it is and until when: %s", (_, more, row, detail) => {
  const found = shown(more);
  expect(found.querySelector("summary")).toHaveTextContent(row);
  expect(next(found)).toHaveTextContent(detail);
});

const unpaid = { id: "cash_on_delivery", status: "pending" } as const;
test.each(["packed", "cancelled"] as const)("money that never came is due on no day: %s", (status) => {
  const row = shown({ order: { ...stated.order, status, payment: unpaid } });
  expect(next(row)).not.toHaveTextContent(/4\. 12\./);
});

test("goods that have left are due with their money, paid or not", () => {
  expect(next(shown({ order: { ...stated.order, payment: unpaid } }))).toHaveTextContent(/Do pá 4\. 12\. mají jít/);
});

/** The forms of a withdrawal, in their order: each by its title, with `*` where it is unfolded and its button stands out. */
const forms = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLDetailsElement>("details.fold")].map(
    (form) => `${form.querySelector("summary")?.textContent}${form.open && form.querySelector("button.do") ? "*" : ""}`,
  );

test.each<[string, Partial<ReturnCase>, string[]]>([
  ["the goods are to come", {}, ["Zboží dorazilo*", "Peníze jsou vrácené", "Odmítnout odstoupení"]],
  ["they are here", { state: "goods_back" }, ["Zboží prohlédnuto*", "Peníze jsou vrácené", "Odmítnout odstoupení"]],
  [
    "they were looked at",
    { state: "inspected" },
    ["Opravit prohlídku", "Peníze jsou vrácené*", "Odmítnout odstoupení"],
  ],
  [
    "the goods have not left",
    { order: { ...stated.order, status: "confirmed" } },
    ["Peníze jsou vrácené*", "Zboží dorazilo", "Odmítnout odstoupení"],
  ],
  [
    "the order is cancelled",
    { order: { ...stated.order, status: "cancelled" } },
    ["Peníze jsou vrácené*", "Zboží dorazilo", "Odmítnout odstoupení"],
  ],
])("the form that is unfolded is what the text says to do: %s", (_, more, titles) => {
  expect(forms(shown(more))).toEqual(titles);
});

test("a closed one says how it ended, that the customer knows and that nothing opens it again, and has no form", () => {
  const paid = shown(settled);
  expect(next(paid)).toHaveTextContent(
    /Hotovo: po 23\. 11\. šly peníze zpět\..*znovu otevřít nejde.*odchází zákazníkovi e-mail/,
  );
  expect(within(next(paid)).getByRole("link", { name: "objednávce 2611200017" })).toHaveAttribute(
    "href",
    "/admin/orders/2611200017",
  );
  const refused = shown({ ...settled, state: "refused", refusal: "too_late" });
  expect(refused.querySelector("summary")).toHaveTextContent(/odmítnuto · přišlo po 14 dnech/);
  expect(next(refused)).toHaveTextContent(/Hotovo: po 23\. 11\. odmítnuto, důvod: přišlo po 14 dnech\./);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test.each(["cs", "sk", "en"] as const)("nothing is left unfilled, and no sentence ends twice, in %s", (language) => {
  for (const more of [{}, { state: "inspected" as const }, { days_left: -1 }, settled]) {
    const text = next(shown(more, language)).textContent;
    expect(text).not.toMatch(/[{}]|\.\.|undefined/);
  }
});
