"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";
import { typedAmount } from "@/lib/domain/admin/typed-amount";

/** Notes what was done about a withdrawal: the goods came, they were looked at, the money went back, or it is refused. */
export async function changeReturn(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const [number, to, on] = [formText(form, "number", 13), formText(form, "to", 20), formText(form, "on", 10)];
  const [deduction, refusal] = [formText(form, "deduction", 20).trim(), formText(form, "refusal", 40)];
  const deduction_reason = formText(form, "deduction_reason", 20);
  const body = {
    revision: Number(formText(form, "revision", 9)),
    to,
    ...(on && { on }),
    ...(deduction && { deduction: typedAmount(deduction), ...(deduction_reason && { deduction_reason }) }),
    ...(refusal && { refusal }),
  };
  const answer = await staffCall(state, form, "PATCH /admin/returns/{number}", body, {
    path: { number },
    fields: ["on", "deduction", "deduction_reason", "refusal"],
  });
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo }).undo } : answer.state;
}
