import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { handle } from "@/lib/backend/server";
import type { Locale } from "@/lib/domain/locale";
import { type ComgateHost, startComgateHost, type Transaction } from "@/tests/support/comgate-host";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { withSettings } from "@/tests/support/settings";

const form = "application/x-www-form-urlencoded";

/** A call as it comes over the wire. */
async function post(path: string, body: string, type = "application/json", now?: Date) {
  const init = { method: "POST", body, headers: { "content-type": type, "accept-language": "cs" } };
  const answer = await handle(new Request(`http://embedded.invalid/api/v1${path}`, init), { now });
  return { status: answer.status, text: await answer.text() };
}

/** For the whole test file: a shop with Comgate's keys alone, and the host that plays Comgate. Notifications are delivered by the test. */
export function withComgate() {
  let host: ComgateHost | undefined;
  let restore = () => {};
  beforeAll(async () => {
    host = await startComgateHost();
    restore = withSettings(host.settings);
  });
  beforeEach(() => {
    host?.behaves("well");
    if (host) Object.assign(host.api, { surplus: 0, takes: 0 });
  });
  afterAll(async () => {
    restore();
    await host?.stop();
  });
  const opened = () => {
    if (!host) throw new Error("The host is not started yet.");
    return host;
  };
  return {
    get host() {
      return opened();
    },
    /** The shop has no keys until the function that is given back is called. */
    withoutKeys: () => withSettings({ COMGATE_MERCHANT: "", COMGATE_SECRET: "" }),
    /** Places an order that is to be paid at Comgate, by bank button unless told otherwise. */
    place: async (options: { method?: "card" | "bank_button"; quantity?: number; locale?: Locale } = {}) => {
      const { method = "bank_button", ...others } = options;
      const order = await placeOrder({ body: { ...czechOrder, payment: { id: method } }, ...others });
      return {
        ...order,
        /** Starts the payment. */
        pay: async (now?: Date) => {
          const token = JSON.stringify({ token: order.token });
          const { status, text } = await post(`/checkout/${order.id}/payments`, token, undefined, now);
          return { status, text, body: JSON.parse(text) as Record<string, unknown> };
        },
        /** The order's last transaction at the host. */
        transaction: (): Transaction => {
          const last = opened().api.of(order.number).at(-1);
          if (!last) throw new Error(`The order ${order.number} has no transaction.`);
          return last;
        },
        /** Payment events of the history. */
        payment: async () =>
          (await order.read()).history.filter(({ kind }) => kind === "payment").map(({ state }) => state),
      };
    },
    /** Delivers a notification; `fields` replace what it says. */
    notify: (transaction: Transaction, fields: Record<string, string> = {}) =>
      post(
        "/payments/comgate/notification",
        new URLSearchParams({ ...opened().api.shown(transaction), ...fields }).toString(),
        form,
      ),
    post,
  };
}
