import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { type FixedPage, pathOf } from "@/lib/seo/paths";

type Target = { page: FixedPage; at?: string; children: ReactNode };

/** A link to a page with a fixed address. `at`: the anchor on that page */
export function PageLink({ language, page, at, children }: Target & { language: Language }) {
  return <Link href={`${pathOf(page, language)}${at === undefined ? "" : `#${at}`}`}>{children}</Link>;
}

/** The same for texts of one language, which then need not repeat it at every link. */
export const pageLink = (language: Language) => (target: Target) => <PageLink language={language} {...target} />;
