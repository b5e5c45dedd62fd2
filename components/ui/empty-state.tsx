import type { ReactNode } from "react";

/** A page or list with nothing in it: what that means, and a way on (`children`, usually buttons). */
export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      {children ? <div className="acts">{children}</div> : null}
    </div>
  );
}
