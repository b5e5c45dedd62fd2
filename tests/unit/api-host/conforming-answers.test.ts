import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readAnswer } from "@/lib/api/host/read-answer";
import { type Call, isTextReply } from "@/lib/contract/call";
import { contract, type Name } from "@/lib/contract/contract";
import { conforming } from "@/tests/support/host/conforming";

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Every success of every call that has a body. */
const successes = (Object.keys(contract) as Name[]).flatMap((name) => {
  const { replies }: Call = contract[name];
  return Object.entries(replies).flatMap(([status, reply]) =>
    reply && !isTextReply(reply) && Number(status) < 300 ? [[name, Number(status), reply] as const] : [],
  );
});

describe("an answer that conforms to the contract is read unchanged", () => {
  it.each(successes)("%s, %i", (name, status, schema) => {
    const property = fc.property(conforming(schema), (answer) => {
      const context = {
        locale: { language: "cs", currency: "CZK" } as const,
        now: new Date("2026-11-22T10:00:00Z"),
        headers: new Headers(),
        status,
        sent: undefined,
      };
      const read = readAnswer(name, JSON.parse(JSON.stringify(answer)), context);
      expect([read.status, read.reading.unread, read.body]).toEqual([status, [], answer]);
    });
    fc.assert(property, { seed, numRuns: 60 });
  });
});
