"use client";

import { useCallback, useEffect, useState } from "react";
import { readDelivery } from "@/lib/api/checkout/read-delivery";
import { useQuery } from "@/lib/api/request/query-store";
import type { DeliveryOption } from "@/lib/contract/checkout";
import { type Country, localeTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/**
 * The ways of delivery to a country, priced for the cart. A changed cart is priced anew; until its prices are known, and while they
 * cannot be read, the last known ones stay.
 * @param version any text that changes when the cart does
 * @param initial what the server rendered into the page; `null` when it could not read them
 * @returns `null` while nothing is known
 */
export function useCartDelivery(
  country: Country,
  version: string,
  initial: DeliveryOption[] | null,
): readonly DeliveryOption[] | null {
  const locale = usePageLocale();
  const { language, currency } = locale;
  const [known, setKnown] = useState({ version, options: initial });
  const read = useCallback(() => readDelivery(country, { language, currency }), [country, language, currency]);
  const isKnown = known.options !== null && known.version === version;
  const { data } = useQuery(`delivery ${localeTag(locale)} ${country} ${version}`, isKnown ? null : read, true);
  useEffect(() => {
    if (data) setKnown({ version, options: data });
  }, [data, version]);
  return data ?? known.options;
}
