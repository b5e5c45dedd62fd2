"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { viewPath } from "@/components/account/auth-views";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { forgotByForm } from "@/components/account/send-auth";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { ViewHeading, type ViewHeadingProps } from "@/components/account/view-heading";
import { ViewLink, type ViewProps } from "@/components/account/view-link";
import { Button, buttonClass } from "@/components/ui/button";
import { EmailField } from "@/components/ui/email-field";
import { LocaleField } from "@/components/ui/locale-field";
import { askNewPassword } from "@/lib/api/account/auth-browser";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

type Props = ViewProps & ViewHeadingProps;

/** Shown after the request. It says the same whether the address has an account or not. */
function Sent(props: Props & { onAgain: () => void }) {
  const { email, level: Heading, headingId, language, returnTo, onAgain } = props;
  const t = useTranslations("auth.forgot_sent");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading id={headingId} ref={heading} tabIndex={-1} autoFocus>
        {t("title")}
      </Heading>
      <p className="mt-2">{t("text", { email })}</p>
      <a
        className={buttonClass({ variant: "text" })}
        href={viewPath("forgot", language, returnTo)}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {t("again")}
      </a>
    </>
  );
}

/** Asks for a password reset link. It does not reveal whether the address has an account. */
export function ForgotForm(props: Props) {
  const t = useTranslations("auth");
  const locale = usePageLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, form, answered, refused, sending, formProps } = useCallForm({
    byForm: forgotByForm,
    unsent: unsentForm,
    start: { email: props.email },
    check: async (values) => (await loadFieldRules()).forgot(values),
    send: async ({ email }) => {
      await askNewPassword(email, locale);
      setSentTo(email.trim());
    },
  });
  const told = sentTo ?? (answered.done ? String(answered.values.email).trim() : "");
  if (told) return <Sent {...props} email={told} onAgain={() => setSentTo("")} />;
  return (
    <>
      <ViewHeading {...props} title={t("forgot.title")} text={t("forgot.text")} />
      <form {...formProps}>
        <FormFailure {...refused} network={t("network")} />
        <LocaleField />
        <EmailField {...field("email")} label={t("label.email")} autoComplete="username" required />
        <Button type="submit" variant="go" full aria-busy={sending}>
          {sending ? t("sending") : t("forgot.action")}
        </Button>
        <p className="auth-links sm">
          <ViewLink {...props} view="sign_in" typed={() => form.getValues("email")} />
        </p>
      </form>
    </>
  );
}
