import type { ReactNode } from "react";
import type { TextSection } from "@/components/ui/text-page";
import type { Seller } from "@/lib/contract/shop";
import type { Locale } from "@/lib/domain/locale";

export type LegalProps = { shop: Seller; locale: Locale };

/** A legal text in one language. */
export type LegalText = { lead: ReactNode; sections: TextSection[] };
