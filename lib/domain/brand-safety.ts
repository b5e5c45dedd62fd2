/** Whom a buyer can reach about a product's safety: name, postal and electronic address. */
export type SafetyContact = { name: string; address: string; contact: string };

/**
 * Who makes a brand's tyres, and, where that is outside the Union, who answers for them in it: Regulation (EU) 2023/988, article 19,
 * letters a and b.
 */
export type BrandSafety = { manufacturer: SafetyContact; representative: SafetyContact | null };
