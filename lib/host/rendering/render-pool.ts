import { mkdtempSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "@/lib/telemetry/log";
import { belowFront } from "./priority";
import { RenderWorker, usualTimes, type WorkerTimes } from "./render-worker";

/** No worker could take a request in time. */
export class NoRenderWorker extends Error {
  constructor() {
    super("No render worker is ready.");
    this.name = "NoRenderWorker";
  }
}

/** How long a request waits for a worker that is being started, ms: about as long as a start takes on a busy machine. */
const maxWait = 9_000;
/** How long the shop is still called healthy while no worker is ready, ms. */
const maxPause = 10_000;
/** The pause before a worker that failed at its start is started again, ms. */
const restartDelay = 1_000;
/** How often it is looked whether a worker has grown, ms. */
const checkInterval = 1_000;

type Options = {
  /** How many workers. */
  count: number;
  /** Of the shop. */
  port: number;
  /** A worker that holds more memory than this is replaced, bytes. */
  maxBytes: number;
  times?: Partial<WorkerTimes>;
};

/** The worker processes of this shop: as many as were asked for, each replaced when it dies, hangs or grows. */
export class RenderPool {
  readonly #options: Options;
  readonly #folder = mkdtempSync(join(tmpdir(), "dezen-render-")); // readable by this user only
  /** Every process that has not ended; of these, those that take requests, and those that another one replaces. */
  readonly #all = new Set<RenderWorker>();
  readonly #ready = new Set<RenderWorker>();
  readonly #leaving = new Set<RenderWorker>();
  readonly #waiting = new Set<() => void>();
  #started = 0;
  #closing = false;
  #unreadySince = performance.now();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Tells every worker of a purge. @param number how many there have been until now, @param tags what has changed; `null`: everything */
  purge(number: number, tags: readonly string[] | null): void {
    for (const worker of this.#all) worker.purge(number, tags);
  }

  /** Starts all workers. @throws Error when one cannot be started */
  async open(): Promise<void> {
    await Promise.all(this.#fill().map(({ ready }) => ready));
  }

  /** Can pages be rendered, or at least in a moment? */
  get healthy(): boolean {
    return this.#ready.size > 0 || performance.now() - this.#unreadySince < maxPause;
  }

  /** Workers that render now, and the memory each holds, bytes. */
  get figures(): { pid: number; bytes: number }[] {
    return [...this.#ready].map(({ pid = 0, bytes }) => ({ pid, bytes }));
  }

  /**
   * Gives work to the worker with the least of it. @param work gets that worker
   * @throws NoRenderWorker when none is ready in time; whatever the work throws
   */
  async run<Result>(work: (worker: RenderWorker) => Promise<Result>): Promise<Result> {
    const worker = this.#idlest() ?? (await this.#nextReady());
    worker.running += 1;
    try {
      return await work(worker);
    } finally {
      worker.running -= 1;
    }
  }

  /** Lets the workers answer what is under way, and ends them. */
  async close(): Promise<void> {
    this.#closing = true;
    await Promise.all([...this.#all].map((worker) => worker.stop()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #idlest(): RenderWorker | undefined {
    let best: RenderWorker | undefined;
    for (const worker of this.#ready) if (!best || worker.running < best.running) best = worker;
    return best;
  }

  async #nextReady(): Promise<RenderWorker> {
    await Promise.race([this.#oneMore(), pause(maxWait, undefined, { ref: false })]);
    const worker = this.#idlest();
    if (!worker) throw new NoRenderWorker();
    return worker;
  }

  /** Resolves when a worker becomes ready. */
  #oneMore(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** Starts as many workers as are missing. */
  #fill(): RenderWorker[] {
    const missing = this.#closing ? 0 : this.#options.count - (this.#all.size - this.#leaving.size);
    return Array.from({ length: missing }, () => this.#start());
  }

  #start(): RenderWorker {
    this.#started += 1;
    const { port, times } = this.#options;
    const worker = new RenderWorker(join(this.#folder, String(this.#started)), port, { ...usualTimes, ...times });
    this.#all.add(worker);
    worker.ended.then(() => this.#replace(worker));
    worker.ready.then(
      () => this.#use(worker),
      () => {}, // it has ended, and is replaced
    );
    return worker;
  }

  #use(worker: RenderWorker): void {
    this.#ready.add(worker);
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
    const watch = setInterval(() => {
      if (worker.bytes > this.#options.maxBytes) void this.#relieve(worker);
    }, checkInterval);
    worker.ended.then(() => clearInterval(watch));
  }

  /** A worker has ended: by itself, or because it was relieved. */
  async #replace(worker: RenderWorker): Promise<void> {
    const wasReady = this.#leave(worker);
    const wasMissed = !this.#leaving.delete(worker);
    this.#all.delete(worker);
    if (this.#closing || !wasMissed) return;
    log().error({ pid: worker.pid }, "A render worker has ended; another one is started.");
    if (!wasReady) await pause(restartDelay);
    this.#fill();
  }

  #leave(worker: RenderWorker): boolean {
    const wasReady = this.#ready.delete(worker);
    if (wasReady && this.#ready.size === 0) this.#unreadySince = performance.now();
    return wasReady;
  }

  /** Puts another worker in the place of one that has grown; that one ends once it has answered everything. */
  async #relieve(worker: RenderWorker): Promise<void> {
    if (this.#closing || this.#leaving.has(worker)) return;
    const megabytes = Math.round(worker.bytes / 1024 ** 2);
    log().info({ pid: worker.pid, megabytes }, "A render worker has grown; another one takes its place.");
    this.#leaving.add(worker);
    const other = this.#oneMore();
    // Nobody waits for it: the one that has grown renders meanwhile, and is not to stand behind its start.
    for (const { pid } of this.#fill()) if (pid !== undefined) setPriority(pid, belowFront);
    await other;
    this.#leave(worker);
    await worker.stop();
  }
}
