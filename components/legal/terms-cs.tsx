import { buyingCs } from "@/components/legal/cs/buying";
import { buyingElsewhereCs } from "@/components/legal/cs/buying-elsewhere";
import { dataCs } from "@/components/legal/cs/data";
import { rightsCs } from "@/components/legal/cs/rights";
import type { TermsFacts } from "@/components/legal/facts";
import type { TermsText } from "@/components/legal/section";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** The terms in Czech, by Czech law: the Civil Code (89/2012) and the Consumer Protection Act (634/1992). */
export function termsCs(facts: TermsFacts): TermsText {
  return {
    lead: (
      <>
        <p>
          Podle těchto podmínek prodává obchod {facts.shop.name} pneumatiky s doručením do Česka. Platí od{" "}
          {facts.validFrom}.
        </p>
        <p>
          Doručujeme-li na Slovensko, platí{" "}
          <Link href={pathOf("terms", "sk")} hrefLang="sk">
            slovenské znění
          </Link>
          .
        </p>
      </>
    ),
    sections: {
      ...buyingCs(facts),
      ...(facts.offer.checkout && buyingElsewhereCs(facts)),
      ...rightsCs(facts),
      ...dataCs(facts),
    },
  };
}
