import { eq } from "drizzle-orm";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import { database } from "@/lib/backend/kernel/database/connect";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { loadOrder } from "@/lib/backend/order/load-order";
import { invited } from "@/lib/backend/review/invitation-link";
import type { CategoryId } from "@/lib/domain/category";
import { isChangeable } from "@/lib/domain/review";

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
      review: own ? { stars: own.stars, text: own.text, name: own.name || null, changeable } : null,
    };
  });
  return { status: 200, body: { order_number: order.number, expires_at: expiresAt.toISOString(), lines } };
};
