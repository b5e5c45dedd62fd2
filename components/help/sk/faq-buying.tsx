import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Questions about ordering, delivery and payment, in Slovak. */
export function buyingSk({ freeTyres, freeFrom, cutOff, boxSides, online }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "delivery-time",
      question: "Kedy pneumatiky prídu?",
      answer: (
        <p>
          Deň doručenia vidíte pri každej pneumatike aj v pokladni. Čo je na sklade a objednáte v pracovný deň do{" "}
          {cutOff}, odosielame ešte v ten deň.
        </p>
      ),
    },
    {
      id: "delivery-price",
      question: "Koľko stojí doprava?",
      answer: (
        <p>
          Od {freeTyres} kusov alebo od {freeFrom.SK} na Slovensko a {freeFrom.CZ} do Česka nič. Ostatné ceny sú v{" "}
          <To page="delivery" at="prices">
            prehľade dopravy
          </To>
          .
        </p>
      ),
    },
    {
      id: "boxes",
      question: "Pošlete ich do výdajného boxu?",
      answer: (
        <p>
          Nie. Boxy berú zásielky do {boxSides} cm v súčte strán a pneumatika má okolo 150 cm. Namiesto toho si môžete
          vybrať partnerský pneuservis.
        </p>
      ),
    },
    {
      id: "payment",
      question: "Ako zaplatím a kde je QR kód?",
      answer: (
        <p>
          {online ? "Online, prevodom alebo pri prevzatí." : "Prevodom alebo pri prevzatí."} Kód PAY by square pre
          bankovú aplikáciu ukážeme hneď po objednávke a príde aj e-mailom. Poplatky sú v{" "}
          <To page="delivery" at="payment">
            prehľade platieb
          </To>
          .
        </p>
      ),
    },
    {
      id: "company",
      question: "Môžem nakúpiť na firmu?",
      answer: (
        <p>
          Áno. V pokladni zaškrtnite nákup na firmu a vyplňte názov, IČO, DIČ a prípadne IČ DPH. Údaje budú na
          objednávke aj na doklade. O práve tovar vrátiť však nerozhoduje IČO, ale účel: kto nakupuje na podnikanie,
          spotrebiteľom nie je; kto nakupuje pre seba, je ním aj s IČO na doklade.
        </p>
      ),
    },
    {
      id: "account",
      question: "Potrebujem účet?",
      answer: (
        <p>
          Nie. <To page="register">Účet</To> sa hodí, keď chcete mať svoje objednávky pohromade. Stav ktorejkoľvek
          objednávky zistíte aj bez neho <To page="orderTracking">podľa čísla a e-mailu</To>.
        </p>
      ),
    },
    {
      id: "change",
      question: "Ako objednávku zmením alebo zruším?",
      answer: (
        <p>
          Kým pneumatiky neodošleme, stačí <To page="contacts">zavolať alebo napísať</To>. Zrušenie je bezplatné.
        </p>
      ),
    },
  ];
}
