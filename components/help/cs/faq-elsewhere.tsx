import type { HelpFacts } from "@/components/help/facts";
import type { FaqElsewhere } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Answers in Czech for a shop whose catalogue, checkout or accounts are at a back end elsewhere, by the ids of the usual ones. */
export function faqElsewhereCs({ hours, payments, returns }: HelpFacts): FaqElsewhere {
  return {
    lead: (
      <p>
        Nenašli jste odpověď? <To page="contacts">Zeptejte se nás</To>
        {hours ? `, otevřeno máme ${hours}` : null}.
      </p>
    ),
    entries: [
      {
        id: "size",
        question: "Kde najdu rozměr pneumatiky?",
        answer: (
          <p>
            Na boku pneumatiky, třeba 205/55 R16 91 V. Rozměry schválené pro vaše auto jsou v osvědčení o registraci
            vozidla a v listu COC.
          </p>
        ),
      },
      {
        id: "age",
        question: "Jak poznám stáří pneumatiky?",
        answer: <p>Podle kódu DOT na jejím boku: poslední čtyři číslice jsou týden a rok výroby.</p>,
      },
      {
        id: "all-season",
        question: "Stačí celoroční pneumatiky?",
        answer: (
          <p>
            Jako zimní výbava ano, mají-li značku 3PMSF, tedy horský štít s vločkou. Jestli se hodí pro vás, záleží na
            tom, kde a kolik jezdíte.
          </p>
        ),
      },
      {
        id: "label",
        question: "Co znamená štítek EU?",
        answer: (
          <p>
            Tři věci: spotřebu, brzdění na mokru a hluk zvenku. O jízdě na sněhu, životnosti ani suché silnici štítek
            neříká nic.
          </p>
        ),
      },
      {
        id: "delivery-price",
        question: "Kolik stojí doprava?",
        answer: (
          <p>
            Ceny jsou v{" "}
            <To page="delivery" at="prices">
              přehledu dopravy
            </To>
            . Cenu pro svůj košík uvidíte v pokladně dřív, než objednáte.
          </p>
        ),
      },
      {
        id: "payment",
        question: "Jak zaplatím?",
        answer: (
          <p>
            {payments ? `V nabídce je: ${payments}. ` : null}Způsob si vyberete v pokladně, poplatky jsou v{" "}
            <To page="delivery" at="payment">
              přehledu plateb
            </To>
            .
          </p>
        ),
      },
      {
        id: "account",
        question: "Potřebuji účet?",
        answer: (
          <p>
            Ne. <To page="register">Účet</To> se hodí, když chcete, aby za vás pokladna vyplnila jméno a adresu.
          </p>
        ),
      },
      {
        id: "withdrawal",
        question: "Jak pneumatiky vrátím?",
        answer: (
          <p>
            {returns} <To page="withdrawal">Od smlouvy odstoupíte</To> e-mailem nebo dopisem. Dopravu zpět platíte vy.
            Podrobnosti jsou na stránce{" "}
            <To page="complaints" at="withdrawal">
              Reklamace a odstoupení
            </To>
            .
          </p>
        ),
      },
    ],
  };
}
