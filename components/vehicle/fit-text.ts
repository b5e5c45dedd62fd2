import type { useTranslations } from "next-intl";
import { needText } from "@/components/vehicle/car";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import type { FittedTyre, Verdict } from "@/lib/domain/vehicle";

type T = ReturnType<typeof useTranslations<"remembered">>;
type FitVerdict = Exclude<Verdict, { kind: "other_size" }>;

function values(t: T, car: string, tyre: FittedTyre, { need, axle }: FitVerdict) {
  return {
    car,
    axle: t(`axle.${axle}`),
    need: needText(formatTyreSize(need.size), need),
    kmh: maxSpeedKmh(tyre.speedSymbol) ?? 0,
  };
}

/** What a row of a listing says of a tyre; `null`: nothing, the size is another one. */
export function rowFitText(t: T, car: string, tyre: FittedTyre, verdict: Verdict): string | null {
  if (verdict.kind === "other_size") return null;
  const said = values(t, car, tyre, verdict);
  if (verdict.kind === "low") return t("row.low", said);
  return t(verdict.sticker ? "row.sticker" : "row.fits", said);
}

/** What the page of a tyre says of it, in whole sentences. */
export function fitNoteText(t: T, car: string, tyre: FittedTyre, verdict: Verdict): string {
  if (verdict.kind === "other_size") return t("note.other_size", { car, size: formatTyreSize(tyre.size) });
  const said = values(t, car, tyre, verdict);
  if (verdict.kind === "fits") return t(verdict.sticker ? "note.sticker" : "note.fits", said);
  const { need, load, speed } = verdict;
  if (load && speed) return t("note.both", { ...said, have: needText("", tyre).trim() });
  if (load) return t("note.load", { car, needLoad: need.loadIndex, load: tyre.loadIndex });
  return t("note.speed", { car, needSpeed: need.speedSymbol, speed: tyre.speedSymbol });
}
