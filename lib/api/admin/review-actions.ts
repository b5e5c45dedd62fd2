"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

/** What a button asks for, by its value. */
function askedBy(form: FormData): { hidden_reason: string | null } | { reply: string | null } {
  const act = formText(form, "act", 10);
  if (act === "hide") return { hidden_reason: formText(form, "hidden_reason", 20) };
  if (act === "show") return { hidden_reason: null };
  // A form sends line ends as two signs, of which the field has counted one.
  return { reply: act === "remove" ? null : formText(form, "reply").replace(/\r\n/g, "\n") };
}

/** Answers a review, removes the answer, hides the review for a reason or shows it again, as the button says. */
export async function changeReview(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: formText(form, "review", 12) };
  const body = { revision: Number(formText(form, "revision", 9)), ...askedBy(form) };
  const fields = ["hidden_reason", "reply"];
  const answer = await staffCall(state, form, "PATCH /admin/reviews/{id}", body, { path, fields });
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo | null }).undo } : answer.state;
}
