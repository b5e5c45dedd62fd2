import type { ReactNode } from "react";
import { Icon } from "./icons";

/**
 * A block that says what went wrong or what to know, above what it is about.
 * @param kind "bad" is read aloud at once, "info" when its turn comes
 * @param id for moving the focus here; the block can take it
 */
export function Notice({ kind = "bad", id, children }: { kind?: "bad" | "info"; id?: string; children: ReactNode }) {
  return (
    <div className={`note ${kind}`} id={id} role={kind === "bad" ? "alert" : "status"} tabIndex={-1}>
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
