import { LRUCache } from "lru-cache";
import { costs, shop, visit } from "@/tests/bench/scale/costs";
import { zipf } from "@/tests/bench/zipf/zipf";
import { seededRandom } from "@/tests/support/plain-host/random-mess";

export type Load = { hitShare: number; rendersPerSecond: number; node: number; database: number };

/**
 * Ten minutes of a shop on several nodes behind a round-robin, each with its own memory, all on one database; the first five
 * fill the memories and do not count.
 * @param visits per second, all nodes together
 * @returns how many cores each node and the database are busy on average
 */
export function simulate(nodes: number, visits: number, seed = 1): Load {
  const random = seededRandom(seed);
  const nextAddress = zipf(shop.addresses, shop.unequal, random);
  const most = Math.floor((shop.memoryMiB * 1024) / costs.page);
  const kept = Array.from({ length: nodes }, () => new LRUCache<number, number>({ max: most }));
  const sizes = Math.ceil(shop.addresses / shop.addressesPerSize);
  const sold = new Float64Array(sizes).fill(-1);
  const perSecond = visits * visit.pages;
  let [asked, hits] = [0, 0];
  for (let second = 0; second < 600; second += 1) {
    const sales = visits * visit.orders;
    for (let sale = 0; sale < Math.floor(sales) + (random() < sales % 1 ? 1 : 0); sale += 1) {
      sold[nextAddress() % sizes] = second;
    }
    for (let request = 0; request < perSecond; request += 1) {
      const address = nextAddress();
      const memory = kept[request % nodes];
      const made = memory?.get(address) ?? -1;
      const fresh = made >= 0 && second - made < shop.freshFor && made > (sold[address % sizes] ?? -1);
      if (!fresh) memory?.set(address, second);
      if (second < 300) continue;
      asked += 1;
      if (fresh) hits += 1;
    }
  }
  const hitShare = hits / asked;
  const renders = perSecond * (1 - hitShare);
  const carts = visits * visit.withCart * visit.pages;
  const [adds, orders] = [visits * visit.adds, visits * visit.orders];
  const busy = (where: "node" | "database") =>
    (renders * costs.render[where] +
      adds * costs.add[where] +
      carts * costs.cart[where] +
      orders * costs.order[where]) /
    1000;
  return {
    hitShare,
    rendersPerSecond: renders,
    node: (busy("node") + (perSecond * hitShare * costs.hit) / 1000) / nodes,
    database: busy("database"),
  };
}
