import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** The accessibility statement in Slovak. Source: Act 351/2022; Directive (EU) 2019/882. */
export function accessibilitySk({ shop }: TermsFacts): LegalText {
  return {
    lead: (
      <p>
        Chceme, aby tu mohol nakúpiť každý. Riadime sa zásadami WCAG 2.1 na úrovni AA, z ktorých vychádza zákon{" "}
        {"č.\u00a0351/2022\u00a0Z.\u00a0z."} o prístupnosti výrobkov a služieb.
      </p>
    ),
    sections: [
      {
        id: "how",
        title: "Ako obchod funguje",
        text: (
          <ul>
            <li>Všetko sa dá ovládať len klávesnicou a vidno, kde práve ste. Na začiatku stránky je odkaz na obsah.</li>
            <li>Výber rozmeru na nakreslenej pneumatike má vedľa seba obyčajné polia s rovnakým výsledkom.</li>
            <li>Kresby a štítky majú slovný opis; údaje z nich sú na stránke aj ako text.</li>
            <li>Chyby vo formulároch sú napísané pri poliach a nič vyplnené sa pre ne nestratí.</li>
            <li>
              Text sa dá zväčšiť, stránky sa zmestia na úzky displej a majú svetlý aj tmavý vzhľad. Kto obmedzil pohyb v
              systéme, vidí stránky bez animácií.
            </li>
            <li>
              Prezeranie, vyhľadávanie aj košík fungujú aj bez JavaScriptu. Pokladňa ho potrebuje; bez neho objednáte
              telefonicky.
            </li>
          </ul>
        ),
      },
      {
        id: "tested",
        title: "Čo sme overili",
        text: (
          <p>
            K skúškam obchodu patrí automatická kontrola stránok nástrojom axe vo svetlom aj tmavom vzhľade, nákup len
            klávesnicou a kontrola kontrastu farieb. Takéto skúšky nájdu len časť chýb.
          </p>
        ),
      },
      {
        id: "gaps",
        title: "Čo overené nie je",
        text: (
          <p>
            Obchod zatiaľ nehodnotil nezávislý odborník a celý nákup nevyskúšali ľudia s čítačkou obrazovky. O žiadnom
            konkrétnom nedostatku nevieme; môže tu však byť. Stránky bánk a prihlásenie cez Google alebo Facebook
            nespravujeme.
          </p>
        ),
      },
      {
        id: "contact",
        title: "Keď vám niečo bráni v nákupe",
        text: (
          <>
            <p>
              Napíšte na <MailLink email={shop.email} />, zavolajte {shop.phone.replaceAll(" ", "\u00a0")} alebo použite{" "}
              <To page="contacts">kontakty</To>. Opíšte, kde to viazne a čím stránku čítate. Objednávku s vami medzitým
              vybavíme po telefóne.
            </p>
            <p>
              Ak nepomôžeme, môžete sa obrátiť na Slovenskú obchodnú inšpekciu, <a href="https://www.soi.sk">soi.sk</a>.
            </p>
          </>
        ),
      },
    ],
  };
}
