import type { TextSection } from "@/components/ui/text-page";

/**
 * What the harmonised notice on the legal guarantee tells, as text; its official picture is no part of the shop. Source:
 * Directive 2011/83/EU, art. 5 and 6 as amended by (EU) 2024/825; Implementing Regulation (EU) 2025/1960.
 */
export const guaranteeSk: TextSection = {
  id: "guarantee",
  title: "Zákonná záruka súladu so zmluvou",
  text: (
    <div className="form-text">
      <p>
        <b>Na nový tovar kúpený v Európskej únii má spotrebiteľ zo zákona záruku najmenej 2 roky.</b> Je bezplatná a
        zodpovedá za ňu predávajúci.
      </p>
      <p>
        Keď tovar nezodpovedá opisu, nefunguje, ako má, alebo sa pri ňom vada prejaví neskôr, máte právo na bezplatnú
        opravu alebo výmenu. Ak to nejde, v primeranom čase alebo bez ťažkostí pre vás, na zľavu alebo na vrátenie
        peňazí.
      </p>
      <p>
        Zákon niektorých štátov dáva dlhší čas; na Slovensku aj v Česku sú to 2 roky. Obchodná záruka výrobcu je niečo
        navyše a zákonnú záruku nenahrádza. Práva v celej Únii vysvetľuje{" "}
        <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_sk.htm">
          Vaša Európa
        </a>
        .
      </p>
      <p className="sm">
        Obsah zodpovedá harmonizovanému oznámeniu podľa smernice (EÚ) 2024/825 a vykonávacieho nariadenia (EÚ)
        2025/1960, ktoré platí od 27. septembra 2026.
      </p>
    </div>
  ),
};
