import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { type WithdrawnLine, withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { prose } from "@/lib/backend/kernel/http/contact-fields";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem, type FieldError } from "@/lib/backend/kernel/http/problem";
import { addressCounts, giveBackAttempt, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { orderIdOf, orderProof } from "@/lib/backend/order/order-access";
import { withdrawalAcknowledgement } from "@/lib/backend/withdrawal/mails/withdrawal-acknowledgement";
import { withdrawalNotice } from "@/lib/backend/withdrawal/mails/withdrawal-notice";
import { checkWithdrawable, presentWithdrawal, type StoredWithdrawal } from "@/lib/backend/withdrawal/withdrawals";
import type { Withdrawal, WithdrawalRequest } from "@/lib/contract/withdrawal";
import { leadsToWeb, plainName } from "@/lib/domain/plain-name";
import { refundDueOn } from "@/lib/domain/withdrawal-case";

/** What is stated, without what only proves whose order it is. */
type Statement = Omit<WithdrawalRequest, "token">;

const digits = (number: string) => number.replace(/\s/g, "");

/** The order of a number and an e-mail, locked: its withdrawals are numbered one after another.
 * @throws ApiProblem `invalid` for a pair that does not belong together, whichever of them is wrong */
async function lockedOrder(tx: Executor, body: Statement): Promise<StoredOrder> {
  const pair = and(
    eq(customerOrder.number, digits(body.order_number)),
    sql`lower(${customerOrder.email}) = lower(${body.email})`,
  );
  const [found] = await tx.select({ id: customerOrder.id }).from(customerOrder).where(pair).for("update");
  const order = found && (await loadOrder(tx, found.id));
  if (!order) throw new ApiProblem("invalid", { errors: [{ path: "order_number", code: "unmatched" }] });
  return order;
}

/** The lines that are given back, by their names in the order. @throws ApiProblem `invalid` for what is not in the order */
function linesOf(order: StoredOrder, requested: NonNullable<WithdrawalRequest["lines"]>): WithdrawnLine[] {
  const errors: FieldError[] = [];
  const seen = new Set<number>();
  const lines = requested.flatMap(({ product_id, quantity }, index) => {
    const line = order.lines.find(({ productId }) => productId === product_id);
    if (seen.has(product_id)) errors.push({ path: `lines.${index}.product_id`, code: "repeated" });
    else if (!line) errors.push({ path: `lines.${index}.product_id`, code: "not_ordered" });
    else if (quantity > line.quantity) errors.push({ path: `lines.${index}.quantity`, code: "not_ordered" });
    seen.add(product_id);
    return line ? [{ product_id, name: line.name, size: line.size, quantity }] : [];
  });
  if (errors.length > 0) throw new ApiProblem("invalid", { errors });
  return lines;
}

async function store(tx: Executor, body: Statement, key: string, context: Context): Promise<StoredWithdrawal> {
  const order = await lockedOrder(tx, body);
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const [known] = await tx.select().from(withdrawal).where(eq(withdrawal.idempotencyKey, key));
  if (known && known.requestHash !== requestHash) throw new ApiProblem("key_reused");
  if (known) return { ...known, order };
  const name = plainName(body.name);
  if (name === "" || leadsToWeb(name))
    throw new ApiProblem("invalid", { errors: [{ path: "name", code: name === "" ? "required" : "web_address" }] });
  const statement = { lines: body.lines ? linesOf(order, body.lines) : null, part: prose(body.part ?? "") || null };
  checkWithdrawable(order, statement);
  const row = {
    id: randomUUID(),
    number: `${order.number}-${order.withdrawals.length + 1}`,
    orderId: order.id,
    idempotencyKey: key,
    requestHash,
    name,
    email: body.email,
    ...statement,
    reason: prose(body.reason ?? "") || null,
    language: context.language,
    submittedAt: context.now,
    refundDueOn: refundDueOn(context.now),
  };
  const [stored] = await tx.insert(withdrawal).values(row).returning();
  if (!stored) throw new Error("A withdrawal was not stored.");
  await enqueue(tx, withdrawalAcknowledgement, { withdrawal_id: row.id });
  await enqueue(tx, withdrawalNotice, { withdrawal_id: row.id });
  return { ...stored, order };
}

/**
 * Stores a consumer's withdrawal from the contract of an order, confirms it by mail and notifies the shop. The order itself
 * does not change: the shop handles it. It is taken after the period as well, since the shop may accept it. Only wrong pairs
 * count as attempts, and only against the address they come from: somebody else's guesses must not block a legal right. Whoever
 * proves that the order is theirs is bound by nobody's guesses, at the same address either.
 * @param key the same one gives the same withdrawal, so that a second press of the button sends nothing twice
 * @throws ApiProblem `invalid`, `key_reused`, `too_many`
 */
export async function withdraw(
  { token, ...body }: WithdrawalRequest,
  key: string,
  context: Context,
): Promise<Withdrawal> {
  const id = await orderIdOf(body.order_number);
  const proof = id && (await orderProof(id, token, context));
  const counts = proof ? [] : addressCounts(limits.withdraw, context.address);
  await limitAttempts(...counts);
  const stored = await retriedTransaction((tx) => store(tx, body, key, context));
  await giveBackAttempt(counts);
  return presentWithdrawal(stored);
}
