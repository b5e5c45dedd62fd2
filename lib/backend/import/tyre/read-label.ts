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

/** `71`, `71 dB`, `71 dB (B)`, `B`, `2` or `))`: waves 1–3 of the label before 2021 are classes A–C. */
function readNoise(row: RowReader, field: "noise_db" | "noise_class"): Pick<WrittenLabel, "noiseDb" | "noiseClass"> {
  const text = latinCode(row.text(field));
  const decibels = /\d{2}/.exec(text)?.[0];
  const rest = text.replace(decibels ?? "", "").replace(/DB|[\s()/,;[\]-]/g, "");
  const waves = /^\)+$/.test(text) ? String(text.length) : rest;
  const noiseClass =
    noiseClasses[["1", "2", "3"].indexOf(waves)] ?? noiseClasses.find((letter) => letter === rest) ?? null;
  const noiseDb = decibels === undefined ? null : readInteger(decibels);
  const sound = noiseDb === null || (noiseDb >= 60 && noiseDb <= 85);
  if (!sound || (rest !== "" && noiseClass === null)) row.refuse(field, "bad_noise");
  return { noiseDb, noiseClass };
}

/** The values of the EU label that a row states. Lists confuse decibels and noise class; each is taken for what it is. */
export function readLabel(row: RowReader): WrittenLabel {
  const [db, grade] = [readNoise(row, "noise_db"), readNoise(row, "noise_class")];
  return {
    fuel: labelClass(row, "fuel"),
    wet: labelClass(row, "wet"),
    noiseDb: db.noiseDb ?? grade.noiseDb,
    noiseClass: grade.noiseClass ?? db.noiseClass,
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
