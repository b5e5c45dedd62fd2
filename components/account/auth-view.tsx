"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { AuthViewName } from "@/components/account/auth-views";
import { ForgotForm } from "@/components/account/forgot-form";
import { ProviderLinks } from "@/components/account/provider-links";
import { RegisterForm } from "@/components/account/register-form";
import { SignInForm } from "@/components/account/sign-in-form";
import type { ViewProps } from "@/components/account/view-link";
import { Button } from "@/components/ui/button";

type Props = ViewProps & {
  view: AuthViewName;
  /** The page's heading, or the dialog's. */
  level: "h1" | "h2";
  headingId: string;
  onSignedIn: () => void;
};

/** What follows the request for a new password. It says the same whether the address has an account or not. */
function Sent(props: { email: string; level: Props["level"]; headingId: string; onAgain: () => void }) {
  const t = useTranslations("auth.forgot_sent");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <props.level id={props.headingId} ref={heading} tabIndex={-1}>
        {t("title")}
      </props.level>
      <p className="mt-2">{t("text", { email: props.email })}</p>
      <Button look="text" onClick={props.onAgain}>
        {t("again")}
      </Button>
    </>
  );
}

/** One of the three views, with its heading: in a page, or in the dialog. */
export function AuthView(props: Props) {
  const { view, level: Heading, headingId, returnTo, onSignedIn } = props;
  const t = useTranslations("auth");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (view === "forgot" && sentTo !== null)
    return <Sent email={sentTo} level={Heading} headingId={headingId} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <Heading id={headingId} tabIndex={-1}>
        {t(`${view}.title`)}
      </Heading>
      <p className="muted sm mt-1">{t(`${view}.text`)}</p>
      {view === "sign_in" ? <SignInForm {...props} onSignedIn={onSignedIn} /> : null}
      {view === "register" ? <RegisterForm {...props} onSignedIn={onSignedIn} /> : null}
      {view === "forgot" ? <ForgotForm {...props} onSent={setSentTo} /> : <ProviderLinks returnTo={returnTo} />}
    </>
  );
}
