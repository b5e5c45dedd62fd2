import { costs, shop, visit } from "@/tests/bench/scale/costs";
import { simulate } from "@/tests/bench/scale/simulate";

/** A Node process computes on one core, mostly; beyond this share of it answers begin to queue. */
const nodeLimit = 0.7;

/** The most visits per second at which no node is busier than that, by halving. */
function carried(nodes: number): number {
  let [low, high] = [0.5, 200 * nodes];
  while (high - low > 0.05 * low) {
    const middle = (low + high) / 2;
    if (simulate(nodes, middle).node <= nodeLimit) low = middle;
    else high = middle;
  }
  return low;
}

/** `npm run bench:scale`: what one node carries, what ten do, and how busy that makes the database. A simulation. */
console.info("nodes  visits/s  pages/s  orders/h  from memory  made/s  node, cores  database, cores");
for (const nodes of [1, 2, 10]) {
  const visits = carried(nodes);
  const { hitShare, rendersPerSecond, node, database } = simulate(nodes, visits);
  const cells = [
    String(nodes).padStart(5),
    visits.toFixed(1).padStart(9),
    (visits * visit.pages).toFixed(0).padStart(8),
    (visits * visit.orders * 3600).toFixed(0).padStart(9),
    `${(hitShare * 100).toFixed(0)} %`.padStart(12),
    rendersPerSecond.toFixed(0).padStart(7),
    node.toFixed(2).padStart(12),
    database.toFixed(2).padStart(16),
  ];
  console.info(cells.join(" "));
}
console.info(
  `\n${shop.addresses.toLocaleString("en")} addresses, ${visit.pages} pages a visit, ${visit.orders * 100} % of visits order; a page made costs ` +
    `${costs.render.node} ms of a node and ${costs.render.database} ms of the database.`,
);
