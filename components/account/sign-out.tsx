"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { pageLoading } from "@/components/account/page-loading";
import { signOutByForm } from "@/components/account/send-profile";
import { unsentForm } from "@/components/account/sent-form";
import { useButtonForm } from "@/components/account/use-button-form";
import { Button } from "@/components/ui/button";
import { LocaleField } from "@/components/ui/locale-field";
import { useSession } from "@/lib/api/account/auth-browser";
import { nobody, useUser } from "@/lib/api/account/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { forgetCheckout } from "@/lib/session/guest";

/** Signs out: ends the session, clears cookies, user and checkout draft, then reloads the page. */
export function SignOut() {
  const t = useTranslations("account");
  const { signOut } = useSession();
  const { set } = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { answered, formProps } = useButtonForm(signOutByForm, unsentForm, leave);

  async function leave() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signOut();
      set(nobody);
      forgetCheckout();
      pageLoading.anew();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <form {...formProps}>
      <FormFailure failure={failure} said={answered.failure} network={t("network")} />
      <LocaleField />
      <Button type="submit" aria-busy={busy}>
        {busy ? t("signing_out") : t("sign_out")}
      </Button>
    </form>
  );
}
