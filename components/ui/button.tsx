import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** How a button looks: `go` is the one thing to do next on a page, `plain` everything else, `text` reads as a link. */
export type ButtonVariant = { variant?: "go" | "plain" | "text"; small?: boolean; full?: boolean; className?: string };

/** The classes of a button's variant, for elements this file does not make. */
export function buttonClass({ variant = "plain", small = false, full = false, className = "" }: ButtonVariant): string {
  const base = variant === "text" ? "lnk" : variant === "go" ? "btn go" : "btn";
  return [base, small && (variant === "text" ? "sm" : "sml"), full && "full", className].filter(Boolean).join(" ");
}

/** A button; `type` is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant,
  small,
  full,
  className,
  type = "button",
  ...rest
}: ButtonVariant & ComponentProps<"button">) {
  return <button type={type} className={buttonClass({ variant, small, full, className })} {...rest} />;
}

/** A link that looks like a button. Pages are cached whole at the host, so nothing is fetched ahead. */
export function ButtonLink({ variant, small, full, className, ...rest }: ButtonVariant & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ variant, small, full, className })} {...rest} />;
}
