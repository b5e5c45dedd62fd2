"use client";

import type { Check } from "@/components/catalogue/listing/facet-options";
import { CheckOption } from "@/components/ui/check-option";

/**
 * Values to tick, each with the number of tyres it leads to. A client component as `RowView` is one: there may be a
 * hundred brands, whose boxes are not to be sent twice.
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
