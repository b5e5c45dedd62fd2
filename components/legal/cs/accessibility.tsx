import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** The accessibility statement in Czech. Source: Act 424/2023; Directive (EU) 2019/882. */
export function accessibilityCs({ shop }: TermsFacts): LegalText {
  return {
    lead: (
      <p>
        Chceme, aby tu mohl nakoupit každý. Řídíme se zásadami WCAG 2.1 na úrovni AA, ze kterých vychází zákon{" "}
        {"č.\u00a0424/2023\u00a0Sb."} o požadavcích na přístupnost.
      </p>
    ),
    sections: [
      {
        id: "how",
        title: "Jak obchod funguje",
        text: (
          <ul>
            <li>Vše se dá ovládat jen klávesnicí a je vidět, kde právě jste. Na začátku stránky je odkaz na obsah.</li>
            <li>Výběr rozměru na kreslené pneumatice má vedle sebe obyčejná pole se stejným výsledkem.</li>
            <li>Kresby a štítky mají slovní popis; údaje z nich jsou na stránce i jako text.</li>
            <li>Chyby ve formulářích jsou napsané u polí a nic vyplněného se kvůli nim neztratí.</li>
            <li>
              Text se dá zvětšit, stránky se vejdou na úzký displej a mají světlý i tmavý vzhled. Kdo omezil pohyb v
              systému, vidí stránky bez animací.
            </li>
            <li>
              Prohlížení, vyhledávání i košík fungují i bez JavaScriptu. Pokladna ho potřebuje; bez něj objednáte
              telefonicky.
            </li>
          </ul>
        ),
      },
      {
        id: "tested",
        title: "Co jsme ověřili",
        text: (
          <p>
            Ke zkouškám obchodu patří automatická kontrola stránek nástrojem axe ve světlém i tmavém vzhledu, nákup jen
            klávesnicí a kontrola kontrastu barev. Takové zkoušky najdou jen část chyb.
          </p>
        ),
      },
      {
        id: "gaps",
        title: "Co ověřené není",
        text: (
          <p>
            Obchod zatím nehodnotil nezávislý odborník a nákup celý nevyzkoušeli lidé se čtečkou obrazovky. O žádném
            konkrétním nedostatku nevíme; může tu ale být. Stránky bank a přihlášení přes Google nebo Facebook
            nespravujeme.
          </p>
        ),
      },
      {
        id: "contact",
        title: "Když vám něco brání v nákupu",
        text: (
          <>
            <p>
              Napište na <MailLink email={shop.email} />, zavolejte {shop.phone.replaceAll(" ", "\u00a0")} nebo použijte{" "}
              <To page="contacts">kontakty</To>. Popište, kde to vázne a čím stránku čtete. Objednávku s vámi mezitím
              vyřídíme po telefonu.
            </p>
            <p>
              Nepomůžeme-li, můžete se obrátit na Českou obchodní inspekci, <a href="https://coi.gov.cz">coi.gov.cz</a>.
            </p>
          </>
        ),
      },
    ],
  };
}
