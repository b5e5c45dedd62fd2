"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { readFitData } from "@/components/vehicle/fit-data";
import { rowFitText } from "@/components/vehicle/fit-text";
import type { Language } from "@/lib/domain/locale";
import { judgeTyre } from "@/lib/domain/vehicle";
import { rememberedNeeds } from "@/lib/preferences/remembered";
import { useRemembered } from "@/lib/preferences/use-remembered";

/**
 * Says in every row of a listing whether the tyre fits the remembered car: one component for all rows, which renders into the
 * elements of `RowFit`. @param list changes with the rows that are shown
 */
export function FitMarks({ list }: { list: string; language: Language }) {
  const t = useTranslations("remembered");
  const { car } = useRemembered();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => {
    if (!car) return;
    const needs = rememberedNeeds(car);
    const places = [...document.querySelectorAll<HTMLElement>("[data-fit]")];
    for (const place of places) {
      const tyre = readFitData(place.dataset.fit ?? "");
      if (!tyre) continue;
      const verdict = judgeTyre(tyre, needs);
      const text = rowFitText(t, car.name, tyre, verdict);
      place.textContent = text ?? "";
      place.dataset.verdict = verdict.kind;
      place.hidden = text === null;
    }
    return () => {
      for (const place of places) {
        place.textContent = "";
        place.hidden = true;
      }
    };
  }, [car, list, t]);
  return null;
}
