import { randomBytes } from "node:crypto";
import Stripe from "stripe";

/** A delivery as Stripe makes it: the event's text and the signature over it. */
export type Delivery = { body: string; signature: string };

type EventObject = Record<string, unknown>;

/** Makes events, signs them as Stripe's own package does, and delivers them. */
export class StripeEvents {
  readonly secret = `whsec_${randomBytes(24).toString("hex")}`;
  /** Every event made so far, oldest first. */
  readonly made: { id: string; type: string; body: string }[] = [];
  /** Are events delivered when they are made? A test holds them back to deliver them late. */
  deliver = true;
  private readonly stripe = new Stripe("sk_test_only_signs");

  constructor(private readonly webhook?: string) {}

  /** Makes an event and, where it has somewhere to go, delivers it; a refused delivery is an error. */
  async happened(type: string, object: EventObject, id = `evt_${randomBytes(12).toString("hex")}`): Promise<string> {
    const event = { id, object: "event", api_version: "2026-10-28.endive", type, data: { object } };
    const body = JSON.stringify(event);
    this.made.push({ id, type, body });
    if (!this.webhook || !this.deliver) return body;
    const { signature } = this.sign(body);
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    const answer = await fetch(this.webhook, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to ${type}.`);
    return body;
  }

  /** @param age how long ago it was signed, seconds; @param secret another one, for a forgery */
  sign(body: string, { age = 0, secret = this.secret, now = Date.now() } = {}): Delivery {
    const timestamp = Math.floor(now / 1000) - age;
    return { body, signature: this.stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
  }

  /** The last event of a type. */
  last(type: string): string {
    const found = this.made.findLast((event) => event.type === type);
    if (!found) throw new Error(`There was no event ${type}.`);
    return found.body;
  }
}
