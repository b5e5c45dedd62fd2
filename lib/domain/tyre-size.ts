/**
 * The size moulded into a sidewall. `width` in mm, `profile` in % of the width (`null`: not written, the classic full
 * profile), `rim` in inches (17.5 and the like occur), `commercial`: the C of van tyres.
 */
export type TyreSize = {
  width: number;
  profile: number | null;
  construction: "R" | "D" | "B";
  rim: number;
  commercial: boolean;
};

const mark = ({ construction, rim, commercial }: TyreSize) => `${construction}${rim}${commercial ? "C" : ""}`;

/** The one way the shop writes a size: `205/55 R16`, `215/65 R16C`, `155 R13`. */
export function formatTyreSize(size: TyreSize): string {
  return `${size.width}${size.profile === null ? "" : `/${size.profile}`} ${mark(size)}`;
}

/** The size as a path segment: `205-55-r16`, `215-65-r16c`, `155-r13`, `245-70-r17-5` (no dot: that is a file's). */
export function sizeSlug(size: TyreSize): string {
  return formatTyreSize(size).toLowerCase().replace(/[/ .]/g, "-");
}

/** Reads `sizeSlug` back; `null` for anything it does not write, so that one size has one address. */
export function parseSizeSlug(slug: string): TyreSize | null {
  const match = /^(\d{3})(?:-(\d{2}))?-([rdb])(\d{2})(-5)?(c)?$/.exec(slug);
  if (!match) return null;
  const [, width, profile, construction, rim, half, commercial] = match;
  const size: TyreSize = {
    width: Number(width),
    profile: profile === undefined ? null : Number(profile),
    construction: construction === "d" ? "D" : construction === "b" ? "B" : "R",
    rim: Number(rim) + (half ? 0.5 : 0),
    commercial: commercial !== undefined,
  };
  return isPlausibleSize(size) ? size : null;
}

/**
 * Could such a road tyre exist? Metric widths and profiles come in fives (82 is the one classic exception); a rim has
 * whole inches, or a half for vans and lorries. Keeps prices, dates and article numbers from passing for sizes.
 */
export function isPlausibleSize({ width, profile, rim }: TyreSize): boolean {
  const widest = profile === null ? 315 : 455;
  const profileFits = profile === null || profile === 82 || (profile % 5 === 0 && profile >= 20 && profile <= 95);
  const rimFits = Number.isInteger(rim) ? rim >= 10 && rim <= 26 : [17.5, 19.5, 22.5, 24.5].includes(rim);
  return width % 5 === 0 && width >= 105 && width <= widest && profileFits && rimFits;
}
