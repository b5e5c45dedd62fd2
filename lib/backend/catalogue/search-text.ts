/** Text as searching compares it: lower case, no accents, words parted by single spaces, a plus kept. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim();
}
