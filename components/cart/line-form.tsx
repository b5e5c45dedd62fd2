"use client";

import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * A form about one line of the cart: its position and the version of the cart it was read from. It is sent as it is
 * where no scripts run; with them `onSubmit` is called instead.
 * @param submitLabel a button of its own for the form, shown only where no scripts run
 */
export function LineForm(props: {
  index: number;
  /** `null` where the back end counts none. */
  version: number | null;
  language: Language;
  work: "quantity" | "remove";
  submitLabel?: string;
  onSubmit?: () => void;
  children: ReactNode;
}) {
  return (
    <form
      method="post"
      action={`${pathOf("cart", props.language)}/items`}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
      }}
    >
      <input type="hidden" name="work" value={props.work} />
      <input type="hidden" name="index" value={props.index} />
      {props.version === null ? null : <input type="hidden" name="version" value={props.version} />}
      {props.children}
      {props.submitLabel ? (
        <noscript>
          <button type="submit" className="lnk sm">
            {props.submitLabel}
          </button>
        </noscript>
      ) : null}
    </form>
  );
}
