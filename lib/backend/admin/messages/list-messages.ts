import { and, inArray, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { messagesBy } from "@/lib/backend/admin/messages/message-rows";
import { exactMoment } from "@/lib/backend/admin/orders/order-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ContactMessage } from "@/lib/contract/admin/messages";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { statesOfView } from "@/lib/domain/admin/message-view";

/** How many messages an answer holds. */
const portion = 50;

const latest: Sort = {
  columns: [
    { column: sql`${contactMessage.sentAt}`, type: "timestamptz" },
    { column: sql`${contactMessage.id}`, type: "bigint" },
  ],
  descending: true,
};

/** Messages of a view, the latest first. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listMessages({
  after,
  before,
  ...filter
}: ParsedOfAny<"GET /admin/messages">["query"]): Promise<ReplyOfAny<"GET /admin/messages">["body"]> {
  const place = placeOf({ after, before }, latest, filter);
  const { where, order } = keysetOf(latest, place);
  const keys = await database()
    .select({ id: contactMessage.id, sentAt: sql<string>`${exactMoment(sql`${contactMessage.sentAt}`)}` })
    .from(contactMessage)
    .where(and(inArray(contactMessage.state, [...statesOfView[filter.view]]), where))
    .orderBy(order)
    .limit(portion + 1);
  const { rows, page } = portionOf(keys, portion, place, filter, ({ id, sentAt }) => [sentAt, String(id)]);
  const ids = rows.map(({ id }) => id);
  return { data: await messagesBy(database(), ids), page };
}

/** One message. @throws ApiProblem `not_found` */
export async function readMessage(id: number, db = database()): Promise<ContactMessage> {
  const [message] = await messagesBy(db, [id]);
  if (!message) throw new ApiProblem("not_found");
  return message;
}
