/** Thousands apart by a narrow no-break space (`2 890`), where they are by any other; a phone number keeps its own. */
export function narrowThousands(text: string): string {
  return text.replace(/(?<=(?<!\+\d[\d\s]*)\d)[ \u00a0](?=\d{3}(?!\d))/g, "\u202f");
}
