import { beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { undoOffer } from "@/components/admin/shell/undo";
import type * as forms from "@/components/admin/suppliers/supplier-form";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

const sent: Record<string, string>[] = [];
let answer: Partial<StaffFormState>;
jest.mock("@/lib/api/admin/supplier-actions", () => ({
  changeSupplier: async (state: StaffFormState, form: FormData) => {
    sent.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
    return { ...freshForm, attempt: state.attempt + 1, ...answer };
  },
}));

let SupplierForm: typeof forms.SupplierForm;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ SupplierForm } = await import("@/components/admin/suppliers/supplier-form"));
});
beforeEach(() => {
  sent.length = 0;
  answer = {};
  undoOffer.write(null);
});

const contitrade: Supplier = {
  ...{ id: 7, kind: "list", revision: 3, name: "Contitrade", currency: "CZK", company_id: null, email: null },
  ...{ lead_days: 2, cutoff: "11:00", per_piece_cost: 8_550, stock_cap: 20, buffer: 2, complete: true, active: true },
  ...{ feed_url: null, feed_at: ["06:30", "13:00"], mapping: { "VO cena": "net_price", Sklad: null } },
  guardrails: { rows: 805 },
};
const show = (supplier = contitrade) =>
  render(
    inRouter(<SupplierForm supplier={supplier} language="cs" texts={cs as never} fields={["net_price", "stock"]} />),
  );

test("a supplier's form shows sums, times and columns as people write them", () => {
  show();
  const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
  expect(value(/Doprava a poplatky za kus \(CZK\)/)).toBe("85,50");
  expect(value(/Stahovat v/)).toBe("06:30, 13:00");
  expect(value(/Opravené sloupce/)).toBe("VO cena = prodejní cena bez DPH\nSklad =");
  expect(value(/Řádků méně než/)).toBe("80,5");
  expect(screen.getByText("Obvykle 50 %.")).toBeInTheDocument();
});

test("what was saved can be taken back", async () => {
  const undo = { token: "00000000-0000-4000-8000-000000000001", until: "2030-01-01T00:00:00.000Z" };
  answer = { done: true, undo };
  show();
  await userEvent.click(screen.getByRole("button", { name: cs.suppliers.save }));
  await waitFor(() => expect(undoOffer.read()).toMatchObject({ tokens: [undo.token] }));
  expect(sent[0]).toMatchObject({ supplier: "7", revision: "3", kind: "list", stock_cap: "20" });
});

test("what somebody else has changed meanwhile stands below what was typed", async () => {
  answer = { stale: { by: "Petr Druhý" }, typed: { buffer: "5", stock_cap: "20", switches: "active" } };
  show();
  await userEvent.clear(screen.getByLabelText(/Rezerva kusů/));
  await userEvent.type(screen.getByLabelText(/Rezerva kusů/), "5");
  await userEvent.click(screen.getByRole("button", { name: cs.suppliers.save }));
  expect(await screen.findByText(/Mezitím to změnil\(a\) Petr Druhý/)).toBeInTheDocument();
  expect(screen.getByLabelText(/Rezerva kusů/)).toHaveValue("5");
  expect(screen.getByText("Teď: 2")).toBeInTheDocument();
  expect(screen.queryByText("Teď: 20")).not.toBeInTheDocument();
});

test("the own store has no list to be fetched", () => {
  show({ ...contitrade, kind: "own" });
  expect(screen.queryByLabelText(/Adresa ceníku/)).not.toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: /Ceník je úplný/ })).not.toBeInTheDocument();
});
