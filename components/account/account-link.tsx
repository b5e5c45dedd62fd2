"use client";

import { type MouseEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { viewPath } from "@/components/account/auth-views";
import type { LoadedDialog } from "@/components/account/load-dialog";
import { Icon } from "@/components/ui/icon";
import { accountIcon } from "@/components/ui/icons/account";
import { Link } from "@/components/ui/link";
import { usePageRouter } from "@/components/ui/use-page-router";
import { holdsSession, useUser } from "@/lib/api/account/browser";
import type { Language } from "@/lib/domain/locale";
import { returnPath } from "@/lib/domain/return-path";
import { usePublicPath } from "@/lib/preferences/public-path";
import { pathOf } from "@/lib/seo/paths";

/**
 * The account in the header. Signed out, it opens the sign-in dialog, or the sign-in page when the dialog cannot be loaded;
 * signed in, it links to the account and shows the first name.
 * @param still shows the name without a link (in the checkout)
 */
export function AccountLink(props: {
  language: Language;
  messages: { sign_in: string; account: string };
  still?: boolean;
}) {
  const { language, messages, still = false } = props;
  const { user } = useUser();
  const { rest } = usePublicPath();
  const router = usePageRouter();
  const link = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<LoadedDialog | null>(null);
  const [open, setOpen] = useState(false);
  const account = pathOf("account", language);
  const here = returnPath(`/${language}${rest}`, account);
  const signedIn = user.id !== 0;
  const text = signedIn ? user.first_name || messages.account : messages.sign_in;
  const href = signedIn ? account : viewPath("sign_in", language, here);

  /** Loads the dialog: begun as soon as the pointer is over the link. @returns whether it is there */
  async function prepare(): Promise<boolean> {
    if (dialog) return true;
    try {
      const { loadDialog } = await import("@/components/account/load-dialog");
      setDialog(await loadDialog(language));
      return true;
    } catch (error) {
      console.warn("The dialog could not be loaded:", error);
      return false;
    }
  }

  const opens = () => !signedIn && rest !== "/sign-in" && !holdsSession();

  async function openDialog(event: MouseEvent) {
    if (!opens() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await prepare()) setOpen(true);
    else location.assign(href);
  }

  function close() {
    setOpen(false);
    link.current?.focus();
  }

  const shown = (
    <>
      <Icon shape={accountIcon} />
      <span className="hm">{text}</span>
    </>
  );
  if (signedIn && still) return <p className="account-link">{shown}</p>;
  return (
    <>
      <Link
        href={href}
        ref={link}
        className="account-link"
        aria-label={signedIn && user.first_name ? `${messages.account}: ${user.first_name}` : text}
        onClick={openDialog}
        onPointerEnter={() => opens() && prepare()}
      >
        {shown}
      </Link>
      {dialog
        ? createPortal(
            <dialog.Dialog
              open={open}
              messages={dialog.messages}
              language={language}
              returnTo={open ? returnPath(`${location.pathname}${location.search}`, account) : here}
              onClose={close}
              onSignedIn={() => router.refresh()}
            />,
            document.body, // inside the header it would inherit the header's colours
          )
        : null}
    </>
  );
}
