import type { ReactNode } from "react";
import { Icon } from "./icon";
import { alertIcon } from "./icons/alert";
import { infoIcon } from "./icons/info";

/**
 * A block that says what went wrong or what to know, above what it is about.
 * @param kind "bad" is read aloud at once, "info" when its turn comes
 * @param id for moving the focus here; the block can take it
 * @param autoFocus has the browser move it here when the page comes
 */
export function Notice(props: { kind?: "bad" | "info"; id?: string; autoFocus?: boolean; children: ReactNode }) {
  const { kind = "bad", id, autoFocus, children } = props;
  return (
    <div
      className={`note ${kind}`}
      id={id}
      role={kind === "bad" ? "alert" : "status"}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it answers what was just sent, and no script can move the focus there
      autoFocus={autoFocus}
    >
      <Icon shape={kind === "bad" ? alertIcon : infoIcon} />
      <div>{children}</div>
    </div>
  );
}
