"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressFields } from "@/components/checkout/address-fields";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { ShownWhen } from "@/components/checkout/shown-when";
import { CheckOption } from "@/components/ui/check-option";

/** A separate delivery address, shown when the goods do not go to the buyer's address. */
export function OtherAddressFields() {
  const t = useTranslations("checkout");
  const { register, control, getValues } = useFormContext<CheckoutValues>();
  const isOther = useWatch({ control, name: "other_address" });
  return (
    <>
      <div className="c6">
        <CheckOption
          id="other_address"
          label={t("label.other_address")}
          defaultChecked={getValues("other_address")}
          {...register("other_address")}
        />
      </div>
      <ShownWhen ticked={isOther}>
        <AddressFields of="delivery_address" />
      </ShownWhen>
    </>
  );
}
