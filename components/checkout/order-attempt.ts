import type { OrderRequest } from "@/lib/contract/checkout";
import { storedValue } from "@/lib/preferences/stored-value";

/** An order that was sent and may or may not have been placed. */
export type OrderAttempt = { key: string; content: string; request: OrderRequest };

/** Attempts without an answer, the newest first; of the older ones one is enough, as the first success empties the cart. */
type Kept = OrderAttempt[];

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
const stored = storedValue<Kept | null>(
  "order-attempts",
  null,
  (text) => {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isAttempt) : null;
  },
  "sessionStorage",
);

/** Where storage is closed, attempts live as long as the page. */
let inPage: Kept = [];

const read = (): Kept => stored.read() ?? inPage;

function write(kept: Kept): void {
  inPage = kept;
  stored.write(JSON.stringify(kept));
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The attempt to place an order: the one begun before when it asks for the same, so that its key stays; else a new one.
 * It is kept before it is sent, so that a reload in the middle never orders twice.
 * @param basket the cart it is for: other tyres make another order
 */
export function attemptFor(request: OrderRequest, basket: string): OrderAttempt {
  const content = JSON.stringify([request, basket]);
  const kept = read();
  const known = kept.find((attempt) => attempt.content === content);
  if (known) return known;
  const attempt = { key: newKey(), content, request };
  write([attempt, ...kept].slice(0, most));
  return attempt;
}

/** Attempts that have not been answered, the newest first. */
export function unansweredAttempts(): OrderAttempt[] {
  return read();
}

/** The attempt was answered for good: it was refused, so its key is not needed any more. */
export function forgetAttempt({ key }: OrderAttempt): void {
  write(read().filter((attempt) => attempt.key !== key));
}

/** An order has been placed: nothing is open any more. */
export function forgetAttempts(): void {
  write([]);
}
