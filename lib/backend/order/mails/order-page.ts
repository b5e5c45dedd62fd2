import { database } from "@/lib/backend/kernel/database/connect";
import type { Mailbox } from "@/lib/backend/mail/mail";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { orderToken } from "@/lib/backend/order/order-token";
import type { Config } from "@/lib/config";

/** The address of an order's own page, which opens it to whoever has it. */
export async function orderPage(
  { id, language }: Pick<StoredOrder, "id" | "language">,
  config: Config,
): Promise<string> {
  const token = await orderToken(database(), id);
  return `${config.publicUrl}/${language}/create-order-success?order=${id}&token=${token}`;
}

/** Who has placed an order. */
export const shopperOf = ({ firstName, lastName, email }: StoredOrder): Mailbox => ({
  name: `${firstName} ${lastName}`,
  address: email,
});
