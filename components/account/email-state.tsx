"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { verifyAgainByForm } from "@/components/account/send-account";
import { unsentForm } from "@/components/account/sent-form";
import { useButtonForm } from "@/components/account/use-button-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { checkIcon } from "@/components/ui/icons/check";
import { LiveRegion } from "@/components/ui/live-region";
import { LocaleField } from "@/components/ui/locale-field";
import { sendVerification } from "@/lib/api/account/auth-browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * The account's e-mail, whether it is confirmed, and a button that sends the link again.
 * @param verified `null`: unknown, or it cannot be confirmed here
 */
export function EmailState({ email, verified }: { email: string; verified: boolean | null }) {
  const t = useTranslations("account");
  const locale = usePageLocale();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [failure, setFailure] = useState<Failure | null>(null);

  const { answered, formProps } = useButtonForm(verifyAgainByForm, unsentForm, send);
  const sent = state === "sent" || answered.done;

  async function send() {
    if (state === "busy") return;
    setState("busy");
    setFailure(null);
    try {
      await sendVerification(locale);
      setState("sent");
    } catch (error) {
      setFailure(failureOf(error));
      setState("idle");
    }
  }

  return (
    <div className="acc-mail">
      <p>
        <span className="muted sm">{t("profile.email")}</span>
        <br />
        <b>{email}</b>
      </p>
      {verified ? (
        <p className="sm acc-ok">
          <Icon shape={checkIcon} /> {t("profile.verified")}
        </p>
      ) : verified === null ? null : (
        <>
          <FormFailure failure={failure} said={answered.failure} network={t("network")} />
          <LiveRegion message={sent ? t("profile.sent_again") : ""} />
          {/* biome-ignore lint/a11y/noAutofocus: it answers what was just sent, and no script can move the focus there */}
          <p className="sm" tabIndex={-1} autoFocus={answered.done}>
            {sent ? t("profile.sent_again") : t("profile.unverified")}
          </p>
          {sent ? null : (
            <form {...formProps}>
              <LocaleField />
              <Button type="submit" small aria-busy={state === "busy"}>
                {t("profile.send_again")}
              </Button>
            </form>
          )}
        </>
      )}
    </div>
  );
}
