import { compareProducts } from "@/lib/backend/catalogue/compare-products";
import { readProduct } from "@/lib/backend/catalogue/detail/read-product";
import { listBrands } from "@/lib/backend/catalogue/list-brands";
import { listCategories } from "@/lib/backend/catalogue/list-categories";
import { productIdentities } from "@/lib/backend/catalogue/product-identities";
import { readPattern } from "@/lib/backend/catalogue/read-pattern";
import type { Handlers } from "@/lib/backend/kernel/http/handler";

/** Everything about tyres that are on sale. */
export const catalogueHandlers: Handlers<
  | "GET /categories"
  | "GET /products/compare"
  | "GET /products/identities"
  | "GET /products/{slug}"
  | "GET /patterns/{slug}"
  | "GET /brands"
> = {
  "GET /categories": listCategories,
  "GET /products/compare": compareProducts,
  "GET /products/identities": productIdentities,
  "GET /products/{slug}": readProduct,
  "GET /patterns/{slug}": readPattern,
  "GET /brands": listBrands,
};
