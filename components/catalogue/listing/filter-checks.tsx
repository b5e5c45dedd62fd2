"use client";

import type { FacetOption } from "@/components/catalogue/listing/facet-options";
import { CheckOption } from "@/components/ui/check-option";

/**
 * Values to tick, each with the number of tyres it leads to. A client component as `RowView` is one: there may be a
 * hundred brands, whose boxes are not to be sent twice.
 */
export function FilterChecks({ name, options }: { name: string; options: readonly FacetOption[] }) {
  return options.map(({ value, label, count, chosen }) => (
    <CheckOption key={value} name={name} value={value} defaultChecked={chosen} label={label} count={count} />
  ));
}
