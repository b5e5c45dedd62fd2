"use client";

import type { Check } from "@/components/catalogue/listing/facet-options";
import { CheckOption } from "@/components/ui/check-option";

/**
 * Checkboxes, each with its number of tyres. A client component for the reason `RowView` is one: a hundred brands need not be
 * sent twice.
 */
export function FilterChecks(props: { name: string; options: readonly Check[]; chosen: readonly string[] }) {
  const { name, options, chosen } = props;
  return options.map(([value, label, count]) => (
    <CheckOption
      key={value}
      name={name}
      value={value}
      defaultChecked={chosen.includes(value)}
      label={label}
      count={count}
    />
  ));
}
