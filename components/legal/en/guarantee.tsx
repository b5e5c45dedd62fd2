import type { TextSection } from "@/components/ui/text-page";

/**
 * What the harmonised notice on the legal guarantee tells, as text; its official picture is no part of the shop. Source:
 * Directive 2011/83/EU, art. 5 and 6 as amended by (EU) 2024/825; Implementing Regulation (EU) 2025/1960.
 */
export const guaranteeEn: TextSection = {
  id: "guarantee",
  title: "Legal guarantee of conformity",
  text: (
    <div className="form-text">
      <p>
        <b>On new goods bought in the European Union the law gives consumers a guarantee of at least 2 years.</b> It is
        free of charge, and the seller answers for it.
      </p>
      <p>
        When goods are not as described, do not work as they should, or a defect shows later, you have the right to have
        them repaired or replaced free of charge. If that is impossible, takes unreasonably long or causes you
        inconvenience, you have the right to a discount or your money back.
      </p>
      <p>
        Some countries' laws give longer; in Czechia and Slovakia it is 2 years. A producer's commercial guarantee comes
        on top and replaces nothing. Your rights across the Union are explained by{" "}
        <a href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_en.htm">
          Your Europe
        </a>
        .
      </p>
      <p className="sm">
        In substance this is the harmonised notice of Directive (EU) 2024/825 and Implementing Regulation (EU)
        2025/1960, which applies from 27 September 2026.
      </p>
    </div>
  ),
};
