import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { freshForm } from "@/lib/api/admin/form-state";
import type * as actions from "@/lib/api/admin/tyre-actions";

const calls: { name: string; body: Record<string, unknown> | undefined }[] = [];
let answer: object;
jest.mock("next/cache", () => ({ refresh() {} }));
jest.mock("@/lib/api/admin/staff-call", () => ({
  staffCall: async (_state: unknown, _form: unknown, name: string, body: Record<string, unknown>) => {
    calls.push({ name, body });
    return answer;
  },
}));

let changePrices: typeof actions.changePrices;
let moveStock: typeof actions.moveStock;
beforeAll(async () => {
  ({ changePrices, moveStock } = await import("@/lib/api/admin/tyre-actions"));
});
beforeEach(() => {
  calls.length = 0;
  answer = { ok: true, code: null, problem: null, state: freshForm, body: { undo: null } };
});

function form(fields: Record<string, string>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries({ tyre: "7", ...fields })) made.set(name, value);
  return made;
}

test("amounts are read as people type them, empty ones are left to the rules, and what is none goes on for the shop to refuse", async () => {
  const typed = { price_czk: "1 799,50", price_eur: "", price_usd: "much", until: "", reason: "Výprodej" };
  await changePrices(freshForm, form({ act: "set", ...typed }));
  await changePrices(freshForm, form({ act: "set", ...typed, until: "2026-11-30", confirmed: "yes" }));
  const read = { price_czk: 179_950, price_eur: null, price_usd: "much", reason: "Výprodej" };
  expect(calls).toEqual([
    { name: "PUT /admin/tyres/{id}/override", body: { ...read, until: null, confirmed: false } },
    { name: "PUT /admin/tyres/{id}/override", body: { ...read, until: "2026-11-30", confirmed: true } },
  ]);
});

test("prices are taken away by their own button, whatever is typed", async () => {
  await changePrices(freshForm, form({ act: "free", price_czk: "1" }));
  expect(calls).toEqual([{ name: "DELETE /admin/tyres/{id}/override", body: undefined }]);
});

test("pieces are added or taken as the button says; what is no number goes on, and nothing is left out", async () => {
  const sent = async (act: string, quantity: string) => {
    await moveStock(freshForm, form({ act, quantity, reason: "counted", note: "" }));
    return calls.at(-1)?.body?.quantity;
  };
  expect(await sent("add", "12")).toBe(12);
  expect(await sent("take", "1 200")).toBe(-1_200);
  expect(await sent("take", "-4")).toBe("-4");
  expect(await sent("take", "")).toBeUndefined();
});

test("more than there are is said at the number of pieces", async () => {
  const problem = { reason: "too_few_own", detail: "Tolik kusů tu není." };
  answer = { ok: false, code: "not_possible", problem, state: { ...freshForm, failure: "To nejde." }, body: null };
  const state = await moveStock(freshForm, form({ act: "take", quantity: "99", reason: "counted" }));
  expect(state).toMatchObject({ failure: null, errors: { quantity: "Tolik kusů tu není." } });
});
