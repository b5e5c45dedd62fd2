import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** The way from the home page down to a page of cars. */
export function CarCrumbs({ steps }: { steps: { label: string; href: string }[] }) {
  const t = useTranslations("vehicle");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="crumb">
        {steps.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
