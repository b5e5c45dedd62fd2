import "server-only";
import { freshForm, type StaffFormState, type Touch } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { pageLocale } from "@/lib/api/admin/page-locale";
import { noteRefusedForm } from "@/lib/api/admin/refused-form";
import { askStaff } from "@/lib/api/admin/server";
import { type FormAnswer, formCall, formText, refusalOf } from "@/lib/api/request/form";
import type { AdminName } from "@/lib/contract/admin/admin-contract";
import type { Problem } from "@/lib/contract/problem";

/** The field of the second factor in a form that asks for it again. */
const stepUpField = "step_up_code";
/** What a passkey has signed for it. */
const stepUpTouchField = "step_up_passkey";

/** Fields whose text never comes back with the page. */
const secrets = new Set(["password", "code", stepUpField, stepUpTouchField, "passkey", "token"]);

/** How much of a field comes back with the page, characters: the longest answer to a customer. */
const longestTyped = 5000;

function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !entry[0].startsWith("$") && !secrets.has(entry[0]),
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, longestTyped)]));
}

/** What a form shows of a refusal. The session's end leads to the sign-in. */
async function refused(
  state: StaffFormState,
  form: FormData,
  problem: Problem | null,
  fields: readonly string[],
): Promise<StaffFormState> {
  if (problem?.code === "unauthorised") return leadTo(state, "/admin/sign-in?over=1");
  noteRefusedForm(formText(form, "id", 80));
  const asked = problem?.code === "step_up_required";
  const canTouch = asked ? (await askStaff("GET /admin/me", {})).body.factors.passkeys.length > 0 : state.canTouch;
  const { errors, failure } = asked ? { errors: {}, failure: null } : refusalOf(problem, fields);
  const stale = problem?.stale ? { by: problem.stale.changed_by } : null;
  return { ...state, errors, failure: failure ?? null, stepUp: asked, canTouch, typed: typedIn(form), stale };
}

/** What a passkey has signed, as the page's script has put it into a field; `null` for nothing, and for what is no JSON. */
export function signedIn(form: FormData, field: string): unknown {
  try {
    return JSON.parse(formText(form, field, 100_000));
  } catch {
    return null;
  }
}

/** The second factor as a form brings it; `null` for none. */
function shownFactor(form: FormData): { code?: string; response?: unknown } | null {
  const code = formText(form, stepUpField, 40);
  const response = signedIn(form, stepUpTouchField);
  if (response !== null) return { response };
  return code === "" ? null : { code };
}

/** A call's answer: its body, or what stands against it, and the form's next state. */
export type StaffAnswer = {
  state: StaffFormState;
  body: unknown;
  ok: boolean;
  code: Problem["code"] | null;
  problem: Problem | null;
};

/**
 * Makes a call of the admin for a form, after the second factor where the form has asked for it.
 * @param fields whose errors are shown at them
 * @param body a `Blob` is sent as a file
 * @param headers sent along
 */
export async function staffCall(
  before: StaffFormState,
  form: FormData,
  name: AdminName,
  body: unknown,
  {
    fields = [],
    path,
    query,
    headers = {},
  }: {
    fields?: readonly string[];
    path?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
  } = {},
): Promise<StaffAnswer> {
  const state = { ...freshForm, canTouch: before.canTouch, attempt: before.attempt + 1 };
  const locale = pageLocale(form);
  const factor = shownFactor(form);
  const lost = ({ problem }: FormAnswer & { ok: false }) =>
    ({ body: null, ok: false, code: problem?.code ?? null, problem }) as const;
  if (factor === null && form.get("step_up_way") === "touch") {
    const asked = await formCall("POST /admin/step-up/options", undefined, locale);
    if (!asked.ok) return { state: await refused(state, form, asked.problem, []), ...lost(asked) };
    const { options } = asked.body as { options: Touch["options"] };
    const touch = { kind: "get", field: stepUpTouchField, options } as const;
    const next = { ...state, stepUp: true, touch, typed: typedIn(form) };
    return { state: next, body: null, ok: false, code: null, problem: null };
  }
  if (factor !== null) {
    const shown = await formCall("POST /admin/step-up", factor, locale);
    if (!shown.ok) {
      const next = await refused(state, form, shown.problem, []);
      const errors = { [stepUpField]: next.failure ?? "" };
      return { state: { ...next, failure: null, stepUp: true, errors }, ...lost(shown) };
    }
  }
  const answer = await formCall(name, body, locale, headers, { ...(path && { path }), ...(query && { query }) });
  if (!answer.ok) return { state: await refused(state, form, answer.problem, fields), ...lost(answer) };
  return { state: { ...state, typed: {}, done: true }, body: answer.body, ok: true, code: null, problem: null };
}
