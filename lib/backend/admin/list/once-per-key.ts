import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { idempotentRequest } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

/** How long the answer to a key is kept, ms. */
const keptMs = 48 * 3_600_000;

/**
 * Does the work of a request once for its Idempotency-Key, and gives its answer again. Work that broke off is done again: what it had
 * already changed has another revision by then.
 * @param answer what is kept of it: numbers, ids and codes, nothing personal
 * @throws ApiProblem `key_reused` when the key stood for another request
 */
export async function oncePerKey<Answer>(
  { staff, now }: StaffContext,
  given: string,
  request: unknown,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${staff.id} ${given}`;
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  await database().insert(idempotentRequest).values({ key, requestHash, at: now }).onConflictDoNothing();
  const [kept] = await database().select().from(idempotentRequest).where(eq(idempotentRequest.key, key));
  if (kept && kept.requestHash !== requestHash) throw new ApiProblem("key_reused");
  if (kept?.answer) return kept.answer as Answer;
  const made = await answer();
  await database().update(idempotentRequest).set({ answer: made }).where(eq(idempotentRequest.key, key));
  return made;
}

/** Forgets answers that nobody asks for again. */
export async function sweepAnswers(now: Date): Promise<void> {
  await database()
    .delete(idempotentRequest)
    .where(lt(idempotentRequest.at, new Date(now.getTime() - keptMs)));
}
