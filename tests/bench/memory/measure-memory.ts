import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import type { Judged } from "@/tests/bench/judged";
import { residentSet } from "@/tests/bench/memory/resident-set";
import type { ShopProcess } from "@/tests/support/shop-process";

const requests = 100_000;
const pages = 20_000;
/** Connections that ask at the same time. */
const readers = 8;

/** Pages of tyres in Czech, each an address of its own, the most wanted first. */
async function addresses(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<Pick<ProductRow, "category" | "slug">[]>`select category, slug from product
    order by popularity desc, id limit ${pages}`;
  return rows.map((row) => productPaths(row).cs);
}

/** The pages that everybody asks for. */
const popular = 200;

/** Each fifth request is for a page that nobody has asked for yet, the others are for popular ones. */
function placeOf(request: number): number {
  return request % 5 === 0 ? (request / 5) % pages : Math.floor(popular * Math.random());
}

/** Is what the shop holds in memory bounded, however many pages are asked for? */
export async function measureMemory(shop: ShopProcess, sql: postgres.Sql): Promise<Judged[]> {
  const pid = shop.child.pid ?? 0;
  const paths = await addresses(sql);
  let asked = 0;
  const held: number[] = [];
  const reader = async () => {
    while (asked < requests) {
      asked += 1;
      const answer = await fetch(`${shop.url}${paths[placeOf(asked)]}`);
      await answer.arrayBuffer();
      if (!answer.ok) {
        throw new Error(
          `${answer.url} answered ${answer.status} after ${asked} requests:\n${shop.output().slice(-4000)}`,
        );
      }
      if (asked % (requests / 20) === 0) held.push(residentSet(pid));
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  const most = (from: number, to: number) => Math.max(...held.slice(from, to));
  const [early, late] = [most(4, 12), most(12, 20)];
  return [
    {
      figure: "memory over 100,000 requests to 20,000 pages",
      value: `${Math.round(late)} MiB at most in the last 40,000, ${Math.round(early)} in the 40,000 before`,
      goal: "flat: ≤ 1.1 ×",
      held: late <= 1.1 * early,
    },
  ];
}
