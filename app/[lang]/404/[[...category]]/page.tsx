import "@/app/styles/not-found.css";
import type { Metadata } from "next";
import { categoryBySlug } from "@/lib/domain/category";
import { pageLocale } from "@/lib/i18n/locale";
import { MissingPage, missingPageMetadata } from "../../missing-page";

/** One for each language and category, rendered at its first visit, then cached. */
export function generateStaticParams(): { category: string[] }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await missingPageMetadata()), robots: { index: false } };
}

/**
 * The host sends it with status 404 for every missing page: Next's own answer to `notFound()` is empty until scripts have
 * loaded. @see lib/host/page-cache/missing-page.ts
 */
export default async function NotFoundPage({ params }: { params: Promise<{ category?: string[] }> }) {
  const { language } = await pageLocale();
  const [slug = ""] = (await params).category ?? [];
  return <MissingPage near={categoryBySlug(language, slug)} />;
}
