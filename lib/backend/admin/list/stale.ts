import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Stale as Standing } from "@/lib/contract/problem";

/** What a change is refused for: somebody has changed the thing since the caller saw it. It is thrown inside a transaction. */
export class Stale extends Error {
  /** @param what the thing's number or id */
  constructor(readonly what: string) {
    super(`${what} has changed.`);
  }
}

/**
 * Turns `Stale` into the answer that shows the thing as it is now, and who has changed it.
 * @param standing reads that, once the transaction of the change has ended
 * @throws ApiProblem `stale`; whatever the change throws
 */
export async function orTellStale<Result>(
  change: Promise<Result>,
  standing: (what: string) => Promise<Standing>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Stale) throw new ApiProblem("stale", { stale: await standing(error.what) });
    throw error;
  }
}
