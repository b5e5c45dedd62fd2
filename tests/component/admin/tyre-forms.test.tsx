import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { undoOffer } from "@/components/admin/shell/undo";
import type * as stock from "@/components/admin/tyres/own-stock";
import type * as prices from "@/components/admin/tyres/price-form";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

const sent: Record<string, string>[] = [];
let answer: Partial<StaffFormState>;
const act = async (state: StaffFormState, form: FormData) => {
  sent.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
  return { ...freshForm, attempt: state.attempt + 1, ...answer };
};
jest.mock("@/lib/api/admin/tyre-actions", () => ({
  changePrices: (state: StaffFormState, form: FormData) => act(state, form),
  moveStock: (state: StaffFormState, form: FormData) => act(state, form),
}));

let PriceForm: typeof prices.PriceForm;
let OwnStock: typeof stock.OwnStock;
beforeAll(async () => {
  // Only now, so that they have no part of the server.
  ({ PriceForm } = await import("@/components/admin/tyres/price-form"));
  ({ OwnStock } = await import("@/components/admin/tyres/own-stock"));
});
beforeEach(() => {
  sent.length = 0;
  answer = {};
  undoOffer.write(null);
});

const undo = { token: "00000000-0000-4000-8000-000000000001", until: "2030-01-01T00:00:00.000Z" };

const plain = {
  ...{ id: 7, revision: 3, brand: "Barum", pattern: "Polaris 6", designation: "205/55 R16 91H" },
  price: { amount: 224_900, currency: "CZK" },
  price_eur: { amount: 9_150, currency: "EUR" },
  price_usd: { amount: 9_900, currency: "USD" },
  override: null,
  own: { stock: 14, moves: [] },
} as unknown as TyreDetail;
const set: TyreDetail = {
  ...plain,
  override: {
    ...{ price_czk: 224_950, price_eur: 9_100, price_usd: null, until: "2026-11-30" },
    ...{ reason: "Výprodej", by: "Petra", at: "2026-11-23T10:05:00.000Z" },
  },
};
const words = cs.tyre;
const show = (Form: typeof PriceForm, tyre = plain) =>
  render(inRouter(<Form tyre={tyre} language="cs" texts={cs as never} />));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const read = () => (document.body.textContent ?? "").replace(/\s+/g, " ");

test("prices set by hand stand in the form as people type them, with who set them, why and until when", () => {
  show(PriceForm, set);
  expect(screen.getByLabelText(words.price.price_czk)).toHaveValue("2249,50");
  expect(screen.getByLabelText(words.price.price_eur)).toHaveValue("91");
  expect(screen.getByLabelText(words.price.price_usd)).toHaveValue("");
  expect(screen.getByLabelText(words.price.until)).toHaveValue("2026-11-30");
  expect(read()).toContain("Nastavil(a) Petra, 23. 11. 2026 v 11:05: „Výprodej“. Platí do 30. 11. 2026 včetně.");
});

test("prices are taken away only where some are set", async () => {
  show(PriceForm);
  expect(screen.queryByRole("button", { name: words.price.free })).toBeNull();
  expect(read()).toContain(words.price.none);
  document.body.innerHTML = "";
  show(PriceForm, set);
  await press(words.price.free);
  expect(sent).toEqual([expect.objectContaining({ tyre: "7", act: "free" })]);
});

test("whether a price below the cost is meant is asked once the shop says that it is one", async () => {
  show(PriceForm);
  expect(screen.queryByRole("checkbox")).toBeNull();
  answer = { errors: { confirmed: "Cena je pod nákupní cenou." }, typed: { price_czk: "900", reason: "Doprodej" } };
  await userEvent.type(screen.getByLabelText(words.price.price_czk), "900");
  await press(words.price.save);
  const box = await screen.findByRole("checkbox", { name: new RegExp(words.price.confirm) });
  expect(box).not.toBeChecked();
  expect(screen.getByText("Cena je pod nákupní cenou.")).toBeInTheDocument();
  await userEvent.click(box);
  answer = { done: true, undo };
  await press(words.price.save);
  expect(sent[1]).toMatchObject({ act: "set", price_czk: "900", confirmed: "yes" });
  await waitFor(() => expect(undoOffer.read()).toMatchObject({ tokens: [undo.token] }));
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("moves of the own store are listed with their sign, reason and note", () => {
  const at = "2026-11-23T08:20:00.000Z";
  const moves = [
    { quantity: -4, reason: "written_off" as const, note: "proražený bok", by: "Petra", at },
    { quantity: 12, reason: "received" as const, note: null, by: "Marek", at: "2026-11-22T15:02:00.000Z" },
  ];
  show(OwnStock, { ...plain, own: { stock: 14, moves } });
  const rows = within(screen.getByRole("table", { name: words.own.moves })).getAllByRole("row");
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, " "))).toEqual([
    "23. 11. 2026 v 9:20−4odepsáno proražený bokPetra",
    "22. 11. 2026 v 16:02+12příjemMarek",
  ]);
  expect(read()).toContain("Leží v něm 14 kusů.");
});

test("pieces are added or taken by a button of their own, and it can be taken back", async () => {
  answer = { done: true, undo };
  show(OwnStock);
  await userEvent.type(screen.getByLabelText(words.own.quantity), "2");
  await userEvent.selectOptions(screen.getByLabelText(words.own.reason), "written_off");
  await press(words.own.take);
  expect(sent[0]).toMatchObject({ tyre: "7", act: "take", quantity: "2", reason: "written_off", note: "" });
  await waitFor(() => expect(undoOffer.read()).toMatchObject({ tokens: [undo.token] }));
});

test("what is wrong with the number of pieces stands at its field, and what was typed stays", async () => {
  answer = { errors: { quantity: "Tolik kusů tu není." }, typed: { quantity: "99" } };
  show(OwnStock);
  await userEvent.type(screen.getByLabelText(words.own.quantity), "99");
  await press(words.own.take);
  expect(await screen.findByText("Tolik kusů tu není.")).toBeInTheDocument();
  expect(screen.getByLabelText(words.own.quantity)).toHaveValue("99");
  expect(screen.getByLabelText(words.own.quantity)).toHaveAccessibleDescription(/Tolik kusů tu není\./);
});

test("a demonstration tyre has no form of moves", () => {
  show(OwnStock, { ...plain, own: null });
  expect(screen.queryByRole("button")).toBeNull();
  expect(read()).toContain(words.own.demonstration);
});
