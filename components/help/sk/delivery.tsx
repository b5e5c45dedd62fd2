import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

const ways = { card: "kartou", button: "bankovým tlačidlom", both: "kartou alebo bankovým tlačidlom" };

/** Delivery and payment in Slovak. @param tables of prices and of payments, country by country */
export function deliverySk(facts: HelpFacts, tables: { prices: ReactNode; payments: ReactNode }): HelpText {
  const { freeTyres, freeFrom, cutOff, boxSides, online, dollars, courierKg, place, hours } = facts;
  return {
    lead: (
      <p>
        Od {freeTyres} pneumatík je doprava zadarmo. Rovnako pri nákupe od {freeFrom.SK} na Slovensko a od {freeFrom.CZ}{" "}
        do Česka.
      </p>
    ),
    sections: [
      {
        id: "prices",
        title: "Koľko doprava stojí",
        text: (
          <>
            {tables.prices}
            <p>Ceny sú s DPH a počíta ich ten istý program ako pokladňa. Dni sú pracovné dni na ceste.</p>
          </>
        ),
      },
      {
        id: "when",
        title: "Kedy pneumatiky prídu",
        text: (
          <>
            <p>
              Čo máme na sklade a objednáte v pracovný deň do {cutOff}, odosielame ešte v ten deň. Neskoršie objednávky
              a objednávky z víkendu a zo sviatku vyrážajú ďalší pracovný deň. Sklad je v Česku, platia preto české
              sviatky. Presný dátum vidíte pri každej pneumatike, v košíku aj v pokladni.
            </p>
            <p>Ak platíte prevodom, pneumatiky odošleme, len čo peniaze prídu.</p>
          </>
        ),
      },
      {
        id: "ways",
        title: "Kam ich môžeme poslať",
        text: (
          <ul>
            <li>
              <b>Kuriér na adresu.</b> Privezie ich ku dverám. Jeden balík smie vážiť {courierKg} kg, do 17 palcov preto
              jazdia osobné pneumatiky po dve, väčšie po jednej.
            </li>
            <li>
              <b>Partnerský pneuservis.</b> Vyberiete si ho v pokladni podľa mesta alebo PSČ. Prezutie si dohodnete a
              zaplatíte priamo tam.
            </li>
            <li>
              <b>Osobný odber.</b> {place}, {hours}. Vždy zadarmo.
            </li>
          </ul>
        ),
      },
      {
        id: "boxes",
        title: "Prečo nie do výdajného boxu",
        text: (
          <p>
            Boxy a bežné výdajné miesta berú zásielky, ktorých tri strany majú spolu najviac {boxSides} cm. Pneumatika
            205/55 R16 meria 63 × 63 × 21 cm, teda 147 cm, a to patrí k menším. „Výdajné miesto“ preto u nás znamená
            pneuservis alebo depo, kde ju majú kam uložiť.
          </p>
        ),
      },
      {
        id: "payment",
        title: "Ako zaplatíte",
        text: (
          <>
            <p>
              <b>Prevodom</b> podľa údajov, ktoré uvidíte hneď po objednávke a v e-maile. K eurám patrí kód PAY by
              square, ku korunám QR Platba: stačí ho načítať v aplikácii banky. <b>Pri prevzatí</b> platíte na Slovensku
              v eurách a v Česku v korunách, v našej predajni v oboch.{" "}
              {online ? (
                <>
                  <b>Online</b>, {ways[online]}, zaplatíte hneď po objednaní na zabezpečenej stránke platobnej brány, v
                  eurách aj korunách{dollars && ", kartou aj v dolároch"}, bez poplatku.
                </>
              ) : (
                "Platobné karty na internete zatiaľ neprijímame."
              )}
            </p>
            {tables.payments}
          </>
        ),
      },
      {
        id: "receiving",
        title: "Pri prevzatí",
        text: (
          <p>
            Pozrite sa, či sedí počet, rozmer a rok výroby. Viditeľné poškodenie zapíšte s kuriérom; reklamovať však
            môžete aj bez zápisu. {facts.returns} Oboje opisuje stránka{" "}
            <To page="complaints">Reklamácia a odstúpenie</To>.
          </p>
        ),
      },
    ],
  };
}
