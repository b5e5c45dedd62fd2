"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { readDraft, withDraft, writeDraft } from "@/lib/api/admin/rule-draft";
import { ruleFields, ruleOfForm } from "@/lib/api/admin/rule-form";
import { askStaff } from "@/lib/api/admin/server";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";
import { type PriceRuleBody, priceRule } from "@/lib/contract/admin/price-rules";

const page = "/admin/prices";

/** Errors of one rule in a list, at the fields of its own form. */
function atFields(state: StaffFormState, at: number): StaffFormState {
  const prefix = `rules.${at}.`;
  const errors = Object.entries(state.errors).map(([path, text]) => [path.replace(prefix, ""), text]);
  return { ...state, errors: Object.fromEntries(errors) };
}

const fieldsAt = (at: number) => ruleFields.map((field) => `rules.${at}.${field}`);

/** The rules with one changed, moved, removed or added, as the button says. */
function changed(rules: readonly PriceRuleBody[], at: number, act: string, rule: unknown): unknown[] {
  if (act === "remove") return rules.toSpliced(at, 1);
  if (act === "save") return rules.with(at, rule as PriceRuleBody);
  const to = at + (act === "up" ? -1 : 1);
  const [mine, other] = [rules[at], rules[to]];
  return mine && other ? rules.with(at, other).with(to, mine) : [...rules];
}

async function tryRule(state: StaffFormState, form: FormData, rule: unknown): Promise<StaffFormState> {
  const parsed = priceRule.safeParse(rule);
  if (parsed.success) {
    const query = new URLSearchParams({
      rule: String(parsed.data.id ?? "new"),
      draft: writeDraft(parsed.data),
      try: "1",
    });
    return leadTo(state, `${page}?${query}#trial`);
  }
  // What is wrong with it the shop says, in the person's own language.
  const body = { rules: [rule] };
  const answer = await staffCall(state, form, "POST /admin/price-rules/simulation", body, { fields: fieldsAt(0) });
  return atFields(answer.state, 0);
}

/** Tries a rule on the whole stock without saving it, saves it, moves it among the others or removes it, as the button says. */
export async function changeRule(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const act = formText(form, "act", 10);
  const id = Number(formText(form, "rule", 12)) || null;
  const revision = Number(formText(form, "revision", 9));
  const rule = act === "save" || act === "try" ? ruleOfForm(form, id) : null;
  if (act === "try") return tryRule(state, form, rule);
  const { rules } = (await askStaff("GET /admin/price-rules", {})).body;
  const found = rules.findIndex((one) => one.id === id);
  // A new one stands last; so does one that somebody has removed while it was being changed.
  const at = found < 0 ? rules.length : found;
  const next =
    found < 0
      ? act === "save"
        ? [...rules, { ...(rule as object), id: null }]
        : rules
      : changed(rules, at, act, rule);
  const answer = await staffCall(
    state,
    form,
    "PUT /admin/price-rules",
    { revision, rules: next },
    { fields: fieldsAt(at) },
  );
  const undo = answer.ok && act === "remove" ? (answer.body as { undo: Undo }).undo : null;
  if (answer.ok && (act === "save" || act === "remove")) return leadTo({ ...answer.state, undo }, `${page}?saved=1`);
  if (answer.ok || answer.code === "stale") refresh();
  return atFields(answer.state, at);
}

/** Saves the rules that were tried and makes a change set of them; it leads there. */
export async function applyRules(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const revision = Number(formText(form, "revision", 9));
  const draft = readDraft(formText(form, "draft"));
  const { rules } = (await askStaff("GET /admin/price-rules", {})).body;
  const body = { revision, rules: withDraft(rules, draft) };
  const answer = await staffCall(state, form, "POST /admin/price-rules/change-sets", body);
  if (!answer.ok) return answer.state;
  const { change_set } = answer.body as { change_set: { id: number } };
  return leadTo(answer.state, `/admin/imports/${change_set.id}`);
}
