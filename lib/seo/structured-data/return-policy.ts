import type { MerchantReturnPolicyLeaf } from "schema-dts";
import { countries, type Language } from "@/lib/domain/locale";
import { withdrawalDays } from "@/lib/domain/withdrawal";
import { pathOf } from "@/lib/seo/paths";

/**
 * How goods go back: within the days of the law, by mail, at the customer's expense, as the terms say.
 * Source: Google Search Central, merchant return policy.
 * @param publicUrl where the shop is found, without a slash at the end
 */
export function returnPolicy(publicUrl: string, language: Language): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: [...countries],
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: withdrawalDays,
    returnMethod: "https://schema.org/ReturnByMail",
    returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    merchantReturnLink: `${publicUrl}${pathOf("withdrawal", language)}`,
  };
}
