import { z } from "zod";

/** A garage or depot that keeps tyres for the shopper. */
export const pickupPoint = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string(),
});

/** A point where it is chosen: how far it is from where the caller has said, as the crow flies; `null` where nobody knows. */
export const nearPoint = pickupPoint.extend({ distance_km: z.int().nullable().default(null) });

export type NearPoint = z.infer<typeof nearPoint>;
