import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { searchIcon } from "@/components/ui/icons/search";
import { Link } from "@/components/ui/link";
import { ByCarLink } from "@/components/vehicle/by-car-link";
import { RememberedChip } from "@/components/vehicle/remembered-chip";
import { catalogueOffered } from "@/lib/api/request/offered";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** A slim bar above pages on which tyres are chosen: the remembered car and size, or the two ways to name them. Nothing without a catalogue. */
export async function SizeBar({ language }: { language: Language }) {
  if (!(await catalogueOffered())) return null;
  const t = await getTranslations("finder");
  return (
    <section className="cf" aria-label={t("ways.label")}>
      <div className="wrap">
        <RememberedChip empty={<ByCarLink language={language} />} />
        <Link className="by-size-link" href={`${pathOf("home", language)}#find`}>
          <Icon shape={searchIcon} />
          {t("compact.choose")}
        </Link>
      </div>
    </section>
  );
}
