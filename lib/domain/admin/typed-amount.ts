/** An amount in minor units as somebody would type it, `85` or `85,50`; nothing for `null`. */
export const writtenAmount = (minor: number | null): string =>
  minor === null ? "" : (minor / 100).toFixed(minor % 100 === 0 ? 0 : 2).replace(".", ",");

/**
 * An amount of money as somebody types it, `1 250`, `1250,50` or `1250.5`, in minor units.
 * @returns `null` for what is no amount, or has more than two decimals
 */
export function typedAmount(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
