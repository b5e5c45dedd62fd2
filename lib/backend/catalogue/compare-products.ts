import { and, eq, inArray } from "drizzle-orm";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import type { Handler } from "@/lib/backend/kernel/http/handler";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";

/** `GET /products/compare`: the tyres asked for that are on sale, in the order asked for. */
export const compareProducts: Handler<"GET /products/compare"> = async ({ query }, context) => {
  const sold = await database()
    .select({ id: product.id })
    .from(product)
    .where(and(inArray(product.id, query.ids), eq(product.active, true)));
  const tyres = await productsById(
    sold.map(({ id }) => id),
    context,
  );
  const data = query.ids.flatMap((id) => {
    const tyre = tyres.get(id);
    if (!tyre) return [];
    const { load_index: load, speed_symbol: speed } = tyre;
    return [{ ...tyre, max_load_kg: maxLoadKg(load) ?? 0, max_speed_kmh: maxSpeedKmh(speed) ?? 0 }];
  });
  return { status: 200, body: { data } };
};
