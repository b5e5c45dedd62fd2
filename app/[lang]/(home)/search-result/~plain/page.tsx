import SearchResultPage from "@/app/[lang]/(default)/search-result/page";
import { SizeBar } from "@/components/vehicle/size-bar";
import { pageLocale } from "@/lib/i18n/locale";

export { generateMetadata } from "@/app/[lang]/(default)/search-result/page";

export const dynamic = "force-dynamic";

/**
 * The results of a search at their address without a language, `/search-result`: the same page in layout "home". The
 * middleware rewrites to it; a public address that ends in `~…` redirects to the one without. Source: specification, section
 * 2.
 */
export default async function PlainSearchResultPage(props: Parameters<typeof SearchResultPage>[0]) {
  const { language } = await pageLocale();
  return (
    <>
      <SizeBar language={language} />
      <SearchResultPage {...props} />
    </>
  );
}
