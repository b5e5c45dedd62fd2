"use client";

import { FormChecks } from "@/components/admin/shell/form-fields";
import { useFormState } from "@/components/admin/shell/staff-form";

/** Asks whether a price below the cost is meant, once the shop has said that it is one. */
export function BelowCost({ legend, label, hint }: { legend: string; label: string; hint: string }) {
  const { errors, typed } = useFormState();
  if (!errors.confirmed && !typed.confirmed) return null;
  return (
    <FormChecks
      id="below-cost"
      name="confirmed"
      legend={legend}
      chosen={[]}
      options={[{ value: "yes", label, hint }]}
    />
  );
}
