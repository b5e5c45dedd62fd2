"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { ChoiceError } from "@/components/checkout/choice-error";
import { ChoiceList } from "@/components/checkout/choice-list";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { TextField } from "@/components/ui/field";
import { LiveRegion } from "@/components/ui/live-region";
import { RadioOption } from "@/components/ui/radio-option";
import { usePickupPoints } from "@/lib/api/checkout";

/** How long the shopper pauses before what is typed is searched for, in milliseconds. */
const pause = 250;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The points of a method: a list to choose from, narrowed by town, ZIP or name. It begins with the shopper's own town. */
export function PickupPoints({ method }: { method: string }) {
  const t = useTranslations("checkout.points");
  const { register, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const [text, setText] = useState("");
  const choices = usePickupPoints(method, useSettled(text));
  const radio = register("delivery.point_id", { onChange: () => clearErrors("delivery.point_id") });
  const count = choices.options?.length;
  return (
    <fieldset className="points">
      <legend>{t("title")}</legend>
      <TextField
        id="point-search"
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
                  title={point.name}
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
