"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { viewPath } from "@/components/account/auth-views";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { PasswordField } from "@/components/account/password-field";
import { useCallForm } from "@/components/account/use-call-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { NotReady } from "@/components/ui/not-ready";
import { setNewPassword } from "@/lib/api/account/auth-browser";
import { ApiError } from "@/lib/api/transport/call";
import type { Language } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** The page in one of its conditions; a new one takes the focus. */
function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted mt-2">{text}</p>
      <p className="mt-3">{children}</p>
    </>
  );
}

function PasswordForm(props: { token: string; onDone: () => void; onInvalid: () => void }) {
  const t = useTranslations("auth");
  const rules = useTranslations("field");
  const locale = usePageLocale();
  const { field, failure, sending, formProps } = useCallForm({
    start: { password: "" },
    check: async (values) => (await loadFieldRules()).reset(values),
    send: async ({ password }) => {
      try {
        await setNewPassword(props.token, password, locale);
        props.onDone();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "token_invalid") throw error;
        props.onInvalid();
      }
    },
  });
  return (
    <>
      <h1>{t("reset.title")}</h1>
      <p className="muted sm mt-1">{t("reset.text")}</p>
      <NotReady>{rules("not_ready")}</NotReady>
      <form {...formProps}>
        <FormFailure failure={failure} network={t("network")} />
        <PasswordField
          {...field("password")}
          label={t("label.new_password")}
          hint={t("hint.password")}
          autoComplete="new-password"
          minLength={8}
          required
        />
        <Button type="submit" look="go" full aria-busy={sending}>
          {sending ? t("sending") : t("reset.action")}
        </Button>
      </form>
    </>
  );
}

const never = () => () => {};
const tokenInAddress = () => new URLSearchParams(location.search).get("token") ?? "";

/** Setting a new password by the mailed link. Its token is read in the browser: no page that is sent out contains it. */
export function NewPassword({ language }: { language: Language }) {
  const t = useTranslations("auth");
  const token = useSyncExternalStore(never, tokenInAddress, () => null);
  const [state, setState] = useState<"open" | "done" | "invalid">("open");
  if (state === "done") {
    return (
      <Told title={t("reset_done.title")} text={t("reset_done.text")}>
        <ButtonLink look="go" href={viewPath("sign_in", language)}>
          {t("sign_in.action")}
        </ButtonLink>
      </Told>
    );
  }
  if (state === "invalid" || token === "") {
    return (
      <Told title={t("reset_invalid.title")} text={t("reset_invalid.text")}>
        <ButtonLink look="go" href={viewPath("forgot", language)}>
          {t("reset_invalid.action")}
        </ButtonLink>
      </Told>
    );
  }
  return <PasswordForm token={token ?? ""} onDone={() => setState("done")} onInvalid={() => setState("invalid")} />;
}
