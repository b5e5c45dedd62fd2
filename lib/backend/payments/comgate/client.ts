import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { GatewayFailure, type GatewayPayment } from "@/lib/backend/payments/gateway/gateway";
import { type Config, readConfig } from "@/lib/config";

/** How long Comgate may take to answer, ms. Asked once more, it is less than a call of the API may take. */
const timeout = 3_000;

export type Settings = NonNullable<Config["payments"]["comgate"]>;

/** The settings of Comgate; `null` while the shop has no keys. */
export const comgateSettings = (): Settings | null => readConfig().payments.comgate;

/** Every answer of the protocol 1.0 (apidoc.comgate.cz): a form whose `code` is 0 when it was done. */
const anyAnswer = z.looseObject({ code: z.coerce.number().int(), message: z.string().default("") });

/** Comgate's own failures, which another time may not bring: unknown, of its database, unexpected. */
const passing = new Set([1100, 1200, 1500]);

/** One request and its answer. @throws GatewayFailure, final only where Comgate says that the request was not done */
async function answerOf({ apiUrl }: Settings, call: string, form: URLSearchParams): Promise<Record<string, string>> {
  let text: string;
  try {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(`${apiUrl}/v1.0/${call}`, { method: "POST", body: form, signal, redirect: "error" });
    text = await answer.text();
    if (!answer.ok) throw new GatewayFailure(`status ${answer.status}`, false);
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(error instanceof Error ? error.name : String(error), false);
  }
  const fields = Object.fromEntries(new URLSearchParams(text));
  const read = anyAnswer.safeParse(fields);
  if (!read.success) throw new GatewayFailure("an answer that nobody can read", false);
  const { code, message } = read.data;
  if (code !== 0) throw new GatewayFailure(`code ${code}`, !passing.has(code), `${message} (${code})`);
  return fields;
}

/** Asks Comgate. @throws GatewayFailure with Comgate's own words as the reason */
export function askComgate(
  settings: Settings,
  call: "create" | "status" | "refund" | "cancel",
  fields: Record<string, string>,
): Promise<Record<string, string>> {
  const { merchant, secret } = settings;
  return answerOf(settings, call, new URLSearchParams({ merchant, secret, ...fields }));
}

/** What an order's payment is called at Comgate, where the merchant sees it: the order's number and the attempt. */
export const refIdOf = (number: string, attempt: number): string => `${number}-${attempt}`;

/** What the shop reads of a transaction (apidoc.comgate.cz, "status"). */
const transaction = z.object({
  transId: z.string().min(1),
  merchant: z.string(),
  test: z.enum(["true", "false"]),
  /** Minor units. */
  price: z.coerce.number().int(),
  curr: z.string(),
  refId: z.string(),
  status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
});

const states = { PENDING: "open", PAID: "paid", CANCELLED: "ended", AUTHORIZED: "processing" } as const;

async function orderIdOf(number: string): Promise<string | null> {
  const [order] = await database()
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.number, number));
  return order?.id ?? null;
}

/**
 * Asks Comgate how a transaction stands. A test transaction in a shop that takes real money counts as ended: it brings none.
 * @returns `null` for one that Comgate does not know, or that is none of the shop's orders
 * @throws GatewayFailure
 */
export async function readTransaction(settings: Settings, transId: string): Promise<GatewayPayment | null> {
  let answer: Record<string, string>;
  try {
    answer = await askAgain(settings, transId);
  } catch (error) {
    if (error instanceof GatewayFailure && error.final) return null;
    throw error;
  }
  const read = transaction.safeParse(answer);
  if (!read.success || read.data.transId !== transId || read.data.merchant !== settings.merchant)
    throw new GatewayFailure("a status that nobody can read", false);
  const { refId, price, curr, status, test } = read.data;
  const [, number = "", attempt] = /^(\d+)-(\d{1,4})$/.exec(refId) ?? [];
  const orderId = await orderIdOf(number);
  if (orderId === null) return null;
  const counts = settings.test || test === "false";
  return {
    id: transId,
    orderId,
    attempt: Number(attempt),
    state: counts ? states[status] : "ended",
    url: null,
    amount: price,
    currency: curr.toUpperCase(),
    reference: transId,
  };
}

/** The status, asked a second time where the first brought no answer: asking changes nothing. */
async function askAgain(settings: Settings, transId: string): Promise<Record<string, string>> {
  try {
    return await askComgate(settings, "status", { transId });
  } catch (error) {
    if (!(error instanceof GatewayFailure) || error.final) throw error;
    return askComgate(settings, "status", { transId });
  }
}
