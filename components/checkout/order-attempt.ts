import type { OrderRequest } from "@/lib/contract/checkout";
import { storedValue } from "@/lib/preferences/stored-value";

/** An order that was sent and may or may not have been placed. */
export type OrderAttempt = { key: string; content: string; request: OrderRequest };

/** Unanswered attempts, newest first. */
type Attempts = OrderAttempt[];

const most = 2;

function isAttempt(value: unknown): value is OrderAttempt {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "content" in value &&
    typeof value.content === "string" &&
    "request" in value &&
    typeof value.request === "object"
  );
}

/** In the tab's storage, so that they are there after a reload. */
const stored = storedValue<Attempts | null>(
  "order-attempts",
  null,
  (text) => {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isAttempt) : null;
  },
  "sessionStorage",
);

/** When storage is unavailable, attempts live as long as the page. */
let inPage: Attempts = [];

const read = (): Attempts => stored.read() ?? inPage;

function write(attempts: Attempts): void {
  inPage = attempts;
  stored.write(JSON.stringify(attempts));
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The attempt to place an order: the earlier one if it has the same content, so that its key is reused; else a new one. It is
 * stored before it is sent, so that a reload never orders twice.
 * @param basket the cart it is for: other tyres make another order
 */
export function attemptFor(request: OrderRequest, basket: string): OrderAttempt {
  const content = JSON.stringify([request, basket]);
  const attempts = read();
  const known = attempts.find((attempt) => attempt.content === content);
  if (known) return known;
  const attempt = { key: newKey(), content, request };
  write([attempt, ...attempts].slice(0, most));
  return attempt;
}

/** Attempts that have not been answered, the newest first. */
export function unansweredAttempts(): OrderAttempt[] {
  return read();
}

/** Forgets an attempt that was finally refused. */
export function forgetAttempt({ key }: OrderAttempt): void {
  write(read().filter((attempt) => attempt.key !== key));
}

/** Forgets all attempts after an order was placed. */
export function forgetAttempts(): void {
  write([]);
}
