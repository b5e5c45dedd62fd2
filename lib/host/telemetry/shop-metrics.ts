import { Gauge, type Registry } from "prom-client";
import { log } from "@/lib/telemetry/log";
import { type ShopFigures, shopFigures } from "../../runtime/shop-figures";

type Value = { labels: Record<string, string>; value: number };
type Metric = { name: string; help: string; labelNames: string[]; values(figures: ShopFigures): Value[] };

const one = (value: number): Value[] => [{ labels: {}, value }];

const metrics: Metric[] = [
  {
    name: "dezen_outbox_waiting",
    help: "Mails that are due and not sent yet.",
    labelNames: [],
    values: ({ outbox }) => one(outbox.waiting),
  },
  {
    name: "dezen_outbox_oldest_seconds",
    help: "How long the oldest due mail has been waiting.",
    labelNames: [],
    values: ({ outbox }) => one(outbox.oldestSeconds),
  },
  {
    name: "dezen_outbox_failed",
    help: "Mails given up after all attempts.",
    labelNames: [],
    values: ({ outbox }) => one(outbox.failed),
  },
  {
    name: "dezen_orders",
    help: "Orders placed.",
    labelNames: ["currency", "payment"],
    values: ({ orders }) =>
      orders.map(({ currency, payment, placed }) => ({ labels: { currency, payment }, value: placed })),
  },
  {
    name: "dezen_orders_paid",
    help: "Orders that are paid now.",
    labelNames: ["currency", "payment"],
    values: ({ orders }) =>
      orders.map(({ currency, payment, paid }) => ({ labels: { currency, payment }, value: paid })),
  },
  {
    name: "dezen_stock_notices_waiting",
    help: "Who waits to hear that a tyre is in stock again.",
    labelNames: [],
    values: ({ stockNotices }) => one(stockNotices),
  },
  {
    name: "dezen_database_connections",
    help: "Connections of all the shop's processes to the database.",
    labelNames: ["state"],
    values: ({ connections }) => connections.map(({ state, count }) => ({ labels: { state }, value: count })),
  },
];

/**
 * Adds the metrics that come from the database. While it is unavailable they have no values, and `dezen_database_up` is 0.
 * @returns reads them again; called at every scrape, so that neither a restart nor a second process distorts them
 */
export function shopMetrics(registry: Registry): () => Promise<void> {
  const registers = [registry];
  const gauges = metrics.map(({ values, ...metric }) => ({ gauge: new Gauge({ ...metric, registers }), values }));
  const up = new Gauge({
    name: "dezen_database_up",
    help: "1 while the database tells of the shop, else 0.",
    registers,
  });
  up.remove();
  return async () => {
    const figures = await shopFigures().catch((error: unknown) => {
      log().warn({ error }, "Metrics: the database does not answer.");
      return null;
    });
    for (const { gauge, values } of gauges) {
      gauge.reset();
      gauge.remove({});
      for (const { labels, value } of figures ? values(figures) : []) gauge.set(labels, value);
    }
    // Without an embedded API there is no database to report on.
    if (figures !== undefined) up.set(figures === null ? 0 : 1);
  };
}
