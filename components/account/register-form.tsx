"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { PasswordField } from "@/components/account/password-field";
import { registerByForm } from "@/components/account/send-auth";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { ViewLink, type ViewProps } from "@/components/account/view-link";
import { Button } from "@/components/ui/button";
import { CheckOption } from "@/components/ui/check-option";
import { EmailField } from "@/components/ui/email-field";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { LocaleField } from "@/components/ui/locale-field";
import { useSession } from "@/lib/api/account/auth-browser";
import { pathOf } from "@/lib/seo/paths";

/** Creates an account and signs in. */
export function RegisterForm(props: ViewProps & { onSignedIn: () => void }) {
  const t = useTranslations("auth");
  const { register } = useSession();
  const { field, form, refused, sending, formProps } = useCallForm({
    byForm: registerByForm,
    unsent: unsentForm,
    start: { first_name: "", last_name: "", email: props.email, password: "", phone_number: "", agreement: false },
    check: async (values) => (await loadFieldRules()).register(values),
    send: async ({ phone_number, agreement, ...values }) => {
      const phone = phone_number.trim() ? { phone_number } : {};
      await register({ ...values, ...phone, agreement: agreement ? 1 : 0 });
      props.onSignedIn();
    },
    refusals: { email_taken: { field: "email" } },
  });
  const terms = (text: ReactNode) => (
    <Link href={pathOf("terms", props.language)} target="_blank">
      {text}
      <span className="vh"> {t("new_window")}</span>
    </Link>
  );
  return (
    <form {...formProps}>
      <FormFailure {...refused} network={t("network")} />
      <LocaleField />
      <input type="hidden" name="return_to" value={props.returnTo} />
      <div className="auth-names">
        <TextField
          {...field("first_name")}
          label={t("label.first_name")}
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...field("last_name")}
          label={t("label.last_name")}
          autoComplete="family-name"
          maxLength={80}
          required
        />
      </div>
      <EmailField {...field("email")} label={t("label.email")} autoComplete="username" required />
      <PasswordField
        {...field("password")}
        label={t("label.password")}
        hint={t("hint.password")}
        autoComplete="new-password"
        minLength={8}
        required
      />
      <TextField
        {...field("phone_number")}
        label={t("label.phone_number")}
        hint={t("hint.phone")}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <CheckOption {...field("agreement")} label={t.rich("label.agreement", { link: terms })} required />
      <Button type="submit" variant="go" full aria-busy={sending}>
        {sending ? t("sending") : t("register.action")}
      </Button>
      <p className="auth-links sm">
        <ViewLink {...props} view="sign_in" typed={() => form.getValues("email")} />
      </p>
    </form>
  );
}
