"use client";

import { setCookie } from "cookies-next/client";
import { useLocale, useTranslations } from "next-intl";
import { providerPath, useProviders } from "@/lib/api/account/auth-browser";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { languageCookie, preferenceCookie } from "@/lib/preferences/cookies";

/**
 * Links to sign in with other services, for those the shop has keys for. @param known the services, when the page already
 * knows them
 */
export function ProviderLinks({ returnTo, known }: { returnTo: string; known?: readonly ProviderId[] | undefined }) {
  const t = useTranslations("auth");
  const providers = useProviders(known);
  const language = useLocale();
  if (providers.length === 0) return null;
  return (
    <div className="auth-providers">
      <p className="auth-or muted sm">{t("or")}</p>
      {providers.map((id) => (
        // Another site's document: not a router link.
        // The return address has no language: the stored one is used.
        <a
          key={id}
          className="btn full"
          href={providerPath(id, returnTo)}
          onClick={() => setCookie(languageCookie, language, preferenceCookie)}
        >
          {t(`provider.${id}`)}
        </a>
      ))}
    </div>
  );
}
