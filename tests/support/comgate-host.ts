import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, type GatewayMood, serveGateway } from "@/tests/support/gateway-host";

/** How the host behaves; `deaf` does what it is asked for and never says so. */
export type Mood = GatewayMood | "deaf";

type Fields = Record<string, string>;

export type Transaction = {
  transId: string;
  status: "PENDING" | "PAID" | "CANCELLED" | "AUTHORIZED";
  price: string;
  refunded: number;
  /** The request as it came. */
  asked: Fields;
};

const required = ["price", "curr", "label", "refId", "method", "email", "prepareOnly"];
const methods = new Set(["CARD_ALL", "BANK_ALL", "APPLEPAY_REDIRECT", "GOOGLEPAY_REDIRECT", "ALL"]);

const done: Fields = { code: "0", message: "OK" };
const refused = (code: number, message: string): Fields => ({ code: String(code), message });

const inForm = (name: string, text: string) =>
  `<form method="post"><button name="do" value="${name}">${text}</button></form>`;

/** The state of Comgate's host, and what it answers to a request of the protocol 1.0: forms, both ways. */
export class ComgateApi {
  readonly merchant = "123456";
  readonly secret = randomBytes(16).toString("hex");
  readonly transactions = new Map<string, Transaction>();
  /** Minor units that the next transaction is of beside what was asked for: a gateway gone wrong. */
  surplus = 0;
  /** How long each answer takes, ms. */
  takes = 0;

  constructor(
    private readonly origin: string,
    private readonly notify: string | undefined,
  ) {}

  answer(call: string, form: Fields): Fields {
    if (form.merchant !== this.merchant || form.secret !== this.secret)
      return refused(1400, "unauthorized access from [127.0.0.1]");
    if (call === "create") return this.create(form);
    const transaction = this.transactions.get(form.transId ?? "");
    if (!transaction) return refused(1400, "payment not found");
    if (call === "status") return { ...done, ...this.shown(transaction) };
    if (call === "cancel") return this.cancel(transaction);
    return call === "refund" ? this.refund(transaction, Number(form.amount), form.curr) : refused(1400, "wrong query");
  }

  private create(form: Fields): Fields {
    const missing = required.find((name) => !form[name]);
    if (missing || form.prepareOnly !== "true") return refused(1400, `missing ${missing}`);
    if ((form.label ?? "").length > 16) return refused(1305, "label too long");
    if (!/^[1-9]\d*$/.test(form.price ?? "")) return refused(1107, "price");
    if (!["CZK", "EUR"].includes(form.curr ?? "")) return refused(1107, "currency");
    if (!form.method?.split("+").every((method) => methods.has(method))) return refused(1103, "Invalid payment method");
    const minutes = Number(/^(\d+)m$/.exec(form.expirationTime ?? "")?.[1]);
    if (!(minutes >= 30 && minutes <= 7 * 24 * 60)) return refused(1400, "expirationTime");
    const transId = [0, 1, 2].map(() => randomBytes(2).toString("hex").toUpperCase()).join("-");
    const price = String(Number(form.price) + this.surplus);
    this.transactions.set(transId, { transId, status: "PENDING", price, refunded: 0, asked: form });
    return { ...done, transId, redirect: this.pageOf(transId) };
  }

  private cancel(transaction: Transaction): Fields {
    if (transaction.status !== "PENDING") return refused(1400, "the payment is not PENDING");
    transaction.status = "CANCELLED";
    return done;
  }

  private refund(transaction: Transaction, amount: number, curr: string | undefined): Fields {
    if (transaction.status !== "PAID") return refused(1401, "the payment is CANCELLED");
    if (curr !== transaction.asked.curr || !(amount > 0)) return refused(1400, "wrong query");
    if (amount > Number(transaction.price) - transaction.refunded) return refused(1402, "refund amount too high");
    transaction.refunded += amount;
    return done;
  }

  pageOf = (transId: string): string => `${this.origin}/client/instructions/index?id=${transId}`;

  /** A transaction as the API and notifications show it. */
  shown({ transId, status, price, asked }: Transaction): Fields {
    const { curr = "", label = "", refId = "", email = "", test = "false" } = asked;
    return { merchant: this.merchant, test, price, curr, label, refId, email, transId, secret: this.secret, status };
  }

  /** What happened becomes the status, and is told to the shop where it takes that. */
  async moves(transaction: Transaction, status: Transaction["status"]): Promise<void> {
    transaction.status = status;
    if (!this.notify) return;
    const said = await fetch(this.notify, { method: "POST", body: new URLSearchParams(this.shown(transaction)) });
    const answer = await said.text();
    if (answer !== "code=0&message=OK") throw new Error(`The shop answered ${said.status} ${answer}.`);
  }

  /** The transactions of an order, oldest first. */
  of(number: string): Transaction[] {
    return [...this.transactions.values()].filter(({ asked }) => asked.label === number);
  }
}

/** The page on which a transaction is paid, or left unpaid. */
async function page(api: ComgateApi, asked: URL, chosen: string | null, response: ServerResponse): Promise<void> {
  const transaction = api.transactions.get(asked.searchParams.get("id") ?? "");
  if (transaction?.status === "PENDING" && chosen !== null) {
    await api.moves(transaction, chosen === "pay" ? "PAID" : "CANCELLED");
    const back = chosen === "pay" ? transaction.asked.url_paid : transaction.asked.url_cancelled;
    return void response.writeHead(303, { location: back }).end();
  }
  const content =
    transaction?.status === "PENDING" ? inForm("pay", "Pay") + inForm("leave", "Cancel") : "<p>Nothing to be paid.</p>";
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><html lang="en"><title>Comgate</title><link rel="icon" href="data:,">${content}</html>`);
}

/**
 * A host that speaks the part of Comgate's protocol the shop uses: create, status, refund and cancel, its keys and its codes, the
 * hosted page, and notifications.
 * @param notify where the shop takes notifications; without it a test delivers them
 */
export async function startComgateHost(notify?: string) {
  let api: ComgateApi | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse, mood: Mood): Promise<void> {
    const asked = new URL(request.url ?? "/", "http://comgate.invalid");
    if (!api) throw new Error("The host is not ready.");
    const form = new URLSearchParams(await bodyOf(request));
    if (asked.pathname.startsWith("/client/")) return page(api, asked, form.get("do"), response);
    if (mood === "slow") return;
    if (mood === "away") return void request.socket.destroy();
    if (mood === "rubbish") return void response.writeHead(200).end("<html>");
    if (mood === "broken") return void response.writeHead(500).end("code=1500&message=unexpected");
    const isForm =
      request.method === "POST" && /^application\/x-www-form-urlencoded/.test(String(request.headers["content-type"]));
    const fields = isForm
      ? api.answer(asked.pathname.replace("/v1.0/", ""), Object.fromEntries(form))
      : refused(1400, "wrong query");
    await new Promise((resolve) => setTimeout(resolve, api?.takes));
    if (mood === "deaf") return void request.socket.destroy();
    response.writeHead(200, { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" });
    response.end(new URLSearchParams(fields).toString());
  }

  const { origin, behaves, stop } = await serveGateway<Mood>(answer);
  const host = new ComgateApi(origin, notify);
  api = host;
  return {
    /** Settings of a shop whose payment gateway this host is. */
    settings: {
      COMGATE_MERCHANT: host.merchant,
      COMGATE_SECRET: host.secret,
      COMGATE_TEST: "1",
      COMGATE_API_URL: origin,
    },
    api: host,
    behaves,
    stop,
  };
}

export type ComgateHost = Awaited<ReturnType<typeof startComgateHost>>;
