"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { pageLoading } from "@/components/account/page-loading";
import { PasswordField } from "@/components/account/password-field";
import { deleteByForm } from "@/components/account/send-profile";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { Button, buttonClass } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { useSession } from "@/lib/api/account/auth-browser";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";
import { forgetCheckout } from "@/lib/session/guest";

function Confirmation({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("account");
  const { language } = usePageLocale();
  const { deleteAccount } = useSession();
  const { field, refused, sending, formProps } = useCallForm({
    byForm: deleteByForm,
    unsent: unsentForm,
    start: { password: "" },
    check: async ({ password }) => (password ? (await loadFieldRules()).remove({ password }) : {}),
    send: async ({ password }) => {
      await deleteAccount(password);
      forgetCheckout();
      pageLoading.instead(pathOf("home", language));
    },
    refusals: { bad_credentials: { field: "password", text: t("delete.wrong_password") } },
  });
  return (
    <form {...formProps} className="mt-2">
      <FormFailure {...refused} network={t("network")} />
      <LocaleField />
      <PasswordField
        {...field("password")}
        label={t("delete.password")}
        hint={t("delete.password_hint")}
        autoComplete="current-password"
        autoFocus
      />
      <div className="acc-acts">
        <Button type="submit" className="danger" aria-busy={sending}>
          {sending ? t("delete.deleting") : t("delete.confirm")}
        </Button>
        <a
          className={buttonClass({ variant: "text" })}
          href={`${pathOf("account", language)}#delete-title`}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onCancel();
          }}
        >
          {t("delete.cancel")}
        </a>
      </div>
    </form>
  );
}

/**
 * Deletes the account: explains what is retained, then asks for the password and a second press.
 * @param startsOpen the first press was made already, without scripts
 */
export function DeleteAccount({ startsOpen = false }: { startsOpen?: boolean }) {
  const t = useTranslations("account");
  const { language } = usePageLocale();
  const [open, setOpen] = useState(startsOpen);
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
        <form
          action={pathOf("account", language)}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Button type="submit" name="delete" value="1" ref={opener} small className="mt-2">
            {t("delete.open")}
          </Button>
        </form>
      )}
    </section>
  );
}
