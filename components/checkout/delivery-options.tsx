"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads the delivery options for the user's country on any address that contains `checkout`; elsewhere its script is not
 * loaded either. Source: specification, section 2.
 */
export function DeliveryOptions() {
  const wanted = usePathname()?.includes("checkout") ?? false;
  const [Loader, setLoader] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import("@/components/checkout/delivery-options-loader").then(
      (loaded) => setLoader(() => loaded.DeliveryOptionsLoader),
      (error: unknown) => console.warn("The delivery options could not be loaded ahead:", error),
    );
  }, [wanted]);
  return wanted && Loader ? <Loader /> : null;
}
