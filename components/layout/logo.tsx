import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The mark: three rows of tread blocks. */
function LogoMark() {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path d="M0 6l8-6v8l-8 6zM0 17l8-6v8l-8 6zM0 28l8-6v8H0zM11 0h8v8l-8 0zM11 11h8v8h-8zM11 22h8v8h-8zM22 0l8 6v8l-8-6zM22 11l8 6v8l-8-6zM22 22l8 6v2h-8z" />
    </svg>
  );
}

/** The logo with the shop's name, linked to the landing page. @param still without a link */
export async function Logo({ language, still = false }: { language: Language; still?: boolean }) {
  const t = await getTranslations("layout");
  if (still) {
    return (
      <p className="logo">
        <LogoMark />
        DEZÉN
      </p>
    );
  }
  return (
    <Link className="logo" href={pathOf("home", language)} aria-label={t("home")}>
      <LogoMark />
      DEZÉN
    </Link>
  );
}
