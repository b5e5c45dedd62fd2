"use client";

import { setCookie } from "cookies-next/client";
import { useLocale, useTranslations } from "next-intl";
import { providerPath, useProviders } from "@/lib/api/account/auth-browser";
import type { ProviderId } from "@/lib/contract/auth";
import { languageCookie, preferenceCookie } from "@/lib/preferences/cookies";

/** Signing in with another service, for those that the shop has keys for. @param known those, where the page came with them */
export function ProviderLinks({ returnTo, known }: { returnTo: string; known?: readonly ProviderId[] | undefined }) {
  const t = useTranslations("auth");
  const providers = useProviders(known);
  const language = useLocale();
  if (providers.length === 0) return null;
  return (
    <div className="auth-providers">
      <p className="auth-or muted sm">{t("or")}</p>
      {providers.map((id) => (
        // A whole document of another site: no link of the router's.
        // The way back has no language in its address: the stored one leads it home.
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
