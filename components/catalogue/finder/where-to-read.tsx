import { useTranslations } from "next-intl";
import { DetailsInSight } from "@/components/ui/details-in-sight";

const places = ["sidewall", "papers", "door"] as const;

/**
 * Where a size is written. While it is open, the drawing above lights its parts up one after the other (a matter of style,
 * so that it works without scripts).
 */
export function WhereToRead() {
  const t = useTranslations("finder.where");
  return (
    <DetailsInSight className="where">
      <summary>{t("title")}</summary>
      <ol>
        {places.map((place) => (
          <li key={place}>
            <b>{t(`${place}.title`)}</b>
            <span>{t(`${place}.text`)}</span>
          </li>
        ))}
      </ol>
    </DetailsInSight>
  );
}
