import type { Family, Season } from "@/lib/domain/category";

/** What a drawing is made from. The same values always give the same drawing. */
export type DrawnPattern = {
  season: Season;
  family: Family;
  tread: "symmetric" | "asymmetric" | "directional";
  /** Any text that names the pattern, for example "continental wintercontact ts 870". */
  seed: string;
};

/**
 * Where the drawing will stand. "inline" is markup inside a page: colours are the page's tokens, so it follows the
 * page's theme. "file" is an SVG file of its own: colours are literal and follow the scheme of what embeds it.
 */
export type DrawingMode = "inline" | "file";
