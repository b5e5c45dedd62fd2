"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { ChoiceError } from "@/components/checkout/choice-error";
import { ChoiceList } from "@/components/checkout/choice-list";
import { DollarsLine } from "@/components/checkout/dollars-line";
import { type CheckoutValues, fieldId } from "@/components/checkout/form-values";
import { Step } from "@/components/checkout/step";
import { useDraftChoice } from "@/components/checkout/use-draft-choice";
import { useField } from "@/components/checkout/use-field";
import { TextAreaField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { cardIcon } from "@/components/ui/icons/card";
import { RadioOption } from "@/components/ui/radio-option";
import type { Choices } from "@/lib/api/checkout/browser";
import type { PaymentMethod } from "@/lib/contract/checkout";
import type { Currency, Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Step three: how to pay, a note, and (`children`) the order as a whole with the button. @param currency of the prices; `null` where the back end has its own rules */
export function PaymentStep(props: {
  choices: Choices<PaymentMethod>;
  language: Language;
  currency: Currency | null;
  children: ReactNode;
}) {
  const { choices, language } = props;
  const t = useTranslations("checkout");
  const { register, clearErrors, getValues } = useFormContext<CheckoutValues>();
  useDraftChoice("payment.id", choices.options, choices.options?.[0]?.id);
  /** A payment method that only the back end knows has no note. */
  const noteOf = ({ id, test }: PaymentMethod) => {
    const key = `payment_note.${test ? "online_test" : id}`;
    return t.has(key as never) ? t(key as never) : undefined;
  };
  const radio = register("payment.id", { onChange: () => clearErrors("payment.id") });
  return (
    <Step number={3} title={t("step.payment")}>
      {props.currency === "USD" ? <DollarsLine /> : null}
      <ChoiceError name="payment.id" />
      <ChoiceList choices={choices} loading={t("loading.payment")}>
        {(options) =>
          options.map((option, place) => (
            <RadioOption
              key={option.id}
              {...radio}
              id={place === 0 ? fieldId("payment.id") : undefined}
              value={option.id}
              defaultChecked={String(option.id) === getValues("payment.id")}
              aria-describedby={`${fieldId("payment.id")}-error`}
              title={
                paymentKind(option.id) === "online" ? (
                  <>
                    <Icon shape={cardIcon} /> {option.name}
                  </>
                ) : (
                  option.name
                )
              }
              price={option.price.amount === 0 ? t("free") : formatMoney(option.price, language)}
              note={noteOf(option)}
            />
          ))
        }
      </ChoiceList>
      <div className="mt-3">
        <TextAreaField {...useField("note")} label={t("label.note")} hint={t("hint.note")} rows={3} maxLength={1000} />
      </div>
      {props.children}
    </Step>
  );
}
