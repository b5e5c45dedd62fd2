import { notFound, permanentRedirect, redirect } from "next/navigation";
import { type CataloguePage, findCataloguePage } from "@/lib/api/catalogue/page-server";
import { pageLocale } from "@/lib/i18n/locale";
import { setPageStatus } from "@/lib/runtime/page-answer";

export type PageParams = { params: Promise<{ category: string; slug?: string[] }> };

/**
 * Everything a catalogue page shows. Redirects permanently (308) to the canonical address, to the last page (307) when the
 * number is too high, and ends in the not-found page (404) when nothing is there; the page in place of a tyre that is no longer
 * sold has status 410. Metadata and page share its reads.
 * @throws ApiError when the catalogue cannot be reached
 */
export async function loadPage({ params }: PageParams): Promise<CataloguePage> {
  const { category, slug } = await params;
  const page = await findCataloguePage(category, slug, await pageLocale());
  if (page.kind === "missing") notFound();
  if (page.kind === "moved") return page.permanent ? permanentRedirect(page.path) : redirect(page.path);
  if (page.kind === "listing" && page.gone !== undefined) setPageStatus(410, {});
  return page;
}
