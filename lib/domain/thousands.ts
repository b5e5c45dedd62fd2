import type { Language } from "@/lib/domain/locale";

/** The blank within a number of thousands; none of a phone number, nor between a tyre's rim and its load (`R16 102H`). */
const withinNumber = /(?<=(?<![\p{L}\d/.]|\+[\d\s]*)\d{1,3}(?:[ \u00a0\u202f]\d{3})*)[ \u00a0](?=\d{3}(?![\d\p{L}]))/gu;

/** A count as a reader of the language writes it: `4 413`, in English `4,413`. */
export function writtenCount(count: number, language: Language): string {
  return narrowThousands(count.toLocaleString(language));
}

/** Thousands apart by a narrow no-break space (`2 890`), where they are by any other. */
export function narrowThousands(text: string): string {
  return text.replace(withinNumber, "\u202f");
}
