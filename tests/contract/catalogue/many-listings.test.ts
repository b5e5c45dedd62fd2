import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import { gateway } from "@/lib/api/gateway/gateway";
import { type Connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

const one = "203.0.113.7";
const other = "198.51.100.5";

const ask = async (client: string, path: string) => {
  const headers = new Headers({ "x-forwarded-for": client, "accept-language": "cs" });
  return (await gateway({ method: "GET", url: `http://localhost/api/v1${path}`, headers, body: null })).status;
};

/** Waits until at least so many statements stand before the locked table. @returns how many do a moment later */
async function standing({ sql }: Connection, least: number): Promise<number> {
  const count = async () => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from pg_locks
      where not granted and relation = 'product'::regclass`;
    return row?.count ?? 0;
  };
  while ((await count()) < least) await pause(5);
  await pause(50);
  return count();
}

it("listings that one client asks for at once leave room for somebody else's, and for all other calls, his own too", async () => {
  expect([await ask(one, "/products?category=car-winter"), await ask(one, "/articles")]).toEqual([200, 200]); // loaded
  const asked = await withOwnConnection((watching) =>
    withOwnConnection(async ({ sql }) => {
      const listings: Promise<number>[] = [];
      await sql.begin(async (locked) => {
        await locked`lock table product in access exclusive mode`;
        for (let page = 1; page <= 8; page += 1) listings.push(ask(one, `/products?category=car-winter&page=${page}`));
        // Three quarters of as many places as the machine has cores, of four at most.
        const mine = await standing(watching, 1);
        expect(mine).toBeLessThanOrEqual(3);
        expect(await ask(one, "/articles")).toBe(200);
        listings.push(ask(other, "/products?category=car-winter"));
        expect(await standing(watching, mine + 1)).toBe(mine + 1);
      });
      return Promise.all(listings);
    }),
  );
  // Those between them have waited for as long as this machine takes to look, and may have been told to come again.
  expect([asked[0], asked.at(-1)]).toEqual([200, 200]);
});
