"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { type Currency, currencies } from "@/lib/domain/locale";
import { currencyCookie, preferenceCookie } from "@/lib/preferences/cookies";

/** The currencies that shoppers of the shop's countries can pay in by any way. */
const others = currencies.filter((currency) => currency !== "USD");

/**
 * In a checkout in dollars: which payment methods need another currency, with links to it. The page reloads in the other
 * currency with the saved draft.
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
