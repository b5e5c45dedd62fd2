"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import type { Money } from "@/lib/domain/money";

/**
 * Keeps a choice valid: one that is no longer offered is cleared. With nothing chosen, the preferred option is selected, but
 * only if it is free.
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
