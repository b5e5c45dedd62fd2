import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BackLink } from "@/components/layout/back-link";
import { catalogueOffered } from "@/lib/api/request/offered";
import { categories } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** One line above the content that leads one step back. @param aside what stands at its other end */
export async function WayBack({ language, aside }: { language: Language; aside?: ReactNode }) {
  const t = await getTranslations("layout.back");
  const own = await getTranslations("no_catalogue");
  const home = (await catalogueOffered()) ? t("home") : own("back");
  const parents = {
    home: { href: pathOf("home", language), text: home },
    blog: { href: pathOf("blog", language), text: t("blog") },
    cart: { href: pathOf("cart", language), text: t("cart") },
    account: { href: pathOf("account", language), text: t("account") },
    signIn: { href: pathOf("signIn", language), text: t("sign_in") },
  };
  return (
    <div className="wrap back">
      <nav aria-label={t("label")}>
        <BackLink parents={parents} shop={["", "car", ...categories.map(({ slugs }) => slugs[language])]} />
      </nav>
      {aside}
    </div>
  );
}
