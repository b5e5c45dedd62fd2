"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { pageLoading } from "@/components/account/page-loading";
import { PasswordField } from "@/components/account/password-field";
import { useCallForm } from "@/components/account/use-call-form";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/api/account/auth-browser";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";
import { forgetCheckout } from "@/lib/session/guest";

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("account");
  const { language } = usePageLocale();
  const { deleteAccount } = useSession();
  const { form, field, failure, sending, formProps } = useCallForm({
    start: { password: "" },
    check: async ({ password }) => (password ? (await loadFieldRules()).remove({ password }) : {}),
    send: async ({ password }) => {
      await deleteAccount(password);
      forgetCheckout();
      pageLoading.instead(pathOf("home", language));
    },
    refusals: { bad_credentials: { field: "password", text: t("delete.wrong_password") } },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  return (
    <form {...formProps} className="mt-2">
      <FormFailure failure={failure} network={t("network")} />
      <PasswordField
        {...field("password")}
        label={t("delete.password")}
        hint={t("delete.password_hint")}
        autoComplete="current-password"
      />
      <div className="acc-acts">
        <Button type="submit" className="danger" aria-busy={sending}>
          {sending ? t("delete.deleting") : t("delete.confirm")}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t("delete.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Deleting the account: what stays is said first, then it takes the password and a second press. */
export function DeleteAccount() {
  const t = useTranslations("account");
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="delete-title">
      <h2 id="delete-title">{t("delete.title")}</h2>
      <p className="muted sm mt-1">{t("delete.text")}</p>
      {open ? (
        <Confirmation
          onCancel={() => {
            setOpen(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : (
        <Button ref={opener} small className="mt-2" onClick={() => setOpen(true)}>
          {t("delete.open")}
        </Button>
      )}
    </section>
  );
}
