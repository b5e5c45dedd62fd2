import { chance } from "@/lib/backend/catalogue/demonstration/chance";
import { eanCheckDigit } from "@/lib/domain/ean";

/** `count` digits that always come out the same for the same seed. */
function digits(count: number, ...seed: string[]): string {
  return Array.from({ length: Math.ceil(count / 6) }, (_, part) =>
    String(Math.floor(chance(...seed, part) * 1_000_000)).padStart(6, "0"),
  )
    .join("")
    .slice(0, count);
}

function untaken(taken: Set<string>, make: (attempt: string) => string): string {
  for (let attempt = 0; ; attempt += 1) {
    const made = make(attempt === 0 ? "" : String(attempt));
    if (taken.has(made)) continue;
    taken.add(made);
    return made;
  }
}

/**
 * An article number in the shape of an EAN-13, out of the range that GS1 leaves to companies for numbers of their own
 * (prefixes 20–29), so that none of them can be taken for a registered one.
 */
export function internalEan(seed: string, taken: Set<string>): string {
  return untaken(taken, (attempt) => {
    const body = `2${digits(11, seed, "ean", attempt)}`;
    return `${body}${eanCheckDigit(body)}`;
  });
}

/** A manufacturer's number of the demonstration: three letters of the brand and seven digits. */
export function demoMpn(brandSlug: string, seed: string, taken: Set<string>): string {
  const letters = brandSlug.replaceAll("-", "").slice(0, 3).toUpperCase();
  return untaken(taken, (attempt) => `${letters}${digits(7, seed, "mpn", attempt)}`);
}
