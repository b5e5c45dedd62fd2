import { z } from "zod";
import { currencies } from "@/lib/domain/locale";

/** `{ amount, currency }`, the amount in minor units (hellers, cents). */
export const money = z.object({ amount: z.int(), currency: z.enum(currencies) });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A list in a query parameter: values divided by commas, blanks dropped. */
export const commaList = z
  .string()
  .transform((text) => [...new Set(text.split(",").map((part) => part.trim()))].filter(Boolean));
