"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { arrowIcon } from "@/components/ui/icons/arrow";
import { usePageRouter } from "@/components/ui/use-page-router";
import { CarSelect } from "@/components/vehicle/car-select";
import { yearsText } from "@/components/vehicle/years";
import { useVehicle, useVehicleMakes } from "@/lib/api/vehicle/browser";
import type { Locale } from "@/lib/domain/locale";
import { carPaths } from "@/lib/seo/paths";

type Named = { slug: string; name: string };
const none = { make: "", model: "", generation: "" };

/**
 * The finder by car: make, model, generation. Models are fetched at the first touch; without scripts the make alone
 * leads to a page with its models. @param makes every make, for the first choice
 */
export function ByCar({ makes, locale }: { makes: Named[]; locale: Locale }) {
  const t = useTranslations("car_choice");
  const router = usePageRouter();
  const [touched, setTouched] = useState(false);
  const [chosen, setChosen] = useState(none);
  const known = useVehicleMakes(locale, touched);
  const models = known?.find(({ slug }) => slug === chosen.make)?.models ?? [];
  const model = models.find(({ slug }) => slug === chosen.model);
  const vehicle = useVehicle(locale, chosen.make, chosen.model);
  const generation = vehicle?.generations.find(({ slug }) => slug === chosen.generation);
  const choose = (part: keyof typeof none, value: string) => {
    const next = { ...(part === "make" ? none : chosen), [part]: value };
    if (part === "model") next.generation = "";
    const [make] = known?.filter(({ slug }) => slug === next.make) ?? [];
    const only = make?.models.find(({ slug }) => slug === next.model)?.generations;
    if (part === "model" && only?.length === 1) next.generation = only[0]?.slug ?? "";
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    if (!chosen.model) return; // the server leads on from a make
    event.preventDefault();
    if (vehicle && generation) {
      import("@/components/vehicle/remember-car").then(
        ({ rememberCar }) => rememberCar(vehicle, generation),
        (error: unknown) => console.warn("The car is not remembered:", error),
      );
    }
    const path = carPaths(chosen.make, chosen.model)[locale.language];
    router.push(generation ? `${path}#${generation.slug}` : path);
  };
  const select = (part: keyof typeof none, options: { value: string; text: string }[]) => (
    <CarSelect
      part={part}
      label={t(part)}
      choose={t("choose")}
      value={chosen[part]}
      options={options}
      onFocus={() => setTouched(true)}
      onChange={(value) => choose(part, value)}
    />
  );

  return (
    <form
      className="way by-car"
      action={`/${locale.language}/find`}
      onSubmit={submit}
      onPointerEnter={() => setTouched(true)}
    >
      <div className="gor">
        <div className="pane">
          {select(
            "make",
            makes.map(({ slug, name }) => ({ value: slug, text: name })),
          )}
          {select(
            "model",
            models.map(({ slug, name }) => ({ value: slug, text: name })),
          )}
          {select(
            "generation",
            (model?.generations ?? []).map((one) => ({ value: one.slug, text: `${one.name} (${yearsText(t, one)})` })),
          )}
        </div>
        <button className="btn go" type="submit">
          <span>
            <small>{t("show")}</small>
            <output aria-live="polite">
              {generation ? t("sizes", { count: generation.fitments.length }) : t("of_car")}
            </output>
          </span>
          <Icon shape={arrowIcon} />
        </button>
      </div>
      <p className="act sm muted">{t("note")}</p>
    </form>
  );
}
