"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import { askNewPassword } from "@/lib/api/auth";
import { type Failure, failureOf } from "@/lib/api/problem-text";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

type Props = { has: boolean; email: string; onFailure: (failure: Failure | null) => void };

/** The password among the ways to sign in. Who has none is mailed a link to choose one: the page that asks for such a link
 * is only for who is signed out. */
export function PasswordWay({ has, email, onFailure }: Props) {
  const t = useTranslations("account.ways");
  const locale = usePageLocale();
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");

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

  const sent = state === "sent";
  return (
    <li>
      <span>
        <b>{t("password")}</b>
        <br />
        <span className="muted sm">{has ? t("password_set") : t(sent ? "password_sent" : "password_none")}</span>
      </span>
      {has ? null : <LiveRegion message={sent ? t("password_sent") : ""} />}
      {has || sent ? null : (
        <Button small aria-busy={state === "busy"} onClick={send}>
          {t(state === "busy" ? "password_sending" : "password_send")}
        </Button>
      )}
    </li>
  );
}
