import { latinCode } from "@/lib/backend/import/cells/latin";
import { readInteger } from "@/lib/backend/import/cells/number";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { type LabelClass, labelClasses, type TyreClass } from "@/lib/domain/eu-label";
import { type NoiseClass, noiseClasses, noiseClassFor } from "@/lib/domain/tyre-noise";

type WrittenLabel = {
  fuel: LabelClass | null;
  wet: LabelClass | null;
  noiseDb: number | null;
  noiseClass: NoiseClass | null;
};

function labelClass(row: RowReader, field: "fuel" | "wet"): LabelClass | null {
  const text = latinCode(row.text(field));
  if (text === "") return null;
  const found = labelClasses.find((letter) => letter === text);
  if (!found) row.refuse(field, "bad_label_class");
  return found ?? null;
}

type Noise = Pick<WrittenLabel, "noiseDb" | "noiseClass">;

/**
 * `71`, `71 dB`, `71 dB (B)`, `71/B`, `2/71`, `B`, `2` or `))`: waves 1–3 of the label before 2021 are classes A–C.
 * `null` for what is no noise of a tyre.
 */
function noiseOf(text: string): Noise | null {
  const decibels = /\d{2}/.exec(text)?.[0];
  const bare = text.replace(decibels ?? "", "").replace(/DB/, "");
  const waves = /^[\s/|-]*(\){1,3})[\s/|-]*$/.exec(bare)?.[1]?.length;
  const rest = waves === undefined ? bare.replace(/[\s()/,;|[\]-]/g, "") : String(waves);
  const noiseClass =
    noiseClasses[["1", "2", "3"].indexOf(rest)] ?? noiseClasses.find((letter) => letter === rest) ?? null;
  const noiseDb = decibels === undefined ? null : readInteger(decibels);
  const sound = noiseDb === null || (noiseDb >= 60 && noiseDb <= 85);
  return sound && (rest === "" || noiseClass !== null) ? { noiseDb, noiseClass } : null;
}

function readNoise(row: RowReader, field: "noise_db" | "noise_class"): Noise {
  const noise = noiseOf(latinCode(row.text(field)));
  if (!noise) row.refuse(field, "bad_noise");
  return noise ?? { noiseDb: null, noiseClass: null };
}

/** `C/B/71 dB (B)`, `C-B-2-71`: the whole label in one cell, in the label's own order. */
const wholeWritten = /^([A-E])[\s/|,;-]*([A-E])(?:[\s/|,;(-]+(.*\d.*))?$/;

function readWhole(row: RowReader): WrittenLabel {
  const text = latinCode(row.text("label"));
  const [, fuel, wet, rest = ""] = wholeWritten.exec(text.slice(0, 60)) ?? [];
  const letter = (written: string | undefined) => labelClasses.find((known) => known === written) ?? null;
  const noise = noiseOf(rest);
  // A link to the label's sheet, or its number, is no fault of the row.
  if (text !== "" && !/^HTTPS?:|^\d{3,}$/.test(text) && (fuel === undefined || noise === null))
    row.refuse("label", "bad_label");
  return { fuel: letter(fuel), wet: letter(wet), noiseDb: null, noiseClass: null, ...noise };
}

/** The values of the EU label that a row states. Lists confuse decibels and noise class; each is taken for what it is. */
export function readLabel(row: RowReader): WrittenLabel {
  const [db, grade, whole] = [readNoise(row, "noise_db"), readNoise(row, "noise_class"), readWhole(row)];
  return {
    fuel: labelClass(row, "fuel") ?? whole.fuel,
    wet: labelClass(row, "wet") ?? whole.wet,
    noiseDb: db.noiseDb ?? grade.noiseDb ?? whole.noiseDb,
    noiseClass: grade.noiseClass ?? db.noiseClass ?? whole.noiseClass,
  };
}

type WholeLabel = { fuel: LabelClass; wet: LabelClass; noiseDb: number; noiseClass: NoiseClass };

/**
 * The label if the row states enough of it: both classes and the decibels; a noise class that is left out follows from
 * the limit of the tyre. `null` for less, and for studded tyres, which the regulation leaves out.
 */
export function wholeLabel(
  written: WrittenLabel,
  tyre: { studded: boolean; tyreClass: TyreClass; widthMm: number; severeSnow: boolean; extraLoad: boolean },
): WholeLabel | null {
  const { fuel, wet, noiseDb, noiseClass } = written;
  if (tyre.studded || fuel === null || wet === null || noiseDb === null) return null;
  return { fuel, wet, noiseDb, noiseClass: noiseClass ?? noiseClassFor(noiseDb, tyre) };
}
