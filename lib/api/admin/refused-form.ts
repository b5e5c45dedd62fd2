import "server-only";
import type { ServerResponse } from "node:http";
import { answerBeingMade } from "@/lib/runtime/page-answer";
import { processWide } from "@/lib/runtime/process-wide";

const refused = processWide("refused form of the office", () => new WeakMap<ServerResponse, string>());

/** Notes which form the answer that is being made refuses. @param id its hidden field `id` */
export function noteRefusedForm(id: string): void {
  const answer = answerBeingMade();
  if (answer && id !== "") refused.get().set(answer, id);
}

/**
 * The form that is refused by this very answer: without scripts the page comes with it, and the row that the form is folded in has to be
 * unfolded, or its error would not be seen. @returns its hidden field `id`; `null` for none
 */
export function refusedForm(): string | null {
  const answer = answerBeingMade();
  return (answer && refused.get().get(answer)) ?? null;
}
