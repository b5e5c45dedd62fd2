"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { ChoiceError } from "@/components/checkout/choice-error";
import { ChoiceList } from "@/components/checkout/choice-list";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { PickupPoints } from "@/components/checkout/pickup-points";
import { Step } from "@/components/checkout/step";
import { useKeptChoice } from "@/components/checkout/use-kept-choice";
import { RadioOption } from "@/components/ui/radio-option";
import type { Choices } from "@/lib/api/checkout";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { capital, onDays } from "@/lib/i18n/day";

/** Step two: how the tyres get there, with the price and the days of each way; for a partner garage also which one. */
export function DeliveryStep(props: {
  choices: Choices<DeliveryOption>;
  chosen: DeliveryOption | undefined;
  language: Language;
}) {
  const { choices, chosen, language } = props;
  const t = useTranslations("checkout");
  const { register, clearErrors } = useFormContext<CheckoutValues>();
  useKeptChoice("delivery.id", choices.options, choices.options?.find(({ type }) => type === "courier")?.id);
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
              aria-describedby={`${fieldId("delivery.id")}-error`}
              title={option.name}
              price={option.price.amount === 0 ? t("free") : formatMoney(option.price, language)}
              note={[
                option.estimate && `${capital(onDays(option.estimate, language))}.`,
                t(`delivery_note.${option.type}`),
              ]
                .filter(Boolean)
                .join(" ")}
            />
          ))
        }
      </ChoiceList>
      {chosen?.type === "parcelshop" ? <PickupPoints method={String(chosen.id)} /> : null}
    </Step>
  );
}
