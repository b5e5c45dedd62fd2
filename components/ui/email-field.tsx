import type { ComponentProps } from "react";
import { TextField } from "./field";

// A file of its own: most pages that have fields ask for no e-mail.
/** A labelled e-mail address. Other properties go to the input. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField type="email" inputMode="email" autoComplete="email" maxLength={254} {...props} />;
}
