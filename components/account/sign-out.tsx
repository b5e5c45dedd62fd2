"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { pageLoading } from "@/components/account/page-loading";
import { Button } from "@/components/ui/button";
import { useSession } from "@/lib/api/account/auth-browser";
import { nobody, useUser } from "@/lib/api/account/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { forgetCheckout } from "@/lib/session/guest";

/** Ends the session: the server's, the cookies, the user, and what the checkout has kept; then loads the page anew. */
export function SignOut() {
  const t = useTranslations("account");
  const { signOut } = useSession();
  const { set } = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

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
    <div>
      <FormFailure failure={failure} network={t("network")} />
      <Button aria-busy={busy} onClick={leave}>
        {busy ? t("signing_out") : t("sign_out")}
      </Button>
    </div>
  );
}
