import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

/** How a button looks: `go` is the one thing to do next on a page, `plain` everything else, `text` reads as a link. */
export type ButtonLook = { look?: "go" | "plain" | "text"; small?: boolean; full?: boolean; className?: string };

/** The classes of a button's look, for elements this file does not make. */
export function buttonClass({ look = "plain", small = false, full = false, className = "" }: ButtonLook): string {
  const base = look === "text" ? "lnk" : look === "go" ? "btn go" : "btn";
  return [base, small && (look === "text" ? "sm" : "sml"), full && "full", className].filter(Boolean).join(" ");
}

/** A button; `type` is "button" unless said otherwise, so that none submits a form by accident. */
export function Button({
  look,
  small,
  full,
  className,
  type = "button",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return <button type={type} className={buttonClass({ look, small, full, className })} {...rest} />;
}

/** A link that looks like a button. Pages are cached whole at the host, so nothing is fetched ahead. */
export function ButtonLink({ look, small, full, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ look, small, full, className })} {...rest} />;
}
