"use client";

import { useTranslations } from "next-intl";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { useCallForm } from "@/components/account/use-call-form";
import { ViewLink, type ViewProps } from "@/components/account/view-link";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { askNewPassword } from "@/lib/api/account/auth-browser";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Asking for a link for a new password. @param onSent gets the address; whether it has an account nobody learns */
export function ForgotForm(props: ViewProps & { onSent: (email: string) => void }) {
  const t = useTranslations("auth");
  const locale = usePageLocale();
  const { field, form, failure, sending, formProps } = useCallForm({
    start: { email: props.email },
    check: async (values) => (await loadFieldRules()).forgot(values),
    send: async ({ email }) => {
      await askNewPassword(email, locale);
      props.onSent(email.trim());
    },
  });
  return (
    <form {...formProps}>
      <FormFailure failure={failure} network={t("network")} />
      <TextField
        {...field("email")}
        label={t("label.email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <Button type="submit" look="go" full aria-busy={sending}>
        {sending ? t("sending") : t("forgot.action")}
      </Button>
      <p className="auth-links sm">
        <ViewLink {...props} view="sign_in" typed={() => form.getValues("email")} />
      </p>
    </form>
  );
}
