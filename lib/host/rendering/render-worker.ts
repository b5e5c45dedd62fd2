import { type ChildProcess, fork } from "node:child_process";
import { resolve as absolute } from "node:path";
import { type FrontProcess, frontSecret } from "@/lib/runtime/front-process";
import { log } from "@/lib/telemetry/log";
import type { FromWorker, ToWorker } from "./messages";

/** How a worker is watched; times in ms. */
export type WorkerTimes = {
  /** How long it may take to start. */
  start: number;
  /** How often it is asked whether it is alive. */
  ping: number;
  /** How many of these questions it may leave unanswered: rendering keeps it busy for a second at most. */
  unanswered: number;
  /** How long it may take to end. */
  stop: number;
};

export const usualTimes: WorkerTimes = { start: 60_000, ping: 2_000, unanswered: 5, stop: 12_000 };

/** The worker's program, as `load-host` bundles it. */
const program = ".next/cache/render-worker.mjs";

/** One process that renders, as the front sees it. */
export class RenderWorker {
  readonly socket: string;
  /** Resolves when it renders; rejects when it has ended before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  /** Requests that it has not answered yet. */
  running = 0;
  /** Of memory, as it last said; 0 before. */
  bytes = 0;
  readonly #child: ChildProcess;
  readonly #times: WorkerTimes;
  /** Questions since it last said anything. They are counted because the front itself may have been stopped for a while. */
  #unanswered = 0;

  /** @param socket where it is to listen, @param port the shop's */
  constructor(socket: string, port: number, times: WorkerTimes) {
    this.socket = socket;
    this.#times = times;
    this.#child = fork(absolute(program), { stdio: "inherit" });
    this.ended = new Promise((resolve) => {
      this.#child.once("exit", () => resolve());
      this.#child.on("error", (error) => {
        log().error({ error }, "A render worker could not be reached.");
        if (this.pid === undefined) resolve(); // it never began
      });
    });
    this.ready = new Promise((resolve, reject) => {
      const late = setTimeout(() => this.kill("it did not start in time"), times.start);
      this.#child.on("message", (message: FromWorker) => {
        this.#unanswered = 0;
        if (message.kind === "alive") this.bytes = message.bytes;
        if (message.kind !== "ready") return;
        clearTimeout(late);
        this.#watch();
        resolve();
      });
      this.ended.then(() => {
        clearTimeout(late);
        reject(new Error("A render worker has ended before it was ready."));
      });
    });
    this.#tell({ kind: "start", socket, front: { port, secret: frontSecret() } satisfies FrontProcess });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Tells it of a purge. @param number how many there have been until now, @param tags what has changed; `null`: everything */
  purge(number: number, tags: readonly string[] | null): void {
    this.#tell({ kind: "purge", number, tags });
  }

  /** Lets it answer what is under way; ends it by force when that takes too long. */
  async stop(): Promise<void> {
    this.#tell({ kind: "stop" });
    const late = setTimeout(() => this.kill("it did not end in time"), this.#times.stop);
    await this.ended;
    clearTimeout(late);
  }

  /** Ends it at once. @param why for the log */
  kill(why: string): void {
    log().error({ pid: this.pid }, `A render worker is killed: ${why}.`);
    this.#child.kill("SIGKILL");
  }

  #tell(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message);
  }

  /** Asks it again and again whether it is alive, until it has ended. */
  #watch(): void {
    const timer = setInterval(() => {
      if (this.#unanswered >= this.#times.unanswered) return this.kill("it does not answer");
      this.#unanswered += 1;
      this.#tell({ kind: "ping" });
    }, this.#times.ping);
    this.ended.then(() => clearInterval(timer));
  }
}
