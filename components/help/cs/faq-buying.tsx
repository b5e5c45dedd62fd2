import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Questions about ordering, delivery and payment, in Czech. */
export function buyingCs({ freeTyres, freeFrom, cutOff, boxSides, online }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "delivery-time",
      question: "Kdy pneumatiky přijdou?",
      answer: (
        <p>
          Den doručení vidíte u každé pneumatiky a v pokladně. Co je skladem a objednáte v pracovní den do {cutOff},
          odesíláme ještě ten den.
        </p>
      ),
    },
    {
      id: "delivery-price",
      question: "Kolik stojí doprava?",
      answer: (
        <p>
          Od {freeTyres} kusů nebo od {freeFrom.CZ} do Česka a {freeFrom.SK} na Slovensko nic. Ostatní ceny jsou v{" "}
          <To page="delivery" at="prices">
            přehledu dopravy
          </To>
          .
        </p>
      ),
    },
    {
      id: "boxes",
      question: "Pošlete je do výdejního boxu?",
      answer: (
        <p>
          Ne. Boxy berou zásilky do {boxSides} cm v součtu stran a pneumatika má kolem 150 cm. Místo toho si můžete
          vybrat partnerský pneuservis.
        </p>
      ),
    },
    {
      id: "payment",
      question: "Jak zaplatím a kde je QR kód?",
      answer: (
        <p>
          {online ? "Online, převodem nebo při převzetí." : "Převodem nebo při převzetí."} QR kód pro bankovní aplikaci
          ukážeme hned po objednávce a přijde i e-mailem. Poplatky jsou v{" "}
          <To page="delivery" at="payment">
            přehledu plateb
          </To>
          .
        </p>
      ),
    },
    {
      id: "company",
      question: "Mohu nakoupit na firmu?",
      answer: (
        <p>
          Ano. V pokladně zaškrtněte „Nakupuji na firmu“ a vyplňte název, IČO a DIČ. Údaje budou na objednávce a na
          dokladu. O právu zboží vrátit ale nerozhoduje IČO, nýbrž účel: kdo nakupuje pro své podnikání, spotřebitelem
          není; kdo nakupuje pro sebe, je jím i s IČO na dokladu.
        </p>
      ),
    },
    {
      id: "account",
      question: "Potřebuji účet?",
      answer: (
        <p>
          Ne. <To page="register">Účet</To> se hodí, když chcete mít pohromadě své objednávky. Stav kterékoli objednávky
          zjistíte i bez něj <To page="orderTracking">podle čísla a e-mailu</To>.
        </p>
      ),
    },
    {
      id: "change",
      question: "Jak objednávku změním nebo zruším?",
      answer: (
        <p>
          Dokud pneumatiky neodešleme, stačí <To page="contacts">zavolat nebo napsat</To>. Zrušení je zdarma.
        </p>
      ),
    },
  ];
}
