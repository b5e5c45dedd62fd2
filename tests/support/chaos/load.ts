import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { orderBody } from "../buyer";

/** What one request was answered with. Status 0: the connection broke; -1: nothing came within `hang` ms. */
export type Answered = {
  what: string;
  status: number;
  retryAfter: string | null;
  type: string | null;
  /** How a page came: hit, stale, miss; `null` when it is no kept page. */
  how: string | null;
  /** When it was asked, and how long it took, ms. */
  at: number;
  ms: number;
};

export type Acknowledged = { id: string; number: string; token: string; key: string; product: number; n: number };

/** What counts as a hang, ms: nobody waits so long for a shop. */
export const hang = 15_000;

/** Asks once and notes what came of it. */
export async function askOnce(url: string, what: string, init: RequestInit = {}) {
  const at = performance.now();
  const note = (status: number, headers?: Headers): Answered => ({
    what,
    status,
    retryAfter: headers?.get("retry-after") ?? null,
    type: headers?.get("content-type") ?? null,
    how: headers?.get("x-page") ?? null,
    at,
    ms: performance.now() - at,
  });
  try {
    const response = await fetch(url, { redirect: "manual", ...init, signal: AbortSignal.timeout(hang) });
    const text = await response.text();
    return { answered: note(response.status, response.headers), text, headers: response.headers };
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    return { answered: note(late ? -1 : 0), text: "", headers: new Headers() };
  }
}

type Wishes = {
  url: string;
  products: readonly number[];
  buyers: number;
  /** Pages read again and again, each by one reader. */
  pages: readonly string[];
  /** Number of the first order: it stands in its email address. */
  from?: number;
};

/**
 * Buyers and readers until stopped. A buyer who gets no answer, or 503, to an order sends the same order again with the same key,
 * as the shop's own checkout does; so every order that was begun ends acknowledged or unfinished by the stop.
 */
export function startLoad({ url, products, buyers, pages, from = 0 }: Wishes) {
  const answers: Answered[] = [];
  const acknowledged: Acknowledged[] = [];
  let over = false;
  let n = from;

  async function call(cookie: string, path: string, body: unknown, key: string, buyer: number) {
    const headers = {
      "content-type": "application/json",
      "x-currency": "CZK",
      "accept-language": "cs",
      // An address of each buyer's own: orders of one address are limited.
      "x-forwarded-for": `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`,
      cookie,
    };
    const asked = await askOnce(`${url}/api/v1${path}`, `POST ${path}`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": key },
      body: JSON.stringify(body),
    });
    answers.push(asked.answered);
    return asked;
  }

  async function buy(): Promise<void> {
    n += 1;
    const own = n;
    const product = products[own % products.length] ?? 0;
    const key = randomUUID();
    const added = await call("", "/cart/items", { product_id: product, quantity: 1 }, key, own);
    const cookie = added.headers.getSetCookie()[0]?.split(";")[0];
    if (added.answered.status !== 201 || !cookie) return;
    while (!over) {
      const placed = await call(cookie, "/checkout/create-order", orderBody(own), key, own);
      if (placed.answered.status === 201) {
        const { id, number, token } = JSON.parse(placed.text);
        acknowledged.push({ id, number, token, key, product, n: own });
      }
      if (placed.answered.status > 0 && placed.answered.status < 500) return;
      await pause(250);
    }
  }

  async function lane(): Promise<void> {
    while (!over) {
      await buy();
      await pause(20);
    }
  }

  async function read(page: string): Promise<void> {
    while (!over) {
      answers.push((await askOnce(`${url}${page}`, page)).answered);
      await pause(40);
    }
  }

  const running = Promise.all([...Array.from({ length: buyers }, lane), ...pages.map(read)]);
  return {
    answers,
    acknowledged,
    stop: async () => {
      over = true;
      await running;
    },
  };
}

/** The longest of some answers, ms, whole. */
export const longest = (answers: readonly Answered[]) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));

/** Counts answers by status, e.g. `{ 200: 12, 503: 3 }`. */
export function byStatus(answers: readonly Answered[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
