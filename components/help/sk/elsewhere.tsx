import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Who runs the shop, in Slovak, where its checkout is at a back end elsewhere: nothing of what only that knows. */
export function aboutElsewhereSk({ shop, place, hours }: HelpFacts): HelpText {
  return {
    lead: <p>{shop.name} predáva pneumatiky pre osobné autá, SUV a dodávky. Doručuje na Slovensko a do Česka.</p>,
    sections: [
      {
        id: "who",
        title: "Kto za ním stojí",
        text: (
          <p>
            Predávajúcim je {shop.name}, {place}, IČO {shop.company_id}. {hours ? `Otvorené máme ${hours}. ` : null}
            Úplné údaje sú v{" "}
            <To page="terms" at="seller">
              obchodných podmienkach
            </To>
            , ostatné v <To page="contacts">kontaktoch</To>.
          </p>
        ),
      },
      {
        id: "how",
        title: "Ako nákup prebieha",
        text: (
          <p>
            V pokladni vyplníte kontakt a adresu, vyberiete dopravu a platbu a pred odoslaním vidíte celkovú cenu. Z
            čoho sa dá vybrať, nájdete na stránke <To page="delivery">Doprava a platba</To>.
          </p>
        ),
      },
      {
        id: "not",
        title: "Čo nerobíme",
        text: (
          <ul>
            <li>
              Na stránkach nie sú reklamné siete ani meracie služby. Viac v{" "}
              <To page="privacy">ochrane osobných údajov</To>.
            </li>
            <li>Nesľubujeme, že pneumatika patrí na vaše auto. O tom rozhoduje osvedčenie o evidencii vozidla.</li>
          </ul>
        ),
      },
    ],
  };
}

/** Delivery and payment in Slovak, as a back end elsewhere tells of them. @param tables of its prices and payments */
export function deliveryElsewhereSk(
  { returns }: HelpFacts,
  tables: { prices: ReactNode; payments: ReactNode },
): HelpText {
  return {
    lead: <p>Cenu dopravy a platby pre svoj košík uvidíte v pokladni skôr, než objednáte.</p>,
    sections: [
      { id: "prices", title: "Kam a za koľko doručujeme", text: tables.prices },
      { id: "payment", title: "Ako zaplatíte", text: tables.payments },
      {
        id: "receiving",
        title: "Pri prevzatí",
        text: (
          <p>
            Pozrite sa, či sedí počet, rozmer a rok výroby. Viditeľné poškodenie zapíšte s tým, kto tovar odovzdáva;
            reklamovať však môžete aj bez zápisu. {returns} Oboje opisuje stránka{" "}
            <To page="complaints">Reklamácia a odstúpenie</To>.
          </p>
        ),
      },
    ],
  };
}
