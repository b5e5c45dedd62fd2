import type { OrderRequest } from "@/lib/contract/checkout";

/** An order that was sent and may or may not have been placed. */
export type OrderAttempt = { key: string; content: string; request: OrderRequest };

/** Attempts without an answer, the newest first; of the older ones one is enough, as the first success empties the cart. */
type Attempts = OrderAttempt[];

const storageKey = "order-attempts";
const most = 2;

/** Where storage is closed, attempts live as long as the page. */
let inPage: Attempts = [];

function read(): Attempts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return Array.isArray(stored) ? stored.filter(isAttempt) : inPage;
  } catch {
    return inPage; // closed or damaged storage: what this page knows holds
  }
}

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

function write(attempts: Attempts): void {
  inPage = attempts;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempts));
  } catch (error) {
    console.warn("An unanswered order is not kept over a reload, storage is closed:", error);
  }
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

/** The attempt was answered for good: it was refused, so its key is not needed any more. */
export function forgetAttempt({ key }: OrderAttempt): void {
  write(read().filter((attempt) => attempt.key !== key));
}

/** An order has been placed: nothing is open any more. */
export function forgetAttempts(): void {
  write([]);
}
