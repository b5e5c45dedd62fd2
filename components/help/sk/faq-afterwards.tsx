import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Questions after the purchase, in Slovak. */
export function afterwardsSk({ freeTyres, returns }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "withdrawal",
      question: "Ako pneumatiky vrátim?",
      answer: (
        <p>
          {returns} <To page="withdrawal">Od zmluvy odstúpite</To> priamo na webe a bez účtu. Dopravu späť platíte vy.
          Podrobnosti sú na stránke{" "}
          <To page="complaints" at="withdrawal">
            Reklamácia a odstúpenie
          </To>
          .
        </p>
      ),
    },
    {
      id: "mounted",
      question: "Môžem vrátiť aj namontované pneumatiky?",
      answer: <p>Áno. {returns} Rozmer a indexy preto skontrolujte ešte pred prezutím.</p>,
    },
    {
      id: "complaint",
      question: "Pneumatika má vadu. Čo teraz?",
      answer: (
        <p>
          Napíšte číslo objednávky, čo sa deje a čo žiadate, najlepšie s fotografiou. Reklamáciu vybavíme do 30 dní.{" "}
          <To page="complaints" at="complaint">
            Postup krok za krokom
          </To>
          .
        </p>
      ),
    },
    {
      id: "reviews",
      question: "Odkiaľ sú recenzie?",
      answer: (
        <p>
          Iba od ľudí, ktorí pneumatiku kúpili tu. Po doručení im pošleme odkaz a do 30 dní môžu recenziu ešte zmeniť.
          Dobré ani zlé nevyberáme.
        </p>
      ),
    },
    {
      id: "mounting",
      question: "Prezujete mi ich?",
      answer: (
        <p>
          My nie. Môžete si ich však dať poslať do partnerského pneuservisu a prezutie dohodnúť a zaplatiť tam. Aj tam
          je doprava od {freeTyres} kusov zadarmo.
        </p>
      ),
    },
    {
      id: "old-tyres",
      question: "Kam so starými pneumatikami?",
      answer: (
        <p>
          Bezplatne do ktoréhokoľvek pneuservisu alebo predajne pneumatík. Nemusíte pri tom nič kupovať. Viac v časti{" "}
          <To page="complaints" at="used-tyres">
            Spätný zber
          </To>
          .
        </p>
      ),
    },
  ];
}
