"use server";

import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { staffCall } from "@/lib/api/admin/staff-call";
import { typedNumber } from "@/lib/api/admin/typed-number";
import { formText } from "@/lib/api/request/form";
import { type EmptiedPart, editedFacts, emptiedParts, maxEdited } from "@/lib/domain/admin/tyre-edit";

const numbers = ["production_year", "weight_g", "noise_db"] as const;
const words = ["fuel", "wet", "noise_class"] as const;
const yesOrNo = ["three_pmsf", "ms", "ice", "active"] as const;

/** The tyres that were ticked, each once; the box of the whole page names all of it where no script has ticked each. */
function pickedIn(form: FormData): number[] {
  const named = form.getAll("ids").flatMap((value) => String(value).split(" "));
  return [...new Set(named)].slice(0, maxEdited + 1).map(Number);
}

/** The facts that were filled in: an empty field changes nothing. */
function factsIn(form: FormData): Record<string, unknown> {
  const description = formText(form, "description").replace(/\r\n/g, "\n").trim();
  const given = [
    ...numbers.map((name) => [name, typedNumber(form, name)]),
    ...words.map((name) => [name, formText(form, name, 20)]),
    ...yesOrNo.map((name) => [name, { yes: true, no: false }[formText(form, name, 5)] ?? null]),
    ["description", description],
  ];
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== ""));
}

/** The facts of what was ticked to be emptied. */
function emptiedIn(form: FormData): Record<string, null> {
  const parts = form.getAll("empty").map(String);
  const facts = (Object.keys(emptiedParts) as EmptiedPart[]).flatMap((part) =>
    parts.includes(part) ? emptiedParts[part] : [],
  );
  return Object.fromEntries(facts.map((fact) => [fact, null]));
}

/** What was typed and ticked, for the form to show it again. */
function typedIn(form: FormData, ids: readonly number[]): Record<string, string> {
  return {
    ...Object.fromEntries(editedFacts.map((fact) => [fact, formText(form, fact)])),
    empty: form.getAll("empty").join(","),
    ids: ids.join(","),
  };
}

/** Makes a change set of what the form sets or empties for the tyres that were ticked, and leads there; says so where there is nothing to change. */
export async function editTyres(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const ids = pickedIn(form);
  const [filled, emptied] = [factsIn(form), emptiedIn(form)];
  const facts = { ...filled, ...emptied };
  const typed = typedIn(form, ids);
  const refused = (before: StaffFormState, code: string): StaffFormState => ({
    ...before,
    ...{ attempt: state.attempt + 1, errors: {}, failure: null, done: false, typed },
    refused: { code, by: null },
  });
  if (ids.length === 0) return refused(state, "none_picked");
  if (Object.keys(facts).length === 0) return refused(state, "no_fact");
  if (Object.keys(filled).some((fact) => fact in emptied)) return refused(state, "both");
  const answer = await staffCall(
    state,
    form,
    "POST /admin/tyres/edits",
    { ids, ...facts },
    { headers: { "idempotency-key": crypto.randomUUID() }, fields: editedFacts },
  );
  if (!answer.ok) return { ...answer.state, typed: { ...answer.state.typed, ...typed } };
  const { change_set } = answer.body as { change_set: { id: number } | null };
  if (!change_set) return refused(answer.state, "unchanged");
  return leadTo(answer.state, `/admin/imports/${change_set.id}`);
}
