import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { carIcon } from "@/components/ui/icons/car";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Where no car is remembered: the way to choose one, so that the shop can say whether a tyre fits it. */
export function FitAsk({ language }: { language: Language }) {
  const t = useTranslations("remembered");
  return (
    <p className="fit-note">
      <Icon shape={carIcon} />
      <span>
        {t("note.ask")} <Link href={pathOf("cars", language)}>{t("note.ask_link")}</Link>
      </span>
    </p>
  );
}
