import { useTranslations } from "next-intl";
import { DetailsInSight } from "@/components/ui/details-in-sight";

const places = ["sidewall", "papers", "door"] as const;

/**
 * Explains where a size is written. While it is open, CSS lights up the parts of the drawing one after another, without
 * scripts.
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
