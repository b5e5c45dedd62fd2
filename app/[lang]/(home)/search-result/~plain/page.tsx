/**
 * The results of a search at their address without a language, `/search-result`: the same page in layout "home".
 * The middleware answers with it in place; a public address that ends in `~…` leads to the one before it.
 * Source: specification, section 2.
 */
export { default, generateMetadata } from "@/app/[lang]/(default)/search-result/page";

export const dynamic = "force-dynamic";
