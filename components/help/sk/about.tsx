import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Who runs the shop and how it works, in Slovak. */
export function aboutSk({ shop, place, hours, freeTyres }: HelpFacts): HelpText {
  return {
    lead: (
      <p>
        {shop.name} je internetový obchod s pneumatikami pre osobné autá, SUV a dodávky. Doručuje na Slovensko a do
        Česka.
      </p>
    ),
    sections: [
      {
        id: "who",
        title: "Kto za ním stojí",
        text: (
          <>
            <p>
              Predávajúcim je {shop.name}, {place}, IČO {shop.company_id}. Na tej istej adrese si môžete objednávku
              vyzdvihnúť aj vrátiť. Otvorené máme {hours}. Úplné údaje sú v{" "}
              <To page="terms" at="seller">
                obchodných podmienkach
              </To>
              , telefón, e-mail a mapa v <To page="contacts">kontaktoch</To>.
            </p>
            {shop.demonstration && (
              <p className="note info">
                Obchod zatiaľ beží s ukážkovým skladom: pneumatiky, ceny a štítky sú vierohodné, skutočnými ponukami
                však nie sú. Objednávka je len skúška a nič sa za ňu neplatí.
              </p>
            )}
          </>
        ),
      },
      {
        id: "how",
        title: "Ako nákup prebieha",
        text: (
          <p>
            Začnete <To page="home">rozmerom z boku pneumatiky</To> alebo <To page="cars">svojím autom</To>. Pri každej
            pneumatike vidíte cenu za kus aj za štyri, počet kusov na sklade a deň, keď ju máte mať doma. Objednáte bez
            registrácie. Od {freeTyres} kusov je doprava zadarmo, ostatné ceny sú v{" "}
            <To page="delivery">prehľade dopravy a platby</To>.
          </p>
        ),
      },
      {
        id: "recommendations",
        title: "Podľa čoho zoraďujeme a odporúčame",
        text: (
          <>
            <p>
              Predvolené poradie počíta program z troch vecí: aký žiadaný je rozmer, do akej triedy patrí značka a aké
              známky má pneumatika na štítku EÚ. Miesto v zozname sa kúpiť nedá.
            </p>
            <p>
              Dôvod pri pneumatike, napríklad „najtichšia z výberu“, platí pre celý výber, ktorý máte pred sebou, nie
              iba pre jednu stránku. Ukážeme ho len vtedy, keď sa porovnávajú aspoň štyri pneumatiky a najlepšiu hodnotu
              majú najviac tri. Vypredané pneumatiky dôvod nedostanú.
            </p>
            <p>
              Tip „Neviete, čo vybrať?“ je najlacnejšia pneumatika z prvej stránky, ktorá má za mokra aspoň triedu B,
              úsporu aspoň C, nie je hlučná a máme z nej štyri kusy.
            </p>
            <p>
              Recenzie môžu písať len ľudia, ktorí pneumatiku kúpili tu: odkaz na ňu posielame po doručení. Preto je pri
              nej napísané „overený nákup“. Zľavu počítame z najnižšej ceny za posledných 30 dní.
            </p>
          </>
        ),
      },
      {
        id: "label",
        title: "Údaje zo štítka EÚ",
        text: (
          <p>
            Triedy a decibely preberáme zo štítka výrobcu. Metre brzdnej dráhy a eurá za palivo z nich dopočítavame a
            pri číslach píšeme, z čoho: je to odhad na porovnanie, nie meranie. Kde nám dodávateľ údaje nedal, napíšeme
            to.
          </p>
        ),
      },
      {
        id: "drawings",
        title: "Kresby namiesto fotografií",
        text: (
          <p>
            Pneumatiky kreslíme. Kresba ukazuje druh dezénu a správne pomery rozmeru, nie je to fotografia výrobku a v
            detailoch sa od neho líši. Rozhodujú údaje napísané vedľa nej.
          </p>
        ),
      },
      {
        id: "not",
        title: "Čo nerobíme",
        text: (
          <ul>
            <li>Nemontujeme. Prezutie si dohodnete v pneuservise, hoci aj v tom, kam si pneumatiky dáte poslať.</li>
            <li>Neposielame do výdajných boxov, pneumatika sa do nich nezmestí.</li>
            <li>Neprispôsobujeme ceny tomu, kto sa pozerá, a neposielame reklamné e-maily.</li>
            <li>
              Nedávame o vás nič reklamným sieťam ani meracím službám: na stránkach žiadne nie sú. Viac v{" "}
              <To page="privacy">ochrane osobných údajov</To>.
            </li>
            <li>Nesľubujeme, že pneumatika patrí na vaše auto. O tom rozhoduje osvedčenie o evidencii vozidla.</li>
          </ul>
        ),
      },
    ],
  };
}
