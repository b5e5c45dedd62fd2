import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { Order } from "@/lib/contract/order";
import type { Currency } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import type { PaymentNote } from "@/lib/domain/payment";
import type { PaymentMethodId } from "@/lib/domain/payment-methods";

type Row = typeof customerOrder.$inferSelect;

/** What a provider has to know of an order that is to be paid. */
export type PayableOrder = Pick<
  Row,
  | "id"
  | "number"
  | "status"
  | "paymentStatus"
  | "paymentId"
  | "placedAt"
  | "total"
  | "currency"
  | "language"
  | "email"
  | "payBy"
  | "firstName"
  | "lastName"
  | "country"
> & {
  /** The path of the order's own page, which opens it to whoever has it; takes more parameters. */
  page: string;
};

/** Where a provider reports what has happened to an order's money; what follows from it is the order's own matter. */
export type PaymentLedger = {
  /**
   * Money has arrived. Each payment counts once, and only for the exact amount that was agreed; the merchant is notified of
   * anything else.
   */
  received(
    tx: Executor,
    orderId: string,
    money: { amount: number; currency: string; reference: string },
    at: Date,
  ): Promise<void>;
  /**
   * Money went back.
   * @param returned `whole`: the order has nothing left that was paid; `early`: the payment itself has not been reported yet
   */
  returned(tx: Executor, orderId: string, returned: { whole: boolean; early: boolean }, at: Date): Promise<void>;
  /** Something that the merchant has to look at. */
  alert(tx: Executor, orderId: string, note: PaymentNote, detail: string, at: Date): Promise<void>;
};

/** How to pay an order, or what is known of its payment: `null` each where there is nothing to be told. */
export type PaymentInstructions = Pick<Order["payment"], "bank_transfer" | "card">;

/** Money cannot be returned, or a payment page not be closed; the message says why, for the merchant. */
export class PaymentRefused extends Error {}

/** A company that takes payments for the shop. */
export type PaymentCompany = {
  /** What everybody calls it. */
  name: string;
  legalName: string;
  /** ISO 3166, capitals. */
  country: string;
};

/** Who takes the money of one or more payment methods. */
export type PaymentProvider = {
  /** Stored with each attempt to pay: a release that changes it loses the payments that are under way. */
  name: string;
  methods: readonly PaymentMethodId[];
  /** Those it takes; all of the shop's where a provider does not say. */
  currencies?: readonly Currency[];
  /** Who this is, where it is a company that the terms have to name. */
  company?: PaymentCompany;
  /** Can it be paid with now? `test`: no money moves. `null` while it is not offered */
  offer(): Promise<{ test: boolean } | null>;
  /** Can this amount be paid at once? Any can where a provider does not say. */
  fits?(total: Money): boolean;
  /** What the order's page, its mail and tracking say of how to pay. */
  instructions(order: PayableOrder): Promise<PaymentInstructions>;
  /** When an order that was not paid is looked at; what is paid on delivery has no such moment. */
  deadline?: {
    /** The job's name. A release that changes it leaves orders waiting for ever. */
    task: string;
    at(since: Date): Date;
    /** When the shopper is reminded, if at all. */
    reminder?(since: Date): Date | null;
    /** Until when the shopper is told to pay. Kept with the order: it stays the same when settings change. */
    term?(since: Date): Date;
  };
  /**
   * Leads to the page where the order is paid: in every tab the same one.
   * @returns its address; `null` when there is nothing to be paid there (now)
   * @throws ApiProblem `unavailable` when it can be tried again
   */
  begin?(order: PayableOrder, ledger: PaymentLedger, now: Date): Promise<string | null>;
  /**
   * Learns how an unpaid order stands.
   * @returns when to look again, `null` when nobody can pay it any more
   * @throws ApiProblem `unavailable`
   */
  status(
    order: Pick<PayableOrder, "id" | "placedAt" | "payBy">,
    ledger: PaymentLedger,
    now: Date,
  ): Promise<Date | null>;
  /**
   * Receives a gateway's notification about a payment. @returns the answer that the gateway expects, form-encoded
   * @throws ApiProblem `not_found` without keys, `unreadable` for a wrong secret, `unavailable` when it has to be sent again
   */
  notified?(said: URLSearchParams, ledger: PaymentLedger, now: Date): Promise<string>;
  /** Returns all that was paid; what was returned before is not returned again. @throws PaymentRefused */
  refund?(orderId: string): Promise<void>;
  /** Makes sure that nobody can pay the order any more. @throws PaymentRefused when somebody still may */
  cancel?(orderId: string): Promise<void>;
};
