"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { viewPath } from "@/components/account/auth-views";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { PasswordField } from "@/components/account/password-field";
import { resetByForm } from "@/components/account/send-auth";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { setNewPassword } from "@/lib/api/account/auth-browser";
import { ApiError } from "@/lib/api/transport/call";
import type { Language } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** One state of the page; a new one takes the focus. */
function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: where no scripts run, the browser moves the focus to the answer */}
      <h1 ref={heading} tabIndex={-1} autoFocus>
        {title}
      </h1>
      <p className="muted mt-2">{text}</p>
      <p className="mt-3">{children}</p>
    </>
  );
}

/** Sets a new password by the mailed link. @param token of the link; empty for an address without one */
export function NewPassword({ language, token }: { language: Language; token: string }) {
  const t = useTranslations("auth");
  const locale = usePageLocale();
  const [state, setState] = useState<"open" | "done" | "invalid">("open");
  const { field, answered, refused, sending, formProps } = useCallForm({
    byForm: resetByForm,
    unsent: unsentForm,
    start: { password: "" },
    check: async (values) => (await loadFieldRules()).reset(values),
    send: async ({ password }) => {
      try {
        await setNewPassword(token, password, locale);
        setState("done");
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "token_invalid") throw error;
        setState("invalid");
      }
    },
  });
  if (state === "done" || answered.done) {
    return (
      <Outcome title={t("reset_done.title")} text={t("reset_done.text")}>
        <ButtonLink variant="go" href={viewPath("sign_in", language)}>
          {t("sign_in.action")}
        </ButtonLink>
      </Outcome>
    );
  }
  if (state === "invalid" || answered.code === "token_invalid" || token === "") {
    return (
      <Outcome title={t("reset_invalid.title")} text={t("reset_invalid.text")}>
        <ButtonLink variant="go" href={viewPath("forgot", language)}>
          {t("reset_invalid.action")}
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <>
      <h1>{t("reset.title")}</h1>
      <p className="muted sm mt-1">{t("reset.text")}</p>
      <form {...formProps}>
        <FormFailure {...refused} network={t("network")} />
        <LocaleField />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          {...field("password")}
          label={t("label.new_password")}
          hint={t("hint.password")}
          autoComplete="new-password"
          minLength={8}
          required
        />
        <Button type="submit" variant="go" full aria-busy={sending}>
          {sending ? t("sending") : t("reset.action")}
        </Button>
      </form>
    </>
  );
}
