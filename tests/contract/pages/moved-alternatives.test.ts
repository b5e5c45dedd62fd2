import { beforeAll, expect, it } from "@jest/globals";
import { callPath } from "@/lib/api/transport/call";
import { connection } from "@/lib/backend/kernel/database/connect";
import { movedAlternatives } from "@/lib/backend/pages/moved-alternatives";
import { handle } from "@/lib/backend/server";
import type { ProductDetail } from "@/lib/contract/products";
import { currencies } from "@/lib/domain/locale";
import { seededRandom } from "@/tests/support/plain-host/random-mess";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();

type Tyre = { id: number; slug: string };
let tyres: Tyre[] = [];

const inSize = "active and width = 205 and rim_tenths = 160 and season = 'winter'";
const set = (id: number, assignment: string) =>
  connection().sql.unsafe(`update product set ${assignment} where id = ${id}`);

beforeAll(async () => {
  await storeSmallCatalogue();
  tyres = await connection().sql.unsafe<Tyre[]>(`select id, slug from product where ${inSize} order by id`);
});

/** What each tyre's page says of its alternatives, in every currency. */
async function shown(): Promise<Map<number, { ids: number[]; text: string }>> {
  const pages = new Map<number, { ids: number[]; text: string }>();
  for (const { id, slug } of tyres) {
    const bodies = await Promise.all(
      currencies.map(async (currency) => {
        const headers = { "accept-language": "cs", "x-currency": currency };
        const path = callPath("GET /products/{slug}", { path: { slug } });
        const answer = await handle(new Request(`http://shop.example${path}`, { headers }), { now: new Date() });
        return ((await answer.json()) as ProductDetail).alternatives;
      }),
    );
    pages.set(id, { ids: bodies.flat().map((each) => each.id), text: JSON.stringify(bodies) });
  }
  return pages;
}

const changes = (random: () => number): string =>
  [
    `price_czk = ${Math.round(1500 + random() * 3000) * 100}, price_eur = ${Math.round(6000 + random() * 9000)}`,
    `price_usd = ${Math.round(7000 + random() * 9000)}`,
    `stock = ${[0, 3, 4, 8][Math.floor(random() * 4)]}`,
    `dispatch_days = ${Math.floor(random() * 4)}`,
    `popularity = ${Math.floor(random() * 200)}`,
    `wet = '${"ABCDE"[Math.floor(random() * 5)]}', noise_db = ${67 + Math.floor(random() * 6)}`,
    `load_index = ${90 + Math.floor(random() * 4)}`,
    `production_year = ${2023 + Math.floor(random() * 4)}`,
  ][Math.floor(random() * 8)] ?? "";

it("whatever changes of a tyre: every page that shows other alternatives has shown it or is named, and no page that does not show it is", async () => {
  const random = seededRandom(7);
  let [before, named] = [await shown(), 0];
  for (let change = 0; change < 60; change += 1) {
    const { id } = tyres[Math.floor(random() * tyres.length)] as Tyre;
    await set(id, changes(random));
    const moved = await movedAlternatives([id]);
    const after = await shown();
    for (const tyre of tyres.filter((each) => each.id !== id)) {
      const [was, is] = [before.get(tyre.id), after.get(tyre.id)];
      const isNamed = moved?.includes(`alternatives-${tyre.id}`) ?? false;
      named += isNamed ? 1 : 0;
      if (was?.text !== is?.text) expect(was?.ids.includes(id) || isNamed).toBe(true);
      expect([tyre.slug, isNamed]).toEqual([tyre.slug, is?.ids.includes(id)]);
    }
    before = after;
  }
  expect(named).toBeGreaterThan(20);
});

it("of many tyres their sizes and seasons are named, each once", async () => {
  const rows = await connection().sql<{ id: number }[]>`select id from product where season = 'winter' limit 30`;
  const many = [...rows.map(({ id }) => id), ...Array.from({ length: 30 }, (_, id) => 1_000_000 + id)];
  const moved = (await movedAlternatives(many)) ?? [];
  expect(moved).toContain("rivals-205-55-160-winter");
  expect(new Set(moved).size).toBe(moved.length);
});

it("of none nothing is asked", async () => {
  expect(await movedAlternatives([])).toEqual([]);
});
