import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Questions after the purchase, in Czech. */
export function afterwardsCs({ freeTyres, returns }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "withdrawal",
      question: "Jak pneumatiky vrátím?",
      answer: (
        <p>
          {returns} <To page="withdrawal">Od smlouvy odstoupíte</To> přímo na webu a bez účtu. Dopravu zpět platíte vy.
          Podrobnosti jsou na stránce{" "}
          <To page="complaints" at="withdrawal">
            Reklamace a odstoupení
          </To>
          .
        </p>
      ),
    },
    {
      id: "mounted",
      question: "Mohu vrátit i namontované pneumatiky?",
      answer: <p>Ano. {returns} Rozměr a indexy proto zkontrolujte ještě před přezutím.</p>,
    },
    {
      id: "complaint",
      question: "Pneumatika má vadu. Co teď?",
      answer: (
        <p>
          Napište číslo objednávky, co se děje a co žádáte, nejlépe s fotografií. Reklamaci vyřídíme do 30 dnů.{" "}
          <To page="complaints" at="complaint">
            Postup krok za krokem
          </To>
          .
        </p>
      ),
    },
    {
      id: "reviews",
      question: "Odkud jsou recenze?",
      answer: (
        <p>
          Jen od lidí, kteří pneumatiku koupili tady. Po doručení jim pošleme odkaz a do 30 dnů mohou recenzi ještě
          změnit. Dobré ani špatné nevybíráme.
        </p>
      ),
    },
    {
      id: "mounting",
      question: "Přezujete mi je?",
      answer: (
        <p>
          My ne. Můžete si je ale nechat poslat do partnerského pneuservisu a přezutí domluvit a zaplatit tam. I tam je
          doprava od {freeTyres} kusů zdarma.
        </p>
      ),
    },
    {
      id: "old-tyres",
      question: "Kam se starými pneumatikami?",
      answer: (
        <p>
          Zdarma na místo zpětného odběru, obvykle do pneuservisu. Nemusíte u toho nic kupovat. Víc v části{" "}
          <To page="complaints" at="used-tyres">
            Zpětný odběr
          </To>
          .
        </p>
      ),
    },
  ];
}
