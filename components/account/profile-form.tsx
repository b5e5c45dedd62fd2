"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { loadFieldRules } from "@/components/account/load-field-rules";
import { savedProfile } from "@/components/account/profile-values";
import { profileByForm } from "@/components/account/send-profile";
import { unsentForm } from "@/components/account/sent-form";
import { useCallForm } from "@/components/account/use-call-form";
import { Button } from "@/components/ui/button";
import { SelectField, TextField } from "@/components/ui/field";
import { LiveRegion } from "@/components/ui/live-region";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { saveUser, useUser } from "@/lib/api/account/browser";
import type { User } from "@/lib/contract/account";
import { countries } from "@/lib/domain/locale";
import { countryCodeErrorMs, formatPhone } from "@/lib/domain/phone";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** The profile: name, phone and address, which prefill the checkout. @param user as the server read it */
export function ProfileForm({ user }: { user: User }) {
  const t = useTranslations("account");
  const locale = usePageLocale();
  const { set } = useUser();
  const [saved, setSaved] = useState(false);
  const { first_name, last_name, country, address, zip_code, city } = user;
  const { form, field, answered, refused, sending, formProps } = useCallForm({
    byForm: profileByForm,
    unsent: unsentForm,
    start: {
      first_name,
      last_name,
      phone_number: formatPhone(user.phone_number),
      country: String(country),
      address,
      zip_code,
      city,
    },
    check: async (values) => (await loadFieldRules()).profile(values),
    send: async (values) => {
      setSaved(false);
      const body = savedProfile(values);
      const saved = (await saveUser(body, locale)) ?? { ...user, ...body };
      set(saved);
      form.reset({ ...values, phone_number: formatPhone(saved.phone_number), zip_code: saved.zip_code });
      setSaved(true);
    },
  });
  const { errors, isDirty, submitCount } = form.formState;
  const isSaved = saved && !isDirty;
  const foreign = errors.phone_number?.message === "country_code";
  // The error of a foreign country code disappears by itself. Source: specification, section 4.
  useEffect(() => {
    if (!foreign) return;
    const timer = setTimeout(() => form.clearErrors("phone_number"), countryCodeErrorMs);
    return () => clearTimeout(timer);
  }, [foreign, form.clearErrors]);
  const line = (name: Parameters<typeof field>[0], label: string, autoComplete: string, maxLength: number) => (
    <TextField {...field(name)} label={label} autoComplete={autoComplete} maxLength={maxLength} />
  );
  return (
    <form {...formProps} aria-labelledby="profile-title">
      <FormFailure {...refused} network={t("network")} />
      {answered.done && submitCount === 0 ? (
        <Notice kind="info" autoFocus>
          {t("profile.saved")}
        </Notice>
      ) : null}
      <LocaleField />
      <div className="auth-names">
        {line("first_name", t("profile.first_name"), "given-name", 80)}
        {line("last_name", t("profile.last_name"), "family-name", 80)}
      </div>
      <TextField
        {...field("phone_number")}
        label={t("profile.phone_number")}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <SelectField {...field("country")} label={t("profile.country")} autoComplete="country">
        <option value="">{t("profile.country_none")}</option>
        {countries.map((code) => (
          <option key={code} value={code}>
            {t(`profile.countries.${code}`)}
          </option>
        ))}
      </SelectField>
      {line("address", t("profile.address"), "street-address", 200)}
      <div className="acc-town">
        {line("zip_code", t("profile.zip_code"), "postal-code", 12)}
        {line("city", t("profile.city"), "address-level2", 100)}
      </div>
      <div className="acc-acts">
        <Button type="submit" aria-busy={sending}>
          {sending ? t("profile.saving") : t("profile.save")}
        </Button>
        {isSaved ? <span aria-hidden="true">{t("profile.saved")}</span> : null}
        <LiveRegion message={isSaved ? t("profile.saved") : ""} />
      </div>
    </form>
  );
}
