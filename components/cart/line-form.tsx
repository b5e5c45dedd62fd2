"use client";

import type { ReactNode } from "react";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/**
 * A form about one line of the cart: its position and the version of the cart it was read from. Without scripts the browser
 * submits it; with them `onSubmit` is called.
 * @param submitLabel of a submit button shown only without scripts
 */
export function LineForm(props: {
  index: number;
  /** `null` when the back end has no versions. */
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
