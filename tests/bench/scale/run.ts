import { type Cost, measureCosts } from "@/tests/bench/scale/measure-costs";
import { shop, simulate, visit } from "@/tests/bench/scale/simulate";

/** A process computes on one core, mostly; beyond this share of it answers begin to queue. */
const limit = 0.7;

/**
 * `npm run bench:scale`: what things cost, measured by the processor time of the shop's processes, and what nodes of two cores (one process
 * with the port, one that renders) carry by that, and how busy the database is then. A simulation, but for the costs.
 */
const costs = await measureCosts();
const { page, ...each } = costs;
console.info("ms of a core                       front  worker  database");
const names = {
  ...{ hit: "page from memory", disk: "page from disk", render: "tyre's page made", add: "tyre put into the cart" },
  ...{ cart: "cart read", order: "order with its mail" },
};
const cell = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);
for (const [what, { front, worker, database }] of Object.entries(each) as [keyof typeof each, Cost][])
  console.info(`${names[what].padEnd(32)}${cell(front, 2, 8)}${cell(worker, 2, 8)}${cell(database, 2, 10)}`);
console.info(`kept page ${page.toFixed(1)} KiB\n`);

/** The most visits per second at which no process is busier than the limit, by halving. */
function carried(addresses: number, nodes: number): number {
  let [low, high] = [0.5, 500 * nodes];
  while (high - low > 0.05 * low) {
    const middle = (low + high) / 2;
    const { front, worker } = simulate(costs, addresses, nodes, middle).perNode;
    if (Math.max(front, worker) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

console.info("addresses  nodes  visits/s  pages/s  orders/h  memory  disk  made/s  front  worker  database, cores");
for (const addresses of [100_000, 1_000_000])
  for (const nodes of [1, 2, 10]) {
    const visits = carried(addresses, nodes);
    const { fromMemory, fromDisk, made, perNode, database } = simulate(costs, addresses, nodes, visits);
    const pages = fromMemory + fromDisk + made;
    const cells = [
      cell(addresses, 0, 9),
      cell(nodes, 0, 7),
      cell(visits, 1, 10),
      cell(pages, 0, 9),
      cell(visits * visit.orders * 3600, 0, 10),
      `${cell((fromMemory / pages) * 100, 0, 6)} %`,
      `${cell((fromDisk / pages) * 100, 0, 4)} %`,
      cell(made, 1, 6),
      cell(perNode.front, 2, 7),
      cell(perNode.worker, 2, 8),
      cell(database, 2, 17),
    ];
    console.info(cells.join(""));
  }
console.info(
  `\n${visit.pages} pages a visit, ${visit.orders * 100} % of visits order; ${shop.prices} new prices a second and each order outdate ${shop.outdated} addresses.`,
);
