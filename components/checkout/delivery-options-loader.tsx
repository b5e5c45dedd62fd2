"use client";

import { usePathname } from "next/navigation";
import { useDeliveryOptions } from "@/lib/api/checkout";
import type { Country } from "@/lib/domain/locale";

function Loader({ country }: { country: Country }) {
  useDeliveryOptions(country);
  return null;
}

/**
 * Loads the delivery options for the user's country on any address that contains `checkout`. Source: specification,
 * section 2. The checkout itself shows the same ones, so nothing is asked twice.
 */
export function DeliveryOptionsLoader({ country }: { country: Country }) {
  return usePathname()?.includes("checkout") ? <Loader country={country} /> : null;
}
