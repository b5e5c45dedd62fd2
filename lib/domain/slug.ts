/** Letters that do not fall apart into a base letter and an accent. */
const undivided: Record<string, string> = { ß: "ss", ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ı: "i", "×": "x" };

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßłøđæœı×]/g, (letter) => undivided[letter] ?? letter);
}

/**
 * Text as a path segment: lower-case ASCII letters and digits joined by single hyphens. `+` is spelt `plus`, so that
 * "Pro" and "Pro+" keep apart: `i*cept RS³` → `i-cept-rs3`, `Quatrac Pro+` → `quatrac-pro-plus`. May be empty.
 */
export function slugify(text: string): string {
  return plain(text.replace(/[®™©]/g, " ").normalize("NFKC"))
    .replace(/\+/g, " plus ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * A pattern's name for comparing spellings of different suppliers: case, accents, spaces and punctuation don't count
 * (`Wintercontact TS-870` = `WinterContact TS 870`), the plus does: "Pro" never equals "Pro+". Not for showing.
 */
export function normalisePatternName(name: string): string {
  return slugify(name).replaceAll("-", "");
}
