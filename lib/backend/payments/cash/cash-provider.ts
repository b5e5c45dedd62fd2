import type { PaymentProvider } from "@/lib/backend/payments/provider";

/** Cash when the goods are handed over: nothing is to be done before. */
export const cashProvider: PaymentProvider = {
  name: "cash",
  methods: ["cash_on_delivery"],
  offer: async () => ({ test: false }),
  instructions: async () => ({ bank_transfer: null, card: null }),
  status: async () => null,
};
