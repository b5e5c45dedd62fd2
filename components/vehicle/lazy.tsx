"use client";

import { type ReactNode, Suspense } from "react";
import { lazyWithMessages } from "@/lib/i18n/lazy-part";
import type { PartMessages } from "@/lib/i18n/part-messages";
import { rememberedKey } from "@/lib/preferences/stored-keys";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";

const anyRemembered = storedValue(rememberedKey, false, () => true);
const Chip = lazyWithMessages(() => import("@/components/vehicle/car-chip").then(({ CarChip }) => CarChip));
const Marks = lazyWithMessages(() => import("@/components/vehicle/fit-marks").then(({ FitMarks }) => FitMarks));
const Note = lazyWithMessages(() => import("@/components/vehicle/fit-note").then(({ FitNote }) => FitNote));

/** Renders its children once this browser remembers a car or a size. @param empty shown until then */
function Remembered({ empty = null, children }: { empty?: ReactNode; children: ReactNode }) {
  return useStoredValue(anyRemembered) ? <Suspense fallback={empty}>{children}</Suspense> : empty;
}

/** `CarChip`, loaded when something is remembered. */
export function LazyCarChip(props: { empty: ReactNode; shown?: string } & PartMessages) {
  return (
    <Remembered empty={props.empty}>
      <Chip {...props} />
    </Remembered>
  );
}

/** `FitMarks`, loaded when something is remembered. */
export function LazyFitMarks(props: { list: string } & PartMessages) {
  return (
    <Remembered>
      <Marks {...props} />
    </Remembered>
  );
}

/** `FitNote`, loaded when something is remembered. @param empty the way to choose a car */
export function LazyFitNote({ empty, ...props }: { fit: string; empty: ReactNode } & PartMessages) {
  return (
    <Remembered empty={empty}>
      <Note {...props} />
    </Remembered>
  );
}
