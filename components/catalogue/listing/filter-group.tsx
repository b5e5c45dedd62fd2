import type { ReactNode } from "react";

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
