import { afterwardsCs } from "@/components/help/cs/faq-afterwards";
import { buyingCs } from "@/components/help/cs/faq-buying";
import type { HelpFacts } from "@/components/help/facts";
import type { FaqText } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Questions and answers in Czech. */
export function faqCs(facts: HelpFacts): FaqText {
  return {
    lead: (
      <p>
        Nenašli jste odpověď? <To page="contacts">Napište nebo zavolejte</To>, otevřeno máme {facts.hours}.
      </p>
    ),
    more: "Podrobně:",
    groups: [
      { id: "choosing", title: "Výběr pneumatik", entries: choosing },
      { id: "buying", title: "Objednávka, doprava a platba", entries: buyingCs(facts) },
      { id: "afterwards", title: "Po nákupu", entries: afterwardsCs(facts) },
    ],
  };
}

const choosing: FaqText["groups"][number]["entries"] = [
  {
    id: "size",
    question: "Kde najdu rozměr pneumatiky?",
    article: "how-to-read-a-tyre-size",
    answer: (
      <p>
        Na boku pneumatiky, třeba 205/55 R16 91 V. Do <To page="home">vyhledávače rozměru</To> ho můžete opsat jakkoli,
        i jako 2055516. Rozměry schválené pro vaše auto jsou v osvědčení o registraci vozidla, v registru vozidel a v
        listu COC.
      </p>
    ),
  },
  {
    id: "car",
    question: "Dá se vybírat podle auta?",
    answer: (
      <p>
        Ano, <To page="cars">vyberte značku, model a generaci</To>. Ukážeme rozměry, které se na ně obvykle montují.
        Vaše auto může mít jiné provedení, proto rozměr porovnejte s osvědčením o registraci.
      </p>
    ),
  },
  {
    id: "load-index",
    question: "Může mít pneumatika jiný index nosnosti a rychlosti, než mám v dokladech?",
    article: "load-index-and-speed-rating",
    answer: (
      <p>
        Vyšší ano. Nižší index nosnosti nikdy, nižší index rychlosti jen u zimních pneumatik a za podmínek, které
        popisuje článek. Zapamatujete-li si tu auto, na slabší pneumatiku vás upozorníme, než ji dáte do košíku.
      </p>
    ),
  },
  {
    id: "age",
    question: "Jak staré pneumatiky posíláte?",
    article: "tyre-age-dot-code",
    answer: (
      <p>
        Kde rok výroby známe, stojí u pneumatiky. Na pneumatice samé ho najdete v kódu DOT: poslední čtyři číslice jsou
        týden a rok.
      </p>
    ),
  },
  {
    id: "winter",
    question: "Kdy musím mít zimní pneumatiky?",
    article: "when-to-fit-winter-tyres-czechia-slovakia",
    answer: (
      <p>
        V Česku od 1. listopadu do 31. března, leží-li na silnici souvislá vrstva sněhu, led nebo námraza nebo se dají
        čekat, a vždy tam, kde to přikazuje značka. Hloubka dezénu musí být aspoň 4 mm. Na Slovensku povinnost nemá
        pevná data, řídí se stavem silnice.
      </p>
    ),
  },
  {
    id: "all-season",
    question: "Stačí celoroční pneumatiky?",
    article: "winter-summer-or-all-season-tyres",
    answer: (
      <p>
        Jako zimní výbava ano, mají-li značku 3PMSF, tedy horský štít s vločkou; u pneumatik ji ukazujeme. Jestli se
        hodí pro vás, záleží na tom, kde a kolik jezdíte.
      </p>
    ),
  },
  {
    id: "mixing",
    question: "Mohu koupit jen dvě?",
    article: "tread-depth-legal-minimum",
    answer: (
      <p>
        Ano, objednat lze i jednu. Na jedné nápravě ale musí být pneumatiky stejného rozměru a konstrukce; nejlépe i
        stejného dezénu a podobně ojeté.
      </p>
    ),
  },
  {
    id: "label",
    question: "Co znamená štítek EU?",
    article: "eu-tyre-label-explained",
    answer: (
      <p>
        Tři věci: spotřebu, brzdění na mokru a hluk zvenku. U každé pneumatiky je převádíme na metry a peníze. O jízdě
        na sněhu, životnosti ani suché silnici štítek neříká nic.
      </p>
    ),
  },
];
