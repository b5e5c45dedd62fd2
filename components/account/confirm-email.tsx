"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useActionState, useEffect, useRef, useState } from "react";
import { verifyByForm } from "@/components/account/send-account";
import { unsentForm } from "@/components/account/sent-form";
import { Button } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { usePageRouter } from "@/components/ui/use-page-router";
import { verifyEmail } from "@/lib/api/account/auth-browser";
import { useUser } from "@/lib/api/account/browser";
import { failureOf } from "@/lib/api/request/failure";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * Confirms the e-mail when the mailed link opens the account, then removes the token from the address. Without scripts a
 * button does it.
 * @param sent token of the link, of an e-mail that is not confirmed yet; else `null`
 */
export function ConfirmEmail({ sent }: { sent: string | null }) {
  const t = useTranslations("account.verify");
  const locale = usePageLocale();
  const router = usePageRouter();
  const pathname = usePathname();
  const { reload } = useUser();
  const requested = useRef(false);
  const [answered, formAction] = useActionState(verifyByForm, unsentForm);
  const [outcome, setOutcome] = useState<{ good: boolean; text: string } | null>(null);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get("verify");
    if (!token || requested.current) return;
    requested.current = true;
    async function confirm(text: string) {
      try {
        await verifyEmail(text, locale);
        setOutcome({ good: true, text: t("done") });
        await reload();
      } catch (error) {
        const { code, detail } = failureOf(error);
        setOutcome({ good: false, text: code === "token_invalid" ? t("invalid") : (detail ?? t("failed")) });
      }
      // The page is refreshed too: the state of the e-mail, and orders that now belong to the account.
      router.replace(pathname);
    }
    void confirm(token);
  });
  if (!outcome && (answered.done || answered.failure !== null))
    return (
      <Notice kind={answered.done ? "info" : "bad"} autoFocus>
        {answered.done ? t("done") : answered.failure || t("failed")}
      </Notice>
    );
  if (!outcome)
    return sent === null ? null : (
      <noscript>
        <Notice kind="info">
          <form action={formAction}>
            <LocaleField />
            <input type="hidden" name="token" value={sent} />
            <p>{t("ask")}</p>
            <p className="mt-1">
              <Button type="submit">{t("action")}</Button>
            </p>
          </form>
        </Notice>
      </noscript>
    );
  return <Notice kind={outcome.good ? "info" : "bad"}>{outcome.text}</Notice>;
}
