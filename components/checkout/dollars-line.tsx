"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { type Currency, currencies } from "@/lib/domain/locale";
import { currencyCookie, preferenceCookie } from "@/lib/preferences/cookies";

/** The currencies that shoppers of the shop's countries can pay in by any way. */
const others = currencies.filter((currency) => currency !== "USD");

/**
 * In a checkout in dollars: which ways to pay need another currency, and the way to it. The page comes again in the other currency
 * with everything that was typed, which is kept as it is typed.
 */
export function DollarsLine() {
  const t = useTranslations("checkout.dollars");
  async function change(event: MouseEvent<HTMLAnchorElement>, currency: Currency) {
    event.preventDefault();
    const { setCookie } = await import("cookies-next/client");
    setCookie(currencyCookie, currency, preferenceCookie);
    location.reload();
  }
  return (
    <div className="note info">
      <p>
        {t("text")}
        {others.map((currency, index) => (
          <span key={currency}>
            {index > 0 ? " · " : " "}
            {/* Not a Link: the whole document changes its prices. */}
            <a className="scripted" href={`?currency=${currency}`} onClick={(event) => change(event, currency)}>
              {t(currency)}
            </a>
            <noscript>
              <Button type="submit" variant="text" name="currency" value={currency}>
                {t(currency)}
              </Button>
            </noscript>
          </span>
        ))}
      </p>
    </div>
  );
}
