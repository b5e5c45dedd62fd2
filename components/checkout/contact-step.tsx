"use client";

import { useTranslations } from "next-intl";
import { AddressFields } from "@/components/checkout/address-fields";
import { CompanyFields } from "@/components/checkout/company-fields";
import { OtherAddressFields } from "@/components/checkout/other-address-fields";
import { PhoneField } from "@/components/checkout/phone-field";
import { Step } from "@/components/checkout/step";
import { useField } from "@/components/checkout/use-field";
import { EmailField } from "@/components/ui/email-field";
import { TextField } from "@/components/ui/field";

/** Step one: who orders, and where they live. @param offersOther another delivery address is possible */
export function ContactStep({ offersOther }: { offersOther: boolean }) {
  const t = useTranslations("checkout");
  return (
    <Step number={1} title={t("step.contact")}>
      <div className="fg">
        <TextField
          {...useField("contact.first_name")}
          label={t("label.contact.first_name")}
          className="c3"
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...useField("contact.last_name")}
          label={t("label.contact.last_name")}
          className="c3"
          autoComplete="family-name"
          maxLength={80}
          required
        />
        <EmailField
          {...useField("contact.email")}
          label={t("label.contact.email")}
          hint={t("hint.email")}
          className="c3"
          required
        />
        <PhoneField />
        <AddressFields of="address" />
        {offersOther ? <OtherAddressFields /> : null}
        <CompanyFields />
      </div>
    </Step>
  );
}
