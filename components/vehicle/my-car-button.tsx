"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { carIcon } from "@/components/ui/icons/car";
import { checkIcon } from "@/components/ui/icons/check";
import { categoryById } from "@/lib/domain/category";
import type { RememberedCar } from "@/lib/preferences/remembered";
import { remember, useRemembered } from "@/lib/preferences/use-remembered";

/**
 * Keeps a generation as the shopper's car. A press on one of its sizes keeps that too: the links of the surrounding
 * section bear it as `data-size` (slug), `data-text` and `data-category`.
 */
export function MyCarButton({ car }: { car: RememberedCar }) {
  const t = useTranslations("remembered");
  const known = useRemembered().car;
  const mine =
    known !== null && known.make === car.make && known.model === car.model && known.generation === car.generation;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const section = button.current?.closest("section");
    const keep = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-size]") : null;
      const category = categoryById(link?.dataset.category ?? "");
      const { size: slug, text } = link?.dataset ?? {};
      if (slug && text && category) remember({ car, size: { slug, text, category: category.id } });
    };
    section?.addEventListener("click", keep);
    return () => section?.removeEventListener("click", keep);
  }, [car]);
  return (
    <button
      ref={button}
      type="button"
      className="btn sml mine scripted"
      aria-pressed={mine}
      onClick={() => remember(mine ? { car: null } : { car })}
    >
      <Icon shape={mine ? checkIcon : carIcon} />
      {mine ? t("kept") : t("mine")}
    </button>
  );
}
