import { useTranslations } from "next-intl";
import { ArrowIcon } from "@/components/catalogue/finder/arrow-icon";
import { SizeFields } from "@/components/catalogue/finder/size-fields";
import type { FinderStart } from "@/components/catalogue/finder/start";
import type { Language } from "@/lib/domain/locale";
import { narrowThousands } from "@/lib/domain/thousands";

/** The small finder as the server makes it: a form that works without scripts, where no count can follow the choice. */
export function CompactForm({ start, language }: { start: FinderStart; language: Language }) {
  const t = useTranslations("finder");
  return (
    <form className="cf-form" action={`/${language}/find`}>
      <div className="pane">
        <SizeFields id="size" choice={start.choice} options={start.options} />
      </div>
      <div className="typed">
        <label htmlFor="size-typed">{t("typed.label")}</label>
        <input id="size-typed" name="q" type="text" autoComplete="off" maxLength={80} placeholder="205/55 R16 91V" />
      </div>
      <button className="btn go" type="submit">
        <span>
          {t("show")} <output className="scripted">{narrowThousands(t("count", { count: start.count }))}</output>
          <noscript>{t("tyres")}</noscript>
        </span>
        <ArrowIcon />
      </button>
    </form>
  );
}
