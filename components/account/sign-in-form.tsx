"use client";

import { useTranslations } from "next-intl";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { PasswordField } from "@/components/account/password-field";
import { signInByForm } from "@/components/account/send-auth";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { ViewLink, type ViewProps } from "@/components/account/view-link";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";
import { LocaleField } from "@/components/ui/locale-field";
import { useSession } from "@/lib/api/account/auth-browser";

/** Signing in with e-mail and password. */
export function SignInForm(props: ViewProps & { onSignedIn: () => void }) {
  const t = useTranslations("auth");
  const { signIn } = useSession();
  const { field, form, refused, sending, formProps } = useCallForm({
    byForm: signInByForm,
    unsent: unsentForm,
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
      <FormFailure {...refused} network={t("network")} />
      <LocaleField />
      <input type="hidden" name="return_to" value={props.returnTo} />
      <EmailField {...field("email")} label={t("label.email")} autoComplete="username" required />
      <PasswordField {...field("password")} label={t("label.password")} autoComplete="current-password" required />
      <Button type="submit" variant="go" full aria-busy={sending}>
        {sending ? t("sending") : t("sign_in.action")}
      </Button>
      <p className="auth-links sm">
        <ViewLink {...props} view="forgot" typed={typed} />
        <ViewLink {...props} view="register" typed={typed} />
      </p>
    </form>
  );
}
