import type { TextSection } from "@/components/ui/text-page";

/**
 * What the harmonised notice on the legal guarantee tells, as text; its official picture is no part of the shop. Source:
 * Directive 2011/83/EU, art. 5 and 6 as amended by (EU) 2024/825; Implementing Regulation (EU) 2025/1960.
 */
export const guaranteeCs: TextSection = {
  id: "guarantee",
  title: "Zákonná záruka za soulad se smlouvou",
  text: (
    <div className="form-text">
      <p>
        <b>Na nové zboží koupené v Evropské unii má spotřebitel ze zákona záruku nejméně 2 roky.</b> Je zdarma a
        odpovídá za ni prodávající.
      </p>
      <p>
        Když zboží neodpovídá popisu, nefunguje, jak má, nebo se u něj vada projeví později, máte právo na bezplatnou
        opravu nebo výměnu. Nejde-li to, v přiměřené době nebo bez potíží pro vás, na slevu nebo na vrácení peněz.
      </p>
      <p>
        Zákon některých států dává delší dobu; v Česku i na Slovensku jsou to 2 roky. Obchodní záruka výrobce je něco
        navíc a zákonnou záruku nenahrazuje. Práva v celé Unii vysvětluje{" "}
        <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_cs.htm">
          Vaše Evropa
        </a>
        .
      </p>
      <p className="sm">
        Obsah odpovídá harmonizovanému oznámení podle směrnice (EU) 2024/825 a prováděcího nařízení (EU) 2025/1960,
        které platí od 27. září 2026.
      </p>
    </div>
  ),
};
