import type { PaymentAttempt } from "@/lib/backend/payments/gateway/attempts";
import type { PayableOrder, PaymentCompany, PaymentProvider } from "@/lib/backend/payments/provider";
import type { Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import type { PaymentMethodId } from "@/lib/domain/payment-methods";

/** A payment as its gateway reports it, in terms common to all gateways. */
export type GatewayPayment = {
  /** The gateway's name of the payment page. */
  id: string;
  orderId: string;
  /** Which of the order's attempts it is. */
  attempt: number;
  /** `open`: may be paid; `processing`: done by the shopper, the money is not confirmed; `paid`; `ended` without money. */
  state: "open" | "processing" | "paid" | "ended";
  /** Where it is paid, while it is open; a gateway may return it only when it opens the page. */
  url: string | null;
  /** Minor units. */
  amount: number;
  /** ISO 4217, capitals. */
  currency: string;
  /** The gateway's name of the money that came, by which it is returned. */
  reference: string;
};

/** A gateway did not do what it was asked for. The message may be logged: it holds nothing of the shopper's and no key. */
export class GatewayFailure extends Error {
  /**
   * @param final would the same request bring the same failure again?
   * @param reason what tells the merchant why; it may repeat what the request says, so it is not logged
   */
  constructor(
    message: string,
    readonly final: boolean,
    readonly reason: string = message,
  ) {
    super(message);
  }
}

/** A gateway that the shop has keys for. Every function throws GatewayFailure. */
export type ConnectedGateway = {
  /** Opens the payment page of an attempt. */
  open(order: PayableOrder, attempt: PaymentAttempt): Promise<GatewayPayment>;
  /** Asks how a payment stands. @param id as `open` has told it */
  read(id: string): Promise<GatewayPayment>;
  /** Closes a payment page that nobody has paid on. */
  close(id: string): Promise<void>;
  /** Returns the money of a payment, whole; one that was returned before counts as done. @param attempt that was paid */
  refund(attempt: PaymentAttempt & { reference: string }): Promise<void>;
};

/** A payment gateway with a page of its own, to which the shopper is led. */
export type Gateway = {
  /** Stored with each attempt. */
  name: string;
  methods: readonly PaymentMethodId[];
  currencies: readonly Currency[];
  company: PaymentCompany;
  /**
   * Does opening the page of an attempt twice give the same page? One where it does not is asked once for each attempt: what is
   * not answered ends the attempt, and whoever asks meanwhile waits for that answer.
   */
  repeatable: boolean;
  /** `null` while the shop has no keys. */
  connect(): ConnectedGateway | null;
  /** Is it in test mode? `null` without keys */
  mode(): { test: boolean } | null;
  /** The setting to be named when keys are missing. */
  setting: string;
  fits(total: Money): boolean;
  notified?: PaymentProvider["notified"];
};
