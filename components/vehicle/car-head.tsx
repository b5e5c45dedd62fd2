import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** The way from the home page down to a page of cars. */
function CarCrumbs({ steps }: { steps: { label: string; href: string }[] }) {
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

/** The head of a page of cars. @param backdrop the tread behind it */
export function CarHead(props: {
  steps: { label: string; href: string }[];
  title: string;
  lead: string;
  backdrop: ReactNode;
  children?: ReactNode;
}) {
  const { steps, title, lead, backdrop, children } = props;
  return (
    <div className="car-head">
      <div aria-hidden="true">{backdrop}</div>
      <div className="wrap">
        <CarCrumbs steps={steps} />
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
