"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { Icon } from "./icons";
import { type Toast, toastLifetime, withToast } from "./toast-list";

type Show = (text: string, action?: Toast["action"]) => void;

const ToastContext = createContext<Show | null>(null);

/**
 * Shows a short message, read aloud as well.
 * @throws Error outside of `ToastProvider`
 */
export function useToast(): Show {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it.");
  return show;
}

/** Leaves by itself, but not while the pointer or the focus is on it. */
function ToastItem({
  toast,
  closeLabel,
  onLeave,
}: {
  toast: Toast;
  closeLabel: string;
  onLeave: (id: number) => void;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onLeave(toast.id), toastLifetime(toast));
    return () => clearTimeout(timer);
  }, [held, toast, onLeave]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only notices that someone is on it
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="lnk"
          onClick={() => {
            toast.action?.run();
            onLeave(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className="x" aria-label={closeLabel} onClick={() => onLeave(toast.id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Holds the messages of everything under it. The region is always in the page, or screen readers would miss it. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(0);
  const show = useCallback<Show>((text, action) => {
    nextId.current += 1;
    const toast: Toast = { id: nextId.current, text, action };
    setToasts((list) => withToast(list, toast));
  }, []);
  const leave = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onLeave={leave} />
        ))}
      </div>
    </ToastContext>
  );
}
