import { buyingEn } from "@/components/legal/en/buying";
import { buyingElsewhereEn } from "@/components/legal/en/buying-elsewhere";
import { dataEn } from "@/components/legal/en/data";
import { rightsEn } from "@/components/legal/en/rights";
import type { TermsFacts } from "@/components/legal/facts";
import type { TermsText } from "@/components/legal/section";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** The terms in English: they say where Czech and Slovak law differ, and which of them protects the buyer. */
export function termsEn(facts: TermsFacts): TermsText {
  return {
    lead: (
      <>
        <p>
          The terms on which {facts.shop.name} sells tyres in Czechia and Slovakia, valid from {facts.validFrom}.
        </p>
        <p>
          The law of the country we deliver to protects you: Czech law in Czechia, Slovak law in Slovakia. The terms
          also exist{" "}
          <Link href={pathOf("terms", "cs")} hrefLang="cs">
            in Czech
          </Link>{" "}
          and{" "}
          <Link href={pathOf("terms", "sk")} hrefLang="sk">
            in Slovak
          </Link>
          .
        </p>
      </>
    ),
    sections: {
      ...buyingEn(facts),
      ...(facts.offer.checkout && buyingElsewhereEn(facts)),
      ...rightsEn(facts),
      ...dataEn(facts),
    },
  };
}
