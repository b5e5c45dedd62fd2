"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceError } from "@/components/checkout/choice-error";
import { ChoiceList } from "@/components/checkout/choice-list";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { PointsOrder } from "@/components/checkout/points-order";
import { SortByZip } from "@/components/checkout/sort-by-zip";
import { type StartPoints, zipIn } from "@/components/checkout/start-points";
import { TextField } from "@/components/ui/field";
import { LiveRegion } from "@/components/ui/live-region";
import { RadioOption } from "@/components/ui/radio-option";
import { usePickupPoints } from "@/lib/api/checkout/browser";
import { heldWords } from "@/lib/domain/unbroken";

/** Pause in typing before the search starts, ms. */
const pause = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const zipNames = ["address.zip_code", "other_address", "delivery_address.zip_code"] as const;

/** Below this the distance from a ZIP area's centre is too imprecise to show, km. */
const aboutHere = 8;

/**
 * The points of a method: a list to choose from, narrowed by town, ZIP or name. With a ZIP, searched for or typed into the
 * address, each says how far it is and the nearest come first, unless the shopper wants them by town. Without scripts a
 * button sorts them by the ZIP of the address that the goods go to.
 * @param sorted that button has just been pressed
 */
export function PickupPoints(props: { method: string; start: StartPoints | null; sorted: boolean }) {
  const { method, start, sorted } = props;
  const t = useTranslations("checkout.points");
  const { register, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const [text, setText] = useState("");
  const [nearest, setNearest] = useState(true);
  const [own = "", isOther, other = ""] = useWatch<CheckoutValues, typeof zipNames>({ name: zipNames });
  const zip = useSettled(zipIn(text) || zipIn(isOther ? other : own));
  const searched = useSettled(text);
  const near = nearest ? zip : "";
  const atStart = start?.method === method && start.near === near && searched === "";
  const choices = usePickupPoints(method, searched, near, atStart ? start.options : undefined);
  const far = (km: number) => (km < aboutHere ? t("near") : t("far", { km }));
  const radio = register("delivery.point_id", { onChange: () => clearErrors("delivery.point_id") });
  const count = choices.options?.length;
  return (
    <fieldset className="points">
      <legend>{t("title")}</legend>
      <TextField
        id="point-search"
        className="scripted"
        label={t("search")}
        hint={t("hint")}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // Enter here means "search", which happens anyway; it must not send the order.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {zip === "" ? null : <PointsOrder zip={zip} nearest={nearest} onChange={setNearest} />}
      <noscript>
        <SortByZip zip={zip} sorted={sorted} />
      </noscript>
      <LiveRegion message={count === undefined ? "" : t("count", { count })} />
      <ChoiceError name="delivery.point_id" />
      <ChoiceList choices={choices} loading={t("loading")}>
        {(points) =>
          points.length === 0 ? (
            <p className="muted">{t("none")}</p>
          ) : (
            <div className="point-list">
              {points.map((point, place) => (
                <RadioOption
                  key={point.id}
                  {...radio}
                  id={place === 0 ? fieldId("delivery.point_id") : undefined}
                  value={point.id}
                  defaultChecked={getValues("delivery.point_id") === point.id}
                  aria-describedby={`${fieldId("delivery.point_id")}-error`}
                  title={heldWords(point.name)}
                  price={point.distance_km === null ? null : far(point.distance_km)}
                  note={`${point.address}, ${point.zip_code} ${point.city}`}
                />
              ))}
            </div>
          )
        }
      </ChoiceList>
    </fieldset>
  );
}
