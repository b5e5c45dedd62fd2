import { z } from "zod";

/** Parcels that were handed to a carrier together; no carrier is named where nobody knows it. */
export const shipment = z.object({
  carrier: z.string().nullable(),
  handed_at: z.iso.datetime().nullable(),
  parcels: z.array(
    z.object({
      number: z.string(),
      /** The carrier's page of the parcel. */
      url: z.url({ protocol: /^https?$/ }).nullable(),
    }),
  ),
});

export type Shipment = z.infer<typeof shipment>;
