import type { TermsFacts } from "@/components/legal/facts";
import type { TermsText } from "@/components/legal/section";
import { buyingSk } from "@/components/legal/sk/buying";
import { buyingElsewhereSk } from "@/components/legal/sk/buying-elsewhere";
import { dataSk } from "@/components/legal/sk/data";
import { rightsSk } from "@/components/legal/sk/rights";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** The terms in Slovak, by Slovak law: the Consumer Protection Act (108/2024) and the Civil Code (40/1964). */
export function termsSk(facts: TermsFacts): TermsText {
  return {
    lead: (
      <>
        <p>
          Tieto podmienky platia pre nákup pneumatík v obchode {facts.shop.name} s doručením na Slovensko, a to od{" "}
          {facts.validFrom}.
        </p>
        <p>
          Ak doručujeme do Česka, platí{" "}
          <Link href={pathOf("terms", "cs")} hrefLang="cs">
            české znenie
          </Link>
          .
        </p>
      </>
    ),
    sections: {
      ...buyingSk(facts),
      ...(facts.offer.checkout && buyingElsewhereSk(facts)),
      ...rightsSk(facts),
      ...dataSk(facts),
    },
  };
}
