import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Address } from "@/tests/bench/zipf/addresses";
import type { PriceHistory } from "@/tests/bench/zipf/price-history";

const decompress = promisify(brotliDecompress);

/** What was answered in a stretch of time. Times in ms. */
export type Answered = {
  seconds: number;
  pages: number;
  /** Share of the pages that came from memory or disk. */
  hits: number;
  failed: Map<string, number>;
  slowest: number;
  slowestHit: number;
  checked: number;
  wrong: string[];
};

/** How a page came that nobody had to wait for: also one that is made anew while it is still shown. */
const fromMemory = new Set(["hit", "stale"]);

/** How many pages a second are read for their price: reading takes a millisecond. */
const checksPerSecond = 25;

/** Visitors' addresses: as many that none of them exceeds a client's share. */
const visitorOf = (number: number) => `10.${(number >> 8) % 250}.${number % 250}.7`;

/** Visitors who ask at a fixed rate, whether or not the shop keeps up. */
export class Visitors {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 512 });
  #answered = Visitors.#none();
  #checksLeft = 0;
  #number = 0;

  /** @param shop gives the shop's address, @param next whom is asked for */
  constructor(
    readonly shop: () => string,
    readonly next: () => Address,
    readonly history: PriceHistory,
  ) {}

  static #none() {
    return {
      times: [] as number[],
      hitTimes: [] as number[],
      failed: new Map<string, number>(),
      checked: 0,
      wrong: [] as string[],
    };
  }

  /** Asks for pages one after another, until all were asked for or `seconds` are over. @returns how many were answered */
  async warmUp(addresses: readonly Address[], seconds: number): Promise<number> {
    this.#answered = Visitors.#none();
    const left = addresses.values();
    const until = performance.now() + seconds * 1000;
    const one = async () => {
      for (const address of left) {
        if (performance.now() > until) return;
        await this.#one(address, performance.now());
      }
    };
    await Promise.all(Array.from({ length: 8 }, one));
    return this.#answered.times.length;
  }

  /** Asks for `seconds`. @param perSecond pages, @returns what was answered */
  async ask(seconds: number, perSecond: number): Promise<Answered> {
    this.#answered = Visitors.#none();
    const answers: Promise<void>[] = [];
    const begun = performance.now();
    let sent = 0;
    for (let left = seconds * perSecond; left > 0; ) {
      const due = Math.min(left, Math.floor(((performance.now() - begun) / 1000) * perSecond) - sent);
      for (let one = 0; one < due; one += 1)
        answers.push(this.#one(this.next(), begun + ((sent + one) / perSecond) * 1000));
      sent += due;
      left -= due;
      await new Promise((resolve) => setTimeout(resolve, 4));
      if (Math.floor(sent / perSecond) !== Math.floor((sent - due) / perSecond)) this.#checksLeft = checksPerSecond;
    }
    await Promise.all(answers);
    const { times, hitTimes, ...others } = this.#answered;
    return {
      ...others,
      seconds: (performance.now() - begun) / 1000,
      pages: times.length,
      hits: hitTimes.length / times.length,
      slowest: quantile(times, 0.99),
      slowestHit: quantile(hitTimes, 0.99),
    };
  }

  /** @param due when the visitor asks, whenever the request goes out */
  #one(address: Address, due: number): Promise<void> {
    const asked = Date.now();
    const { failed, times, hitTimes } = this.#answered;
    const fail = (why: string) => failed.set(why, (failed.get(why) ?? 0) + 1);
    this.#number += 1;
    const headers = {
      "accept-encoding": "br",
      cookie: `currency=${address.currency}`,
      "x-forwarded-for": visitorOf(this.#number),
    };
    return new Promise((resolve) => {
      const sent = get(`${this.shop()}${address.path}`, { agent: this.#agent, headers, timeout: 15_000 }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("error", () => fail("broken"));
        answer.once("close", resolve);
        answer.once("end", () => {
          if (answer.statusCode !== 200) return fail(String(answer.statusCode));
          const time = performance.now() - due;
          times.push(time);
          if (fromMemory.has(String(answer.headers["x-page"]))) hitTimes.push(time);
          this.#check(address, Buffer.concat(parts), asked, Date.now());
        });
      });
      sent.once("timeout", () => sent.destroy());
      sent.once("error", () => {
        fail("no answer");
        resolve();
      });
    });
  }

  /** Reads some pages, above all of tyres whose price has just changed. */
  async #check({ tyre, currency, path }: Address, body: Buffer, asked: number, answered: number): Promise<void> {
    if (tyre === null || this.#checksLeft <= 0) return;
    if (asked - this.history.lastChange(tyre) > 10_000 && this.#number % 50 > 0) return;
    this.#checksLeft -= 1;
    const collected = this.#answered;
    const html = (await decompress(body)).toString();
    const price = /"@type":"Offer"[^{}]*?"price":"?([\d.]+)/.exec(html)?.[1];
    collected.checked += 1;
    if (price === undefined || !this.history.isRight(tyre, currency, Math.round(Number(price) * 100), asked, answered))
      collected.wrong.push(`${path} showed ${price} ${currency}`);
  }
}
