import "@/components/catalogue/not-shown/thirds.css";
import { useTranslations } from "next-intl";

const things = ["size", "season", "count"] as const;

/** What the shop has to know to sell tyres: three things that a customer has at hand. */
export function WhatToSay() {
  const t = useTranslations("no_catalogue.say");
  return (
    <section className="wrap sec" aria-labelledby="what-to-say">
      <h2 id="what-to-say">{t("title")}</h2>
      <ol className="thirds">
        {things.map((thing) => (
          <li key={thing}>
            <h3>{t(`${thing}.title`)}</h3>
            <p>{t(`${thing}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
