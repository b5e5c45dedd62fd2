import { LRUCache } from "lru-cache";
import type { Cost, Costs } from "@/tests/bench/scale/measure-costs";
import { zipf } from "@/tests/bench/zipf/zipf";
import { seededRandom } from "@/tests/support/plain-host/random-mess";

/** What a visit is made of on average; a shop's own statistics will say it better. */
export const visit = { pages: 8, withCart: 0.25, adds: 0.3, orders: 0.03 } as const;

/** The shop that is simulated. */
export const shop = {
  /** How unequally its addresses are asked for (exponent of Zipf's law; measured shops lie between 0.8 and 1). */
  unequal: 0.9,
  /** What each node keeps pages in, MiB (`PAGE_CACHE_MB`, `PAGE_DISK_MB`). */
  memory: 128,
  disk: 2048,
  /** New prices a second, of tyres as they are asked for. An order counts as one too: its tyre may show fewer pieces. */
  prices: 0.2,
  /** Addresses that a new price of one of them outdates: those that show the tyre in a list or as an alternative. */
  outdated: 60,
} as const;

/** What a second of the whole shop looks like; `perNode` is how many cores are busy on average. */
export type Load = {
  fromMemory: number;
  fromDisk: number;
  made: number;
  perNode: Pick<Cost, "front" | "worker">;
  database: number;
};

/**
 * Ten minutes of a shop on several nodes behind a round-robin, each with its own memory and disk, all on one database; the first five
 * do not count. Before, each node has had all addresses that its disk holds, the most wanted ones.
 * @param addresses how many there are, @param visits per second, all nodes together
 */
export function simulate(costs: Costs, addresses: number, nodes: number, visits: number, seed = 1): Load {
  const random = seededRandom(seed);
  const nextAddress = zipf(addresses, shop.unequal, random);
  const holds = (mebibytes: number) => Math.floor((mebibytes * 1024) / costs.page);
  const onDisk = Math.min(addresses, holds(shop.disk));
  const kept = Array.from({ length: nodes }, () => ({
    memory: new LRUCache<number, true>({ max: holds(shop.memory) }),
    /** When each page was made; 0: before. */
    disk: new LRUCache<number, number>({ max: onDisk }),
  }));
  for (const { disk } of kept) for (let address = onDisk - 1; address >= 0; address -= 1) disk.set(address, 0);
  const groups = Math.ceil(addresses / shop.outdated);
  const changed = new Float64Array(groups).fill(-1);
  const perSecond = visits * visit.pages;
  const changes = shop.prices + visits * visit.orders;
  const counted = { memory: 0, disk: 0, made: 0, seconds: 0 };
  for (let second = 1; second <= 600; second += 1) {
    const isCounted = second > 300;
    if (isCounted) counted.seconds += 1;
    for (let change = 0; change < Math.floor(changes) + (random() < changes % 1 ? 1 : 0); change += 1)
      changed[nextAddress() % groups] = second;
    for (let request = 0; request < Math.floor(perSecond) + (random() < perSecond % 1 ? 1 : 0); request += 1) {
      const address = nextAddress();
      const node = kept[request % nodes];
      const isRight = (node?.disk.get(address) ?? -1) > (changed[address % groups] ?? -1);
      const from = !isRight ? "made" : node?.memory.has(address) ? "memory" : "disk";
      if (!isRight) node?.disk.set(address, second);
      node?.memory.set(address, true);
      if (isCounted) counted[from] += 1;
    }
  }
  const each = (count: number) => count / counted.seconds;
  const [fromMemory, fromDisk, made] = [each(counted.memory), each(counted.disk), each(counted.made)];
  const busy = (where: keyof Cost) =>
    (fromMemory * costs.hit[where] +
      fromDisk * costs.disk[where] +
      made * costs.render[where] +
      visits * visit.withCart * visit.pages * costs.cart[where] +
      visits * visit.adds * costs.add[where] +
      visits * visit.orders * costs.order[where]) /
    1000;
  const perNode = { front: busy("front") / nodes, worker: busy("worker") / nodes };
  return { fromMemory, fromDisk, made, perNode, database: busy("database") };
}
