"use client";

import "@/components/account/auth.css";
import { type Messages, NextIntlClientProvider } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { AuthView } from "@/components/account/auth-view";
import type { AuthViewName } from "@/components/account/auth-views";
import { Dialog } from "@/components/ui/dialog";
import type { Language } from "@/lib/domain/locale";

/** The dialog's message namespaces, loaded with it rather than with every page. */
export type DialogMessages = Pick<Messages, "auth" | "field">;

/**
 * Sign-in, registration and forgotten password over any page. The first field takes the focus; after a change of view, the
 * heading does.
 * @param onClose is called also after a sign-in, then after `onSignedIn`
 */
export function SignInDialog(props: {
  open: boolean;
  messages: DialogMessages;
  language: Language;
  returnTo: string;
  onClose: () => void;
  onSignedIn: () => void;
}) {
  const { open, messages, language, returnTo, onClose } = props;
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [{ view, email }, setView] = useState<{ view: AuthViewName; email: string }>({ view: "sign_in", email: "" });
  const shown = useRef<AuthViewName | null>(null);
  // Runs after the dialog's own effect has opened it: before that nothing inside can take the focus.
  useEffect(() => {
    const before = shown.current;
    shown.current = open ? view : null;
    if (!open || before === view) return;
    const target =
      before === null
        ? box.current?.querySelector<HTMLElement>("input:not([type=hidden])")
        : document.getElementById(headingId);
    target?.focus();
  }, [open, view, headingId]);
  function close() {
    setView({ view: "sign_in", email: "" });
    onClose();
  }
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Europe/Prague">
      <Dialog open={open} onClose={close} labelledBy={headingId} closeLabel={messages.auth.close}>
        <div ref={box}>
          <AuthView
            key={view}
            view={view}
            level="h2"
            headingId={headingId}
            language={language}
            returnTo={returnTo}
            email={email}
            onView={(next, typed) => setView({ view: next, email: typed })}
            onSignedIn={() => {
              props.onSignedIn();
              close();
            }}
          />
        </div>
      </Dialog>
    </NextIntlClientProvider>
  );
}
