import type { Language } from "@/lib/domain/locale";

const registry = "https://eprel.ec.europa.eu";

/** The product information sheet of a registered tyre as the European registry publishes it, in the page's language. */
export function eprelSheet(eprelId: number, language: Language): string {
  return `${registry}/informationsheet/Fiche_${eprelId}_${language.toUpperCase()}.pdf`;
}

/** A registered tyre's entry in the European registry. */
export function eprelEntry(eprelId: number): string {
  return `${registry}/screen/product/tyres/${eprelId}`;
}
