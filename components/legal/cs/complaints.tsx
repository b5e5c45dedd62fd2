import { guaranteeCs } from "@/components/legal/cs/guarantee";
import { rightsCs } from "@/components/legal/cs/rights";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Complaints and withdrawal in Czech: the steps here, the rules in the same words as in the terms. */
export function complaintsCs(facts: TermsFacts): LegalText {
  const { defects, disputes, "used-tyres": usedTyres } = rightsCs(facts);
  return {
    lead: <p>Co dělat, když má pneumatika vadu nebo ji chcete vrátit. Platí pro nákup s doručením do Česka.</p>,
    sections: [
      guaranteeCs,
      {
        id: "complaint",
        title: "Reklamace krok za krokem",
        text: (
          <>
            <ol>
              <li>
                Napište na <MailLink email={facts.shop.email} /> nebo přijďte na adresu {facts.place}. Uveďte číslo
                objednávky, v čem je vada a co žádáte. Pomůže fotografie vady, celé pneumatiky a kódu DOT.
              </li>
              <li>Bez odkladu dostanete písemné potvrzení, kdy jste reklamovali a co žádáte.</li>
              <li>Domluvíme se, jak pneumatiku prohlédneme. Dopravu vadné pneumatiky platíme my.</li>
              <li>
                O reklamaci rozhodujeme my, prodávající. Výsledek a potvrzení o opravě nebo výměně dostanete do 30 dnů.
              </li>
            </ol>
            <p>Stejně postupujte, když pneumatiku cestou poškodil kurýr.</p>
          </>
        ),
      },
      { id: "rules", title: "Vaše práva při vadě", text: defects.text },
      {
        id: "withdrawal",
        title: "Odstoupení od smlouvy do 14 dnů",
        text: (
          <>
            {facts.offer.withdrawal ? (
              <p>
                {facts.returns} Nejrychleji to jde <To page="withdrawal">funkcí na webu</To>; přijetí hned potvrdíme
                e-mailem. Můžete také poslat{" "}
                <To page="terms" at="withdrawal-form">
                  vzorový formulář
                </To>
                . Celé poučení je v{" "}
                <To page="terms" at="withdrawal">
                  obchodních podmínkách
                </To>
                .
              </p>
            ) : (
              <p>
                {facts.returns} Stačí e-mail nebo dopis; použít můžete{" "}
                <To page="terms" at="withdrawal-form">
                  vzorový formulář
                </To>
                . Celé poučení je v{" "}
                <To page="terms" at="withdrawal">
                  obchodních podmínkách
                </To>
                .
              </p>
            )}
            <p>
              Pneumatiky pošlete nebo přivezte do 14 dnů od odstoupení, náklady na vrácení nesete vy. Peníze i s
              nejlevnější dopravou vrátíme do 14 dnů od odstoupení, ne však dřív, než pneumatiky dostaneme nebo doložíte
              jejich odeslání.
            </p>
            <p>Ještě před montáží si nechte zkontrolovat rozměr a indexy.</p>
          </>
        ),
      },
      { id: "used-tyres", title: usedTyres.title, text: usedTyres.text },
      { id: "disputes", title: disputes.title, text: disputes.text },
    ],
  };
}
