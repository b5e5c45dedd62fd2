"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { cartIcon } from "@/components/ui/icons/cart";
import { Link } from "@/components/ui/link";
import { LiveRegion } from "@/components/ui/live-region";
import { useSmallCart } from "@/lib/api/cart/small-cart";
import type { Language } from "@/lib/domain/locale";

/** "Tyres" in each plural form, chosen on the server, so that the header needs no message library. */
export type Pieces = Record<Intl.LDMLPluralRule, string>;

/** What changed since the cart was first loaded; the first number is not announced. */
function useNews(count: number | null, text: string): string {
  const seen = useRef<number | null>(null);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (count === null || seen.current === count) return;
    if (seen.current !== null) setNews(text);
    seen.current = count;
  }, [count, text]);
  return news;
}

/**
 * The cart link in the header with the number of tyres. Until that is known, and while the cart is empty, its space is
 * reserved but empty. Changes are read out.
 */
export function CartBadge(props: { href: string; label: string; pieces: Pieces; language: Language }) {
  const { href, label, pieces, language } = props;
  const { count } = useSmallCart();
  const tyres = count ? `${label}, ${count} ${pieces[new Intl.PluralRules(language).select(count)]}` : label;
  const news = useNews(count, tyres);
  return (
    <>
      <Link href={href} aria-label={tyres} className="cart-link">
        <Icon shape={cartIcon} />
        <span className="hm">{label}</span>
        <span className="cnt" hidden={!count}>
          {count}
        </span>
      </Link>
      <LiveRegion message={news} />
    </>
  );
}
