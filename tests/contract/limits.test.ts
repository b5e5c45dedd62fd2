import { describe, expect, it } from "@jest/globals";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { handle } from "@/lib/backend/server";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

/** An answer's status; what it says is not read. */
async function statusOf(asked: Promise<Response>): Promise<number> {
  const { status, body } = await asked;
  await body?.cancel();
  return status;
}

/** Calls that cost something, and how often one address may make them. */
const costly: [call: string, method: string, path: string, body: unknown, attempts: number, seconds: number][] = [
  ["a search", "GET", "/products?q=zimni", undefined, 120, 60],
  ["a suggestion", "GET", "/search/suggestions?q=zi", undefined, 600, 60],
  ["a feed", "GET", "/feeds/zbozi", undefined, 30, 600],
  ["an order", "POST", "/checkout/create-order", {}, 60, 3600],
  ["an export", "GET", "/users/export", undefined, 20, 3600],
];

describe("attempts of one address are counted", () => {
  let place = 0;

  const order = {
    contact: { first_name: "Jana", last_name: "D", email: "jana@post.example", phone_number: "+420 601 234 567" },
    address: { country: "CZ", city: "Písek", address: "Lipová 1", zip_code: "397 01" },
    delivery: { id: "courier_cz" },
    payment: { id: "bank_transfer" },
    agreement: 1,
  };

  it.each(costly)("%s: %s %s", async (_call, method, path, body, attempts, seconds) => {
    place += 1;
    const ask = async (address: string, language = "cs") => {
      const headers = {
        "x-forwarded-for": address,
        "accept-language": language,
        ...(body !== undefined && { "content-type": "application/json", "idempotency-key": "0123456789abcdef" }),
      };
      const sent = body === undefined ? null : JSON.stringify(order);
      return handle(new Request(`http://embedded.invalid/api/v1${path}`, { method, headers, body: sent }));
    };
    const [mine, neighbour] = [`203.0.113.${place}`, `198.51.100.${place}`];
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < attempts; attempt += 1) statuses.add(await statusOf(ask(mine)));
    expect([...statuses].filter((status) => status === 429)).toEqual([]);
    const refused = await ask(mine, "sk");
    const wait = Number(refused.headers.get("retry-after"));
    expect([refused.status, wait > 0 && wait <= seconds]).toEqual([429, true]);
    expect((await refused.json()).title).toBe("Príliš veľa pokusov");
    expect(await statusOf(ask(neighbour))).not.toBe(429);
  });
});

it("no limit is counted under the name of another", () => {
  const names = Object.values(limits).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
