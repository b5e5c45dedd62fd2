/** How many codes one has at a time. */
export const recoveryCodes = 10;

/** Sixteen characters of base32, 80 bits, as they are read: `k3vd-7qpa-mz2f-x6rt`. */
export function shownCode(letters: string): string {
  return (letters.toLowerCase().match(/.{4}/g) ?? []).join("-");
}

/** A code as it was typed, without blanks and dashes and in one case; `null` for what is none. */
export function typedCode(text: string): string | null {
  const letters = text.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z2-7]{16}$/.test(letters) ? letters : null;
}
