"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

const numbers = ["noise_db", "eprel_id", "production_year", "weight_g"] as const;
const words = ["fuel", "wet", "noise_class", "ean"] as const;

/** A number as it was typed, blanks within it left out; what is none goes on as it is, for the shop to refuse. */
function typedNumber(form: FormData, name: string): number | string | null {
  const typed = formText(form, name, 20).replace(/\s/g, "");
  if (typed === "") return null;
  return /^\d+$/.test(typed) ? Number(typed) : typed;
}

/** The facts that stand in the form: an empty field is a fact that is not known. */
function factsIn(form: FormData): Record<string, unknown> {
  const description = formText(form, "description").replace(/\r\n/g, "\n").trim();
  return {
    ...Object.fromEntries(numbers.map((name) => [name, typedNumber(form, name)])),
    ...Object.fromEntries(words.map((name) => [name, formText(form, name, 20).trim() || null])),
    description: description || null,
  };
}

/** Saves the facts of a tyre, or takes it off sale and back, as the button says. */
export async function changeTyre(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const act = formText(form, "act", 5);
  const asked = formText(form, "form", 10) === "sale" ? { active: act === "on" } : factsIn(form);
  const body = { revision: Number(formText(form, "revision", 9)), ...asked };
  const path = { id: formText(form, "tyre", 12) };
  const fields = [...numbers, ...words, "description"];
  const answer = await staffCall(state, form, "PATCH /admin/tyres/{id}", body, { path, fields });
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo | null }).undo } : answer.state;
}
