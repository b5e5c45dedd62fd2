"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

type State = StaffFormState;

const numberIn = (form: FormData) => ({ number: formText(form, "number", 10) });
const revisionIn = (form: FormData) => Number(formText(form, "revision", 9));
const key = () => ({ "idempotency-key": crypto.randomUUID() });

/** The state after a call: the page shows the order anew, also where somebody else has changed it. */
function after(answer: Awaited<ReturnType<typeof staffCall>>): State {
  if (answer.ok || answer.code === "stale") refresh();
  if (!answer.ok) return answer.state;
  return { ...answer.state, undo: (answer.body as { undo?: Undo | null } | undefined)?.undo ?? null };
}

/** Moves one order: to the state of the button, or cancels it for a reason. */
export async function moveOrder(state: State, form: FormData): Promise<State> {
  const to = formText(form, "act", 20);
  const [reason, note] = [formText(form, "reason", 40), formText(form, "note", 1000)];
  const orders = [{ ...numberIn(form), revision: revisionIn(form) }];
  const body = { to, orders, ...(reason && { reason }), ...(note && { note }) };
  const answer = await staffCall(state, form, "POST /admin/orders/moves", body, {
    fields: ["reason", "note"],
    headers: key(),
  });
  const refused = answer.ok
    ? (answer.body as { refused: { code: string; changed_by: string | null }[] }).refused[0]
    : null;
  if (!refused) return after(answer);
  refresh();
  return { ...answer.state, done: false, refused: { code: refused.code, by: refused.changed_by } };
}

/** Puts an order aside, or takes it back. */
export async function holdOrder(state: State, form: FormData): Promise<State> {
  const until = formText(form, "until", 10);
  const hold = form.has("reason") ? { reason: formText(form, "reason", 20), until: until || null } : null;
  const body = { revision: revisionIn(form), hold };
  const call = staffCall(state, form, "PATCH /admin/orders/{number}", body, { path: numberIn(form) });
  return after(await call);
}

const contactFields = ["first_name", "last_name", "email", "phone_number"] as const;
const placeFields = ["country", "city", "address", "zip_code"] as const;

/** Corrects the day it leaves, the contact and the address. */
export async function correctOrder(state: State, form: FormData): Promise<State> {
  const texts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, formText(form, name, 300)]));
  const leave_by = formText(form, "leave_by", 10);
  const body = {
    revision: revisionIn(form),
    ...(leave_by !== formText(form, "leave_by_was", 10) && { leave_by }),
    contact: texts(contactFields),
    address: texts(placeFields),
  };
  const answer = await staffCall(state, form, "PATCH /admin/orders/{number}", body, { path: numberIn(form) });
  const found = after(answer);
  return { ...found, errors: answer.ok ? {} : fieldErrors(answer) };
}

/** What is wrong with a field, by the field's own name. */
function fieldErrors({ problem }: Awaited<ReturnType<typeof staffCall>>): Record<string, string> {
  const errors = problem?.errors ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.split(/[./]/).at(-1) ?? path, message]));
}

/** Adds a note for the staff. */
export async function addNote(state: State, form: FormData): Promise<State> {
  const body = { text: formText(form, "text", 2000) };
  const options = { path: numberIn(form), fields: ["text"] };
  return after(await staffCall(state, form, "POST /admin/orders/{number}/notes", body, options));
}

/** Removes a note. */
export async function removeNote(state: State, form: FormData): Promise<State> {
  const path = { ...numberIn(form), id: formText(form, "id", 12) };
  return after(await staffCall(state, form, "DELETE /admin/orders/{number}/notes/{id}", undefined, { path }));
}

/** Sends a mail about an order again. */
export async function sendMailAgain(state: State, form: FormData): Promise<State> {
  const body = { kind: formText(form, "kind", 20) };
  const options = { path: numberIn(form), fields: ["kind"], headers: key() };
  return after(await staffCall(state, form, "POST /admin/orders/{number}/mails", body, options));
}

/** Says that the money of an order has come, or will not. */
export async function markPayment(state: State, form: FormData): Promise<State> {
  const on = formText(form, "on", 10);
  const body = { revision: revisionIn(form), to: formText(form, "act", 10), ...(on && { on }) };
  const options = { path: numberIn(form), fields: ["on"] };
  return after(await staffCall(state, form, "PATCH /admin/orders/{number}/payment", body, options));
}
