import { createHash } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { idempotentRequest } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { processWide } from "@/lib/runtime/process-wide";

/** How long the answer to a key is kept, ms. */
const keptMs = 48 * 3_600_000;

/** A held key keeps a connection while its work takes others: so many of the pool's twelve at most, and the rest is left for the work. */
const heldAtOnce = 4;

const turns = processWide("held keys", () => ({ held: 0, waiting: [] as (() => void)[] }));

/** Does the work as soon as fewer than `heldAtOnce` others are being done; who waits takes no connection. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get();
  if (turn.held < heldAtOnce) turn.held += 1;
  else await new Promise<void>((begin) => turn.waiting.push(begin));
  try {
    return await work();
  } finally {
    const next = turn.waiting.shift();
    if (next) next();
    else turn.held -= 1;
  }
}

/**
 * Does the work of a request once for its Idempotency-Key, and gives its answer again. The key's row is locked until the answer is kept:
 * an equal request waits for it, at most five seconds. The lock ends with the process, so work that broke off is done again: what it had
 * already changed has another revision by then.
 * @param answer what is kept of it: numbers, ids and codes, nothing personal; it works in transactions of its own
 * @throws ApiProblem `key_reused` when the key stood for another request; the database's error 55P03 (`unavailable`) when the wait is over
 */
export async function oncePerKey<Answer>(
  { staff, now }: StaffContext,
  given: string,
  request: unknown,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const key = `${staff.id} ${given}`;
  const isKey = eq(idempotentRequest.key, key);
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  await database().insert(idempotentRequest).values({ key, requestHash, at: now }).onConflictDoNothing();
  return inTurn(() =>
    database().transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '5s'`);
      const [kept] = await tx.select().from(idempotentRequest).where(isKey).for("update");
      if (kept && kept.requestHash !== requestHash) throw new ApiProblem("key_reused");
      if (kept?.answer) return kept.answer as Answer;
      const made = await answer();
      await tx.update(idempotentRequest).set({ answer: made }).where(isKey);
      return made;
    }),
  );
}

/** Forgets answers that nobody asks for again. */
export async function sweepAnswers(now: Date): Promise<void> {
  await database()
    .delete(idempotentRequest)
    .where(lt(idempotentRequest.at, new Date(now.getTime() - keptMs)));
}
