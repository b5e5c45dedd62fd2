import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { StripeEvents } from "@/tests/support/stripe-events";

export type HostedSession = {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  /** The request as it came. */
  asked: Record<string, string>;
};

type Answer = { status: number; json: unknown };

const refuse = (status: number, message: string, code?: string, type = "invalid_request_error"): Answer => ({
  status,
  json: { error: { type, message, ...(code && { code }) } },
});

/** The state of Stripe's host, and what it answers to a request of the API. */
export class StripeApi {
  readonly secretKey = `sk_test_${randomBytes(16).toString("hex")}`;
  readonly sessions = new Map<string, HostedSession>();
  /** Refunded payments. */
  readonly refunds: string[] = [];
  /** Minor units that the next session is charged beside what was asked for: a gateway gone wrong. */
  surplus = 0;
  private readonly known = new Map<string, { request: string; answer: Answer }>();

  constructor(
    private readonly origin: string,
    readonly events: StripeEvents,
  ) {}

  answer(method: string, path: string, headers: IncomingHttpHeaders, body: string): Answer {
    if (headers.authorization !== `Bearer ${this.secretKey}`) return refuse(401, "Invalid API Key provided");
    if (headers["stripe-version"] !== "2026-10-28.endive") return refuse(400, "Unknown version");
    if (method === "GET") return this.retrieve(path);
    if (body !== "" && headers["content-type"] !== "application/x-www-form-urlencoded")
      return refuse(400, "The body is not form-encoded");
    const key = String(headers["idempotency-key"] ?? "");
    const earlier = this.known.get(key);
    if (key && earlier && earlier.request !== `${path}\n${body}`)
      return refuse(
        400,
        "Keys for idempotent requests can only be used with the same parameters",
        undefined,
        "idempotency_error",
      );
    if (key && earlier) return earlier.answer;
    const answer = this.change(path, Object.fromEntries(new URLSearchParams(body)));
    if (key) this.known.set(key, { request: `${path}\n${body}`, answer });
    return answer;
  }

  private retrieve(path: string): Answer {
    const session = this.sessions.get(path.replace("/v1/checkout/sessions/", ""));
    return session ? { status: 200, json: this.shown(session) } : refuse(404, "No such checkout.session");
  }

  private change(path: string, form: Record<string, string>): Answer {
    if (path === "/v1/checkout/sessions") return this.open(form);
    if (path === "/v1/refunds") return this.refund(form.payment_intent ?? "");
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
    const session = this.sessions.get(id ?? "");
    if (session?.status !== "open") return refuse(400, "Only Checkout Sessions with a status in open can be expired");
    this.expire(session);
    return { status: 200, json: this.shown(session) };
  }

  private open(form: Record<string, string>): Answer {
    const inMinutes = (Number(form.expires_at) * 1000 - Date.now()) / 60_000;
    const amount = Number(form["line_items[0][price_data][unit_amount]"]);
    if (
      form.mode !== "payment" ||
      !form.success_url ||
      form["line_items[0][quantity]"] !== "1" ||
      !Number.isInteger(amount)
    )
      return refuse(400, "A parameter is missing");
    if (!(inMinutes > 29 && inMinutes < 24 * 60))
      return refuse(400, "expires_at must be between 30 minutes and 24 hours");
    if (form["allowed_payment_method_types[0]"] !== "card") return refuse(400, "Unknown way to pay");
    const id = `cs_test_${randomBytes(16).toString("hex")}`;
    const metadata = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) => {
        const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return key ? [[key, value]] : [];
      }),
    );
    const session: HostedSession = {
      id,
      url: `${this.origin}/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: amount + this.surplus,
      currency: form["line_items[0][price_data][currency]"] ?? "",
      payment_intent: null,
      expires_at: Number(form.expires_at),
      success_url: form.success_url,
      cancel_url: form.cancel_url ?? "",
      metadata,
      asked: form,
    };
    this.sessions.set(id, session);
    return { status: 200, json: this.shown(session) };
  }

  private refund(intent: string): Answer {
    const session = [...this.sessions.values()].find((known) => known.payment_intent === intent);
    if (!session) return refuse(404, "No such payment_intent");
    if (this.refunds.includes(intent))
      return refuse(400, "Charge has already been refunded.", "charge_already_refunded");
    this.refunds.push(intent);
    return { status: 200, json: { id: `re_${intent}`, object: "refund", status: "succeeded", payment_intent: intent } };
  }

  /** A session as the API shows it. */
  shown({ asked: _asked, ...session }: HostedSession): Record<string, unknown> {
    return { object: "checkout.session", mode: "payment", ...session };
  }

  /** The card is accepted: the session is complete, and the shop is told. */
  async pay(session: HostedSession): Promise<void> {
    Object.assign(session, { status: "complete", payment_status: "paid", url: null });
    session.payment_intent ??= `pi_${randomBytes(12).toString("hex")}`;
    await this.events.happened("checkout.session.completed", this.shown(session));
  }

  /** Nobody paid in time. */
  expire(session: HostedSession): void {
    Object.assign(session, { status: "expired", url: null });
  }

  /** The only session of an order that is open, or the last of it. */
  sessionOf(orderId: string): HostedSession {
    const found = [...this.sessions.values()].findLast(({ metadata }) => metadata.order_id === orderId);
    if (!found) throw new Error(`The order ${orderId} has no session.`);
    return found;
  }
}
