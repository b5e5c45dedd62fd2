"use client";

import { useTranslations } from "next-intl";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { PasswordField } from "@/components/account/password-field";
import { useCallForm } from "@/components/account/use-call-form";
import { ViewLink, type ViewProps } from "@/components/account/view-link";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useSession } from "@/lib/api/account/auth-browser";

/** Signing in with e-mail and password. */
export function SignInForm(props: ViewProps & { onSignedIn: () => void }) {
  const t = useTranslations("auth");
  const { signIn } = useSession();
  const { field, form, failure, sending, formProps } = useCallForm({
    start: { email: props.email, password: "" },
    check: async (values) => (await loadFieldRules()).signIn(values),
    send: async (values) => {
      await signIn(values);
      props.onSignedIn();
    },
  });
  const typed = () => form.getValues("email");
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
      <PasswordField {...field("password")} label={t("label.password")} autoComplete="current-password" required />
      <Button type="submit" look="go" full aria-busy={sending}>
        {sending ? t("sending") : t("sign_in.action")}
      </Button>
      <p className="auth-links sm">
        <ViewLink {...props} view="forgot" typed={typed} />
        <ViewLink {...props} view="register" typed={typed} />
      </p>
    </form>
  );
}
