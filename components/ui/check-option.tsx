import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "@/components/ui/field";

/**
 * A box to tick, with an optional count behind the label (filters). Other properties go to the input.
 * @param error the sentence said when it must be ticked and is not
 */
export function CheckOption({
  label,
  count,
  error,
  className = "",
  ...input
}: { label: ReactNode; count?: ReactNode; error?: string } & ComponentProps<"input">) {
  const errorId = error && input.id ? `${input.id}-error` : undefined;
  return (
    <>
      <label className={`ck ${input.disabled ? "zero " : ""}${className}`.trimEnd()}>
        <input type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={errorId} {...input} />
        <span>{label}</span>
        {count === undefined ? null : <span className="n num">{count}</span>}
      </label>
      <FieldError id={input.id ?? ""} error={error} />
    </>
  );
}
