import type { CertificationLeaf, EnergyConsumptionDetailsLeaf, PropertyValueLeaf } from "schema-dts";
import type { EuLabel, ProductDetail } from "@/lib/contract/products";

/** What a tyre has beyond the properties that schema.org knows by name. */
const tyrePropertyNames = [
  "width",
  "profile",
  "rim",
  "load_index",
  "speed_index",
  "season",
  "wet",
  "noise",
  "snow",
] as const;
export type TyrePropertyName = (typeof tyrePropertyNames)[number];

/** Words in the page's language: the names of the properties, the season of this tyre, and "yes". */
export type TyreMessages = { name: Record<TyrePropertyName, string>; season: string; yes: string };

/** Units by their UN/CEFACT codes: millimetres, per cent, inches, decibels. */
const units: Partial<Record<TyrePropertyName, string>> = { width: "MMT", profile: "P1", rim: "INH", noise: "2N" };

/** Size, service description, season and those values of the label for which schema.org has no property. */
export function tyreProperties(product: ProductDetail, messages: TyreMessages): PropertyValueLeaf[] {
  const { size, load_index: load, load_index_dual: dual, label } = product;
  const values: Record<TyrePropertyName, string | number | null | undefined> = {
    width: size.width,
    profile: size.profile,
    rim: size.rim,
    load_index: dual === null ? load : `${load}/${dual}`,
    speed_index: product.speed_symbol,
    season: messages.season,
    wet: label?.wet,
    noise: label?.noise_db,
    snow: product.flags.three_pmsf ? messages.yes : null,
  };
  return tyrePropertyNames.flatMap((key) => {
    const value = values[key];
    if (value === null || value === undefined) return [];
    const unitCode = units[key];
    return [
      { "@type": "PropertyValue", propertyID: key, name: messages.name[key], value, ...(unitCode && { unitCode }) },
    ];
  });
}

/** The fuel class among the classes a tyre can have, A to E. Source: Regulation (EU) 2020/740. */
export function energyDetails({ fuel }: EuLabel): EnergyConsumptionDetailsLeaf {
  return {
    "@type": "EnergyConsumptionDetails",
    hasEnergyEfficiencyCategory: `https://schema.org/EUEnergyEfficiencyCategory${fuel}`,
    energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryE",
    energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
  };
}

/** The tyre's entry in the European registry; `null` where its number is unknown. */
export function eprelEntry(label: EuLabel | null): CertificationLeaf | null {
  if (label === null || label.eprel_id === null) return null;
  return {
    "@type": "Certification",
    issuedBy: { "@type": "Organization", name: "European Commission" },
    name: "EPREL",
    certificationIdentification: String(label.eprel_id),
  };
}
