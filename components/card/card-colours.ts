import type { Season } from "@/lib/domain/category";
import type { LabelClass } from "@/lib/domain/eu-label";

/** Colours of drawn cards; the light values of app/styles/tokens.css (a test compares them). */
export const cardColours = {
  paper: "#f3f4f3",
  card: "#ffffff",
  ink: "#141618",
  "ink-2": "#4c5256",
  line: "#cdd1d1",
  hot: "#ff5a1f",
  "on-hot": "#141618",
} as const;

/** Ground of each season, and the darker one that stands beside it. */
export const seasonGrounds: Record<Season, readonly [ground: string, darker: string]> = {
  winter: ["#d5e1e9", "#b9ccd8"],
  summer: ["#efe2c4", "#dfcc9f"],
  all_season: ["#d9e3d3", "#c0d0b7"],
};

/** Grounds of classes: rolling resistance from green to red, wet grip in blues. Source: Regulation (EU) 2020/740, Annex II. */
export const classGrounds: Record<"fuel" | "wet", Record<LabelClass, string>> = {
  fuel: { A: "#009949", B: "#91c33f", C: "#ffed00", D: "#f3b229", E: "#d8232a" },
  wet: { A: "#005b9c", B: "#0076b0", C: "#4e9cc9", D: "#74b7d9", E: "#acdcec" },
};

const darkGrounds = { fuel: ["A", "E"], wet: ["A", "B"] };

/** The letter of a class on its ground: white where that is dark. */
export function classLetter(scale: "fuel" | "wet", grade: LabelClass): string {
  return darkGrounds[scale].includes(grade) ? "#ffffff" : "#000000";
}
