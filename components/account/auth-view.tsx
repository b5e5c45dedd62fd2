"use client";

import { useTranslations } from "next-intl";
import type { AuthViewName } from "@/components/account/auth-views";
import { ForgotForm } from "@/components/account/forgot-form";
import { ProviderLinks } from "@/components/account/provider-links";
import { RegisterForm } from "@/components/account/register-form";
import { SignInForm } from "@/components/account/sign-in-form";
import { ViewHeading, type ViewHeadingProps } from "@/components/account/view-heading";
import type { ViewProps } from "@/components/account/view-link";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

type Props = ViewProps &
  ViewHeadingProps & { view: AuthViewName; providers?: readonly ProviderId[]; onSignedIn: () => void };

/** One of the three views, with its heading: in a page, or in the dialog. */
export function AuthView(props: Props) {
  const { view, returnTo, providers } = props;
  const t = useTranslations("auth");
  if (view === "forgot") return <ForgotForm {...props} />;
  return (
    <>
      <ViewHeading {...props} title={t(`${view}.title`)} text={t(`${view}.text`)} />
      {view === "sign_in" ? <SignInForm {...props} /> : <RegisterForm {...props} />}
      <ProviderLinks returnTo={returnTo} known={providers} />
    </>
  );
}
