"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon";
import { closeIcon } from "./icons/close";

/**
 * A modal dialog on the browser's own element, which traps the focus and gives it back. It closes by its cross, by
 * Escape and by a press beside it; each calls `onClose`, and the owner then sets `open` to false.
 * @param labelledBy id of the heading inside, or `label` where there is none
 * @param shape "modal" in the middle of the page, "sheet" from the lower edge (filters on phones)
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  closeLabel,
  shape = "modal",
  className = "",
  children,
}: {
  open: boolean;
  onClose: () => void;
  labelledBy?: string;
  label?: string;
  closeLabel: string;
  shape?: "modal" | "sheet";
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog only doubles Escape and the cross
    <dialog
      ref={element}
      className={`${shape} ${className}`.trimEnd()}
      aria-labelledby={labelledBy}
      aria-label={label}
      // Only closing by the browser counts: not by `open`, nor of a nested dialog.
      onClose={(event) => open && event.target === element.current && onClose()}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {open ? (
        <div className="in">
          <button type="button" className="x" aria-label={closeLabel} onClick={onClose}>
            <Icon shape={closeIcon} />
          </button>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
