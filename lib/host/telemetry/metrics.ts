import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { cachedSize, purges } from "../../runtime/cached-pages";
import { methodLabel, type RequestCounts } from "./request-counts";
import { shopMetrics } from "./shop-metrics";

export type Metrics = {
  /** A request that was not answered from memory. */
  answered(route: string, method: string, seconds: number): void;
  /** A page was rendered for the cache. */
  made(route: string, seconds: number): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
};

/** Seconds; from a call that needs no query to a page that failed by its time limit. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Figures = {
  /** The processes that render for this one. */
  workers: () => { bytes: number }[];
  /** Pages on disk, where there are any. */
  disk: () => { bytes: number; read: number } | undefined;
};

/** The metrics of this process; of the shop as a whole, when its database is here. */
export function newMetrics(counts: RequestCounts, { workers, disk }: Figures): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: "dezen_http_requests_total",
    help: "Requests answered, by route pattern, method, class of status and state of the page cache.",
    labelNames: ["route", "method", "status", "cache"],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of counts.all()) this.inc(labels, count);
    },
  });
  const durations = new Histogram({
    name: "dezen_http_request_duration_seconds",
    help: "Time of requests that were not answered from memory.",
    labelNames: ["route", "method"],
    buckets,
    registers,
  });
  const renders = new Histogram({
    name: "dezen_page_render_seconds",
    help: "Time in which a page to be kept was made.",
    labelNames: ["route"],
    buckets,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("dezen_render_workers", "Processes that render pages.", () => workers().length);
  gauge("dezen_render_worker_bytes", "Memory that these processes hold together.", () =>
    workers().reduce((sum, { bytes }) => sum + bytes, 0),
  );
  gauge("dezen_kept_pages", "Pages kept in memory.", () => cachedSize().pages);
  gauge("dezen_kept_page_bytes", "Bytes of the pages kept in memory.", () => cachedSize().bytes);
  gauge("dezen_disk_page_bytes", "Bytes of the pages on disk.", () => disk()?.bytes ?? 0);
  new Counter({
    name: "dezen_disk_pages_read_total",
    help: "Pages that came from disk instead of being rendered.",
    registers,
    collect() {
      this.reset();
      this.inc(disk()?.read ?? 0);
    },
  });
  new Counter({
    name: "dezen_page_purges_total",
    help: "Times that kept pages were outdated because something had changed.",
    registers,
    collect() {
      this.reset();
      this.inc(purges());
    },
  });
  const countShop = shopMetrics(registry);
  return {
    answered: (route, method, seconds) => durations.observe({ route, method: methodLabel(method) }, seconds),
    made: (route, seconds) => renders.observe({ route }, seconds),
    text: async () => {
      await countShop();
      return registry.metrics();
    },
  };
}
