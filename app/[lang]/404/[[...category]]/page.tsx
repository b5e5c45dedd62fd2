import "@/app/styles/not-found.css";
import type { Metadata } from "next";
import { categoryBySlug } from "@/lib/domain/category";
import { pageLocale } from "@/lib/i18n/locale";
import { MissingPage, missingPageMetadata } from "../../missing-page";

/** One for each language and category, made at its first visit, then kept. */
export function generateStaticParams(): { category: string[] }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await missingPageMetadata()), robots: { index: false } };
}

/**
 * What the host sends, with status 404, wherever nothing is: Next's own answer to `notFound()` is empty until scripts
 * have come. @see lib/host/page-cache/missing-page.ts
 */
export default async function NotFoundPage({ params }: { params: Promise<{ category?: string[] }> }) {
  const { language } = await pageLocale();
  const [slug = ""] = (await params).category ?? [];
  return <MissingPage near={categoryBySlug(language, slug)} />;
}
