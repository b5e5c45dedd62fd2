"use client";

import { useTranslations } from "next-intl";
import { providerPath, useProviders } from "@/lib/api/auth";

/** Signing in with another service, for those that the shop has keys for. */
export function ProviderLinks({ returnTo }: { returnTo: string }) {
  const t = useTranslations("auth");
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <div className="auth-providers">
      <p className="auth-or muted sm">{t("or")}</p>
      {providers.map((id) => (
        // A whole document of another site: no link of the router's.
        <a key={id} className="btn full" href={providerPath(id, returnTo)}>
          {t(`provider.${id}`)}
        </a>
      ))}
    </div>
  );
}
