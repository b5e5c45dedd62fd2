import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { gateway } from "@/lib/api/gateway/gateway";
import { czechOrder } from "@/tests/support/order-request";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";

const origin = "http://localhost";

/** An order of what is in the cart, with a key of its own. */
export const placing = () => ({ headers: { "idempotency-key": newKey() }, body: czechOrder });
/** The status of an answer that comes within three seconds. */
export const inTime = async (answer: Promise<{ status: number }>) =>
  Promise.race([answer.then(({ status }) => status), pause(3_000, "waits", { ref: false })]);

/** A shopper with an address of their own, who asks as a browser does. */
export const from = (client: string) =>
  newShopper(async (path, { method = "GET", headers, body } = {}) => {
    const sent = new Headers(headers);
    sent.set("x-forwarded-for", client);
    return gateway({
      method,
      url: `${origin}${path}`,
      headers: sent,
      body: body ? Readable.from([Buffer.from(String(body))]) : null,
    });
  });
