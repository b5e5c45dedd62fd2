import { z } from "zod";
import { day } from "@/lib/contract/money";

/** Pieces that a supplier sends for an order that was cancelled once they were ordered. */
export const forNobody = z.object({
  product_id: z.int(),
  name: z.string(),
  size: z.string(),
  /** Of the cancelled order. */
  number: z.string(),
  supplier: z.string(),
  /** Those that have not been received into the own store. */
  pieces: z.int(),
  expected_on: day,
});

export type ForNobody = z.infer<typeof forNobody>;
