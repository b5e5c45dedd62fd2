import type { ReactNode } from "react";
import type { FacetOption } from "@/components/catalogue/listing/facet-options";
import { CheckOption } from "@/components/ui/check-option";

/** One foldable group of filters. @param name tells it from the others, so that it stays as the shopper left it */
export function FilterGroup({
  name,
  title,
  open = false,
  children,
}: {
  name: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details data-group={name} open={open}>
      <summary>{title}</summary>
      <div className="opts">{children}</div>
    </details>
  );
}

/** Values to tick, each with the number of tyres it leads to. */
export function FilterChecks({
  name,
  options,
  text,
}: {
  name: string;
  options: FacetOption[];
  text: (option: FacetOption) => string;
}) {
  return options.map((option) => (
    <CheckOption
      key={option.value}
      name={name}
      value={option.value}
      defaultChecked={option.chosen}
      label={text(option)}
      count={option.count}
    />
  ));
}
