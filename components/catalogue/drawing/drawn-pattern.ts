/** What a drawing is made from. The same values always give the same drawing. */
export type DrawnPattern = {
  season: "summer" | "winter" | "all_season";
  family: "car" | "suv" | "van";
  tread: "symmetric" | "asymmetric" | "directional";
  /** Any text that names the pattern, for example "continental wintercontact ts 870". */
  seed: string;
};

/**
 * Where the drawing will stand. "inline" is markup inside a page: colours are the page's tokens, so it follows the
 * page's theme. "file" is an SVG file of its own: colours are literal and follow the scheme of what embeds it.
 */
export type DrawingMode = "inline" | "file";
