"use client";

import { useTranslations } from "next-intl";
import { type AuthViewName, viewPath } from "@/components/account/auth-views";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";

/** What the forms of the dialog share with it. Pages leave `onView` out: their links lead to the other pages. */
export type ViewProps = {
  language: Language;
  /** A path of this site. */
  returnTo: string;
  /** The address that was typed in another view. */
  email: string;
  onView?: (view: AuthViewName, email: string) => void;
};

/** The way from one view to another. @param typed the address typed so far, so that nobody types it twice */
export function ViewLink(props: ViewProps & { view: AuthViewName; typed?: () => string }) {
  const { view, language, returnTo, onView, typed } = props;
  const t = useTranslations("auth.link");
  return (
    <Link
      href={viewPath(view, language, returnTo)}
      onClick={(event) => {
        if (!onView || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onView(view, typed?.() ?? "");
      }}
    >
      {t(view)}
    </Link>
  );
}
