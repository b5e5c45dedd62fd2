import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** Breadcrumbs from the home page to this page. @param steps links from the top; sizes are set so that they never break */
export function Crumbs({ steps }: { steps: { label: string; href: string; size?: boolean }[] }) {
  const t = useTranslations("listing");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="crumb">
        {steps.map(({ label, href, size }) => (
          <li key={href}>
            <Link href={href} className={size ? "num" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
