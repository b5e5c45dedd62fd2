import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Who runs the shop and how it works, in Czech. */
export function aboutCs({ shop, place, hours, freeTyres }: HelpFacts): HelpText {
  return {
    lead: (
      <p>
        {shop.name} je internetový obchod s pneumatikami pro osobní auta, SUV a dodávky. Doručuje do Česka a na
        Slovensko.
      </p>
    ),
    sections: [
      {
        id: "who",
        title: "Kdo za ním stojí",
        text: (
          <>
            <p>
              Prodávajícím je {shop.name}, {place}, IČO {shop.company_id}. Na téže adrese si můžete objednávku
              vyzvednout a vrátit. Otevřeno máme {hours}. Celou identifikaci najdete v{" "}
              <To page="terms" at="seller">
                obchodních podmínkách
              </To>
              , telefon, e-mail a mapu v <To page="contacts">kontaktech</To>.
            </p>
            {shop.demonstration && (
              <p className="note info">
                Obchod teď běží s ukázkovým skladem: pneumatiky, ceny a štítky jsou věrohodné, ale nejsou to skutečné
                nabídky. Objednávka je jen zkouška a nic se za ni neplatí.
              </p>
            )}
          </>
        ),
      },
      {
        id: "how",
        title: "Jak nákup probíhá",
        text: (
          <p>
            Začnete <To page="home">rozměrem z boku pneumatiky</To> nebo <To page="cars">svým autem</To>. U každé
            pneumatiky vidíte cenu za kus i za čtyři, počet kusů skladem a den, kdy ji máte mít u sebe. Objednáte bez
            registrace. Od {freeTyres} kusů je doprava zdarma, ostatní ceny jsou v{" "}
            <To page="delivery">přehledu dopravy a platby</To>.
          </p>
        ),
      },
      {
        id: "recommendations",
        title: "Podle čeho řadíme a doporučujeme",
        text: (
          <>
            <p>
              Výchozí pořadí počítá program ze tří věcí: jak žádaný je rozměr, do jaké třídy patří značka a jaké známky
              má pneumatika na štítku EU. Místo v seznamu se nedá koupit.
            </p>
            <p>
              Důvod u pneumatiky, třeba „nejtišší z výběru“, platí pro celý výběr, který máte před sebou, ne jen pro
              jednu stránku. Ukážeme ho, jen když se porovnávají aspoň čtyři pneumatiky a nejlepší hodnotu sdílejí
              nejvýš tři. Vyprodané pneumatiky důvod nedostanou.
            </p>
            <p>
              Tip „Nevíte, co vybrat?“ je nejlevnější pneumatika z první stránky, která má na mokru aspoň třídu B,
              úsporu aspoň C, není hlučná a máme z ní čtyři kusy.
            </p>
            <p>
              Recenze mohou psát jen lidé, kteří pneumatiku koupili tady: odkaz k ní posíláme po doručení. Proto je u ní
              napsáno „ověřený nákup“. Slevu počítáme z nejnižší ceny za posledních 30 dní.
            </p>
          </>
        ),
      },
      {
        id: "label",
        title: "Údaje ze štítku EU",
        text: (
          <p>
            Třídy a decibely přebíráme ze štítku výrobce. Metry brzdné dráhy a koruny za palivo z nich dopočítáváme a u
            čísel píšeme, z čeho: je to odhad pro srovnání, ne měření. Kde nám údaje dodavatel nedal, napíšeme to.
          </p>
        ),
      },
      {
        id: "drawings",
        title: "Kresby místo fotografií",
        text: (
          <p>
            Pneumatiky kreslíme. Kresba ukazuje druh dezénu a správné poměry rozměru, není to fotografie výrobku a v
            detailech se od něj liší. Rozhodují údaje napsané vedle ní.
          </p>
        ),
      },
      {
        id: "not",
        title: "Co neděláme",
        text: (
          <ul>
            <li>Nemontujeme. Přezutí si domluvíte v pneuservisu, třeba v tom, kam si necháte pneumatiky poslat.</li>
            <li>Neposíláme do výdejních boxů, pneumatika se do nich nevejde.</li>
            <li>Neupravujeme ceny podle toho, kdo se dívá, a neposíláme reklamní e-maily.</li>
            <li>
              Nedáváme o vás nic reklamním sítím ani měřicím službám: na stránkách žádné nejsou. Víc v{" "}
              <To page="privacy">ochraně osobních údajů</To>.
            </li>
            <li>Neslibujeme, že pneumatika patří na vaše auto. O tom rozhoduje osvědčení o registraci vozidla.</li>
          </ul>
        ),
      },
    ],
  };
}
