import { z } from "zod";
import { bothOf, providerUrl } from "@/lib/config/setting";

const secret = z.string().trim().optional();

/** What the payment gateways need. */
export const paymentShape = {
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: providerUrl("https://api.stripe.com"),
  COMGATE_MERCHANT: secret,
  COMGATE_SECRET: secret,
  COMGATE_TEST: z.enum(["0", "1"]).default("0"),
  COMGATE_API_URL: providerUrl("https://payments.comgate.cz"),
};

const shape = z.object(paymentShape);

/**
 * The settings of each gateway, `null` for one without keys, whose methods are then not offered.
 * @throws ConfigError when a gateway has only one of its two keys
 */
export function paymentsOf(value: z.infer<typeof shape>) {
  const stripe = bothOf(value, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], "offer no payment by card");
  const comgate = bothOf(value, ["COMGATE_MERCHANT", "COMGATE_SECRET"], "offer no payment at Comgate");
  return {
    stripe: stripe && {
      secretKey: stripe[0],
      webhookSecret: stripe[1],
      apiUrl: value.STRIPE_API_URL,
      // docs.stripe.com/keys: a secret or restricted key of the test mode, in which no money moves
      test: /^[rs]k_test_/.test(stripe[0]),
    },
    comgate: comgate && {
      merchant: comgate[0],
      secret: comgate[1],
      apiUrl: value.COMGATE_API_URL.replace(/\/$/, ""),
      test: value.COMGATE_TEST === "1",
    },
  };
}
