"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { alertIcon } from "@/components/ui/icons/alert";
import { checkIcon } from "@/components/ui/icons/check";
import { Link } from "@/components/ui/link";
import { FitAsk } from "@/components/vehicle/fit-ask";
import { readFitData } from "@/components/vehicle/fit-data";
import { fitNoteText } from "@/components/vehicle/fit-text";
import type { Language } from "@/lib/domain/locale";
import { judgeTyre } from "@/lib/domain/vehicle";
import { rememberedNeeds } from "@/lib/preferences/remembered";
import { remember, useRemembered } from "@/lib/preferences/use-remembered";
import { carPaths, pathOf } from "@/lib/seo/paths";

/** Beside the cart button: whether this tyre fits the remembered car, or the way to choose one. @param fit `fitData` */
export function FitNote({ fit, language }: { fit: string; language: Language }) {
  const t = useTranslations("remembered");
  const { car } = useRemembered();
  const tyre = readFitData(fit);
  if (!tyre) return null;
  if (!car) return <FitAsk language={language} />;
  const verdict = judgeTyre(tyre, rememberedNeeds(car));
  return (
    <div className="fit-note" data-verdict={verdict.kind} role="status">
      <Icon shape={verdict.kind === "fits" ? checkIcon : alertIcon} />
      <div>
        <p>{fitNoteText(t, car.name, tyre, verdict)}</p>
        <p className="xs">
          <Link href={`${carPaths(car.make, car.model)[language]}#${car.generation}`}>{car.name}</Link>
          {" · "}
          <Link href={pathOf("cars", language)}>{t("change")}</Link>
          {" · "}
          <button type="button" onClick={() => remember({ car: null })}>
            {t("forget")}
          </button>
        </p>
      </div>
    </div>
  );
}
