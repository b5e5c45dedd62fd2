"use client";

import { useTranslations } from "next-intl";
import { type AuthViewName, viewPath } from "@/components/account/auth-views";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";

/** What the dialog passes to its forms. Pages omit `onView`: their links lead to the other pages. */
export type ViewProps = {
  language: Language;
  /** A path of this site. */
  returnTo: string;
  /** The e-mail typed in another view. */
  email: string;
  onView?: (view: AuthViewName, email: string) => void;
};

/** Link from one view to another. @param typed the e-mail typed so far, which is carried over */
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
