"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { useField } from "@/components/checkout/use-field";
import { SelectField, TextField } from "@/components/ui/field";
import { deliveryCountries } from "@/lib/domain/delivery";
import { callingCodes } from "@/lib/domain/phone";

/** The address. Another country brings its calling code along while there is no number yet, and has its ZIP checked anew. */
export function AddressFields() {
  const t = useTranslations("checkout");
  const { getValues, setValue, trigger } = useFormContext<CheckoutValues>();
  const { onChange, ...country } = useField("address.country");
  return (
    <>
      <SelectField
        {...country}
        label={t("label.address.country")}
        className="c6"
        autoComplete="country"
        onChange={async (event) => {
          await onChange(event);
          const { address, contact } = getValues();
          if (!contact.phone_number) setValue("contact.phone_code", `+${callingCodes[address.country]}`);
          if (address.zip_code) await trigger("address.zip_code");
        }}
      >
        {deliveryCountries.map(({ code }) => (
          <option key={code} value={code}>
            {t(`country.${code}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...useField("address.address")}
        label={t("label.address.address")}
        className="c6"
        autoComplete="street-address"
        maxLength={200}
        required
      />
      <TextField
        {...useField("address.zip_code")}
        label={t("label.address.zip_code")}
        className="c2 k"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        required
      />
      <TextField
        {...useField("address.city")}
        label={t("label.address.city")}
        className="c4 k"
        autoComplete="address-level2"
        maxLength={100}
        required
      />
    </>
  );
}
