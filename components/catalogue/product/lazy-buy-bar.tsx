"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { BuyBar } from "@/components/catalogue/product/buy-bar";

type Props = ComponentProps<typeof BuyBar>;

/** `BuyBar`, loaded once the page is scrolled: until then its button is not needed. */
export function LazyBuyBar(props: Props) {
  const [Bar, setBar] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const load = () =>
      import("@/components/catalogue/product/buy-bar").then(
        (loaded) => setBar(() => loaded.BuyBar),
        (error: unknown) => console.warn("The bar with the price could not be loaded:", error),
      );
    if (scrollY > 0)
      void load(); // back on a page that was scrolled
    else addEventListener("scroll", load, { once: true, passive: true });
    return () => removeEventListener("scroll", load);
  }, []);
  return Bar ? <Bar {...props} /> : null;
}
