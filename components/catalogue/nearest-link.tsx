"use client";

import { nearestListing } from "@/components/catalogue/nearest";
import { Link } from "@/components/ui/link";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { usePublicPath } from "@/lib/preferences/public-path";

/**
 * On a not-found page, the way to the listing nearest to the address; nothing where the address is no catalogue's.
 * Such a page is not told its address on the server, this element reads it there as well as in the browser.
 * @param names of the categories by id, in the page's language
 */
export function NearestLink({ names }: { names: Record<string, string> }) {
  const { language, rest } = usePublicPath();
  const nearest = nearestListing(language, rest);
  if (!nearest) return null;
  const { category, size, path } = nearest;
  return (
    <Link className="btn go" href={path}>
      {names[category.id]} {size ? <span className="num">{formatTyreSize(size)}</span> : null}
    </Link>
  );
}
