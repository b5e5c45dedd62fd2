import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "@jest/globals";
import type { Name } from "@/lib/contract/contract";
import { forgetHost, hostShapes, withPlainHost } from "@/tests/support/host/host-scene";
import { newHostVisitor } from "@/tests/support/host/host-visitor";
import { randomCall } from "@/tests/support/host/random-calls";
import { takeLogLines } from "@/tests/support/log-lines";
import { seededRandom } from "@/tests/support/plain-host/random-mess";
import { rubbishModes } from "@/tests/support/plain-host/rubbish";
import { shapes } from "@/tests/support/plain-host/shapes/named-shapes";

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** Of all requests of a run (`npm run fuzz` makes 20,000), those that each shape and mode get. */
const requests = Math.ceil(Number(process.env.FUZZ_CASES ?? 1600) / (hostShapes.length * rubbishModes.length));
/** Answers of two mebibytes take their time. */
const hugeRequests = Math.min(30, Math.ceil(requests / 5));

/** What the shop itself holds may grow by so much over a run, MiB; an answer is up to two. */
const growth = 48;

/** Calls that begin or renew a session, or find out whose it is: without a token that can be read there is none. */
const needAnswer: readonly Name[] = ["POST /auth/login", "POST /auth/refresh", "GET /auth/{provider}/callback"];

/** What the log says of an answer that is rubbish. Anything else has not been foreseen. */
const foreseen = [
  "An answer of the back end cannot be read as a whole.",
  "GET /geo-preferences suggests an unsupported language, it is ignored.",
  "GET /geo-preferences suggests an unsupported currency, it is ignored.",
  "The session could not be renewed now, it stays as it is.",
];

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
function heapMebibytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** What may be answered to a call to which the host has answered `answered`. */
function allowed(name: Name, answered: number | undefined, status: number): boolean {
  if (status === 501) return true; // a call beyond the specification that the host lacks
  if (status === 502) return name.startsWith("GET ") || needAnswer.includes(name);
  if (answered !== undefined && answered < 300 && !name.startsWith("GET ")) return status < 300;
  return status < 500;
}

/** What was held when it was looked at last: to collect the garbage of a whole test run takes a second. */
let held: number | undefined;

describe.each(hostShapes)("a back end that answers rubbish within its statuses, %s", (shape) => {
  const host = withPlainHost({ shape });
  it.each(rubbishModes)(
    "%s: every answer is within the contract, a change that was made is a success, and memory stays",
    async (mode) => {
      const unhandled: unknown[] = [];
      const note = (reason: unknown) => void unhandled.push(reason);
      process.on("unhandledRejection", note);
      const random = seededRandom(seed);
      const ids = host().state.tyres.map((tyre) => shapes[shape].productId(tyre));
      let visitor = newHostVisitor();
      const before = held ?? heapMebibytes();
      const count = mode === "huge" ? hugeRequests : requests;
      for (let n = 0; n < count; n += 1) {
        if (n % 25 === 0) {
          host().heal();
          visitor = newHostVisitor();
          if (random() < 0.5) await visitor.signIn();
          host().rubbish(mode, { seed: seed + n });
          forgetHost();
        }
        if (random() < 0.05) host().revoke();
        for (const tyre of host().state.tyres) tyre.stock = 40;
        host().clear();
        const { name, input } = randomCall(random, ids);
        const say = `call ${n}, ${name} ${JSON.stringify(input)}: repeat it with FUZZ_SEED=${seed}`;
        const { status } = await visitor.call(name, input).catch((error: unknown) => {
          throw new Error(`${say}\n${error}`);
        });
        const answered = host()
          .requests.filter((request) => request.name === name)
          .at(-1)?.status;
        if (!allowed(name, answered, status)) throw new Error(`${say}: answered ${status}, the host ${answered}`);
        const told = takeLogLines("error").map(({ msg }) => msg);
        expect(told.filter((msg) => !foreseen.includes(msg)).map((msg) => `${msg} ${say}`)).toEqual([]);
        takeLogLines();
      }
      host().clear();
      process.off("unhandledRejection", note);
      expect(unhandled).toEqual([]);
      held = heapMebibytes();
      expect(held - before).toBeLessThan(growth);
    },
    120_000,
  );
});
