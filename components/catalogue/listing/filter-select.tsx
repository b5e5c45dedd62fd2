"use client";

import { SelectField } from "@/components/ui/field";

/**
 * A filter with one value at a time ("at least 91"), each value with the number of tyres it leads to. A client component
 * as `RowView` is one.
 * @param any text of the choice that filters nothing, @param chosen the value that is set, or ""
 */
export function FilterSelect({
  name,
  label,
  any,
  options,
  chosen,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly { value: string; text: string }[];
  chosen: string;
}) {
  return (
    <SelectField id={`filter-${name}`} name={name} label={label} defaultValue={chosen}>
      <option value="">{any}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
