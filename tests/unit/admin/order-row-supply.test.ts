import { expect, it } from "@jest/globals";
import { rowView } from "@/components/admin/orders/row-view";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import cs from "@/messages/admin/cs.json";

const order: OrderRow = {
  ...{ number: "2611230017", revision: 0, placed_at: "2026-11-23T08:00:00.000Z", leave_by: "2026-11-25", late: false },
  ...{
    status: "confirmed",
    hold: null,
    withdrawn: false,
    notes: 0,
    supply: null,
    total: { amount: 800_000, currency: "CZK" },
  },
  payment: { id: "cash_on_delivery", status: "pending", notes: [] },
  customer: { name: "Jana Dvořáková", company: null, city: "Brno", country: "CZ" },
  goods: { text: "4 × 205/55 R16 91V Vzor Zima 5", pieces: 4, other_lines: 0 },
  delivery: { id: "courier", type: "courier", carrier: null, shipment: null },
};
const said = (more: Partial<OrderRow>) => {
  const { supply, trouble } = rowView(
    { ...order, ...more },
    { language: "cs", texts: cs as never, today: "2026-11-23" },
  );
  return [supply, trouble];
};

it.each<[string, Partial<OrderRow>, string[]]>([
  ["to be ordered", { supply: "to_order" }, ["je třeba objednat", ""]],
  ["waits for a supplier", { supply: "ordered" }, ["čeká na dodavatele", ""]],
  [
    "waits for a supplier and is put aside for it, which is said once",
    { supply: "ordered", hold: { reason: "supplier", until: "2026-11-25" } },
    ["", "odloženo do st\u00a025.\u00a011.: čeká na dodavatele"],
  ],
  ["in the store", { supply: "own" }, ["na skladě", ""]],
  ["what nobody has is trouble", { supply: "short" }, ["", "dodavatel nemá"]],
  ["placed before there were suppliers", {}, ["", ""]],
  ["its customer has withdrawn", { withdrawn: true, supply: "own" }, ["na skladě", "zákazník odstoupil"]],
  ["its customer has withdrawn after it was sent", { withdrawn: true, status: "delivered" }, ["", ""]],
  ["sent long ago", { supply: "arrived", status: "shipped" }, ["", ""]],
])("a row says in words where its goods are, and what is out of the ordinary: %s", (_, more, words) => {
  expect(said(more)).toEqual(words);
});
