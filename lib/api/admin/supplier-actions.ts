"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { pageLocale } from "@/lib/api/admin/page-locale";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import { guardrails } from "@/lib/domain/admin/guardrails";
import { typedAmount } from "@/lib/domain/admin/typed-amount";
import { columnField } from "@/messages/admin/column-names";
import { adminTexts } from "@/messages/admin/texts";

const line = (form: FormData, name: string) => formText(form, name, 1000).trim();

/** A number as it was typed; what is none stays a text, which the call refuses at its field. */
function number(text: string): number | string {
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;
}

/** `8:30` as the calls have it. */
const clock = (text: string) => text.replace(/^(\d)(?=[:.])/, "0$1").replace(".", ":");

const orNull = <Value>(text: string, read: (text: string) => Value) => (text === "" ? null : read(text));

/** Lines of `heading = what the page calls a field`; a line without a sign of equality names a column that is not used. */
function mappingIn(form: FormData): Record<string, string | null> {
  const lines = formText(form, "mapping", 5000)
    .split(/\r?\n/)
    .filter((one) => one.trim() !== "");
  const fields = formText(form, "fields", 5000).split(",");
  const texts = adminTexts[pageLocale(form).language];
  return Object.fromEntries(
    lines.map((one) => {
      const at = one.lastIndexOf("=");
      const heading = (at < 0 ? one : one.slice(0, at)).trim();
      return [heading, at < 0 ? null : columnField(one.slice(at + 1).trim(), fields, texts)];
    }),
  );
}

/** Percent as they were typed, as the thousandths that the calls have. */
function permille(text: string): number | string {
  const percent = number(text);
  return typeof percent === "string" ? percent : Number((percent * 10).toFixed(3));
}

function guardrailsIn(form: FormData) {
  const typed = guardrails.map((name) => [name, line(form, `guardrail_${name}`)] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== "").map(([name, text]) => [name, permille(text)]));
}

const basics = (form: FormData) => ({
  name: line(form, "name"),
  currency: line(form, "currency"),
  lead_days: number(line(form, "lead_days")),
  cutoff: clock(line(form, "cutoff")),
});

/** Adds a supplier and leads to its page. */
export async function addSupplier(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const fields = ["name", "currency", "lead_days", "cutoff"];
  const answer = await staffCall(state, form, "POST /admin/suppliers", basics(form), { fields });
  if (!answer.ok) return answer.state;
  return leadTo(answer.state, `/admin/suppliers/${(answer.body as { supplier: Supplier }).supplier.id}`);
}

/** What the form of a supplier says; the own store has no list. */
function fieldsIn(form: FormData) {
  const switches = form.getAll("switches").map(String);
  const email = line(form, "email");
  const cost = line(form, "per_piece_cost");
  const common = {
    ...basics(form),
    per_piece_cost: cost === "" ? 0 : (typedAmount(cost) ?? cost),
    stock_cap: orNull(line(form, "stock_cap"), number),
    buffer: number(line(form, "buffer") || "0"),
    active: switches.includes("active"),
  };
  if (line(form, "kind") === "own") return common;
  return {
    ...common,
    company_id: line(form, "company_id") || null,
    email: email || null,
    complete: switches.includes("complete"),
    feed_url: line(form, "feed_url") || null,
    feed_at: line(form, "feed_at")
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map(clock),
    mapping: mappingIn(form),
    guardrails: guardrailsIn(form),
  };
}

const shown = [
  ...["name", "currency", "lead_days", "cutoff", "company_id", "email", "per_piece_cost", "stock_cap", "buffer"],
  ...["feed_url", "feed_at", "mapping"],
];

/** Names of fields as the form has them, of paths as the call has them: `feed_at.1`, `guardrails.rows`. */
function fieldOf(path: string): string {
  const [name = "", part = ""] = path.split(".");
  return name === "guardrails" ? `guardrail_${part}` : name;
}

/** Changes a supplier. */
export async function changeSupplier(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: line(form, "supplier") };
  const body = { revision: Number(line(form, "revision")), ...fieldsIn(form) };
  const answer = await staffCall(state, form, "PATCH /admin/suppliers/{id}", body, { path, fields: shown });
  const switches = form.getAll("switches").map(String).join(",");
  if (answer.ok || answer.code === "stale") refresh();
  if (answer.ok) return { ...answer.state, undo: (answer.body as { undo: Undo | null }).undo };
  const inside = (answer.problem?.errors ?? []).map(({ path: at, message }) => [fieldOf(at), message]);
  const errors = { ...Object.fromEntries(inside), ...answer.state.errors };
  const failure = inside.length > 0 ? null : answer.state.failure;
  return { ...answer.state, errors, failure, typed: { ...answer.state.typed, switches } };
}
