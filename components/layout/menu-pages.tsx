import { getTranslations } from "next-intl/server";
import { pageNames } from "@/components/layout/footer-pages";
import { LinkList } from "@/components/ui/link-list";
import { idlePages } from "@/lib/api/shop/idle-pages";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

const pages = ["cars", "blog", "delivery", "orderTracking", "contacts"] as const;

/** The menu's pages besides the categories, without those that have no content. */
export async function MenuPages({ language }: { language: Language }) {
  const t = await getTranslations("layout");
  const car = await getTranslations("remembered");
  const names = { ...(await pageNames()), cars: car("choose") };
  const idle = await idlePages();
  return (
    <nav aria-label={t("menu_pages")} className="menu-pages">
      <LinkList
        links={pages.filter((page) => !idle.has(page)).map((page) => [pathOf(page, language), names[page]] as const)}
      />
    </nav>
  );
}
