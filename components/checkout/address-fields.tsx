"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { useField } from "@/components/checkout/use-field";
import { SelectField, TextField } from "@/components/ui/field";
import { deliveryCountries } from "@/lib/domain/delivery";
import { callingCodes } from "@/lib/domain/phone";

/**
 * An address. A change of country validates the ZIP again; the buyer's country sets the calling code while there is no number
 * yet.
 * @param of the buyer's, or that of the goods where they go elsewhere
 */
export function AddressFields({ of }: { of: "address" | "delivery_address" }) {
  const t = useTranslations(`checkout.label.${of}`);
  const countryName = useTranslations("checkout.country");
  const { getValues, setValue, trigger } = useFormContext<CheckoutValues>();
  const { onChange, ...country } = useField(`${of}.country`);
  // The labels of the other address are longer: on phones each field has a line of its own.
  const [place, keep] = of === "address" ? ["", " k"] : ["shipping ", ""];
  return (
    <>
      <SelectField
        {...country}
        label={t("country")}
        className="c6"
        autoComplete={`${place}country`}
        onChange={async (event) => {
          await onChange(event);
          const { address, contact, [of]: changed } = getValues();
          if (!contact.phone_number) setValue("contact.phone_code", `+${callingCodes[address.country]}`);
          if (changed.zip_code) await trigger(`${of}.zip_code`);
        }}
      >
        {deliveryCountries.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...useField(`${of}.address`)}
        label={t("address")}
        className="c6"
        autoComplete={`${place}street-address`}
        maxLength={200}
        required
      />
      <TextField
        {...useField(`${of}.zip_code`)}
        label={t("zip_code")}
        className={`c2${keep}`}
        inputMode="numeric"
        autoComplete={`${place}postal-code`}
        maxLength={12}
        required
      />
      <TextField
        {...useField(`${of}.city`)}
        label={t("city")}
        className={`c4${keep}`}
        autoComplete={`${place}address-level2`}
        maxLength={100}
        required
      />
    </>
  );
}
