import { useLocale, useTranslations } from "next-intl";
import { resultHref } from "@/components/search/result-href";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { TyreSize } from "@/components/ui/tyre-size";
import type { UnderstoodSearch } from "@/lib/contract/search";

type UnderstandingProps = { understood: UnderstoodSearch };

/** How the search was understood: each part can be removed; corrections and unknown words are shown. */
export function Understanding({ understood }: UnderstandingProps) {
  const t = useTranslations("search.result");
  const language = useLocale();
  const { parts, corrected, unknown } = understood;
  const list = new Intl.ListFormat(language).format(unknown.map((word) => `„${word}“`));
  return (
    <div className="understood">
      {parts.length > 0 ? (
        <>
          <h2 className="sm">{t("understood")}</h2>
          <ul className="chips">
            {parts.map(({ kind, label, without }) => (
              <li key={`${kind} ${label}`}>
                {without === "" ? (
                  <span className="chip">{label}</span>
                ) : (
                  <Chip label={label} removeLabel={t("remove")} href={resultHref(language, without)} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {corrected.map(({ typed, read }) => (
        <p key={typed} className="sm muted">
          {t("corrected", { typed, read })}
        </p>
      ))}
      {parts.length > 0 && unknown.length > 0 ? (
        <p className="sm muted">{t("unknown", { count: unknown.length, words: list })}</p>
      ) : null}
    </div>
  );
}

/** The named car's sizes, each a narrower search, with the caution that its papers decide. */
export function VehicleSizes({ understood: { vehicle } }: UnderstandingProps) {
  const t = useTranslations("search.result");
  const language = useLocale();
  if (!vehicle || vehicle.sizes.length === 0) return null;
  return (
    <section className="car-sizes" aria-labelledby="search-sizes">
      <h2 id="search-sizes" className="sm">
        {t("sizes", { vehicle: vehicle.label })}
      </h2>
      <ul className="chips">
        {vehicle.sizes.map(({ text, q, count }) => (
          <li key={text}>
            <Link className="chip" href={resultHref(language, q)} rel="nofollow">
              <TyreSize text={text} /> ({count})
            </Link>
          </li>
        ))}
      </ul>
      <p className="sm">{t("papers")}</p>
    </section>
  );
}

/** Links into the catalogue's own listings of the same tyres, which have all the filters. */
export function Listings({ understood: { listings } }: UnderstandingProps) {
  const t = useTranslations("search.result");
  if (listings.length === 0) return null;
  return (
    <nav className="search-listings" aria-label={t("listings")}>
      <span className="sm muted">{t("listings")}: </span>
      <ul>
        {listings.map(({ label, path, count }) => (
          <li key={path}>
            <Link href={path}>{t("listing", { name: label, count })}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
