import type { HelpFacts } from "@/components/help/facts";
import type { FaqElsewhere } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Answers in Slovak for a shop whose catalogue, checkout or accounts are at a back end elsewhere, by the ids of the usual ones. */
export function faqElsewhereSk({ hours, payments, returns }: HelpFacts): FaqElsewhere {
  return {
    lead: (
      <p>
        Nenašli ste odpoveď? <To page="contacts">Opýtajte sa nás</To>
        {hours ? `, otvorené máme ${hours}` : null}.
      </p>
    ),
    entries: [
      {
        id: "size",
        question: "Kde nájdem rozmer pneumatiky?",
        answer: (
          <p>
            Na boku pneumatiky, napríklad 205/55 R16 91 V. Rozmery schválené pre vaše auto sú v osvedčení o evidencii.
          </p>
        ),
      },
      {
        id: "age",
        question: "Ako zistím vek pneumatiky?",
        answer: <p>Podľa kódu DOT na jej boku: posledné štyri číslice sú týždeň a rok výroby.</p>,
      },
      {
        id: "all-season",
        question: "Stačia celoročné pneumatiky?",
        answer: (
          <p>
            Ako zimná výbava áno, ak majú značku 3PMSF, teda horský štít s vločkou. Či sa hodia pre vás, závisí od toho,
            kde a koľko jazdíte.
          </p>
        ),
      },
      {
        id: "label",
        question: "Čo znamená štítok EÚ?",
        answer: (
          <p>
            Tri veci: spotrebu, brzdenie za mokra a vonkajší hluk. O jazde na snehu, životnosti ani o suchej ceste
            štítok nehovorí nič.
          </p>
        ),
      },
      {
        id: "delivery-price",
        question: "Koľko stojí doprava?",
        answer: (
          <p>
            Ceny sú v{" "}
            <To page="delivery" at="prices">
              prehľade dopravy
            </To>
            . Cenu pre svoj košík uvidíte v pokladni skôr, než objednáte.
          </p>
        ),
      },
      {
        id: "payment",
        question: "Ako zaplatím?",
        answer: (
          <p>
            {payments ? `V ponuke je: ${payments}. ` : null}Spôsob si vyberiete v pokladni, poplatky sú v{" "}
            <To page="delivery" at="payment">
              prehľade platieb
            </To>
            .
          </p>
        ),
      },
      {
        id: "account",
        question: "Potrebujem účet?",
        answer: (
          <p>
            Nie. <To page="register">Účet</To> sa hodí, keď chcete, aby za vás pokladňa vyplnila meno a adresu.
          </p>
        ),
      },
      {
        id: "withdrawal",
        question: "Ako pneumatiky vrátim?",
        answer: (
          <p>
            {returns} <To page="withdrawal">Od zmluvy odstúpite</To> e-mailom alebo listom. Dopravu späť platíte vy.
            Podrobnosti sú na stránke{" "}
            <To page="complaints" at="withdrawal">
              Reklamácia a odstúpenie
            </To>
            .
          </p>
        ),
      },
    ],
  };
}
