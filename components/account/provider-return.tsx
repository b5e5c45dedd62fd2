"use client";

import { useTranslations } from "next-intl";
import { useActionState, useEffect, useRef, useState } from "react";
import { viewPath } from "@/components/account/auth-views";
import { pageLoading } from "@/components/account/page-loading";
import { returnByForm } from "@/components/account/send-return";
import { unsentReturn } from "@/components/account/sent-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { completeProvider } from "@/lib/api/account/auth-browser";
import { holdsSession } from "@/lib/api/account/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { returnPath } from "@/lib/domain/return-path";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";

/** Failures that occur only when a provider is linked to an account. */
const ofLinking: readonly unknown[] = ["link_session_ended", "linked_elsewhere", "other_linked"];

/**
 * Return from a provider: completes the sign-in, or the linking to an account, with the query, then takes the shopper back.
 * Without scripts a button does it.
 * @param sent the address's query
 */
export function ProviderReturn({ provider, sent }: { provider: ProviderId; sent: string }) {
  const t = useTranslations("auth");
  const locale = usePageLocale();
  const requested = useRef(false);
  const [found, setFound] = useState<Failure | null>(null);
  const [answered, formAction] = useActionState(returnByForm, unsentReturn);
  const failure = found ?? answered.failure;
  useEffect(() => {
    if (requested.current || answered.failure) return;
    requested.current = true;
    const query = Object.fromEntries(new URLSearchParams(location.search));
    completeProvider(provider, query, locale).then(
      (path) => pageLoading.instead(returnPath(path, pathOf("account", locale.language))),
      (error: unknown) => setFound(failureOf(error)),
    );
  }, [provider, locale, answered.failure]);
  if (!failure) {
    return (
      <main className="wrap bare">
        <h1>{t("callback.title")}</h1>
        <p role="status" className="scripted">
          {t("callback.waiting")}
        </p>
        <noscript>
          <form action={formAction}>
            <LocaleField />
            <input type="hidden" name="provider" value={provider} />
            <input type="hidden" name="query" value={sent} />
            <p>{t("callback.ask")}</p>
            <p className="mt-2">
              <Button type="submit" variant="go">
                {t("callback.action")}
              </Button>
            </p>
          </form>
        </noscript>
      </main>
    );
  }
  const unknown = failure.code === "not_found"; // the shop has no keys for it
  return (
    <main className="wrap bare">
      <h1>{t(ofLinking.includes(failure.problem?.reason) ? "callback.not_linked" : "callback.failed")}</h1>
      <p role="alert">{unknown ? t("callback.not_offered") : (failure.detail ?? t("network"))}</p>
      <p className="acc-acts">
        {(found ? holdsSession() : answered.signedIn) ? (
          <ButtonLink variant="go" href={pathOf("account", locale.language)}>
            {t("callback.account")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="go" href={viewPath("sign_in", locale.language)}>
            {t("callback.again")}
          </ButtonLink>
        )}
        <ButtonLink href={pathOf("home", locale.language)}>{t("callback.home")}</ButtonLink>
      </p>
    </main>
  );
}
