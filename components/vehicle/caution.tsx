import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { alertIcon } from "@/components/ui/icons/alert";

/** That the car's papers decide, not this list. */
export function PapersDecide() {
  const t = useTranslations("vehicle.caution");
  return (
    <div className="papers">
      <Icon shape={alertIcon} />
      <div>
        <h2>{t("title")}</h2>
        <p>{t("text")}</p>
      </div>
    </div>
  );
}
