import { z } from "zod";
import { carriers, shipmentStates } from "@/lib/domain/carrier";

/** One or more parcels that leave together. */
export const shipment = z.object({
  id: z.uuid(),
  carrier: z.enum(carriers),
  parcels: z.int(),
  weight_g: z.int().nullable(),
  tracking: z.array(z.object({ number: z.string(), url: z.string().nullable() })),
  state: z.enum(shipmentStates),
  made_at: z.iso.datetime(),
  handed_at: z.iso.datetime().nullable(),
});

export type Shipment = z.infer<typeof shipment>;
