import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { commaList } from "@/lib/contract/money";
import { product } from "@/lib/contract/products";
import { tableId } from "@/lib/contract/table-id";

/** Tyres that one request can name, by each of the two ids. */
const maxIds = 100;

const productIds = z.array(z.coerce.number<string>().pipe(tableId)).max(maxIds);

export const productIdentityCalls = {
  "GET /products/identities": {
    summary:
      "Tyres by id, or by `product_id`, the id that a back end elsewhere knows them by; also those no longer on sale. What is unknown is left out",
    query: z.object({
      ids: commaList.pipe(productIds).optional(),
      product_ids: commaList.pipe(z.array(z.string()).max(maxIds)).optional(),
    }),
    replies: {
      200: z.object({ data: z.array(z.object({ id: tableId, product_id: z.string().nullable(), product })) }),
    },
    errors: [],
  },
} satisfies Record<string, Call>;
