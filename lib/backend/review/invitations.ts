import { and, eq, gt, lt } from "drizzle-orm";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { review, reviewInvitation } from "@/lib/backend/kernel/database/schema/review";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { newToken, tokenHash } from "@/lib/backend/kernel/session/token";
import { loadOrder } from "@/lib/backend/order/load-order";
import type { CategoryId } from "@/lib/domain/category";
import { invitationMs, isChangeable } from "@/lib/domain/review";

/** Makes the token by which an order's tyres can be reviewed; only its hash is kept. */
export async function makeInvitation(db: Executor, orderId: string, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await db.insert(reviewInvitation).values({ hash: tokenHash(token), orderId, expiresAt });
  return token;
}

/** The order a token is about. @throws ApiProblem `token_invalid` for one that is unknown or expired */
export async function invited(db: Executor, token: string, now: Date): Promise<{ orderId: string; expiresAt: Date }> {
  const [row] = await db
    .select({ orderId: reviewInvitation.orderId, expiresAt: reviewInvitation.expiresAt })
    .from(reviewInvitation)
    .where(and(eq(reviewInvitation.hash, tokenHash(token)), gt(reviewInvitation.expiresAt, now)));
  if (!row) throw new ApiProblem("token_invalid");
  return row;
}

/** Removes expired tokens. */
export async function sweepInvitations(now: Date): Promise<void> {
  await database().delete(reviewInvitation).where(lt(reviewInvitation.expiresAt, now));
}

/** `GET /reviews/invitation`: the tyres of the order that a mailed link is about, with what was written about them by it. */
export const readInvitation: Handler<"GET /reviews/invitation"> = async ({ query }, context) => {
  await limitAddress(limits.openReview, context);
  const db = database();
  const { orderId, expiresAt } = await invited(db, query.token, context.now);
  const order = await loadOrder(db, orderId);
  if (!order) throw new ApiProblem("token_invalid");
  const written = await db.select().from(review).where(eq(review.orderId, orderId));
  const lines = order.lines.map(({ productId, name, size, image, active, slug, category }) => {
    const own = written.find((each) => each.productId === productId);
    const changeable = own !== undefined && isChangeable(own.writtenAt, context.now);
    return {
      product_id: productId,
      name,
      size,
      image,
      paths: active ? productPaths({ slug, category: category as CategoryId }) : null,
      review: own
        ? { stars: own.stars, text: own.text, name: own.name || null, changeable, hidden: own.hiddenReason }
        : null,
    };
  });
  return { status: 200, body: { order_number: order.number, expires_at: expiresAt.toISOString(), lines } };
};
