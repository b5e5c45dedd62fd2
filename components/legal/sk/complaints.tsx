import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { guaranteeSk } from "@/components/legal/sk/guarantee";
import { rightsSk } from "@/components/legal/sk/rights";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Complaints and withdrawal in Slovak: the steps here, the rules in the same words as in the terms. */
export function complaintsSk(facts: TermsFacts): LegalText {
  const { defects, disputes, "used-tyres": usedTyres } = rightsSk(facts);
  return {
    lead: <p>Čo robiť, keď má pneumatika vadu alebo ju chcete vrátiť. Platí pre nákup s doručením na Slovensko.</p>,
    sections: [
      guaranteeSk,
      {
        id: "complaint",
        title: "Reklamácia krok za krokom",
        text: (
          <>
            <ol>
              <li>
                Napíšte na <MailLink email={facts.shop.email} /> alebo príďte na adresu {facts.place}. Uveďte číslo
                objednávky, v čom je vada a čo žiadate. Pomôže fotografia vady, celej pneumatiky a kódu DOT.
              </li>
              <li>Bezodkladne dostanete písomné potvrdenie s lehotou, v ktorej vadu odstránime.</li>
              <li>Dohodneme sa, ako pneumatiku prezrieme. Dopravu chybnej pneumatiky platíme my.</li>
              <li>
                O reklamácii rozhodujeme my, predávajúci. Vybavíme ju do 30 dní; odmietnuť ju môžeme len písomne a s
                dôvodmi.
              </li>
            </ol>
            <p>Rovnako postupujte, keď pneumatiku cestou poškodil kuriér.</p>
          </>
        ),
      },
      { id: "rules", title: "Vaše práva pri vade", text: defects.text },
      {
        id: "withdrawal",
        title: "Odstúpenie od zmluvy do 14 dní",
        text: (
          <>
            {facts.offer.withdrawal ? (
              <p>
                {facts.returns} Najrýchlejšie to ide <To page="withdrawal">funkciou na webe</To>; prijatie hneď
                potvrdíme e-mailom. Môžete poslať aj{" "}
                <To page="terms" at="withdrawal-form">
                  vzorový formulár
                </To>
                . Celé poučenie je v{" "}
                <To page="terms" at="withdrawal">
                  obchodných podmienkach
                </To>
                .
              </p>
            ) : (
              <p>
                {facts.returns} Stačí e-mail alebo list; použiť môžete{" "}
                <To page="terms" at="withdrawal-form">
                  vzorový formulár
                </To>
                . Celé poučenie je v{" "}
                <To page="terms" at="withdrawal">
                  obchodných podmienkach
                </To>
                .
              </p>
            )}
            <p>
              Pneumatiky pošlite alebo prineste do 14 dní od odstúpenia, náklady na vrátenie znášate vy. Peniaze aj s
              najlacnejšou dopravou vrátime do 14 dní od doručenia odstúpenia, nie však skôr, než pneumatiky dostaneme
              alebo preukážete ich odoslanie.
            </p>
            <p>Ešte pred montážou si dajte skontrolovať rozmer a indexy.</p>
          </>
        ),
      },
      { id: "used-tyres", title: usedTyres.title, text: usedTyres.text },
      { id: "disputes", title: disputes.title, text: disputes.text },
    ],
  };
}
