import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { commaList } from "@/lib/contract/money";
import { product } from "@/lib/contract/products";
import { greatestId } from "@/lib/contract/table-id";
import { mostCompared } from "@/lib/domain/compared";

/** A tyre beside others: its indexes in kilograms and km/h, too. */
const comparedProduct = product.extend({ max_load_kg: z.number(), max_speed_kmh: z.int() });

const productId = z.coerce.number<string>().int().min(1).max(greatestId);

export const compareCalls = {
  "GET /products/compare": {
    summary: "Up to four tyres to lay side by side, in the order asked for; what is not on sale is left out",
    query: z.object({ ids: commaList.pipe(z.array(productId).min(1).max(mostCompared)) }),
    replies: { 200: z.object({ data: z.array(comparedProduct) }) },
    errors: [],
  },
} satisfies Record<string, Call>;

export type ComparedProduct = z.infer<typeof comparedProduct>;
