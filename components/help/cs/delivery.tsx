import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

const ways = { card: "kartou", button: "bankovním tlačítkem", both: "kartou nebo bankovním tlačítkem" };

/** Delivery and payment in Czech. @param tables of prices and of payments, country by country */
export function deliveryCs(facts: HelpFacts, tables: { prices: ReactNode; payments: ReactNode }): HelpText {
  const { freeTyres, freeFrom, cutOff, boxSides, online, dollars, courierKg, place, hours } = facts;
  return {
    lead: (
      <p>
        Od {freeTyres} pneumatik je doprava zdarma. Stejně tak při nákupu od {freeFrom.CZ} do Česka a od {freeFrom.SK}{" "}
        na Slovensko.
      </p>
    ),
    sections: [
      {
        id: "prices",
        title: "Kolik doprava stojí",
        text: (
          <>
            {tables.prices}
            <p>Ceny jsou s DPH a počítá je tentýž program jako pokladna. Dny jsou pracovní dny na cestě.</p>
          </>
        ),
      },
      {
        id: "when",
        title: "Kdy pneumatiky přijdou",
        text: (
          <>
            <p>
              Co máme skladem a objednáte v pracovní den do {cutOff}, odesíláme ještě ten den. Pozdější objednávky a
              objednávky z víkendu a ze svátku vyrážejí další pracovní den. Přesné datum vidíte u každé pneumatiky, v
              košíku i v pokladně.
            </p>
            <p>Platíte-li převodem, odešleme pneumatiky, jakmile peníze dorazí.</p>
          </>
        ),
      },
      {
        id: "ways",
        title: "Kam je můžeme poslat",
        text: (
          <ul>
            <li>
              <b>Kurýr na adresu.</b> Přiveze je ke dveřím. Jeden balík smí vážit {courierKg} kg, do 17 palců proto
              jedou osobní pneumatiky po dvou, větší po jedné.
            </li>
            <li>
              <b>Partnerský pneuservis.</b> Vyberete si ho v pokladně podle města nebo PSČ. Přezutí si domluvíte a
              zaplatíte přímo tam.
            </li>
            <li>
              <b>Osobní odběr.</b> {place}, {hours}. Vždy zdarma.
            </li>
          </ul>
        ),
      },
      {
        id: "boxes",
        title: "Proč ne do výdejního boxu",
        text: (
          <p>
            Boxy a běžná výdejní místa berou zásilky, jejichž tři strany mají dohromady nejvýš {boxSides} cm. Pneumatika
            205/55 R16 měří 63 × 63 × 21 cm, tedy 147 cm, a to patří k menším. „Výdejní místo“ proto u nás znamená
            pneuservis nebo depo, kde ji mají kam uložit.
          </p>
        ),
      },
      {
        id: "payment",
        title: "Jak zaplatíte",
        text: (
          <>
            <p>
              <b>Převodem</b> podle údajů, které uvidíte hned po objednávce a v e-mailu. Ke korunám patří kód QR Platba,
              k eurům PAY by square: stačí ho načíst v aplikaci banky. <b>Při převzetí</b> platíte v Česku v korunách a
              na Slovensku v eurech, v naší prodejně v obojím.{" "}
              {online ? (
                <>
                  <b>Online</b>, {ways[online]}, zaplatíte hned po objednání na zabezpečené stránce platební brány, v
                  korunách i eurech{dollars && ", kartou i v dolarech"}, bez poplatku.
                </>
              ) : (
                "Platební karty na internetu zatím nepřijímáme."
              )}
            </p>
            {tables.payments}
          </>
        ),
      },
      {
        id: "receiving",
        title: "Při převzetí",
        text: (
          <p>
            Podívejte se, jestli sedí počet, rozměr a rok výroby. Viditelné poškození zapište s kurýrem; i bez zápisu
            ale můžete reklamovat. {facts.returns} Obojí popisuje stránka{" "}
            <To page="complaints">Reklamace a odstoupení</To>.
          </p>
        ),
      },
    ],
  };
}
