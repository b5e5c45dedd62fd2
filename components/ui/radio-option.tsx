import type { ComponentProps, ReactNode } from "react";

/**
 * One of several ways (of delivery, of payment): title, price at the right, a note under it.
 * Other properties go to the input; options of one group stand in one fieldset and share `name`.
 */
export function RadioOption({
  title,
  price,
  note,
  ...input
}: { title: ReactNode; price?: ReactNode; note?: ReactNode } & Omit<ComponentProps<"input">, "type" | "title">) {
  return (
    <label className="opt">
      <input type="radio" {...input} />
      <b>{title}</b>
      <b className="num">{price}</b>
      {note ? <small>{note}</small> : null}
    </label>
  );
}
