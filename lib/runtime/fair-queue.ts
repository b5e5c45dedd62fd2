import { whenIdle } from "@/lib/runtime/when-idle";

/** Why a piece of work was refused: one client asks for more than its share, or there is more work than can be done. */
export type Overload = "client" | "process";

/** A piece of work was refused: it was not begun, and can be tried again. */
export class Overloaded extends Error {
  constructor(
    readonly reason: Overload,
    /** Seconds after which to try again. */
    readonly retryAfter: number,
  ) {
    super(reason === "client" ? "one client asks for more than its share" : "more is asked for than can be done");
    this.name = "Overloaded";
  }
}

/**
 * Is it an `Overloaded`? Each bundle has a copy of the class, so `instanceof` does not work.
 * @param error whatever was thrown
 */
export function isOverloaded(error: unknown): error is Overloaded {
  return error instanceof Error && error.name === "Overloaded";
}

type QueueBounds = {
  /**
   * How many pieces of work run at the same time. A single client gets three quarters of them, so that others find a free
   * place.
   */
  running: number;
  /** How many pieces of work may wait, of all clients together. */
  waiting: number;
  /** How long one waits at most, ms. */
  timeout: number;
};

/** `askers`: how many wait for it now, `unheardOf`: work that hardly anybody has asked for before, and anybody can ask for any number of. */
type Wanted = { askers: () => number; unheardOf: boolean };
const once: Wanted = { askers: () => 1, unheardOf: false };

type Waiting = { begin: () => void; refuse: (error: Overloaded) => void; wanted: Wanted };
type Client = { running: number; waiting: Waiting[] };

/**
 * A queue with a bound, in which clients take turns: whoever sends three hundred requests waits for them, and somebody
 * else's single request is next; what many wait for comes before what one waits for. Where there is no room left, the client with the
 * most waiting requests loses its last one; of equals, what hardly anybody has asked for before, then who came last. (Fair queueing with "longest queue drop": Suter et al., "Design considerations for supporting TCP with
 * per-flow queueing", 1998.)
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #share: number;
  /** Clients that have work here, in the order of their turns. */
  readonly #clients = new Map<string, Client>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
    this.#share = Math.max(1, Math.floor((bounds.running * 3) / 4));
  }

  /** How many pieces of work run and wait at this moment. */
  get size(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Has everything to wait that is asked for now? */
  get isFull(): boolean {
    return this.#running >= this.#bounds.running;
  }

  /** How many pieces of work of one client wait. */
  waitingOf(key: string): number {
    return this.#clients.get(key)?.waiting.length ?? 0;
  }

  /**
   * Runs a piece of work as soon as it is its turn. @param key the client @param gone aborted when nobody waits for the work
   * any more: it is not begun then
   * @returns what the work does
   * @throws Overloaded when it was not begun; whatever the work throws
   */
  async run<Result>(key: string, work: () => Promise<Result>, gone?: AbortSignal, wanted = once): Promise<Result> {
    const client = this.#clients.get(key) ?? { running: 0, waiting: [] };
    this.#clients.set(key, client);
    if (this.#mayBegin(client)) this.#count(client);
    else {
      try {
        await this.#turn(client, gone, wanted);
      } catch (error) {
        this.#forget(key, client);
        throw error;
      }
    }
    try {
      return await work();
    } finally {
      this.#running -= 1;
      client.running -= 1;
      this.#forget(key, client);
      this.#beginNext();
    }
  }

  #mayBegin(client: Client): boolean {
    return this.#running < this.#bounds.running && client.running < this.#share;
  }

  #count(client: Client): void {
    this.#running += 1;
    client.running += 1;
  }

  #turn(client: Client, gone: AbortSignal | undefined, wanted: Wanted): Promise<void> {
    const seconds = Math.ceil(this.#bounds.timeout / 1000);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone?.removeEventListener("abort", giveUp);
        client.waiting.splice(client.waiting.indexOf(waiting), 1);
        this.#waiting -= 1;
      };
      const refuse = (error: Overloaded) => {
        leave();
        whenIdle(() => reject(error));
      };
      const giveUp = () => refuse(new Overloaded("process", seconds));
      const timer = setTimeout(giveUp, this.#bounds.timeout);
      const waiting: Waiting = {
        begin: () => {
          leave();
          this.#count(client);
          resolve();
        },
        refuse,
        wanted,
      };
      client.waiting.push(waiting);
      this.#waiting += 1;
      if (gone?.aborted) return giveUp();
      gone?.addEventListener("abort", giveUp, { once: true });
      if (this.#waiting > this.#bounds.waiting) this.#refuseLast(seconds);
    });
  }

  /**
   * Refuses the last request of the client that has the most waiting; of equals, what hardly anybody has asked for before, so that
   * neither a page that everybody wants nor somebody's checkout is lost among such; then of the one whose turn is last.
   */
  #refuseLast(seconds: number): void {
    let refused: { last: Waiting; of: number } | undefined;
    for (const { waiting } of this.#clients.values()) {
      const last = waiting.at(-1);
      if (!last) continue;
      const more = waiting.length - (refused?.of ?? 0);
      const isNext = last.wanted.unheardOf || !refused?.last.wanted.unheardOf;
      if (more > 0 || (more === 0 && isNext)) refused = { last, of: waiting.length };
    }
    refused?.last.refuse(new Overloaded(refused.of > 1 ? "client" : "process", seconds));
  }

  #beginNext(): void {
    let next: { key: string; client: Client; first: Waiting } | undefined;
    for (const [key, client] of this.#clients) {
      const [first] = client.waiting;
      if (!first || !this.#mayBegin(client)) continue;
      if (!next || first.wanted.askers() > next.first.wanted.askers()) next = { key, client, first };
    }
    if (!next) return;
    // To the end of the line: the others come first.
    this.#clients.delete(next.key);
    this.#clients.set(next.key, next.client);
    next.first.begin();
  }

  #forget(key: string, client: Client): void {
    if (client.running === 0 && client.waiting.length === 0) this.#clients.delete(key);
  }
}
