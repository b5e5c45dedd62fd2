"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { usePageRouter } from "@/components/ui/use-page-router";
import { verifyEmail } from "@/lib/api/account/auth-browser";
import { useUser } from "@/lib/api/account/browser";
import { failureOf } from "@/lib/api/request/failure";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Confirms the e-mail when the account is opened by the mailed link, then takes the token out of the address. */
export function ConfirmEmail() {
  const t = useTranslations("account.verify");
  const locale = usePageLocale();
  const router = usePageRouter();
  const pathname = usePathname();
  const { reload } = useUser();
  const asked = useRef(false);
  const [told, setTold] = useState<{ good: boolean; text: string } | null>(null);
  useEffect(() => {
    const token = new URLSearchParams(location.search).get("verify");
    if (!token || asked.current) return;
    asked.current = true;
    async function confirm(text: string) {
      try {
        await verifyEmail(text, locale);
        setTold({ good: true, text: t("done") });
        await reload();
      } catch (error) {
        const { code, detail } = failureOf(error);
        setTold({ good: false, text: code === "token_invalid" ? t("invalid") : (detail ?? t("failed")) });
      }
      // The page is read again as well: the state of the e-mail, and the orders that have joined.
      router.replace(pathname);
    }
    void confirm(token);
  });
  if (!told) return null;
  return <Notice kind={told.good ? "info" : "bad"}>{told.text}</Notice>;
}
