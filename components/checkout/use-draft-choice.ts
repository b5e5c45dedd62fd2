"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import type { Money } from "@/lib/domain/money";

/**
 * Keeps a choice among the offered ones: one that is not offered any more is taken back. Where nothing is chosen, the
 * preferred option is, but only a free one: what costs money is the shopper's own choice.
 */
export function useDraftChoice(
  name: "delivery.id" | "payment.id",
  options: readonly { id: string | number; price: Money }[] | null,
  preferred: string | number | undefined,
): void {
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  useEffect(() => {
    if (!options) return;
    const chosen = getValues(name);
    if (options.some(({ id }) => String(id) === chosen)) return;
    const free = options.find(({ id, price }) => id === preferred && price.amount === 0);
    const next = free ? String(free.id) : "";
    if (next !== chosen) setValue(name, next);
  }, [name, options, preferred, getValues, setValue]);
}
