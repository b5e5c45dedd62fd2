import type { LabelClass } from "@/lib/domain/eu-label";

/** The two scales of the label: rolling resistance (green to red) and wet grip (blues). */
export type Scale = "fuel" | "wet";

/** The regulated colour of a class, as a token. Source: Regulation (EU) 2020/740, Annex II, and its template. */
export function classColour(scale: Scale, grade: LabelClass): string {
  return `var(--${scale === "fuel" ? "eu" : "wet"}-${grade.toLowerCase()})`;
}

const darkGrounds: Record<Scale, readonly LabelClass[]> = { fuel: ["A", "E"], wet: ["A", "B"] };

/**
 * The colour of a class letter on its arrow where the arrow stands alone in the shop's own pages: black on the light
 * grounds, so that it can be read. The label itself keeps the regulation's white letters.
 */
export function letterColour(scale: Scale, grade: LabelClass): string {
  return darkGrounds[scale].includes(grade) ? "var(--eu-paper)" : "var(--eu-ink)";
}
