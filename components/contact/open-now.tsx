"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ContactInfo } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { openingState } from "@/lib/domain/opening";
import { onDay } from "@/lib/i18n/day";

const minute = 60_000;

/** Whether the shop is open now, or when it opens. Rendered only in the browser, since the page is cached. */
export function OpenNow({
  shop,
  language,
}: {
  shop: Pick<ContactInfo, "opening_hours" | "address">;
  language: Language;
}) {
  const t = useTranslations("contact");
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  const state = openingState(shop.opening_hours, now, shop.address?.country ?? "CZ");
  const short = (time: string) => time.replace(/^0/, "");
  if (state.open) return <b>{t("open_now", { time: short(state.closes) })}</b>;
  if (state.opens === null) return <b>{t("closed")}</b>;
  const { day, time, inDays } = state.opens;
  const told = { time: short(time), day: onDay(day, language, "short") };
  return <b>{t(inDays === 0 ? "opens_today" : inDays === 1 ? "opens_tomorrow" : "opens_on", told)}</b>;
}
