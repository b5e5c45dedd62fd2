"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { ChoiceError } from "@/components/checkout/choice-error";
import { ChoiceList } from "@/components/checkout/choice-list";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { PickupPoints } from "@/components/checkout/pickup-points";
import type { StartPoints } from "@/components/checkout/start-points";
import { Step } from "@/components/checkout/step";
import { useDraftChoice } from "@/components/checkout/use-draft-choice";
import { Button } from "@/components/ui/button";
import { RadioOption } from "@/components/ui/radio-option";
import type { Choices } from "@/lib/api/checkout/browser";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { capital, onDays } from "@/lib/i18n/day";

/**
 * Step two: how the tyres get there, with the price and the days of each way.
 * @param pointsOf the chosen method if it needs a pickup point, @param points the initial points,
 * @param sorted they have just been sorted, without scripts,
 * @param described the methods are the shop's own, so they have descriptions
 */
export function DeliveryStep(props: {
  choices: Choices<DeliveryOption>;
  pointsOf: DeliveryOption | undefined;
  points: StartPoints | null | undefined;
  sorted: boolean;
  described: boolean;
  language: Language;
}) {
  const { choices, pointsOf, described, language } = props;
  const t = useTranslations("checkout");
  const { register, clearErrors, getValues } = useFormContext<CheckoutValues>();
  useDraftChoice("delivery.id", choices.options, choices.options?.find(({ type }) => type === "courier")?.id);
  const radio = register("delivery.id", { onChange: () => clearErrors(["delivery.id", "delivery.point_id"]) });
  return (
    <Step number={2} title={t("step.delivery")}>
      <ChoiceError name="delivery.id" />
      <ChoiceList choices={choices} loading={t("loading.delivery")}>
        {(options) =>
          options.map((option, place) => (
            <RadioOption
              key={option.id}
              {...radio}
              id={place === 0 ? fieldId("delivery.id") : undefined}
              value={option.id}
              defaultChecked={String(option.id) === getValues("delivery.id")}
              aria-describedby={`${fieldId("delivery.id")}-error`}
              title={unbrokenIn(language, option.name)}
              price={option.price.amount === 0 ? t("free") : formatMoney(option.price, language)}
              note={[
                option.estimate && `${capital(onDays(option.estimate, language))}.`,
                described && t(`delivery_note.${option.type}`),
              ]
                .filter(Boolean)
                .join(" ")}
            />
          ))
        }
      </ChoiceList>
      <noscript>
        <Button type="submit" name="step" value="update" className="mt-1">
          {t("update")}
        </Button>
      </noscript>
      {pointsOf ? (
        <PickupPoints method={String(pointsOf.id)} start={props.points ?? null} sorted={props.sorted} />
      ) : null}
    </Step>
  );
}
