import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { handle } from "@/lib/backend/server";
import type { Locale } from "@/lib/domain/locale";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withSettings } from "@/tests/support/settings";

type Host = { settings: Record<string, string>; behaves(mood: "well"): void; stop(): Promise<void> };

/** A call as it comes over the wire. */
export async function postRaw(path: string, body: string, headers: Record<string, string> = {}, now?: Date) {
  const init = {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "accept-language": "cs", ...headers },
  };
  const answer = await handle(new Request(`http://embedded.invalid/api/v1${path}`, init), { now });
  return { status: answer.status, text: await answer.text() };
}

/** The same, its answer read as JSON. */
export async function postJson(...request: Parameters<typeof postRaw>) {
  const answer = await postRaw(...request);
  return { ...answer, body: (answer.text ? JSON.parse(answer.text) : {}) as Record<string, unknown> };
}

/**
 * For the whole test file: a shop with the keys of one gateway, and the host that plays it.
 * @param start starts the host
 * @param reset puts the host back to where each test begins
 */
export function withGateway<Played extends Host>(start: () => Promise<Played>, reset: (host: Played) => void) {
  let host: Played | undefined;
  let restore = () => {};
  beforeAll(async () => {
    host = await start();
    restore = withSettings(host.settings);
  });
  beforeEach(() => {
    host?.behaves("well");
    if (host) reset(host);
  });
  afterAll(async () => {
    restore();
    await host?.stop();
  });
  return () => {
    if (!host) throw new Error("The host is not started yet.");
    return host;
  };
}

/** Places an order that is to be paid at a gateway. */
export async function placeGatewayOrder(
  method: "card" | "bank_button",
  options: { quantity?: number; locale?: Locale } = {},
) {
  const order = await placeOrder({ body: { ...czechOrder, payment: { id: method } }, ...options });
  return {
    ...order,
    /** Starts the payment. */
    pay: (now?: Date) => postJson(`/checkout/${order.id}/payments`, JSON.stringify({ token: order.token }), {}, now),
    /** Payment events of the history. */
    payment: async () =>
      (await order.read()).history.filter(({ kind }) => kind === "payment").map(({ state }) => state),
  };
}
