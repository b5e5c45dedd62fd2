import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { carIcon } from "@/components/ui/icons/car";
import { Link } from "@/components/ui/link";
import { isOffered } from "@/lib/api/request/offered";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The way to the cars, where none is remembered; nothing where the back end knows no cars. */
export async function ByCarLink({ language }: { language: Language }) {
  if (!(await isOffered("GET /vehicles"))) return null;
  const t = await getTranslations("remembered");
  return (
    <p className="by-car-link">
      <Link href={pathOf("cars", language)}>
        <Icon shape={carIcon} />
        {t("choose")}
      </Link>
    </p>
  );
}
