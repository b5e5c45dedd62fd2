"use server";

import { refresh } from "next/cache";
import { columnsIn, picksIn } from "@/lib/api/admin/change-set-form";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { type StaffAnswer, staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";

type State = StaffFormState;

const pathOf = (form: FormData) => ({ id: formText(form, "id", 16) });
const revisionIn = (form: FormData) => Number(formText(form, "revision", 9));
const newKey = () => ({ headers: { "idempotency-key": crypto.randomUUID() } });

/** Codes after which the page shows the change set as it is now. */
const moved = new Set(["stale", "change_set_busy", "not_possible", "undo_over", "guardrails"]);

/** The state after a call, with the page anew. */
function after(answer: StaffAnswer): State {
  if (answer.ok || (answer.code && moved.has(answer.code))) refresh();
  return answer.state;
}

/** The supplier that the form names, made anew where it names a new one. @returns its number; `null` where that was refused */
async function supplierIn(state: State, form: FormData): Promise<{ supplier: string | null; state: State }> {
  const supplier = formText(form, "supplier", 16);
  if (supplier !== "new") return { supplier, state };
  const body = {
    name: formText(form, "name", 200),
    currency: formText(form, "currency", 3),
    lead_days: Number(formText(form, "lead_days", 5) || Number.NaN),
    cutoff: formText(form, "cutoff", 5),
  };
  const made = await staffCall(state, form, "POST /admin/suppliers", body, { fields: Object.keys(body) });
  if (!made.ok) return { supplier: null, state: made.state };
  return { supplier: String((made.body as { supplier: { id: number } }).supplier.id), state };
}

/** Takes a price list from a form that the browser sends without scripts; what a page takes so is small, a script sends larger ones. */
export async function sendList(before: State, form: FormData): Promise<State> {
  const file = form.get("file");
  const { supplier, state } = await supplierIn(before, form);
  if (supplier === null || !(file instanceof File)) return state;
  const query = { supplier, name: file.name.slice(0, 200) };
  const answer = await staffCall(state, form, "POST /admin/change-sets", new Blob([file]), { query });
  if (!answer.ok) return answer.state;
  return leadTo(answer.state, `/admin/imports/${(answer.body as { id: number }).id}`);
}

/** Fetches a supplier's list from its address, and leads to it. */
export async function fetchList(state: State, form: FormData): Promise<State> {
  const body = { supplier: Number(formText(form, "supplier", 16)) };
  const answer = await staffCall(state, form, "POST /admin/change-sets/fetch", body);
  if (!answer.ok) return after(answer);
  return leadTo(answer.state, `/admin/imports/${(answer.body as { id: number }).id}`);
}

/** Says what the columns of a list are; the list is read again. */
export async function mapColumns(state: State, form: FormData): Promise<State> {
  const body = { revision: revisionIn(form), columns: columnsIn(form) };
  return after(await staffCall(state, form, "PUT /admin/change-sets/{id}/mapping", body, { path: pathOf(form) }));
}

/** Takes changes out, or puts them back: the one whose button was pressed, or all that fit the filter of the page. */
export async function pickChanges(state: State, form: FormData): Promise<State> {
  const body = { revision: revisionIn(form), ...picksIn(form) };
  return after(await staffCall(state, form, "PATCH /admin/change-sets/{id}/changes", body, { path: pathOf(form) }));
}

/** Applies a change set; what a guardrail stops only where the box beside the button says so. */
export async function applyChangeSet(state: State, form: FormData): Promise<State> {
  const body = { revision: revisionIn(form), confirmed: form.get("confirmed") !== null };
  const more = { path: pathOf(form), ...newKey() };
  return after(await staffCall(state, form, "POST /admin/change-sets/{id}/apply", body, more));
}

/** Takes an applied change set back. */
export async function revertChangeSet(state: State, form: FormData): Promise<State> {
  const body = { revision: revisionIn(form) };
  const more = { path: pathOf(form), ...newKey() };
  return after(await staffCall(state, form, "POST /admin/change-sets/{id}/undo", body, more));
}

/** Discards a change set, or stops the reading of its list. */
export async function discardChangeSet(state: State, form: FormData): Promise<State> {
  return after(await staffCall(state, form, "DELETE /admin/change-sets/{id}", undefined, { path: pathOf(form) }));
}
