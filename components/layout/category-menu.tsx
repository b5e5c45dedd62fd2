import { getTranslations } from "next-intl/server";
import { familyLinks } from "@/components/layout/family-links";
import { LinkList } from "@/components/ui/link-list";
import { catalogueOffered } from "@/lib/api/request/offered";
import { families } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";

/** All nine categories by family. Nothing without a catalogue. */
export async function CategoryMenu({ language }: { language: Language }) {
  if (!(await catalogueOffered())) return null;
  const t = await getTranslations("layout");
  return (
    <nav aria-label={t("all_categories")} className="menu-families">
      {families.map(async (family) => (
        <section key={family}>
          <h2>{t(`family.${family}`)}</h2>
          <LinkList links={await familyLinks(family, language)} />
        </section>
      ))}
    </nav>
  );
}
