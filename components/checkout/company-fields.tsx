"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { ShownWhen } from "@/components/checkout/shown-when";
import { useField } from "@/components/checkout/use-field";
import { CheckOption } from "@/components/ui/check-option";
import { TextField } from "@/components/ui/field";

function Fields({ slovak }: { slovak: boolean }) {
  const t = useTranslations("checkout");
  return (
    <>
      <TextField
        {...useField("company.name")}
        label={t("label.company.name")}
        className="c4"
        autoComplete="organization"
        maxLength={200}
        required
      />
      <TextField
        {...useField("company.ico")}
        label={t("label.company.ico")}
        className="c2"
        inputMode="numeric"
        maxLength={20}
        required
      />
      <TextField
        {...useField("company.dic")}
        label={t("label.company.dic")}
        hint={t("hint.optional")}
        className="c3"
        maxLength={20}
      />
      <ShownWhen ticked={slovak}>
        <VatIdField />
      </ShownWhen>
    </>
  );
}

function VatIdField() {
  const t = useTranslations("checkout");
  return (
    <TextField
      {...useField("company.ic_dph")}
      label={t("label.company.ic_dph")}
      hint={t("hint.optional")}
      className="c3"
      maxLength={20}
    />
  );
}

/** Company details, shown when the box is ticked. What was typed is kept when it is unticked. */
export function CompanyFields() {
  const t = useTranslations("checkout");
  const { register, control, getValues } = useFormContext<CheckoutValues>();
  const isCompany = useWatch({ control, name: "is_company" });
  const country = useWatch({ control, name: "address.country" });
  return (
    <>
      <div className="c6">
        <CheckOption
          id="is_company"
          label={t("label.is_company")}
          defaultChecked={getValues("is_company")}
          {...register("is_company")}
        />
      </div>
      <ShownWhen ticked={isCompany}>
        <Fields slovak={country === "SK"} />
      </ShownWhen>
    </>
  );
}
