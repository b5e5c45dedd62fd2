import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { connection } from "@/lib/backend/database/connect";
import { addressKey } from "@/lib/backend/limit/address-key";
import { ApiProblem } from "@/lib/backend/problem";

/** So many attempts in so many seconds from the first one on; counted in the database for all processes together, or in
 * each process for itself. */
export type Limit = { name: string; attempts: number; seconds: number; inProcess?: boolean };

type Query = { text: string; values: (string | number | null)[] };

/** The shop's pool in the shape of the `pg` client that the limiter asks for. */
const client = {
  query: async ({ text, values }: Query) => {
    const rows = await connection().sql.unsafe(text, values, { prepare: true });
    return { rows: [...rows], rowCount: rows.count };
  },
};

type Limiter = RateLimiterMemory | RateLimiterPostgres;

declare global {
  // Pages and the API's gateway are bundles of their own: what is counted in the process is counted for both together.
  var dezenLimiters: Map<string, Limiter> | undefined;
}

function newLimiter({ name, attempts, seconds, inProcess }: Limit): Limiter {
  const options = { keyPrefix: name, points: attempts, duration: seconds };
  if (inProcess) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: client,
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

function limiterOf(limit: Limit): Limiter {
  const { name } = limit;
  globalThis.dezenLimiters ??= new Map();
  const known = globalThis.dezenLimiters.get(name);
  if (known) return known;
  const limiter = newLimiter(limit);
  globalThis.dezenLimiters.set(name, limiter);
  return limiter;
}

/** Addresses and e-mails are counted, not kept: only their SHA-256 is in the table. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/**
 * Counts an attempt.
 * @param key whose it is; `null`, nobody knows whose, counts nowhere
 * @returns 0 within the limit, else in how many seconds the next attempt may be made
 */
export async function countAttempt(limit: Limit, key: string | null): Promise<number> {
  if (key === null) return 0;
  try {
    await limiterOf(limit).consume(hashed(key));
    return 0;
  } catch (refused) {
    // A refusal is no Error, and no instance either of a class that another bundle has a copy of.
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}

/**
 * Counts an attempt against several limits at once.
 * @throws ApiProblem `too_many` with the longest wait when one of them is exceeded
 */
export async function limitAttempts(...counts: readonly [Limit, string | null][]): Promise<void> {
  const waits = await Promise.all(counts.map(([limit, key]) => countAttempt(limit, key)));
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw new ApiProblem("too_many", { retry_after: wait });
}

/**
 * Counts an attempt of whoever asks.
 * @throws ApiProblem `too_many`
 */
export async function limitAddress(limit: Limit, { address }: { address: string | null }): Promise<void> {
  await limitAttempts([limit, addressKey(address)]);
}

/** Forgets the attempts of a key, as the right password does. */
export async function forgetAttempts(limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await limiterOf(limit).delete(hashed(key));
}

/** Gives one attempt back: it turned out to be none of those that are limited. */
export async function giveBackAttempt(limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await limiterOf(limit).reward(hashed(key));
}
