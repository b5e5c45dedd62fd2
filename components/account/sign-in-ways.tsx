"use client";

import { setCookie } from "cookies-next/client";
import { useTranslations } from "next-intl";
import { type FormEvent, useActionState, useState } from "react";
import { FormFailure } from "@/components/account/form-failure";
import { pageLoading } from "@/components/account/page-loading";
import { PasswordWay } from "@/components/account/password-way";
import { wayByForm } from "@/components/account/send-account";
import { unsentLink } from "@/components/account/sent-form";
import { Button, buttonClass } from "@/components/ui/button";
import { LiveRegion } from "@/components/ui/live-region";
import { LocaleField } from "@/components/ui/locale-field";
import { Notice } from "@/components/ui/notice";
import { beginLinking, unlinkProvider } from "@/lib/api/account/identities-browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import type { Identities } from "@/lib/contract/identities";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { dateOf } from "@/lib/i18n/moment";
import { languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";

type Props = Identities & { offered: readonly ProviderId[]; email: string };

/**
 * The ways to sign in: the password, and services that can be linked and unlinked. A linked service without keys is shown
 * too, so that it can be unlinked.
 */
export function SignInWays({ has_password, data, offered, email }: Props) {
  const t = useTranslations("account.ways");
  const account = useTranslations("account");
  const locale = usePageLocale();
  const [linked, setLinked] = useState(data);
  const [busy, setBusy] = useState<ProviderId | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [failure, setFailure] = useState<Failure | null>(null);
  const [answered, formAction] = useActionState(wayByForm, unsentLink);
  const shown = [...new Set([...offered, ...linked.map(({ provider }) => provider)])];
  if (offered.length === 0 && data.length === 0) return null;

  async function change(provider: ProviderId, work: () => Promise<void>) {
    if (busy) return;
    setBusy(provider);
    setFailure(null);
    setAnnouncement("");
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(null);
    }
  }
  const link = (provider: ProviderId) =>
    change(provider, async () => {
      // The return address has no language: the stored one is used.
      setCookie(languageCookie, locale.language, preferenceCookie);
      pageLoading.elsewhere(await beginLinking(provider, pathOf("account", locale.language), locale));
    });
  const unlink = (provider: ProviderId) =>
    change(provider, async () => {
      await unlinkProvider(provider, locale);
      setLinked(linked.filter((one) => one.provider !== provider));
      setAnnouncement(t("unlinked", { provider: t(provider) }));
      setBusy(null);
    });
  const press = (provider: ProviderId, isLinked: boolean) => (event: FormEvent) => {
    event.preventDefault();
    void (isLinked ? unlink(provider) : link(provider));
  };
  const byForm = answered.provider && { provider: t(answered.provider) };

  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">{t("title")}</h2>
      <p className="muted sm mt-1">{t("text")}</p>
      <div className={failure || answered.provider ? "mt-2" : undefined}>
        <FormFailure failure={failure} said={answered.failure} network={account("network")} />
        {byForm && answered.unlinked && answered.done ? (
          <Notice kind="info" autoFocus>
            {t("unlinked", byForm)}
          </Notice>
        ) : null}
        {answered.location && byForm ? (
          <Notice kind="info" autoFocus>
            <a className={buttonClass({ small: true })} href={answered.location}>
              {t("link_on", byForm)}
            </a>
          </Notice>
        ) : null}
      </div>
      <LiveRegion message={announcement} />
      <ul className="acc-states acc-ways">
        <PasswordWay has={has_password} email={email} onFailure={setFailure} />
        {shown.map((provider) => {
          const since = linked.find((one) => one.provider === provider)?.since;
          const name = { provider: t(provider) };
          return (
            <li key={provider}>
              <span>
                <b>{t(provider)}</b>
                <br />
                <span className="muted sm">
                  {since ? t("linked", { date: dateOf(since, locale.language) }) : t("not_linked")}
                </span>
              </span>
              <form action={formAction} onSubmit={press(provider, since !== undefined)}>
                <LocaleField />
                <Button
                  type="submit"
                  name={since ? "unlink" : "link"}
                  value={provider}
                  small
                  aria-busy={busy === provider}
                >
                  {busy === provider ? t(since ? "unlinking" : "linking") : t(since ? "unlink" : "link", name)}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
