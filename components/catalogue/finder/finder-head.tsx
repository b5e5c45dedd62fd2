import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/**
 * Above the landing page's finder: the heading, a word on it, and the two ways to find a tyre.
 * @param lead that word, @param byCar is there the way by car? Without it there is no choice to make
 */
export function FinderHead({ lead, byCar }: { lead: ReactNode; byCar: boolean }) {
  const t = useTranslations("finder");
  return (
    <>
      <h1>{t("title")}</h1>
      <div className="ask-lead">{lead}</div>
      {byCar ? (
        <fieldset className="tabs">
          <legend className="vh">{t("ways.label")}</legend>
          <label>
            <input type="radio" name="way" id="t1" defaultChecked />
            {t("ways.size")}
          </label>
          <label>
            <input type="radio" name="way" id="t2" />
            {t("ways.car")}
          </label>
        </fieldset>
      ) : null}
    </>
  );
}
