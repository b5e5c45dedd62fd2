/** Longest text of a review, characters. */
export const reviewLength = 2000;

/** Longest name a reviewer can be shown by, characters. */
export const reviewNameLength = 40;

/** Stars a tyre can get, the best first. */
export const stars = [5, 4, 3, 2, 1] as const;

const dayMs = 86_400_000;

/** How long after the delivery buyers are asked, ms: by then most have had the tyres mounted and driven on them. */
export const invitationDelayMs = 10 * dayMs;

/** How long the mailed link is good, ms. */
export const invitationMs = 90 * dayMs;

/** How long after it was written a review can be changed, ms. */
const changeMs = 30 * dayMs;

/** Can a review be changed at `now`? */
export function isChangeable(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() <= changeMs;
}

/**
 * The average of a tyre's stars, rounded to tenths, with the number of its reviews.
 * @returns `null` for a tyre nobody has rated
 */
export function ratingOf(sum: number, count: number): { average: number; count: number } | null {
  return count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null;
}

/** Signs that are letters to Unicode and yet show nothing. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
/** Joins emoji to one picture; anywhere else it is invisible. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
/** Everything that steers the text instead of being seen: directions, zero widths, controls, private and broken signs. */
const steering = /[^\P{C}\n\u200d]/gu;
/** More marks on one letter than any language here puts there. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;

/** A stranger's text made harmless to the page around it: what is left is seen, and in the order it was written in. */
export function cleanProse(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .normalize("NFC")
    .replace(steering, (sign) => (sign === "\t" ? " " : ""))
    .replace(blankLetters, "")
    .replace(looseJoiner, "")
    .replace(piledMarks, "$1")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same for a text of one line. */
export function cleanLine(text: string): string {
  return cleanProse(text).replace(/\s+/g, " ");
}
