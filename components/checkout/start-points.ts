import type { NearPoint } from "@/lib/contract/pickup-points";

/** Points that the page came with: of a method, sorted from a ZIP. */
export type StartPoints = { method: string; near: string; options: NearPoint[] };

/** The digits of a ZIP, as far as they are typed: three of them say where it is; empty for any other text. */
export const zipIn = (text: string) => /^\d{3,5}$/.exec(text.replace(/\s/g, ""))?.[0] ?? "";

/** The digits of a ZIP as they are written: `370 04`. */
export const spacedZip = (zip: string) => zip.replace(/^(\d{3})(?=\d)/, "$1\u00a0");
