import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Who runs the shop, in Czech, where its checkout is at a back end elsewhere: nothing of what only that knows. */
export function aboutElsewhereCs({ shop, place, hours }: HelpFacts): HelpText {
  return {
    lead: <p>{shop.name} prodává pneumatiky pro osobní auta, SUV a dodávky. Doručuje do Česka a na Slovensko.</p>,
    sections: [
      {
        id: "who",
        title: "Kdo za ním stojí",
        text: (
          <p>
            Prodávajícím je {shop.name}, {place}, IČO {shop.company_id}. {hours ? `Otevřeno máme ${hours}. ` : null}
            Celou identifikaci najdete v{" "}
            <To page="terms" at="seller">
              obchodních podmínkách
            </To>
            , ostatní v <To page="contacts">kontaktech</To>.
          </p>
        ),
      },
      {
        id: "how",
        title: "Jak nákup probíhá",
        text: (
          <p>
            V pokladně vyplníte kontakt a adresu, vyberete dopravu a platbu a před odesláním vidíte celkovou cenu. Co se
            dá vybrat, vypisuje <To page="delivery">Doprava a platba</To>.
          </p>
        ),
      },
      {
        id: "not",
        title: "Co neděláme",
        text: (
          <ul>
            <li>
              Na stránkách nejsou reklamní sítě ani měřicí služby. Víc v <To page="privacy">ochraně osobních údajů</To>.
            </li>
            <li>Neslibujeme, že pneumatika patří na vaše auto. O tom rozhoduje osvědčení o registraci vozidla.</li>
          </ul>
        ),
      },
    ],
  };
}

/** Delivery and payment in Czech, as a back end elsewhere tells of them. @param tables of its prices and payments */
export function deliveryElsewhereCs(
  { returns }: HelpFacts,
  tables: { prices: ReactNode; payments: ReactNode },
): HelpText {
  return {
    lead: <p>Cenu dopravy a platby pro svůj košík uvidíte v pokladně dřív, než objednáte.</p>,
    sections: [
      { id: "prices", title: "Kam a za kolik doručujeme", text: tables.prices },
      { id: "payment", title: "Jak zaplatíte", text: tables.payments },
      {
        id: "receiving",
        title: "Při převzetí",
        text: (
          <p>
            Podívejte se, jestli sedí počet, rozměr a rok výroby. Viditelné poškození zapište s tím, kdo zboží předává;
            i bez zápisu ale můžete reklamovat. {returns} Obojí popisuje stránka{" "}
            <To page="complaints">Reklamace a odstoupení</To>.
          </p>
        ),
      },
    ],
  };
}
