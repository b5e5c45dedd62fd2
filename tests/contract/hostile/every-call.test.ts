import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { contract } from "@/lib/contract/contract";
import { checkTables } from "@/tests/support/hostile/invariants";
import { runCase, type Tally } from "@/tests/support/hostile/run-case";
import { type HostileShop, openHostileShop } from "@/tests/support/hostile/shop";
import { caseOfSteps, type Step, turns } from "@/tests/support/hostile/steps";
import { readable } from "@/tests/support/hostile/wire";
import { takeLogLines } from "@/tests/support/log-lines";
import { withDatabase } from "@/tests/support/scene";

/** Generated requests; `npm run fuzz` makes 20,000. `FUZZ_SEED` and `FUZZ_CASES` repeat a run. */
const requests = Number(process.env.FUZZ_CASES ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** From so many requests on every call has succeeded, whatever the seed. */
const plenty = 20_000;
const timeout = 60_000 + requests * 200;

const needsKeys = (call: string) => call.includes("{provider}") || call.includes("/payments/stripe");

withDatabase();

describe("every call of the contract, asked with valid and invalid input by several visitors", () => {
  const tally: Tally = new Map();
  const count = () => [...tally.values()].reduce((sum, { asked }) => sum + asked, 0);
  let shop: HostileShop;

  beforeAll(async () => {
    shop = await openHostileShop();
  });

  /** What a failed run says: the shortest case that fails, how to repeat it, and what the shop wrote in its log. */
  function report(
    { counterexample, errorInstance, numShrinks }: fc.RunDetails<[(Step[] | null)[]]>,
    heard: string[],
  ): string {
    const steps = (counterexample?.[0] ?? []).flatMap((part) => part ?? []);
    const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return [
      `${why}`,
      `The case, shortened ${numShrinks} times (repeat it with FUZZ_SEED=${seed} FUZZ_CASES=${requests}):`,
      ...steps.map((step) => `  ${readable(step)}`),
      ...heard.slice(-1),
    ].join("\n");
  }

  it(
    "answers within the contract, never with 5xx, and leaves stock, sums, keys and states in order",
    async () => {
      console.info(`hostile input: ${requests} requests, FUZZ_SEED=${seed}`);
      const property = fc.asyncProperty(caseOfSteps, (steps) =>
        runCase(
          steps.flatMap((part) => part ?? []),
          shop,
          tally,
        ),
      );
      // Whatever the seed, every call has its turn.
      for (const turn of turns) await runCase(fc.sample(turn, { seed, numRuns: 1 }).flat(), shop, tally);
      const details = await fc.check(property, { seed, numRuns: Math.ceil(requests / 10), maxSkipsPerRun: 0 });
      const heard = takeLogLines("error").map(({ msg, error }) => `${msg} ${error}`);
      if (details.failed) throw new Error(report(details, heard));
      expect(heard).toEqual([]);
      expect(count()).toBeGreaterThanOrEqual(requests);
      await checkTables();
      expect([...tally.keys()].sort()).toEqual(Object.keys(contract).sort());
      if (requests < plenty) return;
      // Nobody signs in with a provider or pays by card: without their keys neither is offered.
      const never = [...tally].filter(([, { done }]) => done === 0).map(([call]) => call);
      expect(never.filter((call) => !needsKeys(call))).toEqual([]);
    },
    timeout,
  );
});
