"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { passwordLinkByForm } from "@/components/account/send-account";
import { unsentForm } from "@/components/account/sent-form";
import { useButtonForm } from "@/components/account/use-button-form";
import { Button } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { askNewPassword } from "@/lib/api/account/auth-browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

type Props = { has: boolean; email: string; onFailure: (failure: Failure | null) => void };

/**
 * The password among the ways to sign in. A user without one can have a link mailed to choose it: the reset page is only for
 * signed-out users.
 */
export function PasswordWay({ has, email, onFailure }: Props) {
  const t = useTranslations("account.ways");
  const account = useTranslations("account");
  const locale = usePageLocale();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

  const { answered, formProps } = useButtonForm(passwordLinkByForm, unsentForm, send);

  async function send() {
    if (state === "busy") return;
    setState("busy");
    onFailure(null);
    try {
      await askNewPassword(email, locale);
      setState("sent");
    } catch (error) {
      onFailure(failureOf(error));
      setState("idle");
    }
  }

  const sent = state === "sent" || answered.done;
  const confirmation = useRef<HTMLSpanElement>(null);
  // The button is gone then: the focus moves to the result, which is read out.
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);
  return (
    <li>
      <span>
        <b>{t("password")}</b>
        <br />
        {/* biome-ignore lint/a11y/noAutofocus: it answers what was just sent, and no script can move the focus there */}
        <span className="muted sm" ref={confirmation} tabIndex={-1} autoFocus={answered.done}>
          {has ? t("password_set") : t(sent ? "password_sent" : "password_none")}
        </span>
        {answered.failure === null ? null : (
          <span className="err" role="alert">
            {answered.failure || account("network")}
          </span>
        )}
      </span>
      {has || sent ? null : (
        <form {...formProps}>
          <LocaleField />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" small aria-busy={state === "busy"}>
            {t(state === "busy" ? "password_sending" : "password_send")}
          </Button>
        </form>
      )}
    </li>
  );
}
