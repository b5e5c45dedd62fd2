import { spawn } from "node:child_process";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { Outcome } from "@/lib/api/host/conformance/ask-call";
import { examine, type Permissions } from "@/lib/api/host/conformance/examine";
import { breaks, callLines, summaryLines } from "@/lib/api/host/conformance/report";
import { type PlainHost, startPlainHost } from "@/tests/support/plain-host/server";

const readOnly: Permissions = { write: false, order: false, product: null };
const shapes = [
  ["bare", "A-1001"],
  ["api", "A-1001"],
  ["additions", "1001"],
  ["plain-errors", "1001"],
] as const;

let host: PlainHost;

afterEach(() => host.close());

async function examined(permissions: Permissions): Promise<Map<string, Outcome>> {
  const outcomes = await examine(host.url, { language: "cs", currency: "CZK" }, permissions, () => {});
  return new Map(outcomes.map((outcome) => [outcome.name, outcome]));
}

const told = (outcomes: Map<string, Outcome>, name: string) => {
  const outcome = outcomes.get(name);
  if (!outcome) throw new Error(`${name} was not examined`);
  return callLines(outcome).join("\n");
};

/** The command's exit code. */
function exitOf(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, ["--import", "tsx", "lib/api/host/conformance/cli.ts", ...args], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: "ignore",
  });
  return new Promise((resolve) => child.on("close", resolve));
}

describe("asking a host what it has", () => {
  it("changes nothing unless told: only GET is sent", async () => {
    host = await startPlainHost({ shape: "additions" });
    await examined(readOnly);
    expect(host.requests.length).toBeGreaterThan(10);
    expect([...new Set(host.requests.map(({ method }) => method))]).toEqual(["GET"]);
  });

  it.each(shapes)(
    "finds nothing that breaks at the host in shape %s, with changes and an order",
    async (shape, product) => {
      host = await startPlainHost({ shape });
      const outcomes = [...(await examined({ write: true, order: true, product })).values()];
      expect(outcomes.filter(breaks).map((outcome) => callLines(outcome))).toEqual([]);
      expect(summaryLines(outcomes)[0]).toMatch(
        /^19 of 21 calls of the specification hold, 0 do not, 2 were not tried;/,
      );
    },
  );

  it("tells the fields that are used and those for which defaults stand in", async () => {
    host = await startPlainHost({ shape: "bare" });
    expect(told(await examined(readOnly), "GET /geo-preferences")).toBe(
      "✓ GET /geo-preferences  200\n    uses language, currency\n    defaults for country",
    );
  });

  it("tells of a missing addition what a shopper does without, and of a missing call of the specification that it is demanded", async () => {
    host = await startPlainHost({ shape: "bare" });
    host.drop("GET /cart");
    const outcomes = await examined(readOnly);
    expect(told(outcomes, "GET /products")).toContain("not there: no catalogue; API_FILL=embedded brings one");
    expect(told(outcomes, "GET /cart")).toBe("– GET /cart  404\n    not there: the specification demands it");
    expect([...outcomes.values()].filter(breaks).map(({ name }) => name)).toEqual(["GET /cart"]);
  });

  it("names the field that cannot be read, what was expected and what came", async () => {
    host = await startPlainHost({ shape: "bare" });
    host.failAlways("GET /cart", { status: 200, body: { items: [{ product_id: 1, quantity: "many" }], total: 1 } });
    expect(told(await examined(readOnly), "GET /cart")).toContain(
      "cannot be read: items[0].quantity: expected a whole number from 1, received a text of 4 characters",
    );
  });

  it("ends with 1 where the specification is broken, with 0 where it holds, with 2 for arguments that make no sense", async () => {
    host = await startPlainHost({ shape: "bare" });
    expect(await exitOf(host.url)).toBe(0);
    host.drop("GET /contacts/info");
    expect(await exitOf(host.url)).toBe(1);
    expect(await exitOf("no-address")).toBe(2);
    expect(await exitOf(host.url, "--order")).toBe(2);
  });
});
