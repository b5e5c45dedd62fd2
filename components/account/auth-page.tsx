"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { AuthView } from "@/components/account/auth-view";
import type { AuthViewName } from "@/components/account/auth-views";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { usePageRouter } from "@/components/ui/use-page-router";
import { holdsSession, useUser } from "@/lib/api/account/browser";
import type { Language } from "@/lib/domain/locale";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { pathOf } from "@/lib/seo/paths";

export type AuthPageStart = {
  language: Language;
  /** Where the shopper came from, a page of this site. */
  returnTo: string;
  providers: readonly ProviderId[];
  /** The e-mail of somebody who is signed in already; `null` for nobody. */
  signedIn: string | null;
};

/**
 * A view as a page. A signed-in visitor is returned to where they came from; without scripts, one who was already signed in
 * sees a notice.
 */
export function AuthPage(props: AuthPageStart & { view: AuthViewName }) {
  const { view, language, returnTo, providers, signedIn } = props;
  const t = useTranslations("auth");
  const router = usePageRouter();
  const { reload } = useUser();
  const requested = useRef(false);
  const leave = () => router.replace(returnTo);
  useEffect(() => {
    if (requested.current || !holdsSession()) return;
    requested.current = true;
    // Asked again: the previous page may have found that the session has ended.
    reload().then(
      ({ id }) => id !== 0 && router.replace(returnTo),
      (error: unknown) => console.warn("Whether somebody is signed in is not known now:", error),
    );
  }, [reload, router, returnTo]);
  return (
    <div className="wrap sec auth">
      {signedIn === null ? null : (
        <noscript>
          <Notice kind="info">
            {t("signed_in", { email: signedIn })} <Link href={pathOf("account", language)}>{t("header.account")}</Link>
          </Notice>
        </noscript>
      )}
      <AuthView
        view={view}
        providers={providers}
        level="h1"
        headingId="auth-title"
        language={language}
        returnTo={returnTo}
        email=""
        onSignedIn={leave}
      />
    </div>
  );
}
