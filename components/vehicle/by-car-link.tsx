import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The way to the cars, where none is remembered. */
export async function ByCarLink({ language }: { language: Language }) {
  const t = await getTranslations("remembered");
  return (
    <p className="by-car-link">
      <Link href={pathOf("cars", language)}>
        <Icon name="car" />
        {t("choose")}
      </Link>
    </p>
  );
}
