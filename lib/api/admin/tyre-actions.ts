"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { type StaffAnswer, staffCall } from "@/lib/api/admin/staff-call";
import { typedNumber } from "@/lib/api/admin/typed-number";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";
import { typedAmount } from "@/lib/domain/admin/typed-amount";

const numbers = ["noise_db", "eprel_id", "production_year", "weight_g"] as const;
const words = ["fuel", "wet", "noise_class", "ean"] as const;

/** The facts that stand in the form: an empty field is a fact that is not known. */
function factsIn(form: FormData): Record<string, unknown> {
  const description = formText(form, "description").replace(/\r\n/g, "\n").trim();
  return {
    ...Object.fromEntries(numbers.map((name) => [name, typedNumber(form, name)])),
    ...Object.fromEntries(words.map((name) => [name, formText(form, name, 20).trim() || null])),
    description: description || null,
  };
}

/** The page as it is now, and what takes the change back. */
function shown({ ok, code, state, body }: StaffAnswer): StaffFormState {
  if (ok || code === "stale") refresh();
  return ok ? { ...state, undo: (body as { undo: Undo | null }).undo } : state;
}

/** Saves the facts of a tyre, or takes it off sale and back, as the button says. */
export async function changeTyre(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const act = formText(form, "act", 5);
  const asked = formText(form, "form", 10) === "sale" ? { active: act === "on" } : factsIn(form);
  const body = { revision: Number(formText(form, "revision", 9)), ...asked };
  const path = { id: formText(form, "tyre", 12) };
  const fields = [...numbers, ...words, "description"];
  const answer = await staffCall(state, form, "PATCH /admin/tyres/{id}", body, { path, fields });
  return shown(answer);
}

const prices = ["price_czk", "price_eur", "price_usd"] as const;

/** What the form of prices says; what is no amount goes on as it was typed, for the shop to refuse. */
function pricesIn(form: FormData): Record<string, unknown> {
  const amounts = prices.map((name) => {
    const typed = formText(form, name, 20).trim();
    return [name, typed === "" ? null : (typedAmount(typed) ?? typed)];
  });
  return {
    ...Object.fromEntries(amounts),
    until: formText(form, "until", 20) || null,
    reason: formText(form, "reason", 300),
    confirmed: form.get("confirmed") !== null,
  };
}

/** Sets prices of a tyre by hand, or takes them away, as the button says. */
export async function changePrices(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: formText(form, "tyre", 12) };
  if (formText(form, "act", 5) === "free")
    return shown(await staffCall(state, form, "DELETE /admin/tyres/{id}/override", undefined, { path }));
  const fields = [...prices, "until", "reason", "confirmed"];
  return shown(await staffCall(state, form, "PUT /admin/tyres/{id}/override", pricesIn(form), { path, fields }));
}

/** Adds pieces of a tyre to the own store or takes them from it, as the button says. */
export async function moveStock(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const pieces = typedNumber(form, "quantity") ?? undefined;
  const taken = formText(form, "act", 5) === "take" && typeof pieces === "number";
  const body = {
    quantity: taken ? -pieces : pieces,
    reason: formText(form, "reason", 20),
    note: formText(form, "note", 300),
  };
  const answer = await staffCall(state, form, "POST /admin/tyres/{id}/stock", body, {
    path: { id: formText(form, "tyre", 12) },
    headers: { "idempotency-key": crypto.randomUUID() },
    fields: ["quantity", "reason", "note"],
  });
  if (answer.problem?.reason !== "too_few_own") return shown(answer);
  const errors = { quantity: answer.problem.detail ?? "" };
  return { ...answer.state, failure: null, errors };
}
