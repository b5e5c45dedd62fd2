import type { ReactNode } from "react";
import type { TextSection } from "@/components/ui/text-page";
import type { ShopOffer } from "@/lib/api/shop/offer";
import type { Seller } from "@/lib/contract/shop";
import type { Locale } from "@/lib/domain/locale";

/** @param offer what the texts may promise; without it everything */
export type LegalProps = { shop: Seller; locale: Locale; offer?: ShopOffer };

/** A legal text in one language. */
export type LegalText = { lead: ReactNode; sections: TextSection[] };
