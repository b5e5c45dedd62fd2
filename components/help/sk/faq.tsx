import type { HelpFacts } from "@/components/help/facts";
import type { FaqText } from "@/components/help/faq-text";
import { afterwardsSk } from "@/components/help/sk/faq-afterwards";
import { buyingSk } from "@/components/help/sk/faq-buying";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Questions and answers in Slovak. */
export function faqSk(facts: HelpFacts): FaqText {
  return {
    lead: (
      <p>
        Nenašli ste odpoveď? <To page="contacts">Napíšte alebo zavolajte</To>, otvorené máme {facts.hours}.
      </p>
    ),
    more: "Podrobne:",
    groups: [
      { id: "choosing", title: "Výber pneumatík", entries: choosing },
      { id: "buying", title: "Objednávka, doprava a platba", entries: buyingSk(facts) },
      { id: "afterwards", title: "Po nákupe", entries: afterwardsSk(facts) },
    ],
  };
}

const choosing: FaqText["groups"][number]["entries"] = [
  {
    id: "size",
    question: "Kde nájdem rozmer pneumatiky?",
    article: "how-to-read-a-tyre-size",
    answer: (
      <p>
        Na boku pneumatiky, napríklad 205/55 R16 91 V. Do <To page="home">vyhľadávača rozmeru</To> ho môžete opísať
        akokoľvek, aj ako 2055516. Rozmery schválené pre vaše auto sú v osvedčení o evidencii.
      </p>
    ),
  },
  {
    id: "car",
    question: "Dá sa vyberať podľa auta?",
    answer: (
      <p>
        Áno, <To page="cars">vyberte značku, model a generáciu</To>. Ukážeme rozmery, ktoré sa na ne obvykle montujú.
        Vaše auto môže mať iné vyhotovenie, preto rozmer porovnajte s osvedčením o evidencii.
      </p>
    ),
  },
  {
    id: "load-index",
    question: "Môže mať pneumatika iný index nosnosti a rýchlosti, než mám v osvedčení?",
    article: "load-index-and-speed-rating",
    answer: (
      <p>
        Vyšší áno. Nižší index nosnosti nikdy, nižší index rýchlosti len pri zimných pneumatikách a za podmienok, ktoré
        opisuje článok. Ak si tu auto zapamätáte, na slabšiu pneumatiku vás upozorníme skôr, než ju dáte do košíka.
      </p>
    ),
  },
  {
    id: "age",
    question: "Aké staré pneumatiky posielate?",
    article: "tyre-age-dot-code",
    answer: (
      <p>
        Kde rok výroby poznáme, stojí pri pneumatike. Na samotnej pneumatike ho nájdete v kóde DOT: posledné štyri
        číslice sú týždeň a rok.
      </p>
    ),
  },
  {
    id: "winter",
    question: "Kedy musím mať zimné pneumatiky?",
    article: "when-to-fit-winter-tyres-czechia-slovakia",
    answer: (
      <p>
        Na Slovensku vždy, keď je na ceste súvislá vrstva snehu, ľad alebo námraza; pevné dátumy pre osobné autá nie sú.
        V Česku od 1. novembra do 31. marca, ak taký stav je alebo sa dá čakať, s hĺbkou dezénu aspoň 4 mm.
      </p>
    ),
  },
  {
    id: "all-season",
    question: "Stačia celoročné pneumatiky?",
    article: "winter-summer-or-all-season-tyres",
    answer: (
      <p>
        Ako zimné áno, ak majú značku 3PMSF, teda horský štít s vločkou; pri pneumatikách ju ukazujeme. Či sa hodia pre
        vás, závisí od toho, kde a koľko jazdíte.
      </p>
    ),
  },
  {
    id: "mixing",
    question: "Môžem kúpiť len dve?",
    article: "tread-depth-legal-minimum",
    answer: (
      <p>
        Áno, objednať možno aj jednu. Na jednej náprave však musia byť pneumatiky rovnakého rozmeru a konštrukcie;
        najlepšie aj rovnakého dezénu a podobne ojazdené.
      </p>
    ),
  },
  {
    id: "label",
    question: "Čo znamená štítok EÚ?",
    article: "eu-tyre-label-explained",
    answer: (
      <p>
        Tri veci: spotrebu, brzdenie za mokra a vonkajší hluk. Pri každej pneumatike ich prevádzame na metre a peniaze.
        O jazde na snehu, životnosti ani o suchej ceste štítok nehovorí nič.
      </p>
    ),
  },
];
