import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { findSizes } from "@/lib/backend/listing/find-sizes";
import { listProducts } from "@/lib/backend/listing/list-products";

/** Lists of tyres: by filters, by what was typed, and the sizes that are left to choose from. */
export const listingHandlers: Handlers<"GET /products" | "GET /sizes"> = {
  "GET /products": listProducts,
  "GET /sizes": findSizes,
};
