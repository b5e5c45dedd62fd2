import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { connection } from "@/lib/backend/kernel/database/connect";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressNetworks } from "@/lib/runtime/address-networks";
import { processWide } from "@/lib/runtime/process-wide";

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

const limiters = processWide("rate limiters", () => new Map<string, Limiter>());

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
  const { name, attempts } = limit;
  const known = limiters.get().get(`${name} ${attempts}`);
  if (known) return known;
  const limiter = newLimiter(limit);
  limiters.get().set(`${name} ${attempts}`, limiter);
  return limiter;
}

/** Of addresses and e-mails only the SHA-256 is stored. */
const hashed = (key: string) => createHash("sha256").update(key).digest("base64url");

/**
 * Counts an attempt.
 * @param key the subject of the attempt; `null` (unknown) is not counted @param points how many attempts it counts as
 * @returns 0 within the limit, else in how many seconds the next attempt may be made
 */
export async function countAttempt(limit: Limit, key: string | null, points = 1): Promise<number> {
  if (key === null) return 0;
  try {
    await limiterOf(limit).consume(hashed(key), points);
    return 0;
  } catch (refused) {
    // A refusal is not an Error, and `instanceof` fails for a class of which another bundle has a copy.
    if (refused instanceof Error) throw refused;
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}

/** A limit and the key that an attempt counts against. */
export type Count = [limit: Limit, key: string | null];

/**
 * What an attempt of an address counts against: its own network and, of an IPv6 address, the wider ones with their larger
 * bounds, the narrowest first.
 * @param about what the attempts of an address are counted apart by, e.g. the account they are for
 */
export function addressCounts(limit: Limit, address: string | null, about = ""): Count[] {
  return addressNetworks(address).map(({ key, bits, factor }) => [
    factor === 1 ? limit : { ...limit, name: `${limit.name}_${bits}`, attempts: limit.attempts * factor },
    about === "" ? key : `${about} ${key}`,
  ]);
}

/**
 * Counts an attempt against several limits, one after another, and stops at the first that is exceeded: the ones after it do
 * not count an attempt that was refused. The address comes first, so that nobody can use up a limit that is shared with
 * others.
 * @throws ApiProblem `too_many`
 */
export async function limitAttempts(...counts: readonly Count[]): Promise<void> {
  for (const [limit, key] of counts) {
    const wait = await countAttempt(limit, key);
    if (wait > 0) throw new ApiProblem("too_many", { retry_after: wait });
  }
}

/**
 * Counts an attempt of the caller's address.
 * @throws ApiProblem `too_many`
 */
export async function limitAddress(limit: Limit, { address }: { address: string | null }): Promise<void> {
  await limitAttempts(...addressCounts(limit, address));
}

/** Forgets the attempts of a key, as the right password does. */
export async function resetAttempts(limit: Limit, key: string | null): Promise<void> {
  if (key !== null) await limiterOf(limit).delete(hashed(key));
}

/** Takes an attempt back from all its limits, when it turns out not to count. */
export async function giveBackAttempt(counts: readonly Count[], points = 1): Promise<void> {
  await Promise.all(counts.map(([limit, key]) => key !== null && limiterOf(limit).reward(hashed(key), points)));
}
