"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { AuthView } from "@/components/account/auth-view";
import type { AuthViewName } from "@/components/account/auth-views";
import { useReturnPath } from "@/components/account/use-return-path";
import { NotReady } from "@/components/ui/not-ready";
import { usePageRouter } from "@/components/ui/use-page-router";
import { holdsSession, useUser } from "@/lib/api/account/browser";
import type { Language } from "@/lib/domain/locale";

/** A view at an address of its own. Who has signed in, or was signed in all along, is led back to where they came from. */
export function AuthPage({ view, language }: { view: AuthViewName; language: Language }) {
  const t = useTranslations("auth");
  const field = useTranslations("field");
  const router = usePageRouter();
  const returnTo = useReturnPath(language);
  const { reload } = useUser();
  const asked = useRef(false);
  const leave = () => router.replace(returnTo);
  useEffect(() => {
    if (asked.current || !holdsSession()) return;
    asked.current = true;
    // Asked anew, whatever the page knows: the one it comes from may have found the session ended.
    reload().then(
      ({ id }) => id !== 0 && router.replace(returnTo),
      (error: unknown) => console.warn("Whether somebody is signed in is not known now:", error),
    );
  }, [reload, router, returnTo]);
  return (
    <div className="wrap sec auth">
      <noscript>
        <p className="note">{t("no_script")}</p>
      </noscript>
      <NotReady>{field("not_ready")}</NotReady>
      <AuthView
        view={view}
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
