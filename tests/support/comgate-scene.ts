import type { Locale } from "@/lib/domain/locale";
import { startComgateHost, type Transaction } from "@/tests/support/comgate-host";
import { placeGatewayOrder, postRaw, withGateway } from "@/tests/support/gateway-scene";
import { withSettings } from "@/tests/support/settings";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** For the whole test file: a shop with Comgate's keys alone, and the host that plays Comgate. Notifications are delivered by the test. */
export function withComgate() {
  const opened = withGateway(startComgateHost, ({ api }) => Object.assign(api, { surplus: 0, takes: 0 }));
  return {
    get host() {
      return opened();
    },
    /** The shop has no keys until the function that is given back is called. */
    withoutKeys: () => withSettings({ COMGATE_MERCHANT: "", COMGATE_SECRET: "" }),
    /** Places an order that is to be paid at Comgate, by bank button unless told otherwise. */
    place: async (options: { method?: "card" | "bank_button"; quantity?: number; locale?: Locale } = {}) => {
      const { method = "bank_button", ...others } = options;
      const order = await placeGatewayOrder(method, others);
      return {
        ...order,
        /** The order's last transaction at the host. */
        transaction: (): Transaction => {
          const last = opened().api.of(order.number).at(-1);
          if (!last) throw new Error(`The order ${order.number} has no transaction.`);
          return last;
        },
      };
    },
    /** Delivers a notification; `fields` replace what it says. */
    notify: (transaction: Transaction, fields: Record<string, string> = {}) =>
      postRaw(
        "/payments/comgate/notification",
        new URLSearchParams({ ...opened().api.shown(transaction), ...fields }).toString(),
        form,
      ),
    post: postRaw,
  };
}
