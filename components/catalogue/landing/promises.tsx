import { getTranslations } from "next-intl/server";
import { brakingExtraMetres } from "@/lib/domain/eu-label";

const keys = ["date", "year", "label", "reduction"] as const;

/** Four promises to buyers; each figure is a rule of the shop or of the law. */
export async function Promises({ year }: { year: number }) {
  const t = await getTranslations("landing.promises");
  const figure = { date: "4×", year: String(year), label: String(brakingExtraMetres("E")), reduction: "30" };
  return (
    <section className="slab sec" data-below="">
      <div className="wrap">
        <h2>{t("title")}</h2>
        <ul className="facts">
          {keys.map((key) => (
            <li key={key}>
              <span className="big">
                {figure[key]}
                <small>{t(`${key}.unit`)}</small>
              </span>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <hr className="dash" />
      </div>
    </section>
  );
}
